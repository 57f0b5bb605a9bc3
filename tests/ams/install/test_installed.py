"""What is on the phone: shipped and installed suites, found, launched and removed."""

from random import Random

import pytest

from emulator import Phone, State
from emulator.ams.permit.policy import Mode
from emulator.errors import StorageError, UserError
from emulator.handset.storage import Storage

SHIPPED = ["Chinese checkers", "Connect 4", "Gallery", "Gomoku", "Minesweeper"]
KEEPER = """
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
class Tiny(MIDlet):
    def start_app(self):
        RecordStore.open_record_store("kept", True).add_record(b"x", 0, 1)
"""


def names(phone):
    return [suite.name for suite in phone.software.installed.suites()]


def test_the_shipped_suites_are_there_first_then_what_was_installed_in_its_order(phone, lay_out):
    assert names(phone) == SHIPPED
    phone.install(lay_out(MIDlet_Name="Zebra"))
    phone.install(lay_out(MIDlet_Name="Ant"))
    assert names(phone) == [*SHIPPED, "Zebra", "Ant"]
    assert [program.title for program in phone.software.programs()][-2:] == ["Tiny", "Tiny"]


def test_a_suite_says_all_that_a_list_shows(phone, lay_out):
    suite = phone.install(lay_out()).result()
    assert (suite.name, suite.vendor, str(suite.version), suite.domain, suite.is_shipped) == (
        "Tiny", "Test", "1.0.0", "untrusted", False)
    assert suite.kept.installed == phone.software.epoch + phone.now
    assert suite.programs[0].suite_key == suite.key
    shipped = phone.installed("Gomoku")
    assert (shipped.domain, shipped.is_shipped, shipped.origin) == ("trusted", True, "came with the phone")
    assert shipped.size > 100_000


def test_programs_are_the_same_objects_each_time(phone, lay_out):
    phone.install(lay_out())
    before = phone.software.programs()
    phone.install(lay_out(MIDlet_Name="Other"))
    assert all(one is other for one, other in zip(before, phone.software.programs(), strict=False))


def test_a_suite_is_found_by_its_name_in_any_letters_and_exactly_first(phone, lay_out):
    phone.install(lay_out(MIDlet_Name="TINY"))
    assert phone.installed("tiny").name == "TINY"
    phone.install(lay_out(MIDlet_Name="Tiny"))
    assert phone.installed("Tiny").name == "Tiny"
    assert phone.software.installed.find("Nothing") is None


def test_a_name_that_is_not_there_is_answered_with_the_nearest(phone):
    with pytest.raises(UserError, match="did you mean 'Gomoku'"):
        phone.remove("Gomku")


def test_a_path_that_is_there_comes_before_a_name(phone, lay_out, tmp_path, monkeypatch):
    phone.install(lay_out(MIDlet_Name="tiny.jad", X_From="memory"))
    lay_out(MIDlet_Name="tiny.jad", X_From="file")
    assert phone.program("tiny.jad").attribute("X-From") == "memory"
    monkeypatch.chdir(tmp_path / "jad")
    assert phone.program("tiny.jad").attribute("X-From") == "file"


def test_an_installed_name_comes_before_a_shipped_file(phone, lay_out):
    phone.install(lay_out(MIDlet_Name="gomoku"))
    assert phone.program("gomoku").vendor == "Test"
    phone.remove("gomoku")
    assert phone.program("gomoku").name == "Gomoku"


def test_a_removed_suite_leaves_nothing_but_what_is_others(phone, lay_out):
    for name in ("Tiny", "Other"):
        phone.install(lay_out({"midlet.py": KEEPER}, MIDlet_Name=name))
        phone.launch(name).close()
        phone.software.permissions.set(phone.installed(name).key, "net_access", Mode.NEVER)
    key, other = phone.installed("Tiny").key, phone.installed("Other").key
    assert phone.remove("Tiny")
    assert names(phone) == [*SHIPPED, "Other"]
    assert phone.storage.suites.find("Test", "Tiny") is None
    assert phone.storage.records.names("Test", "Tiny") == []
    assert phone.storage.records.names("Test", "Other") == ["kept"]
    assert phone.software.permissions.settings_of(key) == {}
    assert phone.software.permissions.settings_of(other) == {"net_access": Mode.NEVER}
    with pytest.raises(UserError):
        phone.launch("Tiny")


