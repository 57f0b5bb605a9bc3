"""emulator run, as a person types it."""

import subprocess
import sys

import pygame
import pytest

from emulator.cli import main

JAD = """MIDlet-Name: {name}
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: {folder}
MIDlet-Jar-Size: 0
MIDlet-1: {name},,{class_name}
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""
HELLO = """
from emulator.midp.midlet import MIDlet


class Hello(MIDlet):
    def start_app(self):
        pass
"""


@pytest.fixture
def suite(tmp_path):
    """`suite(source)`: the path of a JAD whose suite has this midlet.py."""

    def make(source=HELLO, class_name="midlet.Hello", folder="hello/"):
        (tmp_path / "hello").mkdir(exist_ok=True)
        (tmp_path / "hello" / "midlet.py").write_text(source, encoding="utf-8")
        path = tmp_path / "hello.jad"
        path.write_text(JAD.format(name="Hello", folder=folder, class_name=class_name), encoding="utf-8")
        return path
    return make


@pytest.fixture
def unseen(capsys):
    """`unseen(target, *more)`: exit status, and what was written to stderr."""

    def run(target, *more):
        status = main(["run", str(target), "--headless", "--for", "10", *more])
        return status, capsys.readouterr().err
    return run


def one_line(error):
    assert error.startswith("emulator: ") and error.count("\n") == 1 and "Traceback" not in error, error
    return error


def test_a_suite_that_does_nothing_wrong_ends_with_0(suite, unseen):
    assert unseen(suite()) == (0, "")


def test_the_pictures_are_the_same_bytes_every_time(tmp_path):
    command = [sys.executable, "-m", "emulator", "run", "jad/minesweeper.jad", "--headless", "--for", "1500",
               "--keys", "fire wait:300 right fire"]
    pictures = []
    for n in "12":
        files = [tmp_path / f"a{n}.png", tmp_path / f"b{n}.png"]
        subprocess.run([*command, "--screenshot", files[0], "--photo", files[1]], check=True)
        pictures.append([file.read_bytes() for file in files])
    assert pictures[0] == pictures[1]
    assert pygame.image.load(tmp_path / "a1.png").get_size() == (240, 320)
    assert pygame.image.load(tmp_path / "b1.png").get_width() > 480


def test_a_missing_jad_is_named_with_the_nearest_one(unseen):
    status, error = unseen("jad/minesweper.jad")
    assert status == 1 and "did you mean 'minesweeper'?" in one_line(error)


@pytest.mark.parametrize("data", [b"", b"MIDlet-Na", b"\x00\xff\x10PNG\x00" * 50,
                                  "MIDlet-Name: Гомоку".encode("utf-16-be"),
                                  b"MIDlet-Name: x\nMIDlet-1: \xff\xfe\x81,,a.B\n"])
def test_a_jad_that_is_no_jad_is_one_line(tmp_path, unseen, data):
    path = tmp_path / "broken.jad"
    path.write_bytes(data)
    status, error = unseen(path)
    assert status == 1 and "broken.jad" in one_line(error)


def test_a_folder_where_a_jad_should_be_is_one_line(tmp_path, unseen):
    status, error = unseen(tmp_path)
    assert status == 1 and one_line(error)


def test_a_suite_folder_that_does_not_exist_is_one_line(suite, unseen):
    status, error = unseen(suite(folder="nowhere/"))
    assert status == 1 and "nowhere" in one_line(error)


@pytest.mark.parametrize("class_name, hint", [("midlet.Helo", "Hello"), ("midle.Hello", "midlet")])
def test_a_class_that_does_not_exist_is_named_with_the_nearest_one(suite, unseen, class_name, hint):
    status, error = unseen(suite(class_name=class_name))
    assert status == 1 and f"did you mean '{hint}'?" in one_line(error)


@pytest.mark.parametrize("source, said", [
    ("1 / 0", "ZeroDivisionError"),
    ("def broken(:\n    pass", "SyntaxError"),
    ("import socket", "socket"),
    (HELLO.replace("pass", "raise ValueError('in start_app')"), "in start_app"),
    (HELLO.replace("start_app(self)", "__init__(self)").replace("pass", "raise ValueError('in constructor')"),
     "in constructor"),
])
def test_a_guests_fault_is_one_line_with_its_file(suite, unseen, source, said):
    status, error = unseen(suite(source))
    assert status == 1 and said in one_line(error) and "midlet.py" in error


def test_an_unknown_skin_is_named_with_the_nearest_one(suite, unseen):
    status, error = unseen(suite(), "--skin", "slidr")
    assert status == 1 and "did you mean 'slider'?" in one_line(error)


def test_an_unknown_key_is_named_with_the_nearest_one(suite, unseen):
    status, error = unseen(suite(), "--keys", "rihgt")
    assert status == 1 and "did you mean 'right'?" in one_line(error)


def test_an_unknown_midlet_of_a_suite_is_one_line(suite, unseen):
    status, error = unseen(suite(), "--midlet", "7")
    assert status == 1 and one_line(error)


def test_a_picture_that_cannot_be_written_is_one_line(suite, unseen, tmp_path):
    status, error = unseen(suite(), "--screenshot", str(tmp_path / "no" / "where.png"))
    assert status == 1 and "where.png" in one_line(error)


def test_a_storage_that_is_a_file_is_one_line(suite, unseen, tmp_path):
    (tmp_path / "file").write_text("x", encoding="utf-8")
    status, error = unseen(suite(), "--storage", str(tmp_path / "file"))
    assert status == 1 and one_line(error)


def test_headless_without_a_time_says_what_is_missing(suite, capsys):
    assert main(["run", str(suite()), "--headless"]) == 2
    assert "--for" in one_line(capsys.readouterr().err)


@pytest.mark.parametrize("words", [["run"], ["run", "x", "--for", "-5"], ["run", "x", "--speed", "0"], ["fly"],
                                   ["run", "x", "--for", "soon"], ["run", "x", "--cpu", "0"],
                                   ["run", "x", "--cpu", "fast"]])
def test_a_wrong_call_ends_with_2(words, capsys):
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2 and "usage" in capsys.readouterr().err


@pytest.mark.parametrize("source, said", [
    ("raise SystemExit(0)", "SystemExit"),
    (HELLO.replace("pass", "raise SystemExit(3)"), "SystemExit"),
    (HELLO.replace("pass", "raise GeneratorExit"), "GeneratorExit"),
    (HELLO.replace("pass", "raise ValueError('a\\nb\\nc')"), "a b c"),
    ("class Hello:\n    def start_app(self):\n        pass\n", "derive it from emulator.midp.midlet.MIDlet"),
    (HELLO.replace("pass", "\n        while True:\n            pass"), "start_app has not returned"),
])
def test_what_would_end_or_fool_a_program_is_the_guests_fault_in_one_line(suite, unseen, source, said):
    status, error = unseen(suite(source), "--for", "300")
    assert status == 1 and said in one_line(error)


def test_a_midlet_that_forgets_its_base_class_constructor_works_all_the_same(suite, unseen):
    source = HELLO.replace("    def start_app", "    def __init__(self):\n        self.mine = 1\n\n    def start_app")
    assert unseen(suite(source)) == (0, "")


def test_pictures_are_asked_for_of_an_unseen_phone_only(suite, capsys):
    assert main(["run", str(suite()), "--screenshot", "x.png"]) == 2
    assert "--headless" in one_line(capsys.readouterr().err)


def test_what_a_suite_prints_is_printed(suite, capfd):
    assert main(["run", str(suite(HELLO.replace("pass", "print('here I am')"))), "--headless", "--for", "0"]) == 0
    assert capfd.readouterr().out == "here I am\n"


def test_a_descriptor_behind_a_link_is_found_where_it_truly_lies(suite, unseen, tmp_path):
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "far.jad").symlink_to(suite())
    assert unseen(tmp_path / "links" / "far.jad") == (0, "")
