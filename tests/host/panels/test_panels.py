"""Menus and dialogs over the handset, worked by events alone."""

import locale
import os

import pygame
import pytest

from emulator.handset.keys import STANDARD
from emulator.host.keyboard import KeyMap
from emulator.host.panels import Panels
from emulator.host.panels.lines import folded
from emulator.host.rows import Row

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:pygame_gui")
SIZE = 340, 420


@pytest.fixture
def surface(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("test", SIZE)
    yield window.get_surface()
    window.destroy()
    pygame.display.quit()


@pytest.fixture
def panels(surface):
    made = Panels(SIZE)
    made.surface, made.now = surface, 0
    return made


def turn(panels, *events):
    """Events, and what they lead to; whether each was the panels'."""
    taken = [panels.handle(event) for event in events]
    for _ in range(3):
        panels.now += 20
        panels.draw(panels.surface, panels.now)
        for event in pygame.event.get():
            panels.handle(event)
    return taken


def press(panels, *codes, mod=0):
    return [turn(panels, pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))[0]
            for code in codes]


def click(panels, pos):
    pygame.mouse.set_pos(pos)
    turn(panels, pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    return turn(panels, pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


@pytest.fixture
def done():
    return []


@pytest.fixture
def menu(panels, done):
    """A menu of three rows, the last with rows of its own."""
    panels.menu("Test", [Row("One", "F5", lambda: done.append("one")), Row("Two", "Ctrl+T", lambda: done.append("two")),
                         Row("More", rows=lambda: [Row("Deep", "1", lambda: done.append("deep"))])], (20, 30))
    turn(panels)
    return panels


# -- menus ---------------------------------------------------------------------------------------------

def test_a_row_is_chosen_by_its_own_key(menu, done):
    assert press(menu, pygame.K_F5) == [True]
    assert done == ["one"] and not menu.is_open


def test_a_row_is_chosen_by_a_chord(menu, done):
    press(menu, pygame.K_t, mod=pygame.KMOD_LCTRL)
    assert done == ["two"]


def test_a_row_is_chosen_by_arrows_and_enter(menu, done):
    press(menu, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert done == ["two"]


def test_the_arrows_go_round(menu, done):
    press(menu, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN)
    assert done == ["one"]


def test_a_row_with_rows_opens_them_and_left_comes_back(menu, done):
    press(menu, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT)
    assert menu.is_open and done == []
    press(menu, pygame.K_UP, pygame.K_RETURN, pygame.K_1)
    assert done == ["deep"] and not menu.is_open


def test_a_row_is_chosen_by_the_mouse(menu, done):
    click(menu, (60, 30 + 5 + 26 + 13))
    assert done == ["two"] and not menu.is_open


def test_a_press_beside_a_menu_closes_it_and_is_nobodys(menu, done):
    pos = 300, 400
    assert menu.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    assert not menu.is_open and done == []


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F10])
def test_a_menu_is_closed_by_keyboard(menu, key):
    press(menu, key)
    assert not menu.is_open


def test_a_menu_keeps_within_the_window(panels):
    panels.menu("Test", [Row(f"Row {n}", "Ctrl+X") for n in range(20)], (330, 410))
    assert pygame.Rect((0, 0), SIZE).contains(panels._front.box)


def test_a_key_that_is_nothing_to_a_menu_is_not_the_phones(menu, done):
    assert press(menu, pygame.K_5) == [True]
    assert menu.is_open and done == []


# -- lines ---------------------------------------------------------------------------------------------

def test_lines_are_asked_for_now_and_then_while_they_are_seen(panels):
    asked = []
    panels.lines("Log", lambda show: asked.append(1) or show([f"line {len(asked)}"]))
    turn(panels)
    assert len(asked) == 1
    panels.now += 600
    turn(panels)
    assert len(asked) == 2


def test_a_hundred_thousand_lines_are_shown_at_once(panels):
    panels.lines("Log", lambda show: show([f"line {n}" for n in range(100_000)]))
    turn(panels)
    first = pygame.image.tobytes(panels.surface, "RGB")
    press(panels, pygame.K_END)
    assert pygame.image.tobytes(panels.surface, "RGB") != first
    press(panels, pygame.K_HOME)
    assert pygame.image.tobytes(panels.surface, "RGB") == first


def test_lines_that_follow_stay_at_their_end(panels):
    told = [["a"] * 200]
    panels.lines("Log", lambda show: show(told[-1]), follow=True)
    turn(panels)
    at_end = panels._front._first()
    assert at_end > 100
    told.append(["a"] * 300)
    panels.now += 600
    turn(panels)
    assert panels._front._first() > at_end


@pytest.mark.parametrize("line", ["", "words and words " * 20, "short",
                                  "    0000  " + "61 " * 40, "x" * 500, "\ttab", "\x00\x1b[31m 你好"])
def test_any_line_can_be_shown(panels, line):
    assert all(len(piece) <= 40 for piece in folded(line, 40))
    panels.lines("Log", lambda show: show([line]))
    turn(panels)


def test_esc_closes_the_lines_and_other_keys_are_not_the_phones(panels):
    panels.lines("Log", lambda show: show(["x"]))
    turn(panels)
    assert press(panels, pygame.K_5) == [True]
    press(panels, pygame.K_ESCAPE)
    assert not panels.is_open


# -- files ---------------------------------------------------------------------------------------------

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


# -- the key map ---------------------------------------------------------------------------------------

@pytest.fixture
def editor(panels, done):
    panels.key_map([("up", "Up"), ("5", "5")], KeyMap(), {"F5": "Speed"}, lambda key_map: done.append(key_map.own))
    turn(panels)
    return panels


def choose(editor, place):
    click(editor, editor._front._list.item_list_container.elements[place].rect.center)
    click(editor, editor._front._buttons[0].rect.center)


def test_the_next_key_is_the_chosen_one(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_w)
    assert done == [{"w": "up"}]


def test_a_key_of_the_menu_is_taken(editor, done):
    choose(editor, 1)
    press(editor, pygame.K_F5)
    assert done == [] and "Speed" in editor._front._hint.text


def test_a_key_is_chosen_and_given_by_keyboard_alone(editor, done):
    press(editor, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_w)
    assert done == [{"w": "5"}]
    press(editor, pygame.K_UP, pygame.K_RETURN, pygame.K_e)
    assert done[-1] == {"w": "5", "e": "up"}
    press(editor, pygame.K_DOWN, pygame.K_DELETE)
    assert done[-1] == {"e": "up"}


def test_a_long_list_keeps_its_place_when_a_key_is_given(panels, done):
    keys = [(letter, letter.upper()) for letter in "abcdefghijklmnopqrstuvwxyz"]
    panels.key_map(keys, KeyMap(), {}, lambda key_map: done.append(key_map.own))
    turn(panels)
    press(panels, pygame.K_END, pygame.K_RETURN, pygame.K_1)
    items = panels._front._list
    assert done == [{"1": "z"}]
    assert items.scroll_bar.start_percentage > 0.2 and items.item_list[-1]["button_element"].is_selected
    press(panels, pygame.K_HOME)
    assert items.scroll_bar.start_percentage == 0 and items.item_list[0]["selected"]


def test_esc_chooses_none_and_then_closes(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_ESCAPE)
    assert editor.is_open and done == []
    press(editor, pygame.K_ESCAPE)
    assert not editor.is_open


def test_all_can_be_as_before(editor, done):
    choose(editor, 0)
    press(editor, pygame.K_w)
    click(editor, editor._front._buttons[2].rect.center)
    assert done[-1] == {}


def test_another_window_size_closes_what_is_open(editor):
    editor.resize((500, 600))
    assert not editor.is_open


@pytest.mark.parametrize("key", list(STANDARD.values()), ids=lambda key: key.name)
def test_what_the_editor_says_is_not_cut_off_in_the_smallest_window(panels, key):
    panels.key_map([(key.name, key.title)], KeyMap(), {}, print)
    turn(panels)
    hint, said = panels._front._hint, []
    panels._front._say = said.append
    press(panels, pygame.K_DOWN, pygame.K_RETURN, pygame.K_w, pygame.K_DELETE)
    assert len(said) == 4
    assert max(hint.font.size(text)[0] for text in said) <= hint.rect.width
