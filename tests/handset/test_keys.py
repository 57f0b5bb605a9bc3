import pytest

from emulator.handset.keys import (
    ACTIONS,
    DOWN,
    FIRE,
    GAME_A,
    GAME_B,
    GAME_C,
    GAME_D,
    LEFT,
    RIGHT,
    STANDARD,
    UP,
    Key,
    KeyTable,
)


@pytest.fixture
def table():
    return KeyTable(STANDARD.values())


@pytest.mark.parametrize("name, code", [
    ("0", 48), ("1", 49), ("5", 53), ("9", 57), ("*", 42), ("#", 35),
    ("up", -1), ("down", -2), ("left", -3), ("right", -4), ("fire", -5),
    ("soft_left", -6), ("soft_right", -7), ("clear", -8), ("send", -10), ("end", -11),
    ("a", 97), ("z", 122), ("space", 32), ("enter", 10),
])
def test_a_standard_key_has_the_code_that_programs_expect(table, name, code):
    assert table.named(name).code == code
    assert table.coded(code).name == name


@pytest.mark.parametrize("name, action", [
    ("up", UP), ("2", UP), ("down", DOWN), ("8", DOWN), ("left", LEFT), ("4", LEFT),
    ("right", RIGHT), ("6", RIGHT), ("fire", FIRE), ("5", FIRE),
    ("1", GAME_A), ("3", GAME_B), ("7", GAME_C), ("9", GAME_D),
    ("0", 0), ("*", 0), ("#", 0), ("soft_left", 0), ("end", 0), ("q", 0),
])
def test_a_key_means_its_game_action(table, name, action):
    assert table.game_action(STANDARD[name].code) == action


def test_the_game_actions_have_the_numbers_of_canvas():
    assert ACTIONS == {"UP": 1, "LEFT": 2, "RIGHT": 5, "DOWN": 6, "FIRE": 8,
                       "GAME_A": 9, "GAME_B": 10, "GAME_C": 11, "GAME_D": 12}


def test_a_code_of_no_key_is_a_key_error(table):
    with pytest.raises(KeyError):
        table.game_action(999)


@pytest.mark.parametrize("action", ACTIONS.values())
def test_the_key_for_an_action_means_that_action(table, action):
    assert table.game_action(table.key_code(action)) == action


@pytest.mark.parametrize("action, name", [(UP, "up"), (FIRE, "fire"), (GAME_C, "7")])
def test_the_key_for_an_action_is_an_arrow_rather_than_a_digit(action, name):
    digits_first = KeyTable(sorted(STANDARD.values(), key=lambda key: key.code < 0))
    assert digits_first.coded(digits_first.key_code(action)).name == name


@pytest.mark.parametrize("number", [0, 3, 4, 7, 13, -1])
def test_a_number_that_is_no_action_has_no_key(table, number):
    with pytest.raises(KeyError):
        table.key_code(number)


def test_a_table_without_digits_misses_the_four_free_actions():
    arrows = KeyTable(STANDARD[name] for name in ("up", "down", "left", "right", "fire"))
    assert arrows.missing_actions() == ["GAME_A", "GAME_B", "GAME_C", "GAME_D"]
    with pytest.raises(KeyError):
        arrows.key_code(GAME_A)


def test_every_key_has_a_title(table):
    assert [key.name for key in table if not key.title] == []
    assert table.named("soft_left").title == "Left soft key"
    assert table.named("5").title == "5"


def test_a_key_without_a_title_is_called_by_its_name():
    assert Key("5", 53).title == "5"


def test_what_is_not_there_is_none(table):
    assert table.named("soft_lfet") is None
    assert table.coded(999) is None


def test_the_keys_keep_their_order():
    table = KeyTable([STANDARD["5"], STANDARD["up"]])
    assert table.names() == ["5", "up"]
    assert (len(table), "up" in table, "down" in table) == (2, True, False)


def test_two_keys_of_one_name_are_refused():
    with pytest.raises(ValueError, match="two keys are called 'up'"):
        KeyTable([STANDARD["up"], Key("up", -99)])


def test_two_keys_of_one_code_are_refused():
    with pytest.raises(ValueError, match="'up' and 'left' share the code -1"):
        KeyTable([STANDARD["up"], Key("left", -1)])
