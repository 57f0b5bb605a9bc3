"""java.lang.Thread on the phone's clock."""

import pytest

from emulator.midp.lang import (
    IllegalArgumentException,
    IllegalThreadStateException,
    InterruptedException,
    NullPointerException,
    Thread,
)


def test_a_started_thread_runs_its_target(phone, on_phone):
    ran = []
    on_phone(lambda midlet: Thread(lambda: ran.append(True)).start())
    assert ran == [True]


def test_a_target_may_be_an_object_with_run(phone, on_phone):
    class Job:
        def run(self):
            ran.append(True)
    ran = []
    on_phone(lambda midlet: Thread(Job()).start())
    assert ran == [True]


def test_a_subclass_runs_its_own_run(phone, on_phone):
    class Own(Thread):
        def run(self):
            ran.append(self.get_name())
    ran = []
    on_phone(lambda midlet: Own("mine").start())
    assert ran == ["mine"]


def test_threads_without_a_name_are_numbered(phone, on_phone):
    names = []
    on_phone(lambda midlet: names.extend([Thread().get_name(), Thread().get_name(), Thread(None, "x").get_name()]))
    assert names == ["Thread-0", "Thread-1", "x"]


def test_it_cannot_be_started_twice(phone, on_phone):
    def body(midlet):
        thread = Thread()
        thread.start()
        thread.start()
    with pytest.raises(IllegalThreadStateException):
        on_phone(body)


def test_sleep_takes_phone_time_to_the_millisecond(phone, on_phone):
    times = []

    def sleeper():
        Thread.sleep(25)
        times.append(phone.now)
    on_phone(lambda midlet: Thread(sleeper).start())
    phone.run(24)
    assert times == []
    phone.run(1)
    assert times == [25]


def test_a_negative_sleep_is_refused(phone, on_phone):
    with pytest.raises(IllegalArgumentException):
        on_phone(lambda midlet: Thread.sleep(-1))


def test_an_interrupt_ends_a_sleep(phone, on_phone):
    seen, threads = [], []

    def sleeper():
        try:
            Thread.sleep(1_000)
        except InterruptedException:
            seen.append(phone.now)

    def body(midlet):
        threads.append(Thread(sleeper))
        threads[0].start()
    on_phone(body)
    phone.run(10)
    threads[0].interrupt()
    phone.run(0)
    assert seen == [10]


def test_join_waits_for_its_end(phone, on_phone):
    times = []

    def body(midlet):
        worker = Thread(lambda: Thread.sleep(30))
        worker.start()
        Thread(lambda: (worker.join(), times.append((phone.now, worker.is_alive())))).start()
    on_phone(body)
    phone.run(100)
    assert times == [(30, False)]


def test_it_is_alive_from_its_start_to_its_end(phone, on_phone):
    seen = []

    def body(midlet):
        thread = Thread(lambda: Thread.sleep(5))
        seen.append(thread.is_alive())
        thread.start()
        seen.append(thread.is_alive())
        seen.append(thread)
    on_phone(body)
    phone.run(10)
    assert seen[:2] == [False, True] and not seen[2].is_alive()


def test_current_thread_is_the_one_that_calls(phone, on_phone):
    seen = []

    def body(midlet):
        thread = Thread(lambda: seen.append(Thread.current_thread() is thread))
        thread.start()
    on_phone(body)
    assert seen == [True]


def test_a_callback_has_a_current_thread_too(phone, recorder):
    seen = []
    recorder.key_pressed = lambda code: seen.append(Thread.current_thread().get_name())
    phone.press("5")
    assert seen == ["events"]


@pytest.mark.parametrize("priority", [0, 11])
def test_a_priority_goes_from_1_to_10(phone, on_phone, priority):
    with pytest.raises(IllegalArgumentException):
        on_phone(lambda midlet: Thread().set_priority(priority))


def test_a_priority_is_kept(phone, on_phone):
    seen = []

    def body(midlet):
        thread = Thread()
        thread.set_priority(Thread.MAX_PRIORITY)
        seen.append(thread.get_priority())
    on_phone(body)
    assert seen == [10]


def test_a_name_that_is_none_is_refused(phone, on_phone):
    with pytest.raises(NullPointerException):
        on_phone(lambda midlet: Thread(lambda: None, None))


def test_ten_threads_that_yield_all_get_their_turn(phone, on_phone):
    counts = [0] * 10

    def spin(n):
        while True:
            counts[n] += 1
            Thread.yield_()
    on_phone(lambda midlet: [Thread(lambda n=n: spin(n)).start() for n in range(10)])
    phone.run(20)
    assert max(counts) - min(counts) <= 1 and min(counts) >= 20
