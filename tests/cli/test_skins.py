"""emulator skins: the handsets, what is wrong with one, and photographs of all."""

import pygame
import pytest

from emulator.cli import main
from emulator.cli.skins import SCENES
from emulator.shelf import descriptors


def test_the_handsets_are_listed_a_line_each(capsys):
    assert main(["skins"]) == 0
    assert any(line.startswith("slider") and "240x320" in line for line in capsys.readouterr().out.splitlines())


def test_a_broken_skin_has_all_its_faults_listed(tmp_path, capsys):
    (tmp_path / "skin.yaml").write_text("extends: slider\nkeys:\n  soft_lfet: {code: -6}\n", encoding="utf-8")
    assert main(["skins", "check", str(tmp_path)]) == 1
    assert "did you mean 'soft_left'?" in capsys.readouterr().out


def test_a_skin_with_nothing_wrong_says_nothing(capsys):
    assert main(["skins", "check", "touch"]) == 0
    assert capsys.readouterr().out == ""


def test_every_shipped_suite_has_its_scene():
    assert {path.stem for path in descriptors()} <= set(SCENES)


def test_a_sheet_has_a_row_for_each_suite_and_all_handsets_side_by_side(tmp_path, capsys):
    sizes = {}
    for name, targets in (("one", ["home"]), ("two", ["home", "gallery"])):
        assert main(["skins", "sheet", *targets, "--scale", "0.25", "-o", str(tmp_path / f"{name}.png")]) == 0
        sizes[name] = pygame.image.load(tmp_path / f"{name}.png").get_size()
    assert sizes["two"] == (sizes["one"][0], 2 * sizes["one"][1])
    assert capsys.readouterr().out.split() == [str(tmp_path / "one.png"), str(tmp_path / "two.png")]


def test_a_sheet_is_the_same_every_time(tmp_path):
    for name in ("a.png", "b.png"):
        main(["skins", "sheet", "minesweeper", "--skin", "classic", "-o", str(tmp_path / name)])
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_a_sheet_presses_the_keys_it_is_told(tmp_path):
    for name, keys in (("a.png", ""), ("b.png", "{other}")):
        main(["skins", "sheet", "gomoku", "--skin", "qwerty", "--keys", keys, "-o", str(tmp_path / name)])
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


@pytest.mark.parametrize("options, status, said", [
    (["nowhere"], 1, "there is no such file"),
    (["home", "--skin", "sldier"], 1, "did you mean 'slider'?"),
    (["home", "--skin", "slider", "--keys", "fyre"], 1, "did you mean 'fire'?"),
    (["home", "--skin", "slider", "-o", "no/such/a.png"], 1, "the picture cannot be saved"),
    (["home", "--scale", "99"], 2, "a number from 0.1 to 4 is wanted"),
])
def test_a_sheet_that_cannot_be_made_is_one_line(tmp_path, monkeypatch, capsys, options, status, said):
    monkeypatch.chdir(tmp_path)
    assert main(["skins", "sheet", *options]) == status
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1


def test_a_suite_that_fails_is_photographed_and_told(tmp_path, capsys):
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "midlet.py").write_text(
        "from emulator.midp.midlet import MIDlet\n\n\nclass Bad(MIDlet):\n    def start_app(self):\n        1 / 0\n",
        encoding="utf-8")
    (tmp_path / "bad.jad").write_text(
        "MIDlet-Name: Bad\nMIDlet-Version: 1.0\nMIDlet-Vendor: Tests\nMIDlet-Jar-URL: bad/\nMIDlet-Jar-Size: 0\n"
        "MIDlet-1: Bad,,midlet.Bad\nMicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.1\n",
        encoding="utf-8")
    file = tmp_path / "a.png"
    assert main(["skins", "sheet", str(tmp_path / "bad.jad"), "--skin", "classic", "-o", str(file)]) == 1
    assert file.exists() and "ZeroDivisionError" in capsys.readouterr().err
