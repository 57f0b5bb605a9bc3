"""A person who plays Minesweeper: by keys or by finger, on any phone, knowing where the mines are."""

import pytest

from midlets.minesweeper.midlet import Minesweeper

FIELD = "*... .... ...."
"""Four by three with one mine at the upper left; the cursor starts at (2, 1)."""


class Player:
    """Plays what `launch` started on `phone`."""

    def __init__(self, phone, app):
        self.phone, self.app = phone, app

    @property
    def midlet(self):
        return self.app.midlet

    @property
    def canvas(self):
        return self.app.midlet.canvas

    @property
    def words(self):
        return self.app.midlet.words

    @property
    def text(self):
        return self.phone.screen.text()

    def go_to(self, cell):
        """By arrows, round the edges where that is shorter."""
        board, (x, y) = self.canvas.board, self.canvas.cursor
        right, down = (cell[0] - x) % board.width, (cell[1] - y) % board.height
        across = ["right"] * right if 2 * right <= board.width else ["left"] * (board.width - right)
        along = ["down"] * down if 2 * down <= board.height else ["up"] * (board.height - down)
        self.phone.press(*across, *along)
        assert self.canvas.cursor == cell

    def open(self, cell):
        self.go_to(cell)
        self.phone.press("fire")

    def win(self):
        """By keys, one safe cell after another."""
        self.phone.press("fire")
        board = self.canvas.board
        for cell in board.cells():
            if cell not in board.mined and cell not in board.revealed:
                self.open(cell)

    def lose(self):
        self.phone.press("fire")
        self.open(min(self.canvas.board.mined))

    def place(self, cell):
        """The pixel of the LCD in the middle of a cell."""
        geometry = self.canvas._geometry
        left, top = geometry.origin(self.canvas._scroll)
        half = geometry.cell // 2
        return left + cell[0] * geometry.cell + half, top + cell[1] * geometry.cell + half

    def tap(self, cell, hold=50):
        self.phone.touch(*self.place(cell), hold=hold)

    def choose(self, label):
        """An element of the menu that is shown."""
        menu = self.midlet.display.get_current()
        labels = [menu.get_string(row).split("\n")[0] for row in range(menu.size())]
        steps = (labels.index(label) - menu.get_selected_index()) % len(labels)
        self.phone.press(*["down"] * steps, "fire")

    def menu(self, label):
        """From the field to the menu, and there to one of its elements."""
        self.phone.select(self.words.menu)
        self.choose(label)


@pytest.fixture
def sit_down():
    """`sit_down(phone)` starts the game; `field` lays a board of rows of `.` and `*`."""
    def start(phone, field=None):
        return Player(phone, phone.launch(Minesweeper, None if field is None else {"Minesweeper-Field": field}))
    return start


@pytest.fixture
def player(phone, sit_down):
    """Someone before a beginner's board."""
    return sit_down(phone)


@pytest.fixture
def little(phone, sit_down):
    """Someone before a field of four by three with one mine, at the upper left."""
    return sit_down(phone, FIELD)
