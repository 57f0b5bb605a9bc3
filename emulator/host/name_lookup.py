"""Names: looks up hosts on threads of its own, since a lookup may take seconds and cannot be hurried.

What was found is told by `tell`, on the phone's own thread, and kept for a while.
"""

from __future__ import annotations

import ipaddress
import queue
import socket
import threading
import time
from collections import deque
from collections.abc import Callable

THREADS = 2
KEPT = 60.0       # s that an answer is believed
Found = Callable[[list[str]], object]


class Names:
    """A small staff that asks the system's resolver. `ring` is called (on a thread) when one has an answer."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._questions: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._answers: deque[tuple[str, list[str]]] = deque()
        self._asking: dict[str, list[Found]] = {}
        self._known: dict[str, tuple[float, list[str]]] = {}
        self._staff: list[threading.Thread] = []

    def find(self, host: str, found: Found) -> None:
        """Call `found(IP addresses)`, at once if they are known; with none if there is no such host."""
        known = [host] if _is_number(host) else self._remembered(host)
        if known is not None:
            found(known)
            return
        self._hire()
        waiting = self._asking.setdefault(host, [])
        waiting.append(found)
        if len(waiting) == 1:
            self._questions.put(host)

    def tell(self) -> None:
        """Hand over the answers that have come."""
        while self._answers:
            host, addresses = self._answers.popleft()
            if addresses:
                self._known[host] = time.monotonic() + KEPT, addresses
            for found in self._asking.pop(host, []):
                found(addresses)

    def close(self) -> None:
        """Send the staff home; who is asking goes when the answer has come."""
        for _ in self._staff:
            self._questions.put(None)

    def _remembered(self, host: str) -> list[str] | None:
        until, addresses = self._known.get(host, (0.0, []))
        return addresses if until > time.monotonic() else None

    def _hire(self) -> None:
        while len(self._staff) < THREADS:
            self._staff.append(threading.Thread(target=self._work, name="names", daemon=True))
            self._staff[-1].start()

    def _work(self) -> None:
        while (host := self._questions.get()) is not None:
            self._answers.append((host, _look_up(host)))
            self._ring()


def _look_up(host: str) -> list[str]:
    """All its IP addresses, the preferred first; none if it has none."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
