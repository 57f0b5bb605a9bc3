import pygame
import pytest

from emulator.errors import SkinError
from emulator.handset.case import Case
from emulator.handset.device_xml import load
from emulator.handset.keys import ACTIONS

XML = """<?xml version="1.0"?>
<device xmlns="urn:example/2.0.2/" name="Old phone">
  <img name="normal" src="normal.png"/>
  <img name="pressed" src="pressed.png"/>
  <display>
    <iscolor>true</iscolor>
    <numcolors>4096</numcolors>
    <background>FFEEDD</background>
    <foreground>102030</foreground>
    <rectangle><x>10</x><y>12</y><width>96</width><height>64</height></rectangle>
  </display>
  <fonts>
    <font face="system" style="plain" size="SIZE_SMALL"><system name="Sans" style="plain" size="9"/></font>
    <font face="system" style="bold" size="small"><system name="Sans" style="bold" size="99"/></font>
    <font face="system" style="plain" size="large"><ttf src="a.ttf" style="plain" size="15"/></font>
  </fonts>
  <input>
    <haspointerevents>true</haspointerevents>
    <haspointermotionevents>false</haspointermotionevents>
    <hasrepeatevents>true</hasrepeatevents>
    <softbutton name="SOFT1" alignment="LEFT">
      <rectangle><x>10</x><y>80</y><width>20</width><height>10</height></rectangle>
      <command>BACK</command><command>EXIT</command>
    </softbutton>
    <softbutton name="SOFT2" alignment="RIGHT" keyCode="-22">
      <rectangle><x>86</x><y>80</y><width>20</width><height>10</height></rectangle>
      <command>OK</command>
    </softbutton>
    <button name="SELECT">
      <polygon><point x="50" y="80"/><point x="70" y="80"/><point x="60" y="100"/></polygon>
    </button>
    <button name="STAR" key="VK_MULTIPLY">
      <rectangle><x>10</x><y>110</y><width>20</width><height>10</height></rectangle>
    </button>
    <button name="FUNNY" key="VK_F9">
      <rectangle><x>90</x><y>110</y><width>20</width><height>10</height></rectangle>
    </button>
  </input>
</device>
"""


@pytest.fixture
def device(tmp_path):
    """A device.xml with two pictures of 120x130 beside it: light grey with keys up, black with keys down."""
    for name, color in (("normal", 0xC0C0C0), ("pressed", 0x000000)):
        picture = pygame.Surface((120, 130))
        picture.fill(color)
        pygame.image.save(picture, str(tmp_path / f"{name}.png"))
    path = tmp_path / "device.xml"
    path.write_text(XML, encoding="utf-8")
    return path


def test_the_phone_is_what_the_file_says(device):
    skin = load(device)
    assert (skin.title, skin.width, skin.height, skin.colors) == ("Old phone", 96, 64, 4096)
    assert (skin.theme.background, skin.theme.foreground) == (0xFFEEDD, 0x102030)
    assert (skin.pointer, skin.pointer_motion, skin.repeat) == (True, False, True)
    assert dict(skin.font_sizes) == {"small": 9, "medium": 12, "large": 15}


def test_a_phone_without_colour_is_black_and_white(device):
    device.write_text(XML.replace("<iscolor>true", "<iscolor>false"), encoding="utf-8")
    assert load(device).summary().count("black and white") == 1


def test_buttons_are_keys_with_their_codes(device):
    keys = load(device).keys
    assert {name: keys.named(name).code for name in ("soft_left", "soft_right", "fire", "*")} == {
        "soft_left": -6, "soft_right": -22, "fire": -5, "*": 42}


def test_what_every_phone_needs_and_the_case_has_not_is_on_the_screen(device):
    skin = load(device)
    assert {"end", "up", "down", "left", "right", *"0123456789#"} <= set(skin.on_screen)
    assert not {"soft_left", "soft_right", "fire", "*"} & set(skin.on_screen)
    assert [action for action in ACTIONS.values()
            if skin.keys.game_action(skin.keys.key_code(action)) != action] == []


def test_a_code_that_is_taken_is_not_given_twice(device):
    device.write_text(XML.replace('keyCode="-22"', 'keyCode="-11"'), encoding="utf-8")
    keys = load(device).keys
    assert keys.coded(-11).name == "soft_right"
    assert keys.named("end").code != -11


def test_the_soft_button_that_goes_back_is_the_back_key(device):
    assert load(device).back_key == "soft_left"
    device.write_text(XML.replace("<command>BACK</command><command>EXIT</command>", ""), encoding="utf-8")
    assert load(device).back_key == "soft_right"


def test_older_files_go_by_the_computers_keys(device):
    device.write_text(XML.replace("/2.0.2/", "/2.0/").replace('name="STAR" key="VK_MULTIPLY"',
                                                              'name="STAR" key="VK_F12 VK_NUMPAD7"'), encoding="utf-8")
    assert "7" not in load(device).on_screen
    assert "*" in load(device).on_screen


# -- the picture --------------------------------------------------------------------------------------

def test_the_case_is_the_photograph_with_the_lcd_in_it(device):
    case, lcd = Case(load(device)), pygame.Surface((96, 64))
    lcd.fill(0x00FF00)
    picture = case.picture(2, lcd=lcd)
    assert picture.get_size() == (240, 260)
    assert case.screen_rect(2) == (20, 24, 192, 128)
    assert [picture.get_at(point)[:3] for point in ((5, 5), (20, 24), (211, 151), (212, 152))] == [
        (192, 192, 192), (0, 255, 0), (0, 255, 0), (192, 192, 192)]


