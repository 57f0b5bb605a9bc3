"""Building a street out of houses and gaps, so that it can always be crossed.

What a jump can do (lighter.py) bounds what is built: a roof is at most MAX_RISE rows higher than the one
before, a gap that is as wide as a jump carries goes level or down.
"""

from __future__ import annotations

from typing import Protocol

from .street import ROWS, STEPS, Creature, House, Kind, Lamp, Street, Vent

HIGHEST, LOWEST = 7, 14           # rows that a roof may be at
MAX_RISE = 2
STYLES = 3
ROOM = 12                         # columns for the last house with its tower


class Numbers(Protocol):
    """Where chance comes from: emulator.midp.util.Random."""

    def next_int(self, n: int) -> int:
        """One of 0 to n - 1."""


def build(level: int, random: Numbers) -> Street:
    """The street of a level, from 1; the higher, the longer and the harder."""
    return _Builder(level, random).build()


class _Builder:
    """Builds from left to right; `column` and `top` are where the last house ended and how high."""

    def __init__(self, level: int, random: Numbers) -> None:
        self.level, self.random = level, random
        length = min(100 + 14 * level, 240)
        pace = max(0.68 - 0.03 * level, 0.36)                        # seconds a column
        self.street = Street(length, int(length * pace * STEPS))
        self.column, self.top = 0, 12
        self._since_lamp = 0                                         # houses

    def build(self) -> Street:
        street = self.street
        self._house(8)
        street.start = (2, self.top - 1)
        while self.column < street.columns - ROOM - 18:
            self._gap()
            self._furnish(self._house(self._between(5, 10)))
        self._gap()
        street.columns = self.column + ROOM                          # cut off what is left over
        last = self._house(ROOM)
        self._lamp(last, last.column + 2)
        street.door = (street.columns - 5, self.top - 1)
        street.fireflies = {cell for cell in street.fireflies if street.at(*cell) == Kind.AIR}
        return street

    # -- gaps --------------------------------------------------------------------------------

    def _gap(self) -> None:
        makers = [self._jump, self._jump, self._jump, self._stall]
        if self.level >= 2:
            makers += [self._line]
        if self.level >= 4:
            makers += [self._line, self._stall]
        makers[self.random.next_int(len(makers))]()

    def _jump(self) -> None:
        """Air, as wide as a jump carries at most."""
        width = self._between(2, min(2 + (self.level + 1) // 2, 4))
        rise = self._between(-2, MAX_RISE if width < 4 else 0)
        start, before = self.column, self.top
        self._go(width, rise)
        if self._chance(60):
            for step in range(width):
                bow = 1 if step in (0, width - 1) else 2
                self.street.fireflies.add((start + step, min(before, self.top) - 1 - bow))
        elif self._chance(10 + 4 * self.level):
            self._add(Creature.BAT, start + width // 2, min(before, self.top) - 3)

    def _line(self) -> None:
        """A clothes line to run along; later with holes in it."""
        start, row, width = self.column, self.top, self._between(5, 8)
        hole = width // 2 if self.level >= 3 and self._chance(60) else 0
        parts = [(start, hole), (start + hole + 2, width - hole - 2)] if hole else [(start, width)]
        for column, length in parts:
            if length > 0:
                self.street.lines.append((column, row, length))
                self.street.put(Kind.LEDGE, column, row, length)
        for column in range(start + 1, start + width - 1, 2):
            self.street.fireflies.add((column, row - 2))
        if self.level >= 4 and self._chance(50):
            self._add(Creature.BAT, start + width // 2, row - 3)
        self._go(width, 0)

    def _stall(self) -> None:
        """A market stall deep in the gap, whose awning throws one up to the other side."""
        start, row = self.column, min(self.top + 2, ROWS - 2)
        self.street.stalls.append((start + 2, row, 3))
        self.street.put(Kind.SPRING, start + 2, row, 3)
        for height in (3, 4, 5):
            self.street.fireflies.add((start + 3, row - height))
        self._go(7, self._between(0, MAX_RISE))

    def _go(self, width: int, rise: int) -> None:
        self.column += width
        self.top = max(HIGHEST, min(self.top - rise, LOWEST))

    # -- houses --------------------------------------------------------------------------------

    def _house(self, width: int) -> House:
        street = self.street
        house = House(self.column, width, self.top, self._style())
        street.houses.append(house)
        street.put(Kind.SOLID, house.column, house.top, width, ROWS - house.top)
        self.column = house.end
        return house

    def _style(self) -> int:
        """Any but that of the house before."""
        if not self.street.houses:
            return 0
        return (self.street.houses[-1].style + 1 + self.random.next_int(STYLES - 1)) % STYLES

    def _furnish(self, house: House) -> None:
        """A lamp on every second roof at least; something in the way on many."""
        inner = house.width - 4                                # columns that are not near an edge
        lamp = house.column + 2 + self.random.next_int(inner)
        self._since_lamp += 1
        if self._since_lamp == 2 or self._chance(55):
            if self.level >= 2 and house.width >= 7 and self._chance(30):
                self._balcony(house)
                return
            self._lamp(house, lamp)
        if house.width >= 6:
            self._obstacle(house, lamp)

    def _lamp(self, house: House, column: int) -> None:
        self._since_lamp = 0
        self.street.lamps.append(Lamp(column, house.top - 1))

    def _balcony(self, house: House) -> None:
        """The lamp stands on a wooden stage above the roof, and soot walks beneath."""
        column, row = house.column + house.width // 2 - 1, house.top - 3
        self.street.balconies.append((column, row, 3))
        self.street.put(Kind.LEDGE, column, row, 3)
        self._since_lamp = 0
        self.street.lamps.append(Lamp(column + 1, row - 1))
        if self._chance(40 + 5 * self.level):
            self._add(Creature.SOOT, house.end - 2, house.top - 1)

    def _obstacle(self, house: House, lamp: int) -> None:
        """A chimney, soot, a crow, or fireflies."""
        free = [column for column in range(house.column + 2, house.end - 2) if abs(column - lamp) > 1]
        dice = self.random.next_int(100)
        danger = 25 + 6 * min(self.level, 8)
        if free and dice < 30:
            self._chimney(house, free[self.random.next_int(len(free))])
        elif dice < 30 + danger // 2:
            self._add(Creature.SOOT, house.end - 2, house.top - 1)
        elif self.level >= 2 and dice < 30 + danger * 3 // 4:
            self._add(Creature.CROW, house.end - 1, house.top - 1)
        elif dice < 30 + danger:
            self._add(Creature.BAT, house.column + house.width // 2, house.top - 3)
        else:
            for column in range(house.column + 1, house.end - 1):
                self.street.fireflies.add((column, house.top - 2))

    def _chimney(self, house: House, column: int) -> None:
        height = self._between(1, 2)
        row = house.top - height
        self.street.put(Kind.SOLID, column, row, 1, height)
        self.street.chimneys += [(column, row + part) for part in range(height)]
        if self.level >= 3 and self._chance(70):
            self.street.vents.append(Vent(column, row, self.random.next_int(96)))
        else:
            self.street.fireflies.add((column, row - 1))

    def _add(self, who: Creature, column: int, row: int) -> None:
        self.street.creatures.append((who, column, row))

    def _between(self, least: int, most: int) -> int:
        return least + self.random.next_int(most - least + 1)

    def _chance(self, percent: int) -> bool:
        return self.random.next_int(100) < percent
