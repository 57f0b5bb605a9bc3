"""The phone's own screens for installing: the address, the steps with a bar that moves, and how it ended.

LCDUI on the public API, as the home screen itself is. The installation runs on a thread of the
phone's own; what it tells is shown on the home screen's event thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.command import Command
from emulator.midp.lcdui.displayable import Displayable
from emulator.midp.lcdui.form import Form
from emulator.midp.lcdui.gauge import Gauge
from emulator.midp.lcdui.item import Item
from emulator.midp.lcdui.string_item import StringItem
from emulator.midp.lcdui.text_box import TextBox
from emulator.midp.lcdui.text_field import TextField

from ..install.install import Installation, Refusal, Step
from ..install.installed import InstalledSuite
from . import words

if TYPE_CHECKING:
    from .home import Home

ADDRESS, STOP, AGAIN, HOME = "Address of a suite", "Stop", "Again", "Home"
INSTALLED, NOT_INSTALLED = "Installed", "Not installed"
LONGEST = 256            # characters of an address
WHOLE = 100              # of the bar
BEFORE, BEHIND = 10, 80  # where the download begins and ends on it
YES, NO = "Yes", "No"


class InstallScreen:
    """Asks for the address of a suite, installs it and says what became of it.

    `home` is the home screen's MIDlet; its `back()` is called at the end.
    """

    def __init__(self, home: Home, url: str = "") -> None:
        self._home = home
        self._address = _address_box(url or "http://")
        self._address.set_command_listener(self._asked)
        self._step, self._bar, self._bytes = StringItem(None, ""), Gauge(None, False, WHOLE, 0), StringItem(None, "")
        self._progress = Form(words.INSTALL, [self._step, self._bar, self._bytes])
        self._progress.add_command(Command(STOP, Command.STOP, 1))
        self._progress.set_command_listener(lambda command, screen: self._stop())
        self._installation: Installation | None = None

    def show(self) -> None:
        """The address first."""
        self._home.display.set_current(self._address)

    # -- the address -------------------------------------------------------------------------------

    def _asked(self, command: Command, screen: Displayable) -> None:
        if command.get_command_type() == Command.BACK:
            self._home.back()
            return
        self._show_step(Step.DESCRIPTOR, 0, 0)
        self._home.display.set_current(self._progress)
        display = self._home.display
        work = self._home.software.installed.install(
            _whole(self._address.get_string()), self._confirm,
            lambda step, done, size: display.call_serially(lambda: self._show_step(step, done, size)))
        work.on_end = lambda: display.call_serially(lambda: self._end(work))
        self._installation = work

    def _confirm(self, question: str) -> bool:
        """On the installer's thread, which waits for the answer."""
        return self._home.software.prompts.ask(question, [YES, NO], title=words.INSTALL) == YES

    # -- the steps ---------------------------------------------------------------------------------

    def _show_step(self, step: Step, done: int, size: int) -> None:
        self._step.set_text(step.words)
        self._bytes.set_text(f"{words.in_bytes(done)} of {words.in_bytes(size)}" if size else "")
        value = _place(step, done, size)
        if value is None:
            self._bar.set_max_value(Gauge.INDEFINITE)
            self._bar.set_value(Gauge.CONTINUOUS_RUNNING)
        else:
            self._bar.set_max_value(WHOLE)
            self._bar.set_value(value)

    def _stop(self) -> None:
        if self._installation is not None:
            self._installation.stop()

    # -- the end -----------------------------------------------------------------------------------

    def _end(self, work: Installation) -> None:
        self._installation = None
        if work.refusal is None:
            self._say_installed(work.result())
        else:
            self._say_refused(work.refusal)

    def _say_installed(self, suite: InstalledSuite) -> None:
        self._home.icons.forget()                   # an update may have others
        form = Form(INSTALLED, _rows(f"{suite.name} {suite.version}", suite.vendor, words.in_bytes(suite.size)))
        open_it = Command(words.OPEN, Command.OK, 1)
        form.add_command(open_it)
        form.add_command(Command(HOME, Command.BACK, 2))

        def chosen(command: Command, screen: Displayable) -> None:
            self._home.back()
            if command is open_it:
                self._home.software.launch(suite.programs[0])
        form.set_command_listener(chosen)
        self._home.display.set_current(form)

    def _say_refused(self, refusal: Refusal) -> None:
        said = refusal.problem if refusal.found is None else f"{refusal.problem} {refusal.found!r}"
        form = Form(NOT_INSTALLED, _rows(f"{said[:1].upper()}{said[1:]}.", str(refusal.status)))
        again = Command(AGAIN, Command.OK, 1)
        form.add_command(again)
        form.add_command(Command(HOME, Command.BACK, 2))
        form.set_command_listener(lambda command, screen: self.show() if command is again else self._home.back())
        self._home.display.set_current(form)


def _address_box(text: str) -> TextBox:
    box = TextBox(ADDRESS, text[:LONGEST], LONGEST, TextField.URL)
    box.add_command(Command(words.INSTALL, Command.OK, 1))
    box.add_command(Command(words.BACK, Command.BACK, 2))
    return box


def _whole(address: str) -> str:
    """An address as a person types it is one of http.

    >>> _whole(" example.com/a.jad"), _whole("https://example.com/a.jad")
    ('http://example.com/a.jad', 'https://example.com/a.jad')
    """
    address = address.strip()
    return address if "://" in address else f"http://{address}"


def _rows(*texts: str) -> list[Item]:
    """Texts one under another."""
    items: list[Item] = [StringItem(None, text) for text in texts]
    for item in items:
        item.set_layout(Item.LAYOUT_NEWLINE_BEFORE | Item.LAYOUT_LEFT)
    return items


def _place(step: Step, done: int, size: int) -> int | None:
    """How far the bar is; None while bytes come of which nobody knows how many there will be.

    >>> [_place(Step.ATTRIBUTES, 0, 0), _place(Step.DOWNLOAD, 1, 2), _place(Step.KEEP, 0, 0)]
    [1, 45, 98]
    """
    steps = list(Step)
    here, download = steps.index(step), steps.index(Step.DOWNLOAD)
    if step in (Step.DOWNLOAD, Step.DESCRIPTOR) and done and not size:
        return None
    if here < download:
        return BEFORE * here // download
    if here == download:
        return BEFORE + (BEHIND - BEFORE) * min(done, size) // max(size, 1)
    return BEHIND + (WHOLE - BEHIND) * (here - download) // (len(steps) - download)
