"""Label, padding and content of an item, and drawing within a part."""

import pytest

from emulator.midp.lcdui import Form, Gauge, Item
from emulator.midp.lcdui.item_box import lower_edge, part_of


class Square(Item, of_the_phone=True):
    """Ten pixels wide at least, best thirty, and as high as that."""

    def _min_content(self):
        return 10, 10

    def _pref_content(self, width):
        return min(30, width), 30


@pytest.fixture
def square(guest):
    """`square(label)` gives one."""
    return lambda label=None: guest(lambda: Square(label))


def test_the_padding_is_around_the_content(square):
    item = square()
    across, down = item._padding()
    assert (item.get_preferred_width(), item.get_preferred_height()) == (30 + 2 * across, 30 + 2 * down)
    assert item._content_box(50, 60) == (across, down, 50 - 2 * across, 60 - 2 * down)


def test_a_label_stands_above_the_content(square):
    plain, labelled = square(), square("Label")
    height = labelled._display._look.label.get_height()
    assert labelled.get_preferred_height() == plain.get_preferred_height() + height
    assert labelled._content_box(50, 60)[1] == plain._content_box(50, 60)[1] + height


def test_a_long_label_makes_it_wider_and_then_higher(square):
    short, long = square("Size"), square("The size of it all " * 5)
    assert short.get_preferred_width() < long.get_preferred_width()
    assert long.get_preferred_height() > short.get_preferred_height()


def test_of_a_label_the_first_line_is_shown(phone, seen, rows):
    seen(lambda: Form("Form", [Gauge("First\nSecond", False, 4, 1)]))
    assert rows() == ["First", "[##--------] 25%"]


def test_it_is_measured_once_until_it_changes(square):
    item = square("Label")
    assert item._cell() is item._cell()
    before = item._cell()
    item.set_label("Other")
    assert item._cell() is not before


def test_a_locked_width_is_not_less_than_the_least_nor_does_it_change_the_height(square):
    item = square()
    item.set_preferred_size(3, -1)
    assert (item.get_preferred_width(), item.get_preferred_height()) == (item.get_minimum_width(), 34)


def test_a_part_has_its_own_corner_and_never_draws_outside(paper, grid):
    sheet = paper(6, 4)
    inner = part_of(sheet.g, 2, 1, 3, 2)
    inner.set_clip(-9, -9, 99, 99)
    inner.fill_rect(-9, -9, 99, 99)
    assert str(sheet) == grid("...... ..###. ..###. ......")


def test_a_part_begins_with_the_clip_of_the_whole(paper, grid):
    sheet = paper(6, 4)
    sheet.g.set_clip(0, 0, 3, 4)
    part_of(sheet.g, 2, 1, 3, 2).fill_rect(0, 0, 9, 9)
    assert str(sheet) == grid("...... ..#... ..#... ......")


def test_the_lower_edge_is_that_of_the_area_not_of_the_clip(paper):
    sheet = paper(6, 20)
    sheet.g.set_clip(0, 0, 6, 3)
    sheet.g.translate(0, 5)
    assert lower_edge(sheet.g) == 15
