"""java.util.Random: Java's own numbers. The expected ones are those of a Java virtual machine."""

import pytest

from emulator import Phone
from emulator.midp.lang import IllegalArgumentException
from emulator.midp.midlet import MIDlet
from emulator.midp.util import Random


def test_the_ints_of_seed_42_are_javas():
    numbers = Random(42)
    assert [numbers.next_int() for _ in range(3)] == [-1170105035, 234785527, -1360544799]


def test_the_ints_below_10_of_seed_42_are_javas():
    numbers = Random(42)
    assert [numbers.next_int(10) for _ in range(5)] == [0, 3, 8, 4, 0]


def test_a_power_of_two_takes_the_high_bits():
    assert Random(42).next_int(16) == (-1170105035 & 0xFFFFFFFF) >> 28


def test_the_long_of_seed_42_is_javas():
    assert Random(42).next_long() == -5025562857975149833


def test_the_double_of_seed_42_is_javas():
    assert Random(42).next_double() == 0.7275636800328681


def test_the_float_of_seed_42_is_javas():
    assert Random(42).next_float() == pytest.approx(0.7275637, abs=1e-7)


def test_the_bytes_are_those_of_the_ints_low_byte_first():
    data = bytearray(6)
    Random(42).next_bytes(data)
    first, second = -1170105035, 234785527
    assert data == (first & 0xFFFFFFFF).to_bytes(4, "little") + (second & 0xFFFFFFFF).to_bytes(4, "little")[:2]


def test_set_seed_begins_again():
    numbers = Random(7)
    first = numbers.next_int()
    numbers.set_seed(7)
    assert numbers.next_int() == first


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_no_number_below_one(n):
    with pytest.raises(IllegalArgumentException):
        Random(1).next_int(n)


def numbers_of(seed):
    class Guest(MIDlet):
        def start_app(self):
            seen.append([Random().next_int(), Random().next_int()])
    seen = []
    with Phone(seed=seed) as phone:
        phone.launch(Guest)
    return seen[0]


def test_without_a_seed_it_takes_the_phones():
    assert numbers_of(7) == numbers_of(7)
    assert numbers_of(7) != numbers_of(8)
    first, second = numbers_of(7)
    assert first != second
