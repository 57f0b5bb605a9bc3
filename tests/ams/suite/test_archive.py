"""JARs that want to harm the phone, or are broken: each is refused whole, with a reason."""

import io
import struct
import zipfile
import zlib
from dataclasses import dataclass

import pytest

from emulator.ams.suite.archive import Archive
from emulator.ams.suite.files import MOST_BYTES, MOST_FILES
from emulator.ams.suite.status import Status
from emulator.errors import SuiteError

LINK = 0o120777 << 16


@dataclass
class Entry:
    """One entry of a hand-made archive; what is not said is as it should be."""

    name: str | bytes = "a.txt"
    data: bytes = b"hello"
    method: int = 0
    flags: int = 0
    attributes: int = 0o100644 << 16
    packed: bytes | None = None
    size: int | None = None
    crc: int | None = None
    offset: int | None = None                    # where the directory says that it is
    local_name: bytes | None = None
    claimed: int = 0                             # bytes that the directory adds to the packed size

    @property
    def raw_name(self):
        return self.name.encode() if isinstance(self.name, str) else self.name

    @property
    def fields(self):
        packed = self.data if self.packed is None else self.packed
        size = len(self.data) if self.size is None else self.size
        crc = zlib.crc32(self.data) if self.crc is None else self.crc
        return (20, self.flags, self.method, 0, 0x21, crc, len(packed), size), packed


def archive_of(*entries, before=b"", after=b""):
    """The bytes of a ZIP with exactly these entries, however wrong they are."""
    body, directory = bytearray(before), bytearray()
    for entry in entries:
        fields, packed = entry.fields
        claimed = (*fields[:6], fields[6] + entry.claimed, fields[7])
        start = len(body) if entry.offset is None else entry.offset
        local = entry.raw_name if entry.local_name is None else entry.local_name
        body += struct.pack("<4s5H3L2H", b"PK\3\4", *fields, len(local), 0) + local + packed
        directory += struct.pack("<4s6H3L5H2L", b"PK\1\2", 0x0314, *claimed, len(entry.raw_name), 0, 0, 0, 0,
                                 entry.attributes, start) + entry.raw_name
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, len(entries), len(entries), len(directory), len(body), 0)
    return bytes(body + directory + end) + after


