"""javax.microedition.media.control.RecordControl: a gap. The names are there so that code imports."""

from __future__ import annotations

from typing import BinaryIO

from emulator.midp.gaps import unsupported

from ..controllable import Control


class RecordControl(Control):
    """No player has one: the handset has no microphone."""

    def set_record_stream(self, stream: BinaryIO) -> None:
        unsupported("javax.microedition.media.control.RecordControl")

    def set_record_location(self, locator: str) -> None:
        unsupported("javax.microedition.media.control.RecordControl")

    def get_content_type(self) -> str:
        unsupported("javax.microedition.media.control.RecordControl")

    def start_record(self) -> None:
        unsupported("javax.microedition.media.control.RecordControl")

    def stop_record(self) -> None:
        unsupported("javax.microedition.media.control.RecordControl")

    def commit(self) -> None:
        unsupported("javax.microedition.media.control.RecordControl")

    def set_record_size_limit(self, size: int) -> int:
        unsupported("javax.microedition.media.control.RecordControl")

    def reset(self) -> None:
        unsupported("javax.microedition.media.control.RecordControl")