def test_a_key_that_is_down_is_cut_out_of_the_other_photograph(device):
    picture = Case(load(device)).picture(1, pressed={"*"})
    assert picture.get_at((20, 115))[:3] == (0, 0, 0)
    assert picture.get_at((20, 100))[:3] == (192, 192, 192)
    assert picture.get_at((40, 115))[:3] == (192, 192, 192)


def test_keys_are_hit_by_their_outline(device):
    case = Case(load(device))
    assert case.key_at(20, 85, 1) == "soft_left"
    assert case.key_at(60, 85, 1) == "fire"
    assert case.key_at(51, 97, 1) is None          # inside its box, outside its triangle
    assert case.key_at(100, 115, 1) is None        # a button of no key


def test_one_photograph_is_enough(device):
    device.write_text(XML.replace('<img name="pressed" src="pressed.png"/>', ""), encoding="utf-8")
    case = Case(load(device))
    assert case.picture(1, pressed={"*"}).get_at((20, 115))[:3] == (192, 192, 192)


# -- a device that extends another ---------------------------------------------------------------------

def child(device, text, name="child.xml"):
    folder = device.parent / "children"
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f'<device extends="../device.xml" xmlns="urn:example/2.0.2/" name="Child">{text}</device>',
                    encoding="utf-8")
    return path


def test_a_child_changes_what_it_says_and_keeps_the_rest(device):
    path = child(device, '<display><numcolors>256</numcolors></display>'
                         '<input><button name="STAR" keyCode="142"/></input>')
    skin = load(path)
    assert (skin.name, skin.title, skin.colors, skin.width) == ("child", "Child", 256, 96)
    assert skin.keys.named("*").code == 142
    assert Case(skin).key_at(20, 115, 1) == "*"


def test_commands_of_a_child_replace_those_it_inherits(device):
    skin = load(child(device, '<input><softbutton name="SOFT1"><command>OK</command></softbutton></input>'))
    assert skin.back_key == "soft_right"


def test_an_override_throws_the_inherited_part_away(device):
    path = child(device, '<input><button name="STAR" override="true"/></input>')
    assert "*" in load(path).on_screen


def test_a_child_may_have_pictures_of_its_own_beside_it(device):
    path = child(device, '<img name="normal" src="mine.png"/>')
    picture = pygame.Surface((120, 130))
    picture.fill(0x0000FF)
    pygame.image.save(picture, str(path.parent / "mine.png"))
    assert Case(load(path)).picture(1).get_at((5, 5))[:3] == (0, 0, 255)


def test_devices_that_extend_each_other_are_refused(device):
    device.write_text(XML.replace("<device ", '<device extends="children/child.xml" '), encoding="utf-8")
    with pytest.raises(SkinError, match="extends goes in a circle by"):
        load(child(device, ""))


# -- broken files ---------------------------------------------------------------------------------------

BROKEN = {
    "no device": ("device", "skin", "the outermost element must be device, not 'skin'", "<skin xmlns"),
    "no display": ("display", "disploy", "there is no <display> in <device>", "<device"),
    "no rectangle": ("<rectangle><x>10</x><y>12</y><width>96</width><height>64</height></rectangle>", "",
                     "there is no <rectangle> in <display>", "<display>"),
    "a word for a number": ("<width>96</width>", "<width>wide</width>",
                            "<width> wants a whole number, not 'wide'", "wide"),
    "an empty display": ("<width>96</width>", "<width>0</width>", "<rectangle> is empty", "<width>0"),
    "a display out of the picture": ("<width>96</width>", "<width>960</width>",
                                     "the display reaches out of the picture", "960"),
    "a colour that is none": ("FFEEDD", "pink", "<background> wants a whole number, not 'pink'", "pink"),
    "a wrong key code": ('keyCode="-22"', 'keyCode="many"', "<softbutton> wants a whole number, not 'many'", "many"),
    "one code for two keys": ('keyCode="-22"', 'keyCode="-6"',
                              "the keys soft_left and soft_right have the same code '-6'", 'keyCode="-6"'),
    "a picture that is not there": ('src="normal.png"', 'src="abnormal.png"',
                                    "this is no picture, or is not there: 'abnormal.png'", "abnormal"),
    "no picture": ('<img name="normal" src="normal.png"/>', "", "no <img> is called 'normal'", "<device"),
    "a polygon of two points": ('<point x="60" y="100"/>', "", "a polygon wants three points or more", "<polygon>"),
    "text that is no XML": ("</fonts>", "", "this is no XML (mismatched tag)", "</device>"),
}


@pytest.mark.parametrize("old, new, said, marker", BROKEN.values(), ids=BROKEN)
def test_a_wrong_device_is_told_with_its_line(device, old, new, said, marker):
    text = XML.replace(old, new)
    device.write_text(text, encoding="utf-8")
    with pytest.raises(SkinError) as caught:
        load(device)
    assert said in str(caught.value)
    assert caught.value.line == next(n for n, line in enumerate(text.splitlines(), 1) if marker in line)


def test_pictures_of_two_sizes_are_told(device):
    pygame.image.save(pygame.Surface((10, 10)), str(device.parent / "pressed.png"))
    with pytest.raises(SkinError, match="the pictures normal and pressed are not of one size"):
        load(device)


def test_a_picture_that_is_none_is_told(device):
    (device.parent / "normal.png").write_bytes(b"hello")
    with pytest.raises(SkinError, match="this is no picture"):
        load(device)


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(SkinError, match="there is no such file"):
        load(tmp_path / "device.xml")
