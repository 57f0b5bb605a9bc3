"""The status codes of installing over the air."""

from emulator.ams.suite.finding import Finding, outcome, raise_first_error, warning
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite, Status
from emulator.errors import DescriptorError, SuiteError


def test_the_codes_are_those_of_midp():
    assert [int(status) for status in Status] == list(range(900, 914))


def test_a_status_prints_the_line_that_a_phone_posts():
    assert [str(Status(code)) for code in (900, 905, 912)] == [
        "900 Success", "905 Attribute mismatch", "912 Deletion notification"]


def test_every_status_has_a_text():
    assert len({str(status) for status in Status}) == len(Status)


def test_the_refusals_are_the_projects_errors_with_a_code():
    assert isinstance(RefusedDescriptor("a", 1, "x"), DescriptorError)
    assert isinstance(RefusedSuite("a", 1, "x"), SuiteError)
    assert RefusedDescriptor("a", 1, "x").status is Status.INVALID_DESCRIPTOR
    assert RefusedSuite("a", 1, "x").status is Status.INVALID_JAR


def test_the_outcome_is_that_of_the_first_error():
    findings = [warning("a", 1, "w", "r"), Finding("a", 2, "e", "r", Status.SIZE_MISMATCH),
                Finding("a", 3, "e", "r")]
    assert outcome(findings) is Status.SIZE_MISMATCH
    assert outcome(findings[:1]) is Status.SUCCESS


def test_warnings_stop_nothing():
    raise_first_error([warning("a", 1, "w", "r")])
