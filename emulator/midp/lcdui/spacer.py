"""javax.microedition.lcdui.Spacer: empty space in a Form."""

from __future__ import annotations

from ..lang.exceptions import IllegalArgumentException, IllegalStateException
from .command import Command
from .item import Item


class Spacer(Item):
    """Blank, of a minimum size; with LAYOUT_EXPAND it pushes others apart. No label, no commands."""

    def __init__(self, min_width: int, min_height: int) -> None:
        super().__init__(None)
        self._take_size(min_width, min_height)

    def set_label(self, label: str | None) -> None:
        """Always an IllegalStateException."""
        raise IllegalStateException("a Spacer has no label")

    def add_command(self, cmd: Command) -> None:
        """Always an IllegalStateException."""
        raise IllegalStateException("a Spacer has no commands: the person cannot get to it")

    def set_default_command(self, cmd: Command | None) -> None:
        """Always an IllegalStateException."""
        raise IllegalStateException("a Spacer has no commands: the person cannot get to it")

    def set_minimum_size(self, min_width: int, min_height: int) -> None:
        """Pixels; IllegalArgumentException if either is negative."""
        self._take_size(min_width, min_height)
        self._resize()

    # -- ours ----------------------------------------------------------------------------------

    def _take_size(self, width: int, height: int) -> None:
        if width < 0 or height < 0:
            raise IllegalArgumentException(f"a Spacer of {width}x{height} pixels")
        self._minimum = width, height

    def _padding(self) -> tuple[int, int]:
        return 0, 0

    def _min_content(self) -> tuple[int, int]:
        return self._minimum

    def _pref_content(self, width: int) -> tuple[int, int]:
        return self._minimum
