"""Rating a film: a CustomItem that draws stars and is moved by arrows or a finger."""

from __future__ import annotations

import math
from collections.abc import Callable

from emulator.midp.lcdui import Canvas, Command, CustomItem, Display, Displayable, Form, Graphics, Item, StringItem

WORDS = ["Not yet rated", "Awful", "Not good", "All right", "Good", "Splendid"]
GOLD, GREY, INK = 0xE6A817, 0xCCD3DA, 0x7A5500


class Stars(CustomItem):
    """Five stars. The more are gold, the better it was."""

    COUNT = 5

    def __init__(self, label: str, size: int) -> None:
        super().__init__(label)
        self.size, self.value, self.inside = size, 0, False

    def get_min_content_width(self) -> int:
        return self.COUNT * (self.size + 2)

    def get_min_content_height(self) -> int:
        return self.size + 4

    def get_pref_content_width(self, height: int) -> int:
        return self.get_min_content_width()

    def get_pref_content_height(self, width: int) -> int:
        return self.get_min_content_height()

    def paint(self, g: Graphics, w: int, h: int) -> None:
        for place in range(self.COUNT):
            g.set_color(GOLD if place < self.value else GREY)
            star(g, place * (self.size + 2) + self.size // 2, self.size // 2 + 1, self.size // 2)
        if self.inside:
            g.set_color(INK)
            g.fill_rect(0, h - 2, w, 2)

    def traverse(self, dir: int, viewport_width: int, viewport_height: int, vis_rect_inout: list[int]) -> bool:
        entered, self.inside = not self.inside, True
        step = {Canvas.LEFT: -1, Canvas.RIGHT: 1}.get(dir, 0)
        if not entered and dir in (Canvas.UP, Canvas.DOWN):
            return False
        if not entered and step:
            self.rate(self.value + step)
        self.repaint()
        return True

    def traverse_out(self) -> None:
        self.inside = False
        self.repaint()

    def pointer_pressed(self, x: int, y: int) -> None:
        self.rate(x // (self.size + 2) + 1)

    def pointer_dragged(self, x: int, y: int) -> None:
        self.pointer_pressed(x, y)

    def rate(self, value: int) -> None:
        value = min(max(value, 0), self.COUNT)
        if value != self.value:
            self.value = value
            self.repaint()
            self.notify_state_changed()


def star(g: Graphics, x: int, y: int, radius: int) -> None:
    """Five points around a middle: ten triangles between the tips and the notches."""
    corners = []
    for number in range(10):
        reach, angle = (radius, radius * 0.42)[number % 2], number * math.pi / 5
        corners.append((x + round(reach * math.sin(angle)), y - round(reach * math.cos(angle))))
    for number in range(10):
        g.fill_triangle(x, y, *corners[number - 1], *corners[number])


class Review(Form):
    """A film, its stars, and the word for them."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("Rate a film")
        self.leave = back
        self.film = StringItem("Film: ", "The Third Phone, in black and white")
        self.stars = Stars("How was it?", max(display.get_best_image_height(Display.LIST_ELEMENT), 14))
        self.stars.set_layout(Item.LAYOUT_NEWLINE_BEFORE)
        self.verdict = StringItem("Verdict: ", WORDS[0])
        for item in (self.film, self.stars, self.verdict):
            self.append(item)
        self.set_item_state_listener(lambda item: self.verdict.set_text(WORDS[self.stars.value]))
        self.add_command(Command("Back", Command.BACK, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        self.leave()
