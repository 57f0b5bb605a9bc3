"""The dice on the phone."""

from pathlib import Path

import pytest

from emulator import Phone, State
from emulator.testing import lifecycle_torture

DICE = Path(__file__).parent.parent / "dice.jad"


def throw(phone):
    phone.press("fire")
    phone.run(500)


def test_a_throw_is_told(phone):
    phone.launch(DICE)
    throw(phone)
    assert "Throw 1: " in phone.screen.text()


@pytest.mark.seed(3)
def test_the_same_seed_throws_the_same(phone):
    phone.launch(DICE)
    throw(phone)
    with Phone(seed=3) as other:
        other.launch(DICE)
        throw(other)
        assert other.screen.text() == phone.screen.text()


def test_the_dice_lie_still_while_the_phone_is_called(phone):
    app = phone.launch(DICE)
    phone.press("fire")
    phone.pause()
    faces = app.midlet.table.faces
    phone.run(5_000)
    assert (app.state, app.midlet.table.faces) == (State.PAUSED, faces)


def test_the_throws_are_still_there_after_a_restart(tmp_path):
    for throws in (1, 2):
        with Phone(storage=tmp_path) as phone:
            phone.launch(DICE)
            throw(phone)
            assert f"Throw {throws}: " in phone.screen.text()


def test_it_fits_every_handset(every_skin, golden):
    every_skin.launch(DICE)
    throw(every_skin)
    assert "Best: " in every_skin.screen.text()
    golden(every_skin)


def test_no_moment_of_its_life_is_a_bad_one():
    lifecycle_torture(DICE, "fire wait:600 fire")
