"""The themes of the skins can be read."""

from pathlib import Path

import pytest

from emulator.handset.skin import Theme, load

SKINS = Path(__file__).resolve().parents[2] / "skins"
NAMES = ["candybar", "classic", "qwerty", "slider", "touch"]

READ_TOGETHER = [
    ("foreground", "background", 7), ("highlighted_foreground", "highlighted_background", 4.5),
    ("title_text", "title_bar", 4.5), ("soft_key_text", "soft_key_bar", 4.5), ("menu_text", "menu", 7),
    ("field_text", "field", 7), ("faint", "background", 3), ("accent", "background", 3),
    ("wallpaper_text", "wallpaper", 4.5), ("wallpaper_text", "wallpaper_end", 3),
    ("highlighted_background", "background", 3), ("menu_border", "menu", 1.5), ("scroll_bar", "scroll_track", 1.5),
    ("accent", "track", 2),
]


def luminance(color):
    """Relative luminance (WCAG 2, 1.4.3)."""
    parts = [(color >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", NAMES)
def test_a_theme_has_enough_contrast_to_be_read(name):
    theme = load(SKINS / name).theme
    weak = {(text, ground): round(contrast(getattr(theme, text), getattr(theme, ground)), 2)
            for text, ground, least in READ_TOGETHER
            if contrast(getattr(theme, text), getattr(theme, ground)) < least}
    assert weak == {}


def test_a_theme_of_two_colours_can_be_read():
    theme = Theme.plain(0xFFFFFF, 0x000000)
    assert (theme.background, theme.foreground, theme.border, theme.faint) == (0xFFFFFF, 0, 0xBFBFBF, 0x666666)
    assert [pair for pair in READ_TOGETHER[:9] if contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) < 3] == []
