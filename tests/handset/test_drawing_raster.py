import pygame
import pytest

from emulator.handset.case_drawing import Lamps, scaled
from emulator.handset.drawing import Drawing

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
  <circle id="key_0" cx="20" cy="50" r="5" style="fill: none; stroke: #123456; stroke-width: 2"/>
  <rect id="backlight" y="56" width="4" height="4" fill="#ffff00"/>
  <rect id="led_on" x="36" width="4" height="4" fill="#00ff00"/>
</svg>
"""


@pytest.fixture
def drawing(tmp_path):
    path = tmp_path / "case.svg"
    path.write_text(SVG, encoding="utf-8")
    return Drawing.read(path)


DARK, ALIGHT = Lamps(led=False, lit=False), Lamps(led=True, lit=True)


def whole(drawing, scale, lamps=ALIGHT, **key):
    raster = drawing.raster(scale)
    return raster.picture(lamps, raster.whole, **key)


@pytest.mark.parametrize("scale, size", [(1, (40, 60)), (2, (80, 120)), (1.5, (60, 90)), (0.5, (20, 30))])
def test_the_picture_has_so_many_pixels_to_a_unit(drawing, scale, size):
    assert whole(drawing, scale).get_size() == size


def test_a_lamp_is_drawn_only_while_it_is_on(drawing):
    assert whole(drawing, 1, ALIGHT).get_at((38, 2))[:3] == (0, 255, 0)
    assert whole(drawing, 1, DARK).get_at((38, 2))[:3] == (128, 128, 128)


def test_the_light_behind_the_keys_is_drawn_only_while_it_is_on(drawing):
    assert whole(drawing, 1, Lamps(led=False, lit=True)).get_at((2, 58))[:3] == (255, 255, 0)
    assert whole(drawing, 1, Lamps(led=True, lit=False)).get_at((2, 58))[:3] == (128, 128, 128)


def test_a_key_that_is_down_is_drawn_lower_whatever_it_is_in(drawing):
    up, down = whole(drawing, 2), whole(drawing, 2, down="5", by=6)
    assert up.get_at((30, 41))[:3] != (128, 128, 128)
    assert down.get_at((30, 41))[:3] == (128, 128, 128)
    assert down.get_at((30, 41 + 6)) == up.get_at((30, 41))


def test_drawing_leaves_the_drawing_as_it_was(drawing):
    before = pygame.image.tobytes(whole(drawing, 1), "RGBA")
    whole(drawing, 1, DARK, down="5", by=2)
    drawing.raster(1).shape("5", pygame.Rect(0, 0, 40, 60))
    assert pygame.image.tobytes(whole(drawing, 1), "RGBA") == before


@pytest.mark.parametrize("scale", [1, 2, 1.5])
def test_an_area_looks_as_it_does_in_the_whole(drawing, scale):
    area = pygame.Rect(7, 18, 25, 13)
    part, same = drawing.raster(scale).picture(ALIGHT, area), whole(drawing, scale).subsurface(area)
    farthest = max(abs(a - b) for a, b in zip(
        pygame.image.tobytes(part, "RGBA"), pygame.image.tobytes(same, "RGBA"), strict=True))
    assert farthest <= 2


def test_a_shape_is_white_where_the_key_is_and_clear_elsewhere(drawing):
    shape = drawing.raster(1).shape("5", pygame.Rect(0, 0, 40, 60))
    assert shape.get_bounding_rect(128) == (10, 20, 20, 10)
    assert shape.get_at((25, 22)) == (255, 255, 255, 255)
    assert shape.get_at((9, 25)).a == 0


def test_a_shape_that_is_only_a_line_is_not_filled(drawing):
    shape = drawing.raster(2).shape("0", pygame.Rect(0, 0, 80, 120))
    assert shape.get_at((40, 100)).a == 0
    assert [shape.get_at((x, 100)).a > 250 for x in (26, 29, 30, 34)] == [False, True, True, False]


def test_the_shape_in_an_area_is_the_same(drawing):
    shape = drawing.raster(2).shape("5", pygame.Rect(10, 35, 50, 30))
    assert shape.get_bounding_rect(128) == (10, 5, 40, 20)


def test_an_area_found_roughly_is_scaled_outwards(drawing):
    rough = drawing.raster(0.25)
    found = scaled(rough.shape("5", rough.whole).get_bounding_rect(), 3 / 0.25)
    assert found.contains((30, 60, 60, 30))
