"""What is left of a MIDlet after its end. Nothing should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from emulator.ams.app import App
from emulator.phone import Phone

LONGEST_ALERT = 3_000     # ms


def left_over(phone: Phone, app: App, own: Counter[str]) -> Iterator[str]:
    """Each thing that still lives, in words: threads, ports, players, record stores.

    `own` are the ports that the phone holds itself, as `open_ends` said before.
    """
    group = app.session.group
    for thread in sorted(group.threads, key=lambda thread: thread.name):
        yield f"the thread {thread.name}"
    if group.left_behind:
        many = group.left_behind != 1
        yield (f"{group.left_behind} threads that swallowed their end and stand still" if many
               else "a thread that swallowed its end and stands still")
    for end in (open_ends(phone) - own).elements():
        yield f"the {end}"
    if not _is_silent(phone):
        yield f"a sound ({phone.handset.speaker.playing} in all)"
    for store, count in phone.storage.records.opened.items():
        if count > 0:
            yield f"record store {store}, which is open"


def open_ends(phone: Phone) -> Counter[str]:
    """The ports that are taken and the streams that were begun, in words."""
    return Counter(f"{type(end).__name__} of port {end.local.port}" for end in phone.network.open_ends)


def _is_silent(phone: Phone) -> bool:
    """Is it, as soon as the phone's own sounds have had the time to end?"""
    deadline = phone.now + LONGEST_ALERT
    while phone.handset.speaker.playing and phone.now < deadline:
        phone.run(100)
    return not phone.handset.speaker.playing
