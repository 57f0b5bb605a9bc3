"""Suites made for one test: a folder of files and the JAD that describes it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from emulator.ams.loader import Loader
from emulator.ams.suite import open_suite

WHO = {"MIDlet-Name": "Tiny", "MIDlet-Version": "1.0.0", "MIDlet-Vendor": "Test"}
NEEDS = {"MicroEdition-Profile": "MIDP-2.0", "MicroEdition-Configuration": "CLDC-1.1"}
MIDLET = {"MIDlet-1": "Tiny, /icon.png, midlet.Tiny"}
JAD = {**WHO, "MIDlet-Jar-URL": "../midlets/tiny/", "MIDlet-Jar-Size": "0", **MIDLET, **NEEDS}
ICON = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\0" * 17
FILES = {"midlet.py": b"class Tiny:\n    pass\n", "icon.png": ICON}


def text(attributes: dict[str, str]) -> bytes:
    """Attributes as the bytes of a JAD or manifest."""
    return "".join(f"{name}: {value}\n" for name, value in attributes.items()).encode()


class LayOut(Protocol):
    def __call__(self, files: dict[str, bytes | str] | None = None, /, **attributes: str | None) -> Path: ...


@pytest.fixture
def lay_out(tmp_path: Path) -> LayOut:
    """`lay_out({"a.py": "…"}, MIDlet_1="…", MIDlet_Name=None)`: the JAD of a good suite with changes.

    Files are added to a MIDlet and its icon; `_` in an attribute's name stands for `-`, None
    takes an attribute away.
    """
    def make(files: dict[str, bytes | str] | None = None, /, **attributes: str | None) -> Path:
        for name, data in {**FILES, **(files or {})}.items():
            path = tmp_path / "midlets" / "tiny" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data.encode() if isinstance(data, str) else data)
        changes = {name.replace("_", "-"): value for name, value in attributes.items()}
        lines = {name: value for name, value in {**JAD, **changes}.items() if value is not None}
        jad = tmp_path / "jad" / "tiny.jad"
        jad.parent.mkdir(exist_ok=True)
        jad.write_bytes(text(lines))
        return jad
    return make


@pytest.fixture
def loader(lay_out):
    """`loader({"a.py": "…"})`: a Loader of a suite with these files."""
    def make(files, **options):
        return Loader(open_suite(lay_out(files)), **options)
    return make


@pytest.fixture
def run(loader):
    """`run("x = 1")`: the names that a module of this source has."""
    def make(source, files=None, **options):
        return vars(loader({"m.py": source, **(files or {})}, **options).load("m"))
    return make
