"""A finding says where, how bad, what and what to do."""

import pytest

from emulator.ams.suite.finding import Finding, raise_first_error, shortened, warning
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite, Status
from emulator.errors import DescriptorError, SuiteError


def test_a_finding_prints_itself_as_one_line():
    assert str(Finding("a.jad", 3, "it is wrong", "do better", Status.SIZE_MISMATCH)) == (
        "a.jad:3: error 904: it is wrong; do better")
    assert str(warning("a.jad", None, "it is odd", "look")) == "a.jad: warning: it is odd; look"


def test_an_error_and_a_warning_say_which_they_are():
    assert Finding("a", 1, "t", "r").severity == "error"
    assert warning("a", 1, "t", "r").severity == "warning"


@pytest.mark.parametrize("status, kind", [(Status.INVALID_DESCRIPTOR, DescriptorError),
                                          (Status.INVALID_JAR, SuiteError),
                                          (Status.ATTRIBUTE_MISMATCH, DescriptorError),
                                          (Status.SIZE_MISMATCH, SuiteError)])
def test_a_finding_is_raised_as_what_it_is_about(status, kind):
    with pytest.raises(kind, match="t; r") as caught:
        raise_first_error([warning("a", 1, "w", "r"), Finding("a", 1, "t", "r", status)])
    assert caught.value.status is status


@pytest.mark.parametrize("error", [RefusedDescriptor("a", 1, "p", hint="h"),
                                   RefusedSuite("a", None, "p", hint="h", status=Status.INCOMPATIBLE)])
def test_an_exception_becomes_a_finding_and_back(error):
    finding = Finding.of(error)
    assert str(finding.as_error()) == str(error) and finding.status is error.status


def test_what_was_found_is_part_of_the_findings_text():
    assert Finding.of(RefusedDescriptor("a", 1, "no", "x")).text == "no 'x'"


def test_long_text_is_cut_for_the_reader():
    assert shortened("x" * 40) == "x" * 40
    assert shortened("x" * 41) == "x" * 40 + "…"
