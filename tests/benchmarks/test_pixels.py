"""Figures of drawing: each against the bare pygame call in the same run, and scenes as games draw them."""

import time

import pygame
import pytest

from emulator.midp.lcdui.game.layer_manager import LayerManager
from emulator.midp.lcdui.game.sprite import Sprite
from emulator.midp.lcdui.game.tiled_layer import TiledLayer
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.image import Image

TOP_LEFT = Graphics.TOP | Graphics.LEFT
TEXT = "Your turn, player one"


def seconds(call, *arguments, times=1000):
    """How long one call takes, in the best of some short runs."""
    began = time.perf_counter()
    for _ in range(times):
        call(*arguments)
    return (time.perf_counter() - began) / times


def ratio(ours, bare):
    """How many times longer the first call takes; both are measured turn by turn."""
    pairs = [(seconds(*ours), seconds(*bare)) for _ in range(15)]
    return min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)


@pytest.fixture
def canvas():
    return Image.create_image(240, 320)


@pytest.fixture
def g(canvas):
    return canvas.get_graphics()


@pytest.fixture
def surface(canvas):
    return canvas._frame.surface


def disc(size):
    """A green disc on nothing."""
    middle = size / 2
    return Image.create_rgb_image(
        [0xFF00AA00 if (x + .5 - middle) ** 2 + (y + .5 - middle) ** 2 < middle ** 2 else 0
         for y in range(size) for x in range(size)], size, size, True)


def test_draw_string(figure, g, surface):
    bare = surface.blit, g.get_font()._typeface.render(TEXT, 0), (10, 10)
    ours = g.draw_string, TEXT, 13, 10, TOP_LEFT
    figure("draw_string, times the blit of its picture", ratio(ours, bare), at_most=1.5)


def test_fill_rect(figure, g, surface):
    ours, bare = (g.fill_rect, 16, 10, 20, 20), (surface.fill, 0x123456, (16, 10, 20, 20))
    figure("fill_rect, times pygame's fill", ratio(ours, bare), at_most=2.5)


def test_fill_rect_where_rows_are_not_aligned(figure, g, surface):
    ours, bare = (g.fill_rect, 10, 10, 50, 50), (surface.blit, pygame.Surface((50, 50), 0, 32), (10, 10))
    figure("fill_rect anywhere, times a blit as large", ratio(ours, bare), at_most=2.5)


def test_draw_image(figure, g, surface):
    image = Image.create_image(16, 16)
    ours, bare = (g.draw_image, image, 10, 10, TOP_LEFT), (surface.blit, image._frame.surface, (10, 10))
    figure("draw_image, times the blit", ratio(ours, bare), at_most=2.5)


def test_draw_line(figure, g, surface):
    ours, bare = (g.draw_line, 10, 10, 60, 40), (pygame.draw.line, surface, 0x123456, (10, 10), (60, 40))
    figure("draw_line, times pygame's line", ratio(ours, bare), at_most=2.5)


def test_draw_region(figure, g, surface):
    image = Image.create_image(32, 32)
    ours = g.draw_region, image, 8, 8, 16, 16, 0, 10, 10, TOP_LEFT
    figure("draw_region, times the blit", ratio(ours, (surface.blit, image._frame.surface, (10, 10), (8, 8, 16, 16))),
           at_most=2.5)


def test_pixel_collision(figure):
    one, other = Sprite(disc(32)), Sprite(disc(32))
    other.set_position(24, 24)
    best = min(seconds(one.collides_with, other, True) for _ in range(15))
    figure("pixel collision of two 32x32 sprites", best * 1e6, "µs", at_most=10)


def test_a_world_of_tiles_and_sprites(figure, g):
    tiles = Image.create_image(64, 64)
    world, layers = TiledLayer(40, 30, Image.create_image(tiles), 16, 16), LayerManager()
    for place in range(40 * 30):
        world.set_cell(place % 40, place // 40, 1 + place % 16)
    picture = disc(16)
    for number in range(100):
        sprite = Sprite(picture)
        sprite.set_transform(number % 8)
        sprite.set_position(60 + number * 37 % 220, 60 + number * 53 % 300)
        layers.append(sprite)
    layers.append(world)
    layers.set_view_window(55, 55, 240, 320)
    best = min(seconds(layers.paint, g, 0, 0, times=20) for _ in range(10))
    figure("40x30 tiles and 100 sprites on 240x320", 1 / best, "frames/s", at_least=300)
