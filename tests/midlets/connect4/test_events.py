"""Events are values."""

from __future__ import annotations

from midlets.connect4.events import Event, Kind


def test_an_event_without_a_column_says_minus_one():
    assert Event(Kind.PEER_GONE).column == -1


def test_equal_events_are_equal_and_can_be_kept_in_a_set():
    assert len({Event(Kind.MOVE, 3), Event(Kind.MOVE, 3), Event(Kind.MOVE, 4)}) == 2


def test_each_kind_says_what_it_is():
    assert all(len(kind.value) > 10 for kind in Kind)
