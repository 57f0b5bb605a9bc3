"""Filters of push: whose arrivals start a MIDlet (MIDP 2.0, PushRegistry)."""

from __future__ import annotations


def passes(filter: str, sender: str) -> bool:
    """Does a sender (a number, or an IP address without its port) pass a filter?

    `*` stands for any string, also an empty one, `?` for one character.

    >>> passes("192.168.1.*", "192.168.1.77"), passes("+49?", "+49"), passes("*", "")
    (True, False, True)
    """
    at = place = 0
    star, covered = -1, 0                   # the last star, and where what it stands for ends
    while place < len(sender):
        if filter[at:at + 1] == "*":
            star, covered, at = at, place, at + 1
        elif filter[at:at + 1] in ("?", sender[place]):
            at, place = at + 1, place + 1
        elif star >= 0:                     # the star stands for one character more
            covered += 1
            at, place = star + 1, covered
        else:
            return False
    return not filter[at:].strip("*")
