"""Every path of the life cycle, as the exact sequence of calls (MIDP 2.0, MIDlet)."""

import pytest

from emulator import State
from emulator.ams.lifecycle import AFTER, LifecycleError, Move, after
from emulator.midp.lang import SecurityException, Thread
from emulator.midp.midlet import MIDlet, MIDletStateChangeException


class Fault(Exception):
    """What the MIDlets of this test raise."""


@pytest.fixture
def recording():
    """`recording(**behaviour)` makes a MIDlet class that writes down its calls; behaviour by method name."""

    def make(**behaviour):
        calls = []

        class Recording(MIDlet):
            def __init__(self):
                calls.append("constructor")
                super().__init__()
                behaviour.get("constructor", lambda midlet: None)(self)

            def start_app(self):
                calls.append("start_app")
                behaviour.get("start_app", lambda midlet: None)(self)

            def pause_app(self):
                calls.append("pause_app")
                behaviour.get("pause_app", lambda midlet: None)(self)

            def destroy_app(self, unconditional):
                calls.append(f"destroy_app({unconditional})")
                behaviour.get("destroy_app", lambda midlet: None)(self)
        Recording.calls = calls
        return Recording
    return make


def refuse(midlet):
    raise MIDletStateChangeException("not now")


def fail(midlet):
    raise Fault("on purpose")


@pytest.mark.parametrize("state, move, leads_to", [(s, m, t) for (s, m), t in AFTER.items()])
def test_the_table_is_what_after_walks(state, move, leads_to):
    assert after(state, move) is leads_to


@pytest.mark.parametrize("move", Move)
def test_nothing_leads_out_of_destroyed(move):
    with pytest.raises(LifecycleError, match="DESTROYED"):
        after(State.DESTROYED, move)


def test_a_launched_midlet_is_made_started_and_active(phone, recording):
    app = phone.launch(midlet := recording())
    assert (midlet.calls, app.state) == (["constructor", "start_app"], State.ACTIVE)


def test_it_is_paused_until_start_app_is_called(phone, recording):
    states = []
    phone.launch(recording(constructor=lambda midlet: states.append(midlet._phone.state),
                           start_app=lambda midlet: states.append(midlet._phone.state)))
    assert states == [State.PAUSED, State.ACTIVE]


def test_pause_and_resume_call_pause_app_and_start_app_again(phone, recording):
    app = phone.launch(midlet := recording())
    phone.pause()
    assert app.state is State.PAUSED
    phone.resume()
    assert app.state is State.ACTIVE
    assert midlet.calls == ["constructor", "start_app", "pause_app", "start_app"]


def test_pausing_a_paused_phone_and_resuming_an_active_one_do_nothing(phone, recording):
    phone.launch(midlet := recording())
    phone.resume()
    phone.pause()
    phone.pause()
    assert midlet.calls == ["constructor", "start_app", "pause_app"]


def test_a_constructor_that_raises_is_destroyed_and_nothing_is_called(phone, recording):
    with pytest.raises(Fault):
        phone.launch(midlet := recording(constructor=fail))
    assert midlet.calls == ["constructor"]


def test_start_app_that_says_not_now_stays_paused_and_is_started_later(phone, recording):
    answers = [refuse, lambda midlet: None]
    app = phone.launch(midlet := recording(start_app=lambda m: answers.pop(0)(m)))
    assert app.state is State.PAUSED and app.errors == []
    phone.resume()
    assert app.state is State.ACTIVE
    assert midlet.calls == ["constructor", "start_app", "start_app"]


@pytest.mark.parametrize("method, before", [("start_app", []), ("pause_app", ["pause_app"])])
def test_an_error_out_of_start_app_or_pause_app_destroys_it_with_destroy_app_true(phone, recording, method, before):
    midlet = recording(**{method: fail})
    with pytest.raises(Fault):
        phone.launch(midlet)
        phone.pause()
    phone.run(0)
    assert midlet.calls == ["constructor", "start_app", *before, "destroy_app(True)"]


def test_pause_app_that_says_not_now_is_an_error_like_any_other(phone, recording):
    app = phone.launch(midlet := recording(pause_app=refuse))
    with pytest.raises(MIDletStateChangeException):
        phone.pause()
    phone.run(0)
    assert app.state is State.DESTROYED and midlet.calls[-1] == "destroy_app(True)"


def test_destroy_app_false_may_refuse_and_it_stays_as_it_was(phone, recording):
    app = phone.launch(midlet := recording(destroy_app=refuse))
    assert app.close(unconditional=False) is False
    assert app.state is State.ACTIVE
    phone.pause()
    assert app.close(unconditional=False) is False
    assert app.state is State.PAUSED
    assert midlet.calls[-1] == "destroy_app(False)"


def test_destroy_app_true_may_not_refuse(phone, recording):
    app = phone.launch(midlet := recording(destroy_app=refuse))
    assert app.close() is True
    assert (app.state, midlet.calls[-1], app.errors) == (State.DESTROYED, "destroy_app(True)", [])


@pytest.mark.parametrize("unconditional", [True, False])
def test_an_error_out_of_destroy_app_does_not_keep_it_alive(phone, recording, unconditional):
    app = phone.launch(recording(destroy_app=fail))
    with pytest.raises(Fault):
        app.close(unconditional)
    phone.run(0)
    assert app.state is State.DESTROYED


