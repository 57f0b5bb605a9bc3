"""How many short messages a message takes (JSR 120, appendix A)."""

import pytest

from emulator.midp.messaging.segments import segments


@pytest.mark.parametrize("letter, has_port, single, double, triple", [
    ("a", False, 160, 304, 456), ("a", True, 152, 290, 435),
    ("я", False, 70, 132, 198), ("я", True, 66, 124, 186),
    (b"\0", False, 140, 266, 399), (b"\0", True, 133, 252, 378),
])
def test_parts_hold_what_the_spec_says(letter, has_port, single, double, triple):
    sizes = [0, single, single + 1, double, double + 1, triple, triple + 1]
    assert [segments(letter * size, has_port=has_port) for size in sizes] == [1, 1, 2, 2, 3, 3, 4]


def test_some_signs_of_gsm_take_two_places():
    assert segments("€" * 76, has_port=True) == 1
    assert segments("€" * 77, has_port=True) == 2


def test_one_letter_beyond_gsm_makes_all_of_them_wide():
    assert segments("a" * 66 + "я", has_port=True) == 2


def test_a_letter_beyond_16_bits_is_two():
    assert segments("𝄞" * 33, has_port=True) == 1
    assert segments("𝄞" * 34, has_port=True) == 2
