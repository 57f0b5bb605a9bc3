"""A warning for a name that no phone knows."""

import pytest

from emulator.ams.suite.attributes import Attributes
from emulator.ams.suite.vocabulary import KNOWN, unknown_attributes


def remedies(*names):
    return [found.remedy for found in unknown_attributes(Attributes.of(dict.fromkeys(names, "x")))]


@pytest.mark.parametrize("slip, meant", [
    ("MIDlet-Vender", "MIDlet-Vendor"), ("midlet-name", "MIDlet-Name"), ("MIDlet-JarURL", "MIDlet-Jar-URL"),
    ("MicroEdition-Profiles", "MicroEdition-Profile"),
])
def test_a_slip_is_answered_with_the_name_that_was_meant(slip, meant):
    assert remedies(slip) == [f"did you mean {meant}?"]


def test_an_attribute_of_ones_own_keeps_away_from_the_phones_names():
    assert remedies("MIDlet-Zzzzzz") == ["begin an attribute of your own with another word"]


def test_known_and_foreign_names_are_left_alone():
    assert remedies(*KNOWN, "MIDlet-1", "MIDlet-23", "MIDlet-Push-1", "MIDlet-Certificate-1-2", "Level",
                    "Nokia-MIDlet-Category") == []
