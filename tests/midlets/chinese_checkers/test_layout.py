"""The star fits every screen, and a finger finds each place."""

import pytest

from midlets.chinese_checkers.layout import BAR, Layout, point_between
from midlets.chinese_checkers.places import NOWHERE, PLACES, point

SCREENS = [(128, 110, 14), (176, 187, 17), (240, 298, 18), (320, 218, 18), (240, 376, 20)]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_marble_lies_whole_on_the_screen_beside_the_bars(screen):
    layout = Layout(*screen)
    for place in PLACES:
        x, y = layout.spot(point(place))
        assert x - layout.hole // 2 >= BAR and x + layout.hole // 2 <= layout.width - BAR
        assert y - layout.hole // 2 >= 0 and y + layout.hole // 2 <= layout.height


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("player", range(6))
def test_a_tap_on_a_place_finds_it(screen, player):
    layout = Layout(*screen)
    assert all(layout.place_at(*layout.spot(point(place, player)), player) == place for place in PLACES)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_tap_beside_the_star_finds_nothing(screen):
    assert Layout(*screen).place_at(BAR + 1, 1, 0) == NOWHERE


@pytest.mark.parametrize("screen", SCREENS)
def test_marbles_do_not_overlap(screen):
    layout = Layout(*screen)
    spots = [layout.spot(point(place)) for place in PLACES]
    nearest = min((ax - bx) ** 2 + (ay - by) ** 2 for n, (ax, ay) in enumerate(spots) for bx, by in spots[:n])
    assert nearest ** 0.5 > layout.hole - 1


def test_a_star_that_has_turned_lies_as_the_player_sees_it():
    for player in range(6):
        for place in PLACES:
            assert point_between(place, player, 0.0) == pytest.approx(point(place, player), abs=1e-6)
            assert point_between(place, player, 1.0) == pytest.approx(point(place, player - 1), abs=1e-6)
