"""What counts as gone wrong, and when two mishaps are the same mistake."""

import pytest

from emulator import Phone
from emulator.testing.mishap import HANGS_AFTER, Mishap, mishaps

from .broken_midlets import Hangs, Sound, suite


def test_a_phone_on_which_nothing_went_wrong_has_none(phone):
    phone.launch(Sound)
    phone.run(60_000)
    assert mishaps(phone) == []


def test_a_fault_says_who_when_what_and_where(tmp_path):
    with Phone(raise_faults=False) as phone:
        phone.launch(suite(tmp_path, "raise ValueError('a key')"))
        phone.run(400)
        phone.press("fire")
        assert [str(mishap) for mishap in mishaps(phone)] == [
            "Broken at 400 ms: ValueError: a key (midlet.py, line 26)"]


def test_a_callback_is_slow_for_ten_seconds_and_then_it_hangs(phone):
    phone.launch(Hangs)
    phone.key_down("fire")
    phone.run(HANGS_AFTER - 1)
    assert mishaps(phone) == []
    phone.run(1)
    assert "hangs: a callback has not returned for 10000 ms" in str(mishaps(phone)[0])


@pytest.mark.parametrize("other, same", [
    (Mishap(9, "A", "ValueError: 8", "a.py, line 1"), True),
    (Mishap(1, "A", "ValueError: 7", "a.py, line 2"), False),
    (Mishap(1, "A", "KeyError: 7", "a.py, line 1"), False),
    (None, False),
])
def test_the_same_mistake_is_of_the_same_kind_in_the_same_place(other, same):
    assert Mishap(1, "A", "ValueError: 7", "a.py, line 1").is_like(other) is same


def test_the_place_is_the_midlets_own_line_and_not_one_of_what_it_called(tmp_path):
    with Phone(raise_faults=False) as phone:
        phone.launch(suite(tmp_path, "import json; json.loads('{')"))
        phone.press("fire")
        assert mishaps(phone)[0].where == "midlet.py, line 26"


def test_the_place_of_a_syntax_error_is_said_once(tmp_path):
    with Phone(raise_faults=False) as phone:
        phone.launch(suite(tmp_path, "def ("))
        assert str(mishaps(phone)[0]).count("line 26") == 1
        assert mishaps(phone)[0].where == "midlet.py, line 26"


def test_of_what_never_came_to_a_line_of_the_midlet_no_place_is_said(tmp_path):
    jad = suite(tmp_path)
    jad.write_text(jad.read_text().replace("midlet.Game", "midlets.Game"))
    with Phone(raise_faults=False) as phone:
        phone.launch(jad)
        assert mishaps(phone)[0].where == ""
