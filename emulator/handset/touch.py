"""The touch panel over the LCD: one finger, in LCD pixels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from emulator.kernel import Kernel

from .inputs import Tap, nobody
from .keypad import Stroke

KINDS = {Stroke.PRESSED: "touch", Stroke.DRAGGED: "drag", Stroke.RELEASED: "lift"}    # see inputs.py


@dataclass(frozen=True)
class TouchEvent:
    """What the finger did, where (LCD pixels), and when (ms of phone time)."""

    stroke: Stroke
    x: int
    y: int
    time: int


class Touch:
    """A finger on the screen, if this phone can feel one (`works`) and its moves (`moves`)."""

    def __init__(self, kernel: Kernel, width: int, height: int, *, works: bool, moves: bool) -> None:
        self._kernel, self._width, self._height = kernel, width, height
        self.works, self.moves = works, works and moves
        self.down: tuple[int, int] | None = None
        self.listener: Callable[[TouchEvent], object] = lambda event: None
        self.tap: Tap = nobody

    def press(self, x: int, y: int) -> None:
        """The finger comes down; beside the screen, or with one down already, nothing happens."""
        inside = 0 <= x < self._width and 0 <= y < self._height
        if self.works and inside and self.down is None:
            self._tell(Stroke.PRESSED, x, y)

    def drag(self, x: int, y: int) -> None:
        """The finger moves; what leaves the screen is felt at its edge."""
        x, y = self._within(x, y)
        if self.moves and self.down is not None and self.down != (x, y):
            self._tell(Stroke.DRAGGED, x, y)

    def release(self, x: int, y: int) -> None:
        """The finger comes up."""
        if self.down is not None:
            self._tell(Stroke.RELEASED, *self._within(x, y))

    def _within(self, x: int, y: int) -> tuple[int, int]:
        return min(max(x, 0), self._width - 1), min(max(y, 0), self._height - 1)

    def _tell(self, stroke: Stroke, x: int, y: int) -> None:
        self.tap(KINDS[stroke], (x, y))
        self.down = None if stroke is Stroke.RELEASED else (x, y)
        self.listener(TouchEvent(stroke, x, y, self._kernel.now))
