"""The tables of letters are whole: every letter has its key, and no constraint is left out."""

import pytest

from emulator.handset.keys import STANDARD
from emulator.midp.lcdui.letters import LATIN_MODES, NUMBERS, Case, layout
from emulator.midp.lcdui.text_policy import ANY, EMAILADDR, NAMES, URL, TextPolicy


def test_each_latin_letter_is_on_one_key():
    keys = layout("en-US", ANY)
    letters = "".join(keys.characters(LATIN_MODES[0], str(digit))[:-1] for digit in range(2, 10))
    assert sorted(letters) == sorted("abcdefghijklmnopqrstuvwxyz")


@pytest.mark.parametrize("qwerty", [False, True])
@pytest.mark.parametrize("kind", NAMES)
def test_every_character_of_a_layout_may_be_typed_into_its_field(kind, qwerty):
    found, policy = layout("en-US", kind, qwerty=qwerty), TextPolicy(kind)
    typed = {char for keys in found.keys.values() for chars in keys.values() for char in chars} | set(found.symbols)
    assert [char for char in typed if not policy.may_type(char)] == []


@pytest.mark.parametrize("qwerty", [False, True])
@pytest.mark.parametrize("kind", NAMES)
def test_every_key_of_a_layout_is_a_key_a_phone_can_have(kind, qwerty):
    found = layout("ru-RU", kind, qwerty=qwerty)
    assert {key for keys in found.keys.values() for key in keys} <= set(STANDARD)


@pytest.mark.parametrize("kind, first", [(ANY, "."), (EMAILADDR, "."), (URL, ".")])
def test_the_full_stop_is_the_first_on_one(kind, first):
    assert layout("en-US", kind).characters(LATIN_MODES[0], "1")[0] == first


def test_an_address_is_typed_in_latin_letters_on_a_russian_phone_too():
    assert layout("ru-RU", EMAILADDR).modes == (*LATIN_MODES, NUMBERS)


def test_no_symbol_is_listed_twice():
    for kind in (ANY, EMAILADDR, URL):
        symbols = layout("en-US", kind).symbols
        assert len(set(symbols)) == len(symbols)


def test_a_mode_can_be_asked_for_in_another_case():
    assert layout("en-US", ANY).recased(LATIN_MODES[0], Case.UPPER) is LATIN_MODES[2]
