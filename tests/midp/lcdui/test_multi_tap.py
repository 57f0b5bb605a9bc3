"""Multi-tap: the whole table, and what a person gets for a row of presses."""

import pytest

from emulator.midp.lcdui.letters import LATIN_MODES, NUMBERS, Case, layout
from emulator.midp.lcdui.multi_tap import AFTER, Edit, Happening, Kind, MultiTap, State
from emulator.midp.lcdui.text_policy import ANY, DECIMAL, NUMERIC, PHONENUMBER

ABC, ABC_ONCE, ABC_ALL = LATIN_MODES


def machine(kind=ANY, locale="en-US", mode=None, wants_capital=lambda: False):
    return MultiTap(layout(locale, kind), mode, wants_capital)


def write(taps, *presses):
    """The text that presses of (key, time) leave behind."""
    text = ""
    for key, time in presses:
        edit = taps.press(key, time)
        if edit is not None and edit.kind in (Kind.INSERT, Kind.REPLACE):
            text = (text[:-1] if edit.kind is Kind.REPLACE else text) + edit.text
    return text


def only_key():
    """In the mode for numbers each digit has one character; `2` has just been typed."""
    taps = machine(mode=NUMBERS)
    taps.press("2", 0)
    return taps


# Each row of the table, driven through the public methods: where from, what happens, the edit, is a letter open.
ROWS = {
    (State.SETTLED, Happening.FIRST): (machine, lambda t: t.press("3", 9), Edit(Kind.INSERT, "d"), True),
    (State.SETTLED, Happening.ONLY): (only_key, lambda t: t.press("3", 9), Edit(Kind.INSERT, "3"), False),
    (State.SETTLED, Happening.HELD): (
        lambda: _after(machine(PHONENUMBER), "0"), lambda t: t.hold("0"), Edit(Kind.REPLACE, "+"), False),
    (State.SETTLED, Happening.MODE): (machine, lambda t: t.press("#", 9), Edit(Kind.MODE), False),
    (State.SETTLED, Happening.SYMBOLS): (machine, lambda t: t.press("*", 9), Edit(Kind.SYMBOLS), False),
    (State.SETTLED, Happening.REST): (machine, lambda t: t.rest(), None, False),
    (State.CYCLING, Happening.FIRST): (
        lambda: _after(machine(), "2"), lambda t: t.press("3", 9), Edit(Kind.INSERT, "d"), True),
    (State.CYCLING, Happening.ONLY): (
        lambda: _after(machine(PHONENUMBER), "*"), lambda t: t.press("3", 9), Edit(Kind.INSERT, "3"), False),
    (State.CYCLING, Happening.AGAIN): (
        lambda: _after(machine(), "2"), lambda t: t.press("2", 9), Edit(Kind.REPLACE, "b"), True),
    (State.CYCLING, Happening.HELD): (
        lambda: _after(machine(), "2"), lambda t: t.hold("2"), Edit(Kind.REPLACE, "2"), False),
    (State.CYCLING, Happening.MODE): (
        lambda: _after(machine(), "2"), lambda t: t.press("#", 9), Edit(Kind.MODE), False),
    (State.CYCLING, Happening.SYMBOLS): (
        lambda: _after(machine(), "2"), lambda t: t.press("*", 9), Edit(Kind.SYMBOLS), False),
    (State.CYCLING, Happening.REST): (lambda: _after(machine(), "2"), lambda t: t.rest(), None, False),
}


def _after(taps, key):
    taps.press(key, 0)
    return taps


def test_the_table_has_a_row_for_every_happening_in_every_state():
    assert set(AFTER) == {(state, happening) for state in State for happening in Happening
                          if (state, happening) != (State.SETTLED, Happening.AGAIN)} == set(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0].name} {row[1].name}")
def test_each_row_gives_its_edit_and_leads_where_it_says(row):
    start, happen, edit, is_open = ROWS[row]
    taps = start()
    assert taps.is_open is (row[0] is State.CYCLING)
    assert happen(taps) == edit
    assert taps.is_open is is_open is (AFTER[row][1] is State.CYCLING)


@pytest.mark.parametrize("presses, letter", [(1, "a"), (2, "b"), (3, "c"), (4, "2"), (5, "a")])
def test_the_same_key_goes_through_its_letters_and_round(presses, letter):
    assert write(machine(), *[("2", 300 * n) for n in range(presses)]) == letter


def test_another_key_ends_the_letter():
    assert write(machine(), ("4", 0), ("4", 100), ("3", 200), ("3", 300)) == "he"


def test_less_than_a_second_later_the_letter_is_still_open():
    assert write(machine(), ("2", 0), ("2", 999)) == "b"


def test_a_second_later_the_same_key_types_a_new_letter():
    assert write(machine(), ("2", 0), ("2", 1000)) == "aa"


def test_each_press_gives_another_second():
    assert write(machine(), ("2", 0), ("2", 900), ("2", 1800)) == "c"


def test_it_says_when_the_letter_will_be_settled():
    taps = machine()
    taps.press("2", 500)
    assert taps.rests_at == 1500
    taps.rest()
    assert taps.rests_at is None


def test_the_hash_key_goes_through_the_modes():
    taps, seen = machine(), []
    for time in range(4):
        taps.press("#", time)
        seen.append(taps.mode.indicator)
    assert seen == ["Abc", "ABC", "123", "abc"]


def test_abc_with_a_capital_gives_one_capital():
    taps = machine()
    taps.press("#", 0)
    assert write(taps, ("2", 1), ("2", 2), ("3", 3), ("4", 4)) == "Bdg"


def test_a_capital_waits_through_a_space_for_its_letter():
    taps = machine()
    taps.press("#", 0)
    assert write(taps, ("0", 1), ("2", 2)) == " A"


