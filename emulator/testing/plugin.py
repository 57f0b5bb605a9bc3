"""The pytest plugin: fixtures `phone` and `two_phones`, and the LCD's text with a failure.

    def test_it_greets(phone):
        phone.launch("jad/hello.jad")
        assert "Hello" in phone.screen.text()
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from emulator.phone import Phone

_PHONES = pytest.StashKey[list[Phone]]()


@pytest.fixture
def phone(request: pytest.FixtureRequest) -> Iterator[Phone]:
    """A fresh phone: unseen, silent, in memory, seed 0. It is switched off after the test."""
    with Phone() as held:
        _remember(request, held)
        yield held


@pytest.fixture
def two_phones(request: pytest.FixtureRequest) -> Iterator[tuple[Phone, Phone]]:
    """Two fresh phones."""
    with Phone() as ours, Phone() as theirs:
        _remember(request, ours)
        _remember(request, theirs)
        yield ours, theirs


def _remember(request: pytest.FixtureRequest, held: Phone) -> None:
    request.node.stash.setdefault(_PHONES, []).append(held)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]
                              ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test's report says what stood on the screens of its phones."""
    report = yield
    if report.when == "call" and report.failed:
        for held in item.stash.get(_PHONES, []):
            report.sections.append((f"LCD at {held.now} ms", held.screen.text() or "(no words)"))
    return report
