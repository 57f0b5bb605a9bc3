"""Lamplighter on the phone: played by keys and finger, paused, ended, remembered."""

import shutil
import wave
from inspect import isfunction

import pytest

from emulator import Phone, State
from emulator.midp.lcdui.game import GameCanvas
from midlets.gallery.arcade.arcade_canvas import ArcadeCanvas
from midlets.gallery.arcade.game import LIVES, Phase
from midlets.gallery.arcade.lighter import FASTEST
from midlets.gallery.arcade.midlet import Lamplighter

JAD = "jad/gallery.jad"
SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]


def pixels(phone):
    return bytes(phone.screen.image.get_view("2").raw)


def lose_all(gamer):
    """Run to the right without a look until the game is over."""
    gamer.phone.key_down("right")
    gamer.phone.run_until(lambda: gamer.game.phase is Phase.OVER, within=200_000)
    gamer.phone.key_up("right")


# -- playing ---------------------------------------------------------------------------------------


def test_the_suite_offers_it_as_its_second_midlet(phone):
    app = phone.launch(JAD, midlet="Lamplighter")
    phone.run(100)
    assert app.state is State.ACTIVE and "Lamplighter" in phone.screen.text()
    assert app.midlet.get_app_property("MIDlet-2") == "Lamplighter, /arcade_icon.png, arcade.midlet.Lamplighter"


@pytest.mark.parametrize("skin", SKINS)
def test_it_is_played_on_every_screen(skin):
    with Phone(skin=skin) as phone:
        canvas = phone.launch(Lamplighter).midlet.canvas
        phone.press("fire")
        phone.run(200)
        assert "Level 1" in phone.screen.text()
        phone.run(1_500)
        before = canvas.game.world.person.x
        phone.press("right", hold=500)
        assert canvas.game.world.person.x > before
        shown = phone.screen.image.get_size()
        assert shown == (canvas.get_width(), canvas.get_height())


def test_keys_complete_the_first_level_for_a_score(gamer):
    gamer.begin()
    gamer.play(lambda: gamer.game.phase is Phase.CLEARED, within=90_000)
    assert "All lamps are lit!" in gamer.phone.screen.text()
    assert gamer.game.score > 100 * len(gamer.game.world.street.lamps)
    gamer.phone.run(3_000)
    assert "Level 2" in gamer.phone.screen.text()


def test_running_blindly_ends_the_game(gamer):
    gamer.begin()
    lose_all(gamer)
    assert "Good night" in gamer.phone.screen.text() and gamer.game.lives == 0
    assert len(gamer.phone.vibrations) >= LIVES


def test_it_draws_thirty_frames_a_second(gamer):
    gamer.begin()
    before = gamer.canvas.frames
    gamer.phone.run(10_000)
    assert gamer.canvas.frames - before == 300


def test_the_world_is_as_fast_as_the_clock(gamer):
    gamer.begin()
    world, before = gamer.game.world, gamer.game.world.tick
    gamer.phone.run(4_000)
    assert world.tick - before == 120


def test_one_and_three_jump_to_the_side(gamer):
    gamer.begin()
    person = gamer.game.world.person
    gamer.phone.key_down("3")
    gamer.phone.run(200)
    assert person.vx > 0 and not person.on_ground
    gamer.phone.key_up("3")


def test_a_tap_shorter_than_a_frame_jumps(gamer):
    gamer.begin()
    gamer.phone.run(100)
    gamer.phone.press("up", hold=5)
    assert not gamer.game.world.person.on_ground


# -- pausing ---------------------------------------------------------------------------------------


def test_pound_pauses_and_fire_goes_on(gamer):
    gamer.begin()
    gamer.phone.press("#")
    assert "Paused" in gamer.phone.screen.text()
    tick = gamer.game.world.tick
    gamer.phone.run(5_000)
    assert gamer.game.world.tick == tick
    gamer.phone.press("fire")
    gamer.phone.run(1_000)
    assert tick + 29 <= gamer.game.world.tick <= tick + 34


