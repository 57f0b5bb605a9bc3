"""Whose arrivals pass."""

import pytest

from emulator.ams.push.filter import passes


@pytest.mark.parametrize("filter, sender, does", [
    ("*", "", True), ("*", "10.0.0.1", True), ("?", "", False), ("?", "1", True), ("?", "12", False),
    ("10.0.0.?", "10.0.0.7", True), ("10.0.0.?", "10.0.0.77", False), ("10.0.0.??", "10.0.0.77", True),
    ("10.*.7", "10.0.0.7", True), ("10.*.7", "10.7", False), ("1*2*3", "123", True), ("1*2*3", "1x2y3", True),
    ("+49*", "+49", True), ("+49*", "0049", False), ("10.0.0.1", "10x0x0x1", False), ("", "", True), ("", "1", False),
    ("**", "12", True), ("[12]", "1", False)])
def test_a_star_is_any_string_and_a_question_mark_one_letter(filter, sender, does):
    assert passes(filter, sender) is does


def test_many_stars_take_no_time():
    assert not passes("*" * 90 + "x", "1" * 200)
    assert not passes("*1" * 45 + "x", "1" * 60)
