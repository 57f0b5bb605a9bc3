from pathlib import Path

import pytest

from emulator.handset.keys import ACTIONS
from emulator.handset.skin import check, load
from tests.handset.skin_copy import edit

SKINS = Path(__file__).resolve().parents[2] / "skins"
NAMES = ["candybar", "classic", "qwerty", "slider", "touch"]


def line_of(path, marker):
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if marker in line)


# -- the five that ship -----------------------------------------------------------------------------

@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_skin_has_no_fault(name):
    assert check(SKINS / name) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_shipped_skin_has_what_every_phone_has(name):
    keys = load(SKINS / name).keys
    assert {"up", "down", "left", "right", "fire", "soft_left", "soft_right", "end"} <= set(keys.names())
    assert [action for action in ACTIONS.values() if keys.game_action(keys.key_code(action)) != action] == []


@pytest.mark.parametrize("name, size, pointer", [
    ("classic", (128, 128), False), ("candybar", (176, 208), False), ("slider", (240, 320), True),
    ("qwerty", (320, 240), True), ("touch", (240, 400), True),
])
def test_a_shipped_skin_has_its_screen(name, size, pointer):
    skin = load(SKINS / name)
    assert ((skin.width, skin.height), skin.pointer, skin.pointer_motion) == (size, pointer, pointer)


def test_the_slider_says_what_it_is():
    assert load(SKINS / "slider").summary() == (
        "slider     Slide phone (2008): 240x320, 262,144 colours, 24 keys, touch screen")


def test_phones_differ_in_the_codes_of_their_keys():
    codes = {name: load(SKINS / name).keys.named("soft_left").code for name in NAMES}
    assert codes == {"slider": -6, "classic": -21, "candybar": -1, "qwerty": -6, "touch": -6}


def test_the_touch_phone_has_its_digits_on_the_screen():
    skin = load(SKINS / "touch")
    assert set("0123456789*#") <= set(skin.on_screen)
    assert load(SKINS / "slider").on_screen == ()


def test_only_the_touch_phone_lays_keys_over_a_game():
    skins = [load(SKINS / name) for name in NAMES]
    assert [skin.name for skin in skins if skin.keypad] == ["touch"]
    assert [skin.name for skin in skins if "keypad" in skin.keys] == ["touch"]


# -- values -------------------------------------------------------------------------------------------

def test_values_come_out_of_the_file(folder):
    edit(folder / "skin.yaml", "heap: 4 MB", "heap: 1234567")
    edit(folder / "skin.yaml", "storage: 512 KB", "storage: 512 KB")
    edit(folder / "skin.yaml", "background: 0xFFFFFF", 'background: "#A1b2C3"')
    edit(folder / "skin.yaml", "vibrator: yes", "vibrator: No")
    edit(folder / "skin.yaml", "touch: drags", "touch: taps")
    edit(folder / "skin.yaml", "locale: en-US", "locale: ru-RU")
    skin = load(folder)
    assert (skin.heap, skin.storage, skin.theme.background) == (1_234_567, 524_288, 0xA1B2C3)
    assert (skin.vibrator, skin.pointer, skin.pointer_motion, skin.locale) == (False, True, False, "ru-RU")
    assert dict(skin.font_sizes) == {"small": 13, "medium": 16, "large": 21}
    assert (skin.name, skin.title, skin.year, skin.back_key) == ("slider", "Slide phone", 2008, "soft_right")


def test_a_key_may_have_another_code_action_and_title(folder):
    edit(folder / "skin.yaml", "  send:\n", "  send: {code: 1000, action: GAME_A, title: Green, label: Go}\n")
    edit(folder / "skin.yaml", '"1": {letters: ". , ?"}', '"1": {action: nothing, letters: ""}')
    skin = load(folder)
    assert skin.keys.coded(1000).title == "Green"
    assert skin.keys.game_action(1000) == ACTIONS["GAME_A"]
    assert skin.keys.game_action(ord("1")) == 0
    assert (skin.caps["send"].label, skin.caps["1"].label, skin.caps["1"].letters) == ("Go", "1", "")


def test_what_is_left_out_has_a_default(folder):
    for line in ("  touch: drags\n", "back_key: soft_right\n", "key_repeat: yes\n", "vibrator: yes\n",
                 "locale: en-US\n"):
        edit(folder / "skin.yaml", line, "")
    skin = load(folder)
    assert (skin.pointer, skin.pointer_motion, skin.back_key) == (False, False, "soft_right")
    assert (skin.repeat, skin.vibrator, skin.locale) == (True, True, "en-US")


def test_a_skin_cannot_be_changed():
    skin = load(SKINS / "slider")
    with pytest.raises(AttributeError):
        skin.width = 1
    with pytest.raises(TypeError):
        skin.font_sizes["small"] = 1
