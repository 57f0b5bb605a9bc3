"""What a phone has saved, as values that can be held against each other."""

from __future__ import annotations

from collections.abc import Iterator

from emulator.handset.record_memory import Image
from emulator.handset.storage import Storage

Saved = dict[tuple[str, str, str], Image]


def saved(storage: Storage) -> Saved:
    """Every record store with its records, by vendor, suite and name."""
    return {(store.vendor, store.suite, store.name): storage.records.image(store.key)
            for store in storage.records.all()}


def lost(before: Saved, after: Saved) -> Iterator[str]:
    """What is gone, or is older, than it was. That a newer version says something else is no loss."""
    for who, image in before.items():
        yield from _of_store(who[2], image, after.get(who))


def emptied(before: Saved, after: Saved) -> Iterator[str]:
    """What had records, and has none. A store that was made anew with records in it is no loss."""
    for who, image in before.items():
        now = after.get(who)
        if image.records and (now is None or not now.records):
            yield _all_gone(who[2], image, now)


def _of_store(name: str, before: Image, now: Image | None) -> Iterator[str]:
    if now is None or (before.records and not now.records):
        yield _all_gone(name, before, now)
    elif now.store.version < before.store.version:
        yield f"the record store {name!r} is of version {now.store.version}, and was of {before.store.version}"
    elif now.store.version == before.store.version and now.records != before.records:
        yield f"records of {name!r} changed without a new version"


def _all_gone(name: str, before: Image, now: Image | None) -> str:
    count = len(before.records)
    records = "1 record" if count == 1 else f"{count} records"
    if now is None:
        return f"the record store {name!r} with {records} is gone"
    return f"the record store {name!r} had {records} and is empty"
