"""A shopping list: a List to tick off, a TextBox to add to it, an Alert before anything is thrown away."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import Alert, AlertType, Choice, Command, Display, Displayable, List, TextBox, TextField

GOODS = ["Milk", "Bread", "Apples", "A dozen eggs", "Washing powder for coloured laundry", "Coffee"]


class Shopping(List):
    """Fire ticks off. Options: add something, throw away what is ticked off."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("Shopping list", Choice.MULTIPLE, GOODS, None)
        self.display, self.leave = display, back
        self.add = Command("Add", Command.SCREEN, 1)
        self.clear = Command("Clear", "Throw away what is ticked", Command.SCREEN, 2)
        self.back = Command("Back", Command.BACK, 1)
        for command in (self.add, self.clear, self.back):
            self.add_command(command)
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self.back:
            self.leave()
        elif c is self.add:
            self.display.set_current(Note(self))
        else:
            self.display.set_current(self.question())

    def question(self) -> Alert:
        """Is it to be thrown away?"""
        ticked = self.get_selected_flags([False] * self.size())
        if not ticked:
            return Alert("Nothing to do", "Tick something off first.", None, AlertType.INFO)
        alert = Alert("Are you sure?", f"Throw away {ticked} of {self.size()}?", None, AlertType.WARNING)
        yes, no = Command("Yes", Command.OK, 1), Command("No", Command.CANCEL, 1)
        alert.add_command(yes)
        alert.add_command(no)
        alert.set_command_listener(lambda command, screen: self.answer(command is yes))
        return alert

    def answer(self, yes: bool) -> None:
        for index in reversed(range(self.size())):
            if yes and self.is_selected(index):
                self.delete(index)
        self.display.set_current(self)


class Note(TextBox):
    """What is to be bought."""

    def __init__(self, shopping: Shopping) -> None:
        super().__init__("What else?", "", 40, TextField.ANY)
        self.shopping = shopping
        self.ok = Command("OK", Command.OK, 1)
        self.add_command(self.ok)
        self.add_command(Command("Cancel", Command.CANCEL, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        if c is self.ok and self.get_string().strip():
            self.shopping.append(self.get_string().strip(), None)
        self.shopping.display.set_current(self.shopping)
