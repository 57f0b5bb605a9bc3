"""Films: GIF and APNG, read back with the library that viewers use."""

import pygame
import pytest
from PIL import Image

from emulator.errors import UserError
from emulator.handset import film
from emulator.handset.film import SLOT, Camera, Recorder
from emulator.kernel import Kernel

RED, GREEN, BLUE = (255, 0, 0), (0, 255, 0), (0, 0, 255)


def plain(color, size=(8, 6)):
    surface = pygame.Surface(size, 0, 32)
    surface.fill(color)
    return surface


def rainbow(turn=0):
    """More colours than a GIF can have."""
    surface = pygame.Surface((64, 64), 0, 32)
    for x in range(64):
        for y in range(64):
            surface.set_at((x, y), (x * 4, y * 4, turn))
    return surface


def read(path):
    """[(duration, picture)] of a film."""
    frames = []
    with Image.open(path) as film:
        for number in range(film.n_frames):
            film.seek(number)
            frames.append((film.info["duration"], film.convert("RGB")))
    return frames


def filmed(path, shots, end=None, whole=False):
    recorder = Recorder(path, whole)
    for at, surface in shots:
        recorder.frame(surface, at)
    recorder.close(end)
    return recorder


@pytest.mark.parametrize("name", ["a.gif", "a.png", "a.apng", "A.GIF"])
def test_each_picture_is_shown_as_long_as_it_was(tmp_path, name):
    filmed(tmp_path / name, [(1_000, plain(RED)), (1_500, plain(GREEN)), (1_540, plain(BLUE))], end=2_000)
    frames = read(tmp_path / name)
    assert [duration for duration, _ in frames] == [500, 40, 460]
    assert [picture.getpixel((3, 3)) for _, picture in frames] == [RED, GREEN, BLUE]


@pytest.mark.parametrize("name", ["a.gif", "a.png"])
def test_the_same_pictures_give_the_same_bytes(tmp_path, name):
    files = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        filmed(tmp_path / folder / name, [(n * 40, rainbow(n)) for n in range(4)], end=200)
        files.append((tmp_path / folder / name).read_bytes())
    assert files[0] == files[1]


def test_a_film_repeats_for_ever(tmp_path):
    filmed(tmp_path / "a.gif", [(0, plain(RED)), (40, plain(BLUE))], end=80)
    filmed(tmp_path / "a.png", [(0, plain(RED)), (40, plain(BLUE))], end=80)
    with Image.open(tmp_path / "a.gif") as gif, Image.open(tmp_path / "a.png") as png:
        assert (gif.info["loop"], png.info["loop"]) == (0, 0)


def test_a_picture_like_the_last_adds_only_time(tmp_path):
    filmed(tmp_path / "a.gif", [(0, plain(RED)), (100, plain(RED)), (300, plain(RED)), (400, plain(BLUE))], end=500)
    assert [duration for duration, _ in read(tmp_path / "a.gif")] == [400, 100]


def test_times_that_are_no_whole_hundredths_do_not_add_up_to_a_delay(tmp_path):
    shots = [(n * 33, plain((n % 250, 0, 0))) for n in range(1, 101)]
    filmed(tmp_path / "a.gif", shots, end=3_333)
    durations = [duration for duration, _ in read(tmp_path / "a.gif")]
    assert sum(durations) == pytest.approx(3_300, abs=10)
    begins = [sum(durations[:n]) for n in range(len(durations))]
    assert all(0 <= at - 33 - begin < SLOT for (at, _), begin in zip(shots, begins, strict=True))


def test_of_several_pictures_in_a_moment_the_last_is_kept(tmp_path):
    filmed(tmp_path / "a.gif", [(0, plain(RED)), (100, plain(GREEN)), (110, plain(BLUE)), (200, plain(RED))],
           end=300)
    frames = read(tmp_path / "a.gif")
    colors = [(duration, picture.getpixel((0, 0))) for duration, picture in frames]
    assert colors == [(100, RED), (100, BLUE), (100, RED)]


