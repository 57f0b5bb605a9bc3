"""Settings: what the person has chosen in the window, kept in a YAML file of their own.

What a command line says holds for that window and is not kept. A file that cannot be used is
set aside, not lost, and said so in one line.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path

import yaml

from emulator.handset.keys import STANDARD

from .gamepad import KEYS as PARTS
from .keyboard import is_key_name

VERSION = 1
LONGEST = 100_000          # bytes of a file that is read at all
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
EFFECTS = ("none", "grid", "ghosting", "both")
ROTATIONS = (0, 90, 180, 270)
MOST = 16                  # the largest zoom and speed


@dataclass(frozen=True)
class Choices:
    """One value for each thing that can be chosen."""

    skin: str = "slider"                                 # a shipped one's name, or a folder
    zoom: float | None = None                            # window pixels to one of the LCD's; None: fit the window
    smooth: bool = False                                 # any scale, or whole numbers only
    effect: str = "none"                                 # of the LCD: one of EFFECTS
    speed: float = 1.0                                   # how fast the phone's time runs
    muted: bool = False
    rotation: int = 0                                    # degrees clockwise
    keys: Mapping[str, str] = field(default_factory=dict)   # the computer's key -> the phone's ("": none)
    pads: Mapping[str, str] = field(default_factory=dict)   # a gamepad's part -> the phone's key ("": none)
    place: tuple[int, int, int, int] | None = None       # of the window: x, y, width, height
    folder: str = ""                                     # where a suite was opened last


class Settings:
    """`now` is what holds; `choose` changes it for good, `for_this_time` until the window closes."""

    def __init__(self, file: Path | None = None) -> None:
        """With no file, nothing is kept."""
        self._file = file
        self.notices: list[str] = []                     # what went wrong, a line each; read and cleared
        self._kept = self.now = Choices() if file is None else self._read(file)

    def choose(self, **changes: object) -> None:
        """Change some of the choices; written at once, so nothing is lost."""
        self.now = replace(self.now, **changes)          # type: ignore[arg-type]
        kept = replace(self._kept, **changes)            # type: ignore[arg-type]
        if kept != self._kept:
            self._kept = kept
            self._write()

    def for_this_time(self, **changes: object) -> None:
        """What the command line says."""
        self.now = replace(self.now, **changes)          # type: ignore[arg-type]

    @property
    def overruled(self) -> bool:
        """Does the command line say something else than was chosen?"""
        return self.now != self._kept

    # -- the file ----------------------------------------------------------------------------------

    def _read(self, file: Path) -> Choices:
        try:
            found = _load(file)
            choices, faults = _choices(found)
        except FileNotFoundError:
            return Choices()
        except OSError as problem:
            self.notices.append(f"{file}: cannot be read ({problem.strerror}); the settings begin anew")
            return Choices()
        except (ValueError, yaml.YAMLError, RecursionError) as problem:
            choices, faults = Choices(), [_in_a_line(problem)]
        if faults:
            self.notices.append(f"{file}: {'; '.join(faults)}; {_set_aside(file)}")
        return choices

    def _write(self) -> None:
        if self._file is None:
            return
        known = asdict(self._kept)
        known["place"] = self._kept.place and list(self._kept.place)
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            _write_whole(self._file, yaml.safe_dump({"version": VERSION} | known, sort_keys=False, allow_unicode=True))
        except OSError as problem:
            self.notices.append(f"{self._file}: cannot be written ({problem.strerror}); what you choose is not kept")
            self._file = None


def _load(file: Path) -> dict[str, object]:
    """The mapping in a file; ValueError for anything else."""
    if not file.exists():
        raise FileNotFoundError(file)
    if not file.is_file():
        raise ValueError("is not a file")
    if file.stat().st_size > LONGEST:
        raise ValueError("is too long for settings")
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    if found is None:
        return {}
    if not isinstance(found, dict):
        raise ValueError("holds no settings")
    version = found.pop("version", VERSION)
    if version != VERSION:
        raise ValueError(f"is of version {str(version)[:20]!r}, this program knows version {VERSION}")
    return {str(name): value for name, value in found.items()}


def _choices(found: Mapping[str, object]) -> tuple[Choices, list[str]]:
    """The choices that can be used, and a fault for each that cannot."""
    good, faults = {}, []
    for name, value in found.items():
        if name not in CHECKS:
            faults.append(f"there is no setting {name[:40]!r}")
            continue
        try:
            good[name] = CHECKS[name](value)
        except _Part as part:
            faults.append(f"{name} cannot be {_in_a_line(part)}")
        except (ValueError, TypeError, OverflowError):
            faults.append(f"{name} cannot be {_in_a_line(repr(value))}")
    return replace(Choices(), **good), faults            # type: ignore[arg-type]


def _set_aside(file: Path) -> str:
    """The broken file under another name; what was done, in words."""
    aside = file.with_suffix(".set-aside.yaml")
    try:
        os.replace(file, aside)
    except OSError:
        return "it stays as it is"
    return f"it is kept as {aside.name}"


def _write_whole(file: Path, text: str) -> None:
    """All of it or nothing, whatever happens meanwhile."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=file.stem, suffix=".new")
    try:
        with open(handle, "w", encoding="utf-8") as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        os.replace(name, file)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _in_a_line(problem: object) -> str:
    words = " ".join(str(problem).split())
    return words if len(words) <= 80 else words[:79] + "…"


# -- what a value may be: each gives the value as it is kept, or raises ValueError -----------------

def _one_of(*allowed: object) -> Callable[[object], object]:
    def check(value: object) -> object:
        if isinstance(value, bool) or value not in allowed:
            raise ValueError
        return value
    return check


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value


def _text(value: object) -> str:
    if not isinstance(value, str) or "\0" in value or len(value) > 4_096:
        raise ValueError
    return value


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= MOST:
        raise ValueError
    return float(value)


def _zoom(value: object) -> float | None:
    return None if value is None else _number(value)


class _Part(ValueError):
    """One entry of a table, and not the whole of it, cannot be used."""


def _phone_keys(is_part: Callable[[object], bool]) -> Callable[[object], dict[str, str]]:
    """A table of phone keys by what presses them; what is given "" presses none. YAML reads 5 as a number."""
    def check(value: object) -> dict[str, str]:
        if not isinstance(value, dict):
            raise ValueError
        good = {_digit(part): _digit(name) for part, name in value.items()}
        for part, name in good.items():
            if not is_part(part) or not (name == "" or name in STANDARD):
                raise _Part(f"{{{part!r}: {name!r}}}")
        return {str(part): str(name) for part, name in good.items()}
    return check


def _digit(name: object) -> object:
    return str(name) if type(name) is int and 0 <= name <= 9 else name


def _place(value: object) -> tuple[int, int, int, int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or any(type(n) is not int or abs(n) > 100_000 for n in value):
        raise ValueError
    x, y, width, height = value
    if width < 1 or height < 1:
        raise ValueError
    return x, y, width, height


CHECKS: dict[str, Callable[[object], object]] = {
    "skin": _text, "zoom": _zoom, "smooth": _flag, "effect": _one_of(*EFFECTS), "speed": _number,
    "muted": _flag, "rotation": _one_of(*ROTATIONS), "place": _place, "folder": _text,
    "keys": _phone_keys(is_key_name), "pads": _phone_keys(PARTS.__contains__),
}
assert set(CHECKS) == {each.name for each in fields(Choices)}
