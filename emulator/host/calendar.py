"""The calendar of this computer, for a phone that shall show the true date."""

import time


def now_since_1970() -> int:
    """Milliseconds since 1970-01-01 UTC."""
    return round(time.time() * 1000)