def test_few_colours_are_right_to_the_bit_in_a_gif(tmp_path):
    surface = plain((1, 2, 3), (16, 15))
    for n in range(240):
        surface.set_at((n % 16, n // 16), (n, 255 - n, 5))
    filmed(tmp_path / "a.gif", [(0, surface), (40, plain((1, 2, 3), (16, 15)))], end=80)
    assert read(tmp_path / "a.gif")[0][1].tobytes() == pygame.image.tobytes(surface, "RGB")


def test_too_many_colours_are_nearly_right_in_a_gif_and_right_in_an_apng(tmp_path):
    for name, most in (("a.gif", 40), ("a.png", 0)):
        filmed(tmp_path / name, [(0, rainbow()), (40, rainbow(9))], end=80)
        shown, wanted = read(tmp_path / name)[0][1].tobytes(), pygame.image.tobytes(rainbow(), "RGB")
        assert max(abs(one - other) for one, other in zip(shown, wanted, strict=True)) <= most


def test_what_does_not_change_does_not_flicker(tmp_path):
    """A colour of one picture is the same colour in the next, however many others there are."""
    shots = []
    for n in range(4):
        surface = rainbow(n * 3)
        surface.fill((10, 200, 90), (0, 0, 8, 8))
        surface.set_at((20, 20), (90, 90, 91))
        shots.append((n * 40, surface))
    filmed(tmp_path / "a.gif", shots, end=200)
    frames = [picture for _, picture in read(tmp_path / "a.gif")]
    assert {frame.getpixel((3, 3)) for frame in frames} == {(10, 200, 90)}
    assert len({frame.getpixel((20, 20)) for frame in frames}) == 1


def test_a_whole_handset_lies_on_white_paper(tmp_path):
    surface = pygame.Surface((8, 6), pygame.SRCALPHA)
    surface.fill(RED, (2, 2, 2, 2))
    filmed(tmp_path / "a.gif", [(0, surface), (40, plain(BLUE))], end=80, whole=True)
    first = read(tmp_path / "a.gif")[0][1]
    assert (first.getpixel((0, 0)), first.getpixel((2, 2))) == ((255, 255, 255), RED)


def test_a_picture_of_another_size_does_not_change_the_films(tmp_path):
    filmed(tmp_path / "a.gif", [(0, plain(RED)), (40, plain(BLUE, (20, 20))), (80, plain(GREEN, (2, 2)))], end=120)
    frames = [picture for _, picture in read(tmp_path / "a.gif")]
    assert {frame.size for frame in frames} == {(8, 6)}
    assert [frame.getpixel((4, 3)) for frame in frames] == [RED, BLUE, GREEN]


def test_one_picture_is_a_film_too(tmp_path):
    filmed(tmp_path / "a.gif", [(500, plain(RED))], end=500)
    with Image.open(tmp_path / "a.gif") as picture:
        assert picture.convert("RGB").getpixel((0, 0)) == RED


def test_nothing_seen_is_no_file(tmp_path):
    Recorder(tmp_path / "a.gif").close()
    assert list(tmp_path.iterdir()) == []


def test_while_it_is_taken_nothing_lies_about(tmp_path):
    recorder = Recorder(tmp_path / "a.gif")
    recorder.frame(plain(RED), 0)
    assert list(tmp_path.iterdir()) == []


def test_a_film_that_is_dropped_leaves_nothing(tmp_path):
    recorder = Recorder(tmp_path / "a.gif")
    recorder.frame(plain(RED), 0)
    recorder.drop()
    recorder.close(40)
    assert list(tmp_path.iterdir()) == []


def test_what_was_there_stays_until_the_film_is_whole(tmp_path):
    path = tmp_path / "a.gif"
    path.write_bytes(b"older")
    recorder = Recorder(path)
    recorder.frame(plain(RED), 0)
    before = path.read_bytes()
    recorder.close(40)
    assert before == b"older" and path.read_bytes().startswith(b"GIF89a")
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.gif"]


def test_a_closed_film_takes_no_more(tmp_path):
    recorder = filmed(tmp_path / "a.gif", [(0, plain(RED))], end=100)
    before = (tmp_path / "a.gif").read_bytes()
    recorder.frame(plain(BLUE), 200)
    recorder.close(300)
    assert (tmp_path / "a.gif").read_bytes() == before


def test_a_film_that_is_too_long_says_where_it_ends(tmp_path, monkeypatch):
    monkeypatch.setattr(film, "MOST_PIXELS", 3 * 8 * 6)
    recorder = filmed(tmp_path / "a.gif", [(n * 40, plain((n, 0, 0))) for n in range(10)], end=400)
    assert len(read(tmp_path / "a.gif")) == 3
    assert "full after 3 pictures (0.1 s)" in recorder.notice and "\n" not in recorder.notice


@pytest.mark.parametrize("name, said", [
    ("a.jpg", "a film is a .gif, a .png or an .apng, not '.jpg'"), ("film", "not ''"),
    ("no/a.gif", "the film cannot be written (No such file or directory)"), ("folder.gif", "it is a folder"),
])
def test_a_place_where_no_film_can_be_is_told_at_once(tmp_path, name, said):
    (tmp_path / "folder.gif").mkdir()
    with pytest.raises(UserError) as caught:
        Recorder(tmp_path / name)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_folder_that_is_gone_at_the_end_is_told(tmp_path):
    folder = tmp_path / "gone"
    folder.mkdir()
    recorder = Recorder(folder / "a.gif")
    recorder.frame(plain(RED), 0)
    folder.rmdir()
    with pytest.raises(UserError, match="the film cannot be written"):
        recorder.close(40)


# -- the camera -----------------------------------------------------------------------------------

def test_the_camera_looks_every_slot_of_the_phones_time_and_only_when_something_changed(tmp_path):
    kernel, looks, state = Kernel(), [], ["red"]

    def look():
        looks.append(kernel.now)
        return plain(state[0])
    camera = Camera(kernel, Recorder(tmp_path / "a.gif"), lambda: state[0], look)
    kernel.run(95)
    state[0] = "blue"
    kernel.run(405)
    camera.stop()
    assert looks == [0, 100]
    assert [duration for duration, _ in read(tmp_path / "a.gif")] == [100, 400]
    assert kernel.next_due() is None