def test_the_ports_of_a_removed_suite_are_free(phone, lay_out):
    push = {"MIDlet_Push_1": "socket://:5000, midlet.Tiny, *"}
    phone.install(lay_out(**push))
    phone.remove("Tiny")
    assert phone.install(lay_out(MIDlet_Name="Other", **push)).result().name == "Other"


@pytest.mark.parametrize("end", ["pass", "from emulator.midp.lang import Thread; Thread.sleep(10**7)",
                                 "raise ValueError('no')"])
def test_a_running_suite_is_ended_first(lay_out, end):
    with Phone(raise_faults=False) as phone:
        phone.install(lay_out({"midlet.py": f"{KEEPER}    def destroy_app(self, unconditional):\n        {end}\n"}))
        app = phone.launch("Tiny")
        assert phone.remove("Tiny")
        assert app.state is State.DESTROYED
        assert phone.storage.records.names("Test", "Tiny") == []


def test_a_shipped_suite_cannot_be_removed(phone):
    with pytest.raises(UserError, match="Gomoku came with the phone and cannot be removed"):
        phone.remove("Gomoku")
    with pytest.raises(UserError, match="no suite on this phone is called 'Nobody Nothing'"):
        phone.software.installed.remove('["Nobody", "Nothing"]')


@pytest.mark.parametrize("attributes, question", [
    ({}, "Remove Tiny?"), ({"MIDlet_Delete_Confirm": "All maps go with it. Sure?"}, "All maps go with it. Sure?")])
def test_a_removal_is_asked_about_in_the_suites_own_words(phone, lay_out, attributes, question):
    phone.install(lay_out(**attributes))
    asked = []
    assert not phone.remove("Tiny", confirm=lambda words: bool(asked.append(words)))
    assert asked == [question] and phone.installed("Tiny")


def test_a_removal_says_that_records_go_too(phone, lay_out):
    phone.install(lay_out({"midlet.py": KEEPER}))
    phone.launch("Tiny").close()
    assert phone.software.installed.question(phone.installed("Tiny").key) == "Remove Tiny with all that it has kept?"


def test_a_suite_installed_over_one_that_the_phone_came_with_later_stands_in_its_place(lay_out, tmp_path):
    """A newer phone may ship what the person had installed: the records are one suite's, so they stay."""
    with Phone(storage=tmp_path / "memory") as phone:
        phone.install(lay_out({"midlet.py": KEEPER}, MIDlet_Name="Tetris"))
        phone.launch("Tetris").close()
        tetris = phone.program("Tetris").suite
    with Phone(storage=tmp_path / "memory") as phone:
        phone.software.installed.shipped = lambda: [tetris]
        [one] = phone.software.installed.suites()
        assert not one.is_shipped
        phone.remove("Tetris")
        [one] = phone.software.installed.suites()
        assert one.is_shipped and phone.storage.records.names("Test", "Tetris") == ["kept"]


def test_a_suite_that_this_phone_refuses_by_now_is_left_out_with_a_notice(tmp_path, packed):
    jar, jad = packed(MicroEdition_Profile="MIDP-2.0")
    with Storage(tmp_path) as storage:
        storage.suites.keep("Test", "Tiny", jad.replace(b"MIDP-2.0", b"MIDP-7.0"), jar, origin="", domain="untrusted",
                            installed=0)
    with Phone(storage=tmp_path) as phone:
        assert names(phone) == SHIPPED
        [notice] = phone.storage.notices
        assert notice.startswith("Tiny cannot be used any more") and "MIDP-7.0" in notice


def test_a_full_memory_refuses_with_901_and_changes_nothing(phone, lay_out):
    phone.install(lay_out())
    (pages,) = phone.storage.one("PRAGMA page_count")
    phone.storage.one(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(UserError) as refusal:
        phone.install(lay_out({"big.bin": Random(1).randbytes(100_000)}, MIDlet_Version="2.0"))
    assert refusal.value.status.value == 901 and not isinstance(refusal.value, StorageError)
    assert str(phone.installed("Tiny").version) == "1.0.0"
