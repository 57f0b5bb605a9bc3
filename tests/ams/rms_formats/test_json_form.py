"""The JSON form: what it holds, what a person may write, and each fault by its place."""

import json

import pytest

from emulator.ams.rms_formats import json_form
from emulator.ams.rms_formats.java_bytes import image_of
from emulator.errors import UserError


@pytest.fixture
def read(tmp_path):
    """Read a document: a text, bytes, or what becomes JSON."""
    def found(document):
        file = tmp_path / "file.json"
        data = document if isinstance(document, bytes | str) else json.dumps(document)
        file.write_bytes(data if isinstance(data, bytes) else data.encode())
        return json_form.read(file)
    return found


def document(**store):
    return {"format": "midp-record-stores", "version": 1, "stores": [{"name": "s", **store}]}


def test_everything_of_several_stores_comes_back(read, image):
    owned = image_of("Счёт", {3: b"\xff\0"}, vendor="Acme", suite="Game", next_id=9, version=2, modified=5)
    assert read(json_form.text([image, owned])) == [image, owned]


def test_the_document_is_json_with_base64_and_a_preview(image):
    found = json.loads(json_form.text([image]))
    assert (found["format"], found["version"]) == ("midp-record-stores", 1)
    (store,) = found["stores"]
    assert store["records"][0] == {"id": 1, "base64": "c2NvcmUgMTIw", "preview": "score 120"}
    assert (store["next_id"], store["shared"]) == (8, True)


@pytest.mark.parametrize("data, shown", [
    (b"score 120", "score 120"), ("Счёт 分".encode(), "Счёт 分"), (b"\0\3abc\n\xff", "..abc.."), (b"", ""),
    (b"x" * 100, "x" * 59 + "…"),
])
def test_a_preview_shows_letters_and_dots(data, shown):
    assert json_form.preview(data) == shown


def test_each_record_stands_on_its_own_line(image):
    lines = json_form.text([image]).splitlines()
    assert sum('"base64"' in line for line in lines) == 3


def test_a_person_may_write_text_and_leave_out_the_rest(read):
    (image,) = read(document(records=[{"id": 2, "text": "Счёт"}]))
    assert (image.records, image.store.next_id, image.store.version) == ({2: "Счёт".encode()}, 3, 0)


def test_the_preview_is_not_read(read):
    (image,) = read(document(records=[{"id": 1, "base64": "YQ==", "preview": "changed by hand"}]))
    assert image.records == {1: b"a"}


@pytest.mark.parametrize("found, message", [
    (b"{", r"file\.json:1: column 2"), (b'{"format"\n oops', r"file\.json:2: column 2"),
    (b'{"a": "\xff"}', "byte 7"),
    (b"[]", "the document: must be an object"), (b"[" * 100_000, "no JSON of ours"),
    (b"{" + b'"a": ' + b"9" * 5_000 + b"}", "no JSON of ours"), ({"format": "x"}, "format: must be"),
    ({"format": "midp-record-stores", "version": 2}, "version: must be 1, not 2"),
    (document(name=""), r"stores\[0\]\.name: a store's name has 1 to 32"),
    (document(name=5), "must be a text"),
    (document(name="n" * 33), "1 to 32"), (document(name="\ud800"), "half a character"),
    (document(records={}), r"stores\[0\]\.records: must be a list"),
    (document(records=[5]), r"records\[0\]: must be"),
    (document(records=[{"id": 0, "text": ""}]), r"records\[0\]\.id: 0 is no"),
    (document(records=[{"id": True, "text": ""}]), r"records\[0\]\.id: must be a number"),
    (document(records=[{"id": 1}]), r"records\[0\]\.text: must be a text"),
    (document(records=[{"id": 1, "base64": "?"}]), r"records\[0\]\.base64: "),
    (document(records=[{"id": 1, "base64": "é"}]), r"records\[0\]\.base64: "),
    (document(records=[{"id": 1, "text": ""}] * 2), r"records\[1\]\.id: 1 comes twice"),
    (document(modified=2**63), "out of range"), (document(version=-1), "out of range"),
    (document(next_id=2**31), "out of range"), (document(shared=1), "shared: must be true or false"),
])
def test_each_fault_names_its_place(read, found, message):
    with pytest.raises(UserError, match=message):
        read(found)
