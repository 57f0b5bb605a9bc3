"""javax.microedition.rms.RecordFilter: which records a walk visits."""

from __future__ import annotations

from abc import ABC, abstractmethod


class RecordFilter(ABC):
    """Says which records belong to a walk (MIDP 2.0, RecordFilter).

    Anything with this method will do, and so will a plain function of a record:

        store.enumerate_records(lambda record: record.startswith(b"score"), None, False)
    """

    @abstractmethod
    def matches(self, candidate: bytes | None) -> bool:
        """True if the record belongs to the walk. A record of no bytes is given as None."""
