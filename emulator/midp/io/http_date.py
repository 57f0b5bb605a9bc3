"""The three ways in which HTTP writes a date (RFC 9110, 5.6.7)."""

from __future__ import annotations

import re
from datetime import UTC, datetime

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TIME = r"(?P<hour>\d\d):(?P<minute>\d\d):(?P<second>\d\d)"
_FORMS = (
    re.compile(rf"\w{{3}}, (?P<day>\d\d?) (?P<month>\w{{3}}) (?P<year>\d{{4}}) {_TIME} GMT", re.ASCII),
    re.compile(rf"\w+, (?P<day>\d\d?)-(?P<month>\w{{3}})-(?P<year>\d\d) {_TIME} GMT", re.ASCII),
    re.compile(rf"\w{{3}} (?P<month>\w{{3}}) +(?P<day>\d\d?) {_TIME} (?P<year>\d{{4}})", re.ASCII),
)


def parse_date(text: str) -> int | None:
    """Milliseconds since 1970, or None if it is no date.

    >>> parse_date("Sun, 06 Nov 1994 08:49:37 GMT")
    784111777000
    """
    for form in _FORMS:
        found = form.fullmatch(text.strip())
        if found is not None:
            return _milliseconds(found)
    return None


def _milliseconds(found: re.Match[str]) -> int | None:
    year, month = int(found["year"]), found["month"].lower()
    if year < 100:
        year += 1900 if year >= 70 else 2000
    try:
        date = datetime(year, _MONTHS.index(month) + 1, int(found["day"]), int(found["hour"]),
                        int(found["minute"]), min(int(found["second"]), 59), tzinfo=UTC)
    except ValueError:
        return None
    return int(date.timestamp()) * 1000
