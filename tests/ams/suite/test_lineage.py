"""Whether a class is a MIDlet: yes, no, or not to be told without running it."""

import pytest

from emulator.ams.suite.lineage import is_midlet
from emulator.ams.suite.suite import open_suite

API = "from emulator.midp.midlet import MIDlet\n"


@pytest.mark.parametrize("source, answer", [
    (f"{API}class A(MIDlet): ...", True),
    (f"{API}class B(MIDlet): ...\nclass A(B): ...", True),
    (f"{API}class A(object, MIDlet): ...", True),
    ("from .other import Far as B\nclass A(B): ...", True),
    ("from .deep.inner import Inner as A", True),
    ("import emulator.midp.midlet\nclass A(emulator.midp.midlet.MIDlet): ...", True),
    ("class A: ...", False), ("class A(object): ...", False), ("class A(dict): ...", False),
    ("class B: ...\nclass A(B): ...", False),
    ("from .other import Plain\nclass A(Plain): ...", False),
    ("from emulator.midp.lcdui import Canvas\nclass A(Canvas): ...", False),
    ("class A(make()): ...", None), ("A = 1", None), ("from .other import *\nclass A(Far): ...", None),
    ("class A(B): ...\nclass B(A): ...", None), ("class A(Generic[int]): ...", None),
    ("class A(metaclass=type): ...", None), ("class A(:", None), ("x = 1", None), ("from .gone import A", None),
])
def test_what_the_class_statements_say(lay_out, source, answer):
    other = f"{API}class Far(MIDlet): ...\nclass Plain: ...\n"
    inner = "from ..other import Far\nclass Inner(Far): ...\n"
    suite = open_suite(lay_out({"m.py": source, "other.py": other, "deep/inner.py": inner}))
    assert is_midlet(suite, "m", "A") is answer
