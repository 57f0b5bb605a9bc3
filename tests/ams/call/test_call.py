"""An incoming call, at every moment of a MIDlet's life: it takes the phone and gives it back as it was."""

import pytest

from emulator import Phone, State
from emulator.ams.call.call import RINGS_FOR
from emulator.ams.call.states import CallState, Outcome
from emulator.errors import UserError
from emulator.handset.sound.ring import EVERY
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Alert, AlertType, Display, Form
from emulator.midp.midlet import MIDlet, MIDletStateChangeException
from emulator.midp.util import Timer, TimerTask

NUMBER = "+49 30 1234"


class Diary(MIDlet):
    """Writes down what is called on it; `on` holds what it does then."""

    on = {}

    def __init__(self):
        super().__init__()
        self.calls = []
        self.form = Form("Diary")

    def start_app(self):
        self.calls.append("start_app")
        if len(self.calls) == 1:
            show(self)
        self.on.get("start_app", lambda midlet: None)(self)

    def pause_app(self):
        self.calls.append("pause_app")
        self.on.get("pause_app", lambda midlet: None)(self)

    def destroy_app(self, unconditional):
        self.calls.append("destroy_app")
        self.on.get("destroy_app", lambda midlet: None)(self)


def show(midlet):
    Display.get_display(midlet).set_current(midlet.form)


def diary(**on):
    return type("Diary", (Diary,), {"on": on})


def calls_screen(phone):
    return "Incoming call" in phone.screen.text() or phone.screen.text().splitlines()[1:2] == ["Call"]


# -- ringing -----------------------------------------------------------------------------------------

def test_a_call_pauses_what_runs_and_shows_the_number(phone):
    app = phone.launch(diary())
    assert phone.call(NUMBER)
    assert app.state is State.PAUSED and app.midlet.calls == ["start_app", "pause_app"]
    assert "Incoming call" in phone.screen.text() and NUMBER in phone.screen.text()
    assert {command.get_label() for command in phone.commands} == {"Answer", "Reject"}


def test_a_volume_key_silences_the_ring_and_not_the_phone(phone):
    phone.call(NUMBER)
    volume = phone.handset.speaker.volume
    phone.press("volume_down")
    phone.run(3 * EVERY)
    assert len(phone.sounds) == 1 and phone.handset.speaker.volume == volume
    assert phone.software.calls.state is CallState.RINGING
    phone.run(RINGS_FOR)
    assert phone.calls[0].outcome is Outcome.MISSED


# -- answering and ending ----------------------------------------------------------------------------

@pytest.mark.parametrize("answer", [lambda phone: phone.press("send"), lambda phone: phone.select("Answer")])
@pytest.mark.parametrize("end", [lambda phone: phone.press("end"), lambda phone: phone.select("Hang up"),
                                 lambda phone: phone.hang_up()])
def test_an_answered_call_shows_its_time_and_its_end_resumes_what_was_in_front(phone, answer, end):
    app = phone.launch(diary())
    phone.call(NUMBER)
    phone.run(2_000)
    answer(phone)
    phone.run(65_000)
    assert "01:05" in phone.screen.text() and app.state is State.PAUSED
    end(phone)
    assert app.state is State.ACTIVE and "Diary" in phone.screen.text()
    assert app.midlet.calls == ["start_app", "pause_app", "start_app"]
    assert phone.calls[0].outcome is Outcome.ANSWERED
    assert 65_000 <= phone.calls[0].duration(phone.now) <= 65_300


@pytest.mark.parametrize("end, outcome", [
    (lambda phone: phone.press("end"), Outcome.REJECTED), (lambda phone: phone.select("Reject"), Outcome.REJECTED),
    (lambda phone: phone.hang_up(), Outcome.MISSED), (lambda phone: phone.run(RINGS_FOR), Outcome.MISSED),
])
def test_a_call_that_is_not_answered_gives_the_phone_back_too(phone, end, outcome):
    app = phone.launch(diary())
    phone.call(NUMBER)
    end(phone)
    assert (phone.calls[0].outcome, app.state) == (outcome, State.ACTIVE)
    assert "Diary" in phone.screen.text() and phone.calls[0].duration(phone.now) == 0


def test_the_red_key_of_a_call_does_not_end_the_midlet(phone):
    app = phone.launch(diary())
    phone.call(NUMBER)
    phone.press("end", hold=1_500)
    assert app.state is State.ACTIVE and app.midlet.calls[-1] == "start_app"


