"""javax.microedition.lcdui.game.Layer: something with a place and a size in a game's picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...own_names import OwnNames

if TYPE_CHECKING:
    from ..graphics import Graphics


class Layer(OwnNames):
    """The part that Sprite and TiledLayer have in common. It starts visible, at (0, 0)."""

    def set_position(self, x: int, y: int) -> None:
        """Where the upper left corner is, in the coordinates of whoever paints the layer."""
        self._x, self._y = x, y

    def move(self, dx: int, dy: int) -> None:
        """Move the corner; beyond 32 bits it comes in again on the other side, as Java's ints do."""
        self._x, self._y = _wrapped(self._x + dx), _wrapped(self._y + dy)

    def get_x(self) -> int:
        return self._x

    def get_y(self) -> int:
        return self._y

    def get_width(self) -> int:
        return self._width

    def get_height(self) -> int:
        return self._height

    def set_visible(self, visible: bool) -> None:
        """An invisible layer is not painted, and nothing collides with it."""
        self._visible = visible

    def is_visible(self) -> bool:
        return self._visible

    def paint(self, g: Graphics) -> None:
        """Draw the layer at its position, if it is visible. The state of `g` stays as it is."""
        raise NotImplementedError("a Layer is a Sprite or a TiledLayer; each paints itself")

    # -- ours ----------------------------------------------------------------------------------

    def __init__(self, width: int, height: int) -> None:
        self._x, self._y = 0, 0
        self._width, self._height = width, height
        self._visible = True

    def __repr__(self) -> str:
        hidden = "" if self._visible else ", invisible"
        return f"<{type(self).__name__} {self._width}x{self._height} at ({self._x}, {self._y}){hidden}>"


def _wrapped(number: int) -> int:
    return (number + 0x80000000) % 0x100000000 - 0x80000000
