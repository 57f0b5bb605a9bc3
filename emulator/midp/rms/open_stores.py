"""Opening record stores: who may open which, and which ones a running suite has open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.record_memory import Store
from emulator.midp.lang.exceptions import IllegalArgumentException, NullPointerException, SecurityException

from .exceptions import RecordStoreException, RecordStoreNotFoundException

if TYPE_CHECKING:
    from emulator.midp.runtime import Runtime

    from .record_store import RecordStore

LONGEST_NAME = 32


class OpenStores:
    """One suite's open record stores: opening one again gives the same object.

    It lives in the suite's `runtime.rooms`. How often a store is open over all suites of the
    phone is counted in the phone's memory, since an open store cannot be deleted.
    """

    def __init__(self) -> None:
        self.by_key: dict[int, RecordStore] = {}

    def close(self) -> None:
        """Close whatever is still open, as the phone does when the suite ends."""
        for store in list(self.by_key.values()):
            store._shut()


def store_to_open(suite: Runtime, name: str | None, form: tuple[object, ...]) -> Store:
    """The store that one of open_record_store's three forms means; RecordStore names the errors."""
    match form:
        case (bool() as create,):
            return _own(suite, _checked(name), create, 0, False)
        case (bool() as create, int() as authmode, writable):
            return _own(suite, _checked(name), create, authmode, bool(writable))
        case ((str() | None) as vendor, (str() | None) as owner):
            return _of_suite(suite, _checked(name), vendor, owner)
    raise TypeError("open_record_store takes (name, create), (name, create, authmode, writable)"
                    " or (name, vendor, suite)")


def store_to_delete(suite: Runtime, name: str | None) -> Store:
    """The suite's own store of this name, if nobody has it open."""
    memory = suite.handset.storage.records
    store = memory.find(suite.suite_vendor, suite.suite_name, name or "")
    if store is None:
        raise RecordStoreNotFoundException(f"no record store is called {name!r}")
    if memory.opened[store.key]:
        raise RecordStoreException(f"record store {name!r} is open: close it first")
    return store


def check_authmode(authmode: int) -> None:
    if authmode not in (0, 1):
        raise IllegalArgumentException(f"authmode is AUTHMODE_PRIVATE or AUTHMODE_ANY, not {authmode!r}")


def _checked(name: str | None) -> str:
    if name is None:
        raise NullPointerException("a record store's name may not be None")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise IllegalArgumentException(f"a record store's name has 1 to {LONGEST_NAME} characters: {name!r}")
    if any("\ud800" <= letter <= "\udfff" for letter in name):
        raise IllegalArgumentException(f"half a character in a record store's name: {name!r}")
    return name


def _own(suite: Runtime, name: str, create: bool, authmode: int, writable: bool) -> Store:
    memory = suite.handset.storage.records
    found = memory.find(suite.suite_vendor, suite.suite_name, name)
    if found is not None:
        return found                # authmode and writable count for a new one only
    if not create:
        raise RecordStoreNotFoundException(f"no record store is called {name!r}")
    check_authmode(authmode)
    return memory.create(suite.suite_vendor, suite.suite_name, name, shared=authmode == 1, writable=writable,
                         now=suite.current_time_millis(), quota=suite.record_quota())


def _of_suite(suite: Runtime, name: str, vendor: str | None, owner: str | None) -> Store:
    if vendor is None or owner is None:
        raise IllegalArgumentException("a suite is known by its vendor and its name: neither may be None")
    found = suite.handset.storage.records.find(vendor, owner, name)
    if found is None:
        raise RecordStoreNotFoundException(f"suite {owner!r} of {vendor!r} has no record store {name!r}")
    if not found.shared and (vendor, owner) != (suite.suite_vendor, suite.suite_name):
        raise SecurityException(f"suite {owner!r} of {vendor!r} keeps record store {name!r} to itself")
    return found
