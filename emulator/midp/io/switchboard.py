"""Switchboard: what the API asks of the phone about ports where something can come in.

A port that a suite has registered for push is the phone's to listen at while no MIDlet of the
suite does; opening it hands over what waits there. `ams/push/switchboard.py` answers.
"""

from __future__ import annotations

from typing import Protocol

from emulator.handset.ports import DatagramPort, Listener, MessagePort


class Switchboard(Protocol):
    """The phone's ports, as one suite sees them. A `place` is `datagram://:5555`: a scheme and a port.

    What cannot be done is a RadioFault: the port is in use, or kept for another suite.
    """

    def datagrams(self, port: int) -> DatagramPort:
        """Take a datagram port (0: any that is free), with what waits there."""

    def listen(self, port: int) -> Listener:
        """Take a stream port (0: any that is free), with the callers who wait."""

    def messages(self, port: int) -> MessagePort:
        """Take a port for short messages, with those that wait."""

    def has_midlet(self, class_name: str) -> bool:
        """Does the descriptor list this class as a MIDlet, and is it one?"""

    def register(self, connection: str, place: str, class_name: str, filter: str) -> None:
        """Start that MIDlet when something comes. PortTaken if the place is registered or in use."""

    def unregister(self, place: str) -> bool:
        """False if it was not registered; SecurityException if another suite has registered it."""

    def connections(self, waiting: bool) -> list[str]:
        """What this suite has registered; with `waiting` only where something has come."""

    def registered(self, place: str) -> tuple[str, str] | None:
        """The class and the filter of a registration of this suite's."""

    def set_alarm(self, class_name: str, time: int) -> int:
        """Start that MIDlet at a time (ms since 1970; 0 for never); gives the time that was set before, or 0."""
