"""FreeJ2ME's file, byte for byte."""

import struct

import pytest

from emulator.ams.rms_formats import freej2me
from emulator.ams.rms_formats.java_bytes import image_of
from emulator.errors import UserError

# By the layout that its readers and writers agree on: record 2 was deleted.
FILE = struct.pack(">HHH", 7, 4, 3) + b"\0\3abc" + b"\0\0" + b"\0\1z"
TIME = struct.pack(">q", 1_700_000_000_123)


@pytest.mark.parametrize("end, modified", [(b"", 0), (TIME, 1_700_000_000_123)])
def test_a_file_laid_by_hand_is_read_with_or_without_the_time(tmp_path, end, modified):
    (tmp_path / "scores").write_bytes(FILE + end)
    (image,) = freej2me.read(tmp_path / "scores")
    assert (image.store.name, image.records) == ("scores", {1: b"abc", 3: b"z"})
    assert (image.store.version, image.store.next_id, image.store.modified) == (7, 4, modified)


def test_and_written_again_to_the_byte(tmp_path):
    (tmp_path / "scores").write_bytes(FILE + TIME)
    assert freej2me.files(freej2me.read(tmp_path / "scores")) == {"scores": FILE + TIME}


def test_the_next_id_is_beyond_the_records_whatever_the_file_says(tmp_path):
    (tmp_path / "scores").write_bytes(struct.pack(">HHH", 7, 1, 3) + FILE[6:])
    assert freej2me.read(tmp_path / "scores")[0].store.next_id == 4


@pytest.mark.parametrize("image, message", [
    (image_of("store", {1: bytes(65_536)}), "record 1 has 65536 bytes, and FreeJ2ME keeps 65535"),
    (image_of("store", {70_000: b"x"}), "next id is 70001"),
])
def test_what_it_cannot_hold_is_an_error_rather_than_cut(image, message):
    with pytest.raises(UserError, match=message):
        freej2me.files([image])


@pytest.mark.parametrize("data, message", [
    (FILE[:5], "byte 4: the number of records needs 2 bytes, and 1 are left"),
    (FILE[:9], "byte 8: record 1 needs 3 bytes"), (FILE + b"end", "byte 16: 3 bytes too many"),
])
def test_each_fault_has_its_words(tmp_path, data, message):
    (tmp_path / "scores").write_bytes(data)
    with pytest.raises(UserError, match=message):
        freej2me.read(tmp_path / "scores")
    assert not freej2me.knows(tmp_path / "scores")
