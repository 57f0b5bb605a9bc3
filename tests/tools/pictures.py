"""Makes the pictures of README and docs: `python -m tests.tools.pictures` writes docs/pictures/*.png.

Each is taken from a running phone by keys, so it shows what the program does today.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from emulator import Ether, Phone
from emulator.cli import main as run

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SKINS = ("classic", "candybar", "slider", "qwerty", "touch")
PAPER, GAP = 0xFFFFFF, 12
WIDGETS = 7        # apps of the gallery's Widgets


def side_by_side(pictures: list[pygame.Surface], gap: int = GAP) -> pygame.Surface:
    """The pictures in a row, their lower edges on one line."""
    height = max(picture.get_height() for picture in pictures)
    sheet = pygame.Surface((sum(p.get_width() + gap for p in pictures) + gap, height + 2 * gap), 0, 32)
    sheet.fill(PAPER)
    x = gap
    for picture in pictures:
        sheet.blit(picture, (x, gap + height - picture.get_height()))
        x += picture.get_width() + gap
    return sheet


def stacked(rows: list[pygame.Surface]) -> pygame.Surface:
    """The pictures one under another."""
    sheet = pygame.Surface((max(row.get_width() for row in rows), sum(row.get_height() for row in rows)), 0, 32)
    sheet.fill(PAPER)
    y = 0
    for row in rows:
        sheet.blit(row, (0, y))
        y += row.get_height()
    return sheet


def photo(phone: Phone, scale: float = 1) -> pygame.Surface:
    """The whole handset as it looks now."""
    return phone.case.picture(scale, lcd=phone.screen.image).copy()


def minesweeper(phone: Phone) -> None:
    phone.launch("minesweeper")
    for _ in range(3):                       # through the menu, to a game in play
        phone.press("fire")
        phone.run(400)
    phone.press("right", "up", "#")


def gomoku(phone: Phone) -> None:
    app = phone.launch("gomoku")
    phone.select("New game")
    for keys in ("fire", "up fire", "left fire", "down down fire", "right right fire"):
        phone.play(keys)
        phone.run_until(lambda: not app.midlet.canvas._thinking, within=10_000)


def connect4(phone: Phone) -> None:
    app = phone.launch("connect4")
    phone.press("down", "fire")
    phone.select("OK")
    for keys in ("fire", "left fire", "fire", "right right fire"):
        phone.play(keys)
        phone.run_until(lambda: "Your turn" in phone.screen.text(), within=30_000)
        phone.run(700)
    assert app.midlet.match.state.count() >= 8


def chinese_checkers(phone: Phone) -> None:
    phone.launch("chinese_checkers")
    phone.press("fire")
    phone.run(400)
    for keys in ("fire", "fire", "up", "fire"):
        phone.play(keys)
        phone.run(1_500)


GAMES = (minesweeper, gomoku, connect4, chinese_checkers)


def contact_sheet() -> pygame.Surface:
    """Each game on each handset."""
    rows = []
    for play in GAMES:
        shots = []
        for skin in SKINS:
            with Phone(skin=skin, seed=11) as phone:
                play(phone)
                shots.append(photo(phone, 0.6))
        rows.append(side_by_side(shots))
    return stacked(rows)


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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    run(["run", "jad/minesweeper.jad", "--headless", "--for", "1500", "--seed", "11",
         "--keys", "fire wait:300 right fire", "--photo", str(FOLDER / "minesweeper.png"), "--scale", "1.5"])
    pygame.image.save(two_phones(), FOLDER / "connect4.png")
    pygame.image.save(contact_sheet(), FOLDER / "games.png")
    pygame.image.save(lamplighter(), FOLDER / "lamplighter.png")
    for skin in ("slider", "classic"):
        pygame.image.save(widgets(skin), FOLDER / f"widgets-{skin}.png")


if __name__ == "__main__":
    main()
