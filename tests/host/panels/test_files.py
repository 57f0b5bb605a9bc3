"""The dialog for files, worked by events alone."""

import locale
import os

import pygame
import pytest

from tests.host.panels.hands import click, press, turn

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")


def test_a_file_is_chosen_from_its_folder(panels, tmp_path):
    (tmp_path / "game.jad").write_text("", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    picked = []
    panels.open_file("Open", str(tmp_path), picked.append, suffixes=frozenset({".jad", ".jar"}))
    turn(panels)
    dialog = panels._front._dialog
    assert dialog.current_file_list == [("game.jad", "#file_list_item")]
    click(panels, dialog.file_selection_list.item_list_container.elements[0].rect.center)
    click(panels, dialog.ok_button.rect.center)
    assert picked == [tmp_path / "game.jad"] and not panels.is_open


def test_a_folder_that_is_gone_does_not_keep_it_from_opening(panels, tmp_path):
    panels.open_file("Open", str(tmp_path / "gone"), print)
    turn(panels)
    assert panels.is_open
    press(panels, pygame.K_ESCAPE)
    assert not panels.is_open


def test_a_working_folder_that_is_gone_does_not_keep_it_from_opening(panels, tmp_path, monkeypatch):
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    (tmp_path / "here").rmdir()
    panels.open_file("Open", "", print)
    assert panels.is_open


def test_a_locale_that_is_not_installed_does_not_keep_it_from_opening(panels, tmp_path, monkeypatch):
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    before = locale.setlocale(locale.LC_ALL)
    panels.open_file("Open", str(tmp_path), print)
    assert panels.is_open
    assert (os.environ["LC_ALL"], locale.setlocale(locale.LC_ALL)) == ("xx_XX.UTF-8", before)


@pytest.fixture
def shelf(tmp_path):
    """A folder with a folder, two suites, and what is not to be seen."""
    (tmp_path / "games").mkdir()
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "games" / "chess.JAR").write_text("", encoding="utf-8")
    for name in ("a.jad", "b.jad", ".c.jad"):
        (tmp_path / name).write_text("", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    return tmp_path


@pytest.fixture
def files(panels, shelf, done):
    panels.open_file("Open", str(shelf), done.append, suffixes=frozenset({".jad", ".jar"}))
    turn(panels)
    return panels


def listed(panels):
    return [item["text"] for item in panels._front._list.item_list]


def test_folders_are_told_from_files_and_what_is_hidden_or_neither_is_not_shown(files):
    assert listed(files) == ["games/", "a.jad", "b.jad"]


def test_a_file_is_chosen_by_arrows_and_enter(files, shelf, done):
    press(files, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert done == [shelf / "a.jad"] and not files.is_open


def test_enter_goes_into_a_folder_and_left_comes_back(files, shelf, done):
    press(files, pygame.K_DOWN, pygame.K_RETURN)
    assert listed(files) == ["chess.JAR"]
    press(files, pygame.K_LEFT)
    assert listed(files) == ["games/", "a.jad", "b.jad"]
    press(files, pygame.K_DOWN, pygame.K_RETURN, pygame.K_END, pygame.K_RETURN)
    assert done == [shelf / "games" / "chess.JAR"]


def test_with_nothing_chosen_there_is_nothing_to_open(files, done):
    assert not files._front._open.is_enabled
    press(files, pygame.K_RETURN)
    assert files.is_open and done == []
    press(files, pygame.K_UP)
    assert files._front._open.is_enabled


def write_path(files, path):
    line = files._front._dialog.file_path_text_line
    click(files, line.rect.center)
    line.set_text(str(path))
    press(files, pygame.K_RETURN)


def test_a_path_that_is_written_is_taken(files, shelf, done):
    write_path(files, shelf / "b.jad")
    assert done == [shelf / "b.jad"] and not files.is_open


@pytest.mark.parametrize("path", ["pipe", "gone/gone", "x" * 300, "a.jad/b.jad", "/dev/null"])
def test_a_path_that_cannot_be_looked_at_leaves_it_open(files, shelf, done, path):
    write_path(files, shelf / path)
    assert files.is_open and done == []
    press(files, pygame.K_ESCAPE)
    assert not files.is_open
