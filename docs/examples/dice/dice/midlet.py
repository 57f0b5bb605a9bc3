"""Dice: fire throws two dice; the number of throws and the best one are kept."""

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Command, Display
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore
from emulator.midp.util import Random

ROLLS = 8            # faces that are seen while the dice roll
ROLL = 60            # ms that each is seen
PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}     # as keys lie on a phone


class Dice(MIDlet):
    """One screen, two dice."""

    def __init__(self):
        super().__init__()
        self.table = Table()
        self.table.add_command(Command("Exit", Command.EXIT, 1))
        self.table.set_command_listener(lambda command, screen: self.notify_destroyed())

    def start_app(self):
        Display.get_display(self).set_current(self.table)

    def pause_app(self):
        self.table.rolling = False               # the dice lie where they are


class Table(Canvas):
    """Two dice, and what was thrown."""

    def __init__(self):
        super().__init__()
        self.random = Random()
        self.faces = [1, 1]
        self.throws, self.best = load()
        self.rolling = False

    def key_pressed(self, key_code):
        if self.get_game_action(key_code) == Canvas.FIRE and not self.rolling:
            self.rolling = True
            Thread(self.roll).start()

    def pointer_pressed(self, x, y):
        self.key_pressed(self.get_key_code(Canvas.FIRE))

    def roll(self):
        """On a thread of its own: the phone goes on painting and reading keys."""
        for _ in range(ROLLS):
            if not self.rolling:
                return
            self.faces = [1 + self.random.next_int(6), 1 + self.random.next_int(6)]
            self.repaint()
            Thread.sleep(ROLL)
        self.rolling = False
        self.throws, self.best = self.throws + 1, max(self.best, sum(self.faces))
        save(self.throws, self.best)
        self.repaint()

    def paint(self, g):
        width, height = self.get_width(), self.get_height()
        g.set_color(0x14532D)
        g.fill_rect(0, 0, width, height)
        side = min(width, height) * 2 // 5
        gap, top = side // 10, height // 2 - side // 2
        for x, face in zip((width // 2 - gap // 2 - side, width // 2 + gap // 2), self.faces, strict=True):
            paint_die(g, x, top, side, face)
        g.set_color(0xFFFFFF)
        g.draw_string(self.words(), width // 2, 4, g.TOP | g.HCENTER)
        g.draw_string(f"Best: {self.best}", width // 2, height - 4, g.BOTTOM | g.HCENTER)

    def words(self):
        if self.rolling:
            return "Rolling"
        return f"Throw {self.throws}: {sum(self.faces)}" if self.throws else "Press fire"


def paint_die(g, x, y, side, face):
    """A die with its pips, as large as `side`."""
    g.set_color(0xF8F4E3)
    g.fill_round_rect(x, y, side, side, side // 4, side // 4)
    g.set_color(0x991B1B)
    pip = side // 6
    for key in PIPS[face]:
        row, column = divmod(int(key) - 1, 3)
        g.fill_arc(x + side * (column + 1) // 4 - pip // 2, y + side * (row + 1) // 4 - pip // 2, pip, pip, 0, 360)


def load():
    """Throws so far and the best of them; none yet on a fresh phone."""
    store = RecordStore.open_record_store("dice", True)
    try:
        kept = store.get_record(1) if store.get_num_records() else b"0 0"
        throws, best = kept.decode().split()
        return int(throws), int(best)
    finally:
        store.close_record_store()


def save(throws, best):
    """Keep both, at once."""
    data = f"{throws} {best}".encode()
    store = RecordStore.open_record_store("dice", True)
    try:
        if store.get_num_records():
            store.set_record(1, data, 0, len(data))
        else:
            store.add_record(data, 0, len(data))
    finally:
        store.close_record_store()
