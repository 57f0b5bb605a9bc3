"""Golden frames: what a phone shows, held to a picture that was looked at and kept.

    def test_the_menu_looks_as_it_should(phone, golden):
        phone.launch("jad/hello.jad")
        golden(phone)

The picture is `golden/<test file>/<test>.png` beside the test; of a test in a class,
`<class>-<test>.png`. `--update-golden` keeps what is shown now; look at the pictures before you
commit them. Every pixel counts: a phone draws the same on every computer with the same version
of pygame-ce.
"""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from emulator.errors import UserError
from emulator.phone import Phone

CHANGED = (255, 0, 80)      # of a pixel that differs, in the picture of the difference
FADED = 60                  # of 255: how much of the rest is still seen there

_OWNERS = pytest.StashKey[dict[str, str]]()     # of the kept pictures of this run: which test


class Wrong(AssertionError):
    """A frame that is not as it was."""


class Golden:
    """Compares frames for one test. Made by the fixture `golden`."""

    def __init__(self, kept: Path, artefacts: Path, *, updates: bool, test: str, owners: dict[str, str]) -> None:
        self._kept, self._artefacts, self._updates = kept, artefacts, updates
        self._test, self._owners = test, owners
        self._seen: dict[Path, pygame.Surface] = {}

    @classmethod
    def of_test(cls, request: pytest.FixtureRequest) -> Golden:
        """Where a test's pictures are kept, and what its run was asked for."""
        config, test = request.config, request.node.nodeid
        name = file_name(test.partition("::")[2] or request.node.name)
        return cls(request.path.parent / "golden" / request.path.stem / name,
                   artefact_folder(config) / file_name(test), test=test,
                   updates=bool(config.getoption("--update-golden")), owners=config.stash.setdefault(_OWNERS, {}))

    def __call__(self, shown: Phone | pygame.Surface, name: str = "") -> None:
        """Hold what is shown (a phone's LCD, or any picture) to the kept one; `name` tells several apart.

        `Wrong` says how many pixels differ and where; both pictures and the difference are in
        the artefacts folder then.
        """
        picture = _picture(shown)
        kept = _named(self._kept, name)
        self._claim(kept)
        if self._updates:
            self._hold_to_itself(picture, kept)
            _save(picture, kept)
        elif not kept.is_file():
            raise Wrong(f"{kept}: no picture is kept yet; look at what is shown and run with --update-golden")
        else:
            self._compare(picture, kept, _named(self._artefacts, name))

    def _claim(self, kept: Path) -> None:
        """A picture belongs to one test; two whose names are the same as files would overwrite each other's."""
        owner = self._owners.setdefault(str(kept).casefold(), self._test)
        if owner != self._test:
            raise Wrong(f"{kept}: this is the picture of {owner} too; rename one of the tests, "
                        'or name its frame: golden(phone, "menu")')

    def _hold_to_itself(self, picture: pygame.Surface, kept: Path) -> None:
        """What a test keeps twice under one name is the same both times, or the next run could only fail."""
        before = self._seen.setdefault(kept, picture.copy())
        if before.get_size() != picture.get_size() or _changed(before, picture).count():
            raise Wrong(f"{kept}: this test keeps two frames there that differ; "
                        'tell them apart by a name: golden(phone, "menu")')

    def _compare(self, picture: pygame.Surface, kept: Path, artefact: Path) -> None:
        try:
            wanted = pygame.image.load(str(kept))
        except pygame.error as problem:
            raise Wrong(f"{kept}: this is no picture ({problem}); run with --update-golden") from None
        if wanted.get_size() != picture.get_size():
            _save(picture, artefact)
            raise Wrong(f"{kept}: {_size(wanted)} pixels are kept, {_size(picture)} are shown (see {artefact})")
        changed = _changed(wanted, picture)
        if changed.count():
            _save(picture, artefact)
            _save(_difference(picture, changed), artefact.with_suffix(".difference.png"))
            raise Wrong(f"{kept}: {changed.count()} pixels differ, in {_box(changed)}; see {artefact} and "
                        "the .difference.png beside it, or run with --update-golden if it is right as it is")


def artefact_folder(config: pytest.Config) -> Path:
    """Where failed tests leave their pictures."""
    return config.rootpath / str(config.getoption("--artefacts"))


def file_name(test: str) -> str:
    """A test's name as a file may have it."""
    return re.sub(r"[^\w.-]+", "-", test).strip("-.")[-120:]


def _picture(shown: Phone | pygame.Surface) -> pygame.Surface:
    picture = shown.screen.image if isinstance(shown, Phone) else shown
    if not isinstance(picture, pygame.Surface):
        raise UserError("golden", None, "a phone or a pygame.Surface is wanted, not", str(shown))
    return picture


def _named(path: Path, name: str) -> Path:
    return path.with_name(path.name + (f"-{file_name(name)}" if name else "") + ".png")


def _save(picture: pygame.Surface, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, str(path))


def _changed(wanted: pygame.Surface, shown: pygame.Surface) -> pygame.mask.Mask:
    """The pixels that are not the same in both."""
    same = pygame.mask.from_threshold(_plain(shown), (0, 0, 0), (1, 1, 1, 255), _plain(wanted))
    same.invert()
    return same


def _plain(picture: pygame.Surface) -> pygame.Surface:
    plain = pygame.Surface(picture.get_size(), 0, 32)
    plain.blit(picture, (0, 0))
    return plain


def _difference(picture: pygame.Surface, changed: pygame.mask.Mask) -> pygame.Surface:
    """The frame, faded, with what is different in red."""
    faded = _plain(picture)
    veil = pygame.Surface(picture.get_size())
    veil.fill("white")
    veil.set_alpha(255 - FADED)
    faded.blit(veil, (0, 0))
    changed.to_surface(faded, setcolor=CHANGED, unsetcolor=None)
    return faded


def _box(changed: pygame.mask.Mask) -> str:
    """The box around all pixels that differ, as x, y, width and height."""
    boxes = changed.get_bounding_rects()
    box = boxes[0].unionall(boxes[1:])
    return f"{box.width} x {box.height} at {box.x}, {box.y}"


def _size(picture: pygame.Surface) -> str:
    return "{} x {}".format(*picture.get_size())
