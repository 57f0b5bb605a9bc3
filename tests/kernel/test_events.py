"""Callbacks: in order, one at a time, none inside another."""

import pytest

from emulator.kernel import EventQueue, Group, Kernel


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def events(kernel):
    return EventQueue(Group(kernel, "system"))


@pytest.fixture
def guest(kernel):
    return Group(kernel, "guest")


def test_callbacks_are_called_in_the_order_they_were_posted(kernel, events, guest):
    order = []
    for name in "abc":
        events.post(guest, lambda name=name: order.append(name))
    kernel.run(0)
    assert order == ["a", "b", "c"]


def test_a_callback_that_sleeps_keeps_the_next_one_waiting(kernel, events, guest):
    order = []
    events.post(guest, lambda: (kernel.park(kernel.now + 20), order.append(("first", kernel.now))))
    events.post(guest, lambda: order.append(("second", kernel.now)))
    kernel.run(50)
    assert order == [("first", 20), ("second", 20)]


def test_what_is_posted_does_not_wake_a_callback_that_sleeps(kernel, events, guest):
    order = []
    events.post(guest, lambda: (kernel.park(kernel.now + 20), order.append(kernel.now)))
    kernel.run(5)
    events.post(guest, lambda: order.append("second"))
    kernel.run(50)
    assert order == [20, "second"]


def test_a_callback_posted_by_a_callback_comes_after_it(kernel, events, guest):
    order = []

    def outer():
        events.post(guest, lambda: order.append("inner"))
        order.append("outer")
    events.post(guest, outer)
    kernel.run(0)
    assert order == ["outer", "inner"]


def test_callbacks_that_post_themselves_do_not_stop_the_clock(kernel, events, guest):
    def again():
        events.post(guest, again)
    events.post(guest, again)
    kernel.run(3)
    assert kernel.now == 3


def test_a_callbacks_error_is_reported_and_the_next_is_called(kernel, events):
    told, order = [], []
    guest = Group(kernel, "guest", report=told.append)
    events.post(guest, lambda: 1 / 0)
    events.post(guest, lambda: order.append("next"))
    kernel.run(0)
    assert [type(error) for error in told] == [ZeroDivisionError] and order == ["next"]


def test_an_ended_guests_callbacks_are_not_called(kernel, events, guest):
    order, other = [], Group(kernel, "other")
    events.post(guest, lambda: order.append("guest"))
    events.post(other, lambda: order.append("other"))
    guest.end()
    events.forget(guest)
    kernel.run(0)
    assert order == ["other"]


def test_a_callback_that_is_running_ends_with_its_guest_and_the_queue_goes_on(kernel, events, guest):
    order, other = [], Group(kernel, "other")

    def body():
        try:
            kernel.park()
        finally:
            order.append("ended")
    events.post(guest, body)
    kernel.run(0)
    events.post(other, lambda: order.append("other"))
    events.forget(guest)
    kernel.run(0)
    assert order == ["ended", "other"]


def test_a_callback_that_will_not_end_is_left_behind_and_the_queue_goes_on(kernel, events, guest):
    order, other = [], Group(kernel, "other")

    def stubborn():
        while True:
            try:
                kernel.park()
            except BaseException:
                pass
    events.post(guest, stubborn)
    kernel.run(0)
    events.post(other, lambda: order.append("other"))
    events.forget(guest)
    kernel.run(0)
    assert order == ["other"]


def test_a_callback_that_forgets_its_own_guest_does_not_take_the_queue_with_it(kernel, events, guest):
    order, other = [], Group(kernel, "other")
    events.post(guest, lambda: events.forget(guest))
    events.post(other, lambda: order.append("other"))
    kernel.run(0)
    events.post(other, lambda: order.append("later"))
    kernel.run(0)
    assert order == ["other", "later"]


def test_is_calling_tells_a_callback_from_other_threads(kernel, events, guest):
    seen = []
    events.post(guest, lambda: seen.append(events.is_calling))
    guest.spawn(lambda: seen.append(events.is_calling))
    kernel.run(0)
    assert seen == [True, False] and not events.is_calling


def test_the_callbacks_of_one_guest_that_wait_can_be_told_from_the_others():
    kernel = Kernel()
    queue = EventQueue(Group(kernel, "phone"))
    mine, other = Group(kernel, "mine"), Group(kernel, "other")
    queue.post(mine, print)
    queue.post(other, repr)
    assert queue.waiting_for(mine) == [print]
