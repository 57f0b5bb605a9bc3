"""KEmulator's folder, byte for byte."""

import struct

import pytest

from emulator.ams.rms_formats import kemulator
from emulator.errors import UserError

# By the layout that its reader and writer agree on; the folder is Base64 of "scores".
FILES = {
    "c2NvcmVz/idx": struct.pack(">iiii", 8, 2, 1, 5) + struct.pack(">qii?", 1_700_000_000_123, 9, 1, True),
    "c2NvcmVz/1.rms": b"abc",
    "c2NvcmVz/5.rms": b"",
}


def test_a_folder_laid_by_hand_is_read_and_written_again_to_the_byte(laid):
    (image,) = kemulator.read(laid(FILES))
    assert (image.store.name, image.records) == ("scores", {1: b"abc", 5: b""})
    assert (image.store.next_id, image.store.version, image.store.shared) == (8, 9, True)
    assert kemulator.files([image]) == FILES


def test_the_folder_may_be_named_as_well_as_its_index(laid):
    index = laid(FILES)
    assert kemulator.knows(index.parent) and kemulator.knows(index)
    assert kemulator.read(index.parent) == kemulator.read(index)


def test_an_index_of_the_older_form_has_no_times(laid):
    (image,) = kemulator.read(laid(FILES | {"c2NvcmVz/idx": struct.pack(">iii", 2, 1, 1)}))
    assert (image.records, image.store.modified, image.store.version) == ({1: b"abc"}, 0, 0)


def test_an_index_of_no_bytes_is_a_new_store(laid):
    (image,) = kemulator.read(laid({"c2NvcmVz/idx": b""}))
    assert (image.store.name, image.records, image.store.next_id) == ("scores", {}, 1)


def test_a_folder_whose_name_is_no_base64_is_the_stores_name(laid):
    (image,) = kemulator.read(laid({"my scores/idx": struct.pack(">ii", 1, 0)}))
    assert image.store.name == "my scores"


@pytest.mark.parametrize("index, message", [
    (struct.pack(">ii", 8, 3), "byte 4: 3 ids do not fit into the 0 bytes"),
    (struct.pack(">ii", 8, -1), "byte 4: -1 ids"),
    (struct.pack(">iiii", 8, 2, 1, 1), "byte 4: an id comes twice"),
    (struct.pack(">iii", 8, 1, 0), "byte 8: 0 is no record's id"),
    (struct.pack(">iii", 8, 1, 7), r"7\.rms: cannot be read"),
    (FILES["c2NvcmVz/idx"] + b"!", "byte 33: 1 bytes too many"),
])
def test_each_fault_names_its_file_and_place(laid, index, message):
    path = laid(FILES | {"c2NvcmVz/idx": index})
    with pytest.raises(UserError, match=message):
        kemulator.read(path)
