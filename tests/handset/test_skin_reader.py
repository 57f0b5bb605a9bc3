"""Broken skins: each fault is told with its file, its line and what to do."""

from pathlib import Path

import pytest

from emulator.errors import SkinError
from emulator.handset.skin import load
from tests.handset.skin_copy import edit

SKINS = Path(__file__).resolve().parents[2] / "skins"


def line_of(path, marker):
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if marker in line)


# -- broken skins -----------------------------------------------------------------------------------

BROKEN_YAML = {
    "a wrong field": ("vibrator: yes", "vibratr: yes",
                      "no field is called 'vibratr'; did you mean 'vibrator'?"),
    "a wrong screen field": ("  touch: drags", "  tuch: drags",
                             "no screen field is called 'tuch'; did you mean 'touch'?"),
    "a wrong key": ("  soft_left:", "  soft_lfet:",
                    "no key is called 'soft_lfet'; did you mean 'soft_left'?"),
    "a wrong key field": ('"2": {letters: abc}', '"2": {leters: abc}',
                          "no field of the key 2 is called 'leters'; did you mean 'letters'?"),
    "a wrong theme colour": ("  accent: 0x1E88E5", "  acent: 0x1E88E5",
                             "no theme colour is called 'acent'; did you mean 'accent'?"),
    "a colour that is none": ("border: 0xB9C4CF", "border: 0xB9C4C",
                              "border wants a colour like 0x1E90FF, not '0xB9C4C'"),
    "a colour by name": ("  field: 0xFFFFFF", "  field: white",
                         "field wants a colour like 0x1E90FF, not 'white'"),
    "a colour that YAML takes for a comment": ("  field: 0xFFFFFF", "  field: #FFFFFF",
                                               "theme must say its 'field'"),
    "a word for a number": ("  width: 240", "  width: wide",
                            "width wants a whole number from 64 to 1024, not 'wide'"),
    "a number out of range": ("  height: 320", "  height: 32000",
                              "height wants a whole number from 48 to 1024, not '32000'"),
    "a fraction": ("  large: 21", "  large: 21.5", "large wants a whole number from 6 to 64, not '21.5'"),
    "fonts that shrink": ("  large: 21", "  large: 9", "large is smaller than medium"),
    "a list for a number": ("year: 2008", "year: [2008]",
                            "year wants a whole number from 1990 to 2030, not a list"),
    "a section for a text": ("title: Slide phone", "title: {en: Slide}", "title wants a text, not a section"),
    "a text for a section": ("screen:\n  width: 240\n  height: 320\n  colors: 262144\n  touch: drags\n",
                             "screen: 240x320\n", "screen wants names and values under it, not '240x320'"),
    "neither yes nor no": ("key_repeat: yes", "key_repeat: maybe",
                           "key_repeat wants yes or no, not 'maybe'"),
    "a wrong word": ("touch: drags", "touch: drag", "touch cannot be 'drag'; did you mean 'drags'?"),
    "a back key that is no soft key": ("back_key: soft_right", "back_key: soft_rihgt",
                                       "back_key cannot be 'soft_rihgt'; did you mean 'soft_right'?"),
    "a wrong action": ("  send:\n", "  send: {action: FYRE}\n",
                       "action cannot be 'FYRE'; did you mean 'FIRE'?"),
    "a keypad on the screen that no key opens": (
        "key_repeat: yes", "keypad: yes", "no key opens the keypad on the screen 'keypad'; name it under keys"),
    "a key that opens no keypad": ("  send:\n", "  send:\n  keypad: {code: -49}\n",
                                   "this key opens nothing: 'keypad'; say keypad: yes at the top"),
    "a keypad that is neither there nor not": ("key_repeat: yes", "keypad: touch",
                                               "keypad wants yes or no, not 'touch'"),
    "a wrong unit of memory": ("heap: 4 MB", "heap: 4 GB",
                               "heap wants a size from 1 KB to 1024 MB, not '4 GB'"),
    "a wrong locale": ("locale: en-US", "locale: english",
                       "locale wants a language like en or en-US, not 'english'"),
    "two keys with one code": ("  send:\n", "  send: {code: -1}\n",
                               "the keys up and send have the same code '-1'; give one of them another"),
    "a field said twice": ("year: 2008", "year: 2008\ntitle: Again",
                           "this is said twice: 'title'; first in line 2"),
    "a tab": ("  width: 240", "\twidth: 240", "this is no YAML"),
    "a star without quotes": ('  "*": {letters: "+"}', "  *: {}", 'write "*" in quotes'),
    "a bracket left open": ('"2": {letters: abc}', '"2": {letters: abc', "this is no YAML"),
}


