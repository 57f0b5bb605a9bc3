"""javax.microedition.lcdui.Choice: elements to choose from, and which of them are chosen.

The model that List and ChoiceGroup share; `choice_rows.py` is how it looks.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any

from ..lang.exceptions import (
    IllegalArgumentException,
    IndexOutOfBoundsException,
    NullPointerException,
)
from .font import Font
from .image import Image


@dataclass(eq=False, slots=True)
class Element:
    """One thing to choose: its text, the image that was given and the copy that is shown, its font."""

    text: str
    image: Image | None
    shown: Image | None
    font: Font | None = None
    on: bool = False          # of a MULTIPLE choice


class Choice:
    """The methods of the interface Choice. Indexes beyond the elements are IndexOutOfBoundsExceptions."""

    EXCLUSIVE = 1
    MULTIPLE = 2
    IMPLICIT = 3
    POPUP = 4
    TEXT_WRAP_DEFAULT = 0
    TEXT_WRAP_ON = 1
    TEXT_WRAP_OFF = 2

    def size(self) -> int:
        """How many elements there are."""
        return len(self._elements)

    def get_string(self, element_num: int) -> str:
        """An element's text."""
        return self._element(element_num).text

    def get_image(self, element_num: int) -> Image | None:
        """The image that was given for an element, None if it has none."""
        return self._element(element_num).image

    def append(self, string_part: str, image_part: Image | None) -> int:
        """Add an element at the end; its index."""
        self.insert(len(self._elements), string_part, image_part)
        return len(self._elements) - 1

    def insert(self, element_num: int, string_part: str, image_part: Image | None) -> None:
        """Add an element before another, or at size(). It is not selected, unless it is the first one ever."""
        self._check(element_num, len(self._elements) + 1)
        self._elements.insert(element_num, _element(string_part, image_part))
        if self._selected < 0:
            self._selected = 0
        elif element_num <= self._selected:
            self._selected += 1
        self._elements_changed(element_num, 1)

    def delete(self, element_num: int) -> None:
        """Remove an element. If it was selected, the one that takes its place is, or the last one."""
        self._check(element_num, len(self._elements))
        del self._elements[element_num]
        if element_num < self._selected:
            self._selected -= 1
        self._selected = min(self._selected, len(self._elements) - 1)
        self._elements_changed(element_num, -1)

    def delete_all(self) -> None:
        """Remove all elements."""
        if self._elements:
            gone = len(self._elements)
            self._elements.clear()
            self._selected = -1
            self._elements_changed(0, -gone)

    def set(self, element_num: int, string_part: str, image_part: Image | None) -> None:
        """Give an element another text and image; it stays selected or not, and keeps its font."""
        old = self._element(element_num)
        new = _element(string_part, image_part)
        new.on, new.font = old.on, old.font
        self._elements[element_num] = new
        self._elements_changed(element_num, 0)

    def is_selected(self, element_num: int) -> bool:
        """Is this element selected?"""
        element = self._element(element_num)
        return element.on if self._is_multiple() else element_num == self._selected

    def get_selected_index(self) -> int:
        """The selected element's index; -1 if there is no element, and always of a MULTIPLE choice."""
        return -1 if self._is_multiple() else self._selected

    def get_selected_flags(self, selected_array_return: MutableSequence[bool]) -> int:
        """Fill the list: True for each selected element, False beyond the last; how many are selected.

        IllegalArgumentException if the list is shorter than the elements.
        """
        self._check_flags(selected_array_return)
        flags = [self.is_selected(index) for index in range(len(self._elements))]
        for index in range(len(selected_array_return)):
            selected_array_return[index] = index < len(flags) and flags[index]
        return sum(flags)

    def set_selected_index(self, element_num: int, selected: bool) -> None:
        """Select an element, or, of a MULTIPLE choice, select it no more. Nobody is told."""
        element = self._element(element_num)
        if self._is_multiple():
            element.on = bool(selected)
        elif selected:
            self._selected = element_num
        self._selection_changed()

    def set_selected_flags(self, selected_array: Sequence[bool]) -> None:
        """Select by a list that is as long as the elements or longer. Nobody is told.

        Where one must be selected it is the first True, or element 0.
        """
        self._check_flags(selected_array)
        if self._is_multiple():
            for element, flag in zip(self._elements, selected_array, strict=False):
                element.on = bool(flag)
        elif self._elements:
            self._selected = next((index for index in range(len(self._elements)) if selected_array[index]), 0)
        self._selection_changed()

    def set_fit_policy(self, fit_policy: int) -> None:
        """TEXT_WRAP_ON breaks long texts into lines, TEXT_WRAP_OFF cuts them; TEXT_WRAP_DEFAULT is this phone's way."""
        if fit_policy not in (self.TEXT_WRAP_DEFAULT, self.TEXT_WRAP_ON, self.TEXT_WRAP_OFF):
            raise IllegalArgumentException(f"fit policy {fit_policy} is none of TEXT_WRAP_DEFAULT, _ON, _OFF")
        self._fit_policy = fit_policy
        self._elements_changed(0, 0)

    def get_fit_policy(self) -> int:
        """As it was set."""
        return self._fit_policy

    def set_font(self, element_num: int, font: Font | None) -> None:
        """An element's font; None for the default one."""
        self._element(element_num).font = font
        self._elements_changed(element_num, 0)

    def get_font(self, element_num: int) -> Font:
        """An element's font."""
        return self._element(element_num).font or Font.get_default_font()

    # -- ours ----------------------------------------------------------------------------------

    _elements: list[Element]
    _selected: int
    _choice_type: int
    _fit_policy: int

    def _begin(self, choice_type: int, allowed: Sequence[int], given: tuple[Any, ...]) -> None:
        """Take what the constructor was given: nothing, or texts, or texts and images."""
        if choice_type not in allowed:
            raise IllegalArgumentException(f"choice type {choice_type}; it is one of {list(allowed)} here")
        texts, images = (*given, None)[:2] if given else ((), None)
        if texts is None or any(text is None for text in texts):
            raise NullPointerException("the texts of the elements are None, or one of them is")
        if images is not None and len(images) != len(texts):
            raise IllegalArgumentException(f"{len(texts)} texts and {len(images)} images")
        pictures = images if images is not None else [None] * len(texts)
        self._elements = [_element(text, picture) for text, picture in zip(texts, pictures, strict=True)]
        self._choice_type = choice_type
        self._selected = 0 if self._elements else -1
        self._fit_policy = Choice.TEXT_WRAP_DEFAULT

    def _elements_changed(self, index: int, added: int) -> None:
        """Elements were added at `index`, removed from there (`added` < 0), or changed (0)."""
        raise NotImplementedError

    def _selection_changed(self) -> None:
        """The program selected something."""
        raise NotImplementedError

    def _is_multiple(self) -> bool:
        return self._choice_type == Choice.MULTIPLE

    def _element(self, index: int) -> Element:
        self._check(index, len(self._elements))
        return self._elements[index]

    def _check(self, index: int, size: int) -> None:
        if not 0 <= index < size:
            raise IndexOutOfBoundsException(f"element {index} of a choice of {len(self._elements)}")

    def _check_flags(self, flags: Sequence[bool]) -> None:
        if flags is None:
            raise NullPointerException("the list of flags is None")
        if len(flags) < len(self._elements):
            raise IllegalArgumentException(f"{len(flags)} flags for {len(self._elements)} elements")


def _element(text: str, image: Image | None) -> Element:
    """An element; a mutable image is copied."""
    if text is None:
        raise NullPointerException("an element's text is None")
    return Element(text, image, image if image is None else Image.create_image(image))
