"""The fonts of the phone: files that travel in the pygame_gui wheel, opened when first needed.

They are the same files on every computer, so that a text is the same pixels everywhere.
"""

from __future__ import annotations

import importlib.util
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from .coverage import Coverage

HAN = {"SC": ("SC", "JP", "KR"), "JP": ("JP", "SC", "KR"), "KR": ("KR", "SC", "JP")}
"""Whose forms of Han characters come first (Chinese, Japanese, Korean), and what follows."""


class Family(NamedTuple):
    """Files of one design: regular, bold, italic, both. A style without a file is drawn
    from another by slanting or thickening it. `scale` is in percent."""

    regular: str
    bold: str = ""
    italic: str = ""
    bold_italic: str = ""
    scale: int = 100


LATIN = Family("NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf", "NotoSans-BoldItalic.ttf")
CODE = Family("FiraCode-Regular.ttf")
HEBREW = Family("NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf")
ARABIC = Family("NotoSansArabic-Regular.ttf", "NotoSansArabic-Bold.ttf", scale=85)    # tall: fits the line
GEORGIAN = Family("NotoSansGeorgian-Regular.ttf", "NotoSansGeorgian-Bold.ttf")
CJK = {"SC": Family("NotoSansSC-Regular.otf", "NotoSansSC-Bold.otf"),
       "JP": Family("NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf"),
       "KR": Family("NotoSansKR-Regular.ttf", "NotoSansKR-Bold.ttf")}


def families(monospace: bool, han: str) -> tuple[Family, ...]:
    """Which designs to try for a character, best first."""
    first = (CODE, LATIN) if monospace else (LATIN,)
    rest = () if monospace else (CODE,)
    return (*first, HEBREW, ARABIC, GEORGIAN, *rest, *(CJK[place] for place in HAN[han]))


class FontFile:
    """One file at one size, slanted or thickened if the design has no such file."""

    def __init__(self, family: Family, px: int, bold: bool, italic: bool) -> None:
        name = {(False, False): family.regular, (True, False): family.bold,
                (False, True): family.italic, (True, True): family.bold_italic}[bold, italic]
        slanted = italic and not name
        if not name:
            name = (bold and family.bold) or family.regular
        self._path, self._px = _folder() / name, max(1, px * family.scale // 100)
        self._slanted, self._thickened = slanted, bold and not family.bold
        self._font: pygame.font.Font | None = None

    def __contains__(self, char: str) -> bool:
        return char in _coverage(self._path)

    @property
    def font(self) -> pygame.font.Font:
        """The opened font. It is opened again if pygame's font module was closed since."""
        if self._font is not None:
            try:
                self._font.get_ascent()
            except pygame.error:
                self._font = None
        if self._font is None:
            pygame.font.init()
            self._font = pygame.font.Font(self._path, self._px)
            self._font.italic, self._font.bold = self._slanted, self._thickened
        return self._font


@cache
def _folder() -> Path:
    spec = importlib.util.find_spec("pygame_gui")    # only looked for: to import it is slow
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("pygame_gui is not installed; its wheel brings the fonts")
    return Path(spec.origin).parent / "data"


@cache
def _coverage(path: Path) -> Coverage:
    return Coverage(path)


@lru_cache(maxsize=64)
def font_file(family: Family, px: int, bold: bool, italic: bool) -> FontFile:
    """The file for a design, size and style; shared, as a font is a value."""
    return FontFile(family, px, bold, italic)
