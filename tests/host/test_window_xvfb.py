"""A real window: the command as a process on an X11 desktop, a real mouse, real keys, real drops, real screenshots."""

import subprocess
import sys

import pytest

from emulator.host.strip import HEIGHT
from tests.host.x_desktop import LONG, XVFB, XDesktop, wait_for

pytestmark = pytest.mark.skipif(XVFB is None, reason="Xvfb is not installed (apt-get install xvfb): "
                                                     "no real window can be opened")

SUITE = '''
from emulator.midp.lcdui import Canvas, Display, Form, TextField
from emulator.midp.midlet import MIDlet


class Colours(MIDlet):
    """Fills the LCD with what was done last: a colour for each key, for the pointer, for a word."""

    def start_app(self):
        self.display, self.canvas = Display.get_display(self), Sheet(self)
        self.display.set_current(self.canvas)

    def write(self):
        self.form, self.field = Form("Write"), TextField("Word", "", 20, TextField.ANY)
        self.form.append(self.field)
        self.form.set_item_state_listener(self)
        self.display.set_current(self.form)

    def item_state_changed(self, item):
        if self.field.get_string().lower() == "hello":
            self.canvas.colour = 0x0000FF
            self.display.set_current(self.canvas)


class Sheet(Canvas):
    def __init__(self, midlet):
        super().__init__()
        self.midlet, self.colour = midlet, 0x808080
        self.set_full_screen_mode(True)

    def paint(self, g):
        g.set_color(self.colour)
        g.fill_rect(0, 0, self.get_width(), self.get_height())

    def key_pressed(self, key_code):
        if key_code == ord("1"):
            self.midlet.write()
        else:
            self.show({ord("7"): 0xFF0000, ord("5"): 0x00FF00}.get(key_code, 0x808080))

    def key_released(self, key_code):
        if key_code == ord("7"):
            self.show(0x404040)

    def pointer_pressed(self, x, y):
        self.show(x << 16 | y)

    def show(self, colour):
        self.colour = colour
        self.repaint()
'''
JAD = """MIDlet-Name: Colours
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: colours/
MIDlet-Jar-Size: 0
MIDlet-1: Colours,,midlet.Colours
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


@pytest.fixture(scope="module")
def desktop():
    made = XDesktop()
    yield made
    made.close()


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """The person's own folder, with a suite in it."""
    folder = tmp_path_factory.mktemp("home")
    (folder / "colours").mkdir()
    (folder / "colours" / "midlet.py").write_text(SUITE, encoding="utf-8")
    (folder / "colours.jad").write_text(JAD, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def opened(desktop, home):
    """One window for all of these: to open one takes longer than to use it."""
    window = desktop.open(home, "run", home / "colours.jad")
    yield window
    window.kill()


@pytest.fixture
def window(opened):
    """The window, with Colours in front on the slider, and nothing open over it."""
    assert opened.process.poll() is None, opened.said()
    opened.focus()
    return opened


def shows(window, colour, skin="slider"):
    """Wait until the middle of the LCD has a colour."""
    width, height = {"slider": (240, 320), "classic": (128, 128)}[skin]
    wait_for(lambda: window.color(window.view(skin).lcd(width // 2, height // 2)) == colour, what=f"{colour:06x}")


def around(pos, length=24):
    return pos[0] - length // 2, pos[1] - length // 2, length, length


def test_the_window_is_called_what_runs(window):
    wait_for(lambda: window.title == "Colours", what="the title")
    shows(window, 0x808080)


def test_a_desktop_knows_its_windows_as_those_of_a_phone(window):
    assert window.window.get_wm_class() == ("phone", "phone")


def test_a_drawn_key_pressed_by_the_mouse_moves_and_the_game_is_told(window):
    key = window.view().key("7")
    up = window.colors(around(key))
    window.press(key)
    shows(window, 0xFF0000)
    assert window.colors(around(key)) != up
    window.release(key)
    shows(window, 0x404040)
    wait_for(lambda: window.colors(around(key)) == up, what="the key coming up")


def test_a_key_of_the_keyboard_moves_the_drawn_one(window):
    key = window.view().key("5")
    up = window.colors(around(key))
    code = window.hold("5")
    shows(window, 0x00FF00)
    wait_for(lambda: window.colors(around(key)) != up, what="the key going down")
    window.let_go(code)
    wait_for(lambda: window.colors(around(key)) == up, what="the key coming up")


def test_the_mouse_touches_the_lcd_where_it_is(window):
    window.click(window.view().lcd(200, 100))
    shows(window, 200 << 16 | 100)


def test_what_is_typed_goes_into_a_text_field(window):
    window.key("1")
    wait_for(lambda: window.color(window.view().lcd(120, 250)) != 200 << 16 | 100, what="the form")
    for letter in "hello":
        window.key(letter)
    shows(window, 0x0000FF)


def test_the_menu_opens_over_the_handset_and_closes_without_the_game_being_told(window):
    place = (100, HEIGHT + 40)
    before = window.colors(around(place))
    window.click((30, 10))
    wait_for(lambda: window.colors(around(place)) != before, what="the menu")
    window.key("Escape")
    wait_for(lambda: window.colors(around(place)) == before, what="the handset alone")
    assert window.title == "Colours"                      # Esc was the menu's, not the red key's


def test_a_resized_window_fits_the_handset_in(window):
    window.key("5")
    shows(window, 0x00FF00)
    size = window.size
    window.resize((700, 980))
    wait_for(lambda: window.size == (700, 980), what="the new size")
    shows(window, 0x00FF00)
    assert window.view().lcd(0, 0)[0] > 700 // 4                                # it moved to the middle
    assert window.color((690, 970)) == 0x2B2F36
    window.resize(size)
    wait_for(lambda: window.size == size, what="the old size")
    shows(window, 0x00FF00)


def test_a_file_that_is_no_suite_is_said_in_the_window(window, home):
    (home / "notes.txt").write_text("hello", encoding="utf-8")
    middle = (window.size[0] // 2, window.size[1] - 14)
    before = window.color(middle)
    window.drop(home / "notes.txt")
    wait_for(lambda: window.color(middle) == 0x14171B != before, what="a toast")
    assert window.title == "Colours"


def test_a_dropped_suite_runs(window, home):
    (home / "other.jad").write_text(JAD.replace("Colours,,", "Other,,").replace("-Name: Colours", "-Name: Other"),
                                    encoding="utf-8")
    window.drop(home / "other.jad")
    wait_for(lambda: window.title == "Other", what="the dropped suite")
    shows(window, 0x808080)


def test_a_screenshot_is_kept(window, home):
    window.key("F12")
    wait_for(lambda: list((home / "pictures").rglob("*.png")), what="the picture")


def test_another_skin_is_another_window_size_and_the_game_goes_on(window):
    before = window.size
    window.key("Control_L", "k")
    wait_for(lambda: window.colors((60, 40, 30, 80)) != b"", what="the menu")
    window.key("2")                                       # the second: classic
    wait_for(lambda: window.size != before, what="another size")
    wait_for(lambda: window.title == "Other", what="the game again")
    shows(window, 0x808080, "classic")
    window.click(window.view("classic").key("7"))
    shows(window, 0x404040, "classic")


def test_closed_it_ends_with_0_and_the_skin_is_remembered(window, home):
    assert window.close() == 0
    assert window.said() == ""
    kept = next((home / "config").rglob("window.yaml")).read_text(encoding="utf-8")
    assert "skin: classic" in kept


def test_a_settings_file_of_nonsense_is_one_line_and_the_window_opens(desktop, tmp_path):
    folder = tmp_path / "config" / "midp-emulator"
    folder.mkdir(parents=True)
    (folder / "window.yaml").write_text("skin: [1, 2\n", encoding="utf-8")
    window = desktop.open(tmp_path)
    try:
        assert window.close() == 0
        said = window.said()
    finally:
        window.kill()
    assert said.count("\n") == 1 and "window.yaml" in said and "set-aside" in said


@pytest.mark.parametrize("settings", [{}, {"DISPLAY": ":98765"}, {"DISPLAY": ":98765", "SDL_VIDEODRIVER": "x11"}])
def test_no_display_is_one_line_that_names_the_way_out(tmp_path, settings):
    run = subprocess.run([sys.executable, "-m", "emulator", "run", "gomoku", "--storage", str(tmp_path)],
                         env={"PATH": "", "HOME": str(tmp_path), **settings},
                         capture_output=True, text=True, timeout=LONG)
    assert run.returncode == 1
    said = [line for line in run.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]     # which is libwayland's
    assert len(said) == 1 and "there is no display" in said[0] and "--headless" in said[0]
