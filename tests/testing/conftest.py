"""A pytest run inside a test, with one MIDlet to hold phones to."""

import pytest

MIDLET = '''
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet


class Field(Canvas):
    color, words = 0x204060, "Good morning"

    def paint(self, g):
        g.set_color(self.color)
        g.fill_rect(0, 0, self.get_width(), self.get_height())
        g.set_color(0xFFFFFF)
        g.draw_string(self.words, 4, 4, 0)


class Greeter(MIDlet):
    def start_app(self):
        self.field = Field()
        Display.get_display(self).set_current(self.field)
'''


@pytest.fixture
def run_tests(pytester, monkeypatch):
    """`run_tests(code, *options)` runs a test file that may use `Greeter`; gives pytest's result."""
    monkeypatch.setenv("COLUMNS", "200")
    pytester.makepyfile(greeter=MIDLET)
    pytester.syspathinsert()

    def run(code, *options):
        pytester.makepyfile(test_it="import pytest\nfrom greeter import Field, Greeter\n" + code)
        return pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:hypothesispytest", *options)
    return run
