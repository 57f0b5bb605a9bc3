"""Deeds: what the entries of the menu do. Which entry and which key does what is in actions.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

from emulator.errors import UserError

from .album import Album
from .keyboard import KeyMap
from .power import Power
from .rows import Row
from .scene import Scene
from .settings import EFFECTS, ROTATIONS, SPEEDS, Settings

FAST = 8.0                    # times, while fast-forward is held
ZOOMS = (0.5, 1.0, 1.5, 2.0, 3.0, 4.0)
PHOTO = 2                     # pixels of a photo to one of the LCD's
SWITCHING = "Switching off…"
SUITES = frozenset({".jad", ".jar"})

Value = TypeVar("Value")


class Deeds:
    """One method for each entry. All of them return at once."""

    def __init__(self, scene: Scene, power: Power, settings: Settings, album: Album) -> None:
        self.scene, self.power, self.settings, self._album = scene, power, settings, album
        self.say = scene.toasts.say
        self.key_map = KeyMap(settings.now.keys)
        self.quitting = self.fast = False
        self.film: Path | None = None                  # the one that is being made
        self.taken: dict[str, str] = {}                # keys of the menu, and what they do
        power.speed = settings.now.speed

    # -- Phone -------------------------------------------------------------------------------------

    def choose_file(self) -> None:
        self.scene.panels.open_file("Open a JAD or a JAR", self.settings.now.folder, lambda path: self.open([path]),
                                    suffixes=SUITES)

    def open(self, paths: list[Path]) -> None:
        """Run suites, one after another; of a JAD and the JAR beside it, the JAD. A folder may be a skin."""
        pairs = {path.with_suffix("") for path in paths if path.suffix.lower() == ".jad"}
        for path in paths:
            if path.suffix.lower() == ".jar" and path.with_suffix("") in pairs:
                continue
            if (path / "skin.yaml").is_file() or path.name == "device.xml":
                self.take_skin(str(path))
                continue
            self.settings.choose(folder=str(path.parent))
            self.power.ask(partial(self.power.owner.open, path), self.say)

    def go_home(self) -> None:
        self.power.do(self.power.owner.home)

    def pause_or_resume(self) -> None:
        owner = self.power.owner
        self.power.do(lambda: owner.resume() if owner.can_resume else owner.pause())

    def call(self) -> None:
        self.power.do(self.power.owner.call)

    def mute(self) -> None:
        muted = not self.power.owner.handset.speaker.muted
        self.settings.choose(muted=muted)
        self.power.do(partial(self.power.owner.handset.speaker.mute, muted))

    def quit(self) -> None:
        self.quitting = True

    # -- time --------------------------------------------------------------------------------------

    def set_speed(self, speed: float) -> None:
        self.settings.choose(speed=speed)
        self._apply_speed()

    def hold_fast(self, fast: bool) -> None:
        """Fast-forward while a key is held."""
        if fast != self.fast:
            self.fast = fast
            self._apply_speed()

    def toggle_fast(self) -> None:
        self.hold_fast(not self.fast)

    def _apply_speed(self) -> None:
        self.power.set_speed(FAST if self.fast else self.settings.now.speed)

    def speeds(self) -> list[Row]:
        return _one_of(SPEEDS, self.settings.now.speed, lambda speed: f"{speed:g}×", self.set_speed)

    # -- View --------------------------------------------------------------------------------------

    def skins(self) -> list[Row]:
        names = self.power.phones.skins()
        rows = _one_of(names, self.settings.now.skin, str.capitalize, self.take_skin)
        return [*rows, Row("From a folder…", "0", self.choose_skin)]

    def choose_skin(self) -> None:
        self.scene.panels.open_file("Open the folder of a skin", self.settings.now.folder,
                                    lambda path: self.take_skin(str(path)), folders=True,
                                    suffixes=frozenset({"skin.yaml", "device.xml"}))

    def take_skin(self, skin: str) -> None:
        """Another handset, with the same memory. A skin's own file stands for its folder."""
        if Path(skin).name == "skin.yaml":
            skin = str(Path(skin).parent)
        if self.power.change_skin(skin):
            self.settings.choose(skin=skin)
            self.say(SWITCHING)

    def zooms(self) -> list[Row]:
        return _one_of((None, *ZOOMS), self.settings.now.zoom, _zoom_name, self.set_zoom)

    def set_zoom(self, zoom: float | None) -> None:
        """So many pixels to one of the LCD's, and the window as large as that needs."""
        self.settings.choose(zoom=zoom)
        self.scene.desktop.set_full(False)
        self.scene.desktop.resize(self.scene.wanted_size())
        self.scene.fit()

    def zoom_by(self, step: int) -> None:
        """The next larger zoom, or the next smaller one."""
        now = self.settings.now.zoom or 1.0
        further = [zoom for zoom in ZOOMS if (zoom - now) * step > 0]
        if further:
            self.set_zoom(further[0] if step > 0 else further[-1])

    def fit_window(self) -> None:
        self.settings.choose(zoom=None)
        self.scene.fit()

    def toggle_smooth(self) -> None:
        self.settings.choose(smooth=not self.settings.now.smooth)
        self.scene.fit()

    def effects(self) -> list[Row]:
        return _one_of(EFFECTS, self.settings.now.effect, str.capitalize, self.set_effect)

    def set_effect(self, effect: str) -> None:
        self.settings.choose(effect=effect)
        self.scene.fit()

    def rotate(self) -> None:
        """A quarter to the right; the window turns with it."""
        at = ROTATIONS.index(self.settings.now.rotation)
        width, height = self.scene.desktop.size
        self.settings.choose(rotation=ROTATIONS[(at + 1) % len(ROTATIONS)])
        self.scene.desktop.resize((height - self.scene.top, width + self.scene.top))
        self.scene.fit()

    def toggle_full_screen(self) -> None:
        self.scene.desktop.set_full(not self.scene.desktop.full)
        self.scene.fit()

    # -- Record ------------------------------------------------------------------------------------

    def take_screenshot(self) -> None:
        self._keep(lambda: self._album.keep(self.power.worker.picture, self.power.owner.title))

    def take_photo(self) -> None:
        owner = self.power.owner
        self._keep(lambda: self._album.keep(owner.case.picture(
            PHOTO, pressed=owner.handset.keypad.held, lcd=self.power.worker.picture), owner.title))

    def film_lcd(self) -> None:
        self._film(whole=False)

    def film_handset(self) -> None:
        self._film(whole=True)

    def _film(self, *, whole: bool) -> None:
        """Begin, or end and write."""
        owner, film, self.film = self.power.owner, self.film, None
        if film is not None:
            self.say("Writing the film…")
            self.power.ask(owner.end_film, lambda notice: self.say(notice or f"Kept {film}"))
            return
        try:
            path = self._album.place(owner.title, ".gif")
        except UserError as problem:
            self.say(str(problem))
            return

        def begun(nothing: object) -> None:
            self.film = path
        self.power.ask(lambda: owner.film(path, whole), begun)

    def film_has_ended(self) -> None:
        """The phone was switched off, which writes the film."""
        film, self.film = self.film, None
        if film is not None:
            self.say(f"Kept {film}")

    def _keep(self, keep: Callable[[], Path]) -> None:
        try:
            self.say(f"Kept {keep()}")
        except UserError as problem:
            self.say(str(problem))

    # -- Tools -------------------------------------------------------------------------------------

    def edit_keys(self) -> None:
        keys = [(key.name, key.title) for key in self.power.owner.handset.keypad.keys]
        self.scene.panels.key_map(keys, self.key_map, self.taken, self._take_keys)

    def _take_keys(self, key_map: KeyMap) -> None:
        self.key_map = key_map
        self.settings.choose(keys=key_map.own)

    def view_records(self) -> None:
        self._view("Record stores", lambda: self.power.owner.records())

    def view_network(self) -> None:
        self._view("Network", lambda: self.power.owner.network(), follow=True)

    def view_log(self) -> None:
        self._view("Log", lambda: self.power.owner.log(), follow=True)

    def view_about(self) -> None:
        lines = self.power.phones.about()
        self.scene.panels.lines("About", lambda show: show(lines), most=len(lines) + 2)

    def _view(self, title: str, read: Callable[[], list[str]], *, follow: bool = False) -> None:
        self.scene.panels.lines(title, lambda show: self.power.ask(read, show), follow=follow)


def _one_of(values: Iterable[Value], now: Value, name: Callable[[Value], str],
            choose: Callable[[Value], object]) -> list[Row]:
    """A row for each value, chosen by a digit; the one that holds is marked."""
    return [Row(name(value), str(digit), partial(choose, value), marked=value == now)
            for digit, value in enumerate(values, start=1)]


def _zoom_name(zoom: float | None) -> str:
    return "Fit the window" if zoom is None else f"{zoom:g}×"
