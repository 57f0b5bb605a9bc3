"""javax.microedition.lcdui.Item: what a Form is made of.

A new kind of item writes the methods under "for subclasses": how large its content is, how it
is painted, and what it does with keys and the finger. Label, commands, layout, focus and
scrolling are not its concern. All of them are called on the event thread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from .. import runtime
from ..lang.exceptions import IllegalArgumentException, IllegalStateException, NullPointerException
from . import form_boxes
from .command import Command
from .item_box import ItemBox
from .listeners import method_of

if TYPE_CHECKING:
    from emulator.handset.keypad import KeyEvent
    from emulator.handset.touch import TouchEvent
    from emulator.handset.typing import TypingEvent


class ItemCommandListener(Protocol):
    """Who is told of an item's command: an object with this method, or any callable in its place."""

    def command_action(self, c: Command, item: Item) -> object: ...


ItemListener: TypeAlias = "ItemCommandListener | Callable[[Command, Item], object]"


class ItemOwner(Protocol):
    """The Form or Alert that an item is in, as the item sees it."""

    _is_alert: bool

    def _item_resized(self, item: Item) -> None: ...
    def _item_repaint(self, item: Item) -> None: ...
    def _item_commands_changed(self, item: Item) -> None: ...
    def _item_state_changed(self, item: Item) -> None: ...


