"""Rows of a Form, as pictures in text: each item is drawn with its letter, `.` is free (Form, "Layout")."""

from dataclasses import dataclass, replace

import pytest

from emulator.midp.lcdui.form_boxes import Cell
from emulator.midp.lcdui.form_layout import lay_out
from emulator.midp.lcdui.item import Item

WIDTH = 12


def box(width, height=1, layout=0, *, least=None, least_height=None, own_row=False):
    """An item of one size, or of a smaller one if it must be."""
    low = height if least_height is None else least_height
    return Cell(layout, width if least is None else least, width, lambda _: (low, height), own_row=own_row)


@dataclass
class Words:
    width: int
    height: int = 1
    breaks: bool = False


def text(words, layout=0):
    """A text that flows: one character is one pixel, lines break at spaces and newlines."""

    def flow(room, width):
        lines = []
        for number, paragraph in enumerate(words.split("\n")):
            if number and lines:
                lines[-1].breaks = True
            elif number:
                lines.append(Words(0, breaks=True))
            if number and not paragraph and number < words.count("\n"):
                lines.append(Words(0))
            line = 0
            for word in paragraph.split():
                space = 1 if line else 0
                limit = room if not lines else width
                if line + space + len(word) > limit:
                    lines.append(Words(line))
                    line = len(word)
                else:
                    line += space + len(word)
            if line:
                lines.append(Words(line))
        return lines
    return Cell(layout, 1, len(words), lambda _: (1, 1), flow=flow)


def picture(*cells, width=WIDTH):
    """The laid out Form: the first item is A, the second B, and so on."""
    layout = lay_out(cells, width)
    grid = [["."] * width for _ in range(layout.height)]
    for each in layout.boxes:
        for y in range(each.y, each.y + each.height):
            for x in range(each.x, each.x + each.width):
                assert grid[y][x] == ".", "two items overlap"
                grid[y][x] = chr(ord("A") + each.item)
    return " ".join("".join(row) for row in grid)


def test_items_stand_beside_each_other_as_long_as_they_fit():
    assert picture(box(4), box(5), box(4)) == "AAAABBBBB... CCCC........"


def test_an_item_wider_than_the_form_has_the_forms_width():
    assert picture(box(2), box(20)) == "AA.......... BBBBBBBBBBBB"


def test_no_items_have_no_height():
    assert lay_out([], WIDTH).height == 0


@pytest.mark.parametrize("first, second", [
    (0, Item.LAYOUT_NEWLINE_BEFORE), (Item.LAYOUT_NEWLINE_AFTER, 0),
    (Item.LAYOUT_NEWLINE_AFTER, Item.LAYOUT_NEWLINE_BEFORE)])
def test_newline_directives_break_the_row_once(first, second):
    assert picture(box(3, layout=first), box(3, layout=second)) == "AAA......... BBB........."


def test_a_newline_before_the_first_item_breaks_nothing():
    assert picture(box(3, layout=Item.LAYOUT_NEWLINE_BEFORE)) == "AAA........."


def test_the_four_kinds_with_rows_of_their_own_break_before_and_after():
    assert picture(box(3), box(3, own_row=True), box(3)) == "AAA......... BBB......... CCC........."


def test_layout_2_lets_them_stand_beside_others():
    assert picture(box(3), box(3, own_row=True, layout=Item.LAYOUT_2), box(3)) == "AAABBBCCC..."


def test_the_alignment_stays_until_an_item_sets_another():
    right, center = Item.LAYOUT_RIGHT, Item.LAYOUT_CENTER
    assert picture(box(3, layout=right), box(3), box(4, layout=center)) == "......AAABBB ....CCCC...."


def test_a_change_of_alignment_breaks_the_row_and_the_same_again_does_not():
    left, right = Item.LAYOUT_LEFT, Item.LAYOUT_RIGHT
    assert picture(box(3, layout=left), box(3, layout=right), box(3, layout=right)) == "AAA......... ......BBBCCC"


def test_the_alignment_of_an_image_item_without_layout_2_is_for_itself_alone():
    centered = replace(box(4, layout=Item.LAYOUT_CENTER), aligns=False)
    after = Item.LAYOUT_NEWLINE_AFTER
    assert picture(box(3, layout=after), replace(centered, layout=centered.layout | after), box(3)) \
        == "AAA......... ....BBBB.... CCC........."


def test_a_shrinkable_item_needs_its_least_width_only_and_gets_what_is_left():
    assert picture(box(8), box(9, layout=Item.LAYOUT_SHRINK, least=3)) == "AAAAAAAABBBB"