@pytest.mark.parametrize("old, new, said", BROKEN_YAML.values(), ids=BROKEN_YAML)
def test_a_wrong_skin_yaml_is_told_with_its_line(folder, old, new, said):
    path = folder / "skin.yaml"
    edit(path, old, new)
    with pytest.raises(SkinError) as caught:
        load(folder)
    assert said in str(caught.value)
    assert caught.value.path == str(path)
    if not said.startswith("this is no YAML"):     # YAML's own errors point where it gave up
        assert caught.value.line == line_of(path, new.strip().splitlines()[-1])


@pytest.mark.parametrize("left_out, said", [
    ("title: Slide phone\n", "the skin must say its 'title'"),
    ("  colors: 262144\n", "screen must say its 'colors'"),
    ("  medium: 16\n", "fonts must say its 'medium'"),
    ("  track: 0xD5DEE7\n", "theme must say its 'track'"),
    ("  storage: 512 KB\n", "memory must say its 'storage'"),
    ("  fire:\n", "every phone must have the key 'fire'"),
    ("  end:\n", "every phone must have the key 'end'"),
    ('  "7": {letters: pqrs}\n', "no key has the game action 'GAME_C'; every phone must have all nine"),
])
def test_what_a_phone_must_say_and_does_not_is_told(folder, left_out, said):
    edit(folder / "skin.yaml", left_out, "")
    with pytest.raises(SkinError, match=said):
        load(folder)


def svg_fault(folder):
    with pytest.raises(SkinError) as caught:
        load(folder)
    assert caught.value.path == str(folder / "case.svg")
    return caught.value


BROKEN_SVG = {
    "an id that is not there": ('id="key_5"', 'id="kye_5"',
                                "key 5 is not drawn: no element has the id 'key_5'; did you mean 'kye_5'?",
                                "<svg"),
    "a key that nobody knows": ('id="key_5"', 'id="key_5"/><g id="key_fife"/><g',
                                "skin.yaml has no key for the element 'key_fife'; did you mean 'fire'?",
                                "key_fife"),
    "an id used twice": ('id="key_5"', 'id="key_4"', "two elements have the id 'key_4'", ""),
    "no screen": ('id="screen"', 'id="scren"', "no element has the id 'screen'", "<svg"),
    "a screen of another size": ('width="240" height="320"', 'width="240" height="300"',
                                 "the screen is drawn 240x300, but skin.yaml says 240x320", 'id="screen"'),
    "a screen that is turned": ('id="screen"', 'id="screen" transform="rotate(90)"',
                                "the screen must be a <rect> with no transform", 'id="screen"'),
    "a screen measured in millimetres": ('width="240" height="320"', 'width="24mm" height="320"',
                                         "width wants a number, not '24mm'", 'id="screen"'),
    "a screen that is cut off": ('x="40" y="46"', 'x="40" y="460"',
                                 "the screen reaches out of the drawing", 'y="460"'),
    "no viewBox": ('viewBox="0 0 320 664"', 'width="320"', "the viewBox is ''", "<svg"),
    "a viewBox with an offset": ('viewBox="0 0 320 664"', 'viewBox="5 5 320 664"',
                                 "the viewBox is '5 5 320 664'", "<svg"),
    "an element left open": ("</svg>", "", "this is no XML (no element found)", None),
    "two attributes of one name": ('id="screen"', 'id="screen" id="lcd"',
                                   "this is no XML (duplicate attribute)", 'id="lcd"'),
}