def test_a_second_call_finds_the_line_busy_and_changes_nothing(phone):
    phone.launch(diary())
    phone.call(NUMBER)
    shown = phone.screen.text()
    assert not phone.call("0190 666")
    assert phone.screen.text() == shown
    phone.press("send")
    assert not phone.call("0190 667")
    assert [call.outcome for call in phone.calls] == [Outcome.TALKING, Outcome.BUSY, Outcome.BUSY]
    assert any("0190 666: busy" in line for line in phone.trace())


def test_without_a_call_nothing_is_hung_up(phone):
    app = phone.launch(diary())
    phone.hang_up()
    assert app.midlet.calls == ["start_app"] and phone.calls == []


@pytest.mark.parametrize("number", ["Mum", "+", "12a", "1" * 41, "++49", "0123\n", "٣٤٥", " ",
                                    None, 110, 0, b"110", ["110"]])
def test_what_is_no_number_is_refused_and_nothing_rings(phone, number):
    app = phone.launch(diary())
    with pytest.raises(UserError, match="no telephone number"):
        phone.call(number)
    assert app.state is State.ACTIVE and phone.calls == [] and phone.sounds == []


@pytest.mark.parametrize("number", ["110", "+49 (30) 123-45", "*100#", "1" * 40])
def test_what_people_write_as_a_number_is_one(phone, number):
    assert phone.call(number) and number.replace(" ", "")[:8] in phone.screen.text().replace(" ", "").replace("\n", "")


def test_one_who_does_not_say_his_number_is_a_private_one(phone):
    phone.call("")
    assert "Private number" in phone.screen.text()


def test_calls_follow_one_another(phone):
    app = phone.launch(diary())
    for _ in range(3):
        phone.call(NUMBER)
        phone.press("send", "end")
        assert app.state is State.ACTIVE and "Diary" in phone.screen.text()
    assert app.midlet.calls == ["start_app", *["pause_app", "start_app"] * 3]


# -- what was so before is so after ------------------------------------------------------------------

def test_a_midlet_that_was_paused_before_stays_so(phone):
    app = phone.launch(diary())
    phone.pause()
    phone.call(NUMBER)
    phone.press("send", "end")
    assert app.state is State.PAUSED and app.midlet.calls == ["start_app", "pause_app"]
    assert phone.software.front is phone.software.home


def test_of_two_only_the_one_in_front_goes_on(phone):
    first, second = phone.launch(diary()), phone.launch(diary())
    phone.call(NUMBER)
    phone.hang_up()
    assert (first.state, second.state) == (State.PAUSED, State.ACTIVE)
    assert phone.software.front is second.session


def test_one_that_was_active_behind_the_home_screen_goes_on_there(phone):
    app = phone.launch(diary(start_app=show))
    phone.software.go_home()
    phone.run(0)
    phone.call(NUMBER)
    assert app.state is State.PAUSED
    phone.hang_up()
    assert app.state is State.ACTIVE and phone.software.front is phone.software.home


def test_a_page_of_the_home_screen_and_its_menu_are_given_back(phone):
    phone.switch_on()
    phone.run(0)
    phone.select("About")
    before = phone.screen.text()
    phone.call(NUMBER)
    phone.hang_up()
    assert phone.screen.text() == before
    phone.select("Back")
    phone.press(phone.skin.other_key)
    phone.call(NUMBER)
    assert calls_screen(phone)
    phone.hang_up()
    assert "Minesweeper" in phone.screen.text()


def test_a_phone_on_which_nothing_ran_shows_its_home_screen_after_a_call(phone):
    phone.call(NUMBER)
    phone.hang_up()
    assert "Minesweeper" in phone.screen.text()


def test_an_alert_of_a_midlet_is_there_again(phone):
    def warn(midlet):
        alert = Alert("Note", "Mind the gap", None, AlertType.INFO)
        alert.set_timeout(Alert.FOREVER)
        Display.get_display(midlet).set_current(alert, midlet.form)
    app = phone.launch(diary())
    app.session.group.spawn(lambda: warn(app.midlet))
    phone.run(10)
    phone.call(NUMBER)
    assert calls_screen(phone)
    phone.hang_up()
    assert app.state is State.ACTIVE and "Mind the gap" in phone.screen.text()


# -- at each moment of a life ------------------------------------------------------------------------

