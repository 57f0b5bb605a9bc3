"""What the heap's looks cost: the time of the looks in the time of a MIDlet that works."""

import time

from emulator import Phone
from emulator.ams.guest import heap

WORK = """
from emulator.midp.midlet import MIDlet

class Tiny(MIDlet):
    def start_app(self):
        self.cells = [[(x, y) for x in range(50)] for y in range(50)]
        n = total = 0
        while True:
            n += 1
            for x, y in self.cells[n % 50]:
                total += x * y
"""
JAD = """MIDlet-Name: Tiny
MIDlet-Version: 1.0.0
MIDlet-Vendor: Test
MIDlet-Jar-URL: tiny/
MIDlet-Jar-Size: 0
MIDlet-1: Tiny, , midlet.Tiny
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


def test_the_looks_cost_little(tmp_path, figure, monkeypatch):
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "midlet.py").write_text(WORK)
    (tmp_path / "tiny.jad").write_text(JAD)
    looking, objects = [], []
    measure = heap.measure

    def timed(*arguments, **options):
        began = time.perf_counter()
        held = measure(*arguments, **options)
        looking.append(time.perf_counter() - began)
        objects.append(held.objects)
        return held
    monkeypatch.setattr(heap, "measure", timed)
    with Phone() as phone:
        began = time.perf_counter()
        phone.launch(tmp_path / "tiny.jad")
        phone.run(2_000)
        took = time.perf_counter() - began
    assert len(looking) > 5
    figure(f"heap: looks at {max(objects):,} objects, share of the time", 100 * sum(looking) / took, "%", at_most=2)


def test_the_shipped_games_are_far_from_the_limit(figure):
    sizes = []
    for name in ("minesweeper", "gomoku", "connect4", "chinese_checkers", "gallery"):
        with Phone(skin="classic") as phone:
            app = phone.launch(name)
            phone.press("fire", "fire", "fire")
            phone.run(2_000)
            sizes.append(app._session.guard.heap._held().size)
    figure("heap: the largest of the shipped games, of the least limit", 100 * max(sizes) / heap.LEAST, "%", at_most=25)
