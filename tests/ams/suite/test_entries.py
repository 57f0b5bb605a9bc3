"""MIDlet-<n> and MIDlet-Push-<n>: three fields between commas."""

import pytest

from emulator.ams.suite.entries import MIDletEntry, PushEntry, listed


@pytest.mark.parametrize("value, fields", [
    ("Gomoku, /icon.png, midlet.Gomoku", ("Gomoku", "/icon.png", "midlet.Gomoku")),
    ("Gomoku,/icon.png,midlet.Gomoku", ("Gomoku", "/icon.png", "midlet.Gomoku")),
    ("\tFive in a row ,\t/i.png\t, a.b.C ", ("Five in a row", "/i.png", "a.b.C")),
    ("Name,,pkg.Cls", ("Name", None, "pkg.Cls")),
    ("Name, \t , pkg.Cls", ("Name", None, "pkg.Cls")),
])
def test_a_midlet_is_name_icon_and_class_and_the_icon_may_be_empty(value, fields):
    entry = MIDletEntry.parse(2, value)
    assert (entry.number, entry.name, entry.icon, entry.class_name) == (2, *fields)


@pytest.mark.parametrize("value", ["", "Gomoku", "Gomoku, midlet.Gomoku", ", /icon.png, a.B",
                                   "Gomoku, /icon.png,",
                                   "Gomoku, /icon.png, a.B, more", ",,", " , , "])
def test_a_midlet_without_name_or_class_or_with_other_fields_is_refused(value):
    with pytest.raises(ValueError):
        MIDletEntry.parse(1, value)


def test_the_module_is_what_stands_before_the_last_dot():
    assert MIDletEntry(1, "A", None, "a.b.C").module == "a.b"
    assert MIDletEntry(1, "A", None, "C").module == ""


def test_a_push_entry_is_url_class_and_filter():
    assert PushEntry.parse(1, "socket://:5000, a.B, *") == PushEntry(1, "socket://:5000", "a.B", "*")


@pytest.mark.parametrize("value", ["", "socket://:5000, a.B", "socket://:5000, a.B,", ", a.B, *"])
def test_a_push_entry_needs_all_three(value):
    with pytest.raises(ValueError):
        PushEntry.parse(1, value)


def test_a_list_loses_its_blanks_and_empty_words():
    assert listed(" a ,\tb,, c,") == ("a", "b", "c")
    assert listed("MIDP-1.0  MIDP-2.0", None) == ("MIDP-1.0", "MIDP-2.0")