def test_a_call_before_the_constructor_has_run_starts_it_afterwards(phone):
    session = phone.software.launch(phone.program(midlet := diary()))
    phone.software.calls.ring(NUMBER)
    phone.run(0)
    assert session.state is State.PAUSED and session.life.midlet.calls == [] and calls_screen(phone)
    phone.hang_up()
    assert session.state is State.ACTIVE and session.life.midlet.calls == ["start_app"]
    assert phone.software.front is session and midlet is not None


def test_a_call_during_start_app_keeps_the_screen_and_pauses_it_when_it_has_started(phone):
    app = phone.launch(diary(start_app=lambda midlet: Thread.sleep(500)))
    phone.run(100)
    phone.call(NUMBER)
    phone.run(100)
    assert calls_screen(phone)
    phone.run(1_000)
    assert app.state is State.PAUSED and calls_screen(phone) and app.midlet.calls == ["start_app", "pause_app"]
    phone.hang_up()
    phone.run(1_000)
    assert app.state is State.ACTIVE and "Diary" in phone.screen.text()


def test_a_call_that_is_over_while_start_app_still_runs_was_no_pause(phone):
    app = phone.launch(diary(start_app=lambda midlet: Thread.sleep(500)))
    phone.run(100)
    phone.call(NUMBER)
    phone.hang_up()
    phone.run(1_000)
    assert app.state is State.ACTIVE and app.midlet.calls == ["start_app"] and "Diary" in phone.screen.text()


def test_a_start_app_that_never_returns_keeps_no_call_away(phone):
    app = phone.launch(diary(start_app=lambda midlet: Thread.sleep(10**9)))
    phone.call(NUMBER)
    phone.press("send")
    assert calls_screen(phone)
    phone.hang_up()
    assert app.unfinished is not None
    app.close()


def test_a_pause_app_that_takes_long_keeps_no_call_away_and_it_goes_on_after_both(phone):
    app = phone.launch(diary(pause_app=lambda midlet: Thread.sleep(700)))
    phone.call(NUMBER)
    assert calls_screen(phone)
    phone.run(100)
    phone.hang_up()
    phone.run(1_000)
    assert app.state is State.ACTIVE and app.midlet.calls == ["start_app", "pause_app", "start_app"]
    assert "Diary" in phone.screen.text()


def test_a_call_while_pause_app_runs_anyway_leaves_it_paused(phone):
    app = phone.launch(diary(pause_app=lambda midlet: Thread.sleep(700)))
    phone.pause()
    phone.call(NUMBER)
    phone.run(1_000)
    phone.hang_up()
    phone.run(1_000)
    assert app.state is State.PAUSED and app.midlet.calls == ["start_app", "pause_app"]


def test_a_call_during_destroy_app_is_followed_by_the_home_screen(phone):
    app = phone.launch(diary(destroy_app=lambda midlet: Thread.sleep(300)))
    phone.press("end")
    phone.call(NUMBER)
    phone.run(500)
    assert app.state is State.DESTROYED and calls_screen(phone)
    phone.hang_up()
    assert "Minesweeper" in phone.screen.text() and phone.software.front is phone.software.home


def test_one_that_ends_itself_during_the_call_is_followed_by_the_home_screen(phone):
    app = phone.launch(diary())
    phone.call(NUMBER)
    app.close()
    assert calls_screen(phone)
    phone.hang_up()
    assert phone.software.front is phone.software.home and app.state is State.DESTROYED


def test_one_that_cannot_start_again_stays_paused_behind_the_home_screen(phone):
    def refuse_later(midlet):
        show(midlet)
        if len(midlet.calls) > 1:
            raise MIDletStateChangeException("not now")
    app = phone.launch(diary(start_app=refuse_later))
    phone.call(NUMBER)
    phone.hang_up()
    assert app.state is State.PAUSED and phone.software.front is phone.software.home


def test_a_resume_that_is_asked_for_during_the_call_comes_after_it(phone):
    def ask(midlet):
        Timer().schedule(TimerTask(midlet.resume_request), 500)
    app = phone.launch(diary(pause_app=ask))
    phone.call(NUMBER)
    phone.run(1_000)
    assert app.state is State.PAUSED and calls_screen(phone)
    phone.hang_up()
    assert app.state is State.ACTIVE


@pytest.mark.parametrize("on", ["start_app", "pause_app"])
def test_what_a_midlet_shows_during_the_call_stays_behind_it(phone, on):
    def insist(midlet):
        display = Display.get_display(midlet)
        Timer().schedule(TimerTask(lambda: display.set_current(Form("Look at me"))), 300, 300)
    phone.launch(diary(**{on: insist}))
    phone.call(NUMBER)
    phone.run(1_000)
    assert calls_screen(phone)
    phone.hang_up()
    phone.run(10)
    assert "Look at me" in phone.screen.text()


