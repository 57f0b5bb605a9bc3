"""Bytes to text: byte-order marks, the transport's charset, UTF-8, old encodings, and what is no text."""

import codecs

import pytest

from emulator.ams.suite.charset import LARGEST, decode
from emulator.ams.suite.status import Status
from emulator.errors import DescriptorError

LINE = "MIDlet-Name: Сапёр 扫雷\n"


@pytest.mark.parametrize("data, encoding", [
    (LINE.encode(), "utf-8"),
    (codecs.BOM_UTF8 + LINE.encode(), "utf-8"),
    (codecs.BOM_UTF16_LE + LINE.encode("utf-16-le"), "utf-16-le"),
    (codecs.BOM_UTF16_BE + LINE.encode("utf-16-be"), "utf-16-be"),
])
def test_a_byte_order_mark_chooses_the_encoding_and_is_skipped(data, encoding):
    assert decode(data, "a.jad") == (LINE, encoding)


def test_a_byte_order_mark_is_stronger_than_the_transport():
    assert decode(codecs.BOM_UTF8 + LINE.encode(), "a.jad", "iso-8859-1")[0] == LINE


@pytest.mark.parametrize("charset", ["windows-1251", "koi8-r"])
def test_the_charset_of_the_transport_is_used(charset):
    assert decode("A: Сапёр".encode(charset), "a.jad", charset)[0] == "A: Сапёр"


@pytest.mark.parametrize("charset", ["no-such", "", "hex", "a\0b", "rot13", "unicode_escape", "idna"])
def test_an_unknown_charset_of_the_transport_is_an_invalid_descriptor(charset):
    with pytest.raises(DescriptorError, match="unknown charset") as caught:
        decode(b"A: b", "a.jad", charset)
    assert caught.value.status is Status.INVALID_DESCRIPTOR


@pytest.mark.parametrize("charset", ["ascii", "utf-8", "utf-32"])
def test_text_that_is_not_in_the_charset_named_is_refused(charset):
    with pytest.raises(DescriptorError, match="not all of it is"):
        decode("A: ж".encode("cp1251"), "a.jad", charset)


def test_text_that_is_not_utf8_is_read_byte_by_byte():
    data = "MIDlet-Name: Сапёр\n".encode("cp1251")
    text, encoding = decode(data, "a.jad")
    assert encoding == "iso-8859-1"
    assert text.encode("iso-8859-1") == data


def test_utf8_that_is_cut_inside_a_character_is_refused():
    with pytest.raises(DescriptorError, match="unexpected end of data at byte 5"):
        decode("A: ЖЖ".encode()[:-1], "a.jad")


def test_utf16_that_is_cut_inside_a_character_is_refused():
    with pytest.raises(DescriptorError, match="save it whole"):
        decode(codecs.BOM_UTF16_LE + "A: b".encode("utf-16-le")[:-1], "a.jad")


@pytest.mark.parametrize("data, what", [
    (b"", "empty"), (b" \r\n\t\n", "empty"),
    (b"PK\x03\x04rest", "JAR or ZIP"), (b"\x89PNG\r\n", "PNG"), (b"\xca\xfe\xba\xbe\0", "Java class"),
    (b"\x1f\x8b\x08", "gzip"), (b"%PDF-1.4", "PDF"),
    (b"A: \0\n", "binary"), (bytes(range(1, 9)) * 9, "binary"),
    ("A: b".encode("utf-16-le"), "byte-order mark"),
    (b"A" * (LARGEST + 1), "too many"),
])
def test_what_is_no_text_is_named_in_one_line(data, what):
    with pytest.raises(DescriptorError, match=what) as caught:
        decode(data, "a.jad")
    assert str(caught.value).startswith("a.jad: ") and "\n" not in str(caught.value)
