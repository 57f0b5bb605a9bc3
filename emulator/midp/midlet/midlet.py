"""javax.microedition.midlet.MIDlet: what an application is to the phone."""

from __future__ import annotations

from typing import Self

from .. import runtime
from ..lang.exceptions import NullPointerException
from ..own_names import OwnNames


class MIDlet(OwnNames):
    """An application. Subclass it; the phone makes one and moves it through its life.

    Made, it is PAUSED. `start_app` is called on the way to ACTIVE, each time;
    `pause_app` on the way back; `destroy_app` at the end (see ams/lifecycle.py for the table).
    Only the phone may make one: SecurityException otherwise (MIDP 2.0, MIDlet).
    """

    _phone: runtime.Runtime

    def __new__(cls) -> Self:
        """Here and not in `__init__`, which a subclass may forget to call."""
        midlet = super().__new__(cls)
        midlet._phone = runtime.current()
        midlet._phone.adopt(midlet)
        return midlet

    def start_app(self) -> None:
        """Called when it becomes ACTIVE. MIDletStateChangeException: not now, try later."""
        raise TypeError(f"{type(self).__name__} has no start_app")

    def pause_app(self) -> None:
        """Called when the phone wants it to become PAUSED: let go of what others may need."""

    def destroy_app(self, unconditional: bool) -> None:
        """Called at the end: save what is to be kept.

        MIDletStateChangeException keeps it alive, unless `unconditional`.
        """

    def notify_destroyed(self) -> None:
        """It has ended itself and saved what it wants; `destroy_app` will not be called."""
        self._phone.notify_destroyed()

    def notify_paused(self) -> None:
        """It has paused itself; `pause_app` will not be called."""
        self._phone.notify_paused()

    def get_app_property(self, key: str) -> str | None:
        """An attribute of its descriptor or manifest, None if there is none so called."""
        if key is None:
            raise NullPointerException("the property's name is None")
        return self._phone.app_property(key)

    def resume_request(self) -> None:
        """It would like to be ACTIVE again; the phone calls `start_app` if and when it agrees."""
        self._phone.resume_request()

    def platform_request(self, url: str) -> bool:
        """Ask the phone to call a number, open a page or install a suite.

        True if the MIDlet must end first. ConnectionNotFoundException if it cannot be done.
        """
        if url is None:
            raise NullPointerException("the URL is None")
        return self._phone.platform_request(url)

    def check_permission(self, permission: str) -> int:
        """1 allowed, 0 denied, -1 if the person would have to be asked."""
        return self._phone.check_permission(permission)
