"""Phones on an ether, and guests that do one thing on a thread of their own."""

import pytest

from emulator import Ether, Phone
from emulator.midp.lang import Thread
from emulator.midp.midlet import MIDlet


class Done:
    """What a guest's thread did: its result or its error, and when (ms of its phone's time)."""

    def __init__(self, phone, app):
        self._phone, self.app = phone, app
        self.result = self.error = self.at = None

    def work(self, body):
        try:
            self.result = body()
        except Exception as error:
            self.error = error
        self.at = self._phone.now


@pytest.fixture
def do():
    """`do(phone, body)` runs `body()` on a thread of a new MIDlet; gives its Done."""

    def start(phone, body, attributes=None):
        done = Done(phone, None)

        class Guest(MIDlet):
            def start_app(self):
                Thread(lambda: done.work(body)).start()
        done.app = phone.launch(Guest, attributes)
        return done
    return start


@pytest.fixture
def ether():
    return Ether(latency=20)


@pytest.fixture
def ours(ether):
    with Phone(network=ether, number="+100") as phone:
        yield phone


@pytest.fixture
def theirs(ether):
    with Phone(network=ether, number="+200") as phone:
        yield phone


@pytest.fixture
def refusing():
    """A phone that permits nothing."""
    with Phone(network=Ether(), permissions="deny") as phone:
        yield phone
