"""Ordinary Python on the phone's clock and seed."""

import datetime

import pytest

from emulator import Phone
from emulator.ams.guest.stand_ins import stand_ins
from emulator.midp.midlet import MIDlet


@pytest.fixture
def guest(phone):
    """`guest(body)`: run `body(time, datetime, random)` with the stand-ins on a guest thread; what it returns."""

    def run(body, on=phone):
        results = []

        class Guest(MIDlet):
            def start_app(self):
                modules = stand_ins()
                results.append(body(modules["time"], modules["datetime"], modules["random"]))
        on.launch(Guest)
        on.run(200)
        return results[0]
    return run


def test_sleep_takes_phone_time(phone, guest):
    assert guest(lambda time, datetime, random: (time.sleep(0.05), phone.now)[1]) == 50


def test_time_is_the_phones(phone, guest):
    assert guest(lambda time, datetime, random: time.time()) == phone.software.epoch / 1000


def test_a_poll_of_time_ends(phone, guest):
    def body(time, datetime, random):
        deadline = time.monotonic() + 0.02
        while time.monotonic() < deadline:
            pass
        return phone.now
    assert guest(body) == 20


def test_now_and_today_are_the_phones(guest):
    def body(time, dates, random):
        return dates.datetime.now(dates.UTC), dates.date.today()
    now, today = guest(body)
    assert now == datetime.datetime(2008, 1, 1, 9, 0, tzinfo=datetime.UTC) and today == datetime.date(2008, 1, 1)


def test_random_is_the_phones_seed():
    def throws(seed):
        results = []

        class Guest(MIDlet):
            def start_app(self):
                random = stand_ins()["random"]
                results.append([random.random(), random.randint(1, 6), random.choice("abc"),
                                random.sample(range(9), 3)])
        with Phone(seed=seed) as phone:
            phone.launch(Guest)
        return results[0]
    assert throws(1) == throws(1) != throws(2)


def test_random_numbers_are_in_their_range(guest):
    def body(time, datetime, random):
        random.seed(5)
        return [random.randint(1, 6) for _ in range(200)], random.uniform(2, 3), random.randrange(0, 10, 5)
    throws, between, step = guest(body)
    assert set(throws) == {1, 2, 3, 4, 5, 6} and 2 <= between < 3 and step in (0, 5)


def test_shuffle_keeps_every_item(guest):
    def body(time, datetime, random):
        cards = list(range(20))
        random.shuffle(cards)
        return cards
    cards = guest(body)
    assert sorted(cards) == list(range(20)) and cards != list(range(20))


def test_a_sample_cannot_be_larger_than_what_it_is_of(guest):
    with pytest.raises(ValueError, match="4 of 3"):
        guest(lambda time, datetime, random: random.sample("abc", 4))
