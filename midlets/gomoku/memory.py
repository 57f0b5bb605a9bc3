"""What the game keeps in the phone's memory: the options, and the board in play.

Record store `options`, record 1: three bytes. Record store `game`, record 1: the board. A
record that is damaged or foreign is as good as none, and the caller is told.
"""

from __future__ import annotations

from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreException

from .logic import FIRLogic
from .settings import Settings

OPTIONS, GAME = "options", "game"


def load_options() -> tuple[Settings, bool]:
    """The options, and whether a record was there but damaged (the defaults then)."""
    record = _read(OPTIONS)
    settings, whole = Settings.from_bytes(record)
    return settings, record is not None and not whole


def save_options(settings: Settings) -> bool:
    """Keep the options; False if the memory is full."""
    return _write(OPTIONS, settings.to_bytes())


def load_game() -> tuple[FIRLogic | None, bool]:
    """The game in play, or None; and whether a record was there but damaged."""
    record = _read(GAME)
    if record is None:
        return None, False
    try:
        return FIRLogic.from_bytes(record), False
    except ValueError:
        return None, True


def save_game(game: FIRLogic) -> bool:
    """Keep the game; one that is over, or has no stone yet, is not kept. False if the memory is full."""
    kept = game.to_bytes() if game.board.moves and not game.is_over else b""
    return _write(GAME, kept)


def _read(name: str) -> bytes | None:
    """Record 1 of a store; None if there is none, or it is empty."""
    try:
        store = RecordStore.open_record_store(name, True)
        try:
            return store.get_record(1)
        finally:
            store.close_record_store()
    except (InvalidRecordIDException, RecordStoreException):
        return None


def _write(name: str, data: bytes) -> bool:
    """Set record 1 of a store, which is made if need be."""
    try:
        store = RecordStore.open_record_store(name, True)
        try:
            if store.get_next_record_id() == 1:
                store.add_record(data, 0, len(data))
            else:
                store.set_record(1, data, 0, len(data))
        finally:
            store.close_record_store()
    except RecordStoreException:
        return False
    return True
