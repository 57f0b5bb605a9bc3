"""Who holds which key down."""

import pytest

from emulator.host.grip import Grip


@pytest.fixture
def told():
    return []


@pytest.fixture
def grip(told):
    return Grip(lambda name: told.append(f"+{name}"), lambda name: told.append(f"-{name}"))


def test_a_key_goes_down_and_comes_up(grip, told):
    grip.take("mouse", "5")
    assert grip.pressed == {"5"}
    grip.let_go("mouse")
    assert (grip.pressed, told) == (set(), ["+5", "-5"])


def test_a_key_is_down_while_anything_holds_it(grip, told):
    grip.take("mouse", "5")
    grip.take(("key", 53), "5")
    grip.let_go("mouse")
    assert told == ["+5"]
    grip.let_go(("key", 53))
    assert told == ["+5", "-5"]


def test_each_of_several_holds_its_own(grip):
    for source, key in (("mouse", "1"), (("finger", 0, 1), "2"), (("finger", 0, 2), "3")):
        grip.take(source, key)
    assert grip.pressed == {"1", "2", "3"}


def test_who_takes_another_key_lets_go_of_the_one_it_had(grip, told):
    grip.take("mouse", "1")
    grip.take("mouse", "1")
    grip.take("mouse", "2")
    assert told == ["+1", "-1", "+2"]


def test_all_can_let_go_at_once(grip, told):
    grip.take("mouse", "1")
    grip.take("pad", "1")
    grip.take("key", "2")
    grip.let_go_all()
    grip.let_go("mouse")
    assert grip.pressed == set() and sorted(told) == ["+1", "+2", "-1", "-2"]
