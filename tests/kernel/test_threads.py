"""Guest threads and the groups that end them."""

import contextvars

import pytest

from emulator.kernel import Group, GuestEnded, Kernel, Woken

COLOUR = contextvars.ContextVar("colour", default="none")


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def guest(kernel):
    return Group(kernel, "guest")


def test_ending_a_group_runs_its_threads_finally_blocks(kernel, guest):
    log = []

    def body():
        try:
            kernel.park()
        finally:
            log.append("cleaned up")
    guest.spawn(body)
    kernel.run(0)
    guest.end()
    kernel.run(0)
    assert log == ["cleaned up"] and not guest.threads


def test_a_thread_that_never_began_does_not_begin_after_the_end(kernel, guest):
    guest.spawn(lambda: pytest.fail("it ran"))
    guest.end()
    kernel.run(10)
    assert not guest.threads


def test_nothing_new_runs_in_an_ended_group(kernel, guest):
    guest.end()
    thread = guest.spawn(lambda: pytest.fail("it ran"))
    kernel.run(10)
    assert not thread.alive


def test_a_sleeping_thread_ends_at_once_and_not_when_its_sleep_does(kernel, guest):
    thread = guest.spawn(lambda: kernel.park(1_000_000))
    kernel.run(5)
    guest.end()
    kernel.run(0)
    assert not thread.alive


def test_a_thread_that_swallows_its_end_is_left_behind_and_the_phone_goes_on(kernel, guest):
    def stubborn():
        while True:
            try:
                kernel.park(kernel.now + 1)
            except BaseException:
                pass
    thread = guest.spawn(stubborn)
    kernel.run(5)
    guest.end()
    kernel.run(5)
    assert not thread.alive and kernel.now == 10


def test_the_thread_that_ends_its_own_group_ends_at_its_next_turning_point(kernel, guest):
    log = []

    def body():
        guest.end()
        log.append("code after it still runs")
        kernel.turn()
        log.append("but not beyond a turning point")
    guest.spawn(body)
    kernel.run(10)
    assert log == ["code after it still runs"]


def test_one_groups_end_leaves_another_alone(kernel, guest):
    other = Group(kernel, "other")
    thread = other.spawn(lambda: kernel.park())
    kernel.run(0)
    guest.end()
    kernel.run(0)
    assert thread.alive


def test_join_waits_for_the_end(kernel, guest):
    times = []
    worker = guest.spawn(lambda: kernel.park(30))
    guest.spawn(lambda: times.append((worker.join(), kernel.now)))
    kernel.run(100)
    assert times == [(Woken.SIGNAL, 30)]


def test_join_with_a_limit_gives_up_then(kernel, guest):
    reasons = []
    worker = guest.spawn(lambda: kernel.park())
    guest.spawn(lambda: reasons.append((worker.join(until=15), kernel.now)))
    kernel.run(100)
    assert reasons == [(Woken.TIME, 15)]


def test_joining_a_thread_that_has_ended_does_not_wait(kernel, guest):
    times = []
    worker = guest.spawn(lambda: None)
    kernel.run(10)
    guest.spawn(lambda: times.append((worker.join(), kernel.now)))
    kernel.run(0)
    assert times == [(Woken.SIGNAL, 10)]


def test_a_wake_for_another_reason_does_not_end_a_join(kernel, guest):
    times = []
    worker = guest.spawn(lambda: kernel.park(30))
    joiner = guest.spawn(lambda: (worker.join(), times.append(kernel.now)))
    kernel.run(10)
    kernel.wake(joiner)
    kernel.run(90)
    assert times == [30]


def test_each_thread_starts_with_its_groups_context_and_keeps_its_changes_to_itself(kernel):
    context = contextvars.copy_context()
    context.run(COLOUR.set, "red")
    guest, seen = Group(kernel, "guest", context=context), []

    def body():
        seen.append(COLOUR.get())
        COLOUR.set("blue")
        kernel.turn()
        seen.append(COLOUR.get())
    guest.spawn(body)
    guest.spawn(body)
    kernel.run(5)
    assert seen == ["red", "red", "blue", "blue"] and COLOUR.get() == "none"


def test_a_groups_report_is_told_what_was_not_caught(kernel):
    told = []
    guest = Group(kernel, "guest", report=told.append)
    guest.spawn(lambda: [].pop())
    kernel.run(0)
    assert [type(error) for error in told] == [IndexError]


def test_the_end_of_a_thread_is_no_error(kernel):
    told = []
    guest = Group(kernel, "guest", report=told.append)
    guest.spawn(lambda: kernel.park())
    kernel.run(0)
    guest.end()
    kernel.run(0)
    assert told == []


def test_guest_ended_is_not_caught_by_except_exception():
    assert not issubclass(GuestEnded, Exception)


def test_threads_that_begin_threads_do_not_keep_the_clock_from_moving():
    kernel = Kernel()
    group = Group(kernel, "guest")

    def again():
        group.spawn(again)
    group.spawn(again)
    kernel.run(3)
    assert kernel.now == 3


def test_a_thread_that_waits_says_where_it_stands():
    kernel = Kernel()
    seen = []

    def waiting():
        kernel.park()
    thread = Group(kernel, "guest").spawn(waiting)
    assert thread.frame is None
    kernel.run(0)
    frame = thread.frame
    while frame is not None:
        seen.append(frame.f_code.co_name)
        frame = frame.f_back
    assert "waiting" in seen and thread.body is waiting
