"""A short book: text that flows, links in it, pictures beside and between the words."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lcdui import (
    Alert,
    AlertType,
    Command,
    Display,
    Displayable,
    Font,
    Form,
    ImageItem,
    Item,
    Spacer,
    StringItem,
)

from .icons import icon, landscape

BEFORE = "It was the year in which everybody carried a telephone, and "
AFTER = " was thought to be a game. I lived on a hill then.\n"
LATER = ("In the evenings we sent each other letters of a hundred and sixty characters, and waited. "
         "Nobody had told us yet that it was bad manners to wait.\n")
NOTE = "A snake that eats and grows, and must not bite itself."


class Book(Form):
    """Two pages and a note."""

    def __init__(self, display: Display, back: Callable[[], None]) -> None:
        super().__init__("A short book")
        self.display, self.leave = display, back
        chapter = StringItem(None, "One\n")
        chapter.set_font(Font.get_font(Font.FACE_SYSTEM, Font.STYLE_BOLD, Font.SIZE_LARGE))
        chapter.set_layout(Item.LAYOUT_CENTER)
        text = StringItem(None, BEFORE)
        text.set_layout(Item.LAYOUT_LEFT)
        snake = StringItem(None, "Snake", Item.HYPERLINK)
        snake.set_default_command(Command("Note", Command.ITEM, 1))
        snake.set_item_command_listener(lambda command, item: self.show_note())
        later = StringItem(None, LATER)
        later.set_layout(Item.LAYOUT_LEFT)
        for part in (chapter, text, snake, AFTER, self.picture(), later, Spacer(1, 4), *self.seal()):
            self.append(part)
        self.add_command(Command("Back", Command.BACK, 1))
        self.set_command_listener(self)

    def command_action(self, c: Command, d: Displayable) -> None:
        self.leave()

    def picture(self) -> ImageItem:
        """As wide as the page."""
        width = self.get_width() - 20
        layout = Item.LAYOUT_2 | Item.LAYOUT_CENTER | Item.LAYOUT_NEWLINE_AFTER
        return ImageItem(None, landscape(width, width * 3 // 7), layout, "A hill in the evening")

    def seal(self) -> list[Item]:
        """A small picture among the words, which can be chosen."""
        size = self.display.get_best_image_height(Display.LIST_ELEMENT)
        seal = ImageItem(None, icon(0xB02030, size), Item.LAYOUT_2 | Item.LAYOUT_LEFT, "seal", Item.BUTTON)
        seal.set_default_command(Command("Open", Command.ITEM, 1))
        seal.set_item_command_listener(lambda command, item: self.show_note())
        return [seal, StringItem(None, " The end")]

    def show_note(self) -> None:
        self.display.set_current(Alert("Note", NOTE, None, AlertType.INFO), self)
