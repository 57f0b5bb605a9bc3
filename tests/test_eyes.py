"""What a program keeps of a phone's looks: photographs and films."""

import io
import subprocess
import sys

import pygame
import pytest
from PIL import Image

from emulator import Phone
from emulator.errors import UserError


def play(path, **about):
    with Phone(skin="classic", seed=3) as phone:
        phone.record_film(path, **about)
        phone.launch("minesweeper")
        phone.run(300)
        phone.press("fire")
        phone.run(300)
        phone.stop_recording()
        return phone.now


@pytest.mark.parametrize("about", [{}, {"whole": True}])
def test_a_film_is_the_same_every_time(tmp_path, about):
    for name in ("a.gif", "b.gif"):
        play(tmp_path / name, **about)
    assert (tmp_path / "a.gif").read_bytes() == (tmp_path / "b.gif").read_bytes()


def test_a_film_lasts_as_long_as_it_was_taken(tmp_path):
    now = play(tmp_path / "a.gif")
    durations = []
    with Image.open(tmp_path / "a.gif") as film:
        for number in range(film.n_frames):
            film.seek(number)
            durations.append(film.info["duration"])
        assert sum(durations) == now == 700 and film.size == (128, 128)


def test_the_whole_handset_is_filmed_with_its_keys(tmp_path):
    with Phone(skin="classic") as phone:
        phone.record_film(tmp_path / "a.png", whole=True)
        phone.run(100)
        phone.press("5")
        phone.run(100)
    with Image.open(tmp_path / "a.png") as film:
        assert film.size == phone.case.size(1) and film.n_frames == 3


def test_a_phone_that_is_closed_has_its_film_written(tmp_path):
    with Phone() as phone:
        phone.record_film(tmp_path / "a.gif")
        phone.run(100)
    assert (tmp_path / "a.gif").read_bytes().startswith(b"GIF89a")


def test_being_filmed_changes_nothing(tmp_path):
    pictures = []
    for filmed in (False, True):
        with Phone(skin="classic", seed=5) as phone:
            if filmed:
                phone.record_film(tmp_path / "a.gif", whole=True)
            phone.launch("minesweeper")
            phone.play("fire wait:300 right fire wait:100")
            pictures.append((phone.now, pygame.image.tobytes(phone.screen.image, "RGB")))
    assert pictures[0] == pictures[1]


def test_two_films_at_once_are_two_files(tmp_path):
    with Phone() as phone:
        phone.record_film(tmp_path / "lcd.gif")
        phone.record_film(tmp_path / "whole.gif", whole=True, scale=0.5)
        phone.run(40)
    with Image.open(tmp_path / "lcd.gif") as lcd, Image.open(tmp_path / "whole.gif") as whole:
        assert (lcd.size, whole.size) == ((240, 320), (160, 332))


def test_a_film_that_cannot_be_written_is_told_at_once(tmp_path, phone):
    with pytest.raises(UserError, match="the film cannot be written"):
        phone.record_film(tmp_path / "no" / "a.gif")


def test_a_film_whose_folder_is_gone_keeps_no_other_from_being_written(tmp_path):
    phone = Phone()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        phone.record_film(tmp_path / name / "a.gif")
    (tmp_path / "two").rmdir()
    phone.run(40)
    with pytest.raises(UserError, match="the film cannot be written"):
        phone.close()
    assert (tmp_path / "one" / "a.gif").exists()
    phone.close()


def test_a_photo_is_what_a_photograph_saves(tmp_path, phone):
    phone.photograph(tmp_path / "a.png", 1)
    saved = pygame.image.load(tmp_path / "a.png")
    assert pygame.image.tobytes(saved, "RGBA") == pygame.image.tobytes(phone.photo(1), "RGBA")


def test_who_makes_no_film_does_not_load_the_imaging_library():
    code = "import sys; from emulator import Phone; Phone().run(10); print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"


@pytest.mark.parametrize("encoding, written", [("ascii", b"ok \\u597d \\ud83d"), ("utf-8", "ok 好 \\ud83d".encode())])
def test_a_letter_that_the_terminal_does_not_know_is_printed_as_its_number(monkeypatch, phone, encoding, written):
    terminal = io.TextIOWrapper(io.BytesIO(), encoding)
    monkeypatch.setattr(sys, "stdout", terminal)
    phone.software.print("ok 好 \ud83d")
    assert terminal.buffer.getvalue() == written


@pytest.mark.parametrize("scale", [0.001, 0, -1, 100, float("nan"), float("inf"), "2", None])
def test_a_scale_that_no_picture_can_have_is_said(tmp_path, scale):
    with Phone(skin="classic") as phone:
        with pytest.raises(UserError, match=r"scale: a number from 0.1 to 16 is wanted, not"):
            phone.photo(scale)
        with pytest.raises(UserError, match="scale"):
            phone.record_film(tmp_path / "a.gif", whole=True, scale=scale)


@pytest.mark.parametrize("skin", ["candybar", "classic", "slider"])
def test_the_smallest_photo_can_be_taken(skin):
    with Phone(skin=skin) as phone:
        assert phone.photo(0.1).get_width() > 0
