"""lang.Monitor: synchronized, wait, notify."""

import pytest

from emulator.midp.lang import IllegalArgumentException, IllegalMonitorStateException, Monitor, Thread


def test_a_mailbox_hands_letters_over(phone, on_phone):
    got = []

    def body(midlet):
        monitor, letters = Monitor(), []

        def reader():
            for _ in range(2):
                with monitor:
                    while not letters:
                        monitor.wait()
                    got.append((letters.pop(0), phone.now))

        def writer():
            for letter in "ab":
                Thread.sleep(10)
                with monitor:
                    letters.append(letter)
                    monitor.notify()
        Thread(reader).start()
        Thread(writer).start()
    on_phone(body)
    phone.run(50)
    assert got == [("a", 10), ("b", 20)]


def test_a_wait_with_a_limit_ends_at_it(phone, on_phone):
    times = []

    def body(midlet):
        monitor = Monitor()

        def waiter():
            with monitor:
                monitor.wait(15)
                times.append(phone.now)
        Thread(waiter).start()
    on_phone(body)
    phone.run(50)
    assert times == [15]


@pytest.mark.parametrize("call", ["wait", "notify", "notify_all"])
def test_outside_of_it_nothing_may_be_done(phone, on_phone, call):
    with pytest.raises(IllegalMonitorStateException):
        on_phone(lambda midlet: getattr(Monitor(), call)())


def test_a_negative_wait_is_refused(phone, on_phone):
    def body(midlet):
        with Monitor() as monitor:
            monitor.wait(-1)
    with pytest.raises(IllegalArgumentException):
        on_phone(body)


def test_notify_all_wakes_every_waiter(phone, on_phone):
    woken = []

    def body(midlet):
        monitor = Monitor()

        def waiter(name):
            with monitor:
                monitor.wait()
                woken.append(name)
        for name in "abc":
            Thread(lambda name=name: waiter(name)).start()

        def caller():
            with monitor:
                monitor.notify_all()
        Thread(caller).start()
    on_phone(body)
    phone.run(5)
    assert woken == ["a", "b", "c"]
