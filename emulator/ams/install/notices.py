"""Notices: what a phone tells the server of a suite that was installed or removed (MIDP 2.0, OTA).

The status line is POSTed to MIDlet-Install-Notify or MIDlet-Delete-Notify. A notice of success or of
removal is kept until a server has said 200, and is sent again when the phone is switched on and at
the next installation; one of failure is sent once. Nothing ever waits for a notice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.midp.io import Connector, HttpConnection
from emulator.midp.lang import IllegalArgumentException, IOException

from ..suite.status import Status
from .download import is_remote
from .own_runtime import OwnRuntime

if TYPE_CHECKING:
    from ..software import Software

AREA = "ota-notice"
LONGEST_URL = 256           # characters of an address that is posted to
MOST_KEPT = 50              # when more have gathered, the oldest is given up
MOST_ANSWERS = 5            # so often may a server that answers say something else than 200


class Notices:
    """The notices of one phone."""

    def __init__(self, software: Software) -> None:
        self._storage = software.handset.storage
        self._runtime = OwnRuntime(software)
        self._under_way = 0
        self._is_sending = False                            # those that are kept: one thread, so that none goes twice

    @property
    def busy(self) -> bool:
        """Is one being sent just now?"""
        return self._under_way > 0

    def keep(self, url: str | None, status: Status) -> None:
        """To be sent by `send`, now or some day. A URL that nobody can post to is passed over."""
        if url and is_remote(url) and len(url) <= LONGEST_URL:
            kept = list(self._storage.settings(AREA))
            for key in kept[:max(0, len(kept) - MOST_KEPT + 1)]:
                self._storage.forget(AREA, key)
            number = int(kept[-1]) + 1 if kept else 1
            self._storage.set_setting(AREA, f"{number:09}", json.dumps([url, str(status), 0]))

    def send_once(self, url: str | None, status: Status) -> None:
        """Send, and let it be if that fails."""
        if url and is_remote(url) and len(url) <= LONGEST_URL:
            self._begin(lambda: self._post(url, str(status)))

    def send(self) -> None:
        """Send all that are kept, one after another, on a thread of its own."""
        if not self._is_sending and self._storage.settings(AREA):
            self._is_sending = True
            self._begin(self._send_kept)

    # -- on their thread -------------------------------------------------------------------------

    def _begin(self, work: Callable[[], object]) -> None:
        self._under_way += 1
        thread = self._runtime.spawn(work, "notices")
        thread.on_end = self._ended

    def _ended(self) -> None:
        self._under_way -= 1

    def _send_kept(self) -> None:
        """All, and what is added meanwhile; each once."""
        tried: set[str] = set()
        try:
            while left := [key for key in self._storage.settings(AREA) if key not in tried]:
                tried.add(left[0])
                self._send_one(left[0])
        finally:
            self._is_sending = False

    def _send_one(self, key: str) -> None:
        url, line, answers = json.loads(self._storage.get_setting(AREA, key) or "null")
        answer = self._post(url, line)
        if answer == HttpConnection.HTTP_OK or (answer is not None and answers + 1 >= MOST_ANSWERS):
            self._storage.forget(AREA, key)
        elif answer is not None:
            self._storage.set_setting(AREA, key, json.dumps([url, line, answers + 1]))

    def _post(self, url: str, line: str) -> int | None:
        """What the server answers; None if it cannot be reached or does not answer."""
        try:
            with Connector.open(url, Connector.READ_WRITE, True) as connection:
                assert isinstance(connection, HttpConnection)
                connection.set_request_method(HttpConnection.POST)
                connection.set_request_property("Content-Type", "text/plain")
                with connection.open_output_stream() as body:
                    body.write(f"{line}\r\n".encode())
                return connection.get_response_code()
        except (IOException, IllegalArgumentException):
            return None
