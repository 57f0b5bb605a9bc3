"""enter, exit, wait, notify."""

import pytest

from emulator.kernel import Group, Kernel, Monitor, NotOwner, Woken


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def guest(kernel):
    return Group(kernel, "guest")


@pytest.fixture
def monitor(kernel):
    return Monitor(kernel)


def test_a_second_thread_waits_outside_until_the_first_has_left(kernel, guest, monitor):
    order = []

    def body(name):
        monitor.enter()
        order.append(f"{name} in")
        kernel.park(kernel.now + 10)
        order.append(f"{name} out")
        monitor.exit()
    guest.spawn(lambda: body("a"))
    guest.spawn(lambda: body("b"))
    kernel.run(50)
    assert order == ["a in", "a out", "b in", "b out"]


def test_its_holder_may_enter_again_and_must_leave_as_often(kernel, guest, monitor):
    order = []

    def holder():
        monitor.enter()
        monitor.enter()
        monitor.exit()
        kernel.park(kernel.now + 10)
        order.append("leaves")
        monitor.exit()

    def other():
        monitor.enter()
        order.append("enters")
    guest.spawn(holder)
    guest.spawn(other)
    kernel.run(50)
    assert order == ["leaves", "enters"]


def test_wait_lets_others_in_and_comes_back_as_deep_as_before(kernel, guest, monitor):
    order = []

    def waiter():
        monitor.enter()
        monitor.enter()
        monitor.wait()
        order.append("woken")
        monitor.exit()
        monitor.exit()

    def notifier():
        monitor.enter()
        monitor.notify()
        order.append("still inside")
        monitor.exit()
    guest.spawn(waiter)
    guest.spawn(notifier)
    kernel.run(5)
    assert order == ["still inside", "woken"] and monitor.owner is None


def test_a_wait_with_a_limit_ends_at_it(kernel, guest, monitor):
    ended = []

    def body():
        monitor.enter()
        ended.append((monitor.wait(until=20), kernel.now))
        monitor.exit()
    guest.spawn(body)
    kernel.run(50)
    assert ended == [(Woken.TIME, 20)]


@pytest.mark.parametrize("call, woken", [("notify", ["a"]), ("notify_all", ["a", "b"])])
def test_notify_wakes_the_one_that_has_waited_longest_notify_all_every_one(kernel, guest, monitor, call, woken):
    seen = []

    def waiter(name):
        monitor.enter()
        monitor.wait()
        seen.append(name)
        monitor.exit()

    def caller():
        monitor.enter()
        getattr(monitor, call)()
        monitor.exit()
    guest.spawn(lambda: waiter("a"))
    guest.spawn(lambda: waiter("b"))
    guest.spawn(caller)
    kernel.run(5)
    assert seen == woken


@pytest.mark.parametrize("call", ["exit", "wait", "notify", "notify_all"])
def test_only_who_is_inside_may_leave_wait_or_notify(kernel, guest, monitor, call):
    guest.spawn(lambda: getattr(monitor, call)())
    with pytest.raises(NotOwner):
        kernel.run(0)


def test_an_interrupt_ends_a_wait_with_the_monitor_held_again(kernel, guest, monitor):
    ended = []

    def body():
        monitor.enter()
        ended.append((monitor.wait(), monitor.owner is kernel.current))
        monitor.exit()
    thread = guest.spawn(body)
    kernel.run(0)
    kernel.interrupt(thread)
    kernel.run(0)
    assert ended == [(Woken.INTERRUPT, True)]


def test_an_interrupt_does_not_open_the_door(kernel, guest, monitor):
    order = []

    def holder():
        monitor.enter()
        kernel.park(kernel.now + 30)
        order.append("left")
        monitor.exit()

    def impatient():
        monitor.enter()
        order.append("in")
        monitor.exit()
        order.append(kernel.park(kernel.now + 5))
    guest.spawn(holder)
    thread = guest.spawn(impatient)
    kernel.run(10)
    kernel.interrupt(thread)
    kernel.run(50)
    assert order == ["left", "in", Woken.INTERRUPT]


def test_a_monitor_whose_holder_was_ended_is_free(kernel, guest, monitor):
    other, order = Group(kernel, "other"), []
    guest.spawn(lambda: (monitor.enter(), kernel.park()))
    kernel.run(0)
    guest.end()
    kernel.run(0)
    other.spawn(lambda: (monitor.enter(), order.append("in")))
    kernel.run(0)
    assert order == ["in"]