def test_destroy_app_is_called_from_paused_too(phone, recording):
    app = phone.launch(midlet := recording())
    phone.pause()
    app.close()
    assert midlet.calls[-2:] == ["pause_app", "destroy_app(True)"] and app.state is State.DESTROYED


def test_notify_destroyed_ends_it_without_destroy_app(phone, recording):
    app = phone.launch(midlet := recording(start_app=lambda midlet: midlet.notify_destroyed()))
    assert app.state is State.DESTROYED and midlet.calls == ["constructor", "start_app"]


def test_code_after_notify_destroyed_still_runs(phone, recording):
    log = []

    def body(midlet):
        midlet.notify_destroyed()
        log.append("after")
    phone.launch(recording(start_app=body))
    assert log == ["after"]


def test_start_app_that_has_called_notify_destroyed_runs_to_its_end(phone, recording):
    log = []

    def body(midlet):
        midlet.notify_destroyed()
        Thread.sleep(100)
        log.append("end of start_app")
    phone.launch(recording(start_app=body))
    phone.run(200)
    assert log == ["end of start_app"]


def test_destroy_app_that_calls_notify_destroyed_is_called_once(phone, recording):
    app = phone.launch(midlet := recording(destroy_app=lambda midlet: midlet.notify_destroyed()))
    app.close()
    assert midlet.calls == ["constructor", "start_app", "destroy_app(True)"]


def test_notify_paused_pauses_it_without_pause_app(phone, recording):
    app = phone.launch(midlet := recording())
    app.midlet.notify_paused()
    phone.run(0)
    assert app.state is State.PAUSED and midlet.calls == ["constructor", "start_app"]


def test_notify_paused_of_a_paused_one_changes_nothing(phone, recording):
    app = phone.launch(midlet := recording())
    phone.pause()
    app.midlet.notify_paused()
    phone.run(0)
    assert app.state is State.PAUSED and midlet.calls == ["constructor", "start_app", "pause_app"]


def test_resume_request_has_start_app_called_later_and_not_inside_it(phone, recording):
    app = phone.launch(midlet := recording())
    phone.pause()
    app.midlet.resume_request()
    assert midlet.calls[-1] == "pause_app"
    phone.run(0)
    assert app.state is State.ACTIVE and midlet.calls[-1] == "start_app"


def test_nothing_is_called_on_a_destroyed_midlet(phone, recording):
    app = phone.launch(midlet := recording())
    app.close()
    calls = list(midlet.calls)
    phone.pause()
    phone.resume()
    app.midlet.notify_paused()
    app.midlet.resume_request()
    app.close()
    phone.run(100)
    assert midlet.calls == calls and app.state is State.DESTROYED


def test_only_the_phone_may_make_a_midlet(phone, recording):
    other = recording()
    with pytest.raises(SecurityException):
        phone.launch(recording(start_app=lambda midlet: other()))


def test_a_midlet_made_inside_anothers_constructor_is_refused_too(phone, recording):
    other = recording()
    with pytest.raises(SecurityException):
        phone.launch(recording(constructor=lambda midlet: other()))


def test_its_threads_end_with_it(phone, recording):
    app = phone.launch(recording(start_app=lambda midlet: Thread(lambda: Thread.sleep(10_000)).start()))
    group = app.midlet._phone.group
    assert len(group.threads) == 1
    app.close()
    assert not group.threads


def test_its_threads_go_on_while_it_is_paused(phone, recording):
    ticks = []

    def tick():
        while True:
            Thread.sleep(10)
            ticks.append(phone.now)
    phone.launch(recording(start_app=lambda midlet: Thread(tick).start()))
    phone.pause()
    phone.run(30)
    assert ticks == [10, 20, 30]


def test_a_start_app_that_never_returns_can_be_ended(phone, recording):
    app = phone.launch(midlet := recording(start_app=lambda midlet: Thread.sleep(1_000_000)))
    assert app.close() is True
    assert midlet.calls[-1] == "destroy_app(True)" and app.state is State.DESTROYED


def test_a_destroy_app_that_never_returns_gets_400_ms(phone, recording):
    app = phone.launch(recording(destroy_app=lambda midlet: Thread.sleep(1_000_000)))
    started = phone.now
    app.close()
    assert app.state is State.DESTROYED and phone.now - started <= 800


def test_the_red_key_ends_what_is_in_front(phone, recording):
    app = phone.launch(midlet := recording())
    phone.press("end")
    assert app.state is State.DESTROYED and midlet.calls[-1] == "destroy_app(True)"


def test_launching_another_pauses_the_first(phone, recording):
    first, second = phone.launch(recording()), phone.launch(recording())
    assert (first.state, second.state) == (State.PAUSED, State.ACTIVE)


def test_switching_the_phone_off_destroys_what_runs(recording):
    from emulator import Phone
    with Phone() as phone:
        phone.launch(midlet := recording())
    assert midlet.calls[-1] == "destroy_app(True)"


def test_an_error_of_a_thread_is_kept_shown_and_raised(phone, recording):
    with pytest.raises(Fault):
        phone.launch(recording(start_app=lambda midlet: Thread(lambda: fail(midlet)).start()))
    phone.run(0)
    app = phone.apps[0]
    assert [type(error) for error in app.errors] == [Fault]
    assert "on purpose" in phone.screen.text()
