"""The ring of a call."""

import itertools

from emulator.handset.sound.ring import EVERY, PAUSE, ROLL, ring


def test_it_is_two_rolls_with_a_rest_between_and_silence_after():
    score = ring()
    notes = [event.time // 1000 for event in score.events if event.message[0] >> 4 == 9]
    gaps = [later - earlier for earlier, later in itertools.pairwise(notes)]
    assert max(gaps) >= PAUSE and gaps.count(max(gaps)) == 1
    assert 2 * ROLL <= score.duration // 1000 < EVERY


def test_every_note_ends():
    starts = [event for event in ring().events if event.message[0] >> 4 == 9]
    ends = [event for event in ring().events if event.message[0] >> 4 == 8]
    assert len(starts) == len(ends) > 10


def test_it_can_be_told_from_other_sounds_by_its_kind():
    assert ring().kind == "ring"
