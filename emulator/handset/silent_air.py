"""SilentAir: an ether with one more phone on it, which hears everything and never answers.

What a phone does on it depends on the phone alone, so a session on it can be replayed.
"""

from __future__ import annotations

from emulator.kernel import Kernel

from .ether import Ether

SILENT = "+900"     # the number of the phone that never answers


class SilentAir(Ether):
    """Not quite no network: numbers can be called, datagrams be sent, and nothing comes back.

    >>> air = SilentAir()
    >>> ours = air.join(Kernel(), "+100")
    >>> ours.find("+900").host
    '+900'
    """

    def __init__(self, *, latency: int = 0) -> None:
        super().__init__(latency=latency)
        self.join(Kernel(), SILENT)
