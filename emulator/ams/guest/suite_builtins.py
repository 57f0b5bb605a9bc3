"""The built-in functions of a suite: Python's, without those that reach the computer."""

from __future__ import annotations

import builtins
import io
from collections.abc import Callable
from typing import Any, NoReturn

from emulator.midp.lang.exceptions import SecurityException

_CODE = "a MIDlet runs the code of its suite and no other"
_END = "a MIDlet ends by notify_destroyed()"
_DEBUG = "debug a suite from outside, with print or a test"
INSTEAD = {
    "open": "read the suite's files by emulator.midp.lang.get_resource_as_stream, keep data in a RecordStore",
    "exec": _CODE, "eval": _CODE, "compile": _CODE,
    "input": "ask with a TextBox or a Form",
    "breakpoint": _DEBUG, "help": _DEBUG,
    "exit": _END, "quit": _END,
}
_OF_THE_HOST = ("__loader__", "__spec__", "copyright", "credits", "license")


class Interrupted(Exception):
    """What `KeyboardInterrupt` is to a suite: the person's own Ctrl-C is not the suite's to raise or to catch."""


def suite_builtins(importer: Callable[..., Any], output: Callable[[str], object]) -> dict[str, Any]:
    """A fresh `__builtins__` for one suite: `importer` is its `__import__`, `output` gets what it prints."""
    names = {name: value for name, value in vars(builtins).items() if name not in _OF_THE_HOST}
    names.update({name: _refusing(name, instead) for name, instead in INSTEAD.items()})
    names.update(__import__=importer, print=_printing_to(output), KeyboardInterrupt=Interrupted)
    return names


def _refusing(name: str, instead: str) -> Callable[..., NoReturn]:
    def refused(*args: object, **options: object) -> NoReturn:
        raise SecurityException(f"{name}: not on a phone; {instead}")

    refused.__name__ = refused.__qualname__ = name
    return refused


def _printing_to(output: Callable[[str], object]) -> Callable[..., None]:
    def print(*values: object, sep: str | None = " ", end: str | None = "\n", file: Any = None,
              flush: bool = False) -> None:
        """Python's print; without a `file` the text goes to whoever started the phone."""
        if file is not None:
            builtins.print(*values, sep=sep, end=end, file=file)
            return
        text = io.StringIO()
        builtins.print(*values, sep=sep, end=end, file=text)
        output(text.getvalue())
    return print