def test_the_phones_pause_stops_the_world_and_no_daylight_is_lost(gamer):
    gamer.begin()
    gamer.phone.run(1_000)
    gamer.phone.pause()
    left, frames = gamer.game.world.time_left, gamer.canvas.frames
    gamer.phone.run(600_000)
    assert (gamer.game.world.time_left, gamer.canvas.frames) == (left, frames)
    gamer.phone.resume()
    gamer.phone.run(1_000)
    assert "Paused" in gamer.phone.screen.text()
    assert gamer.game.world.time_left == left


def test_after_a_long_pause_no_frames_are_made_up_for(gamer):
    gamer.begin()
    gamer.phone.pause()
    gamer.phone.run(60_000)
    frames = gamer.canvas.frames
    gamer.phone.resume()
    gamer.phone.run(1_000)
    assert gamer.canvas.frames - frames <= 31


def test_the_one_command_in_play_is_pause(gamer):
    gamer.begin()
    assert [command.get_label() for command in gamer.phone.commands] == ["Pause"]
    gamer.phone.select("Pause")
    assert gamer.game.phase is Phase.PAUSED
    assert {command.get_label() for command in gamer.phone.commands} == {"How to play", "Exit"}


# -- the menu --------------------------------------------------------------------------------------


def test_help_is_read_from_the_menu_and_left_again(gamer):
    gamer.phone.run(100)
    gamer.phone.press("down", "fire")
    assert "Light every lamp" in gamer.phone.screen.text()
    gamer.phone.select("Back")
    gamer.phone.run(100)
    assert gamer.game.phase is Phase.TITLE and "Play" in gamer.phone.screen.text()


def test_exit_is_the_last_line_of_the_menu(phone):
    app = phone.launch(Lamplighter)
    phone.run(100)
    phone.press("up", "fire")
    assert app.state is State.DESTROYED


def test_the_exit_command_ends_it(phone):
    app = phone.launch(Lamplighter)
    phone.run(100)
    phone.select("Exit")
    assert app.state is State.DESTROYED


# -- the finger ------------------------------------------------------------------------------------


@pytest.mark.parametrize("x, y, holds", [
    (0.1, 0.9, {"left"}), (0.9, 0.9, {"right"}), (0.5, 0.9, {"spark"}), (0.5, 0.2, {"jump"}),
    (0.1, 0.2, {"left", "jump"}), (0.9, 0.2, {"right", "jump"})])
def test_where_the_finger_is_says_what_is_held(x, y, holds):
    with Phone(skin="touch") as phone:
        canvas = phone.launch(Lamplighter).midlet.canvas
        phone.press("fire")
        phone.run(2_000)
        canvas.pointer_pressed(int(x * canvas.get_width()), int(y * canvas.get_height()))
        assert {name for name, held in canvas._buttons(0)._asdict().items() if held} == holds


def test_a_finger_at_the_right_edge_runs_to_the_right():
    with Phone(skin="touch") as phone:
        canvas = phone.launch(Lamplighter).midlet.canvas
        phone.press("fire")
        phone.run(2_000)
        phone.handset.touch.press(230, 380)
        phone.run(500)
        assert canvas.game.world.person.vx == FASTEST
        phone.handset.touch.release(230, 380)
        phone.run(500)
        assert canvas.game.world.person.vx == 0


def test_a_line_of_the_menu_can_be_tapped():
    with Phone(skin="touch") as phone:
        app = phone.launch(Lamplighter)
        phone.run(200)
        word = next(word for word in phone.screen.drawing.words if word.text == "Exit")
        phone.touch(word.x + 3, word.y + 3)
        assert app.state is State.DESTROYED


# -- what is kept ----------------------------------------------------------------------------------


