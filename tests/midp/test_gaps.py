"""Gaps are data: each is declared, and says what to do instead."""

import re
from pathlib import Path

import pytest

from emulator.midp.gaps import GAPS, UnsupportedException, unsupported

SOURCES = (Path(__file__).parent.parent.parent / "emulator").rglob("*.py")


def test_every_gap_that_code_meets_is_in_the_table():
    calls = re.compile(r"[^>] unsupported\(\"([\w.]+)\"\)")
    met = {name for path in SOURCES for name in calls.findall(path.read_text(encoding="utf-8"))}
    assert met <= set(GAPS)


@pytest.mark.parametrize("name", GAPS)
def test_meeting_a_gap_says_what_to_do_instead(name):
    with pytest.raises(UnsupportedException, match=re.escape(GAPS[name])):
        unsupported(name)
