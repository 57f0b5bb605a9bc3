"""javax.microedition.lcdui.Alert: a message that stays for a while, or until it is dismissed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.keypad import Stroke

from ..lang.exceptions import IllegalArgumentException
from .alert_page import AlertPage
from .alert_type import AlertType
from .command import Command, Listener, SoftKeys
from .displayable import Displayable
from .image import Image

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.kernel import Alarm

    from .gauge import Gauge

DEFAULT_TIMEOUT = 3_000    # ms


class Alert(AlertPage):
    """A text, an image, a bar of progress. Timed ones go by themselves, the others are dismissed.

    One with several commands, or with more text than fits, waits for the person whatever its
    timeout. What comes next is said to `Display.set_current`.
    """

    FOREVER = -2
    DISMISS_COMMAND = Command("", Command.OK, 0)

    def __init__(self, title: str | None, alert_text: str | None = None, alert_image: Image | None = None,
                 alert_type: AlertType | None = None) -> None:
        super().__init__(title)
        self._text, self._type = alert_text, alert_type
        self._take_image(alert_image)
        self._timeout = self.get_default_timeout()
        self._commands = [Alert.DISMISS_COMMAND]
        self._next: Displayable | None = None            # what comes after it
        self._alarm: Alarm | None = None

    def get_default_timeout(self) -> int:
        """How long an Alert stays if nothing else is said, in ms."""
        return DEFAULT_TIMEOUT

    def get_timeout(self) -> int:
        """ms, or FOREVER; always FOREVER with several commands or more content than fits."""
        return Alert.FOREVER if self._must_wait() else self._timeout

    def set_timeout(self, time: int) -> None:
        """ms, or FOREVER; IllegalArgumentException for any other number that is not positive."""
        if time <= 0 and time != Alert.FOREVER:
            raise IllegalArgumentException(f"a timeout of {time} ms: give a positive one, or Alert.FOREVER (-2)")
        self._timeout = time
        self._start_timer()

    def get_type(self) -> AlertType | None:
        return self._type

    def set_type(self, type: AlertType | None) -> None:
        """The kind of message, or none: its symbol (if there is no image) and its sound."""
        self._type = type
        self._rearrange()

    def get_string(self) -> str | None:
        return self._text

    def set_string(self, str: str | None) -> None:
        """The text, or none."""
        self._text = str
        self._rearrange()
        self._start_timer()

    def get_image(self) -> Image | None:
        """The image that was given, not the copy that is shown of a mutable one."""
        return self._image

    def set_image(self, img: Image | None) -> None:
        """An image, or none. `set_image(get_image())` shows what was drawn on a mutable one since."""
        self._take_image(img)
        self._rearrange()
        self._start_timer()

    def set_indicator(self, indicator: Gauge | None) -> None:
        """A gauge under the text, or none.

        It must not be interactive, nor in a Form or Alert, nor have a label, commands, a listener, a
        locked size or a layout: IllegalArgumentException.
        """
        if indicator is not None and not self._is_plain(indicator):
            raise IllegalArgumentException("an Alert's gauge has no owner, label, commands, listener, locked size "
                                           "or layout, and is not interactive")
        self._take_indicator(indicator)
        self._start_timer()

    def get_indicator(self) -> Gauge | None:
        return self._indicator

    def add_command(self, cmd: Command) -> None:
        """Offer a command; the first one takes the place of DISMISS_COMMAND."""
        if cmd is Alert.DISMISS_COMMAND:
            return
        super().add_command(cmd)
        self._commands = [known for known in self._commands if known is not Alert.DISMISS_COMMAND]
        self._start_timer()

    def remove_command(self, cmd: Command | None) -> None:
        """Offer it no more; after the last one DISMISS_COMMAND is back."""
        if cmd is Alert.DISMISS_COMMAND:
            return
        super().remove_command(cmd)
        self._commands = self._commands or [Alert.DISMISS_COMMAND]
        self._start_timer()

    def set_command_listener(self, listener: Listener | None) -> None:
        """Who is told of commands, and then decides what comes next; None: the alert goes on by itself."""
        super().set_command_listener(listener)

    # -- ours ----------------------------------------------------------------------------------

    _DISMISS_KEY = Command("OK", Command.OK, 0)     # what is shown for DISMISS_COMMAND

    @staticmethod
    def _is_plain(gauge: Gauge) -> bool:
        return (not gauge.is_interactive() and gauge._owner is None and not gauge._commands
                and gauge._listener is None and gauge._label is None
                and gauge._locked == (-1, -1) and gauge._layout == 0)

    def _must_wait(self) -> bool:
        return len(self._commands) > 1 or self._overflows()

    def _soft_keys(self) -> SoftKeys:
        if self._commands[0] is Alert.DISMISS_COMMAND:
            return SoftKeys(other=self._DISMISS_KEY)
        return super()._soft_keys()

    def _choose(self, command: Command) -> None:
        """Without a listener of the MIDlet's any command dismisses it."""
        if command is self._DISMISS_KEY:
            command = Alert.DISMISS_COMMAND
        if self._listener is not None:
            super()._choose(command)
        else:
            self._display._after_alert(self)

    def _pressed(self, event: KeyEvent) -> None:
        """Fire stands for the only command; arrows scroll."""
        if event.key.name in ("fire", "enter") and event.stroke is Stroke.PRESSED and len(self._commands) == 1:
            self._choose(self._commands[0])
        else:
            super()._pressed(event)

    # -- the timer, while it can be seen ---------------------------------------------------------

    def _shown(self) -> None:
        super()._shown()
        if self._type is not None:
            self._type.play_sound(self._display)
        self._start_timer()

    def _hidden(self) -> None:
        super()._hidden()
        self._stop_timer()

    def _start_timer(self) -> None:
        """From now on, if it is seen and timed."""
        self._stop_timer()
        timeout = self.get_timeout()
        if timeout != Alert.FOREVER and self.is_shown():
            kernel = self._display._runtime.kernel
            self._alarm = kernel.at(kernel.now + timeout, lambda: self._display._post(self._time_is_up))

    def _stop_timer(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _time_is_up(self) -> None:
        """As if the only command had been chosen."""
        if self._alarm is not None:
            self._alarm = None
            self._choose(self._commands[0])
