"""The best scores as bytes, and in the phone's memory."""

import pytest

from emulator.midp.rms import RecordStore
from midlets.gallery.arcade import scores
from midlets.gallery.arcade.scores import KEPT, Score, from_bytes, to_bytes, with_new

SOME = [Score(4_200, 5), Score(100, 1)]


def test_what_is_written_can_be_read():
    assert from_bytes(to_bytes(SOME)) == SOME
    assert from_bytes(to_bytes([])) == []


@pytest.mark.parametrize("place", range(len(to_bytes(SOME))))
def test_a_record_with_any_byte_changed_is_refused(place):
    record = bytearray(to_bytes(SOME))
    record[place] ^= 0x40
    with pytest.raises(ValueError):
        from_bytes(bytes(record))


@pytest.mark.parametrize("length", range(len(to_bytes(SOME))))
def test_a_record_cut_short_is_refused(length):
    with pytest.raises(ValueError):
        from_bytes(to_bytes(SOME)[:length])


def test_a_new_score_takes_its_place_and_the_least_falls_out():
    full = [Score(points, 1) for points in (50, 40, 30, 20, 10)]
    assert [score.points for score in with_new(full, Score(35, 2))] == [50, 40, 35, 30, 20]
    assert len(with_new(full, Score(5, 1))) == KEPT


def test_an_equal_score_comes_after_and_none_at_all_does_not_count():
    assert with_new([Score(10, 1)], Score(10, 7)) == [Score(10, 1), Score(10, 7)]
    assert with_new([], Score(0, 1)) == []


def test_they_are_kept_and_kept_again(on_phone):
    seen = []

    def body(midlet):
        seen.append(scores.load())
        seen.append(scores.save(SOME))
        seen.append(scores.save([*SOME, Score(7, 1)]))
        seen.append(scores.load())
    on_phone(body)
    assert seen == [[], True, True, [*SOME, Score(7, 1)]]


@pytest.mark.parametrize("junk", [b"", b"Lamp", b"\x00" * 40, to_bytes(SOME)[:-1]])
def test_a_damaged_record_is_as_good_as_none_and_is_written_over(on_phone, junk):
    seen = []

    def body(midlet):
        store = RecordStore.open_record_store(scores.STORE, True)
        store.add_record(junk, 0, len(junk))
        store.close_record_store()
        seen.extend([scores.load(), scores.save(SOME), scores.load()])
    on_phone(body)
    assert seen == [[], True, SOME]


def test_a_deleted_record_does_not_stop_them_from_being_kept(on_phone):
    seen = []

    def body(midlet):
        scores.save(SOME)
        store = RecordStore.open_record_store(scores.STORE, True)
        store.delete_record(1)
        store.close_record_store()
        seen.extend([scores.load(), scores.save(SOME), scores.load()])
    on_phone(body)
    assert seen == [[], True, SOME]
