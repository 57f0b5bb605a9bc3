"""The phone's own screens: home, and what is said of a MIDlet's fault.

Home is a MIDlet on the public API. Nothing else may reach into the phone as it does: the
class is made for one phone by `home_of`.
"""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.paragraph import wrap
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Timer, TimerTask

from .home_screen import HomeScreen
from .lifecycle import State
from .program import Program

if TYPE_CHECKING:
    from .session import Session
    from .software import Software

PACKAGE = Path(__file__).resolve().parents[1]
TOP_LEFT = Graphics.TOP | Graphics.LEFT


def home_of(software: Software) -> Program:
    """The home screen of this phone, as a program it can run."""
    midlet_class = type("Home", (Home,), {"software": software})
    return Program.of_class(midlet_class, {"MIDlet-Name": "Phone", "MIDlet-Vendor": "Phone"})


class Home(MIDlet):
    """What the phone shows when no MIDlet does."""

    software: Software

    def __init__(self) -> None:
        super().__init__()
        self.display = Display.get_display(self)
        self.screen = HomeScreen(self.software)

    def start_app(self) -> None:
        if self.display.get_current() is None:
            self.display.set_current(self.screen)
            Timer().schedule(TimerTask(self.screen.repaint), 1_000, 1_000)

    def refresh(self) -> None:
        """What runs has changed."""
        self.screen.refresh()

    def show_fault(self, session: Session, error: Exception) -> None:
        """Say what a MIDlet raised, and offer to go on or to end it."""
        self.display.set_current(FaultScreen(self, session, error))

    def back(self) -> None:
        """Home again."""
        self.display.set_current(self.screen)


class FaultScreen(Canvas):
    """A MIDlet's fault in words: which MIDlet, what was raised, and where."""

    def __init__(self, home: Home, session: Session, error: Exception) -> None:
        super().__init__()
        self._home, self._session = home, session
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._words = fault_in_words(session.program.title, error)
        self._close, self._go_on = Command("Close", Command.EXIT, 1), Command("Continue", Command.OK, 1)
        self.set_title("Application error")
        self.add_command(self._close)
        if session.state is not State.DESTROYED:
            self.add_command(self._go_on)
        self.set_command_listener(self._chosen)

    def _chosen(self, command: Command, screen: Displayable) -> None:
        self._home.back()
        if command is self._go_on and not self._session.ended:
            self._session.held_back = False
            self._home.software.bring(self._session)
        elif command is self._close:
            self._session.destroy()

    def paint(self, g: Graphics) -> None:
        theme, width = self._display._look.theme, self.get_width()
        g.set_color(theme.background)
        g.fill_rect(0, 0, width, self.get_height())
        g.set_color(theme.foreground)
        g.set_font(self._font)
        y = 3
        for paragraph in self._words:
            for line in wrap(paragraph, self._font, width - 8):
                g.draw_string(line, 4, y, TOP_LEFT)
                y += self._font.get_height()
            y += self._font.get_height() // 3


def fault_in_words(title: str, error: BaseException) -> list[str]:
    """Paragraphs: whose fault, what it was, and where."""
    said = " ".join(str(error).split())
    words = [f"{title} has failed.", f"{type(error).__name__}: {said}" if said else type(error).__name__]
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)
              if not Path(frame.filename).is_relative_to(PACKAGE)]      # the guest's own, not what it called
    if isinstance(error, SyntaxError) and error.filename:
        places = [(error.filename, error.lineno)]
    if places:
        words.append(f"{Path(places[-1][0]).name}, line {places[-1][1]}")
    return words
