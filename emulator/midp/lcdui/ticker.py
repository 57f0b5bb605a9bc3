"""javax.microedition.lcdui.Ticker: a line of text that runs across the top."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import runtime
from ..lang.exceptions import NullPointerException
from ..own_names import OwnNames

if TYPE_CHECKING:
    from .font import Font

SPEED = 40    # pixels a second
STEP = 50     # ms between two of its pictures


class Ticker(OwnNames):
    """A running line. The same one may be on several screens; it runs on while none is shown."""

    def __init__(self, s: str) -> None:
        self._kernel = runtime.current().kernel
        self._started = self._kernel.now
        self.set_string(s)

    def set_string(self, s: str) -> None:
        """What it says; line breaks are shown as spaces. The next step shows it."""
        if s is None:
            raise NullPointerException("the ticker's text is None")
        self._text = s
        self._line = " ".join(s.split("\n"))

    def get_string(self) -> str:
        return self._text

    # -- ours ----------------------------------------------------------------------------------

    def _offset(self, width: int, font: Font) -> int:
        """Where the text begins at this moment: from the right edge to beyond the left."""
        run = (self._kernel.now - self._started) * SPEED // 1000
        return width - run % (width + font.string_width(self._line))
