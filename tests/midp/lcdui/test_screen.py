"""What List, Form and Alert have in common: a title, scrolling, a finger that drags."""

import pytest

from emulator.handset.keypad import Stroke
from emulator.midp.lcdui import Screen
from emulator.midp.lcdui.screen import SLACK


class Page(Screen, of_the_phone=True):
    """A thousand pixels of content, where the view may begin at every 30th."""

    def __init__(self):
        super().__init__("Page")
        self.tapped, self.grabbed, self.holds = [], [], False

    def _total_height(self):
        return 1_000

    def _stops(self):
        return range(0, 1_000, 30)

    def _tapped(self, x, y):
        self.tapped.append((x, y))

    def _grab(self, event, x, y):
        return self.holds

    def _grabbed(self, event, x, y):
        self.grabbed.append((event.stroke, x, y))


@pytest.fixture
def page(seen):
    return seen(Page)


def test_a_screen_has_a_title_bar_with_or_without_a_title(phone, page):
    height = page.get_height()
    page.set_title(None)
    phone.run(0)
    assert page.get_height() == height


def test_the_view_is_as_high_as_the_content_area_and_leaves_room_for_the_scroll_bar(page):
    assert page._view()[1] == page.get_height() and page._view()[0] < page.get_width()


def test_it_scrolls_within_its_content(page):
    page._scroll_to(-50)
    assert page._scroll == 0
    page._scroll_to(5_000)
    assert page._scroll >= 1_000 - page.get_height() and page._scroll % 30 == 0


def test_to_reveal_what_is_in_view_moves_nothing(page):
    page._reveal(10, 60)
    assert page._scroll == 0


def test_what_is_below_is_revealed_at_the_next_place_that_cuts_nothing(page):
    page._reveal(500, 530)
    assert page._scroll % 30 == 0
    assert page._scroll <= 500 and page._scroll + page.get_height() >= 530


def test_what_is_above_is_revealed_at_the_top(page):
    page._scroll_to(600)
    page._reveal(120, 140)
    assert page._scroll == 120


def test_of_what_is_higher_than_the_view_the_top_is_revealed(page):
    page._reveal(300, 900)
    assert page._scroll == 300


def test_by_line_it_goes_from_stop_to_stop(page):
    page._scroll_by_line(True)
    page._scroll_by_line(True)
    assert page._scroll == 60
    page._scroll_by_line(False)
    assert page._scroll == 30


def test_a_drag_takes_the_content_along_and_is_no_tap(phone, page):
    phone.drag((100, 200), (100, 150), (100, 140))
    assert (page._scroll, page.tapped) == (60, [])


def test_a_finger_that_trembles_still_taps(phone, page):
    top = page._content()[1]
    phone.drag((100, 200), (100 + SLACK, 200 - SLACK))
    assert (page._scroll, page.tapped) == (0, [(100 + SLACK, 200 - SLACK - top)])


def test_a_tap_counts_from_the_contents_beginning(phone, page):
    page._scroll_to(300)
    phone.touch(100, 200)
    assert page.tapped == [(100, 200 - page._content()[1] + 300)]


def test_a_grabbed_finger_neither_drags_nor_taps(phone, page):
    page.holds = True
    phone.drag((100, 200), (100, 100))
    assert [stroke for stroke, _, _ in page.grabbed] == [Stroke.DRAGGED, Stroke.RELEASED]
    assert (page._scroll, page.tapped) == (0, [])
