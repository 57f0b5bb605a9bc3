"""emulator run --record and emulator replay, as a person types them."""

import os
import threading
import time

import pygame
import pytest

from emulator.cli import main
from emulator.tape.reader import read


@pytest.fixture
def session(tmp_path):
    """A recorded session of three seconds."""
    path = tmp_path / "session.yaml"
    assert main(["run", "minesweeper", "--headless", "--for", "3000", "--keys", "fire wait:500 right fire",
                 "--seed", "7", "--skin", "classic", "--record", str(path)]) == 0
    return path


def said(capsys):
    """What was printed, and what was said on stderr in one line."""
    out, error = capsys.readouterr()
    assert error.count("\n") <= 1 and "Traceback" not in error
    return out, error


def test_a_recorded_run_is_replayed_with_the_same_frames(session, capsys):
    assert main(["replay", str(session)]) == 0
    assert said(capsys) == (f"{session}: 3000 ms, 4 frames compared, all the same\n", "")


def test_where_nothing_was_compared_nothing_is_called_the_same(session, capsys):
    assert main(["replay", str(session), "--to", "900", "--headless"]) == 0
    out, _ = said(capsys)
    assert "900 ms" in out and "nothing was compared" in out and "same" not in out


def test_a_difference_is_one_line_and_1(session, capsys):
    session.write_text(session.read_text(encoding="utf-8").replace("- {at: 500, up", "- {at: 450, up")
                       .replace('down: "right"', 'down: "left"'), encoding="utf-8")
    assert main(["replay", str(session)]) == 1
    out, error = said(capsys)
    assert out == "" and f"{session}:" in error and "another picture at 1000 ms" in error


def test_a_picture_of_any_moment_can_be_had(session, tmp_path):
    assert main(["replay", str(session), "--to", "60", "--headless", "--screenshot", str(tmp_path / "lcd.png"),
                 "--photo", str(tmp_path / "phone.png")]) == 0
    assert pygame.image.load(tmp_path / "lcd.png").get_size() == (128, 128)
    assert pygame.image.load(tmp_path / "phone.png").get_width() > 200


def test_a_replay_cannot_be_recorded_over_itself(session, capsys):
    before = session.read_bytes()
    assert main(["replay", str(session), "--record", str(session)]) == 2
    assert "another file" in said(capsys)[1] and session.read_bytes() == before


def test_pictures_need_a_phone_unseen(session, capsys):
    assert main(["replay", str(session), "--to", "60", "--photo", "x.png"]) == 2
    assert "--headless" in said(capsys)[1]


@pytest.mark.parametrize("text, hint", [("", "no session"), ("a: [\n", "no YAML"), ("session: 9\n", "format 1")])
def test_what_is_no_session_is_one_line(tmp_path, capsys, text, hint):
    (tmp_path / "s.yaml").write_text(text, encoding="utf-8")
    assert main(["replay", str(tmp_path / "s.yaml")]) == 1
    assert hint in said(capsys)[1]


def test_a_guests_fault_in_a_replay_is_one_line_and_1(session, tmp_path, capsys):
    folder = tmp_path / "hello"
    folder.mkdir()
    (folder / "midlet.py").write_text("from emulator.midp.midlet import MIDlet\n\n\nclass Hello(MIDlet):\n"
                                      "    def start_app(self):\n        raise ValueError('no')\n", encoding="utf-8")
    (tmp_path / "hello.jad").write_text(
        "MIDlet-Name: Hello\nMIDlet-Version: 1.0\nMIDlet-Vendor: T\nMIDlet-Jar-URL: hello/\nMIDlet-Jar-Size: 0\n"
        "MIDlet-1: Hello,,midlet.Hello\nMicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.1\n",
        encoding="utf-8")
    path = tmp_path / "fault.yaml"
    assert main(["run", str(tmp_path / "hello.jad"), "--headless", "--for", "100", "--record", str(path)]) == 1
    capsys.readouterr()
    assert main(["replay", str(path)]) == 1
    assert "Hello at 0 ms: ValueError: no (midlet.py, line 6)" in said(capsys)[1]


@pytest.fixture
def in_window(monkeypatch, tmp_path):
    """`in_window(arguments, until)`: run a command with a window, and close it when `until()` holds."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "none")       # no loudspeaker either
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))

    def run(arguments, until):
        def close():
            deadline = time.monotonic() + 20
            while time.monotonic() < deadline and not (pygame.display.get_init() and until()):
                time.sleep(0.005)
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        thread = threading.Thread(target=close)
        thread.start()
        status = main(arguments)
        thread.join()
        return status
    return run


@pytest.mark.skipif(os.name == "nt", reason="SDL's dummy driver is for systems with none")
def test_to_a_moment_hands_the_phone_over_in_a_window_and_goes_on_from_there(session, tmp_path, in_window, capsys):
    again = tmp_path / "again.yaml"

    def has_gone_on():
        return again.exists() and b"{at: 3000, frame" in again.read_bytes()
    assert in_window(["replay", str(session), "--to", "2000", "--record", str(again)], has_gone_on) == 0
    assert "all the same" in said(capsys)[0]
    first, second = read(session), read(again)
    inputs = [entry for entry in first.entries if entry.is_done and entry.time <= 2_000]
    assert [(e.time, e.kind, e.value) for e in second.entries if e.is_done][:len(inputs)] == [
        (e.time, e.kind, e.value) for e in inputs]


@pytest.mark.skipif(os.name == "nt", reason="SDL's dummy driver is for systems with none")
def test_at_a_speed_it_plays_in_a_window_with_the_same_frames(session, in_window, capsys, tmp_path):
    again = tmp_path / "again.yaml"

    def is_over():
        return again.exists() and b"{at: 3000, frame" in again.read_bytes()
    assert in_window(["replay", str(session), "--speed", "16", "--record", str(again)], is_over) == 0
    out, error = said(capsys)
    assert "4 frames compared, all the same" in out and error == ""


@pytest.mark.skipif(os.name == "nt", reason="SDL's dummy driver is for systems with none")
def test_what_was_done_in_a_window_is_done_again_unseen(in_window, tmp_path, capsys):
    path = tmp_path / "window.yaml"
    keys = [pygame.K_RETURN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN]

    def is_over():
        written = path.read_bytes() if path.exists() else b""
        if keys and b"launch" in written:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=keys[0], unicode="", mod=0, scancode=0))
            del keys[0]
        return not keys and b"{at: 2000, frame" in written
    assert in_window(["run", "minesweeper", "--record", str(path), "--storage", str(tmp_path / "memory")], is_over) == 0
    capsys.readouterr()
    tape = read(path)
    assert sum(entry.kind == "down" for entry in tape.entries) == 4 and tape.network == "outside"
    assert main(["replay", str(path)]) == 0
    assert "all the same" in said(capsys)[0]
