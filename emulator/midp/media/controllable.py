"""javax.microedition.media.Control and Controllable: an object and what can be set on it."""

from __future__ import annotations


class Control:
    """Something that can be set on a Player; its kinds are in emulator.midp.media.control."""


class Controllable:
    """An object that has Controls."""

    def get_control(self, control_type: str) -> Control | None:
        """The control of this kind, by the name of its class (`"VolumeControl"`), or None.

        IllegalArgumentException for None.
        """
        raise NotImplementedError

    def get_controls(self) -> list[Control]:
        """All of them; an empty list if there are none."""
        raise NotImplementedError