@pytest.mark.parametrize("old, new, said, marker", BROKEN_SVG.values(), ids=BROKEN_SVG)
def test_a_wrong_case_svg_is_told_with_its_line(folder, old, new, said, marker):
    path = folder / "case.svg"
    edit(path, old, new)
    fault = svg_fault(folder)
    assert said in str(fault)
    if marker is None:
        assert fault.line == len(path.read_text(encoding="utf-8").splitlines()) + 1
    elif marker:
        assert fault.line == line_of(path, marker)


def test_a_pound_key_that_yaml_took_for_a_comment_is_found_missing(folder):
    edit(folder / "skin.yaml", '  "#": {letters: "⇧"}', '  #: {letters: "⇧"}')
    fault = svg_fault(folder)
    assert str(fault).endswith("""skin.yaml has no key for the element 'key_pound'; write "#" in quotes""")


def test_a_key_on_the_screen_is_not_drawn_too(folder):
    edit(folder / "skin.yaml", '"2": {letters: abc}', '"2": {on_screen: yes}')
    assert "a key that is on_screen is drawn: 'key_2'" in str(svg_fault(folder))


def test_an_entity_is_refused(folder):
    path = folder / "case.svg"
    edit(path, "<svg", '<!DOCTYPE svg [\n<!ENTITY a "aaaa">\n]>\n<svg')
    fault = svg_fault(folder)
    assert (fault.line, fault.problem, fault.found) == (3, "a skin may declare no entity like", "a")


def test_elements_without_end_are_refused(folder):
    (folder / "case.svg").write_text("<svg>" + "<g>" * 100_000, encoding="utf-8")
    assert "too many elements around" in str(svg_fault(folder))


def test_a_drawing_of_something_else_is_refused(folder):
    (folder / "case.svg").write_text("<html/>", encoding="utf-8")
    assert "the outermost element must be svg, not 'html'" in str(svg_fault(folder))


BINARY = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe"


@pytest.mark.parametrize("file", ["skin.yaml", "case.svg"])
@pytest.mark.parametrize("content, said", [
    (b"", "the file is empty"), (b"  \n\n", "the file is empty"), (BINARY, "this is no"),
    (b"x" * 2_000_000, "the file is far too large for a skin"), (None, "there is no such file"),
])
def test_a_file_that_is_no_text_is_told(folder, file, content, said):
    path = folder / file
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SkinError) as caught:
        load(folder)
    assert (caught.value.path, said in str(caught.value)) == (str(path), True)


def test_a_folder_in_place_of_a_file_is_told(folder):
    (folder / "skin.yaml").unlink()
    (folder / "skin.yaml").mkdir()
    with pytest.raises(SkinError, match="cannot be read"):
        load(folder)


def test_no_folder_at_all_is_told(tmp_path):
    with pytest.raises(SkinError, match="there is no such folder"):
        load(tmp_path / "nowhere")


@pytest.mark.parametrize("text, said", [
    ("- a\n- b\n", "a skin is a section of names and values, not a list"),
    ("just words\n", "not 'just words'"),
    ("# nothing but a comment\n", "not nothing"),
    ("a: &a [*a]\n", "this contains itself"),
    ("a: 1\n---\nb: 2\n", "this is no YAML"),
    ("[" * 5000, "this is no YAML"),
    ("? [a, b]\n: 1\n", "a name is wanted before the ':'"),
])
def test_yaml_that_is_no_skin_is_told(folder, text, said):
    (folder / "skin.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(SkinError) as caught:
        load(folder)
    assert said in str(caught.value)


def test_a_keypad_on_a_screen_that_feels_no_finger_is_told(folder):
    edit(folder / "skin.yaml", "  touch: drags\n", "")
    edit(folder / "skin.yaml", "key_repeat: yes", "keypad: yes")
    with pytest.raises(SkinError, match="a keypad on the screen must be touched; let screen say touch: taps"):
        load(folder)
