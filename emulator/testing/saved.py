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


def _of_store(name: str, before: Image, now: Image | None) -> Iterator[str]:
    if now is None:
        yield f"the record store {name!r} with {len(before.records)} records is gone"
    elif now.store.version < before.store.version:
        yield f"the record store {name!r} is of version {now.store.version}, and was of {before.store.version}"
    elif before.records and not now.records:
        yield f"the record store {name!r} had {len(before.records)} records and is empty"
    elif now.store.version == before.store.version and now.records != before.records:
        yield f"records of {name!r} changed without a new version"
