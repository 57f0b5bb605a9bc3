"""Alerts of all five kinds, and of none: how they look and sound, and when they go."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import Alert, AlertType, Choice, Command, Display, Displayable, List

KINDS = [
    ("Message", "You have one new message.", AlertType.INFO),
    ("Sent", "Your message is on its way.", AlertType.CONFIRMATION),
    ("Battery", "The battery is nearly empty.", AlertType.WARNING),
    ("Error", "The card cannot be read. Take it out, wipe it, and put it in again.", AlertType.ERROR),
    ("Wake up", "It is seven o'clock.", AlertType.ALARM),
    ("Note", "This one has no kind, no picture and no sound.", None),
]


def alarms(display: Display, back: Callable[[], None]) -> List:
    """A list of them; the one that wakes you stays until it is dismissed."""
    screen = List("Alarms", Choice.IMPLICIT, [title for title, _, _ in KINDS], None)
    leave = Command("Back", Command.BACK, 1)

    def choose(command: Command, d: Displayable) -> None:
        if command is leave:
            back()
            return
        title, text, kind = KINDS[screen.get_selected_index()]
        alert = Alert(title, text, None, kind)
        if kind is AlertType.ALARM:
            alert.set_timeout(Alert.FOREVER)
        display.set_current(alert, screen)

    screen.add_command(leave)
    screen.set_command_listener(choose)
    return screen
