"""How keys, and text typed on a computer, become edits of a text. The clock's part is here too.

    keypad ──> MultiTap ──> Edit ──┐
    typing (a computer's) ─────────┼──> TextEditor ──> `edited` or `moved` of the owner
    arrows, clear, the finger ─────┘
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from emulator.handset.keypad import KeyEvent, Stroke

from .letters import layout
from .multi_tap import PATIENCE, Edit, Kind, MultiTap
from .symbol_table import SymbolTable
from .text_editor import TextEditor

if TYPE_CHECKING:
    from emulator.handset.typing import TypingEvent
    from emulator.kernel import Alarm

    from .display import Display
    from .text_lines import TextLines

SIDEWAYS = {"left": -1, "right": 1}
UP_AND_DOWN = {"up": -1, "down": 1}


class TextInput:
    """The person's input into one TextEditor, on the event thread.

    `edited` is called when the contents have changed, `moved` when only what is seen has: the
    caret, the mode, the letter that is open.
    """

    def __init__(self, display: Display, editor: TextEditor, lines: Callable[[], TextLines],
                 edited: Callable[[], object], moved: Callable[[], object]) -> None:
        self.editor = editor
        self._display, self._lines, self._edited, self._moved = display, lines, edited, moved
        self._alarm: Alarm | None = None
        self._subset: str | None = None
        self.taps = self._new_taps()

    @property
    def indicator(self) -> str:
        """The mode, as it is shown: "abc", "Abc", "ABC", "123"; "" where nothing can be typed."""
        if not self.editor.buffer.policy.is_editable:
            return ""
        self.taps.expect_capital()
        return self.taps.mode.indicator

    def start(self, subset: str | None) -> None:
        """Begin anew, in the mode for a subset of characters: another field, or other constraints."""
        self._subset = subset
        self.taps = self._new_taps()

    def settle(self) -> None:
        """The letter that is open stays as it is, and a password's last one is hidden."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self.taps.rest()
        self.editor.revealed = None

    def leave(self) -> None:
        """The person has gone elsewhere: what is unfinished goes."""
        self.settle()
        self.editor.compose("")
        self.editor.buffer.settle()
        self.editor.go_to(self.editor.caret)

    # -- what comes in ---------------------------------------------------------------------------

    def key(self, event: KeyEvent) -> bool:
        """A key went down, or repeats. False if it means nothing here."""
        name = event.key.name
        if event.stroke is Stroke.RELEASED:
            return False
        if name in SIDEWAYS:
            return self._step(lambda: self.editor.move(SIDEWAYS[name]), opens=name == "right")
        if name in UP_AND_DOWN:
            return self._step(lambda: self.editor.move_row(UP_AND_DOWN[name], self._lines()))
        if not self.editor.buffer.policy.is_editable:
            return False
        if name == "clear":
            self.settle()
            return self._do(self.editor.backspace)
        return self._type_key(event)

    def typing(self, event: TypingEvent) -> None:
        """Text from a computer's keyboard or input method."""
        self.settle()
        self.editor.compose("" if event.is_final else event.text)
        if not event.is_final or not self._do(lambda: self.editor.type(event.text)):
            self._moved()

    def point(self, index: int) -> None:
        """The finger pointed at a place of the text."""
        self.settle()
        self.editor.go_to(index)
        self._moved()

    def change_mode(self) -> None:
        """The next mode, as `#` would do it."""
        self.taps.rest()
        self.taps.change_mode()
        self._moved()

    # -- doing it --------------------------------------------------------------------------------

    def _step(self, move: Callable[[], bool], opens: bool = False) -> bool:
        """Move the caret. After a letter that is open, `right` only settles it."""
        was_open = self.taps.is_open
        self.settle()
        if not (was_open and opens) and not move():
            return False
        self._moved()
        return True

    def _type_key(self, event: KeyEvent) -> bool:
        name = event.key.name
        if event.stroke is Stroke.REPEATED:
            self._make(self.taps.hold(name))
            return self.taps.knows(name)
        edit = self.taps.press(name, event.time)
        self._make(edit)
        return edit is not None

    def _make(self, edit: Edit | None) -> None:
        if edit is None:
            return
        if edit.kind is Kind.MODE:
            self._moved()
        elif edit.kind is Kind.SYMBOLS:
            self._display._lay_over(SymbolTable(self.taps.layout.symbols, self._display._look, self._symbol))
        else:
            put = self.editor.type if edit.kind is Kind.INSERT else self.editor.replace
            if not self._do(lambda: put(edit.text)):
                self.taps.refuse()                 # the field is full: nothing to go on with

    def _symbol(self, symbol: str) -> None:
        self._do(lambda: self.editor.type(symbol))

    def _do(self, change: Callable[[], object]) -> bool:
        """Make a change; True if it changed anything."""
        before = self.editor.buffer.shown
        change()
        if self.editor.buffer.shown == before:
            return False
        self._rest_in_time()
        self._edited()
        return True

    # -- the clock -------------------------------------------------------------------------------

    def _rest_in_time(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self.taps.is_open or self.editor.revealed is not None:
            display, kernel = self._display, self._display._runtime.kernel
            self._alarm = kernel.at(kernel.now + PATIENCE, lambda: display._post(self._rest))

    def _rest(self) -> None:
        self.settle()
        self._moved()

    def _new_taps(self) -> MultiTap:
        editor, display = self.editor, self._display
        locale = display._runtime.system_property("microedition.locale") or ""
        keys = layout(locale, editor.buffer.policy.kind, qwerty="q" in display._handset.keypad.keys)
        return MultiTap(keys, keys.named(self._subset), self._wants_capital)

    def _wants_capital(self) -> bool:
        buffer = self.editor.buffer
        return buffer.policy.wants_capital(buffer.shown[:self.editor.caret])
