"""C4Canvas: the game on the screen, with a thread and a frame delay of its own."""

from __future__ import annotations

from collections.abc import Callable

from emulator.midp.lang import System, Thread
from emulator.midp.lcdui import Font, Graphics
from emulator.midp.lcdui.game import GameCanvas

from .match import Match
from .picture import PAPER, TOP_LEFT, Picture
from .sounds import Sounds
from .state import COLUMNS, EMPTY, ROWS

FRAME = 33              # ms of a frame
REPEAT_AFTER, REPEAT_EVERY = 400, 130     # ms a key is held before the arrow goes on by itself
GRAVITY = 0.0016        # cells a millisecond, each millisecond
BLINK = 300             # ms of one phase of the winning four
INK, BEHIND = 0x1F2933, 0xFFFFFF
MOVES = {GameCanvas.LEFT_PRESSED: -1, GameCanvas.RIGHT_PRESSED: 1}


class C4Canvas(GameCanvas):
    """Shows a match. `on_change` is called when a piece was dropped, so that the game can be kept."""

    def __init__(self, match: Match, sounds: Sounds, on_change: Callable[[], object]) -> None:
        super().__init__(True)
        self._sounds, self._on_change = sounds, on_change
        self._font = Font.get_font(Font.FACE_SYSTEM, Font.STYLE_PLAIN, Font.SIZE_SMALL)
        self._running: object | None = None       # the thread that may go on; another one ends
        self._taps: list[int] = []                # columns tapped since the last frame
        self._measured = (0, 0)
        self.play(match)

    def play(self, match: Match) -> None:
        """Show this match, with the arrow in the middle."""
        self.match = match
        self.column = COLUMNS // 2
        self._seen = list(match.state.drops())    # what is on the screen already
        self._falling: tuple[int, int, int, int] | None = None    # player, column, row, since
        self._held, self._held_since, self._repeated = 0, 0, 0
        self._told_end = match.state.is_over()

    # -- its thread -----------------------------------------------------------------------------

    def show_notify(self) -> None:
        self._running = running = object()
        Thread(lambda: self._run(running)).start()

    def hide_notify(self) -> None:
        self._running = None

    def _run(self, running: object) -> None:
        """A frame every FRAME ms while the canvas is shown."""
        while self._running is running:
            now = System.current_time_millis()
            self.frame(now, self.get_key_states())
            Thread.sleep(max(1, FRAME - (System.current_time_millis() - now)))

    def frame(self, now: int, keys: int) -> None:
        """One frame: what came, what the person does, what is seen."""
        self.match.poll(now)
        self._watch(now)
        self._handle_keys(now, keys)
        taps, self._taps = self._taps, []
        for column in taps:
            self._tap(column, now)
        self._draw(now)
        self.flush_graphics()

    # -- what happened -----------------------------------------------------------------------------

    def _watch(self, now: int) -> None:
        """A piece that is new on the board falls; a board that is another is simply shown."""
        drops = self.match.state.drops()
        if drops == self._seen:
            self._tell_end()
            return
        if len(drops) == len(self._seen) + 1 and drops[:-1] == self._seen:
            player, column = drops[-1]
            self._falling = player, column, self._height(column) - 1, now
            self._sounds.play("legal")
        else:
            self._falling = None
        self._seen = list(drops)
        self._told_end = False
        self._on_change()

    def _tell_end(self) -> None:
        """The sound of the end, once, when the last piece lies."""
        if self.match.state.is_over() and not self._told_end and self._falling is None:
            self._told_end = True
            self._sounds.play(self.match.outcome())

    def _height(self, column: int) -> int:
        return sum(self.match.state.piece(column, row) != EMPTY for row in range(ROWS))

    # -- keys and finger ----------------------------------------------------------------------------

    def _handle_keys(self, now: int, keys: int) -> None:
        """One step a press, then again and again while held; fire drops, or begins a new game."""
        held = next((bit for bit in MOVES if keys & bit), 0)
        if held and held != self._held:
            self._held_since = self._repeated = now
            self._step(MOVES[held])
        elif held and now - self._held_since >= REPEAT_AFTER and now - self._repeated >= REPEAT_EVERY:
            self._repeated = now
            self._step(MOVES[held])
        self._held = held
        fire = keys & GameCanvas.FIRE_PRESSED
        if fire and not self._fired:
            self._fire(now)
        self._fired = bool(fire)

    _fired = False

    def _step(self, by: int) -> None:
        self.column = min(max(self.column + by, 0), COLUMNS - 1)

    def _fire(self, now: int) -> None:
        if self.match.state.is_over():
            self.match.new_game(now)
        elif self._falling is None and self.match.drop(self.column, now) < 0:
            self._sounds.play("illegal")

    def pointer_pressed(self, x: int, y: int) -> None:
        self._taps.append((x - self._left) // self._picture.cell)

    def _tap(self, column: int, now: int) -> None:
        """A tap chooses a column, a second one drops."""
        if self.match.state.is_over() or column == self.column:
            self._fire(now)
        elif 0 <= column < COLUMNS:
            self.column = column

    # -- drawing ------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """All places follow from the canvas's width and height."""
        width, height = self._measured = self.get_width(), self.get_height()
        status = self._font.get_height() + 2
        cell = max(8, min(width // COLUMNS, (height - status) * 10 // (10 * ROWS + 9)))
        self._picture = Picture(cell)
        self._left = (width - COLUMNS * cell) // 2
        self._top = height - ROWS * cell - max(0, (height - status - cell - ROWS * cell) // 2)
        self._status_height = status

    def _draw(self, now: int) -> None:
        if self._measured != (self.get_width(), self.get_height()):
            self._measure()
        g = self.get_graphics()
        g.set_color(PAPER)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(BEHIND)
        cell = self._picture.cell
        g.fill_rect(self._left, self._top, COLUMNS * cell, ROWS * cell)
        self._draw_pieces(g, now)
        g.draw_image(self._picture.rack, self._left, self._top, TOP_LEFT)
        if self.match.mine != EMPTY and self._falling is None:
            self._draw_arrow(g)
        self._draw_status(g)

    def _draw_pieces(self, g: Graphics, now: int) -> None:
        state, falling = self.match.state, self._fall(now)
        blinking = state.winning_cells() if falling is None and now // BLINK % 2 else []
        for column in range(COLUMNS):
            for row in range(ROWS):
                player = state.piece(column, row)
                if player == EMPTY or (falling is not None and (column, row) == falling[:2]):
                    continue
                images = self._picture.bright if (column, row) in blinking else self._picture.pieces
                self._draw_piece(g, images[player], column, row)
        if falling is not None and self._falling is not None:
            self._draw_piece(g, self._picture.pieces[self._falling[0]], falling[0], falling[2])

    def _fall(self, now: int) -> tuple[int, int, float] | None:
        """The falling piece: its column, its row at the end, its height now; None when it lies."""
        if self._falling is None:
            return None
        _, column, row, since = self._falling
        height = ROWS - GRAVITY * (now - since) ** 2 / 10
        if height <= row:
            self._falling = None
            return None
        return column, row, height

    def _draw_piece(self, g: Graphics, image: object, column: int, row: float) -> None:
        cell, margin = self._picture.cell, self._picture.margin
        g.draw_image(image, self._left + column * cell + margin,             # type: ignore[arg-type]
                     self._top + round((ROWS - 1 - row) * cell) + margin, TOP_LEFT)

    def _draw_arrow(self, g: Graphics) -> None:
        image = self._picture.arrows[self.match.mine]
        g.draw_image(image, self._left + self.column * self._picture.cell + self._picture.cell // 2,
                     self._top - 1, Graphics.BOTTOM | Graphics.HCENTER)

    def _draw_status(self, g: Graphics) -> None:
        """One line, or two where the screen is narrow: the second in the arrow's place."""
        g.set_color(INK)
        g.set_font(self._font)
        for n, line in enumerate(broken(self.match.status(), self._font, self.get_width())):
            g.draw_string(line, self.get_width() // 2, 1 + n * self._font.get_height(), Graphics.TOP | Graphics.HCENTER)


def broken(text: str, font: Font, width: int) -> list[str]:
    """The text in lines no wider than `width` pixels, broken at spaces."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and font.string_width(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
