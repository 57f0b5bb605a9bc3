"""Python's class makers, for classes whose modules nobody else knows."""

import pytest

FUTURE = "from __future__ import annotations\n"


@pytest.mark.parametrize("head", ["", FUTURE])
def test_dataclasses_work_with_annotations_of_either_kind(run, head):
    names = run(head + """
import dataclasses
from dataclasses import dataclass, field, replace, asdict, KW_ONLY, InitVar
from typing import ClassVar

@dataclass(frozen=True, order=True, slots=True)
class Cell:
    x: int
    y: int = 0
    total: ClassVar[int] = 9
    scale: InitVar[int] = 1
    _: KW_ONLY
    tags: list[str] = field(default_factory=list)

@dataclasses.dataclass
class Plain:
    cell: Cell

cell = Cell(1, 2, tags=["a"])
""")
    cell, cell_class = names["cell"], names["Cell"]
    assert repr(cell) == "Cell(x=1, y=2, tags=['a'])"
    assert cell < cell_class(2) and names["replace"](cell, x=5).x == 5 and cell_class.total == 9
    assert cell_class.__module__ == "m" and names["Plain"](cell).cell is cell


def test_enums_named_tuples_and_protocols_work(run):
    names = run(FUTURE + """
from enum import Enum, IntFlag, auto
from typing import NamedTuple, Protocol, TypedDict, Generic, TypeVar, get_type_hints, runtime_checkable
from collections import namedtuple, Counter, deque, defaultdict
from abc import ABC, abstractmethod
import functools, copy

class State(Enum):
    IDLE = auto()
    BUSY = auto()

class Keys(IntFlag):
    UP = 1
    DOWN = 2

class Move(NamedTuple):
    x: int
    state: State = State.IDLE

Pair = namedtuple("Pair", "a b")
T = TypeVar("T")
class Box(Generic[T]):
    item: T
@runtime_checkable
class Player(Protocol):
    def move(self) -> Move: ...
class Person(ABC):
    @abstractmethod
    def move(self) -> Move: ...
class Me(Person):
    @functools.lru_cache
    def move(self) -> Move: return Move(1)
class Options(TypedDict):
    level: int
hints = get_type_hints(Move), get_type_hints(Me.move), get_type_hints(Options)
same = copy.deepcopy(State.BUSY) is State.BUSY
move = Me().move()
played = isinstance(Me(), Player)
""")
    assert names["move"] == (1, names["State"].IDLE) and names["same"] and names["played"]
    assert names["hints"] == ({"x": int, "state": names["State"]}, {"return": names["Move"]}, {"level": int})
    assert repr(names["State"].BUSY) == "<State.BUSY: 2>" and names["Keys"](3) == 3
