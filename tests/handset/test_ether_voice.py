"""The two ends of a telephone call over an Ether."""

import pytest

from emulator import Ether
from emulator.handset.radio import Radio
from emulator.handset.voice import Word
from emulator.kernel import Kernel


class Ends:
    """Two radios; the second takes every caller if it is `free`. `heard` has (whose end, what, when)."""

    def __init__(self, ether, free=True):
        self.ether, self.heard, self.free = ether, [], free
        self.kernels = [Kernel(), Kernel()]
        self.radios = [Radio(kernel, ether, number) for kernel, number
                       in zip(self.kernels, ("+100", "+200"), strict=True)]
        self.far = None
        self.radios[1].on_ringing(self.rung)
        self.near = self.radios[0].telephone("+200")
        self.near.told = lambda word: self.heard.append(("near", word, self.kernels[0].now))

    def rung(self, voice):
        if self.free:
            self.far = voice
            voice.told = lambda word: self.heard.append(("far", word, self.kernels[1].now))
        return self.free


def test_the_other_phone_is_told_who_calls():
    ends = Ends(Ether(latency=30))
    ends.ether.run(29)
    assert ends.far is None
    ends.ether.run(1)
    assert ends.far.number == "+100" and ends.near.number == "+200" and ends.heard == []


def test_words_arrive_in_order_each_way_when_the_ether_lets_them():
    ends = Ends(Ether(latency=30, jitter=40, seed=3))
    ends.ether.run(100)
    ends.far.say(Word.ANSWERED), ends.far.say(Word.ENDED), ends.near.say(Word.ENDED)
    ends.ether.run(100)
    assert [word for end, word, _time in ends.heard if end == "near"] == [Word.ANSWERED, Word.ENDED]
    assert [word for end, word, _time in ends.heard if end == "far"] == [Word.ENDED]
    assert all(130 <= time <= 170 for _end, _word, time in ends.heard)


def test_a_line_that_is_not_free_is_busy():
    ends = Ends(Ether(), free=False)
    ends.ether.run(1)
    assert [(end, word) for end, word, _time in ends.heard] == [("near", Word.BUSY)]


def test_what_is_said_before_the_other_phone_was_reached_comes_after_the_call():
    ends = Ends(Ether(latency=30))
    ends.near.say(Word.ENDED)
    ends.ether.run(60)
    assert ends.far is not None and [(end, word) for end, word, _time in ends.heard] == [("far", Word.ENDED)]


def test_a_cut_makes_the_call_wait():
    ether = Ether()
    ends = Ends(ether)
    ether.run(1)
    ether.cut("+100", "+200", lasting=500)
    ends.far.say(Word.ANSWERED)
    ether.run(499)
    assert ends.heard == []
    ether.run(2)
    assert [(end, word) for end, word, _time in ends.heard] == [("near", Word.ANSWERED)]


@pytest.mark.parametrize("number", ["+300", "", "110"])
def test_a_number_that_nobody_has_is_nobody(number):
    ether = Ether()
    assert Radio(Kernel(), ether, "+100").telephone(number) is None


def test_a_phone_that_was_switched_off_says_nothing():
    ends = Ends(Ether())
    ends.ether.run(1)
    ends.radios[1].close()
    ends.far = None
    again = ends.radios[0].telephone("+200")
    again.told = lambda word: ends.heard.append(("near", word, 0))
    ends.ether.run(100)
    assert ends.far is None and ends.heard == []
