"""Inputs: all that is done to a phone from outside, told in order to whoever listens.

The keypad, the touch panel and the typing tell of themselves; what the phone's owner does to it
as a whole (launch, pause, a call …) is told by whoever does it. What happens while the kernel
runs is the phone's own doing, which follows from the inputs, and is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from emulator.kernel import Kernel


@dataclass(frozen=True)
class Input:
    """What was done, when (ms of phone time), and to what: a key's name, a point, a text …

    `together`: the phone had no turn since the input before. Two keys that go down in one
    moment are not the same as one after the other.
    """

    time: int
    kind: str
    value: Any = True
    more: Mapping[str, Any] = field(default_factory=dict)
    together: bool = False


class Tap(Protocol):
    """What a part of the handset calls with each thing that is done to it, before it acts."""

    def __call__(self, kind: str, value: Any = True, /, **more: Any) -> object: ...


def nobody(kind: str, value: Any = True, /, **more: Any) -> None:
    """The tap of a part that stands alone."""


class Inputs:
    """One phone's inputs. Listeners are called at once, in the order of coming.

    >>> kernel = Kernel()
    >>> inputs = Inputs(kernel)
    >>> inputs.listeners.append(lambda done: print(done.time, done.kind, done.value, done.together))
    >>> inputs.note("down", "fire"); inputs.note("down", "left"); kernel.run(40); inputs.note("up", "fire")
    0 down fire False
    0 down left True
    40 up fire False
    """

    def __init__(self, kernel: Kernel) -> None:
        self._kernel = kernel
        self._noted_at = -1                  # how often the kernel had run
        self.listeners: list[Callable[[Input], object]] = []

    def note(self, kind: str, value: Any = True, /, **more: Any) -> None:
        """Something is about to be done to the phone."""
        if self._kernel.running:
            return
        together, self._noted_at = self._noted_at == self._kernel.runs, self._kernel.runs
        done = Input(self._kernel.now, kind, value, more, together)
        for listener in list(self.listeners):
            listener(done)
