"""Draws the board as it is at one moment: places, pieces at rest, in hand and in the air."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from emulator.midp.lcdui import Graphics, Image

from .animation import shake
from .flights import Flights
from .layout import Layout, point_between
from .paint import TOP_LEFT, mixed
from .picture import COLORS, Picture
from .places import NOWHERE, point
from .players import goal_of
from .selection import Selection


@dataclass(frozen=True)
class Moment:
    """What is seen: who looks on, how far the star is still turned (in sixths), and since when a piece is in hand."""

    now: int
    viewer: int
    turned: float
    turn: int | None            # whose turn it is; None when the game is over
    taken_since: int
    shakes: bool


class Scene:
    """The drawing of one picture."""

    def __init__(self, picture: Picture, players: tuple[int, ...]) -> None:
        self._picture, self._players = picture, players
        self._layout: Layout = picture.layout

    def draw(self, g: Graphics, moment: Moment, flights: Flights, chosen: Selection | None) -> None:
        """Everything on the board; the words are the panel's."""
        picture = self._picture
        g.draw_image(picture.board(self._players, moment.viewer), 0, 0, TOP_LEFT)
        if moment.turn is not None and not moment.turned:
            self._draw_goal(g, goal_of(moment.turn), moment)
        if flights.last is not None and flights.flight is None and not moment.turned:
            self._draw_path(g, flights.last.path, flights.last.player, moment)
        self._draw_pieces(g, moment, flights, chosen)
        if chosen is not None and not moment.turned:
            self._draw_choice(g, moment, chosen)
        self._draw_flight(g, moment, flights)

    def _draw_goal(self, g: Graphics, area: int, moment: Moment) -> None:
        """The border of the goal of whoever is to move, in his colour."""
        corners = [self._layout.spot(at) for at in self._picture.corners((area - moment.viewer) % 6)]
        g.set_color(COLORS[goal_of(area)])
        for (x, y), (xx, yy) in zip(corners, corners[1:] + corners[:1], strict=True):
            g.draw_line(x, y, xx, yy)
            if self._layout.hole >= 10:
                g.draw_line(x + 1, y, xx + 1, yy)
                g.draw_line(x, y + 1, xx, yy + 1)

    def _draw_path(self, g: Graphics, path: tuple[int, ...], player: int, moment: Moment) -> None:
        """The way of the last move."""
        spots = [self._layout.spot(point(place, moment.viewer)) for place in path]
        for (x, y), (xx, yy) in pairwise(spots):
            g.set_color(mixed(COLORS[player], 0xFFFFFF, 0.35))
            g.draw_line(x, y, xx, yy)
            if self._layout.hole >= 10:
                g.draw_line(x + 1, y, xx + 1, yy)
                g.draw_line(x, y + 1, xx, yy + 1)

    def _draw_pieces(self, g: Graphics, moment: Moment, flights: Flights, chosen: Selection | None) -> None:
        taken = NOWHERE if chosen is None else chosen.taken
        spots = sorted((self._spot(place, moment)[::-1], player)
                       for place, player in flights.shown.items() if place != taken)
        for (y, x), _ in spots:
            self._put(g, self._picture.shadow, x + 1, y + max(1, self._layout.hole // 8))
        for (y, x), player in spots:
            self._put(g, self._picture.marbles[player], x, y)

    def _draw_choice(self, g: Graphics, moment: Moment, chosen: Selection) -> None:
        picture = self._picture
        for end in chosen.ends:
            self._put(g, picture.targets[moment.turn or 0], *self._spot(end, moment))
        if chosen.taken != NOWHERE:
            elapsed = moment.now - moment.taken_since if moment.shakes else 0
            at = shake(chosen.taken, elapsed, moment.viewer)
            x, y = self._layout.spot(at)
            self._put(g, picture.shadow, x + 2, y + max(2, self._layout.hole // 5))
            self._put(g, picture.marbles[moment.turn or 0], x, y - 1)
        x, y = self._spot(chosen.cursor, moment)
        self._put(g, picture.cursor_shade, x, y)
        self._put(g, picture.cursor, x, y)

    def _draw_flight(self, g: Graphics, moment: Moment, flights: Flights) -> None:
        at = flights.at(moment.now, moment.viewer)
        if at is None or flights.flight is None:
            return
        x, y = self._layout.spot(at)
        self._put(g, self._picture.shadow, x + 2, y + max(3, self._layout.hole // 3))
        self._put(g, self._picture.marbles[flights.flight.turn.player], x, y)

    def _spot(self, place: int, moment: Moment) -> tuple[int, int]:
        if moment.turned:
            return self._layout.spot(point_between(place, moment.viewer, moment.turned))
        return self._layout.spot(point(place, moment.viewer))

    @staticmethod
    def _put(g: Graphics, image: Image, x: int, y: int) -> None:
        g.draw_image(image, x - image.get_width() // 2, y - image.get_height() // 2, TOP_LEFT)