def test_what_is_left_goes_to_shrunk_items_in_proportion_to_what_they_lack():
    shrink = Item.LAYOUT_SHRINK
    layout = lay_out([box(15, layout=shrink, least=10), box(30, layout=shrink, least=20)], 42)
    assert [each.width for each in layout.boxes] == [10 + 4, 20 + 8]


def test_no_shrinkable_item_grows_beyond_its_preferred_width():
    shrink = Item.LAYOUT_SHRINK
    layout = lay_out([box(15, layout=shrink, least=10), box(30, layout=shrink, least=20)], 60)
    assert [each.width for each in layout.boxes] == [15, 30]


def test_expanding_items_share_what_is_left_equally():
    expand = Item.LAYOUT_EXPAND
    assert picture(box(2, layout=expand), box(3), box(1, layout=expand)) == "AAAAABBBCCCC"


def test_shrinkable_items_come_before_expanding_ones():
    assert picture(box(6, layout=Item.LAYOUT_SHRINK, least=2), box(2, layout=Item.LAYOUT_EXPAND)) == "AAAAAABBBBBB"


def test_a_row_is_as_high_as_its_highest_item_and_the_others_stand_on_its_bottom():
    assert picture(box(3, 3), box(2)) == "AAA......... AAA......... AAABB......."


@pytest.mark.parametrize("layout, rows", [
    (Item.LAYOUT_TOP, "AAABB....... AAA......... AAA........."),
    (Item.LAYOUT_VCENTER, "AAA......... AAABB....... AAA........."),
    (Item.LAYOUT_BOTTOM, "AAA......... AAA......... AAABB......."),
    (Item.LAYOUT_VEXPAND, "AAABB....... AAABB....... AAABB.......")])
def test_the_vertical_directives(layout, rows):
    assert picture(box(3, 3), box(2, layout=layout)) == rows


def test_vexpand_never_makes_a_row_higher():
    assert picture(box(3, 2, layout=Item.LAYOUT_VEXPAND)) == "AAA......... AAA........."


def test_a_vertically_shrinkable_item_counts_with_its_least_height_and_grows_into_the_row():
    tall = box(3, 4, layout=Item.LAYOUT_VSHRINK, least_height=1)
    assert picture(tall, box(3, 2)) == "AAABBB...... AAABBB......"


def test_a_vertically_shrinkable_item_alone_has_its_least_height():
    assert picture(box(3, 4, layout=Item.LAYOUT_VSHRINK, least_height=2)) == "AAA......... AAA........."


def test_text_begins_in_what_is_left_of_a_row_flows_on_and_leaves_the_rest_to_what_follows():
    assert picture(box(6), text("aa bbb cccc ddddd"), box(3)) == "AAAAAABBBBBB BBBBBBBBBB.. CCC........."


def test_text_of_which_nothing_fits_begins_on_the_next_row():
    assert picture(box(9), text("aaaa bbb")) == "AAAAAAAAA... BBBBBBBB...."


def test_each_row_of_a_text_is_aligned():
    assert picture(text("aaaa bbbb cccccc", Item.LAYOUT_RIGHT)) == "...AAAAAAAAA ......AAAAAA"


def test_a_newline_in_a_text_breaks_the_row():
    assert picture(text("aaa\nbb"), box(2)) == "AAA......... AABB........"


def test_a_newline_at_the_beginning_and_at_the_end_breaks_the_row():
    assert picture(box(2), text("\naaa\n"), box(2)) == "AA.......... BBB......... CC.........."


def test_a_newline_and_a_directive_are_one_break():
    after, before = Item.LAYOUT_NEWLINE_AFTER, Item.LAYOUT_NEWLINE_BEFORE
    assert picture(box(2, layout=after), text("\naaa\n", before), box(2, layout=before)) \
        == "AA.......... BBB......... CC.........."


def test_two_newlines_leave_a_row_empty():
    assert picture(text("aa\n"), text("\nbb")) == "AA.......... ............ BB.........."


def test_boxes_within_a_part_are_those_of_the_rows_it_touches():
    layout = lay_out([box(12, 2) for _ in range(10)], WIDTH)
    assert [each.item for each in layout.within(5, 9)] == [2, 3, 4]


def test_nothing_is_within_a_part_above_or_below():
    layout = lay_out([box(12, 2)], WIDTH)
    assert list(layout.within(-9, 0)) == []


def test_the_bounds_of_a_text_are_around_all_its_lines():
    layout = lay_out([box(6), text("aa bbb cccc")], WIDTH)
    assert layout.bounds(1) == (0, 0, 12, 2)
