"""Recorder: writes down what is done to a phone while it lives.

Each line is with the operating system before the thing it tells of happens: whatever becomes of
the phone or of this process, the tape tells all up to that moment, that thing included.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from emulator.errors import UserError
from emulator.handset.handset import Handset
from emulator.handset.inputs import Input
from emulator.kernel import Alarm, Kernel

from . import header, lines

SECOND = 1_000     # ms between two marks of the LCD


class Recorder:
    """Records from now on until `stop`. UserError if the phone has lived already, or the file cannot be."""

    def __init__(self, path: str | Path, kernel: Kernel, handset: Handset, options: Mapping[str, Any],
                 network: str) -> None:
        if kernel.runs:
            raise UserError(path, None, "a session is recorded from the moment a phone is switched on",
                            hint="call record_session() before anything else")
        storage = handset.storage
        above = header.header(path, options, network, None if storage.empty else storage.image())
        self._path, self._kernel, self._handset = path, kernel, handset
        self._file: BinaryIO | None = _begun(path, header.ABOUT + lines.section(above) + "---\n")
        self.failure: UserError | None = None        # why it ended before it was told to
        handset.inputs.listeners.append(self._note)
        self._alarm = self._next_second()

    def stop(self) -> None:
        """Write the end. UserError if the tape ended before, because it could not be written."""
        if self._file is not None:
            self._line({"at": self._kernel.now, "end": self._handset.screen.mark()})
            self._let_go()
        if self.failure is not None:
            failure, self.failure = self.failure, None
            raise failure

    def _note(self, done: Input) -> None:
        together = {"together": True} if done.together else {}
        self._line({"at": done.time, done.kind: done.value, **done.more, **together})

    def _mark(self) -> None:
        self._line({"at": self._kernel.now, "frame": self._handset.screen.mark()})
        if self._file is not None:
            self._alarm = self._next_second()

    def _next_second(self) -> Alarm:
        return self._kernel.at((self._kernel.now // SECOND + 1) * SECOND, self._mark)

    def _line(self, entry: Mapping[str, Any]) -> None:
        """A full disk ends the tape, not the phone."""
        if self._file is None:
            return
        try:
            self._file.write(f"- {lines.plain(entry)}\n".encode())
        except OSError as problem:
            self.failure = UserError(self._path, None, f"the session cannot be written on: {problem.strerror}",
                                     hint="it can be replayed up to here")
            self._let_go()

    def _let_go(self) -> None:
        file, self._file = self._file, None
        self._alarm.cancel()
        self._handset.inputs.listeners.remove(self._note)
        if file is not None:
            file.close()


def _begun(path: str | Path, text: str) -> BinaryIO:
    """Unbuffered: what is written is with the operating system at once."""
    try:
        file = Path(path).open("wb", buffering=0)      # noqa: SIM115
        try:
            file.write(text.encode("utf-8"))
        except OSError:
            file.close()
            raise
    except OSError as problem:
        raise UserError(path, None, f"the session cannot be written: {problem.strerror}",
                        hint="choose a file in a folder that can be written") from None
    return file
