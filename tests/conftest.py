"""What the tests share: a MIDlet that writes down what is done to it, and a Canvas that does too."""

import gc

import pytest
from hypothesis import settings

from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet

# The same examples in each run: a change fails for what it changes, and not by luck.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")


def pytest_collection_finish(session):
    """Thousands of collected tests are no garbage: looking through them again and again costs a tenth of the time."""
    gc.collect()
    gc.freeze()


class Recorder(Canvas):
    """A Canvas that writes every call it gets into `calls`."""

    def __init__(self, calls):
        super().__init__()
        self.calls = calls

    def paint(self, g):
        self.calls.append(("paint", (g.get_clip_x(), g.get_clip_y(), g.get_clip_width(), g.get_clip_height())))

    def show_notify(self):
        self.calls.append("show_notify")

    def hide_notify(self):
        self.calls.append("hide_notify")

    def size_changed(self, w, h):
        self.calls.append(("size_changed", w, h))

    def key_pressed(self, key_code):
        self.calls.append(("pressed", key_code))

    def key_repeated(self, key_code):
        self.calls.append(("repeated", key_code))

    def key_released(self, key_code):
        self.calls.append(("released", key_code))

    def pointer_pressed(self, x, y):
        self.calls.append(("down", x, y))

    def pointer_dragged(self, x, y):
        self.calls.append(("moved", x, y))

    def pointer_released(self, x, y):
        self.calls.append(("up", x, y))


@pytest.fixture
def on_phone(phone):
    """`on_phone(body)` runs `body(midlet)` as a MIDlet's start_app; gives the App."""

    def run(body, attributes=None):
        class Guest(MIDlet):
            def start_app(self):
                body(self)
        return phone.launch(Guest, attributes)
    return run


@pytest.fixture
def recorder(phone, on_phone):
    """A Recorder that is shown; what showing it called is forgotten."""
    shown = []

    def body(midlet):
        shown.append(Recorder([]))
        Display.get_display(midlet).set_current(shown[0])
    on_phone(body)
    shown[0].calls.clear()
    return shown[0]
