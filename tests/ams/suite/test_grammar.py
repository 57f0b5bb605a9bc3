"""How lines are cut and what they may be: forty odd descriptors as a table."""

import pytest

from emulator.ams.suite.attributes import parse_jad, parse_manifest, scan_jad
from emulator.ams.suite.status import Status
from emulator.errors import DescriptorError

GOOD_JADS = [
    (b"A: b", {"A": "b"}),                                              # no line end at the end
    (b"A: b\n", {"A": "b"}),
    (b"A: b\r\nC: d\r\n", {"A": "b", "C": "d"}),
    (b"A: b\rC: d\r", {"A": "b", "C": "d"}),                            # a file of CRs alone
    (b"A: b\r\r\nC: d\n", {"A": "b", "C": "d"}),                        # a stray CR is dropped
    (b"A: b\rc\nD: e\n", {"A": "bc", "D": "e"}),
    (b"\n\n  \n\t\nA: b\n\n", {"A": "b"}),                              # blank lines
    (b"A: b\n\x1a", {"A": "b"}),                                        # the old end-of-file mark
    (b"A: b\x1a", {"A": "b"}),
    (b"\xef\xbb\xbfA: b\n", {"A": "b"}),
    (b"A:b\n", {"A": "b"}),
    (b"A: \t b c \t\n", {"A": "b c"}),                                  # blanks around the value
    (b"A:\n", {"A": ""}),                                               # an empty value
    (b"A:   \n", {"A": ""}),
    (b"URL: http://a:80/b?c=d:e\n", {"URL": "http://a:80/b?c=d:e"}),    # the first ':' splits
    (b"A: b\tc\n", {"A": "b\tc"}),                                      # a tab in a value
    (b"A: b, c, d,,\n", {"A": "b, c, d,,"}),
    (b"A: b\nA: c\n", {"A": "c"}),                                      # the later counts
    (b"a: b\nA: c\n", {"a": "b", "A": "c"}),                            # case matters
    (b"A: b\n c\n", {"A": "bc"}),                                       # joined, leniently
    (b"A: b\n c\n  d\n", {"A": "bc d"}),
    (b"A: b\n c\n \nE: f\n", {"A": "bc", "E": "f"}),
    (b"x.y-z_1+2*3!$%&|~^`#: b\n", {"x.y-z_1+2*3!$%&|~^`#": "b"}),      # none of the forbidden ones
    ("Ключ: значение\n".encode(), {"Ключ": "значение"}),
    ("A: b\u2028c\u0085d\u00a0\n".encode(), {"A": "b\u2028c\u0085d\u00a0"}),   # no line ends, no blanks
    (b"A: " + b"x" * 100_000 + b"\n", {"A": "x" * 100_000}),
]

BAD_JADS = [
    (b"A b\n", 1, "no ':'"),
    (b"A: b\nCut in the mid", 2, "no ':'"),
    (b": b\n", 1, "no name"),
    (b":\n", 1, "no name"),
    (b"A : b\n", 1, "space before"),
    (b"A\t: b\n", 1, "space before"),
    (b" A: b\n", 1, "cannot be a name"),                                # nothing to go on from
    (b"A: b\n\n C: d\n", 3, "cannot be a name"),
    (b"A: b\n\tC: d\n", 2, "cannot be a name"),                         # a tab continues nothing
    (b"A B: c\n", 1, "cannot be a name"),
    *((f"A{char}: b\n".encode(), 1, "cannot be a name") for char in "()<>@,;'\"/[]?={}"),
    (b"A: b\nC\x07: d\n", 2, "cannot be a name"),
    (b"A: b\x07c and so on to the end\n", 1, "control character"),
    (b"A: a long line with one \x7f in it\n", 1, "control character"),
    (b"one\ntwo: 2\nthree\n", 1, "no ':'"),
]


@pytest.mark.parametrize("data, attributes", GOOD_JADS)
def test_an_odd_jad_is_read(data, attributes):
    assert dict(parse_jad(data, "a.jad")) == attributes


@pytest.mark.parametrize("data, line, problem", BAD_JADS)
def test_a_bad_line_of_a_jad_is_an_invalid_descriptor_that_names_it(data, line, problem):
    with pytest.raises(DescriptorError, match=problem) as caught:
        parse_jad(data, "a.jad")
    assert (caught.value.line, caught.value.status) == (line, Status.INVALID_DESCRIPTOR)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("data, attributes", [
    (b"A: b\n c\r\n d\r e\n", {"A": "bcde"}),                           # any line end may be continued
    (b"A: b\rC: d\nE: f\r\n", {"A": "b", "C": "d", "E": "f"}),          # and a lone CR is one
    (b"A: b\n  c\n", {"A": "b c"}),                                     # one space is taken off
    (b"A: b\n \n c\n", {"A": "bc"}),
    (b"A: b\n\nName: x/y.png\nSHA1-Digest: z\n", {"A": "b", "Name": "x/y.png", "SHA1-Digest": "z"}),
    (b"A: \x01\x07 is fine here, it seems\n", {"A": "\x01\x07 is fine here, it seems"}),
    (b"A-b_9: c\n", {"A-b_9": "c"}),
])
def test_a_manifest_is_read_by_its_own_rules(data, attributes):
    assert dict(parse_manifest(data, "MANIFEST.MF")) == attributes


@pytest.mark.parametrize("data", [b"-A: b\n", b"_A: b\n", b"A.b: c\n", "Ж: c\n".encode(), b"A b\n",
                                  b" A: b\n"])
def test_a_bad_line_of_a_manifest_is_an_invalid_jar(data):
    with pytest.raises(DescriptorError) as caught:
        parse_manifest(data, "MANIFEST.MF")
    assert (caught.value.line, caught.value.status) == (1, Status.INVALID_JAR)


def test_all_bad_lines_are_found_and_the_good_ones_read():
    attributes, findings = scan_jad(b"one\nA: b\n:c\nD : e\nF: g\n", "a.jad")
    assert dict(attributes) == {"A": "b", "F": "g"}
    assert [(found.line, found.is_error) for found in findings] == [(1, True), (3, True), (4, True)]


@pytest.mark.parametrize("data, word", [
    (b"A: b\nA: c\n", "line 1 too"), (b"A: b\n c\n", "continued"), (b"A" * 513 + b": b\n", "longer"),
    (b"A: " + b"b" * 65_537, "longer"), ("A: я".encode("cp1251"), "not UTF-8"),
])
def test_what_some_phones_do_not_read_is_a_warning(data, word):
    _, findings = scan_jad(data, "a.jad")
    assert [word in found.text and not found.is_error for found in findings] == [True]
