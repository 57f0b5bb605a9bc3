"""javax.microedition.rms.RecordListener: who hears of changes in a record store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .record_store import RecordStore


class RecordListener(ABC):
    """Hears of each change that its own suite makes in a record store (MIDP 2.0, RecordListener).

    Each method is called when the change is done and kept, before the call that made it returns.
    Anything with these methods will do. A plain function of a store and an id hears of all three.
    """

    @abstractmethod
    def record_added(self, record_store: RecordStore, record_id: int) -> None:
        """A record was added."""

    @abstractmethod
    def record_changed(self, record_store: RecordStore, record_id: int) -> None:
        """A record was given new bytes."""

    @abstractmethod
    def record_deleted(self, record_store: RecordStore, record_id: int) -> None:
        """A record was deleted: asking for it raises InvalidRecordIDException now."""


Listener: TypeAlias = "RecordListener | Callable[[RecordStore, int], object]"
