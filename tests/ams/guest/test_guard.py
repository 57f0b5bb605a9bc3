"""A MIDlet's share of the processor."""

import pytest

from emulator import Phone, State
from emulator.errors import UserError

WORK = """
from emulator.midp.midlet import MIDlet
from emulator.midp.lang import System

class Tiny(MIDlet):
    def start_app(self):
        began = System.current_time_millis()
        for n in range(0, 200_000): pass
        self.took = System.current_time_millis() - began
"""


def took(lay_out, cpu):
    with Phone(cpu=cpu) as phone:
        app = phone.launch(lay_out({"midlet.py": WORK}))
        phone.run(5_000)
        return app.midlet.took


@pytest.mark.parametrize("cpu, ms", [(1, 20), (0.5, 40), (0.1, 200), (2, 10), (4, 5)])
def test_a_loop_takes_phone_time_at_the_speed_of_the_processor(lay_out, cpu, ms):
    assert abs(took(lay_out, cpu) - ms) <= 1


def test_a_fast_processor_takes_time_too(lay_out):
    assert 0 < took(lay_out, 16) <= 3


def test_two_runs_are_the_same(lay_out):
    assert took(lay_out, 0.3) == took(lay_out, 0.3)


@pytest.mark.parametrize("cpu", [0, -1, 0.001, 17, float("nan"), float("inf"), "fast", None, True])
def test_a_speed_that_no_processor_has_is_one_line(cpu):
    with pytest.raises(UserError, match=r"^cpu: a speed is a number, not .*; from 0.01 to 16, where 0.5 is half"):
        Phone(cpu=cpu)


def test_one_that_prints_for_ever_gives_way_soon(lay_out):
    said = []
    source = WORK.replace("began = System.current_time_millis()", "while True: print('again')")
    with Phone(raise_faults=False) as phone:
        phone.software.print = said.append
        app = phone.launch(lay_out({"midlet.py": source}))
        phone.run(100)
        assert 5_000 < len(said) <= 11_000          # a hundred operations each, of 10,000 a millisecond
        phone.press("end")
        phone.run(1_000)
        assert app.state is State.DESTROYED


@pytest.mark.parametrize("raised, said", [
    ("BaseException('x')", "BaseException"), ("Mine('x')", "Mine"), ("KeyboardInterrupt('x')", "Interrupted"),
    ("SystemExit(1)", "SystemExit"), ("GeneratorExit('x')", "GeneratorExit"),
])
@pytest.mark.parametrize("where", ["here", "thread", "callback"])
def test_whatever_a_suite_raises_is_its_own_fault_and_no_end_of_the_phone(lay_out, raised, said, where):
    way = {"here": "fail()", "thread": "Thread(fail).start()",
           "callback": "Display.get_display(self).call_serially(fail)"}[where]
    source = f"""
from emulator.midp.midlet import MIDlet
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Display

class Mine(BaseException): pass

class Tiny(MIDlet):
    def start_app(self):
        def fail(): raise {raised}
        {way}
"""
    with Phone(raise_faults=False) as phone:
        app = phone.launch(lay_out({"midlet.py": source}))
        phone.run(100)
        assert len(app.errors) == 1 and said in app.faults()[0]
        assert "has failed" in phone.screen.text()


def test_one_that_fails_and_fails_is_ended(lay_out):
    source = WORK.replace("began = System", "from emulator.midp.lang import Thread\n        "
                          "while True: Thread(lambda: 1 / 0).start(); Thread.sleep(1)\n        began = System")
    with Phone(raise_faults=False) as phone:
        app = phone.launch(lay_out({"midlet.py": source}))
        phone.run(2_000)
        assert app.state is State.DESTROYED and len(app.errors) == 200
