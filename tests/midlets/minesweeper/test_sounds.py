"""Sounds are heard where they can be, and never stop the game where they cannot."""

import pytest

from midlets.minesweeper.midlet import Minesweeper
from midlets.minesweeper.sounds import Sound, Sounds


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_is_there_and_short(phone, sound):
    app = phone.launch(Minesweeper)
    app._session.group.spawn(lambda: app.midlet.sounds.play(sound), name="test")
    phone.run(0)
    assert [played.kind for played in phone.sounds] == ["wav"] and 0 < phone.sounds[0].duration <= 1_500


def test_a_sound_that_is_still_heard_begins_anew(phone):
    app = phone.launch(Minesweeper)
    for _ in range(3):
        app._session.group.spawn(lambda: app.midlet.sounds.play(Sound.FLAG), name="test")
        phone.run(10)
    assert len(phone.sounds) == 3


def test_without_its_files_the_game_is_silent(phone, on_phone):
    on_phone(lambda midlet: [Sounds(on=True).play(sound) for sound in Sound])
    assert phone.sounds == []


def test_nothing_is_heard_while_it_is_off(phone):
    app = phone.launch(Minesweeper)
    app.midlet.sounds.on = False
    app._session.group.spawn(lambda: app.midlet.sounds.play(Sound.WIN), name="test")
    phone.run(0)
    assert phone.sounds == []
