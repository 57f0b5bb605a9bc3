"""javax.microedition.lcdui.Form, and who is told when the person changes an item."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from ..lang.exceptions import IllegalStateException, IndexOutOfBoundsException, NullPointerException
from .form_focus import FormFocus
from .image import Image
from .image_item import ImageItem
from .item import Item
from .listeners import method_of
from .string_item import StringItem


class ItemStateListener(Protocol):
    """Who is told of a change: an object with this method, or any callable in its place."""

    def item_state_changed(self, item: Item) -> object: ...


StateListener: TypeAlias = "ItemStateListener | Callable[[Item], object]"


class Form(FormFocus):
    """Items, laid out in rows and scrolled together. An item is in one Form at most."""

    def __init__(self, title: str | None, items: Sequence[Item] | None = None) -> None:
        super().__init__(title)
        self._state_listener: StateListener | None = None
        given = list(items or ())
        for item in given:
            self._check_new(item)
        if len({id(item) for item in given}) < len(given):
            raise IllegalStateException("an item is in the list twice; it can be in a Form only once")
        for item in given:
            self._put(len(self._items), item)

    def append(self, item: Item | str | Image) -> int:
        """Add at the end: an item, a text (as a StringItem) or an image (as an ImageItem); its index.

        IllegalStateException if the item is in a Form already.
        """
        self.insert(len(self._items), self._as_item(item))
        return len(self._items) - 1

    def insert(self, item_num: int, item: Item) -> None:
        """Add before the item of that index; at size() it is the last one."""
        self._check_new(item)
        self._check_index(item_num, len(self._items) + 1)
        self._put(item_num, item)

    def delete(self, item_num: int) -> None:
        """Remove an item; it may be used again."""
        self._check_index(item_num, len(self._items))
        self._release(self._items.pop(item_num))

    def delete_all(self) -> None:
        """Remove all items."""
        while self._items:
            self._release(self._items.pop())

    def set(self, item_num: int, item: Item) -> None:
        """Put an item in the place of another, which may be used again."""
        self._check_new(item)
        self._check_index(item_num, len(self._items))
        self._release(self._items.pop(item_num))
        self._put(item_num, item)

    def get(self, item_num: int) -> Item:
        """The item of that index."""
        self._check_index(item_num, len(self._items))
        return self._items[item_num]

    def set_item_state_listener(self, listener: StateListener | None) -> None:
        """Who is told what the person changes: one listener, or None for nobody."""
        self._state_listener = listener

    def size(self) -> int:
        """How many items it has."""
        return len(self._items)

    def get_width(self) -> int:
        """Width of the rows in pixels: what there is for items."""
        return self._display._look.row_width

    def get_height(self) -> int:
        """Height in pixels of what can be seen of the items without scrolling."""
        return super().get_height()

    # -- ours ----------------------------------------------------------------------------------

    def _item_state_changed(self, item: Item) -> None:
        listener = self._state_listener
        if listener is not None and item._owner is self:
            method_of(listener, "item_state_changed")(item)

    @staticmethod
    def _as_item(thing: Item | str | Image) -> Item:
        if isinstance(thing, str):
            return StringItem(None, thing)
        if isinstance(thing, Image):
            return ImageItem(None, thing, ImageItem.LAYOUT_DEFAULT, None)
        return thing

    @staticmethod
    def _check_new(item: Item) -> None:
        if item is None:
            raise NullPointerException("the item is None")
        item._check_unowned()

    @staticmethod
    def _check_index(index: int, size: int) -> None:
        if not 0 <= index < size:
            raise IndexOutOfBoundsException(f"item {index} of a Form with {size} places for one")

    def _put(self, index: int, item: Item) -> None:
        item._owner = self
        self._items.insert(index, item)
        self._item_resized(item)

    def _release(self, item: Item) -> None:
        item._owner = None
        self._item_resized(item)
