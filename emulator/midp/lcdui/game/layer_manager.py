"""javax.microedition.lcdui.game.LayerManager: layers on top of each other, seen through a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lang.exceptions import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from ...own_names import OwnNames
from .layer import Layer

if TYPE_CHECKING:
    from ..graphics import Graphics

MAX_VALUE = 0x7FFFFFFF


class LayerManager(OwnNames):
    """Paints its layers from the highest index to 0, which is nearest to the person.

    A layer's position is read in the manager's coordinates; a layer may be in several managers.
    """

    def __init__(self) -> None:
        self._layers: list[Layer] = []
        self._window = (0, 0, MAX_VALUE, MAX_VALUE)

    def append(self, l: Layer) -> None:  # noqa: E741  # the spec's name
        """Add a layer behind all others; one that is here already is moved there."""
        self.remove(l)
        self._layers.append(l)

    def insert(self, l: Layer, index: int) -> None:  # noqa: E741  # the spec's name
        """Add a layer before the one at the index; one that is here already is taken out first.

        IndexOutOfBoundsException if the index is then beyond the end.
        """
        if l is None:
            raise NullPointerException("the layer is None")
        last = len(self._layers) - (self._place(l) is not None)
        if not 0 <= index <= last:
            raise IndexOutOfBoundsException(f"index {index} is not 0 to {last}")
        self.remove(l)
        self._layers.insert(index, l)

    def get_layer_at(self, index: int) -> Layer:
        if not 0 <= index < len(self._layers):
            raise IndexOutOfBoundsException(f"there is no layer {index} among {len(self._layers)}")
        return self._layers[index]

    def get_size(self) -> int:
        return len(self._layers)

    def remove(self, l: Layer) -> None:  # noqa: E741  # the spec's name
        """Take a layer out; nothing happens if it is not here."""
        if l is None:
            raise NullPointerException("the layer is None")
        place = self._place(l)
        if place is not None:
            del self._layers[place]

    def paint(self, g: Graphics, x: int, y: int) -> None:
        """Draw what is seen through the view window, its corner at (x, y). The clip can only
        become smaller; it and the origin are afterwards what they were."""
        if g is None:
            raise NullPointerException("there is nothing to paint on")
        left, top, width, height = self._window
        clip = g._clip
        g.translate(x - left, y - top)
        g.clip_rect(left, top, width, height)
        try:
            for layer in reversed(self._layers):
                if layer._visible:
                    layer.paint(g)
        finally:
            g.translate(left - x, top - y)
            g._clip = clip

    def set_view_window(self, x: int, y: int, width: int, height: int) -> None:
        """Which part of the layers is seen; IllegalArgumentException if a size is negative."""
        if width < 0 or height < 0:
            raise IllegalArgumentException(f"a view window of {width}x{height}")
        self._window = x, y, width, height

    # -- ours ----------------------------------------------------------------------------------

    def _place(self, layer: Layer) -> int | None:
        return next((place for place, other in enumerate(self._layers) if other is layer), None)
