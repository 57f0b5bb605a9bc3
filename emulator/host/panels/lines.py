"""Lines: many lines of text to read, asked for anew while they are seen.

pygame_gui's own text box sets every line before the first is seen, which takes seconds for a
few thousand; here only those in sight are drawn.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pygame_gui
from pygame_gui.elements import UIImage, UIVerticalScrollBar, UIWindow

from emulator.handset.typeface import Typeface

from .framed import Framed
from .theme import INK, PAPER

EVERY = 500                   # ms between two looks
SMALL, LARGE, ROOMY = 11, 13, 600     # pixels of a letter, and from which width on they are the larger ones
WIDEST, MARGIN = 720, 8       # of the panel; beside the text
FRAME = 64                    # pixels of the panel over and under its lines
KEYS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}

Show = Callable[[list[str]], object]


class Lines(Framed):
    """A window of lines with a scroll bar; `refresh(show)` is called now and then and calls `show(lines)`.

    `follow`: its end is seen, unless the reader goes elsewhere. `most`: lines it has room for.
    """

    def __init__(self, manager: pygame_gui.UIManager, title: str, refresh: Callable[[Show], object], *,
                 follow: bool = False, most: int = 1_000) -> None:
        self._refresh, self._follow = refresh, follow
        box = panel_box(manager.window_resolution)
        self._face = Typeface(LARGE if box.width >= ROOMY else SMALL, monospace=True)
        self._lines: list[str] = []
        self._folded: list[str] = []
        self._top: int | None = None                   # the first line in sight; None: not drawn yet
        self._asked: int | None = None
        box.height = min(box.height, most * self._face.height + FRAME)
        self._window = UIWindow(box, manager, title)
        inside = self._window.get_container().get_rect()
        self._size = inside.width - 18 - MARGIN, inside.height - MARGIN
        self._fits = max(1, (self._size[1] - MARGIN) // self._face.height)
        self._columns = max(8, (self._size[0] - MARGIN) // self._face.width("0"))
        self._image = UIImage(pygame.Rect((MARGIN // 2, MARGIN // 2), self._size), pygame.Surface(self._size),
                              manager, container=self._window)
        self._bar = UIVerticalScrollBar(pygame.Rect(inside.width - 16, 2, 14, inside.height - 4), 1.0, manager,
                                        container=self._window)
        self._bar.set_container_to_check_hover_for_mousewheel_events(self._window)

    # -- the text ----------------------------------------------------------------------------------

    def pass_time(self, now_ms: int) -> None:
        if self._asked is None or now_ms - self._asked >= EVERY:
            self._asked = now_ms
            self._refresh(self.show)
        self._draw()

    def show(self, lines: list[str]) -> None:
        """Other lines from now on; the reader stays where he was, or at the end."""
        if lines == self._lines or not self.alive:
            return
        at_end = self._follow and (self._top is None or self._first() >= len(self._folded) - self._fits)
        first = self._first()
        self._lines = list(lines)
        self._folded = [piece for line in lines for piece in folded(line, self._columns)]
        self._bar.set_visible_percentage(min(1.0, self._fits / max(1, len(self._folded))))
        self._go_to(len(self._folded) if at_end else first)
        self._top = None

    def _first(self) -> int:
        return int(0.5 + self._bar.start_percentage * len(self._folded))

    def _go_to(self, first: int) -> None:
        last = max(0, len(self._folded) - self._fits)
        self._bar.set_scroll_from_start_percentage(max(0, min(first, last)) / max(1, len(self._folded)))

    def _draw(self) -> None:
        first = self._first()
        if first == self._top:
            return
        self._top = first
        picture = pygame.Surface(self._size)
        picture.fill(PAPER)
        for number, line in enumerate(self._folded[first:first + self._fits]):
            place = MARGIN // 2 - self._face.margin, MARGIN // 2 + number * self._face.height
            picture.blit(self._face.render(line, int(INK[1:], 16)), place)
        self._image.set_image(picture)

    # -- keyboard ----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in KEYS:
            self._go_to(self._first() + KEYS[event.key])
        elif event.key in PAGES:
            self._go_to(self._first() + PAGES[event.key] * self._fits)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self._go_to(0 if event.key == pygame.K_HOME else len(self._folded))
        elif event.key == pygame.K_ESCAPE:
            self.close()
        else:
            return False
        return True


def panel_box(room: tuple[int, int], widest: int = WIDEST) -> pygame.Rect:
    """A dialog's place: nearly the whole window, below its strip."""
    width = min(widest, room[0] - 12)
    return pygame.Rect((room[0] - width) // 2, 34, width, max(80, room[1] - 46))


def folded(line: str, columns: int) -> list[str]:
    """A line on lines of so many letters, between words if it can be; what goes on is set in a little more."""
    line = line.rstrip().expandtabs(4)
    columns = min(columns, 120)
    inset = " " * min(len(line) - len(line.lstrip()) + 2, columns // 2)
    pieces = []
    while len(line) > columns:
        cut = line.rfind(" ", columns // 2, columns + 1)
        cut = columns if cut < 0 else cut
        pieces.append(line[:cut])
        line = inset + line[cut:].lstrip()
    return [*pieces, line]
