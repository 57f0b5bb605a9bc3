"""J2ME-Loader's header and record files, byte for byte."""

import struct

import pytest

from emulator.ams.rms_formats import j2me_loader
from emulator.errors import UserError

# By the layout that its reader and writer agree on.
FILES = {
    "scores.rsh": (b"MIDRMS" + bytes([3, 0, 0]) + struct.pack(">H", 6) + b"scores"
                   + struct.pack(">qiibi", 1_700_000_000_123, 4, 0, 0, 2)),
    "scores.1.rsr": struct.pack(">iii", 1, 0, 3) + b"abc",
    "scores.12.rsr": struct.pack(">iii", 12, 0, 1) + b"z",
}


def test_files_laid_by_hand_are_read_and_written_again_to_the_byte(laid):
    path = laid(FILES)
    (image,) = j2me_loader.read(path)
    assert (image.records, image.store.version, image.store.next_id) == ({1: b"abc", 12: b"z"}, 4, 13)
    assert j2me_loader.files([image]) == FILES


def test_another_store_whose_name_begins_alike_is_left_out(laid):
    path = laid(FILES | {"scores.old.rsh": b"", "scores.old.1.rsr": b"", "scores2.1.rsr": b""})
    (image,) = j2me_loader.read(path.parent / "scores.rsh")
    assert sorted(image.records) == [1, 12]


@pytest.mark.parametrize("name, data, message", [
    ("scores.12.rsr", FILES["scores.12.rsr"][:9], r"scores\.12\.rsr: byte 8: a record's length needs 4"),
    ("scores.12.rsr", FILES["scores.1.rsr"], r"scores\.12\.rsr: byte 0: is record 1"),
    ("scores.12.rsr", FILES["scores.12.rsr"] + b"!", r"scores\.12\.rsr: byte 13: 1 bytes too many"),
    ("scores.13.rsr", struct.pack(">iii", 13, 0, 0), r"scores\.rsh: byte 34: says 2 records, and 3 files"),
])
def test_each_fault_names_its_file_and_place(laid, name, data, message):
    path = laid(FILES | {name: data})
    with pytest.raises(UserError, match=message):
        j2me_loader.read(path)
