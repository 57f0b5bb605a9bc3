"""Signal and battery as pixels."""

import pytest

from emulator.midp.lcdui import Image, smooth, status_marks

INK, GROUND = 0xFFFFFF, 0x000000


@pytest.fixture
def drawn(on_phone):
    """`drawn(draw)`: what `draw(g)` leaves on a black picture of 24 by 12 pixels, as rows of colours."""
    def make(draw):
        rows = []

        def body(midlet):
            image = Image.create_image(24, 12)
            g = image.get_graphics()
            g.set_color(GROUND)
            g.fill_rect(0, 0, 24, 12)
            draw(g)
            pixels = [0] * 24 * 12
            image.get_rgb(pixels, 0, 24, 0, 0, 24, 12)
            rows.extend([pixel & 0xFFFFFF for pixel in pixels[y * 24:y * 24 + 24]] for y in range(12))
        on_phone(body)
        return rows
    return make


@pytest.mark.parametrize("bars", [1, 2, 3, 4])
def test_as_many_bars_are_bright_as_there_is_signal(drawn, bars):
    rows = drawn(lambda g: status_marks.signal(g, 0, 0, 10, bars, INK, GROUND))
    bottom = [rows[9][place * 3] for place in range(4)]
    assert bottom == [INK] * bars + [smooth.blend(GROUND, INK, status_marks.DIM)] * (4 - bars)


def test_the_bars_rise_to_the_right(drawn):
    rows = drawn(lambda g: status_marks.signal(g, 0, 0, 9, 4, INK, GROUND))
    heights = [sum(row[place * 3] == INK for row in rows) for place in range(4)]
    assert heights == [3, 5, 7, 9]


def test_without_signal_there_is_a_cross(drawn):
    rows = drawn(lambda g: status_marks.signal(g, 0, 0, 9, 0, INK, GROUND))
    assert any(pixel > 0x808080 for row in rows[:5] for pixel in row[:5])
    assert INK not in rows[8]


@pytest.mark.parametrize("level, filled", [(100, 9), (50, 5), (34, 4), (0, 0)])
def test_the_battery_is_filled_as_far_as_it_is_charged(drawn, level, filled):
    """A battery of 10 pixels is 15 across: 9 of them are for the charge."""
    rows = drawn(lambda g: status_marks.battery(g, 0, 0, 10, level, False, INK, GROUND))
    assert sum(pixel == INK for pixel in rows[4][2:11]) == filled


def test_a_battery_with_little_left_is_red_unless_it_is_charged(drawn):
    def colors(level, charging):
        rows = drawn(lambda g: status_marks.battery(g, 0, 0, 10, level, charging, INK, GROUND))
        return {pixel for row in rows for pixel in row}
    assert status_marks.ALARM in colors(15, False)
    assert status_marks.ALARM not in colors(16, False) | colors(15, True)


def test_on_the_charger_it_has_a_bolt(drawn):
    def picture(charging):
        return drawn(lambda g: status_marks.battery(g, 0, 0, 10, 50, charging, INK, GROUND))
    assert picture(True) != picture(False)


def test_the_title_bar_of_a_screen_shows_the_phones_own_battery(phone):
    phone.launch("gallery")
    full = phone.screen.image.copy()
    phone.handset.battery.level = 10
    phone.press("down", "up")
    phone.pause()
    phone.resume()
    right = [(x, y) for x in range(200, 240) for y in range(20)]
    assert any(phone.screen.image.get_at(at) != full.get_at(at) for at in right)
