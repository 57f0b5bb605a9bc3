"""The field as a Canvas: keys, finger and commands; what they do is in field_play.py."""

from __future__ import annotations

from emulator.midp.lcdui import Canvas, Command, Display, Displayable
from emulator.midp.util import Random

from .board import Cell, Outcome
from .field_play import FieldPlay, Owner
from .finger import Finger
from .header import face_place
from .record import KeptGame
from .words import Words

STEPS = {Canvas.LEFT: (-1, 0), Canvas.RIGHT: (1, 0), Canvas.UP: (0, -1), Canvas.DOWN: (0, 1)}


class FieldCanvas(FieldPlay):
    """Arrows move, fire reveals, long fire and # flag, * is a hint; a tap reveals, a long one flags."""

    def __init__(self, display: Display, words: Words, random: Random, game: KeptGame, owner: Owner) -> None:
        super().__init__(display, words, random, game, owner)
        self._long_fire = False                 # this press of fire has flagged already
        self._finger = Finger(self, self._timer)
        self._menu = Command(words.menu, Command.BACK, 1)
        self._flag = Command(words.flag, Command.SCREEN, 1)
        self._new = Command(words.new_game, Command.SCREEN, 1)
        self._cancel = Command(words.cancel, Command.CANCEL, 1)
        self._offered: tuple[Command, ...] = ()
        self.set_command_listener(self)
        self._offer_commands()

    # -- seen and unseen -----------------------------------------------------------------------

    def show_notify(self) -> None:
        self.start_clock()
        self._tell_the_end()

    def hide_notify(self) -> None:
        """The clock stands, and nothing goes on that the person cannot see."""
        self.watch.stop()
        self._finger.let_go()
        self.give_up_making()
        self.cancel_the_end()

    # -- commands ------------------------------------------------------------------------------

    def _offer_commands(self) -> None:
        """One beside the way back, so that it has a soft key of its own."""
        over = self.board.outcome is not Outcome.PLAYING
        offered = (self._cancel,) if self._maker else (self._menu, self._new if over else self._flag)
        if offered != self._offered:
            for command in self._offered:
                self.remove_command(command)
            for command in offered:
                self.add_command(command)
            self._offered = offered

    def command_action(self, c: Command, d: Displayable) -> None:
        {self._menu: self._owner.open_menu, self._flag: self.flag, self._new: self._owner.new_game,
         self._cancel: self.give_up_making}[c]()

    # -- keys ----------------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        if key_code == Canvas.KEY_POUND:
            self.flag()
        elif key_code == Canvas.KEY_STAR:
            self.hint()
        elif self.get_game_action(key_code) == Canvas.FIRE:
            self._long_fire = False
        else:
            self._move_by(key_code)

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) != Canvas.FIRE:
            self._move_by(key_code)
        elif not self._long_fire:
            self._long_fire = True
            self.flag()

    def key_released(self, key_code: int) -> None:
        if self.get_game_action(key_code) == Canvas.FIRE and not self._long_fire:
            self.fire()

    def _move_by(self, key_code: int) -> None:
        """The cursor goes round the edges."""
        step = STEPS.get(self.get_game_action(key_code))
        if step is not None and self._maker is None:
            x, y = self.cursor
            self._hide_note()
            self._move_to(((x + step[0]) % self.board.width, (y + step[1]) % self.board.height))
            self._glide()

    # -- finger --------------------------------------------------------------------------------

    def pointer_pressed(self, x: int, y: int) -> None:
        self._finger.press(x, y)

    def pointer_dragged(self, x: int, y: int) -> None:
        self._finger.drag(x, y)

    def pointer_released(self, x: int, y: int) -> None:
        self._finger.release()

    def touched(self, x: int, y: int) -> None:
        """The cursor comes to the finger; the board stays where it is."""
        cell = self._free_cell_at(x, y)
        if cell is not None:
            self._move_to(cell)

    def tapped(self, x: int, y: int) -> None:
        """On a cell, on the panel, or on the face, which begins a new game."""
        if self._panel_at(x, y):
            self._tap_panel()
        elif y < self._geometry.top:
            self._tap_header(x)
        elif self.board.outcome is not Outcome.PLAYING and self._panel is not None:
            self._hide_note()
        elif self._free_cell_at(x, y) == self.cursor:
            self.fire()

    def pressed_long(self, x: int, y: int) -> None:
        if self._free_cell_at(x, y) == self.cursor:
            self._call_serially(self.flag)

    def dragged(self, dx: int, dy: int) -> None:
        self._scroll_by_hand((self._scroll[0] - dx, self._scroll[1] - dy))

    def _free_cell_at(self, x: int, y: int) -> Cell | None:
        """The cell that can be touched there: not under the panel, nor while a board is made."""
        if self._maker is not None or self._panel_at(x, y):
            return None
        return self._geometry.cell_at(x, y, self._scroll)

    def _panel_at(self, x: int, y: int) -> bool:
        if self._panel is None:
            return False
        left, top, width, height = self._panel_box()
        return left <= x < left + width and top <= y < top + height

    def _tap_panel(self) -> None:
        if self.board.outcome is Outcome.PLAYING:
            self._hide_note()
        else:
            self._owner.new_game()

    def _tap_header(self, x: int) -> None:
        left, size = face_place(self._font, self.get_width())
        if left - size // 2 <= x < left + size + size // 2 and self._maker is None:
            self._owner.new_game()
