"""Makes the pictures of README and docs: `python -m tests.tools.pictures` writes docs/pictures/*.png.

Each is taken from a running phone by keys, so it shows what the program does today.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from emulator import Ether, Phone
from emulator.ams.home.permissions import PermissionScreen
from emulator.ams.program import Program
from emulator.cli import main as run
from emulator.handset.contact_sheet import side_by_side, stacked
from emulator.midp.io import Connector
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet
from tests.host.x_desktop import XVFB, XDesktop, wait_for

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
GAMES = ("minesweeper", "gomoku", "connect4", "chinese_checkers")
HANDSETS = ("classic", "candybar", "slider", "qwerty", "touch")
WIDGETS = 7        # apps of the gallery's Widgets
FIELD, VIEW, LIT = (120, 235), (88, 13), (68, 5)     # points of the window: on the game, a menu's title, beside it


def photo(phone: Phone, scale: float = 1) -> pygame.Surface:
    """The whole handset as it looks now."""
    return phone.photo(scale)


def widgets(skin: str) -> pygame.Surface:
    """The gallery's screens on one handset's LCD."""
    shots = []
    with Phone(skin=skin) as phone:
        phone.launch("gallery")
        shots.append(phone.screen.image.copy())
        for n in range(WIDGETS):
            phone.press(*["down"] * (n > 0), "fire")
            phone.run(300)
            shots.append(phone.screen.image.copy())
            phone.press(phone.skin.back_key)
            phone.run(100)
    return stacked([side_by_side(shots[:4]), side_by_side(shots[4:])])


def two_phones() -> pygame.Surface:
    """Both phones in the middle of a game of Connect 4 over the radio."""
    ether = Ether(latency=30)
    with Phone(network=ether, number="+100") as server, Phone(network=ether, number="+200") as client:
        serving, calling = server.launch("connect4"), client.launch("connect4")
        server.press("down", "down", "fire")
        client.press("down", "down", "down", "fire")
        client.type("+100")
        client.select("OK")
        ether.run(4_000)
        for n, column in enumerate((3, 3, 2, 4, 4, 2, 2, 5, 3)):
            (serving if n % 2 else calling).midlet.match.drop(column, ether.now)
            ether.run(1_500)
        return side_by_side([photo(server), photo(client)])


def lamplighter() -> pygame.Surface:
    """The gallery's arcade game, in the middle of a jump."""
    with Phone(skin="qwerty", seed=5) as phone:
        phone.launch("gallery", midlet=2)
        phone.run(500)
        phone.press("fire")
        phone.run(1_500)
        phone.key_down("right")
        phone.run(900)
        phone.key_down("up")
        phone.run(250)
        phone.key_up("up")
        phone.run(500)
        return phone.screen.image.copy()


class Chat(MIDlet):
    """Wants a connection as soon as it has started."""

    def start_app(self) -> None:
        Display.get_display(self).set_current(Form("Chat"))
        Thread(lambda: Connector.open("socket://example.org:7000")).start()


def permissions(skin: str, *keys: str) -> pygame.Surface:
    """A question on a handset's LCD, or after `keys` the settings of what a suite may do."""
    chat = Program.of_class(Chat, {"MIDlet-Name": "Chat", "MIDlet-Vendor": "Somebody"})
    with Phone(skin=skin, permissions="ask", network=Ether(), number="+1") as phone:
        if keys:
            phone.switch_on()
            phone.run(10)
            phone.software.tell_home(lambda home: PermissionScreen(home, chat).show())
            phone.run(10)
            phone.press(*keys)
        else:
            phone.launch(Chat)
        return phone.screen.image.copy()


def home_screens() -> pygame.Surface:
    """The home screen of each handset while two games wait, and an incoming call on each."""
    homes, calls = [], []
    for skin in HANDSETS:
        with Phone(skin=skin, network=Ether()) as phone:
            phone.switch_on()
            for game in ("minesweeper", "gomoku"):
                phone.launch(game)
                phone.run(500)
            phone.pause()
            phone.run(1_000)
            phone.press("right")
            homes.append(phone.screen.image.copy())
            phone.call("+49 30 1234")
            phone.run(1_000)
            calls.append(phone.screen.image.copy())
    return stacked([side_by_side(homes), side_by_side(calls)])


def chat_of(skin: str) -> pygame.Surface:
    """A conversation in the gallery's messenger, on one handset."""
    ether = Ether(latency=30)
    with Phone(skin=skin, network=ether, number="+100") as ours, Phone(network=ether, number="+200") as theirs:
        ours.launch("gallery", midlet="Chat")
        ours.press("fire")
        ours.type("Anna")
        ours.press("down", "down", "down")
        ours.type("+200")
        ours.select("OK")
        ours.press("fire")
        for phone, text in ((ours, "Hi Anna! Shall we go to the lake?"),
                            (theirs, "Yes! At three, at the old boat house."), (ours, "Good. I bring the kite.")):
            if phone is theirs and "Chat" in phone.screen.text():
                phone.press("fire")
            ether.run(55_000)
            phone.press("fire")
            phone.type(text)
            phone.select("Send")
            ether.run(1_000)
        ours.press("#")
        return photo(ours)


def chat() -> pygame.Surface:
    """The messenger on the smallest handset and on larger ones."""
    return side_by_side([chat_of(skin) for skin in ("classic", "slider", "touch")])


def window() -> pygame.Surface:
    """The window itself, on a desktop that nobody sees (Xvfb), with a game running and a menu open."""
    desktop = XDesktop()
    try:
        with TemporaryDirectory() as home:
            shown = desktop.open(Path(home), "run", "minesweeper", "--skin", "slider", "--seed", "11")
            shown.focus()
            wait_for(lambda: shown.title == "Minesweeper", what="the game")
            for act, place in ((lambda: shown.key("Return"), FIELD), (lambda: shown.click(VIEW), LIT)):
                before = shown.color(place)
                act()
                wait_for(lambda place=place, before=before: shown.color(place) != before, what="the change")
            picture = shown.picture()
            shown.close()
    finally:
        desktop.close()
    return picture


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    run(["run", "jad/minesweeper.jad", "--headless", "--for", "1500", "--seed", "11",
         "--keys", "fire wait:300 right fire", "--photo", str(FOLDER / "minesweeper.png"), "--scale", "1.5"])
    pygame.image.save(two_phones(), FOLDER / "connect4.png")
    run(["skins", "sheet", *GAMES, "-o", str(FOLDER / "games.png")])
    if XVFB is not None:
        pygame.image.save(window(), FOLDER / "window.png")
    pygame.image.save(lamplighter(), FOLDER / "lamplighter.png")
    pygame.image.save(chat(), FOLDER / "chat.png")
    pygame.image.save(home_screens(), FOLDER / "home.png")
    shots = [permissions("classic"), permissions("touch"), permissions("touch", "down", "fire")]
    pygame.image.save(side_by_side(shots), FOLDER / "permissions.png")
    for skin in ("slider", "classic"):
        pygame.image.save(widgets(skin), FOLDER / f"widgets-{skin}.png")


if __name__ == "__main__":
    main()
