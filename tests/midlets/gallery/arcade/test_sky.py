"""The colours of the evening."""

from midlets.gallery.arcade.sky import HOURS, colors


def light(color):
    return sum(color >> shift & 0xFF for shift in (0, 8, 16))


def test_the_evening_begins_and_ends_with_its_first_and_last_colours():
    assert colors(0.0) == HOURS[0][1:] and colors(1.0) == HOURS[-1][1:]


def test_it_grows_darker_all_the_time():
    for part in range(3):
        shades = [light(colors(step / 20)[part]) for step in range(21)]
        assert shades == sorted(shades, reverse=True)


def test_the_horizon_is_the_lightest():
    for step in range(21):
        top, middle, horizon = colors(step / 20)
        assert light(top) < light(middle) < light(horizon)
