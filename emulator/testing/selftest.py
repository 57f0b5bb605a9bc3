"""The self-test of an installation: does what was shipped work on this computer?

Each check is a function that returns what it saw, and raises when it is not as it should be.
"""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from emulator.ams.suite.package import package
from emulator.handset.ether import Ether
from emulator.midp.io import Connector, DatagramConnection
from emulator.midp.media import Manager
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
from emulator.phone import Phone
from emulator.shelf import descriptors, shelf, skin_names

GAMES = ("Chinese checkers", "Connect 4", "Gomoku", "Minesweeper")
A_WHILE = 2_000      # ms that each game runs


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """Every check with its name, in the order in which one builds on the other."""
    yield "this computer", _computer
    yield "the handsets", _handsets
    yield "the home screen", _home
    for path in descriptors():
        yield f"{path.stem} on every handset", lambda path=path: _runs(path)     # type: ignore[misc]
    yield "a JAR", _jar
    yield "the record store", _records
    yield "the loudspeaker", _sound
    yield "two phones", _radio


def _computer() -> str:
    return f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, {platform.system()}"


def _handsets() -> str:
    names = skin_names()
    assert names, f"no skin lies in {shelf('skins')}"
    for name in names:
        with Phone(skin=name) as phone:
            assert phone.case.picture(1).get_width() > phone.skin.width, f"{name} is not drawn"
    return ", ".join(names)


def _home() -> str:
    with Phone() as phone:
        phone.switch_on()
        phone.run(A_WHILE)
        offered = {program.title for program in phone.software.programs()}
        missing = [game for game in GAMES if game not in offered]
        assert not missing, f"not there: {', '.join(missing)}"
        assert phone.screen.text(), "the screen has no words"
    return f"{len(offered)} MIDlets"


def _runs(descriptor: Path) -> str:
    for name in skin_names():
        with Phone(skin=name) as phone:
            app = phone.launch(descriptor)
            phone.run(A_WHILE)
            assert app.state.name == "ACTIVE", f"it is {app.state.name} on {name}"
            assert phone.screen.text(), f"no words on {name}"
    return f"{A_WHILE // 1000} s each"


def _jar() -> str:
    with tempfile.TemporaryDirectory() as folder, Phone() as phone:
        jar, jad = package(descriptors()[0], folder)
        app = phone.launch(jad)
        phone.run(A_WHILE)
        assert app.state.name == "ACTIVE", f"a packaged suite is {app.state.name}"
        return f"{jar.name}, {jar.stat().st_size:,} bytes"


class _Keeper(MIDlet):
    """Adds a record at each start."""

    def start_app(self) -> None:
        store = RecordStore.open_record_store("selftest", True)
        store.add_record(b"kept", 0, 4)
        self.records = store.get_num_records()
        store.close_record_store()


def _records() -> str:
    with tempfile.TemporaryDirectory() as folder:
        for wanted in (1, 2):
            with Phone(storage=folder) as phone:
                keeper = phone.launch(_Keeper).midlet
                assert isinstance(keeper, _Keeper) and keeper.records == wanted, "a record was lost"
    return "a record survives a restart"


class _Player(MIDlet):
    """Plays a tone."""

    def start_app(self) -> None:
        Manager.play_tone(69, 200, 80)


def _sound() -> str:
    with Phone() as phone:
        phone.launch(_Player)
        phone.run(300)
        kinds = [sound.kind for sound in phone.sounds]
        assert kinds == ["tone"], f"a tone was wanted, played was {kinds}"
    return "a tone"


class _Caller(MIDlet):
    """Sends a datagram to the phone +200."""

    def start_app(self) -> None:
        radio = Connector.open("datagram://+200:5000")
        assert isinstance(radio, DatagramConnection)
        radio.send(radio.new_datagram(b"hello", 5))


class _Listener(MIDlet):
    """Opens a port."""

    def start_app(self) -> None:
        Connector.open("datagram://:5000")


def _radio() -> str:
    ether = Ether(latency=20)
    with Phone(network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
        theirs.launch(_Listener)
        ours.launch(_Caller)
        ether.run(100)
        heard = [(transfer.time, transfer.data) for transfer in theirs.network.log]
        assert heard == [(20, b"hello")], f"what came over the air was {heard}"
    return "a datagram in 20 ms"