class Item(ItemBox):
    """A label, commands, and content that subclasses fill. An item is in one Form at most."""

    LAYOUT_DEFAULT = 0
    LAYOUT_LEFT = form_boxes.LEFT
    LAYOUT_RIGHT = form_boxes.RIGHT
    LAYOUT_CENTER = form_boxes.CENTER
    LAYOUT_TOP = form_boxes.TOP
    LAYOUT_BOTTOM = form_boxes.BOTTOM
    LAYOUT_VCENTER = form_boxes.VCENTER
    LAYOUT_NEWLINE_BEFORE = form_boxes.NEWLINE_BEFORE
    LAYOUT_NEWLINE_AFTER = form_boxes.NEWLINE_AFTER
    LAYOUT_SHRINK = form_boxes.SHRINK
    LAYOUT_EXPAND = form_boxes.EXPAND
    LAYOUT_VSHRINK = form_boxes.VSHRINK
    LAYOUT_VEXPAND = form_boxes.VEXPAND
    LAYOUT_2 = form_boxes.LAYOUT_2
    PLAIN = 0
    HYPERLINK = 1
    BUTTON = 2

    def __init__(self, label: str | None) -> None:
        super().__init__(runtime.current().display, label)
        self._owner: ItemOwner | None = None
        self._commands: list[Command] = []
        self._default: Command | None = None
        self._listener: ItemListener | None = None
        self._size = 0, 0                           # of the content, as it was laid out last

    def set_label(self, label: str | None) -> None:
        """The label, or none; IllegalStateException in an Alert."""
        self._check_free("set_label")
        self._label = label
        self._resize()

    def get_label(self) -> str | None:
        return self._label

    def get_layout(self) -> int:
        """The layout directives, as they were set."""
        return self._layout

    def set_layout(self, layout: int) -> None:
        """Layout directives, added up; IllegalArgumentException if a bit is none."""
        self._check_free("set_layout")
        self._check_layout(layout)
        self._layout = layout
        self._resize()

    def add_command(self, cmd: Command) -> None:
        """Offer a command while the item is in focus; the same object a second time changes nothing."""
        self._check_free("add_command")
        if cmd is None:
            raise NullPointerException("the command is None")
        if not any(cmd is known for known in self._commands):
            self._commands.append(cmd)
            self._commands_changed()

    def remove_command(self, cmd: Command | None) -> None:
        """Offer it no more; None or a command that is not there changes nothing."""
        if any(cmd is known for known in self._commands):
            self._commands = [known for known in self._commands if known is not cmd]
            self._default = None if self._default is cmd else self._default
            self._commands_changed()

    def set_item_command_listener(self, listener: ItemListener | None) -> None:
        """Who is told of the item's commands: one listener, or None for nobody."""
        self._check_free("set_item_command_listener")
        self._listener = listener

    def get_preferred_width(self) -> int:
        """Pixels, label included: as locked, or as the content would like."""
        return self._preferred_size()[0]

    def get_preferred_height(self) -> int:
        """Pixels, label included: as locked, or as the content would like at the preferred width."""
        return self._preferred_size()[1]

    def set_preferred_size(self, width: int, height: int) -> None:
        """Lock the preferred width, height or both, in pixels; -1 leaves one free.

        What is less than the minimum counts as the minimum. IllegalArgumentException below -1.
        """
        self._check_free("set_preferred_size")
        if width < -1 or height < -1:
            raise IllegalArgumentException(f"a preferred size of {width}x{height}: -1 leaves a side free, no less")
        self._locked = width, height
        self._resize()

    def get_minimum_width(self) -> int:
        """Pixels, label included."""
        return self._cell().min_width

    def get_minimum_height(self) -> int:
        """Pixels, label included."""
        return self._cell().heights(self._preferred_size()[0])[0]

    def set_default_command(self, cmd: Command | None) -> None:
        """What the fire key does on it; added if it is not there. None: nothing."""
        self._check_free("set_default_command")
        self._default = cmd
        if cmd is not None:
            self.add_command(cmd)

    def notify_state_changed(self) -> None:
        """Have the Form's ItemStateListener told, soon; IllegalStateException if it is in no Form."""
        owner = self._owner
        if owner is None or owner._is_alert:
            raise IllegalStateException("the item is in no Form: append it to one first")
        self._display._post(lambda: owner._item_state_changed(self))

    # -- for subclasses: what to write (size and look: see item_box.py) --------------------------

    def _focusable(self) -> bool:
        """Can it be in focus? Any item with commands can."""
        return bool(self._commands)

    def _traverse(self, direction: int, view_width: int, view_height: int, visible: list[int]) -> bool:
        """An arrow while it is in focus, or the focus coming in: does it move within the item?

        As CustomItem.traverse: `direction` is Canvas.UP and so on, or 0; `visible` is x, y, width
        and height of what can be seen of the content, and on True becomes what should be.
        """
        return False

    def _traverse_out(self) -> None:
        """The focus has left it."""

    def _key(self, event: KeyEvent) -> bool:
        """A key while it is in focus; False lets the Form use it."""
        return False

    def _takes_text(self) -> bool:
        """Is a text being edited in it, so that `_typing` would change it?"""
        return False

    def _typing(self, event: TypingEvent) -> None:
        """Text from a computer's keyboard while it is in focus, and takes text."""

    def _touch(self, event: TouchEvent, x: int, y: int) -> bool:
        """The finger on the content. True when it comes down: its next moves come here too, and the
        Form does not scroll. Otherwise the Form scrolls, or calls `_tap`."""
        return False

    def _tap(self, x: int, y: int) -> None:
        """The finger touched the content and was lifted; the item has the focus by now."""
        self._activate()

    def _activate(self) -> None:
        """Fire, and no `_key` has used it: the default command."""
        if self._default is not None:
            self._choose(self._default)

    def _sized(self, width: int, height: int) -> None:
        """The Form has laid it out: its content (`_size`) is so large, in pixels."""
        self._size = width, height

    def _appear(self) -> None:
        """A part of it can be seen from now on."""

    def _disappear(self) -> None:
        """No part of it can be seen any more."""

    # -- for subclasses: what to call ------------------------------------------------------------

    def _changed(self) -> None:
        """The person changed its value: the Form's ItemStateListener is told, at once."""
        if self._owner is not None:
            self._owner._item_state_changed(self)

    def _invalidate(self) -> None:
        """Have it painted again, its size being the same."""
        if self._owner is not None:
            self._owner._item_repaint(self)

    def _resize(self) -> None:
        """Have the Form laid out again: the content may need another size."""
        self._known_cell = None
        if self._owner is not None:
            self._owner._item_resized(self)

    def _choose(self, command: Command) -> None:
        """The person chose one of its commands."""
        listener = self._listener
        if listener is not None:
            method_of(listener, "command_action")(command, self)

    def _commands_changed(self) -> None:
        """It may have become something to focus on, or the soft keys' business."""
        self._resize()
        if self._owner is not None:
            self._owner._item_commands_changed(self)

    def _check_free(self, method: str) -> None:
        if self._owner is not None and self._owner._is_alert:
            raise IllegalStateException(f"{method}: the item is in an Alert, which alone decides on that")

    def _check_unowned(self) -> None:
        if self._owner is not None:
            raise IllegalStateException("the item is in a Form or Alert already: delete it there first")

    @staticmethod
    def _check_layout(layout: int) -> None:
        if layout & ~form_boxes.ALL_DIRECTIVES:
            raise IllegalArgumentException(f"layout {layout:#x} has bits that are no directive of Item")
