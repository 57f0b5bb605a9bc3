"""MicroEmulator's file, byte for byte."""

import struct

import pytest

from emulator.ams.rms_formats import midrms
from emulator.errors import UserError

# By the layout that its readers and writers agree on.
FILE = (b"MIDRMS" + bytes([3, 0, 0]) + struct.pack(">H", 6) + b"scores" + struct.pack(">q", 1_700_000_000_123)
        + struct.pack(">iibi", 4, 1, 1, 2)
        + struct.pack(">iii", 1, 0, 3) + b"abc" + struct.pack(">iii", 3, 0, 0))


def test_a_file_laid_by_hand_is_read(tmp_path):
    (tmp_path / "scores.rms").write_bytes(FILE)
    (image,) = midrms.read(tmp_path / "scores.rms")
    store = image.store
    assert image.records == {1: b"abc", 3: b""}
    assert (store.name, store.modified, store.version) == ("scores", 1_700_000_000_123, 4)
    assert (store.shared, store.writable, store.next_id) == (True, True, 4)


def test_and_written_again_to_the_byte(tmp_path):
    (tmp_path / "scores.rms").write_bytes(FILE)
    assert midrms.files(midrms.read(tmp_path / "scores.rms")) == {"scores.rms": FILE}


@pytest.mark.parametrize("place, by, message", [
    (0, b"X", "byte 0: the mark MIDRMS"), (8, b"\1", "byte 8: is encrypted"),
    (11, b"\xff", "the store's name"),
    (34, b"\xff\xff\xff\xff", "byte 34: -1 is no number of records"),
    (38, b"\0\0\0\0", "byte 38: 0 is no record's id"),
    (53, b"\0\0\0\1", "byte 53: record 1 comes twice"),
    (46, b"\x7f\xff\xff\xff", "record 1 needs 2147483647 bytes"),
    (46, b"\xff\xff\xff\xff", "record 1 needs -1 bytes"), (34, b"\0\0\0\1", "byte 53: 12 bytes too many"),
])
def test_each_fault_has_its_words(tmp_path, place, by, message):
    file = tmp_path / "scores.rms"
    file.write_bytes(FILE[:place] + by + FILE[place + len(by):])
    with pytest.raises(UserError, match=message):
        midrms.read(file)
