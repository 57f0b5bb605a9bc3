import pygame
import pytest

from emulator.handset.drawing import Drawing
from emulator.handset.drawing_raster import Raster

SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60">
  <defs><linearGradient id="down" x1="0%" y1="0%" x2="0%" y2="100%">
    <stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient></defs>
  <rect width="40" height="60" fill="#808080"/>
  <rect id="screen" width="10" height="10" fill="#000000"/>
  <g transform="translate(10 20)">
    <g id="key_5" transform="scale(2)">
      <rect width="10" height="5" fill="url(#down)" opacity="0.5"/>
      <path d="M2 1L8 4" fill="none" stroke="#ffffff"/>
    </g>
  </g>
  <circle id="ring" cx="20" cy="50" r="5" style="fill: none; stroke: #123456; stroke-width: 2"/>
  <rect id="led_on" x="36" width="4" height="4" fill="#00ff00"/>
</svg>
"""


@pytest.fixture
def drawing(tmp_path):
    path = tmp_path / "case.svg"
    path.write_text(SVG, encoding="utf-8")
    return Drawing.read(path)


@pytest.mark.parametrize("scale, size", [(1, (40, 60)), (2, (80, 120)), (1.5, (60, 90)), (0.5, (20, 30))])
def test_the_picture_has_so_many_pixels_to_a_unit(drawing, scale, size):
    assert Raster(drawing, scale).picture().get_size() == size


def test_a_hidden_element_is_not_drawn(drawing):
    raster = Raster(drawing, 1)
    assert raster.picture().get_at((38, 2))[:3] == (0, 255, 0)
    assert raster.picture(hidden=["led_on"]).get_at((38, 2))[:3] == (128, 128, 128)


def test_a_moved_element_is_drawn_lower_whatever_it_is_in(drawing):
    up = Raster(drawing, 2).picture()
    down = Raster(drawing, 2).picture(moved="key_5", by=3)
    assert up.get_at((30, 41))[:3] != (128, 128, 128)
    assert down.get_at((30, 41))[:3] == (128, 128, 128)
    assert down.get_at((30, 41 + 6)) == up.get_at((30, 41))


def test_drawing_leaves_the_drawing_as_it_was(drawing):
    raster = Raster(drawing, 1)
    before = pygame.image.tobytes(raster.picture(), "RGBA")
    raster.picture(hidden=["key_5"], moved="led_on", by=2)
    raster.shape("key_5")
    assert pygame.image.tobytes(raster.picture(), "RGBA") == before


@pytest.mark.parametrize("scale", [1, 2, 1.5])
def test_an_area_looks_as_it_does_in_the_whole(drawing, scale):
    raster = Raster(drawing, scale)
    area = pygame.Rect(7, 18, 25, 13)
    part, whole = raster.picture(area=area), raster.picture().subsurface(area)
    farthest = max(abs(a - b) for a, b in zip(
        pygame.image.tobytes(part, "RGBA"), pygame.image.tobytes(whole, "RGBA"), strict=True))
    assert farthest <= 2


def test_a_shape_is_white_where_the_element_is_and_clear_elsewhere(drawing):
    shape = Raster(drawing, 1).shape("key_5")
    assert shape.get_bounding_rect(128) == (10, 20, 20, 10)
    assert shape.get_at((25, 22)) == (255, 255, 255, 255)
    assert shape.get_at((9, 25)).a == 0


def test_a_shape_that_is_only_a_line_is_not_filled(drawing):
    shape = Raster(drawing, 2).shape("ring")
    assert shape.get_at((40, 100)).a == 0
    assert shape.get_at((30, 100)).a > 250


def test_the_shape_in_an_area_is_the_same(drawing):
    raster = Raster(drawing, 2)
    area = pygame.Rect(10, 35, 50, 30)
    assert raster.shape("key_5", area).get_bounding_rect(128) == (10, 5, 40, 20)


def test_a_rough_area_is_scaled_outwards(drawing):
    rough = Raster(drawing, 0.25).shape("key_5").get_bounding_rect()
    found = Raster(drawing, 3).scaled(rough, 0.25)
    assert found.contains((30, 60, 60, 30))
    assert pygame.Rect(0, 0, 120, 180).contains(found)
