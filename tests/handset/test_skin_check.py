"""All faults of a skin at once."""

from dataclasses import fields
from pathlib import Path

from emulator.handset.skin import Theme, check, load
from tests.handset.skin_copy import edit

SKINS = Path(__file__).resolve().parents[2] / "skins"


def test_check_finds_every_fault_of_both_files(folder):
    edit(folder / "skin.yaml", "year: 2008", "year: soon")
    edit(folder / "skin.yaml", "border: 0xB9C4CF", "border: grey")
    edit(folder / "skin.yaml", "locale: en-US", "locale: klingon!")
    edit(folder / "case.svg", 'id="key_5"', 'id="key_55"')
    found = [(Path(fault.path).name, fault.problem.split()[0]) for fault in check(folder)]
    assert found == [("skin.yaml", "year"), ("skin.yaml", "border"), ("skin.yaml", "locale"),
                     ("case.svg", "the"), ("case.svg", "skin.yaml")]


def test_check_reads_the_drawing_though_the_yaml_cannot_be_read(folder):
    (folder / "skin.yaml").write_text("a: [\n", encoding="utf-8")
    edit(folder / "case.svg", 'id="screen"', 'id="scren"')
    assert [Path(fault.path).name for fault in check(folder)] == ["skin.yaml", "case.svg"]


def test_check_finds_a_key_that_nobody_could_press(folder):
    edit(folder / "case.svg", '<g id="key_volume_up">', '<g id="key_volume_up" transform="translate(900 0)">')
    assert [fault.problem for fault in check(folder)] == ["this key covers no pixel of the picture:"]
    assert load(folder)


def test_a_theme_that_is_missing_is_one_fault_and_not_one_for_each_colour(folder):
    text = (folder / "skin.yaml").read_text(encoding="utf-8")
    start, end = text.index("theme:"), text.index("labels:")
    (folder / "skin.yaml").write_text(text[:start] + text[end:], encoding="utf-8")
    assert [fault.found for fault in check(folder)] == ["theme"]


def test_an_empty_theme_lacks_every_colour(folder):
    text = (folder / "skin.yaml").read_text(encoding="utf-8")
    start, end = text.index("theme:"), text.index("labels:")
    (folder / "skin.yaml").write_text(text[:start] + "theme: {}\n" + text[end:], encoding="utf-8")
    assert [fault.found for fault in check(folder)] == [field.name for field in fields(Theme)]
