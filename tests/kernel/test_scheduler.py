"""The clock and the order of turns."""

import pytest

from emulator.kernel import Group, Kernel, Woken


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def guest(kernel):
    return Group(kernel, "guest")


def test_the_clock_moves_by_what_it_is_told(kernel):
    kernel.run(30)
    kernel.run(12)
    assert kernel.now == 42


def test_an_alarm_rings_at_its_time_and_not_before(kernel):
    rung = []
    kernel.at(30, lambda: rung.append(kernel.now))
    kernel.run(29)
    assert rung == []
    kernel.run(1)
    assert rung == [30]


def test_a_cancelled_alarm_does_not_ring(kernel):
    alarm = kernel.at(5, lambda: pytest.fail("rang"))
    alarm.cancel()
    kernel.run(10)
    assert kernel.now == 10


def test_what_is_due_at_one_time_runs_in_the_order_it_was_asked_for(kernel):
    order = []
    for name in "abc":
        kernel.at(7, lambda name=name: order.append(name))
    kernel.run(7)
    assert order == ["a", "b", "c"]


def test_a_thread_runs_when_the_kernel_runs_and_not_before(kernel, guest):
    ran = []
    guest.spawn(lambda: ran.append(True))
    assert ran == []
    kernel.run(0)
    assert ran == [True]


def test_a_sleeper_goes_on_at_its_time_to_the_millisecond(kernel, guest):
    times = []

    def sleeper():
        for ms in (10, 0, 25):
            kernel.park(kernel.now + ms)
            times.append(kernel.now)
    guest.spawn(sleeper)
    kernel.run(100)
    assert times == [10, 10, 35]


def test_a_park_says_what_ended_it(kernel, guest):
    reasons = []
    thread = guest.spawn(lambda: reasons.extend([kernel.park(kernel.now + 5), kernel.park()]))
    kernel.run(5)
    kernel.wake(thread)
    kernel.run(0)
    assert reasons == [Woken.TIME, Woken.SIGNAL]


def test_an_interrupt_ends_a_park_early(kernel, guest):
    reasons = []
    thread = guest.spawn(lambda: reasons.append((kernel.park(kernel.now + 50), kernel.now)))
    kernel.run(20)
    kernel.interrupt(thread)
    kernel.run(100)
    assert reasons == [(Woken.INTERRUPT, 20)]


def test_an_interrupt_of_a_thread_that_does_not_wait_ends_its_next_wait(kernel, guest):
    reasons = []

    def body():
        kernel.turn()
        reasons.append(kernel.park(kernel.now + 50))
        reasons.append(kernel.park(kernel.now + 5))
    thread = guest.spawn(body)
    kernel.at(0, lambda: kernel.interrupt(thread))
    kernel.run(60)
    assert reasons == [Woken.INTERRUPT, Woken.TIME]


def test_a_poll_of_the_clock_ends(kernel, guest):
    seen = []

    def poll():
        while kernel.look() < 20:
            pass
        seen.append(kernel.now)
    guest.spawn(poll)
    kernel.run(30)
    assert seen == [20]


def test_a_first_look_at_the_clock_does_not_wait(kernel, guest):
    seen = []
    guest.spawn(lambda: seen.append(kernel.look()))
    kernel.run(0)
    assert seen == [0]


def test_one_threads_look_does_not_make_another_wait(kernel, guest):
    seen = []
    for name in "ab":
        guest.spawn(lambda name=name: seen.append((name, kernel.look())))
    kernel.run(0)
    assert seen == [("a", 0), ("b", 0)]


def test_threads_that_only_give_way_let_time_pass_and_take_turns(kernel, guest):
    order = []

    def spin(name):
        while True:
            order.append((kernel.now, name))
            kernel.turn()
    guest.spawn(lambda: spin("a"))
    guest.spawn(lambda: spin("b"))
    kernel.run(2)
    assert order == [(0, "a"), (0, "b"), (0, "a"), (0, "b"), (1, "a"), (1, "b"), (2, "a"), (2, "b")]


def test_two_threads_that_wake_each_other_for_ever_do_not_stop_the_clock(kernel, guest):
    threads = []

    def ping(other):
        while True:
            kernel.wake(threads[other])
            kernel.park()
    threads += [guest.spawn(lambda: ping(1)), guest.spawn(lambda: ping(0))]
    kernel.run(3)
    assert kernel.now == 3


def test_what_a_guest_raises_comes_out_of_run_with_the_clock_at_that_moment(kernel, guest):
    def body():
        kernel.park(kernel.now + 7)
        raise ValueError("mine")
    guest.spawn(body)
    with pytest.raises(ValueError, match="mine"):
        kernel.run(100)
    assert kernel.now == 7


def test_after_a_fault_the_rest_is_still_due(kernel, guest):
    ran = []
    guest.spawn(lambda: 1 / 0)
    guest.spawn(lambda: ran.append(True))
    with pytest.raises(ZeroDivisionError):
        kernel.run(10)
    assert ran == []
    kernel.run(0)
    assert ran == [True]


def test_a_guest_cannot_run_its_own_phone(kernel, guest):
    guest.spawn(lambda: kernel.run(5))
    with pytest.raises(RuntimeError, match="running"):
        kernel.run(0)


def test_time_does_not_run_backwards(kernel):
    with pytest.raises(ValueError, match="backwards"):
        kernel.run(-1)


def test_only_a_guest_thread_can_wait(kernel):
    with pytest.raises(RuntimeError, match="only a guest thread"):
        kernel.park(10)


def test_work_that_takes_time_is_not_cut_short_by_a_wake(kernel, guest):
    times = []

    def body():
        kernel.spend(20)
        times.append(kernel.now)
    thread = guest.spawn(body)
    kernel.run(5)
    kernel.wake(thread)
    kernel.run(30)
    assert times == [20]


def test_next_due_tells_when_something_happens_next(kernel, guest):
    assert kernel.next_due() is None
    alarm = kernel.at(40, lambda: None)
    guest.spawn(lambda: kernel.park(25))
    assert kernel.next_due() == 0
    kernel.run(0)
    assert kernel.next_due() == 25
    kernel.run(25)
    assert kernel.next_due() == 40
    alarm.cancel()
    assert kernel.next_due() is None
