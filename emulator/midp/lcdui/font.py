"""javax.microedition.lcdui.Font: the phone's fonts, by face, style and size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from emulator.handset.typeface import Typeface

from .. import runtime
from ..lang.exceptions import IllegalArgumentException, NullPointerException
from .anchors import of_text
from .text_ranges import part_of_chars, part_of_string

PIXELS: Mapping[str, int] = {"small": 11, "medium": 13, "large": 16}
"""Sizes outside of any phone; a phone's own come from its skin."""
HAN_BY_LANGUAGE = {"ja": "JP", "ko": "KR"}


class Font:
    """A font. The same attributes always give the same object.

    Widths are advance widths in pixels, and the width of a text is the sum of its characters'.
    Heights include the leading below the line.
    """

    STYLE_PLAIN = 0
    STYLE_BOLD = 1
    STYLE_ITALIC = 2
    STYLE_UNDERLINED = 4
    SIZE_SMALL = 8
    SIZE_MEDIUM = 0
    SIZE_LARGE = 16
    FACE_SYSTEM = 0
    FACE_MONOSPACE = 32
    FACE_PROPORTIONAL = 64
    FONT_STATIC_TEXT = 0
    FONT_INPUT_TEXT = 1

    @staticmethod
    def get_font(*attributes: int) -> Font:
        """`get_font(face, style, size)`, or `get_font(specifier)` with FONT_STATIC_TEXT or FONT_INPUT_TEXT.

        IllegalArgumentException if a value is none of the constants (a style: not their sum).
        """
        if len(attributes) == 1:
            if attributes[0] not in (Font.FONT_STATIC_TEXT, Font.FONT_INPUT_TEXT):
                raise IllegalArgumentException(f"no font is for purpose {attributes[0]}")
            return Font.get_default_font()
        face, style, size = attributes
        if face not in (Font.FACE_SYSTEM, Font.FACE_MONOSPACE, Font.FACE_PROPORTIONAL):
            raise IllegalArgumentException(f"no such face of a font: {face}")
        if not 0 <= style <= 7:
            raise IllegalArgumentException(f"no such style of a font: {style}")
        if size not in _SIZE_NAMES:
            raise IllegalArgumentException(f"no such size of a font: {size}")
        phone = runtime.current_or_none()
        pixels = PIXELS if phone is None else phone.handset.skin.font_sizes
        return _font(face, style, size, pixels[_SIZE_NAMES[size]], _han(phone))

    @staticmethod
    def get_default_font() -> Font:
        """System face, plain, of medium size."""
        return Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_MEDIUM)

    def get_style(self) -> int:
        return self._style

    def get_size(self) -> int:
        return self._size

    def get_face(self) -> int:
        return self._face

    def is_plain(self) -> bool:
        return self._style == Font.STYLE_PLAIN

    def is_bold(self) -> bool:
        return bool(self._style & Font.STYLE_BOLD)

    def is_italic(self) -> bool:
        return bool(self._style & Font.STYLE_ITALIC)

    def is_underlined(self) -> bool:
        return bool(self._style & Font.STYLE_UNDERLINED)

    def get_height(self) -> int:
        """From one line to the next, in pixels."""
        return self._typeface.height

    def get_baseline_position(self) -> int:
        """From the top of a line to the baseline, in pixels."""
        return self._typeface.baseline

    def char_width(self, ch: str) -> int:
        if ch is None:
            raise NullPointerException("the character is None")
        return self._typeface.width(ch)

    def chars_width(self, ch: str | Sequence[str], offset: int, length: int) -> int:
        """The width of a part; ArrayIndexOutOfBoundsException if not all of it is there."""
        return self._typeface.width(part_of_chars(ch, offset, length))

    def string_width(self, str: str) -> int:
        if str is None:
            raise NullPointerException("the text is None")
        return self._typeface.width(str)

    def substring_width(self, str: str, offset: int, len: int) -> int:
        """The width of a part; StringIndexOutOfBoundsException if not all of it is there."""
        return self._typeface.width(part_of_string(str, offset, len))

    # -- ours ----------------------------------------------------------------------------------

    def __init__(self, face: int, style: int, size: int, pixels: int, han: str = "SC") -> None:
        self._face, self._style, self._size = face, style, size
        self._typeface = Typeface(pixels, self.is_bold(), self.is_italic(), self.is_underlined(),
                                  face == Font.FACE_MONOSPACE, han=han)
        self._places = of_text(self._typeface.height, self._typeface.baseline)

    @staticmethod
    def _sized(pixels: int, *, bold: bool = False) -> Font:
        """A font of the phone's own drawing, of so many pixels to the em."""
        style = Font.STYLE_BOLD if bold else Font.STYLE_PLAIN
        return _font(Font.FACE_SYSTEM, style, Font.SIZE_MEDIUM, pixels, _han(runtime.current_or_none()))

    def __repr__(self) -> str:
        return f"<Font face={self._face} style={self._style} size={self._size}: {self._typeface.px} px>"


_SIZE_NAMES = {Font.SIZE_SMALL: "small", Font.SIZE_MEDIUM: "medium", Font.SIZE_LARGE: "large"}


@cache
def _font(face: int, style: int, size: int, pixels: int, han: str) -> Font:
    """A Font is a value: whatever phone asks, the same attributes are the same object."""
    return Font(face, style, size, pixels, han)


def _han(phone: runtime.Runtime | None) -> str:
    """Whose forms of Han characters the phone's language prefers."""
    locale = phone.system_property("microedition.locale") if phone is not None else None
    return HAN_BY_LANGUAGE.get((locale or "")[:2], "SC")
