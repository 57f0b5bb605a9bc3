"""MIDlet-Version: form and order."""

import pytest

from emulator.ams.suite.version import Version


@pytest.mark.parametrize("text, parts", [
    ("1.0", (1, 0, 0)), ("1.2.3", (1, 2, 3)), ("99.99.99", (99, 99, 99)), ("1", (1, 0, 0)),
    ("0.0", (0, 0, 0)), ("01.002.0003", (1, 2, 3)), ("0000000000000000000000000000000000000000001.1", (1, 1, 0)),
])
def test_a_version_has_one_to_three_numbers_and_leading_zeros_mean_nothing(text, parts):
    version = Version.parse(text)
    assert (version.major, version.minor, version.micro) == parts


@pytest.mark.parametrize("text", ["", ".", "1.", ".1", "1..2", "1.2.3.4", "1.2.", "a", "1.b", "-1.0", "+1.0",
                                  "1,0",
                                  " 1.0", "1.0 ", "1_0", "１.０", "100.0", "1.100", "0.0.100", "9" * 5000])
def test_any_other_form_is_refused(text):
    with pytest.raises(ValueError, match="version"):
        Version.parse(text)


def test_versions_compare_number_by_number():
    assert Version.parse("1.10") > Version.parse("1.9")
    assert Version.parse("2.0") > Version.parse("1.99.99")


def test_a_missing_micro_number_is_zero():
    assert Version.parse("1.1") == Version.parse("1.1.0")


def test_a_missing_version_is_older_than_any_other():
    assert Version() == Version.parse("0.0.0") < Version.parse("0.0.1")


def test_a_version_prints_itself_in_full():
    assert str(Version.parse("01.2")) == "1.2.0"


def test_a_long_wrong_version_is_cut_in_the_message():
    with pytest.raises(ValueError) as caught:
        Version.parse("x" * 10_000)
    assert len(str(caught.value)) < 120
