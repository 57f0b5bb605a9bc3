"""A download: a gauge with a known end, one without, and an Alert with a gauge in it."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import Alert, AlertType, Command, Display, Displayable, Form, Gauge, StringItem, Ticker
from emulator.midp.util import Timer, TimerTask

KILOBYTES = 48
PACKET = 250     # ms for each kilobyte


class Download(Form):
    """Begins when it is asked to, and can be stopped."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("Download")
        self.display, self.leave = display, back
        self.progress = Gauge("Ringtone", False, KILOBYTES, 0)
        self.line = Gauge("Line", False, Gauge.INDEFINITE, Gauge.CONTINUOUS_IDLE)
        self.size = StringItem("Size: ", f"{KILOBYTES} kB")
        for item in (self.size, self.progress, self.line):
            self.append(item)
        self.set_ticker(Ticker("Tip: while something is loaded the line is busy."))
        self.start, self.stop = Command("Start", Command.OK, 1), Command("Stop", Command.STOP, 1)
        self.back = Command("Back", Command.BACK, 1)
        self.add_command(self.start)
        self.add_command(self.back)
        self.set_command_listener(self)
        self.timer: Timer | None = None

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self.start:
            self.begin()
        elif c is self.stop:
            self.end()
        else:
            self.end()
            self.leave()

    def begin(self) -> None:
        self.progress.set_value(0)
        self.line.set_value(Gauge.CONTINUOUS_RUNNING)
        self.remove_command(self.start)
        self.add_command(self.stop)
        self.timer = Timer()
        self.timer.schedule(TimerTask(self.packet), PACKET, PACKET)

    def packet(self) -> None:
        """Another kilobyte has come."""
        self.progress.set_value(self.progress.get_value() + 1)
        if self.progress.get_value() == KILOBYTES:
            self.end()
            self.display.set_current(self.receipt(), self)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.line.set_value(Gauge.CONTINUOUS_IDLE)
            self.remove_command(self.stop)
            self.add_command(self.start)

    def receipt(self) -> Alert:
        """What became of it, and how full the phone is now."""
        alert = Alert("Done", "The ringtone is kept. This is how full your phone is:", None, AlertType.CONFIRMATION)
        alert.set_indicator(Gauge(None, False, 100, 64))
        return alert
