"""Names that the API keeps for itself."""

import pytest

from emulator.midp.lang import Thread
from emulator.midp.lcdui import Canvas, CustomItem, Form, List
from emulator.midp.midlet import MIDlet
from emulator.midp.own_names import NameTakenError
from emulator.midp.util import TimerTask

METHOD = "class Mine({}):\n    def {}(self): pass"
FIELD = "class Mine({}):\n    {} = 1"
ASSIGNED = "class Mine({}):\n    def __init__(self):\n        self.{} = 1"
INNER = "class Mine({}):\n    def start(self):\n        def later(): self.{} = 1\n        return later"
LAMBDA = "class Mine({0}):\n    def start(self, other):\n        (self.{1}, other.x), y = (1, 2), 3"
PROPERTY = "class Mine({}):\n    @property\n    def a(self): pass\n    @a.setter\n    def a(self, n): self.{} = n"
FOREIGN = "class Before:\n    def {1}(self): pass\nclass Mine(Before, {0}): pass"
NAMES = {"Canvas": Canvas, "Form": Form, "List": List, "CustomItem": CustomItem, "MIDlet": MIDlet, "Thread": Thread,
         "TimerTask": TimerTask}
TAKEN = [("Canvas", "_display"), ("Canvas", "_title"), ("Form", "_items"), ("CustomItem", "_label"),
         ("MIDlet", "_phone"), ("Thread", "_name"), ("TimerTask", "_state")]


def made(source):
    names = dict(NAMES, __name__="game")
    exec(source, names)
    return names["Mine"]


@pytest.mark.parametrize("form", [METHOD, FIELD, ASSIGNED, INNER, LAMBDA, PROPERTY, FOREIGN])
@pytest.mark.parametrize("base, name", [("Canvas", "_display"), ("MIDlet", "_phone")])
def test_a_class_that_takes_one_is_refused_however_it_does(form, base, name):
    with pytest.raises(NameTakenError, match=f"Mine uses {name}, which this phone's .* call it _{name} ") as caught:
        made(form.format(base, name))
    assert caught.value.name == name


@pytest.mark.parametrize("base, name", TAKEN)
def test_names_of_every_class_that_a_guest_derives_from_are_known(base, name):
    with pytest.raises(NameTakenError):
        made(ASSIGNED.format(base, name))


@pytest.mark.parametrize("source", [
    "class Mine(Canvas):\n    def __init__(self): self.__display = 1",           # Python keeps it apart
    "class Mine(Canvas):\n    def f(self, app): app._display = 1",               # another object's
    "class Mine(Canvas):\n    def f(self):\n        class Inner:\n            def g(self): self._display = 1",
    "class Mine(Canvas):\n    def f(self): return (lambda other: setattr(other, 'a', 1))",
    "class Mine(Canvas):\n    def f(self):\n        _display = 1\n        return _display",
    "class Mine(Canvas):\n    def _my_own(self): self._score = self._display",
    "class Mine:\n    _display = 1",
])
def test_others_are_free(source):
    assert made(source)


def test_a_subclass_of_a_guests_class_is_looked_at_too():
    with pytest.raises(NameTakenError, match="Mine uses _display"):
        made("class First(Canvas): pass\nclass Mine(First):\n    _display = 1")


def test_a_class_of_the_phones_own_may_go_behind_the_api():
    assert made("class Mine(Canvas, of_the_phone=True):\n    _display = 1")._display == 1
