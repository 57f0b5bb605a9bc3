"""javax.microedition.lcdui.ImageItem: a picture among the items of a Form."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ..lang.exceptions import IllegalArgumentException
from . import smooth
from .form_boxes import LAYOUT_2, Cell
from .image import Image
from .item import Item

if TYPE_CHECKING:

    from .graphics import Graphics


class ImageItem(Item):
    """A picture, which is copied if it is mutable. With commands it can be in focus."""

    LAYOUT_DEFAULT = 0
    LAYOUT_LEFT = 1
    LAYOUT_RIGHT = 2
    LAYOUT_CENTER = 3
    LAYOUT_NEWLINE_BEFORE = 256
    LAYOUT_NEWLINE_AFTER = 512

    def __init__(self, label: str | None, image: Image | None, layout: int, alt_text: str | None,
                 appearance_mode: int = Item.PLAIN) -> None:
        super().__init__(label)
        self._check_layout(layout)
        if appearance_mode not in (Item.PLAIN, Item.HYPERLINK, Item.BUTTON):
            raise IllegalArgumentException(f"appearance {appearance_mode} is none of PLAIN, HYPERLINK, BUTTON")
        self._layout, self._alt_text, self._mode = layout, alt_text, appearance_mode
        self._take(image)

    def get_image(self) -> Image | None:
        """The image that was given, not the copy that is shown of a mutable one."""
        return self._image

    def set_image(self, img: Image | None) -> None:
        """A picture, or none. `set_image(get_image())` shows what was drawn on a mutable one since."""
        self._take(img)
        self._resize()

    def get_alt_text(self) -> str | None:
        """What to show on a phone that cannot show the picture; this one can."""
        return self._alt_text

    def set_alt_text(self, text: str | None) -> None:
        self._alt_text = text

    def get_layout(self) -> int:
        return super().get_layout()

    def set_layout(self, layout: int) -> None:
        """Layout directives, added up. Without LAYOUT_2 the picture's alignment is for itself alone."""
        super().set_layout(layout)

    def get_appearance_mode(self) -> int:
        return self._mode

    # -- ours ----------------------------------------------------------------------------------

    def _take(self, image: Image | None) -> None:
        self._image = image
        self._shown = image if image is None else Image.create_image(image)

    def _border(self) -> int:
        """Pixels between the picture and what frames it: links and buttons have a frame."""
        return 3 if self._mode == Item.BUTTON else 2 if self._focusable() or self._mode else 0

    def _padding(self) -> tuple[int, int]:
        return (0, 0) if not self._border() else (1, 1)

    def _measure(self, row: int) -> Cell:
        cell = super()._measure(row)
        return replace(cell, aligns=bool(self._layout & LAYOUT_2))

    def _min_content(self) -> tuple[int, int]:
        return self._pref_content(0)

    def _pref_content(self, width: int) -> tuple[int, int]:
        if self._shown is None:
            return 0, 0
        return self._shown.get_width() + 2 * self._border(), self._shown.get_height() + 2 * self._border()

    def _focusable(self) -> bool:
        return bool(self._commands) and self._shown is not None

    def _paint(self, g: Graphics, width: int, height: int, focused: bool) -> None:
        assert self._shown is not None
        theme, image, border = self._display._look.theme, self._shown, self._border()
        x, y = (width - image.get_width()) // 2, (height - image.get_height()) // 2
        if border:
            line = theme.highlighted_background if focused else theme.border if self._mode else theme.background
            ground = theme.menu if self._mode == Item.BUTTON else theme.background
            smooth.frame_box(g, x - border, y - border, image.get_width() + 2 * border,
                             image.get_height() + 2 * border, 4, line, ground, 2 if focused else 1)
        g.draw_image(image, x, y, 0)

    def _focus_line(self) -> tuple[int, int]:
        return 0, self._pref_content(0)[1]
