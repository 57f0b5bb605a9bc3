"""The table of docs/lifecycle.md, run row by row."""

import re
from functools import partial
from pathlib import Path

import pytest

from emulator import Phone, State
from emulator.ams.program import Program
from emulator.midp.lang import OutOfMemoryError, Thread
from emulator.midp.midlet import MIDlet, MIDletStateChangeException
from emulator.midp.util import Timer, TimerTask

PAGE = Path(__file__).parents[2] / "docs" / "lifecycle.md"
ROWS = [[cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\| (?!moment)\w", line)]
CASES = [(moment, event, by, calls, after) for moment, event, who, calls, after, _ in ROWS for by in who.split(", ")]
CALLS = {"constructing": "constructor", "starting": "start_app", "pausing": "pause_app",
         "ending": "destroy_app(True)", "asked to end": "destroy_app(False)"}
LONG = 100            # ms that a call takes at its moment: less than it is given
FOR_EVER = 10_000_000


class Fault(Exception):
    """What goes wrong on purpose."""


class Stage:
    """One phone and one MIDlet, which writes down its calls; one of them can be held up."""

    def __init__(self):
        self.calls, self.held, self.lasts = [], "", LONG
        self.act = lambda midlet: None           # what the call that is held up does at its end
        self.refuses_end = False
        self.midlet = None
        self.phone = Phone(raise_faults=False)
        self.session = self.phone.software.launch(Program.of_class(self.midlet_class()))

    def midlet_class(self):
        stage = self

        class Recording(MIDlet):
            def __init__(self):
                super().__init__()
                stage.midlet = self
                stage.called("constructor")

            def start_app(self):
                stage.called("start_app")

            def pause_app(self):
                stage.called("pause_app")

            def destroy_app(self, unconditional):
                stage.called(f"destroy_app({unconditional})")
                if stage.refuses_end:
                    raise MIDletStateChangeException
        return Recording

    def called(self, name):
        self.calls.append(name)
        if name == self.held:
            Thread.sleep(self.lasts)
            self.act(self.midlet)

    # -- moments ---------------------------------------------------------------------------------

    def reach(self, moment):
        if moment == "not made yet":
            return
        self.held = CALLS.get(moment, "")
        if moment in ("PAUSED", "pausing"):
            self.phone.run(0)
            self.phone.pause()
        elif moment in ("ending", "asked to end", "DESTROYED"):
            self.phone.run(0)
            self.session.destroy(moment != "asked to end")
        self.phone.run(0)

    # -- events ----------------------------------------------------------------------------------

    def happens(self, event, by):
        if by == "phone":
            for what in PHONES[event]:
                what(self)
        elif by == "itself":
            self.lasts_for_ever() if event == "never returns" else setattr(self, "act", MIDLETS[event])
        else:
            WAYS[by](self, partial(MIDLETS[event], self.midlet))

    def lasts_for_ever(self):
        """A call that has begun already sleeps on and on."""
        self.act = lambda midlet: Thread.sleep(FOR_EVER)

    def refuse_to_end(self):
        self.refuses_end = True

    def switch_off(self):
        self.phone.software.switch_off()


def refuse(midlet):
    raise MIDletStateChangeException


def fail(midlet):
    raise Fault


def run_out(midlet):
    raise OutOfMemoryError


PHONES = {
    "nothing": [],
    "start": [lambda stage: stage.session.start()],
    "pause": [lambda stage: stage.session.pause()],
    "end": [lambda stage: stage.session.destroy()],
    "ask to end": [lambda stage: stage.session.destroy(False)],
    "red key": [lambda stage: stage.phone.press("end")],
    "switch off": [Stage.switch_off],
    "a call comes": [lambda stage: stage.phone.call("+100")],
    "the call goes": [lambda stage: stage.phone.hang_up()],
}
PHONES |= {
    "start and pause at once": PHONES["start"] + PHONES["pause"],
    "pause and start at once": PHONES["pause"] + PHONES["start"],
    "end and start at once": PHONES["end"] + PHONES["start"],
    "ask to end and end at once": PHONES["ask to end"] + PHONES["end"],
    "ask to end, which it refuses": [Stage.refuse_to_end, *PHONES["ask to end"]],
    "pause, and it refuses to end": [Stage.refuse_to_end, *PHONES["pause"]],
    "end, and it refuses to end": [Stage.refuse_to_end, *PHONES["end"]],
    "end, and it never returns": [Stage.lasts_for_ever, *PHONES["end"]],
    "a call comes and goes": PHONES["a call comes"] + PHONES["the call goes"],
}
MIDLETS = {
    "returns": lambda midlet: None,
    "raises": fail,
    "refuses": refuse,
    "runs out of memory": run_out,
    "notify_paused": MIDlet.notify_paused,
    "notify_destroyed": MIDlet.notify_destroyed,
    "resume_request": MIDlet.resume_request,
}
WAYS = {
    "callback": lambda stage, act: stage.session.display.call_serially(act),
    "thread": lambda stage, act: stage.session.group.spawn(act),
    "timer": lambda stage, act: stage.session.group.spawn(lambda: Timer().schedule(TimerTask(act), 1)),
}


@pytest.mark.parametrize("moment, event, by, calls, after", CASES, ids=[" - ".join(case[:3]) for case in CASES])
def test_a_row_of_the_page(moment, event, by, calls, after):
    stage = Stage()
    stage.reach(moment)
    before = len(stage.calls)
    stage.happens(event, by)
    stage.phone.run(1_500)
    assert (", ".join(stage.calls[before:]) or "-", stage.session.state) == (calls, State[after])
    stage.phone.close()


def test_no_row_is_there_twice():
    assert len({case[:3] for case in CASES}) == len(CASES)


@pytest.mark.parametrize("moment", ["constructing", "PAUSED", "starting", "ACTIVE", "pausing", "ending"])
def test_every_moment_has_a_row_for_everything_that_can_happen(moment):
    there = {(event, by) for where, event, by, _, _ in CASES if where == moment}
    phones = {(event, "phone") for event in ("pause", "end", "ask to end", "switch off")}
    own = {(event, by) for event in ("notify_paused", "notify_destroyed", "resume_request") for by in WAYS}
    assert phones | own | {("raises", by) for by in WAYS} <= there
