"""The terms of a Form's layout."""

import pytest

from emulator.midp.lcdui import form_boxes
from emulator.midp.lcdui.form_boxes import Box, Cell, Layout
from emulator.midp.lcdui.item import Item


@pytest.mark.parametrize("name, value", [
    ("LEFT", 1), ("RIGHT", 2), ("CENTER", 3), ("TOP", 16), ("BOTTOM", 32), ("VCENTER", 48),
    ("NEWLINE_BEFORE", 256), ("NEWLINE_AFTER", 512), ("SHRINK", 1024), ("EXPAND", 2048), ("VSHRINK", 4096),
    ("VEXPAND", 8192)])
def test_the_directives_are_the_specs(name, value):
    assert getattr(form_boxes, name) == getattr(Item, f"LAYOUT_{name}") == value


def test_layout_2_is_the_specs():
    assert form_boxes.LAYOUT_2 == Item.LAYOUT_2 == 16384


def test_a_cell_has_the_directives_of_its_layout():
    cell = Cell(form_boxes.SHRINK | form_boxes.LAYOUT_2)
    assert cell.has(form_boxes.SHRINK) and not cell.has(form_boxes.EXPAND)


def test_an_item_without_a_box_has_no_bounds():
    assert Layout(10).bounds(3) == (0, 0, 0, 0)


def test_within_a_part_of_one_row_is_that_row():
    layout = Layout(10, 4, [Box(0, 0, 0, 10, 2), Box(1, 0, 2, 10, 2)], tops=[0, 2], firsts=[0, 1])
    assert [box.item for box in layout.within(2, 3)] == [1]
