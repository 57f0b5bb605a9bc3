"""The phone's time zone, and dates in it (java.util.TimeZone, as far as LCDUI needs it).

The phone keeps it as the property `user.timezone`, in Java's form for zones that have no name:
"GMT+03:00", "GMT-5". Without one it is UTC, so that an unseen phone is the same everywhere.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo

from .. import runtime

CUSTOM = re.compile(r"GMT([+-])(\d{1,2})(?::?(\d{2}))?")
PROPERTY = "user.timezone"


def zone_named(name: str | None) -> tzinfo:
    """The zone for a custom ID; UTC for one that is not known, as Java does it.

    >>> zone_named("GMT+03:30").utcoffset(None)
    datetime.timedelta(seconds=12600)
    """
    found = CUSTOM.fullmatch(name or "")
    if found is None:
        return UTC
    sign, hours, minutes = found.groups()
    if int(hours) > 23 or int(minutes or 0) > 59:
        return UTC
    ahead = timedelta(hours=int(hours), minutes=int(minutes or 0))
    return timezone(ahead if sign == "+" else -ahead)


def phone_zone(phone: runtime.Runtime) -> tzinfo:
    """The time zone that the phone is set to."""
    return zone_named(phone.system_property(PROPERTY))


def now(phone: runtime.Runtime, zone: tzinfo) -> datetime:
    """The phone's own date and time, in a zone."""
    since_1970 = timedelta(milliseconds=phone.current_time_millis())
    return (datetime(1970, 1, 1, tzinfo=UTC) + since_1970).astimezone(zone)