def deflated(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def good_zip(**files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()


GOOD = good_zip(one=b"1" * 1000, two=b"2" * 1000)
BOMB = bytes(10 << 20)
LOCAL = 30 + len("a.txt")                        # bytes of an Entry's local header

HOSTILE = {
    "a name with ..": archive_of(Entry("../evil.py")),
    "a name with .. inside": archive_of(Entry("a/../../evil.py")),
    "a name that is ..": archive_of(Entry("..")),
    "an absolute name": archive_of(Entry("/etc/passwd")),
    "a drive letter": archive_of(Entry("C:evil.py")),
    "a drive letter and a path": archive_of(Entry("c:/evil.py")),
    "a backslash": archive_of(Entry("..\\evil.py")),
    "a backslash inside": archive_of(Entry("a\\b.py")),
    "a network path": archive_of(Entry("//server/share")),
    "an empty part": archive_of(Entry("a//b")),
    "a dot part": archive_of(Entry("./a")),
    "an empty name": archive_of(Entry("")),
    "a NUL in a name": archive_of(Entry(b"midlet.py\0.txt")),
    "a line end in a name": archive_of(Entry("a\nb")),
    "a name that is not UTF-8": archive_of(Entry(b"\xff\xfe.txt")),
    "the same name twice": archive_of(Entry("a.txt"), Entry("a.txt", b"other")),
    "a file in a file": archive_of(Entry("a"), Entry("a/b")),
    "a file and a folder": archive_of(Entry("a"), Entry("a/", b"")),
    "a folder with contents": archive_of(Entry("a/")),
    "a symbolic link": archive_of(Entry("link", b"/etc/passwd", attributes=LINK)),
    "a device": archive_of(Entry("tty", b"", attributes=0o020666 << 16)),
    "an encrypted entry": archive_of(Entry(flags=1)),
    "strong encryption": archive_of(Entry(flags=0x41)),
    "bzip2": archive_of(Entry(method=12)),
    "lzma": archive_of(Entry(method=14)),
    "an unknown method": archive_of(Entry(method=99)),
    "a wrong checksum": archive_of(Entry(crc=1)),
    "a broken deflate stream": archive_of(Entry(method=8, packed=b"\xff\xff\xff\xff")),
    "a size that is too small": archive_of(Entry(method=8, data=b"hello", packed=deflated(b"hello"), size=2)),
    "a size that is too large": archive_of(Entry(method=8, data=b"hello", packed=deflated(b"hello"), size=9)),
    "two entries in one place": archive_of(Entry("a.txt"), Entry("b.txt", offset=0)),
    "an entry inside another": archive_of(Entry("a.txt", archive_of(Entry("b.txt"))),
                                          Entry("b.txt", offset=LOCAL)),
    "an entry over the directory": archive_of(Entry(claimed=1)),
    "an entry over the next": archive_of(Entry("a.txt", claimed=1), Entry("b.txt")),
    "another name in the local header": archive_of(Entry("a.txt", local_name=b"b.txt")),
    "an offset outside": archive_of(Entry("a.txt"), Entry("b.txt", offset=0xFFFFFF)),
    "something before it": archive_of(Entry(), before=b"#!/bin/sh\nexit\n"),
    "only its first half": GOOD[:len(GOOD) // 2],
    "its last byte missing": GOOD[:-1],
    "its first bytes missing": GOOD[10:],
    "no directory": GOOD[:GOOD.index(b"PK\1\2")],
    "nothing": b"",
    "no archive": b"MIDlet-Name: Gomoku\n",
    "only the magic": b"PK\3\4",
}

TOO_MUCH = {
    "a bomb": archive_of(Entry("bomb", BOMB, method=8, packed=deflated(BOMB))),
    "a lie about the size": archive_of(Entry("big", b"hello", method=8, packed=deflated(b"hello"),
                                             size=0xFFFFFFFE)),
    "many entries of a small file": archive_of(*(Entry(f"f{n}", b"") for n in range(MOST_FILES + 1))),
    "many middling entries": archive_of(*(Entry(f"f{n}", bytes(1 << 20), method=8,
                                                packed=deflated(bytes(1 << 20)))
                                          for n in range((MOST_BYTES >> 20) + 1))),
}


def opened(tmp_path, data):
    path = tmp_path / "suite.jar"
    path.write_bytes(data)
    return Archive(path)


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_or_broken_jar_is_refused_as_invalid(tmp_path, data):
    with pytest.raises(SuiteError) as caught:
        opened(tmp_path, data)
    assert caught.value.status is Status.INVALID_JAR
    assert "\n" not in str(caught.value) and caught.value.path.endswith("suite.jar")


@pytest.mark.parametrize("data", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_is_too_much_for_a_phone_is_refused_before_it_is_unpacked(tmp_path, data, monkeypatch):
    monkeypatch.setattr(zipfile.ZipFile, "read", None)
    with pytest.raises(SuiteError) as caught:
        opened(tmp_path, data)
    assert caught.value.status is Status.INSUFFICIENT_MEMORY


def test_a_jar_file_above_the_limit_is_not_even_read(tmp_path):
    path = tmp_path / "huge.jar"
    with path.open("wb") as file:
        file.truncate(1 << 40)                   # a sparse file
    with pytest.raises(SuiteError, match="more than a JAR may have"):
        Archive(path)


def test_a_missing_jar_is_a_loss_of_service(tmp_path):
    with pytest.raises(SuiteError, match="no such JAR") as caught:
        Archive(tmp_path / "none.jar")
    assert caught.value.status is Status.LOSS_OF_SERVICE


def test_the_hand_made_archives_are_good_where_nothing_is_wrong(tmp_path):
    archive = opened(tmp_path, archive_of(Entry("b/c.txt", b"x", method=8, packed=deflated(b"x")),
                                          Entry("b/", b""),
                                          Entry("a.txt"), Entry("Ж.txt", flags=0x800), Entry("Я.txt")))
    assert archive.names() == ["a.txt", "b/c.txt", "Ж.txt", "Я.txt"]
    assert (archive.get("b/c.txt"), archive.get("b/"), archive.get("c.txt")) == (b"x", None, None)


def test_a_jar_that_expands_well_but_to_little_is_no_bomb(tmp_path):
    blank = bytes(500_000)
    archive = opened(tmp_path, archive_of(Entry("blank", blank, method=8, packed=deflated(blank))))
    assert archive.get("blank") == blank


def test_a_jar_knows_its_size(tmp_path):
    assert opened(tmp_path, GOOD).size == len(GOOD)