def test_the_best_score_is_shown_at_the_end_and_on_the_next_title(gamer):
    phone = gamer.phone
    gamer.begin()
    gamer.play(lambda: gamer.game.score >= 300, within=60_000)
    lose_all(gamer)
    score = gamer.game.score
    assert "A new best score!" in phone.screen.text()
    phone.run(2_000)
    phone.press("fire")
    phone.run(200)
    assert f"Best: {score}" in phone.screen.text()
    phone.select("Exit")
    phone.launch(Lamplighter)
    phone.run(200)
    assert f"Best: {score}" in phone.screen.text()


def test_a_game_that_is_given_up_counts(gamer):
    phone = gamer.phone
    gamer.begin()
    gamer.play(lambda: gamer.game.score >= 100, within=60_000)
    score = gamer.game.score
    phone.select("Pause")
    phone.select("Exit")
    phone.launch(Lamplighter)
    phone.run(200)
    assert f"Best: {score}" in phone.screen.text()


# -- sameness --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_frames():
    def frames(seed):
        with Phone(seed=seed) as phone:
            phone.launch(JAD, midlet=2)
            phone.run(100)
            phone.press("fire")
            phone.run(1_400)
            phone.key_down("right")
            pictures = []
            for _ in range(20):
                phone.run(170)
                phone.press("up")
                pictures.append(pixels(phone))
            return pictures
    assert frames(3) == frames(3) != frames(4)


def test_two_phones_play_two_games(two_phones):
    ours, theirs = two_phones
    first, second = (phone.launch(Lamplighter).midlet.canvas for phone in two_phones)
    ours.press("fire")
    theirs.run(3_000)
    ours.run(3_000)
    assert (first.game.phase, second.game.phase) == (Phase.PLAYING, Phase.TITLE)


@pytest.mark.parametrize("locale, title, level", [("ru-RU", "Фонарщик", "Уровень 1"), ("zh-CN", "点灯人", "第 1 关")])
def test_it_speaks_the_phones_language_on_the_smallest_screen(locale, title, level):
    with Phone(skin="classic", locale=locale) as phone:
        phone.launch(Lamplighter)
        phone.run(100)
        assert title in phone.screen.text()
        phone.press("fire")
        phone.run(200)
        assert level in phone.screen.text()


def test_no_private_name_of_the_canvas_hides_one_of_the_api(on_phone):
    """One underscore keeps nobody out: a name that both have would break the phone's own work."""
    plain = []
    on_phone(lambda midlet: plain.extend(vars(GameCanvas(True))))
    api = {*plain, *dir(GameCanvas)}
    own = {*vars(ArcadeCanvas), *(name for method in vars(ArcadeCanvas).values() if isfunction(method)
                                  for name in method.__code__.co_names)}
    assert {name for name in own & api if name.startswith("_") and not name.startswith("__")} == set()


# -- sound -----------------------------------------------------------------------------------------


def test_it_plays_the_sounds_that_the_suite_has(phone, request, tmp_path):
    root = request.config.rootpath
    shutil.copytree(root / "midlets" / "gallery", tmp_path / "gallery")
    (tmp_path / "gallery" / "sounds").mkdir(exist_ok=True)
    with wave.open(str(tmp_path / "gallery" / "sounds" / "jumped.wav"), "wb") as sound:
        sound.setparams((1, 1, 8_000, 0, "NONE", ""))
        sound.writeframes(bytes([128, 200] * 400))
    descriptor = (root / JAD).read_text(encoding="utf-8").replace("../midlets/gallery/", "gallery/")
    (tmp_path / "gallery.jad").write_text(descriptor, encoding="utf-8")
    phone.launch(tmp_path / "gallery.jad", midlet=2)
    phone.run(100)
    phone.press("fire")
    phone.run(2_000)
    before = len(phone.sounds)
    phone.press("up")
    assert [sound.kind for sound in phone.sounds[before:]] == ["wav"]


def test_it_is_silent_without_sounds(gamer):
    gamer.begin()
    gamer.phone.press("up")
    gamer.phone.run(1_000)
    assert not [sound for sound in gamer.phone.sounds if sound.kind == "wav"]
