"""Choices in a Form, by keys and by finger (MIDP 2.0, ChoiceGroup)."""

import pytest

from emulator.midp.lcdui import Choice, ChoiceGroup, Form, StringItem

LEVELS = ["Easy", "Normal", "Hard"]


@pytest.fixture
def show(seen):
    """`show(type, texts)` shows a group in a Form; gives it and the selections it told."""

    def run(kind, texts=LEVELS):
        told = []

        def flags(group):
            return [index for index in range(group.size()) if group.is_selected(index)]

        def make():
            form = Form("Form", [ChoiceGroup("Level", kind, texts, None)])
            form.set_item_state_listener(lambda group: told.append(flags(group)))
            return form
        return seen(make).get(0), told
    return run


def middle_of_row(group, row):
    form = group._owner
    x, y, _, _ = form._content_of(group)
    top, bottom = group._rows.place(row, group._size[0])
    return x + 30, form._content()[1] + y + (top + bottom) // 2


def test_of_an_exclusive_group_fire_selects_the_row_in_focus(phone, show, rows):
    group, told = show(Choice.EXCLUSIVE)
    phone.press("down", "down", "fire")
    assert (group.get_selected_index(), told) == (2, [[2]])
    assert rows() == ["Level", "( ) Easy", "( ) Normal", "> (•) Hard"]


def test_to_select_what_is_selected_is_no_change(phone, show):
    _, told = show(Choice.EXCLUSIVE)
    phone.press("fire")
    assert told == []


def test_of_a_multiple_group_fire_selects_and_takes_away(phone, show, rows):
    _, told = show(Choice.MULTIPLE)
    phone.press("fire", "down", "fire", "up", "fire")
    assert told == [[0], [0, 1], [1]]
    assert rows() == ["Level", "> [ ] Easy", "[x] Normal", "[ ] Hard"]


def test_of_a_popup_the_selected_element_is_shown_and_fire_opens_the_list(phone, show, rows):
    group, told = show(Choice.POPUP)
    assert rows() == ["Level", "> Easy ▾"]
    phone.press("fire")
    assert "> (•) Easy\n( ) Normal\n( ) Hard" in phone.screen.text()
    phone.press("down", "fire")
    assert (group.get_selected_index(), told) == (1, [[1]])
    assert rows() == ["Level", "> Normal ▾"]


@pytest.mark.parametrize("key", ["soft_right", "clear"])
def test_the_list_of_a_popup_can_be_left_without_choosing(phone, show, key):
    group, told = show(Choice.POPUP)
    phone.press("fire", "down", key)
    assert (group.get_selected_index(), told) == (0, [])
    phone.press("fire", "down", "down", "fire")
    assert told == [[2]]


def test_the_list_of_a_popup_opens_at_what_is_selected(phone, show):
    group, _ = show(Choice.POPUP)
    group.set_selected_index(2, True)
    phone.press("fire", "fire")
    assert group.get_selected_index() == 2


def test_an_element_that_was_removed_while_the_list_is_open_is_not_chosen(phone, show):
    group, told = show(Choice.POPUP)
    phone.press("fire", "down", "down")
    group.delete(2)
    phone.press("fire")
    assert (group.get_selected_index(), told) == (0, [])


def test_what_the_program_selects_is_told_to_nobody(phone, show):
    group, told = show(Choice.EXCLUSIVE)
    group.set_selected_index(1, True)
    phone.run(0)
    assert told == []


def test_an_empty_group_cannot_be_in_focus_and_one_that_gets_elements_can(phone, show, rows):
    group, _ = show(Choice.EXCLUSIVE, [])
    assert rows() == ["Level"]
    group.append("Only", None)
    phone.run(0)
    assert rows() == ["Level", "> (•) Only"]


def test_an_empty_popup_shows_an_empty_box(show, rows):
    show(Choice.POPUP, [])
    assert rows() == ["Level", "▾"]


@pytest.mark.parametrize("kind, told", [(Choice.EXCLUSIVE, [[1]]), (Choice.MULTIPLE, [[1], []])])
def test_a_finger_chooses_the_row_it_taps(phone, show, kind, told):
    group, heard = show(kind)
    row_x, row_y = middle_of_row(group, 1)
    phone.touch(row_x, row_y)
    phone.touch(row_x, row_y)
    assert heard == told


def test_a_finger_opens_a_popup_and_chooses_in_its_list(phone, show):
    group, told = show(Choice.POPUP)
    x, y, _, height = group._owner._content_of(group)
    phone.touch(x + 20, group._owner._content()[1] + y + height // 2)
    menu = phone.software.front.display._overlay
    left, top, _, _ = menu._box()
    phone.touch(left + 20, top + 2 + menu._row_height * 2 + 3)
    assert (group.get_selected_index(), told) == (2, [[2]])


def test_the_cursor_stays_on_its_element_when_others_come_and_go(phone, show, rows):
    group, _ = show(Choice.MULTIPLE)
    phone.press("down")
    group.insert(0, "Beginner", None)
    phone.run(0)
    assert "> [ ] Normal" in rows()
    group.delete(0)
    group.delete(0)
    phone.run(0)
    assert "> [ ] Normal" in rows()


def test_coming_from_below_the_last_row_is_the_first_in_focus(phone, seen, rows):
    seen(lambda: Form("Form", [ChoiceGroup("One", Choice.MULTIPLE, ["a", "b"], None),
                               ChoiceGroup("Two", Choice.MULTIPLE, ["c", "d"], None)]))
    phone.press("down", "down")
    assert "> [ ] c" in rows()
    phone.press("up")
    assert "> [ ] b" in rows()


def test_a_group_of_a_thousand_rows_is_gone_through_row_by_row(phone, seen, rows):
    seen(lambda: Form("Form", [ChoiceGroup("Numbers", Choice.MULTIPLE, [f"n{n}" for n in range(1_000)], None),
                               StringItem(None, "the end")]))
    phone.press(*["down"] * 60)
    assert "> [ ] n60" in rows()
