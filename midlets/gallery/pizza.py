"""Ordering a pizza: three kinds of ChoiceGroup, a price that follows them, a button."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import (
    Alert,
    AlertType,
    Choice,
    ChoiceGroup,
    Command,
    Display,
    Displayable,
    Form,
    Item,
    Spacer,
    StringItem,
)

SIZES = {"Small": 600, "Normal": 800, "Large": 1_050}      # cents
TOPPINGS = {"Mushrooms": 80, "Olives": 60, "Ham": 120, "Extra cheese": 100}
TIMES = ["As soon as you can", "At noon", "At six", "At eight"]


class Pizza(Form):
    """The price is the sum of what is chosen."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("Order a pizza")
        self.display, self.leave = display, back
        self.sizes = ChoiceGroup("Size", Choice.EXCLUSIVE, list(SIZES), None)
        self.toppings = ChoiceGroup("On top", Choice.MULTIPLE, list(TOPPINGS), None)
        self.time = ChoiceGroup("When", Choice.POPUP, TIMES, None)
        self.price = StringItem("Price: ", None)
        self.order = StringItem(None, "Order", Item.BUTTON)
        self.order.set_default_command(Command("Order", Command.ITEM, 1))
        self.order.set_item_command_listener(lambda command, item: self.confirm())
        self.order.set_layout(Item.LAYOUT_CENTER | Item.LAYOUT_NEWLINE_BEFORE)
        self.sizes.set_selected_index(1, True)
        for item in (self.sizes, self.toppings, self.time, self.price, Spacer(1, 4), self.order):
            self.append(item)
        self.add_command(Command("Back", Command.BACK, 1))
        self.set_command_listener(self)
        self.set_item_state_listener(lambda item: self.show_price())
        self.show_price()

    def command_action(self, c: Command, d: Displayable) -> None:
        self.leave()

    def cents(self) -> int:
        """What it costs."""
        size = list(SIZES.values())[self.sizes.get_selected_index()]
        extra = (price for index, price in enumerate(TOPPINGS.values()) if self.toppings.is_selected(index))
        return size + sum(extra)

    def show_price(self) -> None:
        self.price.set_text(f"{self.cents() // 100}.{self.cents() % 100:02}")

    def confirm(self) -> None:
        when = self.time.get_string(self.time.get_selected_index()).lower()
        text = f"Your pizza comes {when}. {self.price.get_text()} to pay."
        self.display.set_current(Alert("Thank you", text, None, AlertType.CONFIRMATION), self)
