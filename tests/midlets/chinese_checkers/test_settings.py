"""Settings as a record, and damaged records."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from midlets.chinese_checkers.players import Kind, seats
from midlets.chinese_checkers.rules import Jump
from midlets.chinese_checkers.settings import Look, SeatChoice, Settings, from_bytes

CHOICES = st.builds(SeatChoice, st.sampled_from(Kind), st.integers(1, 3))
ALL = st.builds(Settings, st.sampled_from([2, 3, 4, 6]), st.tuples(*[CHOICES] * 6), st.sampled_from(Jump),
                st.booleans(), st.integers(0, 3), st.sampled_from(Look))


@hypothesis_settings(max_examples=100, deadline=None)
@given(ALL)
def test_settings_are_read_back_from_their_record(settings):
    assert from_bytes(settings.to_bytes()) == (settings, False)


def test_at_first_a_person_plays_against_the_phone_with_long_jumps():
    first = Settings()
    assert (first.players, first.jump) == (2, Jump.LONG)
    assert [seat.kind for seat in first.seats[:2]] == [Kind.PERSON, Kind.PHONE]


def test_every_damaged_byte_gives_the_defaults_and_says_so():
    data = Settings(players=6, speed=3, look=Look.NIGHT).to_bytes()
    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= 0x41
        assert from_bytes(bytes(damaged)) == (Settings(), True)


@hypothesis_settings(max_examples=200, deadline=None)
@given(st.binary(max_size=40))
def test_any_other_bytes_give_the_defaults(data):
    assert from_bytes(data) == (Settings(), True)


def test_a_record_has_22_bytes():
    assert len(Settings().to_bytes()) == 22


@pytest.mark.parametrize("wrong", [
    {"players": 5}, {"speed": 4}, {"speed": -1}, {"seats": ()}, {"seats": (SeatChoice(Kind.PHONE, 4),) * 6}])
def test_impossible_settings_are_refused(wrong):
    with pytest.raises(ValueError):
        replace(Settings(), **wrong)


def test_the_rules_of_a_game_follow_from_the_settings():
    rules = Settings(players=4, jump=Jump.TRADITIONAL, keep_out=True).rules()
    assert (rules.players, rules.jump, rules.keep_out) == (seats(4), Jump.TRADITIONAL, True)


def test_one_seat_is_changed_and_the_others_stay():
    changed = Settings().with_seat(3, SeatChoice(Kind.NETWORK))
    assert changed.seats[3].kind is Kind.NETWORK
    assert changed.seats[:3] + changed.seats[4:] == Settings().seats[:3] + Settings().seats[4:]
