"""A session being written: every line of it, and what becomes of it when the phone does not end well."""

import os
import signal
import subprocess
import sys

import pytest

from emulator import Phone
from emulator.errors import UserError
from emulator.handset.silent_air import SilentAir
from emulator.tape.header import FORMAT
from emulator.tape.reader import read


def recorded(path, work, **options):
    """What `work(phone)` was recorded as."""
    with Phone(**options) as phone:
        phone.record_session(path)
        work(phone)
    return read(path)


def done(tape):
    return [(entry.time, entry.kind, entry.value) for entry in tape.entries if entry.is_done]


def test_inputs_stand_in_order_with_their_phone_times(tmp_path):
    def work(phone):
        phone.launch("minesweeper")
        phone.press("fire", "left", hold=40)
        phone.pause()
        phone.run(30)
        phone.resume()
    assert done(recorded(tmp_path / "s.yaml", work)) == [
        (0, "launch", "minesweeper"), (0, "down", "fire"), (40, "up", "fire"), (90, "down", "left"),
        (130, "up", "left"), (180, "pause", True), (210, "resume", True)]


def test_the_header_says_which_phone_it_was(tmp_path):
    tape = recorded(tmp_path / "s.yaml", lambda phone: phone.run(1), skin="classic", seed=7, locale="de-DE",
                    permissions="ask", epoch=5, network=SilentAir(), number="+77")
    assert tape.options == {"skin": "classic", "seed": 7, "locale": "de-DE", "permissions": "ask", "epoch": 5,
                            "number": "+77"}
    assert tape.network == "silent" and tape.image is None


def test_the_file_says_its_format_and_the_program_in_its_first_lines(tmp_path):
    recorded(tmp_path / "s.yaml", lambda phone: None)
    lines = (tmp_path / "s.yaml").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")][:2][0] == f"session: {FORMAT}"
    assert any(line.startswith("program: ") for line in lines)


def test_the_launch_says_which_midlet_of_which_suite_and_its_hash(tmp_path):
    tape = recorded(tmp_path / "s.yaml", lambda phone: phone.launch("gallery", midlet="Lamplighter"))
    launch = tape.entries[0]
    assert launch.more["midlet"] == "Lamplighter" and len(launch.more["digest"]) == 64


def test_every_second_has_the_mark_of_the_frame(tmp_path):
    tape = recorded(tmp_path / "s.yaml", lambda phone: phone.run(3_500))
    assert [(entry.time, entry.kind) for entry in tape.entries] == [
        (1_000, "frame"), (2_000, "frame"), (3_000, "frame"), (3_500, "end")]


def test_what_the_phone_remembered_travels_with_the_session(tmp_path):
    with Phone(storage=tmp_path / "memory") as phone:
        phone.storage.set_setting("a", "b", "c")
    tape = recorded(tmp_path / "s.yaml", lambda phone: phone.storage.set_setting("a", "b", "later"),
                    storage=tmp_path / "memory")
    with Phone(storage=tmp_path / "memory") as phone:
        assert tape.image is not None and phone.storage.get_setting("a", "b") == "later"


def test_a_memory_too_large_for_a_session_is_refused_with_its_size(tmp_path):
    with Phone(storage=tmp_path / "memory") as phone:
        phone.storage.set_setting("a", "b", os.urandom(5 << 20).hex())
        with pytest.raises(UserError, match=r"memory takes \d+ KB compressed; a session holds up to 4096"):
            phone.record_session(tmp_path / "s.yaml")
    assert not (tmp_path / "s.yaml").exists()


def test_a_phone_that_has_lived_cannot_be_recorded_any_more(phone, tmp_path):
    phone.run(1)
    with pytest.raises(UserError, match="before anything else"):
        phone.record_session(tmp_path / "s.yaml")


def test_a_folder_that_is_not_there_is_named(phone, tmp_path):
    with pytest.raises(UserError, match="cannot be written"):
        phone.record_session(tmp_path / "no" / "s.yaml")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full disk to try")
def test_a_full_disk_is_said_before_anything_is_done(phone):
    with pytest.raises(UserError, match="/dev/full: the session cannot be written: No space left"):
        phone.record_session("/dev/full")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_a_file_that_fails_in_the_middle_ends_the_session_and_not_the_phone(tmp_path):
    os.mkfifo(tmp_path / "s.yaml")
    reader = os.open(tmp_path / "s.yaml", os.O_RDONLY | os.O_NONBLOCK)
    phone = Phone()
    phone.record_session(tmp_path / "s.yaml")
    phone.press("fire")
    os.close(reader)
    phone.press("left")
    assert phone.now == 200
    with pytest.raises(UserError, match="cannot be written on: Broken pipe; it can be replayed up to here"):
        phone.close()
    phone.close()


KILLED = """
import os, signal, sys
from emulator import Phone
phone = Phone()
phone.record_session(sys.argv[1])
phone.launch("minesweeper")
phone.press("fire")
phone.run(2_500)
phone.handset.keypad.listener = lambda event: os.kill(os.getpid(), signal.SIGKILL)
phone.key_down("left")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
def test_kill_9_in_the_middle_of_an_input_leaves_all_up_to_it_and_the_input_itself(tmp_path):
    path = tmp_path / "s.yaml"
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == -signal.SIGKILL
    tape = read(path)
    assert done(tape)[-1] == (2_600, "down", "left") and tape.notices == []
    assert [entry.time for entry in tape.entries if entry.kind == "frame"] == [1_000, 2_000]


def test_a_guests_fault_leaves_a_session_up_to_it(tmp_path, phone):
    phone.record_session(tmp_path / "s.yaml")
    phone.launch("minesweeper")
    phone.kernel.at(50, lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        phone.press("fire")
    assert done(read(tmp_path / "s.yaml"))[-2:] == [(0, "down", "fire"), (50, "up", "fire")]


def test_a_second_close_is_nothing(tmp_path):
    tape = recorded(tmp_path / "s.yaml", lambda phone: phone.close())
    assert [entry.kind for entry in tape.entries] == ["end"]


def test_a_phone_is_recorded_once(phone, tmp_path):
    phone.record_session(tmp_path / "s.yaml")
    with pytest.raises(UserError, match="recorded already"):
        phone.record_session(tmp_path / "t.yaml")
    assert not (tmp_path / "t.yaml").exists()
