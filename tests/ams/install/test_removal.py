"""Removing suites; above all those that this version of the phone refuses."""

import pytest

from emulator import Phone
from emulator.ams.install.installed import suite_key
from emulator.errors import UserError
from emulator.handset.storage import Storage

KEY = suite_key("Test", "Tiny")


@pytest.fixture
def old(tmp_path, packed):
    """A phone with a suite that an earlier version took and this one refuses, and its records."""
    jar, jad = packed(MicroEdition_Profile="MIDP-2.0")
    with Storage(tmp_path / "memory") as storage:
        storage.suites.keep("Test", "Tiny", jad.replace(b"MIDP-2.0", b"MIDP-7.0"), jar, origin="http://old/tiny.jad",
                            domain="untrusted", installed=0)
    with Phone(storage=tmp_path / "memory") as phone:
        phone.storage.records.create("Test", "Tiny", "kept", shared=False, writable=False, now=0, quota=10_000)
        yield phone


def test_a_suite_that_cannot_be_used_any_more_is_removed_by_its_name(old):
    asked = []
    assert old.remove("tiny", confirm=lambda question: not asked.append(question))
    assert asked == ["Remove Tiny with all that it has kept?"]
    assert old.storage.suites.all() == [] and old.storage.records.names("Test", "Tiny") == []
    with pytest.raises(UserError, match="no suite on this phone has this name"):
        old.remove("Tiny")


def test_a_no_leaves_it_where_it_is(old):
    assert not old.remove("Tiny", confirm=lambda question: False)
    assert len(old.storage.suites.all()) == 1 and old.storage.records.names("Test", "Tiny") == ["kept"]


def test_the_notice_says_what_to_do_with_it(old):
    old.software.installed.suites()
    [notice] = old.storage.notices
    assert notice.endswith("install a newer version, or remove it")


def test_a_suite_from_elsewhere_does_not_get_its_records_unasked(old, lay_out):
    asked = []
    with pytest.raises(UserError) as refusal:
        old.install(lay_out(), confirm=lambda question: bool(asked.append(question)))
    assert refusal.value.status.value == 902
    assert len(asked) == 1 and "Tiny came from http://old/tiny.jad" in asked[0]
    assert old.install(lay_out(), confirm=lambda question: True).result().name == "Tiny"
    assert old.storage.records.names("Test", "Tiny") == ["kept"]


def test_one_that_can_be_used_comes_first(old, lay_out):
    old.install(lay_out(MIDlet_Vendor="Other"))
    assert old.remove("Tiny")
    assert [suite.vendor for suite in old.storage.suites.all()] == ["Test"]


@pytest.mark.parametrize("key, words", [
    (suite_key("Nobody", "Nothing"), "no suite on this phone is called"),
    (suite_key("Emulator Authors", "Gomoku"), "came with the phone and cannot be removed")])
def test_what_is_not_there_or_belongs_to_the_phone_cannot_be_removed(phone, key, words):
    with pytest.raises(UserError, match=words):
        phone.software.installed.remove(key)


def test_it_cannot_be_launched_and_its_name_is_no_unknown_one(old):
    with pytest.raises(UserError, match="Tiny: it cannot be used any more; install a newer version, or remove it"):
        old.launch("tiny")


@pytest.mark.parametrize("before, after", [
    (b"Name: Tiny", b"Name: "), (b"Version: 1.0", b"Version: a"), (b"Vendor: Test", b"X: y"), (b"1: Tiny", b"1: "),
    (b"MIDlet-Jar-Size: ", b"MIDlet-Jar-Size: x"), (b"MIDlet-Name", b"no line\nMIDlet-Name")])
def test_whatever_is_refused_of_one_suite_the_phone_and_the_others_stay(tmp_path, packed, before, after):
    jar, jad = packed()
    assert before in jad
    with Storage(tmp_path / "memory") as storage:
        storage.suites.keep("Test", "Tiny", jad.replace(before, after), jar, origin="", domain="untrusted", installed=0)
    with Phone(storage=tmp_path / "memory") as phone:
        assert [suite.name for suite in phone.software.installed.suites()][-1] == "Minesweeper"
        assert phone.remove("Tiny") and phone.storage.suites.all() == []


def test_one_that_is_kept_under_another_name_is_removed_by_that(tmp_path, packed):
    jar, jad = packed()
    with Storage(tmp_path / "memory") as storage:
        storage.suites.keep("Test", "Other", jad, jar, origin="", domain="untrusted", installed=0)
    with Phone(storage=tmp_path / "memory") as phone:
        assert phone.software.installed.find("Tiny") is None and phone.remove("Other")
