"""emulator rms: what the phone's memory holds, from the command line."""

import pytest

from emulator import Phone
from emulator.cli import main
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore

OWNER = {"MIDlet-Name": "Scores", "MIDlet-Vendor": "Tests"}


class Keeper(MIDlet):
    """Keeps one record."""

    def start_app(self):
        store = RecordStore.open_record_store("best", True)
        store.add_record(b"score 120", 0, 9)
        store.close_record_store()


@pytest.fixture
def memory(tmp_path):
    """A folder with a phone's memory in which Keeper has kept a record."""
    with Phone(storage=tmp_path / "phone") as phone:
        phone.launch(Keeper, OWNER)
    return str(tmp_path / "phone")


def rms(capsys, *words):
    status = main(["rms", *words])
    output = capsys.readouterr()
    return status, output.out + output.err


def test_list_names_suite_store_and_count(memory, capsys):
    status, said = rms(capsys, "list", "--storage", memory)
    assert status == 0 and "Scores (Tests)" in said and "best" in said and "1 record" in said


def test_show_gives_hex_and_letters(memory, capsys):
    assert "score 120" in rms(capsys, "show", "Scores", "--storage", memory)[1]


def test_export_clear_and_import_bring_it_back(memory, capsys, tmp_path):
    assert rms(capsys, "export", "Scores", "-o", str(tmp_path / "out"), "--storage", memory)[0] == 0
    assert rms(capsys, "clear", "Scores", "--storage", memory)[0] == 0
    assert rms(capsys, "list", "--storage", memory)[1] == "no record stores\n"
    file = next((tmp_path / "out").iterdir())
    assert rms(capsys, "import", str(file), "--storage", memory)[0] == 0
    assert "score 120" in rms(capsys, "show", "Scores", "best", "1", "--storage", memory)[1]
    assert rms(capsys, "diff", "Scores", str(file), "--storage", memory) == (0, "no difference\n")


def test_an_unknown_suite_is_one_line_with_the_nearest_name(memory, capsys):
    status, said = rms(capsys, "show", "Scors", "--storage", memory)
    assert status == 1 and "did you mean 'Scores'?" in said and said.count("\n") == 1


def test_a_memory_in_use_is_one_line(memory, capsys):
    with Phone(storage=memory):
        status, said = rms(capsys, "list", "--storage", memory)
    assert status == 1 and said.count("\n") == 1


def test_a_command_that_only_looks_makes_no_memory(tmp_path, capsys):
    status, said = rms(capsys, "list", "--storage", str(tmp_path / "nowhere"))
    assert status == 1 and "no phone's memory" in said and not (tmp_path / "nowhere").exists()
