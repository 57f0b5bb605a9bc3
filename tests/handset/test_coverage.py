"""emulator.handset.coverage: which characters a font file has, held against FreeType's own answer."""

import pygame
import pytest

from emulator.handset.coverage import Coverage
from emulator.handset.font_files import ARABIC, CJK, CODE, GEORGIAN, HEBREW, LATIN, FontFile

FAMILIES = [LATIN, CODE, HEBREW, ARABIC, GEORGIAN, *CJK.values()]
CODES = [*range(0x20, 0xD800, 97), *range(0xE000, 0x10000, 89), *range(0x10000, 0x30000, 997)]


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.regular)
def test_the_table_says_what_freetype_says(family):
    freetype = pytest.importorskip("pygame.freetype")
    freetype.init()
    path = FontFile(family, 13, False, False)._path
    font = freetype.Font(path, 13)
    coverage = Coverage(path)
    wrong = [hex(code) for code in CODES if (font.get_metrics(chr(code))[0] is not None) != (chr(code) in coverage)]
    freetype.quit()
    assert wrong == []


def test_a_lone_surrogate_is_in_no_font():
    path = FontFile(LATIN, 13, False, False)._path
    assert "\ud800" not in Coverage(path)
    assert pygame.font is not None
