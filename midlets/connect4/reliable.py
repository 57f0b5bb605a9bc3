"""Messages that arrive once, whole and in order, over datagrams that get lost, doubled and reordered.

Nothing here knows a game, a socket or a clock: bytes go in and come out, and the time is passed in.

A datagram is one line of ASCII with a space between the fields:

    <tag> <me> <you> <number> <ack> <text> <check>

`tag`     names the program, so that strangers are told apart at once.
`me`      who sends: eight hex digits, drawn anew for every link. A program that is started again is somebody else.
`you`     who is meant, as far as known; 00000000 before the first answer.
`number`  1, 2, 3 … for messages; 0 for a datagram that carries none (an answer, a sign of life).
`ack`     all messages up to this number have arrived here.
`text`    the message, or "-" for none. Printable ASCII, spaces allowed.
`check`   CRC-16 of all before it and its space, four hex digits.

A message is sent again after 300 ms, then after twice as long each time up to 2.4 s, until it is acknowledged. What
comes early waits for what is missing; what comes twice is acknowledged again and dropped.

A datagram counts only if `you` is our name; the answer to any other is an empty one that tells it. So the other side
shows that it hears us before anything is taken from it, and numbers begin anew only under a new name. Should
the other side be somebody new (it was started again), the old name is never taken again: a datagram kept
from an earlier game changes nothing.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, field

from .checksum import crc16

FIRST_RESEND, LAST_RESEND = 300, 2_400       # ms
SIGN_OF_LIFE = 2_000                         # ms without a datagram of ours after which an empty one is sent
WINDOW = 16                                  # messages under way at a time, and kept while one is missing
LONGEST = 256                                # bytes of a datagram
NOBODY = 0

_FIELDS = re.compile(rb"(\w{1,16}) ([0-9a-f]{8}) ([0-9a-f]{8}) (\d{1,9}) (\d{1,9}) ([ -~]+) ([0-9a-f]{4})")
_RETIRED_NAMES = 32


@dataclass
class Arrival:
    """What a datagram brought. `fault` says why nothing was taken from it."""

    fault: str = ""
    heard: bool = False                      # it came from the other side, meant for us
    new_peer: bool = False                   # the other side has just become known, or is another than before
    messages: list[str] = field(default_factory=list)


@dataclass
class _Sent:
    """A message that is not acknowledged yet."""

    number: int
    text: str
    due: int
    wait: int = FIRST_RESEND


class Link:
    """One end of a connection. Both ends are alike.

    `me` is this end's name, 1 to 0xFFFFFFFF, a number that no earlier link had: draw it by chance.
    """

    def __init__(self, tag: str, me: int) -> None:
        if not NOBODY < me <= 0xFFFFFFFF:
            raise ValueError(f"a link's name is 1 to 0xFFFFFFFF, not {me}")
        self.tag, self.me, self.peer = tag, me, NOBODY
        self._retired: deque[int] = deque(maxlen=_RETIRED_NAMES)
        self._out: list[bytes] = []
        self._answer_to = NOBODY                 # whom to send an empty datagram before long
        self._next_life: int | None = None
        self._begin()

    def send(self, text: str, now: int) -> None:
        """Put a message on its way: printable ASCII. It is sent until the other side has it."""
        if not re.fullmatch("[ -~]{1,190}", text) or text == "-":
            raise ValueError(f"not a message: {text!r}")
        self._last_number += 1
        self._unacknowledged.append(_Sent(self._last_number, text, now))
        self.tick(now)

    def receive(self, data: bytes, now: int) -> Arrival:
        """Take in a datagram: what it brought, or why it was not taken. Never raises, whatever the bytes are."""
        found = _FIELDS.fullmatch(data) if len(data) <= LONGEST else None
        if found is None or found[1].decode() != self.tag:
            return Arrival(fault="no datagram of this program")
        if crc16(data[:-5]) != int(found[7], 16):
            return Arrival(fault="damaged")
        me, you = int(found[2], 16), int(found[3], 16)
        if me in (NOBODY, self.me):
            return Arrival(fault="from nobody else")
        return self._take(me, you, int(found[4]), int(found[5]), found[6].decode(), now)

    def tick(self, now: int) -> None:
        """Let time pass: send again what is due, and a sign of life if nothing else was sent for long."""
        for message in self._unacknowledged[:WINDOW]:
            if message.due <= now:
                self._put(self.peer, message.number, message.text, now)
                message.due, message.wait = now + message.wait, min(2 * message.wait, LAST_RESEND)
        if self._next_life is not None and self._next_life <= now:
            self._put(self.peer, 0, "-", now)

    def outgoing(self) -> list[bytes]:
        """The datagrams to be sent now; each is handed out once."""
        if self._answer_to != NOBODY:
            self._out.append(self._datagram(self._answer_to, 0, "-"))
            self._answer_to = NOBODY
        out, self._out = self._out, []
        return out

    def next_deadline(self) -> int | None:
        """When `tick` has something to do next; None if nothing is under way."""
        times = [message.due for message in self._unacknowledged[:WINDOW]]
        if self._next_life is not None:
            times.append(self._next_life)
        return min(times, default=None)

    def _begin(self) -> None:
        """Count from 1 in both directions."""
        self._last_number, self._expected = 0, 1
        self._unacknowledged: list[_Sent] = []
        self._early: dict[int, str] = {}

    def _take(self, me: int, you: int, number: int, ack: int, text: str, now: int) -> Arrival:
        if me in self._retired:
            return Arrival(fault="from an earlier peer")
        if you != self.me:
            self._answer_to = me                 # tell it our name, then it can be understood
            return Arrival() if you == NOBODY else Arrival(fault="for somebody else")
        new_peer = me != self.peer
        another = new_peer and self.peer != NOBODY
        if ack > (0 if another else self._last_number):
            return Arrival(fault="acknowledges what was never sent")
        if another:
            self._retired.append(self.peer)
            self._begin()
        self._unacknowledged = [message for message in self._unacknowledged if message.number > ack]
        if new_peer:
            self._meet(me, now)
        if number == 0:
            return Arrival(heard=True, new_peer=new_peer)
        self._answer_to = me
        return self._sort(number, text, new_peer)

    def _meet(self, peer: int, now: int) -> None:
        """From now on this is the other side; what waited for it goes out at once."""
        self.peer, self._next_life = peer, now + SIGN_OF_LIFE
        for message in self._unacknowledged:
            message.due, message.wait = now, FIRST_RESEND
        self.tick(now)

    def _sort(self, number: int, text: str, new_peer: bool) -> Arrival:
        """Hand on what is next in order; keep what is early."""
        if number < self._expected or number in self._early:
            return Arrival(fault="came before", heard=True, new_peer=new_peer)
        if number >= self._expected + WINDOW:
            return Arrival(fault="too far ahead", heard=True, new_peer=new_peer)
        self._early[number] = text
        messages = []
        while self._expected in self._early:
            messages.append(self._early.pop(self._expected))
            self._expected += 1
        return Arrival(heard=True, new_peer=new_peer, messages=messages)

    def _put(self, you: int, number: int, text: str, now: int) -> None:
        self._out.append(self._datagram(you, number, text))
        if you == self._answer_to:
            self._answer_to = NOBODY             # this one carries the acknowledgement
        if you != NOBODY:
            self._next_life = now + SIGN_OF_LIFE

    def _datagram(self, you: int, number: int, text: str) -> bytes:
        ack = self._expected - 1 if you == self.peer else 0
        body = f"{self.tag} {self.me:08x} {you:08x} {number} {ack} {text}".encode()
        return body + f" {crc16(body):04x}".encode()
