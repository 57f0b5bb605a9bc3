"""Files and folders as the commands take them."""

import argparse
from pathlib import Path

import pytest

from emulator.cli import main
from emulator.cli.places import place


def test_a_path_is_taken_as_it_is_written():
    assert place("some/where") == Path("some/where") and place(".") == Path()


def test_an_empty_one_is_no_place():
    with pytest.raises(argparse.ArgumentTypeError, match="a name is wanted"):
        place("")


@pytest.mark.parametrize("words", [
    ["run", "gomoku", "--headless", "--for", "1", "--storage", ""], ["list", "--storage", ""],
    ["rms", "list", "--storage", ""], ["run", "gomoku", "--headless", "--for", "1", "--policy", ""]])
def test_no_command_puts_anything_where_one_stands(words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2 and "a name is wanted" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
