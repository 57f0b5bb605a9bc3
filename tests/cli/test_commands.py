"""What every command has in common: its exit status, and what it does when nobody reads what it says."""

import os
import subprocess
import sys

import pytest

from emulator.cli import main

LOUD = """
from emulator.midp.midlet import MIDlet

class Loud(MIDlet):
    def start_app(self):
        print("loud")
"""
JAD = """MIDlet-Name: Loud
MIDlet-Version: 1.0
MIDlet-Vendor: V
MIDlet-Jar-URL: loud/
MIDlet-Jar-Size: 0
MIDlet-1: Loud,,midlet.Loud
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


@pytest.mark.parametrize("arguments, status, said", [
    (["skins"], 0, ""),
    (["check", "jad/gomoko.jad"], 1, "did you mean 'gomoku'?"),
    (["run", "gomoku", "--headless"], 2, "add --for MS"),
])
def test_the_exit_status_says_whose_fault_it_is_and_one_line_what_to_do(capsys, arguments, status, said):
    assert main(arguments) == status
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == min(status, 1)


@pytest.fixture
def gone():
    """The end of a pipe that nobody reads from any more."""
    reader, writer = os.pipe()
    os.close(reader)
    yield writer
    os.close(writer)


def run(gone, *arguments):
    command = [sys.executable, "-m", "emulator", *arguments]
    done = subprocess.run(command, stdout=gone, stderr=subprocess.PIPE, text=True, timeout=60)
    return done.returncode, done.stderr


def test_a_command_whose_reader_has_gone_ends_without_a_word(gone):
    assert run(gone, "unsupported") == (1, "")


def test_a_midlet_may_print_when_nobody_reads(gone, tmp_path):
    (tmp_path / "loud").mkdir()
    (tmp_path / "loud" / "midlet.py").write_text(LOUD)
    jad = tmp_path / "loud.jad"
    jad.write_text(JAD)
    assert run(gone, "run", str(jad), "--headless", "--for", "100") == (0, "")
