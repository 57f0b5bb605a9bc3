"""Film: what was seen of the phone, as a GIF or an APNG. `Recorder` takes pictures, `Camera` looks by itself.

    phone ──every 20 ms of its time──> Camera ──if it looks different──> Recorder ──close──> film_file.py

The same pictures at the same times give the same file. Nothing is written before the end: what was
there under that name stays until the new film is whole.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pygame

from emulator.errors import UserError
from emulator.kernel import Alarm, Kernel

SLOT = 20                      # ms: a film has at most one picture in so long. Browsers slow down faster GIFs
MOST_PIXELS = 150_000_000      # of all pictures together: what a film may take of the computer's memory
PAPER = 0xFFFFFF               # behind a handset, which is transparent around
KINDS = {".gif": "write_gif", ".png": "write_apng", ".apng": "write_apng"}


class Shot(NamedTuple):
    """One picture of a film: RGBA, packed; shown from `at` (ms from the film's beginning) on."""

    packed: bytes
    at: int

    def pixels(self) -> bytes:
        return zlib.decompress(self.packed)


class Recorder:
    """Takes pictures for one film until it is closed.

    `whole`: they show the whole handset, transparent around it; else the LCD. UserError for a name that
    is neither .gif, .png nor .apng, or a place where nothing can be written.
    """

    def __init__(self, path: str | Path, whole: bool = False) -> None:
        self.path, self._whole = Path(path), whole
        self.notice = ""                     # what the person should know of the film, one line
        if self.path.suffix.lower() not in KINDS:
            raise UserError(path, None, "a film is a .gif, a .png or an .apng, not", self.path.suffix)
        self._part = self.path.with_name(self.path.name + ".part")
        self._try_to_write()
        self._shots: list[Shot] = []
        self._size: tuple[int, int] | None = None
        self._last = b""
        self._began = self._until = 0
        self._closed = False

    def frame(self, surface: pygame.Surface, at_ms: int) -> None:
        """What is seen from this time on. One that is like the last adds nothing but its time."""
        if self._size is None:
            self._size, self._began = surface.get_size(), at_ms
        self._until = max(self._until, at_ms - self._began)
        pixels = pygame.image.tobytes(self._on_paper(surface), "RGBA")
        if pixels == self._last or self._closed:
            return
        at = self._until // SLOT * SLOT
        if self._shots and self._shots[-1].at == at:
            self._shots.pop()                # of several in one slot the last counts
        elif self._is_full():
            return
        self._shots.append(Shot(zlib.compress(pixels, 1), at))
        self._last = pixels

    def close(self, at_ms: int | None = None) -> None:
        """Write the file: the last picture is shown until `at_ms`. A film of nothing is no file."""
        if self._closed:
            return
        self._closed = True
        if at_ms is not None:
            self._until = max(self._until, at_ms - self._began)
        if len(self._shots) > 1 and self._shots[-1].at >= self._until:
            self._shots.pop()                # it came just as the film ended
        if not self._shots or self._size is None:
            self._part.unlink(missing_ok=True)
            return
        try:
            with self._part.open("wb") as file:
                _writer(self.path)(file, self._size, self._shots, self._durations())
            self._part.replace(self.path)
        except OSError as problem:
            self._part.unlink(missing_ok=True)
            raise self._cannot(problem) from None

    def drop(self) -> None:
        """End without a file."""
        self._closed = True
        self._part.unlink(missing_ok=True)

    # -- inside --------------------------------------------------------------------------------------

    def _try_to_write(self) -> None:
        """An hour's film is not to end with no place to put it."""
        if self.path.is_dir():
            raise UserError(self.path, None, "the film cannot be written (it is a folder)")
        try:
            self._part.open("wb").close()
            self._part.unlink()
        except OSError as problem:
            raise self._cannot(problem) from None

    def _cannot(self, problem: OSError) -> UserError:
        return UserError(self.path, None, f"the film cannot be written ({problem.strerror or problem})")

    def _on_paper(self, surface: pygame.Surface) -> pygame.Surface:
        """Opaque, and of the film's size: of another size (another handset's) the middle."""
        if not self._whole and surface.get_size() == self._size:
            return surface
        assert self._size is not None
        paper = pygame.Surface(self._size, 0, 32)
        paper.fill(PAPER)
        paper.blit(surface, surface.get_rect(center=paper.get_rect().center))
        return paper

    def _is_full(self) -> bool:
        assert self._size is not None
        full = (len(self._shots) + 1) * self._size[0] * self._size[1] > MOST_PIXELS
        if full and not self.notice:
            self.notice = (f"{self.path}: the film is full after {len(self._shots)} pictures "
                           f"({self._until / 1000:.1f} s); what came later is not in it")
        return full

    def _durations(self) -> list[int]:
        """Milliseconds of each picture. They add up to the film's own time: no picture is late."""
        begins = [shot.at for shot in self._shots]
        end = max(-(-self._until // 10) * 10, begins[-1] + SLOT)
        return [after - before for before, after in zip(begins, [*begins[1:], end], strict=True)]


def _writer(path: Path) -> Callable[..., None]:
    """The imaging library is loaded here: few start a phone to make a film, and it takes a while."""
    write: Callable[..., None] = getattr(import_module(".film_file", __package__), KINDS[path.suffix.lower()])
    return write


class Camera:
    """Films a phone in its own time, from the moment it is made until `stop`.

    `look`: what is to be seen, and something that is another when that has changed.
    """

    def __init__(self, kernel: Kernel, recorder: Recorder, changes: Callable[[], Hashable],
                 look: Callable[[], pygame.Surface]) -> None:
        self._kernel, self.recorder = kernel, recorder
        self._changes, self._look = changes, look
        self._seen: Hashable = None
        self._alarm: Alarm | None = None
        self._shoot()

    def stop(self) -> None:
        """Write the film."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self._take()
        self.recorder.close(self._kernel.now)

    def _shoot(self) -> None:
        self._take()
        self._alarm = self._kernel.at(self._kernel.now + SLOT, self._shoot)

    def _take(self) -> None:
        now = self._changes()
        if now != self._seen:
            self._seen = now
            self.recorder.frame(self._look(), self._kernel.now)
