"""The pytest plugin: phones as fixtures, golden frames, and what a failure shows.

    def test_it_greets(phone):
        phone.launch("jad/hello.jad")
        assert "Hello" in phone.screen.text()

    fixtures.py    phone, two_phones, phones, every_skin, ether, golden
    markers.py     skin, locale, seed, ether: what those phones are made of
    golden.py      a frame against the picture that is kept of it
    failure.py     the LCD as text, the trace and a PNG with each failed test
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from . import failure, markers
from .fixtures import ether, every_skin, golden, phone, phones, two_phones
from .golden import Wrong

__all__ = ["Wrong", "ether", "every_skin", "golden", "phone", "phones", "two_phones"]


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options `--update-golden` and `--artefacts`."""
    group = parser.getgroup("emulator", "MIDlets on a phone")
    group.addoption("--update-golden", action="store_true", help="keep the frames of this run as the golden ones")
    group.addoption("--artefacts", metavar="DIR", default="artefacts",
                    help="where failed tests leave their pictures (default: artefacts, in the root folder)")


def pytest_configure(config: pytest.Config) -> None:
    """Say which markers there are."""
    for line in markers.LINES:
        config.addinivalue_line("markers", line)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]
                              ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The report of a failed test, setup or teardown says what was on its phones."""
    report = yield
    if report.failed:
        failure.tell(item, report)
    if report.when == "teardown":
        failure.forget(item)
    return report
