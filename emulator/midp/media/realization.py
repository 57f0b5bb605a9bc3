"""Realizing a player: one thread at a time reads its sound, and another may make it give up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from emulator.kernel import GuestThread, Monitor
from emulator.midp.lang.exceptions import InterruptedException

from .media_exception import MediaException

if TYPE_CHECKING:
    from emulator.handset.sound.source import Source
    from emulator.midp.runtime import Runtime

    from .origins import Origin


class Failed(Exception):
    """The sound cannot be read or played; its text says why."""


class Realization:
    """What a player does until it has its sound."""

    def __init__(self, suite: Runtime, origin: Origin) -> None:
        self._kernel, self._origin = suite.kernel, origin
        self._door = Monitor(suite.kernel)
        self._at_work: GuestThread | None = None
        self._given_up = False

    @contextmanager
    def alone(self) -> Iterator[None]:
        """While the block runs other threads wait at the door (outside of any thread there are none)."""
        inside = self._kernel.current is not None
        if inside:
            self._door.enter()
        try:
            yield
        finally:
            if inside:
                self._door.exit()

    def load(self) -> Source:
        """The sound. Failed if it cannot be had; MediaException if another thread gave it up."""
        self._at_work, self._given_up = self._kernel.current, False
        try:
            source = self._origin.load()
        except (InterruptedException, OSError, MediaException) as problem:
            self._check()
            raise Failed(str(problem) or type(problem).__name__) from problem
        finally:
            self._at_work = None
        self._check()
        return source

    def give_up(self) -> None:
        """Interrupt the thread that is at work, if any."""
        if self._at_work is not None:
            self._given_up = True
            self._kernel.interrupt(self._at_work)

    def _check(self) -> None:
        if self._given_up:
            raise MediaException("the player was given up while it was being realized")
