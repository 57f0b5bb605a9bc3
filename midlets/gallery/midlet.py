"""The gallery: every widget of MIDP at work, each in a little application of its own."""

from __future__ import annotations

from emulator.midp.lcdui import Choice, Command, Display, Displayable, List
from emulator.midp.midlet import MIDlet

from .alarm import alarms
from .book import Book
from .download import Download
from .icons import icon
from .pizza import Pizza
from .rating import Review
from .settings import Settings
from .shopping import Shopping

# What the menu offers: a title, the colour of its icon, and what makes the screen out of (display, go back).
APPLICATIONS = [
    ("Shopping list", 0x2E9E4F, Shopping),
    ("Order a pizza", 0xD0312D, Pizza),
    ("Settings", 0x5B6B7C, Settings),
    ("Download", 0x2878D0, Download),
    ("Alarms", 0xE69A00, alarms),
    ("Rate a film", 0x8A3FC0, Review),
    ("A short book", 0x9A6A3A, Book),
]


class Widgets(MIDlet):
    """A menu of the applications. Each has a Back that leads to it."""

    def __init__(self) -> None:
        super().__init__()
        self.display = Display.get_display(self)
        self.exit = Command("Exit", Command.EXIT, 1)
        self.menu = List("Widgets", Choice.IMPLICIT, [title for title, _, _ in APPLICATIONS],
                         [icon(color, self.display.get_best_image_height(Display.LIST_ELEMENT))
                          for _, color, _ in APPLICATIONS])
        self.menu.add_command(self.exit)
        self.menu.set_command_listener(self)

    def start_app(self) -> None:
        if self.display.get_current() is None:
            self.show_menu()

    def show_menu(self) -> None:
        self.display.set_current(self.menu)

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self.exit:
            self.notify_destroyed()
        else:
            _, _, make = APPLICATIONS[self.menu.get_selected_index()]
            self.display.set_current(make(self.display, self.show_menu))