def test_capitals_stay_capitals():
    taps = machine(mode=ABC_ALL)
    assert write(taps, ("2", 0), ("3", 1), ("0", 2), ("2", 3)) == "AD A"


def test_in_the_mode_for_numbers_a_key_types_its_digit_each_time():
    assert write(machine(mode=NUMBERS), ("2", 0), ("2", 100), ("0", 200)) == "220"


def test_the_digit_of_a_held_key_may_be_followed_by_a_letter_of_the_same_key():
    taps = machine()
    taps.press("2", 0)
    taps.hold("2")
    assert taps.press("2", 600) == Edit(Kind.INSERT, "a")


def test_a_key_that_is_held_on_gives_its_digit_once():
    taps = machine()
    taps.press("2", 0)
    assert [taps.hold("2"), taps.hold("2")] == [Edit(Kind.REPLACE, "2"), None]


def test_holding_a_key_that_typed_nothing_does_nothing():
    taps = machine()
    taps.press("2", 0)
    assert taps.hold("5") is None
    assert taps.is_open


def test_a_space_is_on_zero_and_a_full_stop_on_one():
    assert write(machine(), ("0", 0), ("1", 1), ("1", 2)) == " ,"


def test_russian_letters_come_first_on_a_russian_phone():
    taps = machine(locale="ru-RU")
    assert write(taps, ("5", 0), ("7", 1), ("4", 2)) == "мфи"


def test_a_russian_phone_types_latin_letters_too():
    taps, seen = machine(locale="ru-RU"), []
    for time in range(7):
        seen.append(taps.mode.indicator)
        taps.press("#", time)
    assert seen == ["абв", "Абв", "АБВ", "abc", "Abc", "ABC", "123"]


def test_each_russian_letter_is_on_one_key():
    keys = layout("ru-RU", ANY)
    letters = "".join(keys.characters(keys.modes[0], str(digit))[:-1] for digit in range(2, 10))
    assert sorted(letters) == sorted("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")


def test_a_field_for_numbers_types_a_minus_with_star_or_hash():
    assert write(machine(NUMERIC), ("*", 0), ("1", 1)) == "-1"
    assert write(machine(NUMERIC), ("#", 0), ("1", 1)) == "-1"


def test_a_field_for_decimals_types_a_point_with_star():
    assert write(machine(DECIMAL), ("1", 0), ("*", 1), ("5", 2)) == "1.5"


def test_a_field_for_phone_numbers_types_star_plus_and_hash():
    assert write(machine(PHONENUMBER), ("*", 0), ("*", 100), ("#", 200)) == "+#"


def test_a_field_for_phone_numbers_gives_a_plus_for_a_long_zero():
    taps = machine(PHONENUMBER)
    taps.press("0", 0)
    assert taps.hold("0") == Edit(Kind.REPLACE, "+")


def test_the_start_of_a_sentence_gets_a_capital():
    taps = machine(wants_capital=lambda: True)
    assert taps.press("2", 0) == Edit(Kind.INSERT, "A")


def test_the_capital_of_a_sentence_comes_without_asking_for_it_again():
    places = iter([True, False, True])
    taps = machine(wants_capital=lambda: next(places))
    assert write(taps, ("2", 0), ("3", 1), ("4", 2)) == "AdG"


def test_small_letters_that_the_person_chose_are_not_made_capitals():
    taps = machine(wants_capital=lambda: True)
    taps.expect_capital()
    assert taps.mode.case is Case.CAPITAL
    for time in range(3):
        taps.press("#", time)
    assert taps.press("2", 9) == Edit(Kind.INSERT, "a")


def qwerty(locale="en-US"):
    return MultiTap(layout(locale, ANY, qwerty=True))


def test_a_full_keyboard_types_each_letter_at_once():
    assert write(qwerty(), ("o", 0), ("o", 10), ("space", 20), ("2", 30), ("#", 40)) == "oo 2#"


def test_shift_gives_one_capital_and_pressed_twice_all():
    taps = qwerty()
    taps.press("shift", 0)
    assert write(taps, ("q", 1), ("q", 2)) == "Qq"
    taps.press("shift", 3)
    taps.press("shift", 4)
    assert write(taps, ("q", 5), ("q", 6)) == "QQ"


def test_a_full_keyboard_has_every_russian_letter_some_by_long_presses():
    taps = qwerty("ru-RU")
    mode = taps.layout.modes[0]
    pressed = [taps.layout.characters(mode, key) for key in "qwertyuiopasdfghjklzxcvbnm"]
    held = [taps.layout.held(mode, key) for key in ["t", "p", "j", "l", "m", ",", "."]]
    assert sorted(pressed + held) == sorted("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")


def test_a_long_press_after_shift_gives_a_capital_too():
    taps = qwerty("ru-RU")
    taps.press("shift", 0)
    assert taps.press("t", 1) == Edit(Kind.INSERT, "Е")
    assert taps.hold("t") == Edit(Kind.REPLACE, "Ё")


def test_what_was_refused_is_not_gone_on_with():
    taps = machine()
    taps.press("2", 0)
    taps.refuse()
    assert taps.press("2", 100) == Edit(Kind.INSERT, "a")


@pytest.mark.parametrize("subset, mode", [
    ("MIDP_UPPERCASE_LATIN", ABC_ALL), ("MIDP_LOWERCASE_LATIN", ABC), ("IS_LATIN_DIGITS", NUMBERS),
    ("UCB_CYRILLIC", ABC), ("X_UNHEARD_OF", ABC), (None, ABC)])
def test_a_subset_of_characters_names_a_mode_and_an_unknown_one_the_first(subset, mode):
    assert layout("en-US", ANY).named(subset) is mode
