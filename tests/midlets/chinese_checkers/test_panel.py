"""Every word has its room on every screen."""

import pytest

from emulator import Phone
from midlets.chinese_checkers.midlet import ChineseCheckers
from midlets.chinese_checkers.status import Status


@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
@pytest.mark.parametrize("locale", ["en", "ru", "zh"])
def test_every_label_fits_on_every_skin(skin, locale):
    with Phone(skin=skin, locale=locale) as phone:
        app = phone.launch(ChineseCheckers)
        phone.press("fire")
        canvas = app.midlet.canvas
        words, panel, font = app.midlet.words, canvas.panel, canvas._font
        room, height = canvas.layout.corner
        colours = [words[f"colour_{player}"] for player in range(6)]
        turns = [words["your_turn"], *(words[key].format(c) for key in ("turn_of", "thinking", "won") for c in colours)]
        for text in turns:
            x, lines = panel.words_beside(Status(text, "…"))
            assert all(x + font.string_width(line) <= room for line in lines)
            assert len(lines) * font.get_height() <= height
            assert "".join(lines) in (text.replace(" ", ""), "…") or " ".join(lines) == text
        news = ["paused", "gone", "left", "passes", "host_gone", "ended", "won"]
        places = [words["place"].format(c, 6) for c in colours]
        for text in [*(words[key].format(c) for key in news for c in colours), *places]:
            lines = panel.news_lines([text])
            assert len(lines) <= 3 and all(font.string_width(line) <= canvas.get_width() - 6 for line in lines)
            assert "".join("".join(lines).split()) == "".join(text.split())
