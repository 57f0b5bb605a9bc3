"""What was chosen in the window, kept in a file; and what becomes of a file that is no such thing."""

import os
from pathlib import Path

import pytest
import yaml

from emulator.host.settings import CHECKS, Choices, Settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "window.yaml"


def written(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return Settings(file)


def test_without_a_file_it_begins_plainly_and_says_nothing(file):
    settings = Settings(file)
    assert (settings.now, settings.notices) == (Choices(), [])
    assert not file.exists()


CHOSEN = {"skin": "touch", "zoom": 2.0, "smooth": True, "effect": "grid", "speed": 0.5, "muted": True, "rotation": 90,
          "keys": {"w": "up", "kp5": ""}, "pads": {"a": "5", "guide": ""}, "place": (10, 20, 400, 700),
          "folder": "/home/me/Игры"}


def test_everything_that_is_chosen_is_there_next_time(file):
    assert set(CHOSEN) == set(CHECKS)
    Settings(file).choose(**CHOSEN)
    again = Settings(file)
    assert (again.now, again.notices) == (Choices(**CHOSEN), [])


def test_it_is_written_at_once_and_whole(file):
    settings = Settings(file)
    settings.choose(skin="classic")
    assert yaml.safe_load(file.read_text(encoding="utf-8"))["skin"] == "classic"
    assert [path.name for path in file.parent.iterdir()] == ["window.yaml"]


def test_what_the_command_line_says_holds_now_and_is_not_kept(file):
    settings = Settings(file)
    settings.for_this_time(skin="qwerty", speed=4.0)
    assert settings.now.skin == "qwerty" and settings.overruled
    settings.choose(muted=True)
    assert (settings.now.skin, settings.now.muted) == ("qwerty", True)
    assert (Settings(file).now.skin, Settings(file).now.muted) == ("slider", True)


def test_what_is_chosen_afterwards_is_kept(file):
    settings = Settings(file)
    settings.for_this_time(skin="qwerty")
    settings.choose(skin="touch")
    assert not settings.overruled and Settings(file).now.skin == "touch"


@pytest.mark.parametrize("text", ["skin: [1, 2\n", "- a\n- list\n", "just words", "\t\tx: y", "skin: &a [*a]\n", "42",
                                  "{" * 2_000, "a: !!python/object:os.system x\n", "x" * 200_000,
                                  "version: 2\nskin: slider\n", "version: [1]\n"])
def test_a_file_that_cannot_be_used_is_set_aside_and_said_in_one_line(file, text):
    settings = written(file, text)
    assert settings.now == Choices()
    assert len(settings.notices) == 1 and "\n" not in settings.notices[0] and str(file) in settings.notices[0]
    aside = file.with_name("window.set-aside.yaml")
    assert aside.name in settings.notices[0] and aside.read_text(encoding="utf-8") == text
    settings.choose(skin="classic")
    assert Settings(file).now.skin == "classic"


def test_bytes_that_are_no_text_are_set_aside(file):
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00\x81 skin")
    assert len(Settings(file).notices) == 1


@pytest.mark.parametrize("line, name", [
    ("skin: 5", "skin"), ("zoom: -1", "zoom"), ("zoom: .nan", "zoom"), ("zoom: true", "zoom"), ("zoom: 1e300", "zoom"),
    ("smooth: maybe", "smooth"), ("effect: sepia", "effect"), ("effect: [none]", "effect"), ("speed: fast", "speed"),
    ("speed: 0", "speed"), ("muted: 1", "muted"), ("rotation: 45", "rotation"), ("rotation: false", "rotation"),
    ("keys: up", "keys"), ("keys: {nokey: up}", "keys"), ("keys: {a: 10}", "keys"),
    ("keys: {a: upp}", "keys"), ("keys: {a: [up]}", "keys"), ("keys: {a: yes}", "keys"),
    ("pads: up", "pads"), ("pads: {nopart: up}", "pads"), ("pads: {a: upp}", "pads"), ("pads: {1: up}", "pads"),
    ("place: [1, 2, 3]", "place"),
    ("place: [1, 2, 3, -4]", "place"), ("place: [a, b, c, d]", "place"), ("place: [0, 0, 9999999, 9]", "place"),
    ("folder: [x]", "folder"), ("colour: red", "colour")])
def test_one_value_of_nonsense_is_named_and_the_others_hold(file, line, name):
    settings = written(file, f"version: 1\n{line}\n" + ("skin: touch\n" if name != "skin" else "muted: true\n"))
    assert settings.now == (Choices(skin="touch") if name != "skin" else Choices(muted=True))
    assert len(settings.notices) == 1 and name in settings.notices[0] and "set-aside" in settings.notices[0]


def test_of_a_table_the_entry_that_is_wrong_is_named(file):
    settings = written(file, "keys: {w: up, s: down, x: upp, d: right}\npads: {a: 5, nopart: up}\n")
    assert "keys cannot be {'x': 'upp'}; pads cannot be {'nopart': 'up'}" in settings.notices[0]


@pytest.mark.parametrize("page", ["window.md", "gamepads.md"])
def test_the_examples_of_the_pages_can_be_used(file, page):
    text = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
    settings = written(file, text.split("```yaml\n")[1].split("```")[0])
    assert settings.notices == [] and settings.now.pads["y"] == "5" and settings.now.pads["guide"] == ""


def test_a_digit_needs_no_quotes(file):
    settings = written(file, "keys: {5: 2, w: 0}\npads: {a: 5}\n")
    assert (settings.notices, settings.now.keys, settings.now.pads) == ([], {"5": "2", "w": "0"}, {"a": "5"})


def test_a_folder_in_place_of_the_file_is_said_and_set_aside(file):
    file.mkdir(parents=True)
    settings = Settings(file)
    assert len(settings.notices) == 1 and settings.now == Choices()
    settings.choose(skin="classic")
    assert Settings(file).now.skin == "classic"


def test_a_pipe_in_place_of_the_file_does_not_keep_it_waiting(file):
    file.parent.mkdir()
    os.mkfifo(file)
    assert len(Settings(file).notices) == 1


def test_a_folder_that_cannot_be_made_is_one_line_and_the_window_goes_on(tmp_path):
    (tmp_path / "config").write_text("a file", encoding="utf-8")
    settings = Settings(tmp_path / "config" / "window.yaml")
    settings.choose(skin="classic")
    settings.choose(skin="touch")
    assert settings.now.skin == "touch"
    assert len(settings.notices) == 1 and "not kept" in settings.notices[0]


def test_an_empty_file_is_as_none(file):
    settings = written(file, "")
    assert (settings.now, settings.notices) == (Choices(), [])
