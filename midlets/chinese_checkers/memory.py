"""What the game keeps in the phone's memory, record 1 of each store:

    settings  what was chosen in the form
    game      the settings of the game in play, whether it was hosted, and its moves; empty if there is none
    joined    for a host's phone: its address, this person's name, the seat, and the token that proves it

A record that is damaged or foreign is as good as none, and the caller is told.
"""

from __future__ import annotations

from dataclasses import dataclass

from emulator.midp.rms import InvalidRecordIDException, RecordStore, RecordStoreException
from emulator.midp.util import Random

from .game import Game
from .game import from_bytes as read_game
from .players import Kind
from .settings import SeatChoice, Settings
from .settings import from_bytes as read_settings

SETTINGS, GAME, JOINED = "settings", "game", "joined"
SETTINGS_LENGTH = len(Settings().to_bytes())
ALONE, HOSTED = 0, 1


@dataclass(frozen=True)
class Kept:
    """A game that waits to be gone on with."""

    settings: Settings
    game: Game
    hosted: bool


@dataclass(frozen=True)
class Joined:
    """What this phone joined with last; `player` is None if it has had no seat."""

    address: str
    name: str
    token: int
    player: int | None = None

    def to_bytes(self) -> bytes:
        """Lines of UTF-8; a line's end in a name or an address would break them and is left out."""
        seat = "-" if self.player is None else str(self.player)
        return "\n".join([" ".join(self.address.split()), " ".join(self.name.split()), str(self.token), seat]).encode()


def load_settings() -> tuple[Settings, bool]:
    """The settings, and whether a record was there but damaged."""
    record = _read(SETTINGS)
    return (Settings(), False) if record is None else read_settings(record)


def save_settings(settings: Settings) -> None:
    """Keep them for the next time."""
    _write(SETTINGS, settings.to_bytes())


def load_game() -> tuple[Kept | None, bool]:
    """The game in play, or None; and whether a record was there but damaged."""
    record = _read(GAME)
    if not record:
        return None, False
    settings, damaged = read_settings(record[1:1 + SETTINGS_LENGTH])
    try:
        game = read_game(record[1 + SETTINGS_LENGTH:])
    except ValueError:
        return None, True
    if damaged or record[0] not in (ALONE, HOSTED) or game.rules != settings.rules() or game.over:
        return None, True
    return Kept(settings, game, record[0] == HOSTED), False


def save_game(settings: Settings, game: Game | None, *, hosted: bool) -> None:
    """Keep a game that is going on; one that is over or has no move yet is not kept."""
    if game is None or game.over or not game.history:
        _write(GAME, b"")
    else:
        _write(GAME, bytes([HOSTED if hosted else ALONE]) + settings.to_bytes() + game.to_bytes())


def load_joined() -> Joined:
    """What was joined with last; a fresh token if nothing was."""
    try:
        address, name, token, seat = (_read(JOINED) or b"").decode().split("\n")
        return Joined(address, name, int(token), None if seat == "-" else int(seat) % 6)
    except ValueError:
        return Joined("", "", 1 + Random().next_int(0x7FFFFFFE))


def save_joined(joined: Joined) -> None:
    """Keep it: it gives the seat back after a restart."""
    _write(JOINED, joined.to_bytes())


def hosting(settings: Settings) -> Settings:
    """The settings for a host: if no seat is another phone's, all but the people's are."""
    playing = settings.seats[:settings.players]
    if any(seat.kind is Kind.NETWORK for seat in playing):
        return settings
    for number, seat in enumerate(playing):
        if seat.kind is Kind.PHONE:
            settings = settings.with_seat(number, SeatChoice(Kind.NETWORK, seat.level))
    return settings


def _read(name: str) -> bytes | None:
    try:
        store = RecordStore.open_record_store(name, True)
        try:
            return store.get_record(1)
        finally:
            store.close_record_store()
    except (InvalidRecordIDException, RecordStoreException):
        return None


def _write(name: str, data: bytes) -> None:
    """Set record 1; a full memory keeps nothing, and the game goes on."""
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
        pass
