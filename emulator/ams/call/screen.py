"""The screen of a call, a MIDlet of the phone's own: who calls, for how long, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui import smooth
from emulator.midp.lcdui.canvas import Canvas
from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.display import Display
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.font import Font
from emulator.midp.lcdui.graphics import Graphics
from emulator.midp.lcdui.paragraph import wrap
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Timer, TimerTask

from ..home import words
from ..home.status import Status, StatusBar
from ..home.wallpaper import Wallpaper
from ..program import Program
from .states import Call, CallMove, CallState

if TYPE_CHECKING:
    from .call import Calls

TOP_CENTRE = Graphics.TOP | Graphics.HCENTER
GREEN, RED = 0x3DA35D, 0xD5483F
GAP = 4
LOW = 70          # pixels of content: below, no status bar
SMALLEST = 16     # pixels of the symbol: rather none than a smaller one
OFFERS = {        # to the person, in each state
    CallState.NONE: (),
    CallState.RINGING: (CallMove.ANSWER, CallMove.REJECT),
    CallState.DIALLING: (CallMove.CANCEL,),
    CallState.TALKING: (CallMove.HANG_UP,),
    CallState.FAILED: (CallMove.CLEAR,),
}


def call_program(calls: Calls) -> Program:
    """The call's screen of this phone, as a program it can run."""
    midlet_class = type("Call", (CallMIDlet,), {"calls": calls})
    return Program.of_class(midlet_class, {"MIDlet-Name": "Call", "MIDlet-Vendor": "Phone"})


