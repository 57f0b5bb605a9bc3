"""javax.microedition.rms.RecordComparator: the order of a sorted walk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final


class RecordComparator(ABC):
    """Says which of two records comes first (MIDP 2.0, RecordComparator).

    Anything with this method will do, and so will a plain function of two records:

        store.enumerate_records(None, lambda a, b: (a > b) - (a < b), False)
    """

    PRECEDES: Final = -1
    EQUIVALENT: Final = 0
    FOLLOWS: Final = 1

    @abstractmethod
    def compare(self, rec1: bytes | None, rec2: bytes | None) -> int:
        """PRECEDES if `rec1` comes before `rec2`, FOLLOWS if after it, EQUIVALENT if it is all the same.

        A record of no bytes is given as None, as `get_record` gives it.
        """
