"""The phone's own screens: home, and what is said of a MIDlet's fault.

Home is a MIDlet on the public API. Nothing else may reach into the phone as it does: the
class is made for one phone by `home_of`.
"""

from __future__ import annotations

import datetime
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Timer, TimerTask

from .lifecycle import State
from .program import Program

if TYPE_CHECKING:
    from .session import Session
    from .software import Software

PACKAGE = Path(__file__).resolve().parents[1]
TOP_LEFT = Graphics.TOP | Graphics.LEFT
TOP_CENTRE = Graphics.TOP | Graphics.HCENTER


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


class HomeScreen(Canvas):
    """Clock, date, and the MIDlets to start or go on with."""

    def __init__(self, software: Software) -> None:
        super().__init__()
        self._software = software
        self._open = Command("Open", Command.OK, 1)
        self._index = 0
        self._programs: list[Program] = []
        self._small = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._text = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_MEDIUM)
        self._large = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE)
        self.set_command_listener(lambda command, screen: self._choose_program())

    def show_notify(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Paused MIDlets first, then all that can be started."""
        running = [session.program for session in reversed(self._software.sessions)]
        self._programs = running + [p for p in self._software.programs() if p.name not in {r.name for r in running}]
        if self._programs:
            self.add_command(self._open)
        self._index = min(self._index, max(len(self._programs) - 1, 0))
        self.repaint()

    def key_pressed(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        step = {Canvas.UP: -1, Canvas.DOWN: 1}.get(action, 0)
        if action == Canvas.FIRE:
            self._choose_program()
        elif step and self._programs:
            self._index = (self._index + step) % len(self._programs)
            self.repaint()

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) != Canvas.FIRE:
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        row = (y - self._top_of_list()) // self._row_height()
        if y >= self._top_of_list() and row < len(self._programs):
            self._index = row
            self._choose_program()

    def _choose_program(self) -> None:
        if not self._programs:
            return
        program = self._programs[self._index]
        for session in self._software.sessions:
            if session.program is program:
                session.start()
                return
        self._software.launch(program)

    def paint(self, g: Graphics) -> None:
        theme, width, height = self._display._look.theme, self.get_width(), self.get_height()
        g.set_color(theme.background)
        g.fill_rect(0, 0, width, height)
        now = self._now()
        g.set_color(theme.foreground)
        g.set_font(self._large)
        g.draw_string(f"{now:%H:%M}", width // 2, 4, TOP_CENTRE)
        g.set_font(self._small)
        g.draw_string(f"{now:%d.%m.%Y}", width // 2, 4 + self._large.get_height(), TOP_CENTRE)
        for row, program in enumerate(self._programs):
            self._paint_row(g, row, program)

    def _paint_row(self, g: Graphics, row: int, program: Program) -> None:
        theme, top = self._display._look.theme, self._top_of_list() + row * self._row_height()
        chosen = row == self._index
        g.set_color(theme.highlighted_background if chosen else theme.background)
        g.fill_rect(4, top, self.get_width() - 8, self._row_height())
        g.set_color(theme.highlighted_foreground if chosen else theme.foreground)
        g.set_font(self._text)
        g.draw_string(self._label(program), 10, top + 2, TOP_LEFT)

    def _label(self, program: Program) -> str:
        paused = any(session.program is program and session.state is State.PAUSED
                     for session in self._software.sessions)
        return f"{program.title} (paused)" if paused else program.title

    def _now(self) -> datetime.datetime:
        now = self._display._runtime.current_time_millis()
        return datetime.datetime.fromtimestamp(now / 1000, datetime.UTC)

    def _top_of_list(self) -> int:
        return self._large.get_height() + self._small.get_height() + 12

    def _row_height(self) -> int:
        return self._text.get_height() + 4


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
            for line in wrapped(paragraph, self._font, width - 8):
                g.draw_string(line, 4, y, TOP_LEFT)
                y += self._font.get_height()
            y += self._font.get_height() // 3


def fault_in_words(title: str, error: BaseException) -> list[str]:
    """Paragraphs: whose fault, what it was, and where."""
    words = [f"{title} has failed.", f"{type(error).__name__}: {error}" if str(error) else type(error).__name__]
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)
              if not Path(frame.filename).is_relative_to(PACKAGE)]      # the guest's own, not what it called
    if places:
        words.append(f"{Path(places[-1][0]).name}, line {places[-1][1]}")
    return words


def wrapped(text: str, font: Font, width: int) -> list[str]:
    """The text in lines no wider than `width` pixels; a word that is wider is broken."""
    lines = [""]
    for word in text.split():
        if lines[-1] and font.string_width(f"{lines[-1]} {word}") > width:
            lines.append("")
        for letter in (" " if lines[-1] else "") + word:
            if font.string_width(lines[-1] + letter) > width:
                lines.append("")
            lines[-1] += letter
    return lines
