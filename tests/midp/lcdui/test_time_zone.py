"""Custom IDs of time zones, as java.util.TimeZone has them."""

from datetime import timedelta

import pytest

from emulator.midp.lcdui.time_zone import zone_named


@pytest.mark.parametrize("name, minutes", [
    ("GMT+3", 180), ("GMT+03:00", 180), ("GMT-0530", -330), ("GMT+0", 0), ("UTC", 0), (None, 0),
    ("GMT+24:00", 0), ("GMT+1:60", 0), ("Nowhere/Land", 0)])
def test_how_far_ahead_a_zone_is(name, minutes):
    assert zone_named(name).utcoffset(None) == timedelta(minutes=minutes)
