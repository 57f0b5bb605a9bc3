"""The phone on a thread of its own, in step with real time."""

import threading
import time

import pytest

from emulator import Phone
from emulator.host.worker import Worker
from emulator.midp.lcdui import Canvas, Display
from emulator.midp.midlet import MIDlet


def wait_for(condition, within=5.0):
    """Real time is this file's subject: look again and again, fail when it takes too long."""
    deadline = time.monotonic() + within
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.002)


class Counter(MIDlet):
    """Paints how often fire was pressed."""

    def start_app(self):
        self.canvas = CounterCanvas()
        Display.get_display(self).set_current(self.canvas)


class CounterCanvas(Canvas):
    presses = 0

    def key_pressed(self, key_code):
        self.presses += 1
        self.repaint()

    def paint(self, g):
        g.set_color(0xFFFFFF if self.presses % 2 else 0)
        g.fill_rect(0, 0, self.get_width(), self.get_height())


@pytest.fixture
def running():
    """A phone whose worker runs, with Counter on it."""
    phone = Phone(raise_faults=False)
    worker = Worker(phone.kernel, phone.screen)
    worker.order(lambda: phone.launch(Counter))
    worker.start()
    yield phone, worker
    worker.order(phone.close)
    assert worker.stop()
    assert worker.failure is None


def test_an_order_is_done_on_the_phones_thread(running):
    worker = running[1]
    where = []
    worker.order(lambda: where.append(threading.current_thread().name))
    wait_for(lambda: where)
    assert where == ["phone"]


def test_orders_are_done_in_order(running):
    worker = running[1]
    done = []
    for n in range(100):
        worker.order(lambda n=n: done.append(n))
    wait_for(lambda: len(done) == 100)
    assert done == list(range(100))


def test_a_key_becomes_a_picture_within_a_refresh_or_two(running):
    phone, worker = running
    wait_for(lambda: worker.picture.get_at((50, 50))[:3] == (0, 0, 0))
    began = time.monotonic()
    worker.order(lambda: phone.handset.keypad.press("fire"))
    wait_for(lambda: worker.picture.get_at((50, 50))[:3] == (255, 255, 255))
    assert time.monotonic() - began < 0.25      # a loaded machine; the figure is a benchmark's


def test_phone_time_keeps_up_with_real_time(running):
    phone = running[0]
    wait_for(lambda: phone.now > 0)
    phone_began, began = phone.now, time.monotonic()
    wait_for(lambda: time.monotonic() - began > 0.5)
    assert phone.now - phone_began == pytest.approx(500, abs=300)


def test_a_published_picture_is_not_drawn_on_again(running):
    phone, worker = running
    wait_for(lambda: worker.picture.get_at((50, 50))[:3] == (0, 0, 0))
    kept = worker.picture
    worker.order(lambda: phone.handset.keypad.press("fire"))
    wait_for(lambda: worker.picture is not kept)
    assert kept.get_at((50, 50))[:3] == (0, 0, 0)


def test_a_bug_of_ours_ends_the_worker_and_is_kept():
    phone = Phone()
    worker = Worker(phone.kernel, phone.screen)
    worker.order(lambda: 1 / 0)
    worker.start()
    wait_for(lambda: not worker.alive)
    assert isinstance(worker.failure, ZeroDivisionError)
    phone.close()
