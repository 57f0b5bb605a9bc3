"""SuiteSwitchboard: what one running suite may ask of the phone's ports and push (midp/io/switchboard.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from emulator.handset.ports import DatagramPort, Listener, MessagePort

if TYPE_CHECKING:
    from ..session import Session
    from .push import Push

Kind = TypeVar("Kind")


class SuiteSwitchboard:
    """The Switchboard of a session."""

    def __init__(self, push: Push, session: Session) -> None:
        self._push, self._session = push, session
        self._radio = session.handset.radio

    def datagrams(self, port: int) -> DatagramPort:
        return self._radio.datagrams() if port == 0 else self._open(DatagramPort, f"datagram://:{port}")

    def listen(self, port: int) -> Listener:
        return self._radio.listen() if port == 0 else self._open(Listener, f"socket://:{port}")

    def messages(self, port: int) -> MessagePort:
        return self._open(MessagePort, f"sms://:{port}")

    def has_midlet(self, class_name: str) -> bool:
        return self._session.has_midlet(class_name)

    def register(self, connection: str, place: str, class_name: str, filter: str) -> None:
        self._push.register(self._session, place, connection, class_name, filter)

    def unregister(self, place: str) -> bool:
        return self._push.unregister(self._session, place)

    def connections(self, waiting: bool) -> list[str]:
        return [registered.connection for registered in self._push.registrations(self._session, waiting)]

    def registered(self, place: str) -> tuple[str, str] | None:
        found = self._push.registered(self._session, place)
        return None if found is None else (found.class_name, found.filter)

    def set_alarm(self, class_name: str, time: int) -> int:
        return self._push.alarms.set(self._session, class_name, time)

    def _open(self, kind: type[Kind], place: str) -> Kind:
        port = self._push.open(self._session, place)
        assert isinstance(port, kind), "the scheme of a place says what kind its port is"
        return port
