"""Conversation: the messages from and to one contact, on a Canvas; arrows and finger scroll, fire writes."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System
from emulator.midp.lcdui import Canvas, Font, Graphics

from . import marks
from .bubbles import DAY, GAP, PAD, TAIL, Bubble, Divider, Layout, Page
from .contacts import Contact
from .history import State
from .messenger import Messenger
from .words import Words

TOP_LEFT, TOP_CENTRE = Graphics.TOP | Graphics.LEFT, Graphics.TOP | Graphics.HCENTER
PAPER, INK, PALE = 0xE9EEF2, 0x1B2733, 0x66757F
THEIRS, MINE, FAILED = 0xFFFFFF, 0xD3F0C4, 0xFBD3CE
NEW, DAYS = 0xF2994A, 0xCFDAE3
BAR, THUMB = 3, 0x9FB0BC
TAP = 6                    # pixels that a finger may move and still tap


class Conversation(Canvas):
    """Shows a contact's messages, the newest below; it begins with what is new, which is marked until it is left."""

    def __init__(self, words: Words, messenger: Messenger, contact: Contact, write: Callable[[], object]) -> None:
        super().__init__()
        self.contact = contact
        self._words, self._messenger, self._write = words, messenger, write
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._bold = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_SMALL)
        self._top = 0                                   # the pixel of the page that is uppermost
        self._page = Page([], [], 0)
        self._layout = Layout(self._font, self._font, self.get_width() - BAR)
        self._laid_out: tuple[int, int] = (0, 0)
        unread = [message.id for message in messenger.history.of(contact.id) if not message.is_read]
        self._first_new = unread[0] if unread else None
        self._finger: tuple[int, int] | None = None     # where it came down, until it drags
        self._last_y: int | None = None
        self.set_title(contact.name)
        self._lay_out()
        self._top = self._beginning

    # -- what has changed ------------------------------------------------------------------------

    def show_notify(self) -> None:
        self._messenger.read(self.contact)

    def size_changed(self, w: int, h: int) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Something came or changed. Who reads the newest goes on doing so."""
        was_at_end, count = self._top >= self._bottom, len(self._page.bubbles)
        if self.is_shown():
            self._messenger.read(self.contact)
        self._lay_out()
        grew = len(self._page.bubbles) > count
        is_own = grew and self._page.bubbles[-1].message.is_mine
        if is_own and self._first_new is not None:
            self._first_new = None                      # who answers has read what was new
            self._lay_out()
        self._top = self._bottom if was_at_end or is_own else min(self._top, self._bottom)
        self.repaint()

    @property
    def _bottom(self) -> int:
        """Where the page stands when its newest message can be seen."""
        return max(0, self._page.height - self.get_height())

    @property
    def _beginning(self) -> int:
        """Where reading begins: with what is new, else with the newest."""
        return next((min(mark.y - GAP, self._bottom) for mark in self._page.dividers if mark.is_new), self._bottom)

    def _lay_out(self) -> None:
        today = System.current_time_millis() // DAY
        named = {today: self._words.today, today - 1: self._words.yesterday}
        if self._layout.width != self.get_width() - BAR:
            self._layout = Layout(self._font, self._font, self.get_width() - BAR)
        self._page = self._layout.page(self._messenger.history.of(self.contact.id), self._first_new,
                                       self._words.new_messages, named)
        self._laid_out = self.get_width(), self.get_height()

    # -- keys and finger ---------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        step = max(self._font.get_height() * 2, self.get_height() // 3)
        if key_code == Canvas.KEY_POUND:
            self._scroll_to(self._bottom)
        elif key_code == Canvas.KEY_STAR:
            self._scroll_to(0)
        elif action == Canvas.UP:
            self._scroll_to(self._top - step)
        elif action == Canvas.DOWN:
            self._scroll_to(self._top + step)
        elif action == Canvas.FIRE:
            self._write()

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) in (Canvas.UP, Canvas.DOWN):
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        self._finger, self._last_y = (x, y), y

    def pointer_dragged(self, x: int, y: int) -> None:
        if self._last_y is None:
            return
        if self._finger is not None and abs(y - self._finger[1]) <= TAP:
            return
        self._finger = None
        self._scroll_to(self._top + self._last_y - y)
        self._last_y = y

    def pointer_released(self, x: int, y: int) -> None:
        tapped, self._finger, self._last_y = self._finger, None, None
        if tapped is None:
            return
        for bubble in self._page.bubbles:
            inside = bubble.x <= x < bubble.x + bubble.width and bubble.y <= y + self._top < bubble.y + bubble.height
            if inside and bubble.message.state is State.FAILED:
                self._messenger.send_again(self.contact)
        if not self._page.bubbles:
            self._write()

    def _scroll_to(self, top: int) -> None:
        self._top = min(max(top, 0), self._bottom)
        self.repaint()

    # -- painting ----------------------------------------------------------------------------------

    def paint(self, g: Graphics) -> None:
        if self._laid_out != (self.get_width(), self.get_height()):
            self.refresh()
        width, height = self.get_width(), self.get_height()
        g.set_color(PAPER)
        g.fill_rect(0, 0, width, height)
        g.set_font(self._font)
        if not self._page.bubbles:
            g.set_color(PALE)
            g.draw_string(self._words.no_messages, width // 2, (height - self._font.get_height()) // 2, TOP_CENTRE)
        for divider in self._page.dividers:
            if self._is_seen(divider.y, divider.height):
                self._paint_divider(g, divider, divider.y - self._top)
        for bubble in self._page.bubbles:
            if self._is_seen(bubble.y, bubble.height):
                self._paint_bubble(g, bubble, bubble.y - self._top)
        self._paint_bar(g)

    def _is_seen(self, y: int, height: int) -> bool:
        return y + height > self._top and y < self._top + self.get_height()

    def _paint_divider(self, g: Graphics, divider: Divider, y: int) -> None:
        middle = (self.get_width() - BAR) // 2
        width = self._font.string_width(divider.text) + 4 * PAD
        if divider.is_new:
            g.set_color(NEW)
            g.fill_rect(GAP, y + divider.height // 2, 2 * middle - 2 * GAP, 1)
        g.set_color(NEW if divider.is_new else DAYS)
        g.fill_round_rect(middle - width // 2, y, width, divider.height, divider.height, divider.height)
        g.set_color(THEIRS if divider.is_new else PALE)
        g.draw_string(divider.text, middle, y + 1, TOP_CENTRE)

    def _paint_bubble(self, g: Graphics, bubble: Bubble, y: int) -> None:
        message = bubble.message
        g.set_color(FAILED if message.state is State.FAILED else MINE if message.is_mine else THEIRS)
        g.fill_round_rect(bubble.x, y, bubble.width, bubble.height, 9, 9)
        self._paint_tail(g, bubble, y)
        g.set_color(INK)
        line_y = y + PAD // 2
        for line in bubble.lines:
            g.draw_string(line, bubble.x + PAD, line_y, TOP_LEFT)
            line_y += self._font.get_height()
        right, base = bubble.x + bubble.width - PAD, y + bubble.height - PAD // 2 - self._font.get_height()
        if message.is_mine:
            marks.paint(g, message.state, right, base + self._font.get_baseline_position())
            right -= marks.WIDTH + 2
        g.set_color(PALE)
        g.draw_string(bubble.stamp, right, base, Graphics.TOP | Graphics.RIGHT)

    @staticmethod
    def _paint_tail(g: Graphics, bubble: Bubble, y: int) -> None:
        """A corner below that points to whoever wrote it."""
        low = y + bubble.height - 5
        edge, tip = (bubble.x + bubble.width - 1, TAIL) if bubble.message.is_mine else (bubble.x, -TAIL)
        inner = edge - tip
        g.fill_triangle(inner, low - 5, edge + tip, low + 4, inner, low + 4)

    def _paint_bar(self, g: Graphics) -> None:
        """How far down the page stands, if it is longer than the screen."""
        height, page = self.get_height(), self._page.height
        if page > height:
            size = max(8, height * height // page)
            g.set_color(THUMB)
            g.fill_rect(self.get_width() - BAR + 1, (height - size) * self._top // (page - height), BAR - 1, size)
