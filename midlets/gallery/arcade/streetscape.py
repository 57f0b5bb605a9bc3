"""A street as a TiledLayer: which tile lies where, and which change as the evening goes on."""

from __future__ import annotations

from emulator.midp.lcdui import Image
from emulator.midp.lcdui.game import TiledLayer

from .builder import STYLES
from .street import ROWS, Cell, House, Street, Vent
from .tiles import Part, Tile, of_house
from .world import World

GROUPS = 4                                  # of windows that light up together; one more stays dark
LIT_FROM = (0.1, 0.3, 0.5, 0.7)             # darkness
LAUNDRY = (Tile.LINE_SHIRT, Tile.LINE, Tile.LINE_SHEET, Tile.LINE_SOCKS, Tile.LINE)
TWINKLE = (Tile.FIREFLY_DIM, Tile.FIREFLY, Tile.FIREFLY_BRIGHT, Tile.FIREFLY)
TOWER = 5                                   # rows of the tower around the last door


class Streetscape:
    """The layer of one world; `follow` brings it up to date."""

    def __init__(self, world: World, tiles: Image, size: int) -> None:
        self._world, self._street = world, world.street
        self.layer = TiledLayer(world.street.columns, ROWS, tiles, size, size)
        self._make_animated_tiles()
        self._fireflies = set(world.street.fireflies)      # those that are shown
        self._lit: set[Cell] = set()                       # lamps that are shown lit
        self._is_open = False
        self._at_home = 0                                  # groups of windows that are shown lit
        self._steam = [0] * len(world.street.vents)        # tiles shown above the vents
        self._lay(world.street)

    def follow(self) -> None:
        """Show what has changed in the world, and let things glimmer."""
        world, tick = self._world, self._world.tick
        at_home = sum(world.darkness > begin for begin in LIT_FROM)
        if at_home != self._at_home:
            self._light_windows(at_home)
        self.layer.set_animated_tile(self._firefly, TWINKLE[tick // 5 % len(TWINKLE)])
        self.layer.set_animated_tile(self._flame, Tile.LAMP_FLARE if tick % 7 < 3 else Tile.LAMP_LIT)
        self.layer.set_animated_tile(self._cat, Tile.CAT_BLINK if tick % 80 < 4 else Tile.CAT)
        self._follow_cells()
        for place, vent in enumerate(self._street.vents):
            self._blow(place, vent, tick)

    def _light_windows(self, at_home: int) -> None:
        self._at_home = at_home
        for group, windows in enumerate(self._windows):
            part = Part.WINDOW_LIT if group < at_home else Part.WINDOW_DARK
            for style, window in enumerate(windows):
                self.layer.set_animated_tile(window, of_house(style, part))

    def _follow_cells(self) -> None:
        for column, row in self._fireflies - self._street.fireflies:
            self.layer.set_cell(column, row, 0)
        self._fireflies &= self._street.fireflies
        lit = {(lamp.column, lamp.row) for lamp in self._street.lamps if lamp.lit}
        for column, row in lit - self._lit:
            self.layer.set_cell(column, row - 2, self._flame)
        self._lit = lit
        if not self._is_open and len(lit) == len(self._street.lamps):
            self._is_open = True
            self._put_door(Tile.DOOR_OPEN)

    def _blow(self, place: int, vent: Vent, tick: int) -> None:
        """Haze, then hot soot, then nothing, in the two cells above a vent."""
        low = Tile.SMOKE_LOW if vent.is_hot(tick) else Tile.HAZE if vent.is_warning(tick) else 0
        if low != self._steam[place]:
            self._steam[place] = low
            self.layer.set_cell(vent.column, vent.row - 1, low)
            self.layer.set_cell(vent.column, vent.row - 2, Tile.SMOKE_HIGH if low == Tile.SMOKE_LOW else 0)

    # -- laying --------------------------------------------------------------------------------

    def _make_animated_tiles(self) -> None:
        create = self.layer.create_animated_tile
        self._windows = [[create(of_house(style, Part.WINDOW_DARK)) for style in range(STYLES)]
                         for _ in range(GROUPS)]
        self._firefly, self._flame, self._cat = create(Tile.FIREFLY), create(Tile.LAMP_LIT), create(Tile.CAT)

    def _lay(self, street: Street) -> None:
        for house in street.houses:
            self._lay_walls(house.column, house.top, house.width, ROWS - house.top, house.style)
            self._decorate(house)
        self._lay_tower(street)
        self._lay_wood_and_cloth(street)
        for column, row in street.chimneys:
            is_top = (column, row - 1) not in street.chimneys
            self.layer.set_cell(column, row, Tile.CHIMNEY_TOP if is_top else Tile.CHIMNEY)
        for lamp in street.lamps:
            for up, tile in enumerate((Tile.LAMP_FOOT, Tile.LAMP_POST, Tile.LAMP_OFF)):
                self.layer.set_cell(lamp.column, lamp.row - up, tile)
        for column, row in street.fireflies:
            self.layer.set_cell(column, row, self._firefly)

    def _lay_walls(self, column: int, top: int, width: int, height: int, style: int) -> None:
        """Roof, eaves, and walls with windows in every second cell."""
        for y in range(height):
            left = (Part.ROOF_LEFT, Part.EAVES_LEFT)[y] if y < 2 else Part.WALL_LEFT
            for x in range(width):
                side = 0 if x == 0 else 2 if x == width - 1 else 1
                tile = of_house(style, Part(left + side))
                if y >= 3 and y % 2 and side == 1 and (x + width % 2) % 2:
                    tile = self._window(style, column + x, top + y)
                self.layer.set_cell(column + x, top + y, tile)

    def _window(self, style: int, column: int, row: int) -> int:
        group = (column * 7 + row * 5 + column * row) % (GROUPS + 1)
        return self._windows[group][style] if group < GROUPS else of_house(style, Part.WINDOW_DARK)

    def _decorate(self, house: House) -> None:
        """A cat or a weather vane on some roofs, near the end, where nothing else stands."""
        chance = house.column * 13 % 10
        column, row = (house.column + 1, house.top - 1) if chance % 2 else (house.end - 2, house.top - 1)
        taken = {lamp.column for lamp in self._street.lamps} | {cell[0] for cell in self._street.chimneys}
        if chance < 6 and column not in taken:
            self.layer.set_cell(column, row, self._cat if chance < 3 else Tile.VANE)

    def _lay_tower(self, street: Street) -> None:
        """The house of the lamplighters, behind the last door."""
        column, row = street.door
        style = (street.houses[-1].style + 1) % STYLES
        self._lay_walls(column - 1, row - TOWER, 4, TOWER + 1, style)
        self.layer.set_cell(column - 1, row - TOWER - 1, Tile.VANE)
        self._put_door(Tile.DOOR)

    def _put_door(self, first: int) -> None:
        column, row = self._street.door
        for place in range(6):
            self.layer.set_cell(column + place % 2, row - 2 + place // 2, first + place)

    def _lay_wood_and_cloth(self, street: Street) -> None:
        for column, row, width in street.lines:
            for x in range(width):
                self.layer.set_cell(column + x, row, LAUNDRY[(column + x) % len(LAUNDRY)])
        for column, row, width in street.stalls:
            for x, tile in zip(range(width), (Tile.STALL_LEFT, Tile.STALL, Tile.STALL_RIGHT), strict=True):
                self.layer.set_cell(column + x, row, tile)
            self.layer.fill_cells(column + 1, row + 1, 1, ROWS - row - 1, Tile.STALL_POST)
        for column, row, width in street.balconies:
            for x in range(width):
                is_leg = x in (0, width - 1)
                self.layer.set_cell(column + x, row, Tile.PLANK_LEG if is_leg else Tile.PLANK)
                if is_leg:
                    self.layer.fill_cells(column + x, row + 1, 1, 2, Tile.PLANK_POST)
