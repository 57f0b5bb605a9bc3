"""Settings of a phone: fields for a name, a number and a time, a gauge, groups, a button."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import (
    Choice,
    ChoiceGroup,
    Command,
    DateField,
    Display,
    Displayable,
    Form,
    Gauge,
    Item,
    StringItem,
    TextField,
)

MAX_VOLUME = 10
USUAL_VOLUME = 6


class Settings(Form):
    """The vibrator answers when it is ticked, the title follows the name."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("Settings")
        self.display, self.leave = display, back
        self.name = TextField("Name", "Anna", 20, TextField.ANY)
        self.pin = TextField("PIN", "1234", 8, TextField.NUMERIC | TextField.PASSWORD)
        self.volume = Gauge("Volume", True, MAX_VOLUME, USUAL_VOLUME)
        self.signals = ChoiceGroup("A call", Choice.MULTIPLE, ["rings", "vibrates", "lights up"], None)
        self.wake = DateField("Wake me at", DateField.TIME)
        self.reset = StringItem(None, "Usual settings", Item.BUTTON)
        self.reset.set_default_command(Command("Reset", Command.ITEM, 1))
        self.reset.set_item_command_listener(lambda command, item: self.set_usual())
        for item in (self.name, self.pin, self.volume, self.signals, self.wake, self.reset):
            self.append(item)
        self.set_usual()
        self.add_command(Command("Back", Command.BACK, 1))
        self.set_command_listener(self)
        self.set_item_state_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        self.leave()

    def item_state_changed(self, item: Item) -> None:
        if item is self.name:
            self.set_title(f"Settings of {self.name.get_string()}")
        elif item is self.signals and self.signals.is_selected(1):
            self.display.vibrate(300)

    def set_usual(self) -> None:
        self.volume.set_value(USUAL_VOLUME)
        self.signals.set_selected_flags([True, False, True])
