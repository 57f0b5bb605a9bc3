"""javax.microedition.media.control.MetaDataControl: what a sound says about itself."""

from __future__ import annotations

from collections.abc import Mapping

from emulator.midp.lang.exceptions import IllegalArgumentException

from ..controllable import Control


class MetaDataControl(Control):
    """Title, author and so on, as far as the file has them."""

    AUTHOR_KEY = "author"
    COPYRIGHT_KEY = "copyright"
    DATE_KEY = "date"
    TITLE_KEY = "title"

    def __init__(self, about: Mapping[str, str]) -> None:
        self._about = dict(about)

    def get_keys(self) -> list[str]:
        """The keys that this sound has a value for."""
        return list(self._about)

    def get_key_value(self, key: str) -> str:
        """IllegalArgumentException for a key that is not among `get_keys()`."""
        if key not in self._about:
            known = ", ".join(self._about) or "no keys"
            raise IllegalArgumentException(f"the sound says nothing of {key!r}; it has {known}")
        return self._about[key]
