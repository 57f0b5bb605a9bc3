"""A file of a suite fetched over the phone's radio, from a server that is not to be believed.

It runs on a thread of the phone's own (own_runtime.py), in phone time, on whatever network the
phone is on. What a server may do: answer late or never, hang up in the middle, redirect in a circle,
send another type of file, or more bytes than it said. Each has its status code.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import NamedTuple, TypeAlias
from urllib.parse import SplitResult, quote, unquote, urldefrag, urljoin, urlsplit

from emulator.midp import runtime
from emulator.midp.io import Connector, HttpConnection
from emulator.midp.lang import IllegalArgumentException, InterruptedIOException, IOException

from ..suite.archive import LARGEST_JAR
from ..suite.charset import LARGEST
from ..suite.finding import shortened
from ..suite.status import RefusedSuite, Status

PIECE = 2_048               # bytes between two words of progress
MOST_REDIRECTS = 5
LONGEST = 600_000           # ms of phone time that one file may take, however slowly it drips
REDIRECTS = (301, 302, 303, 307, 308)

_ANY = ("application/octet-stream", "binary/octet-stream", "")        # servers that know no suites say this
_JAD_TYPES = ("text/vnd.sun.j2me.app-descriptor", "text/plain")
_JAR_TYPES = ("application/java-archive", "application/x-java-archive", "application/java",
              "application/x-jar", "application/zip", "application/x-zip-compressed")

_IN_ADDRESSES = "%/:?#[]@!$&'()*+,;=~"
_CHARSET = re.compile(r";\s*charset\s*=\s*\"?([^\s;\"]+)", re.IGNORECASE)

Told: TypeAlias = "Callable[[int, int], object]"
"""Told how many bytes have come, and of how many; 0 if nobody knows."""


@dataclass(frozen=True)
class Kind:
    """What is fetched: its name for a person, its media types, its limit, the status of a wrong one."""

    name: str
    types: tuple[str, ...]
    largest: int
    wrong: Status


DESCRIPTOR = Kind("descriptor", (*_JAD_TYPES, *_ANY), LARGEST, Status.INVALID_DESCRIPTOR)
JAR = Kind("JAR", (*_JAR_TYPES, *_ANY), LARGEST_JAR, Status.INVALID_JAR)
EITHER = Kind("suite", (*_JAD_TYPES, *_JAR_TYPES, *_ANY), LARGEST_JAR, Status.INVALID_DESCRIPTOR)


class Fetched(NamedTuple):
    """A file, where it lay in the end, and the charset that the server named for it."""

    data: bytes
    url: str
    charset: str | None


def is_remote(address: str) -> bool:
    """Is it the URL of a page, rather than a place on this computer?"""
    return address.lower().startswith(("http://", "https://"))


def fetch(url: str, kind: Kind, told: Told, check: Callable[[], object], size: int | None = None) -> Fetched:
    """The file at `url`; RefusedSuite says why it cannot be had.

    `size` is how long it must be, if that was said. `check` raises when nobody wants it any more; a
    thread that waits meanwhile is to be interrupted.
    """
    kernel, thread = runtime.current().kernel, runtime.current().kernel.calling_thread()
    alarm = kernel.at(kernel.now + LONGEST, lambda: kernel.interrupt(thread))
    try:
        return _following(quoted(url), kind, told, check, size)
    except InterruptedIOException:
        check()
        raise _lost(url, "the server does not answer") from None
    except IllegalArgumentException as error:
        raise RefusedSuite(url, None, f"this is no address ({error})", hint="write http://host/path",
                           status=kind.wrong) from None
    except IOException as error:
        raise _lost(url, str(error)) from None
    finally:
        alarm.cancel()


def _following(url: str, kind: Kind, told: Told, check: Callable[[], object], size: int | None) -> Fetched:
    for _ in range(MOST_REDIRECTS + 1):
        check()
        if not is_remote(url):
            raise _wrong(url, kind, "only a page of http or https can be fetched")
        with _asked(url, kind) as connection:
            status = connection.get_response_code()
            if status not in REDIRECTS:
                return Fetched(_body(connection, kind, told, check, size), url, _checked_type(connection, kind))
            url = _redirected(url, connection.get_header_field("Location"), kind)
    raise _wrong(url, kind, f"the server redirects more than {MOST_REDIRECTS} times")


def address_in(url: str, said: str, kind: Kind) -> str:
    """The address that something at `url` names; RefusedSuite for what is none."""
    try:
        return quoted(urljoin(url, said))
    except ValueError:
        raise _wrong(url, kind, f"it names {shortened(said)!r}, which is no address") from None


def quoted(url: str) -> str:
    """An address as people and servers write it, blanks and letters of all languages in it, as HTTP wants it.

    >>> quoted("http://h/My Gäme.jad?a=%20")
    'http://h/My%20G%C3%A4me.jad?a=%20'
    """
    scheme, mark, rest = url.partition("://")
    host, slash, path = rest.partition("/")
    return f"{scheme}{mark}{host}{slash}{quote(path, safe=_IN_ADDRESSES, errors='replace')}"


def _redirected(url: str, location: str | None, kind: Kind) -> str:
    if not location:
        raise _wrong(url, kind, "the server redirects, and does not say where to")
    return urldefrag(address_in(url, location, kind)).url


def _asked(url: str, kind: Kind) -> HttpConnection:
    connection = Connector.open(url, Connector.READ, True)
    assert isinstance(connection, HttpConnection)
    connection.set_request_property("Accept", ", ".join(name or "*/*;q=0.1" for name in kind.types))
    connection.set_request_property("User-Agent", "Emulator/0.1 Profile/MIDP-2.0 Configuration/CLDC-1.1")
    return connection


def _checked_type(connection: HttpConnection, kind: Kind) -> str | None:
    """The charset of an answer of the right type."""
    said = connection.get_type() or ""
    found = said.split(";")[0].strip().lower()
    if found not in kind.types:
        raise _wrong(connection.get_url(), kind, f"the server sends {shortened(found)}, no {kind.name}")
    charset = _CHARSET.search(said)
    return charset[1] if charset else None


def _body(connection: HttpConnection, kind: Kind, told: Told, check: Callable[[], object],
          size: int | None) -> bytes:
    """The bytes of a good answer, each piece told of as it comes."""
    url, status = connection.get_url(), connection.get_response_code()
    if status != HttpConnection.HTTP_OK:
        words = shortened(f"{status} {connection.get_response_message() or ''}".strip())
        raise _wrong(url, kind, f"the server answers {words!r}" if status > 0 else "what answers is no HTTP server")
    _checked_type(connection, kind)
    length = connection.get_length()
    _check_size(url, kind, length, size)
    data, source = bytearray(), connection.open_input_stream()
    told(0, max(length, 0))
    while piece := source.read(PIECE):
        data += piece
        _check_size(url, kind, len(data), size)
        told(len(data), max(length, 0))
        check()
    return bytes(data)


def _check_size(url: str, kind: Kind, length: int, size: int | None) -> None:
    """Stop as soon as it is plain that there is too much."""
    if size is not None and length > size:
        raise RefusedSuite(url, None, f"the {kind.name} is longer than the {size} bytes of MIDlet-Jar-Size",
                           hint="the server's JAD and JAR do not belong together", status=Status.SIZE_MISMATCH)
    if length > kind.largest:
        raise RefusedSuite(url, None, f"{length} bytes are more than a {kind.name} may have ({kind.largest})",
                           hint="a suite is a few files of a few kilobytes", status=Status.INSUFFICIENT_MEMORY)


def host_of(origin: str) -> str:
    """The server that a suite came from; empty for a file or folder of the computer."""
    return _parts(origin).netloc.lower() if is_remote(origin) else ""


def stem_of(url: str) -> str:
    """The name of the file at `url`, without its ending; `suite` if it has none."""
    return PurePosixPath(unquote(_parts(url).path)).stem or "suite"


def _parts(url: str) -> SplitResult:
    """What is no address has no parts: that it is none is said when it is fetched."""
    try:
        return urlsplit(url)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _wrong(url: str, kind: Kind, problem: str) -> RefusedSuite:
    return RefusedSuite(url, None, problem, hint="check the address", status=kind.wrong)


def _lost(url: str, problem: str) -> RefusedSuite:
    return RefusedSuite(url, None, problem, hint="try again when the network is better",
                        status=Status.LOSS_OF_SERVICE)
