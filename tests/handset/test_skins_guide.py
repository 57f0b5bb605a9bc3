"""docs/skins.md: its examples work, and it leaves out no field."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from emulator.handset.case import Case
from emulator.handset.keys import STANDARD
from emulator.handset.skin import Theme, check, load
from emulator.handset.skin_reader import KEY, LABELS, MEMORY, SCREEN, SIZES, TOP

ROOT = Path(__file__).resolve().parents[2]
SKINS = ROOT / "skins"
GUIDE = (ROOT / "docs" / "skins.md").read_text(encoding="utf-8")
NIGHT, PEBBLE = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)
DRAWING, = re.findall(r"```svg\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture
def night(tmp_path):
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "skin.yaml").write_text(NIGHT, encoding="utf-8")
    return folder


@pytest.fixture
def pebble(tmp_path):
    folder = tmp_path / "pebble"
    folder.mkdir()
    (folder / "skin.yaml").write_text(PEBBLE, encoding="utf-8")
    (folder / "case.svg").write_text(DRAWING, encoding="utf-8")
    return folder


def test_the_coat_of_paint_is_a_good_skin(night):
    assert check(night, SKINS) == []
    skin = load(night, SKINS)
    assert (skin.title, skin.theme.background, skin.theme.accent) == ("Night phone", 0x101418, 0x1E88E5)
    assert (skin.keys.named("send").code, skin.keys.coded(-1000).title) == (-1000, "Call")


def test_the_phone_of_ones_own_is_a_good_skin(pebble):
    assert check(pebble, SKINS) == []
    skin = load(pebble, SKINS)
    assert (skin.title, skin.year, skin.keys.named("soft_left").code) == ("Pebble", 2003, -31)
    assert "send" not in skin.keys


def test_its_keys_can_be_pressed(pebble):
    case = Case(load(pebble, SKINS))
    names = case.skin.keys.names()
    assert [case.key_at(*case.key_box(name, 2).center, 2) for name in names] == names


def test_what_the_guide_says_of_a_misspelt_key_is_what_is_said(pebble):
    (pebble / "skin.yaml").write_text(PEBBLE.replace("soft_left:", "soft_lfet:"), encoding="utf-8")
    (pebble / "case.svg").write_text(DRAWING.replace('width="128" height="128"', 'width="120" height="128"'),
                                     encoding="utf-8")
    promised = re.findall(r"^my/pebble/(.*)$", GUIDE, re.MULTILINE)
    said = [str(fault).replace(f"{pebble}/", "") for fault in check(pebble, SKINS)]
    assert [line for line in promised if line not in said] == []


@pytest.mark.parametrize("name", [*TOP, *SCREEN, *SIZES, *LABELS, *MEMORY, *KEY, *(f.name for f in fields(Theme))])
def test_the_guide_explains_every_field(name):
    assert f"`{name}`" in GUIDE


def test_the_guide_gives_the_standard_codes():
    for names, codes in re.findall(r"^\| ((?:`\w+` ?)+)\| ((?:-\d+ ?)+)\|", GUIDE, re.MULTILINE):
        for name, code in zip(re.findall(r"\w+", names), codes.split(), strict=True):
            assert (name, STANDARD[name].code) == (name, int(code))