def test_a_midlet_launched_during_the_call_is_in_front_after_it_and_the_others_are_paused(phone):
    first = phone.launch(diary())
    phone.call(NUMBER)
    second = phone.launch(diary())
    assert calls_screen(phone)
    phone.hang_up()
    assert (first.state, second.state) == (State.PAUSED, State.ACTIVE)
    assert phone.software.front is second.session


def test_pausing_the_phone_during_the_call_shows_home_after_it(phone):
    app = phone.launch(diary())
    phone.call(NUMBER)
    phone.pause()
    assert calls_screen(phone)
    phone.hang_up()
    assert app.state is State.PAUSED and phone.software.front is phone.software.home


def test_resuming_the_phone_during_the_call_is_done_after_it(phone):
    app = phone.launch(diary())
    phone.pause()
    phone.call(NUMBER)
    phone.resume()
    assert calls_screen(phone) and app.state is State.PAUSED
    phone.hang_up()
    assert app.state is State.ACTIVE and phone.software.front is app.session


def test_a_callback_that_never_returns_keeps_no_call_away(phone):
    app = phone.launch(diary())
    app.session.display.call_serially(lambda: Thread.sleep(10**9))
    phone.run(100)
    phone.call(NUMBER)
    assert calls_screen(phone)
    phone.press("send")
    phone.run(3_000)
    assert "00:03" in phone.screen.text()
    phone.hang_up()
    app.close()


# -- faults, questions and switching off -------------------------------------------------------------

@pytest.fixture
def shown():
    """A phone that shows faults on its screen."""
    with Phone(raise_faults=False) as phone:
        yield phone


def test_a_fault_that_is_on_the_screen_is_there_again_after_the_call(shown):
    app = shown.launch(diary())
    app.session.group.spawn(lambda: 1 / 0)
    shown.run(10)
    assert "ZeroDivisionError" in shown.screen.text()
    shown.call(NUMBER)
    assert calls_screen(shown)
    shown.hang_up()
    assert "ZeroDivisionError" in shown.screen.text()
    shown.select("Continue")
    assert app.state is State.ACTIVE and "Diary" in shown.screen.text()


def test_a_fault_during_the_call_is_shown_after_it(shown):
    def fail(midlet):
        raise ArithmeticError("on purpose")
    app = shown.launch(diary(pause_app=fail))
    shown.call(NUMBER)
    shown.run(10)
    assert calls_screen(shown)
    shown.hang_up()
    assert "on purpose" in shown.screen.text() and app.state is State.DESTROYED


def test_a_question_waits_until_the_call_is_over(phone):
    app, answers = phone.launch(diary()), []
    app.session.group.spawn(lambda: answers.append(phone.software.prompts.ask("Really?", ["Yes", "No"])))
    phone.run(10)
    phone.call(NUMBER)
    assert calls_screen(phone)
    phone.hang_up()
    assert "Really?" in phone.screen.text()
    phone.press("fire")
    assert answers == ["Yes"] and "Diary" in phone.screen.text()


def test_a_question_that_is_asked_during_the_call_comes_after_it(phone):
    app, answers = phone.launch(diary()), []
    phone.call(NUMBER)
    app.session.group.spawn(lambda: answers.append(phone.software.prompts.ask("Really?", ["Yes", "No"])))
    phone.run(10)
    assert calls_screen(phone)
    phone.hang_up()
    phone.run(10)
    assert "Really?" in phone.screen.text()
    phone.press("fire")
    phone.run(10)
    assert answers == ["Yes"] and "Diary" in phone.screen.text() and app.state is State.ACTIVE


@pytest.mark.parametrize("answered", [False, True])
def test_a_phone_can_be_switched_off_in_the_middle_of_a_call(answered):
    phone = Phone()
    app = phone.launch(diary())
    phone.call(NUMBER)
    if answered:
        phone.press("send")
    phone.close()
    assert app.state is State.DESTROYED and app.midlet.calls == ["start_app", "pause_app", "destroy_app"]


def test_the_same_call_is_the_same_on_two_phones():
    pictures = []
    for _ in range(2):
        with Phone() as phone:
            phone.launch(diary())
            phone.call(NUMBER)
            phone.press("send")
            phone.run(5_432)
            pictures.append(phone.screen.image.get_buffer().raw)
    assert pictures[0] == pictures[1]
