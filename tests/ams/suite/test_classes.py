"""A suite's code and pictures, looked at without running any of it."""

import pytest

from emulator.ams.suite.check import check

API = "from emulator.midp.midlet import MIDlet\n"


def errors(path):
    return [(found.status.value, found.text) for found in check(path) if found.is_error]


def warnings(path):
    return [found.text for found in check(path) if not found.is_error]


@pytest.mark.parametrize("class_name, text", [
    ("midlt.Tiny", "no module midlt"), ("midlet.Tinny", "no class Tinny"), ("midlet.tiny", "no class tiny"),
    ("Tiny", "names no module"), ("midlet.deep.Tiny", "no module midlet.deep"), ("Java", "names no module"),
    ("pkg.Java", "is a Java class"), ("broken.Tiny", "not Python"), ("needy.Tiny", "without arguments"),
    ("needy.function", "is a function"), ("nul.Tiny", "not Python"),
])
def test_a_midlets_class_must_be_in_the_suite(lay_out, class_name, text):
    jad = lay_out({"pkg/Java.class": b"\xca\xfe\xba\xbe", "broken.py": "class Tiny(:\n", "nul.py": b"\0",
                   "needy.py": f"{API}class Tiny(MIDlet):\n    def __init__(self, board): ...\ndef function(): ...\n"},
                  MIDlet_1=f"Tiny, /icon.png, {class_name}")
    [(code, found)] = errors(jad)
    assert code == 907 and text in found


@pytest.mark.parametrize("source", [
    "from other import Tiny", "from other import X as Tiny", "from other import *", "from .other import Tiny",
    "Tiny = type('Tiny', (), {})", f"{API}class Middle(MIDlet): ...\nclass Tiny(Middle): ...",
    "from other import Tiny as Far\nclass Tiny(Far): ...", "import other\nclass Tiny(other.Tiny): ...",
    "from other import make\nclass Tiny(make()): ...", f"{API}class Tiny(dict[str, int], MIDlet): ...",
    "import emulator.midp.midlet as m\nclass Tiny(m.MIDlet): ...",
    "from emulator.midp.midlet import MIDlet as Base\nclass Tiny(Base): ...",
    "Tiny: type = object",
    f"{API}if True:\n    class Tiny(MIDlet): ...", "try:\n    pass\nexcept OSError:\n    Tiny = 1",
    f"{API}class Tiny(MIDlet):\n    def __init__(self, a=1, *b, c=2, **d): ...", f"\ufeff{API}class Tiny(MIDlet): ...",
    f"# coding: latin-1\n{API}class Tiny(MIDlet): 'é'",
])
def test_a_class_may_come_about_in_any_way(lay_out, source):
    data = source.encode("latin-1") if "latin-1" in source else source
    other = f"{API}class Tiny(MIDlet): ...\nX = Tiny\ndef make(): return Tiny\n"
    assert errors(lay_out({"midlet.py": data, "other.py": other})) == []


@pytest.mark.parametrize("source, line", [
    ("class Tiny: ...", 1), ("\nclass Tiny(object): ...", 2), ("class A: ...\nclass Tiny(A): ...", 2),
    ("from emulator.midp.lcdui import Canvas\nclass Tiny(Canvas): ...", 2),
    ("from other import A as Tiny", 1), ("from emulator.midp.lcdui import Canvas as Tiny", 1),
    ("class Tiny(Exception): ...", 1),
])
def test_a_class_that_is_no_midlet_is_refused_with_its_line(lay_out, source, line):
    [found] = check(lay_out({"midlet.py": source, "other.py": "class A: ...\n"}))
    assert (found.status.value, found.line, found.text) == (907, line, "Tiny is no MIDlet")


def test_a_wrong_class_is_answered_with_the_nearest(lay_out):
    [found] = check(lay_out(MIDlet_1="Tiny, /icon.png, midlet.Tinny"))
    assert found.remedy == "did you mean 'Tiny'?"


@pytest.mark.parametrize("name", ["emulator/__init__.py", "emulator.py", "java/lang/String.class",
                                  "javax/a.py"])
def test_a_suite_cannot_bring_packages_of_the_phone(lay_out, name):
    [(code, text)] = errors(lay_out({name: b""}))
    assert code == 907 and "cannot bring its own" in text


@pytest.mark.parametrize("icon, text", [
    ("/none.png", "is not in the suite"), ("/Icon.png", "is not in the suite"),
    ("icon.png", "is not an absolute name"),
    ("/midlet.png", "is no PNG picture"), ("/../icon.png", "is not in the suite"),
])
def test_a_missing_or_broken_icon_is_a_warning(lay_out, icon, text):
    jad = lay_out({"midlet.png": b"GIF89a"}, MIDlet_1=f"Tiny, {icon}, midlet.Tiny")
    assert errors(jad) == []
    assert [text in found for found in warnings(jad)] == [True]


def test_the_suites_own_icon_is_checked_too(lay_out):
    assert warnings(lay_out(MIDlet_Icon="/none.png")) == ["MIDlet-Icon: /none.png is not in the suite"]


def test_what_python_itself_cannot_parse_is_refused(lay_out):
    [found] = [found for found in check(lay_out({"midlet.py": "x=" + "-" * 100_000 + "1"})) if found.is_error]
    assert found.status.value == 907 and "nested too deeply" in found.text


def test_many_midlets_of_one_class_have_its_fault_said_once(lay_out):
    more = {f"MIDlet_{number}": "Tiny,, midlet.Nothing" for number in range(1, 5)}
    assert [found.text for found in check(lay_out(**more)) if found.is_error] == ["there is no class Nothing in it"]
