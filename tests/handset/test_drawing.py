import pytest

from emulator.errors import SkinError
from emulator.handset.case_drawing import Area
from emulator.handset.drawing import Drawing
from emulator.handset.element_ids import element_id, key_name

SVG = """<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200">
  <rect id="screen" x="10" y="20.5" width="64px" height="48"/>
  <g id="keys">
    <circle id="key_star" r="5"/>
    <circle id="key_5"
            r="5"/>
  </g>
</svg>
"""


@pytest.fixture
def read(tmp_path):
    def make(text):
        path = tmp_path / "case.svg"
        path.write_text(text, encoding="utf-8")
        return Drawing.read(path)
    return make


def test_the_drawing_knows_its_size_and_screen(read):
    drawing = read(SVG)
    assert (drawing.width, drawing.height) == (100, 200)
    assert drawing.screen == Area(10, 20.5, 64, 48)
    assert drawing.faults == []


def test_the_keys_are_named_as_a_phone_names_them_in_the_order_of_the_file(read):
    assert read(SVG).key_names() == ["*", "5"]


@pytest.mark.parametrize("key, found", [
    ("5", "key_5"), ("*", "key_star"), ("#", "key_pound"), (".", "key_dot"), (",", "key_comma"),
    ("up", "key_up"), ("soft_left", "key_soft_left"), ("q", "key_q"),
])
def test_a_key_has_its_id(key, found):
    assert element_id(key) == found
    assert key_name(found) == key


def test_other_ids_are_no_keys():
    assert [key_name(found) for found in ("screen", "keys", "led_on", "monkey_5")] == [None] * 4


def test_an_element_knows_its_line(read):
    drawing = read(SVG)
    names = ["screen", "keys", "key_star", "key_5"]
    assert [drawing.line(drawing.by_id[name]) for name in names] == [3, 4, 5, 6]
    assert drawing.line() == 2


def test_an_element_knows_what_it_is_in(read):
    drawing = read(SVG)
    line = drawing.lineage(drawing.by_id["key_5"])
    assert [element.get("id") or element.tag for element in line] == ["key_5", "keys", "svg"]


def test_every_fault_of_a_drawing_is_noted(read):
    drawing = read(SVG.replace("0 0 100 200", "0 0 100").replace('x="10"', 'x="1cm"')
                   .replace("key_star", "key_5"))
    assert sorted(fault.problem for fault in drawing.faults) == [
        "the viewBox is", "two elements have the id", "x wants a number, not"]


@pytest.mark.parametrize("text, line, said", [
    (SVG.replace("</g>", "</h>"), 8, "mismatched tag"),
    (SVG.replace('r="5"/>', 'r=5/>', 1), 5, "not well-formed"),
    (SVG.replace('version="1.0"', 'version="1.0" encoding="klingon"'), 1, "this is no XML"),
    ("hello", 1, "this is no XML"),
])
def test_text_that_is_no_xml_is_told_with_its_line(read, text, line, said):
    with pytest.raises(SkinError) as caught:
        read(text)
    assert (caught.value.line, said in str(caught.value)) == (line, True)
