"""emulator monkey and emulator torture, as a person types them."""

import pytest

from emulator.cli import main
from emulator.tape.reader import read
from tests.testing.broken_midlets import suite


def test_a_suite_with_nothing_wrong_is_one_line_with_figures(tmp_path, capsys):
    assert main(["monkey", str(suite(tmp_path)), "--minutes", "0.05", "--skin", "classic", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1 and "on classic, seed 3: 0.1 min of phone time" in out
    assert "nothing went wrong" in out and "times real time" in out


def test_on_all_skins_each_has_its_line(tmp_path, capsys):
    assert main(["monkey", str(suite(tmp_path)), "--minutes", "0.01", "--skin", "all"]) == 0
    assert [line.split(" on ")[1].split(",")[0] for line in capsys.readouterr().out.splitlines()] == [
        "candybar", "classic", "qwerty", "slider", "touch"]


def test_a_crash_is_one_line_with_the_command_that_shows_it_again(tmp_path, capsys):
    jad = suite(tmp_path, "if len(self.pressed) == 2: 1 / 0")
    assert main(["monkey", str(jad), "--seed", "3", "--output", str(tmp_path)]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "ZeroDivisionError" in error and "inputs are enough" in error
    command = error.split("; emulator ")[1].split()
    assert main(command) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert len([entry for entry in read(command[1]).entries if entry.is_done]) <= 4


def test_a_folder_for_what_is_found_is_made(tmp_path, capsys):
    jad = suite(tmp_path, "1 / 0")
    assert main(["monkey", str(jad), "--seed", "3", "--output", str(tmp_path / "found" / "here")]) == 1
    assert [path.name for path in (tmp_path / "found" / "here").iterdir()] == ["monkey-broken-slider-3.yaml"]


def test_a_folder_that_cannot_be_made_is_said_before_the_search(tmp_path, capsys):
    assert main(["monkey", str(suite(tmp_path)), "--minutes", "10000", "--output", str(tmp_path / "broken.jad")]) == 1
    assert "the folder cannot be made" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["monkey"], ["monkey", "x", "--minutes", "0"], ["monkey", "x", "--seed", "-1"],
                                   ["torture", "x", "--every", "0"], ["torture", "x", "--keys", "a", "--seed", "1"]])
def test_a_wrong_call_ends_with_2(words, capsys):
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2 and "usage" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["monkey", "nowhere.jad"], ["torture", "nowhere.jad"],
                                   ["monkey", "gomoku", "--skin", "slidr"]])
def test_what_is_not_there_is_one_line(words, capsys):
    assert main(words) == 1
    error = capsys.readouterr().err
    assert error.startswith("emulator: ") and error.count("\n") == 1


def test_torture_by_keys_says_how_many_moments(tmp_path, capsys):
    assert main(["torture", str(suite(tmp_path)), "--keys", "fire", "--skin", "classic"]) == 0
    assert "classic: " in (out := capsys.readouterr().out) and "3 moments" in out


def test_torture_by_a_monkeys_hand(tmp_path, capsys):
    assert main(["torture", str(suite(tmp_path)), "--for", "300", "--every", "2"]) == 0
    assert "nothing went wrong" in capsys.readouterr().out


def test_torture_that_finds_something_ends_with_1_and_a_report(tmp_path, capsys):
    jad = suite(tmp_path)
    source = tmp_path / "broken" / "midlet.py"
    source.write_text(source.read_text(encoding="utf-8").replace(
        "class Board", "    def pause_app(self):\n        raise KeyError('gone')\n\n\nclass Board"), encoding="utf-8")
    assert main(["torture", str(jad), "--keys", "fire", "--every", "9"]) == 1
    assert "then pause: raised KeyError: 'gone'" in capsys.readouterr().err


def test_torture_by_a_recorded_session(tmp_path, capsys):
    path = tmp_path / "s.yaml"
    assert main(["run", "gomoku", "--headless", "--for", "300", "--keys", "fire", "--record", str(path)]) == 0
    assert main(["torture", "gomoku", "--session", str(path), "--every", "2"]) == 0
    assert "2 moments" in capsys.readouterr().out
