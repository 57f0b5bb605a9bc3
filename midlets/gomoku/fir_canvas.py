"""FIRCanvas: the board on the screen, the cursor, keys and finger, and the phone's thought."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Command, Display, Font, Graphics, Image

from .board import BLACK, WHITE
from .dot import Dot
from .logic import FIRLogic, Outcome
from .sounds import Sounds
from .wood import TOP_LEFT, draw_grid, stone, wood
from .words import Words

LAST, CURSOR, CURSOR_DARK, FIVE = 0xD9272E, 0x1565C0, 0xFFFFFF, 0xD9272E
PAPER, INK = 0xF7EBD3, 0x3B2A14
WON, LOST = 0x2E7D32, 0xB3261E


class Abandoned(Exception):
    """The thought is not wanted any more."""


class FIRCanvas(Canvas):
    """One game. `on_change` is called after each move and undo, so that the game can be kept."""

    def __init__(self, game: FIRLogic, words: Words, display: Display, sounds: Sounds,
                 on_change: Callable[[], object]) -> None:
        super().__init__()
        self._words, self._shows, self._sounds, self._on_change = words, display, sounds, on_change
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._thought = 0                       # which thought is wanted; an older one is abandoned
        self._thinking = False
        self.undo_command = Command(words.undo, Command.SCREEN, 1)
        self.replay_command = Command(words.replay, Command.SCREEN, 1)
        self._touched: Dot | None = None
        self.play(game)

    def play(self, game: FIRLogic) -> None:
        """Begin or go on with a game; the cursor stands in the middle, or on the last stone."""
        self.game, self.board = game, game.board
        moves = self.board.moves
        self.cursor = moves[-1].dot if moves else Dot(self.board.size // 2, self.board.size // 2)
        self._measure(self.get_width(), self.get_height())
        self._offer_commands()
        self.repaint()
        self.let_phone_think()

    # -- moves ----------------------------------------------------------------------------------

    def place(self) -> None:
        """The person puts a stone at the cursor."""
        if self._thinking or self.game.is_over or self.board[self.cursor]:
            self._sounds.play("illegal")
            return
        self._put(self.cursor)
        self.let_phone_think()

    def undo(self) -> None:
        """Take back the person's last stone and the phone's answer."""
        if self._thinking or not self.game.can_undo:
            self._sounds.play("illegal")
            return
        self.game.undo()
        self._picture = self._draw_board()
        self._after_change()
        self.repaint()

    def let_phone_think(self) -> None:
        """If it is the phone's turn, on a thread of its own."""
        if not self.game.is_phones_turn or self.game.is_over or self._thinking:
            return
        self._thinking = True
        self._thought += 1
        self._repaint_status()
        Thread(lambda thought=self._thought: self._think(thought)).start()

    def stop_thinking(self) -> None:
        """Whatever is being thought is not wanted any more."""
        self._thought += 1
        self._thinking = False

    def _think(self, thought: int) -> None:
        """The thread: think, and hand the move to the event thread."""
        def give_way() -> None:
            Thread.yield_()
            if thought != self._thought:
                raise Abandoned
        try:
            dot = self.game.think(give_way)
        except Abandoned:
            return
        self._shows.call_serially(lambda: self._answer(thought, dot))

    def _answer(self, thought: int, dot: Dot) -> None:
        if thought == self._thought:
            self._thinking = False
            self._put(dot)

    def _put(self, dot: Dot) -> None:
        last = self.board.moves[-1].dot if self.board.moves else dot
        move = self.game.play(dot)
        self._draw_stone(self._picture.get_graphics(), dot, move.colour)
        self._sounds.play(self._sound())
        self._repaint_dots(last, dot, *self.board.winning)
        self._after_change()

    def _sound(self) -> str:
        return {Outcome.PERSON: "win", Outcome.PHONE: "lose"}.get(self.game.outcome, "stone")

    def _after_change(self) -> None:
        self._offer_commands()
        self._repaint_status()
        self._on_change()

    def _offer_commands(self) -> None:
        """Undo while the game goes on, Replay when it is over."""
        over = self.game.is_over
        self.remove_command(self.undo_command if over else self.replay_command)
        self.add_command(self.replay_command if over else self.undo_command)

    # -- keys and finger ----------------------------------------------------------------------------

    def key_pressed(self, key_code: int) -> None:
        action = self.get_game_action(key_code)
        step = {Canvas.LEFT: (-1, 0), Canvas.RIGHT: (1, 0), Canvas.UP: (0, -1), Canvas.DOWN: (0, 1)}.get(action)
        if action == Canvas.FIRE:
            self.place()
        elif step is not None:
            size = self.board.size
            self.move(Dot((self.cursor.x + step[0]) % size, (self.cursor.y + step[1]) % size))

    def key_repeated(self, key_code: int) -> None:
        if self.get_game_action(key_code) != Canvas.FIRE:
            self.key_pressed(key_code)

    def pointer_pressed(self, x: int, y: int) -> None:
        """A tap moves the cursor; a tap on the cursor puts a stone."""
        dot = Dot((x - self._left + self._cell // 2) // self._cell, (y - self._top + self._cell // 2) // self._cell)
        if not dot.is_on(self.board.size):
            return
        if dot == self.cursor:
            self.place()
        else:
            self.move(dot)

    def move(self, dot: Dot) -> None:
        """Move the cursor."""
        self._repaint_dots(self.cursor, dot)
        self.cursor = dot

    # -- painting -----------------------------------------------------------------------------------

    def size_changed(self, w: int, h: int) -> None:
        self._measure(w, h)

    def _measure(self, width: int, height: int) -> None:
        """The largest cells that leave a line for the status above the board."""
        line = self._font.get_height() + (2 if height > 128 else 0)
        self._status_height = line
        size = self.board.size
        self._cell = max(4, min((width - 1) // size, (height - line - 1) // (size - 1)))
        self._left = (width - self._cell * (size - 1)) // 2
        self._top = line + (height - line - self._cell * (size - 1)) // 2
        self._stones = {colour: stone(colour, self._cell - (self._cell > 8)) for colour in (BLACK, WHITE)}
        self._picture = self._draw_board()

    def _draw_board(self) -> Image:
        """The wood with the grid and every stone, as one picture that is copied from."""
        picture = wood(self.get_width(), self.get_height())
        g = picture.get_graphics()
        draw_grid(g, self.board.size, self._cell, self._left, self._top)
        for move in self.board.moves:
            self._draw_stone(g, move.dot, move.colour)
        return picture

    def _draw_stone(self, g: Graphics, dot: Dot, colour: int) -> None:
        x, y = self._middle(dot)
        image = self._stones[colour]
        g.draw_image(image, x - image.get_width() // 2, y - image.get_height() // 2, TOP_LEFT)

    def _middle(self, dot: Dot) -> tuple[int, int]:
        return self._left + dot.x * self._cell, self._top + dot.y * self._cell

    def _repaint_dots(self, *dots: Dot) -> None:
        reach = self._cell // 2 + 2
        for dot in dots:
            x, y = self._middle(dot)
            self.repaint(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1)

    def _repaint_status(self) -> None:
        self.repaint(0, 0, self.get_width(), self._status_height)

    def paint(self, g: Graphics) -> None:
        g.draw_image(self._picture, 0, 0, TOP_LEFT)
        for dot in self.board.winning:
            self._frame(g, dot, FIVE)
        if self.board.moves and not self.board.winning:
            self._frame(g, self.board.moves[-1].dot, LAST)
        if not self.game.is_over:
            self._paint_cursor(g)
        self._paint_status(g)

    def _frame(self, g: Graphics, dot: Dot, color: int) -> None:
        """The guide frame around a stone."""
        (x, y), reach = self._middle(dot), self._cell // 2
        g.set_color(color)
        g.draw_rect(x - reach, y - reach, 2 * reach, 2 * reach)

    def _paint_cursor(self, g: Graphics) -> None:
        """Four corners, dark on light, so that they are seen on stones and on wood."""
        (x, y), reach = self._middle(self.cursor), self._cell // 2 + 1
        arm = max(2, self._cell // 3)
        for color, out in ((CURSOR_DARK, 1), (CURSOR, 0)):
            g.set_color(color)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    cx, cy = x + sx * (reach - out), y + sy * (reach - out)
                    g.draw_line(cx, cy, cx - sx * arm, cy)
                    g.draw_line(cx, cy, cx, cy - sy * arm)

    def _paint_status(self, g: Graphics) -> None:
        outcome, width = self.game.outcome, self.get_width()
        g.set_color({Outcome.PERSON: WON, Outcome.PHONE: LOST}.get(outcome, PAPER))
        g.fill_rect(0, 0, width, self._status_height)
        g.set_color(INK if outcome in (Outcome.OPEN, Outcome.DRAW) else 0xFFFFFF)
        g.set_font(self._font)
        top = (self._status_height - self._font.get_height()) // 2
        g.draw_string(self.status(), width // 2, top, Graphics.TOP | Graphics.HCENTER)

    def status(self) -> str:
        """Whose move it is, or how it ended, in words."""
        moves = (len(self.board.moves) + 1) // 2
        said = {Outcome.PERSON: self._words.you_win, Outcome.PHONE: self._words.phone_wins,
                Outcome.DRAW: self._words.draw}.get(self.game.outcome)
        if said is not None:
            return said.format(moves=moves)
        return self._words.thinking if self._thinking else self._words.your_turn
