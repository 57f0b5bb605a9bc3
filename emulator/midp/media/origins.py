"""Where a player's sound comes from: a stream, a file of the suite, the network, or a device of the phone."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from emulator.handset.sound.instruments import TONE
from emulator.handset.sound.live_midi import LiveMidi
from emulator.handset.sound.score import Score
from emulator.handset.sound.source import BadSound, Source
from emulator.midp.gaps import GAPS
from emulator.midp.io import Connector, HttpConnection
from emulator.midp.lang.exceptions import IllegalArgumentException, IOException

from . import media_types
from .media_exception import MediaException

if TYPE_CHECKING:
    from emulator.midp.runtime import Runtime

TONE_DEVICE, MIDI_DEVICE = "device://tone", "device://midi"
CAPTURE = "javax.microedition.media.control.RecordControl"


@dataclass(frozen=True)
class Origin:
    """A sound to be had: its content type, and how to get it.

    `load` reads and decodes it: IOException if it cannot be read, MediaException if it cannot be
    played. It may block.
    """

    content_type: str
    load: Callable[[], Source]


class Readable(Protocol):
    """A stream, as far as a player needs it: a binary file, or a connection's InputStream."""

    def read(self) -> bytes: ...


def of_stream(stream: Readable, content_type: str | None) -> Origin:
    """A stream's content. Without a type the stream is read at once, and tells by how it begins."""
    if content_type is None:
        data = stream.read()
        found = media_types.of_data(data)
        if found is None:
            raise MediaException("the stream is no WAV, no MIDI and no tone sequence; say its content type")
        return Origin(found, lambda: _decoded(data, found))
    known = media_types.named(content_type)
    if known is None:
        raise MediaException(f"no player for the content type {content_type!r};"
                             f" there are {', '.join(media_types.DECODERS)}")
    return Origin(known, lambda: _decoded(stream.read(), known))


def of_locator(suite: Runtime, locator: str) -> Origin:
    """What a locator names. MediaException for one that no player can be made for."""
    if locator == TONE_DEVICE:
        return Origin(media_types.TONES, lambda: Score("tone", (), 0, TONE))
    if locator == MIDI_DEVICE:
        return Origin(media_types.MIDI, LiveMidi)
    protocol, colon, rest = locator.partition(":")
    if not colon:
        raise MediaException(f"{locator!r} is no locator: it has no protocol, as resource:/win.wav has")
    if protocol == "resource":
        return _of_resource(suite, rest)
    if protocol == "http":
        return _of_page(locator)
    if protocol == "capture":
        raise MediaException(f"{locator!r} cannot be played: {GAPS[CAPTURE]}")
    if protocol == "device":
        raise MediaException(f"no device {locator!r}; there are {TONE_DEVICE} and {MIDI_DEVICE}")
    known = ", ".join(media_types.PROTOCOLS)
    raise MediaException(f"no player for {locator!r}: this phone's players know the protocols {known}")


def _of_resource(suite: Runtime, name: str) -> Origin:
    data = suite.resource(name if name.startswith("/") else "/" + name)
    if data is None:
        raise MediaException(f"the suite has no file {name!r}")
    return of_stream(io.BytesIO(data), media_types.of_name(name))


def _of_page(url: str) -> Origin:
    """A page of the network: its type is what the server says, or how its name ends, or how it begins."""
    try:
        page = Connector.open(url, Connector.READ)
    except IllegalArgumentException as problem:
        raise MediaException(str(problem)) from None
    assert isinstance(page, HttpConnection)
    status = page.get_response_code()
    if status != HttpConnection.HTTP_OK:
        message = page.get_response_message()
        page.close()
        raise IOException(f"{url}: the server answers {status} {message}")
    content_type = media_types.named(page.get_type() or "") or media_types.of_name(page.get_file() or "")
    stream = page.open_input_stream()
    page.close()                                     # its stream stays open
    return of_stream(stream, content_type)


def _decoded(data: bytes, content_type: str) -> Source:
    try:
        return media_types.DECODERS[content_type](data)
    except BadSound as problem:
        raise MediaException(str(problem)) from None


