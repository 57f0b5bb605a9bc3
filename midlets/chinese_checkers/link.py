"""One end of a reliable link over datagrams that get lost, doubled and out of order.

A datagram is a line of text, `CC1 <session> <other> <number> <acknowledged> <body>`:

    session       who sends: a number that is greater each time a phone begins anew
    other         the session that it believes to talk to; 0 while it knows of none
    number        of this message, from 1; 0 for one that is neither numbered nor sent again
    acknowledged  all messages of the other end up to this number have come

Messages are handed on once each and in order. What is not acknowledged is sent again, after 250 ms at first and
then after twice as long each time, up to 2 s. A link with nothing to say sends an empty message 0 every 2 s, so
that the other end hears it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

FIRST_WAIT, LONGEST_WAIT, KEEP_ALIVE = 250, 2_000, 2_000
WINDOW = 8                  # messages under way at once
LONGEST = 1_200             # bytes of a datagram; more is not ours
_FORM = re.compile(r"CC1 ([0-9]{1,15}) ([0-9]{1,15}) ([0-9]{1,9}) ([0-9]{1,9}) ([^\x00-\x1f\x7f]*)", re.ASCII)


@dataclass(frozen=True)
class Datagram:
    """What stands in one datagram."""

    session: int
    other: int
    number: int
    acknowledged: int
    body: str = ""

    def to_bytes(self) -> bytes:
        """The line as UTF-8."""
        return f"CC1 {self.session} {self.other} {self.number} {self.acknowledged} {self.body}".encode()


def read(data: bytes) -> Datagram | None:
    """The datagram that these bytes are; None if they are not one of ours."""
    if len(data) > LONGEST:
        return None
    try:
        found = _FORM.fullmatch(data.decode("utf-8"))
    except UnicodeDecodeError:
        return None
    if found is None or int(found[1]) == 0:
        return None
    return Datagram(int(found[1]), int(found[2]), int(found[3]), int(found[4]), found[5])


class Link:
    """This end. Times are ms of the phone's clock, always given from outside.

    session  this end's own; other is the other end's, 0 while unknown
    heard    when the other end was last heard of
    """

    def __init__(self, session: int, now: int, other: int = 0) -> None:
        self.session, self.other, self.heard = session, other, now
        self._sent: list[str] = []          # bodies not acknowledged yet; the first has number _first
        self._first = 1
        self._got = 0                       # the last number that came in order
        self._wait = FIRST_WAIT
        self._again = now                   # when to send what is under way (again)
        self._alive = now + KEEP_ALIVE
        self._fresh = 0                     # how many of _sent have been sent at least once
        self._answer = False                # an acknowledgement is due

    @property
    def idle(self) -> bool:
        """Everything that was sent has come."""
        return not self._sent

    def send(self, body: str) -> None:
        """Have a message brought to the other end."""
        self._sent.append(body)

    def receive(self, datagram: Datagram, now: int) -> str | None:
        """Take a datagram of the other end in; its message if it is the next one, else None.

        What is not from the session known here, or not meant for this one, changes nothing.
        """
        if datagram.session != self.other or datagram.other not in (0, self.session):
            return None
        self.heard = now
        if datagram.other == self.session:
            self._acknowledge(datagram.acknowledged, now)
        if datagram.number == 0:
            return None
        self._answer = True                 # even for one that came before: its answer was lost
        if datagram.number != self._got + 1:
            return None
        self._got += 1
        return datagram.body

    def _acknowledge(self, number: int, now: int) -> None:
        done = number - self._first + 1
        if 0 < done <= self._fresh:
            del self._sent[:done]
            self._first, self._fresh = number + 1, self._fresh - done
            self._wait, self._again = FIRST_WAIT, now + FIRST_WAIT

    def due(self, now: int) -> list[bytes]:
        """What must go out now."""
        bodies = self._sent[:WINDOW]
        if bodies and self._fresh and now >= self._again:
            self._wait = min(2 * self._wait, LONGEST_WAIT)
            first = 0
        else:
            first = self._fresh
        if first < len(bodies):
            self._fresh = len(bodies)
            if first == 0:
                self._again = now + self._wait
            return self._out(now, [(self._first + n, bodies[n]) for n in range(first, len(bodies))])
        return self._out(now, [(0, "")]) if self._answer or now >= self._alive else []

    def _out(self, now: int, messages: list[tuple[int, str]]) -> list[bytes]:
        self._answer, self._alive = False, now + KEEP_ALIVE
        return [Datagram(self.session, self.other, number, self._got, body).to_bytes() for number, body in messages]

    def next_deadline(self) -> int:
        """When `due` has something again if nothing comes in or is sent before."""
        return min(self._again, self._alive) if self._sent else self._alive
