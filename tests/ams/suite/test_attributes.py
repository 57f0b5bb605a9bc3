"""Attributes: an ordered mapping that prints itself and is read back the same."""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from emulator.ams.suite.attributes import Attributes, parse_jad, parse_manifest, scan_jad
from emulator.errors import DescriptorError

jad_names = st.text(st.characters(min_codepoint=33, exclude_categories=["Cs"],
                                  exclude_characters="()<>@,;'\"/[]?={}:\x7f\ufeff"), min_size=1)
manifest_names = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_-]{0,80}", fullmatch=True)
values = st.text(st.characters(min_codepoint=32, exclude_categories=["Cs"], exclude_characters="\x7f"),
                 max_size=300).map(lambda value: value.strip(" \t"))


@given(st.dictionaries(jad_names, values, min_size=1))
def test_a_printed_jad_is_read_back_the_same(given_attributes):
    attributes = Attributes.of(given_attributes)
    again = parse_jad(str(attributes).encode(), "a.jad")
    assert again == attributes and list(again) == list(attributes)


@given(st.dictionaries(manifest_names, values, min_size=1))
def test_a_printed_manifest_is_read_back_the_same(given_attributes):
    attributes = Attributes.of(given_attributes)
    again = parse_manifest(attributes.as_manifest(), "MANIFEST.MF")
    assert again == attributes and list(again) == list(attributes)


@given(st.dictionaries(manifest_names, values, min_size=1))
def test_no_line_of_a_printed_manifest_is_above_72_bytes(given_attributes):
    lines = Attributes.of(given_attributes).as_manifest().splitlines(keepends=True)
    assert max(map(len, lines)) <= 72
    for line in lines:
        line.decode()                       # no character is cut in two


@given(st.binary(max_size=400) | st.text(alphabet="AB:- \t\r\n\x1a\x00Жб\ufeff", max_size=80).map(str.encode))
def test_any_bytes_are_read_or_refused_with_a_descriptor_error(data):
    for parse in (parse_jad, parse_manifest):
        try:
            parse(data, "a.jad")
        except DescriptorError as error:
            assert "\n" not in str(error)


@given(st.binary(max_size=400), st.sampled_from(["utf-16", "idna", "utf-7", "unicode_escape", "big5",
                                                 "undefined"]))
def test_any_bytes_in_any_charset_are_read_or_refused(data, charset):
    with suppress(DescriptorError):
        parse_jad(data, "a.jad", charset)


def test_every_value_knows_its_line():
    attributes = parse_jad(b"\nA: 1\n\nB: 2\n 3\nA: 4\n", "a.jad")
    assert (attributes.line("A"), attributes.line("B"), attributes.line("C")) == (6, 4, None)


def test_both_of_a_double_name_are_kept_in_order():
    attributes, _ = scan_jad(b"A: 1\nB: 2\nA: 3\n", "a.jad")
    assert [(entry.name, entry.value) for entry in attributes.entries] == [("A", "1"), ("B", "2"), ("A", "3")]


def test_attributes_say_which_encoding_they_were_read_in():
    assert parse_jad("A: é".encode("latin-1"), "a.jad").encoding == "iso-8859-1"
