"""Suites made for one test: a folder of files and the JAD that describes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

from emulator import Ether, Phone
from emulator.ams.guest.loader import Loader
from emulator.ams.guest.meter import Meter
from emulator.ams.permit.policy import Policy
from emulator.ams.permit.policy_file import SHIPPED, read_policy
from emulator.ams.program import Program
from emulator.ams.suite.package import pack
from emulator.ams.suite.suite import open_suite
from emulator.midp.io import Connector
from emulator.midp.lang import Thread
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet

WHO = {"MIDlet-Name": "Tiny", "MIDlet-Version": "1.0.0", "MIDlet-Vendor": "Test"}
NEEDS = {"MicroEdition-Profile": "MIDP-2.0", "MicroEdition-Configuration": "CLDC-1.1"}
MIDLET = {"MIDlet-1": "Tiny, /icon.png, midlet.Tiny"}
JAD = {**WHO, "MIDlet-Jar-URL": "../midlets/tiny/", "MIDlet-Jar-Size": "0", **MIDLET, **NEEDS}
ICON = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\0" * 17
CODE = b"from emulator.midp.midlet import MIDlet\n\n\nclass Tiny(MIDlet):\n    def start_app(self):\n        pass\n"
FILES = {"midlet.py": CODE, "icon.png": ICON}


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
def packed(lay_out):
    """`packed({"a.py": "…"}, MIDlet_Version="2.0")`: the bytes of the JAR and of the JAD of such a suite."""
    def make(*files, **attributes):
        jar, jad = pack(open_suite(lay_out(*files, **attributes)), "tiny.jar")
        return jar, jad
    return make


@pytest.fixture
def answered():
    """`answered(body, kind, …)`: the bytes of a web server's answer."""
    return answer


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


@pytest.fixture
def free_policy_file(tmp_path: Path) -> Path:
    """The phone's own policy, but untrusted suites may be allowed everything for good."""
    path = tmp_path / "free.yaml"
    path.write_text(SHIPPED.read_text().replace("highest: session", "highest: allowed"))
    return path


@pytest.fixture
def free_policy(free_policy_file: Path) -> Policy:
    """The same, read."""
    return read_policy(free_policy_file)


def answer(body: bytes = b"", kind: str = "", status: str = "200 OK", **headers: str | int) -> bytes:
    """An answer of a web server; `Content_Length=7` sets a header, None leaves one out."""
    told = {"Content-Length": len(body), "Content-Type": kind or None}
    told |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"HTTP/1.1 {status}", *(f"{name}: {value}" for name, value in told.items() if value is not None)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode() + body


class WebServer(MIDlet):
    """A web server on a phone: answers with what stands in `pages`; `asked` has (method, path, body)."""

    pages: dict[str, bytes | Callable[[Any], object]]
    asked: list[tuple[str, str, bytes]]

    def start_app(self) -> None:
        Thread(self.accept).start()

    def accept(self) -> None:
        door = Connector.open("socket://:80")
        while True:
            caller = door.accept_and_open()
            Thread(lambda caller=caller: self.serve(caller)).start()

    def serve(self, caller: Any) -> None:
        with caller, caller.open_input_stream() as source, caller.open_output_stream() as out:
            asked = b""
            while piece := source.read(1000):
                asked += piece
                head, end, body = asked.partition(b"\r\n\r\n")
                length = re.search(rb"Content-Length: (\d+)", head)
                if end and len(body) >= int(length[1] if length else 0):
                    break
            else:
                return                          # the caller has hung up
            method, path, _ = head.decode().split(" ", 2)
            self.asked.append((method, path, body))
            page = self.pages.get(path, answer(b"no such page", status="404 Not Found"))
            if callable(page):
                page(out)
            else:
                out.write(page)


class Web(NamedTuple):
    """A phone with a web server on it, and another one that may ask it, on one ether."""

    ether: Ether
    phone: Phone
    server: Phone
    pages: dict[str, Any]
    asked: list[tuple[str, str, bytes]]


@pytest.fixture
def web() -> Iterator[Web]:
    """Pages are at http://+200/…"""
    ether = Ether(latency=20)
    with Phone(network=ether, number="+100") as phone, Phone(network=ether, number="+200") as server:
        held = Web(ether, phone, server, {}, [])
        server.launch(type("Server", (WebServer,), {"pages": held.pages, "asked": held.asked}))
        yield held


@pytest.fixture
def home(phone: Phone) -> Phone:
    """A phone on its home screen."""
    phone.switch_on()
    phone.run(0)
    return phone


class Offer(Protocol):
    def __call__(self, phone: Phone, *names: str, only: bool = True) -> None: ...


@pytest.fixture
def offer() -> Offer:
    """`offer(phone, "Chess", "Snake")`: the suites of its home screen, each a MIDlet that shows its name."""
    def make(phone: Phone, *names: str, only: bool = True) -> None:
        programs = [Program.of_class(type(name, (Named,), {"name": name}), {"MIDlet-Name": name}) for name in names]
        others = [] if only else phone.software.programs()
        phone.software.programs = lambda: others + programs
        phone.software.has_changed()
        phone.run(0)
    return make


class Named(MIDlet):
    """Shows a Form with its name for a title."""

    name = ""

    def start_app(self) -> None:
        Display.get_display(self).set_current(Form(self.name))


class Hook:
    """Adds up what a meter tells it, and raises from the `limit`th call on."""

    class Enough(BaseException):
        """What ends a guest."""

    def __init__(self, limit=None):
        self.told, self.limit = [], limit

    def __call__(self, operations):
        self.told.append(operations)
        if self.limit is not None and len(self.told) >= self.limit:
            raise Hook.Enough


@pytest.fixture
def hook():
    """`hook(limit=None)` makes one for a meter; `hook.Enough` is what it raises."""
    return Hook


@pytest.fixture
def metered(lay_out):
    """`metered(source, hook, every)`: the names of a module that ran under a meter."""
    def make(source, hook=None, every=10):
        suite = open_suite(lay_out({"m.py": source}))
        return vars(Loader(suite, meter=Meter(hook or Hook(), every)).load("m"))
    return make
