"""A desktop that nobody sees: an Xvfb of one's own, windows on it, and a hand with a real mouse and keyboard."""

import os
import shutil
import subprocess
import sys
import time

import pygame
from Xlib import XK, X, display, error
from Xlib.ext import xtest
from Xlib.protocol import event as xevent

from emulator.handset.case import Case
from emulator.handset.screen import Screen
from emulator.handset.skin import load
from emulator.host import strip
from emulator.host.view import View
from emulator.shelf import shelf, skin_folder

XVFB = shutil.which("Xvfb")
LONG = 15.0          # s: a loaded machine


def wait_for(condition, within=LONG, what="it"):
    """Real time is the subject here: look again and again, fail when it takes too long."""
    deadline = time.monotonic() + within
    while not (found := condition()):
        assert time.monotonic() < deadline, f"{what} did not happen in time"
        time.sleep(0.01)
    return found


class XDesktop:
    """One Xvfb; `.open(…)` runs the emulator's command on it."""

    def __init__(self, size=(1280, 1024)):
        read, write = os.pipe()
        self._server = subprocess.Popen(
            [XVFB, "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"
        self.display = display.Display(self.name)
        self.display.set_error_handler(lambda *problem: None)        # a window may be gone already
        self.root = self.display.screen().root

    def close(self):
        self.display.close()
        self._server.terminate()
        self._server.wait()

    def environment(self, home):
        """What a command needs to come up here, and to keep its things under `home`."""
        return {**os.environ, "DISPLAY": self.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy",
                "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(home / "data"),
                "XDG_PICTURES_DIR": str(home / "pictures")}

    def open(self, home, *words):
        """The command, as a process, with its window on this desktop."""
        return RealWindow(self, home, words)

    def windows(self):
        """The windows there are now."""
        return [each for each in self.root.query_tree().children if self.title(each)]

    def title(self, window):
        """What a window's bar would say; "" for one that is gone, or not shown yet."""
        try:
            found = window.get_full_text_property(self.display.intern_atom("_NET_WM_NAME"))
            return found if found and window.get_attributes().map_state == X.IsViewable else ""
        except error.XError:
            return ""


class RealWindow:
    """The emulator's window, and the hand on it. Points are the window's own."""

    def __init__(self, desktop, home, words):
        self.desktop, self.display = desktop, desktop.display
        before = {each.id for each in desktop.windows()}
        self.process = subprocess.Popen([sys.executable, "-m", "emulator", *map(str, words)], encoding="utf-8",
                                        env=desktop.environment(home), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        wait_for(lambda: self._is_drawn(before), what="the first frame")

    def _is_drawn(self, before):
        """The newest window, with something on it; SDL makes one and thinks better of it first."""
        assert self.process.poll() is None, self.process.stdout.read()
        for window in self.desktop.windows():
            self.window = window
            try:
                if window.id not in before and self.color((self.size[0] - 2, self.size[1] - 2)) == DESK:
                    return True
            except error.XError:
                pass
        return False

    # -- what is seen ------------------------------------------------------------------------------

    @property
    def size(self):
        found = self.window.get_geometry()
        return found.width, found.height

    @property
    def title(self):
        return self.desktop.title(self.window)

    def picture(self):
        """A screenshot."""
        width, height = self.size
        seen = self.window.get_image(0, 0, width, height, X.ZPixmap, 0xFFFFFFFF)
        return pygame.image.frombuffer(seen.data, (width, height), "BGRA").convert(24)

    def color(self, pos):
        seen = self.window.get_image(*pos, 1, 1, X.ZPixmap, 0xFFFFFFFF)
        return seen.data[2] << 16 | seen.data[1] << 8 | seen.data[0]

    def colors(self, box):
        """The pixels of a box of the screenshot."""
        return pygame.image.tobytes(self.picture().subsurface(box), "RGB")

    def view(self, skin="slider"):
        """Where the drawn keys and the LCD are on this window, if it shows this skin to fit."""
        look = load(skin_folder(skin), shelf("skins"))
        view = View(Case(look), Screen(look.width, look.height))
        view.fit(self.size[0], self.size[1] - strip.HEIGHT)
        return ViewOnWindow(view)

    # -- what is done ------------------------------------------------------------------------------

    def move(self, pos):
        at = self.window.translate_coords(self.desktop.root, 0, 0)
        xtest.fake_input(self.display, X.MotionNotify, x=pos[0] - at.x, y=pos[1] - at.y)
        self.display.sync()

    def button(self, kind, pos, number=1):
        self.move(pos)
        xtest.fake_input(self.display, kind, number)
        self.display.sync()

    def press(self, pos, number=1):
        self.button(X.ButtonPress, pos, number)

    def release(self, pos, number=1):
        self.button(X.ButtonRelease, pos, number)

    def click(self, pos, number=1):
        self.press(pos, number)
        self.release(pos, number)

    def key(self, *names):
        """Press keys together: `key("Control_L", "o")`."""
        codes = [self.display.keysym_to_keycode(XK.string_to_keysym(name)) for name in names]
        for code in codes:
            xtest.fake_input(self.display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()

    def hold(self, name):
        """Press a key and keep it down; what `let_go` wants."""
        code = self.display.keysym_to_keycode(XK.string_to_keysym(name))
        xtest.fake_input(self.display, X.KeyPress, code)
        self.display.sync()
        return code

    def let_go(self, code):
        xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()

    def resize(self, size):
        """Another size, at the desktop's corner: only what is on the desktop can be looked at."""
        self.window.configure(x=0, y=0, width=size[0], height=size[1])
        self.display.sync()

    def focus(self):
        self.window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.display.sync()

    def close(self):
        """As a desktop does when the cross is pressed; the exit status."""
        atoms = [self.display.intern_atom(name) for name in ("WM_PROTOCOLS", "WM_DELETE_WINDOW")]
        self._tell(self.window, atoms[0], [atoms[1], 0, 0, 0, 0])
        return self.process.wait(LONG)

    def said(self):
        """What the command has written, once it is over."""
        with self.process.stdout as pipe:
            return pipe.read()

    def kill(self):
        """Leave nothing of it behind."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    # -- a file dropped (XDND 5) -------------------------------------------------------------------

    def drop(self, *paths, pos=(100, 200)):
        """Drag files from another program and let go of them over this window."""
        atom = self.display.intern_atom
        source = self.desktop.root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
        source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
        kind, me = atom("text/uri-list"), source.id
        at = self.window.translate_coords(self.desktop.root, 0, 0)
        place = (pos[0] - at.x) << 16 | (pos[1] - at.y)
        self._tell(self.window, atom("XdndEnter"), [me, 5 << 24, kind, 0, 0])
        self._tell(self.window, atom("XdndPosition"), [me, 0, place, X.CurrentTime, atom("XdndActionCopy")])
        self._until(lambda told: told.type == X.ClientMessage and told.client_type == atom("XdndStatus"))
        self._tell(self.window, atom("XdndDrop"), [me, 0, X.CurrentTime, 0, 0])
        asked = self._until(lambda told: told.type == X.SelectionRequest)
        uris = "".join(f"{path.resolve().as_uri()}\r\n" for path in paths).encode()
        asked.requestor.change_property(asked.property, asked.target, 8, uris)
        asked.requestor.send_event(xevent.SelectionNotify(
            time=asked.time, requestor=asked.requestor, selection=asked.selection, target=asked.target,
            property=asked.property))
        self._until(lambda told: told.type == X.ClientMessage and told.client_type == atom("XdndFinished"))
        source.destroy()

    def _tell(self, window, kind, data):
        window.send_event(xevent.ClientMessage(window=window, client_type=kind, data=(32, data)))
        self.display.sync()

    def _until(self, wanted):
        def look():
            while self.display.pending_events():
                told = self.display.next_event()
                if wanted(told):
                    return told
            return None
        return wait_for(look, what="an answer to the drop")


class ViewOnWindow:
    """The view's points moved down by the strip."""

    def __init__(self, view):
        self._view = view

    def key(self, name):
        x, y = self._view.key_place(name)
        return x, y + strip.HEIGHT

    def lcd(self, x, y):
        left, top = self._view.lcd_place(x, y)
        return left, top + strip.HEIGHT

    def lcd_box(self, width, height):
        """The rectangle of the first so many pixels of the LCD."""
        (left, top), (right, bottom) = self.lcd(0, 0), self.lcd(width - 1, height - 1)
        return pygame.Rect(left, top, right - left, bottom - top)


DESK = 0x2B2F36
