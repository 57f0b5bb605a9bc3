import pytest

from midlets.gomoku.settings import Level, Settings


def test_the_record_is_size_first_move_and_level():
    assert Settings(19, True, Level.EXPERT).to_bytes() == bytes((19, 1, 2))
    assert Settings(10, False, Level.BEGINNER).to_bytes() == bytes((10, 0, 0))


@pytest.mark.parametrize("size", range(10, 21))
def test_every_record_comes_back(size):
    for first in (False, True):
        for level in Level:
            settings = Settings(size, first, level)
            assert Settings.from_bytes(settings.to_bytes()) == (settings, True)


@pytest.mark.parametrize("record", [
    None, b"", b"\x0f\x00", b"\x0f\x00\x00\x00", bytes((9, 0, 0)), bytes((21, 0, 0)), bytes((15, 2, 0)),
    bytes((15, 0, 3)), bytes((255, 255, 255)),
])
def test_a_damaged_record_means_defaults_and_says_so(record):
    assert Settings.from_bytes(record) == (Settings(15, False, Level.BEGINNER), False)


def test_sizes_out_of_range_cannot_be_set():
    with pytest.raises(ValueError, match="10 to 20"):
        Settings(size=21)