class CallMIDlet(MIDlet):
    """In front while there is a call."""

    calls: Calls

    def __init__(self) -> None:
        super().__init__()
        self.screen = CallScreen(self.calls)
        self._clock: Timer | None = None

    def start_app(self) -> None:
        Display.get_display(self).set_current(self.screen)

    def changed(self) -> None:
        """The call has begun, was answered, or is over: the time of one that is answered is seen to run."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self.calls.state is CallState.TALKING:
            self._clock = Timer()
            self._clock.schedule(TimerTask(self.screen.repaint), 1_000, 1_000)
        self.screen.changed()


class CallScreen(Canvas):
    """The number in the middle, the time under it; on a phone with a touch screen, buttons to tap."""

    def __init__(self, calls: Calls) -> None:
        super().__init__()
        self._calls = calls
        self._moves = {
            Command(words.ANSWER, Command.OK, 1): CallMove.ANSWER,
            Command(words.REJECT, Command.STOP, 1): CallMove.REJECT,
            Command(words.HANG_UP, Command.STOP, 1): CallMove.HANG_UP,
            Command(words.STOP_CALLING, Command.STOP, 1): CallMove.CANCEL,
            Command(words.CLOSE, Command.STOP, 1): CallMove.CLEAR,
        }
        look = self._display._look
        self._wallpaper, self._bar, self._small = Wallpaper(look), StatusBar(look), look.small
        self._fonts = [Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, size)
                       for size in (Font.SIZE_LARGE, Font.SIZE_MEDIUM, Font.SIZE_SMALL)]
        self.set_command_listener(self._chosen)

    def changed(self) -> None:
        """Other commands, another picture."""
        for command, move in self._moves.items():
            self.remove_command(command)
            if move in OFFERS[self._calls.state]:
                self.add_command(command)
        self.repaint()

    def _chosen(self, command: Command, screen: Displayable) -> None:
        self._calls.move(self._moves[command])

    # -- the finger; the green and the red key are call.py's ----------------------------------------

    def pointer_pressed(self, x: int, y: int) -> None:
        for move, left, top, width, height in self._buttons():
            if left <= x < left + width and top <= y < top + height:
                self._calls.move(move)
                return

    def _buttons(self) -> list[tuple[CallMove, int, int, int, int]]:
        """What can be tapped, with its box; nothing without a touch screen or without room."""
        width, height = self.get_width(), self.get_height()
        moves = list(OFFERS[self._calls.state])
        if not self.has_pointer_events() or height < 280 or not moves:
            return []
        wide, tall = (width - 12 * (len(moves) + 1)) // len(moves), 44
        if self._display._look.back_key == "soft_left":
            moves.reverse()                        # under them are the soft keys that do the same
        return [(move, 12 + place * (wide + 12), height - tall - 16, wide, tall)
                for place, move in enumerate(moves)]

    # -- painting --------------------------------------------------------------------------------

    def paint(self, g: Graphics) -> None:
        width, height, theme = self.get_width(), self.get_height(), self._display._look.theme
        self._wallpaper.paint(g, width, height)
        call, buttons, above = self._calls.current, self._buttons(), 0
        if call is None:
            return
        if height >= LOW:
            self._bar.paint(g, Status.of(self._calls.software), theme.wallpaper, theme.wallpaper_text)
            above = self._bar.height + GAP
        below = buttons[0][2] - GAP if buttons else height
        self._paint_call(g, call, above, below - above)
        for button in buttons:
            self._button(g, *button)

    def _paint_call(self, g: Graphics, call: Call, top: int, room: int) -> None:
        """What it is, the symbol, the number and the time, in the middle of the room there is."""
        small, width = self._small, self.get_width()
        lines, font = self._number(call.number or words.WITHHELD, width - 4 * GAP)
        texts = len(lines) * font.get_height() + 2 * small.get_height()
        size = min(96, width // 3, room - texts - 4 * GAP)
        size, gap = (size, GAP) if size >= SMALLEST else (0, 0)
        y = top + max(0, (room - texts - size - 3 * gap) // 2)
        y = self._line(g, small, self._what(call), y)
        if size:
            self._symbol(g, (width - size) // 2, y + gap, size)
        y += size + 2 * gap
        for line in lines:
            y = self._line(g, font, line, y)
        if self._calls.state is CallState.TALKING:
            self._line(g, small, in_minutes(call.duration(self._display._runtime.kernel.now)), y + gap)

    def _what(self, call: Call) -> str:
        """What it is; of a call that failed, why."""
        if self._calls.state is CallState.FAILED:
            return words.OUTCOMES[call.outcome.name].capitalize()
        return {CallState.RINGING: words.INCOMING, CallState.DIALLING: words.CALLING}.get(
            self._calls.state, words.IN_CALL)

    def _line(self, g: Graphics, font: Font, text: str, y: int) -> int:
        g.set_color(self._display._look.theme.wallpaper_text)
        g.set_font(font)
        g.draw_string(text, self.get_width() // 2, y, TOP_CENTRE)
        return y + font.get_height()

    def _number(self, number: str, room: int) -> tuple[list[str], Font]:
        """In the largest font that takes it on one line; else in the smallest, on several."""
        for font in self._fonts:
            if font.string_width(number) <= room:
                return [number], font
        return wrap(number, self._fonts[-1], room)[:3], self._fonts[-1]

    def _symbol(self, g: Graphics, x: int, y: int, size: int) -> None:
        """A receiver on a disc: green, and red if the call failed."""
        color = RED if self._calls.state is CallState.FAILED else GREEN
        smooth.draw(g, "disc", x, y, size, size, 0xFFFFFF)
        smooth.draw(g, "disc", x + 2, y + 2, size - 4, size - 4, color)
        inner = size * 5 // 9
        smooth.draw(g, "receiver", x + (size - inner) // 2, y + (size - inner) // 2, inner, inner, 0xFFFFFF)

    def _button(self, g: Graphics, move: CallMove, x: int, y: int, width: int, height: int) -> None:
        color = GREEN if move is CallMove.ANSWER else RED
        smooth.frame_box(g, x, y, width, height, 10, smooth.blend(color, 0xFFFFFF, 35), color)
        label = next(command.get_label() for command, known in self._moves.items() if known is move)
        font = self._fonts[1]
        g.set_color(0xFFFFFF)
        g.set_font(font)
        g.draw_string(label, x + width // 2, y + (height - font.get_height()) // 2, TOP_CENTRE)


def in_minutes(ms: int) -> str:
    """A call's time.

    >>> in_minutes(0), in_minutes(75_000), in_minutes(3_600_000)
    ('00:00', '01:15', '1:00:00')
    """
    seconds = ms // 1000
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes:02}:{seconds % 60:02}"
