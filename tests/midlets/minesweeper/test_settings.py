"""Settings: as bytes and back, and refused when damaged or impossible."""

import json

import pytest

from midlets.minesweeper.board import Level
from midlets.minesweeper.memory import sealed
from midlets.minesweeper.settings import Settings


def test_they_are_read_back_the_same():
    settings = Settings(False, True, Level.OWN, (40, 4, 3), "Аня")
    assert Settings.from_bytes(settings.to_bytes()) == settings


def test_a_level_has_its_size_and_the_own_board_the_persons():
    settings = Settings(own=(5, 6, 7))
    assert settings.size(Level.EXPERT) == (30, 16, 99) and settings.size(Level.OWN) == (5, 6, 7)


def test_a_record_damaged_at_any_byte_is_refused():
    record = Settings().to_bytes()
    for place in range(len(record)):
        with pytest.raises(ValueError):
            Settings.from_bytes(record[:place] + bytes([record[place] ^ 0x40]) + record[place + 1:])


@pytest.mark.parametrize("choices", [
    None, 7, [], [True], {"fair": True},
    [1, True, 0, [9, 9, 9], ""], [True, True, 9, [9, 9, 9], ""], [True, True, 0, [9, 9], ""],
    [True, True, 0, [3, 9, 9], ""], [True, True, 0, [9, 9, 81], ""], [True, True, 0, [9, 9, 0], ""],
    [True, True, 0, [41, 9, 9], ""], [True, True, 0, [9, 9, 9], "a name too long"], [True, True, 0, [9, 9, 9], 5]])
def test_choices_that_cannot_be_are_refused(choices):
    with pytest.raises(ValueError):
        Settings.from_bytes(sealed(json.dumps(choices).encode()))
