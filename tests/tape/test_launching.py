"""How a launched suite is named, so that it is found again."""

import pytest

from emulator import Phone
from emulator.ams.suite.suite import open_suite
from emulator.midp.midlet import MIDlet
from emulator.shelf import shelf


class Nothing(MIDlet):
    def start_app(self):
        pass


@pytest.fixture
def launched(phone):
    """`launched(what, …)`: what was noted of it."""
    noted = []
    phone.handset.inputs.listeners.append(lambda one: noted.append((one.value, dict(one.more))))

    def of(*what):
        phone.launch(*what)
        return noted[-1]
    return of


def test_a_suite_is_named_as_its_owner_named_it(launched):
    assert launched("gomoku")[0] == "gomoku"


def test_a_suite_that_was_opened_before_is_named_by_its_descriptor(launched, monkeypatch):
    monkeypatch.chdir(shelf("jad").parent)
    assert launched(open_suite("jad/gomoku.jad"))[0] == "jad/gomoku.jad"


def test_a_midlet_class_is_named_by_its_suite_with_the_attributes_it_was_given(launched):
    path, more = launched(Nothing, {"Field": "*."})
    assert path == "" and more["attributes"] == {"Field": "*."} and "Nothing" in more["suite"]


def test_a_phone_that_begins_with_a_suite_says_so():
    with Phone() as phone:
        noted = []
        phone.handset.inputs.listeners.append(lambda one: noted.append(one.more.get("switched_on")))
        phone.switch_on(phone.program("gomoku"))
    assert noted == [True]
