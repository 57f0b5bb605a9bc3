"""emulator run --gif: a film of the LCD, or of the handset."""

import pytest
from PIL import Image

from emulator.cli import main

PLAY = ["run", "minesweeper", "--skin", "classic", "--keys", "fire wait:200 fire"]


def length(path):
    durations = []
    with Image.open(path) as film:
        for number in range(film.n_frames):
            film.seek(number)
            durations.append(film.info["duration"])
    return sum(durations)


@pytest.mark.parametrize("more", [[], ["--headless"]])
def test_the_film_lasts_as_long_as_it_was_asked_for_with_no_window(tmp_path, more):
    assert main([*PLAY, "--gif", str(tmp_path / "a.gif"), "--for", "1000", *more]) == 0
    assert length(tmp_path / "a.gif") == 1_000


def test_it_is_the_same_file_every_time(tmp_path):
    for name in ("a.gif", "b.gif"):
        assert main([*PLAY, "--gif", str(tmp_path / name), "--for", "600"]) == 0
    assert (tmp_path / "a.gif").read_bytes() == (tmp_path / "b.gif").read_bytes()


def test_the_whole_handset_as_an_apng(tmp_path):
    assert main([*PLAY, "--gif", str(tmp_path / "a.png"), "--whole", "--scale", "0.5", "--for", "600"]) == 0
    with Image.open(tmp_path / "a.png") as film:
        assert film.format == "PNG" and film.n_frames > 2 and film.size[1] > film.size[0] > 64


@pytest.mark.parametrize("options, status, said", [
    (["--gif", "no/such/a.gif", "--for", "10"], 1, "the film cannot be written"),
    (["--gif", "a.mp4", "--for", "10"], 1, "a film is a .gif, a .png or an .apng, not '.mp4'"),
    (["--whole", "--for", "10"], 2, "add --gif FILE"),
    (["--gif", "a.gif", "--headless"], 2, "add --for MS"),
])
def test_a_wrong_call_is_one_line(tmp_path, monkeypatch, capsys, options, status, said):
    monkeypatch.chdir(tmp_path)
    assert main([*PLAY, *options]) == status
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
