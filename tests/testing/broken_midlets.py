"""MIDlets that are wrong in one way each, for the monkey and the torture to find."""

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Command, Display, Form
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore

SOURCE = """
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet


class Game(MIDlet):
    def start_app(self):
        Display.get_display(self).set_current(Board())


class Board(Canvas):
    def __init__(self):
        super().__init__()
        self.pressed = []

    def paint(self, g):
        g.set_color(0xFFFFFF)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(0)
        g.draw_string(" ".join(self.pressed), 2, 2, 0)

    def key_pressed(self, key_code):
        self.pressed = [*self.pressed, self.get_key_name(key_code)][-3:]
        self.repaint()
        BODY
"""
JAD = """MIDlet-Name: Broken
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: broken/
MIDlet-Jar-Size: 0
MIDlet-1: Broken,,midlet.Game
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


def suite(folder, body="pass"):
    """The JAD of a suite whose canvas does this when a key is pressed."""
    (folder / "broken").mkdir(exist_ok=True)
    (folder / "broken" / "midlet.py").write_text(SOURCE.replace("BODY", body), encoding="utf-8")
    (folder / "broken.jad").write_text(JAD, encoding="utf-8")
    return folder / "broken.jad"


class Sound(MIDlet):
    """Does nothing wrong: it counts its starts and keys, and keeps the count."""

    def __init__(self):
        super().__init__()
        self.form = Form("Counter")
        self.form.add_command(Command("Count", Command.OK, 1))
        self.form.set_command_listener(lambda command, screen: self.count())

    def start_app(self):
        Display.get_display(self).set_current(self.form)

    def pause_app(self):
        pass

    def destroy_app(self, unconditional):
        pass

    def count(self):
        store = RecordStore.open_record_store("count", True)
        store.add_record(b"1", 0, 1)
        store.close_record_store()


class FailsWhenResumed(Sound):
    def __init__(self):
        super().__init__()
        self.starts = 0

    def start_app(self):
        super().start_app()
        self.starts += 1
        if self.starts == 2:
            raise ValueError("started twice")


class FailsWhenDestroyedAfterCounting(Sound):
    def destroy_app(self, unconditional):
        if RecordStore.list_record_stores():
            raise KeyError("no such thing")


class NeverEnds(Sound):
    def destroy_app(self, unconditional):
        Thread.sleep(60_000)


class WillNotBePaused(Sound):
    def pause_app(self):
        Thread.sleep(60_000)


class LeavesAThread(Sound):
    """It swallows every end that it is given."""

    def start_app(self):
        super().start_app()
        Thread(self.run).start()

    def run(self):
        while True:
            try:
                Thread.sleep(10)
            except BaseException:
                pass


class ForgetsAtStart(Sound):
    def start_app(self):
        super().start_app()
        if RecordStore.list_record_stores():
            RecordStore.delete_record_store("count")


class ForgetsAtItsEnd(Sound):
    def destroy_app(self, unconditional):
        if RecordStore.list_record_stores():
            RecordStore.delete_record_store("count")
            RecordStore.open_record_store("count", True).close_record_store()


class FailsOnWhatItKept(Sound):
    def start_app(self):
        super().start_app()
        if RecordStore.list_record_stores():
            raise EOFError("cannot read the count")


class Hangs(MIDlet):
    """A key is never done with."""

    def start_app(self):
        Display.get_display(self).set_current(HangingCanvas())


class HangingCanvas(Canvas):
    def paint(self, g):
        pass

    def key_pressed(self, key_code):
        while True:
            Thread.sleep(100)
