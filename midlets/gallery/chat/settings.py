"""Settings: how the messenger tells of a message, kept in the phone's memory (record store `chat settings`)."""

from __future__ import annotations

from dataclasses import dataclass

from .records import Records


@dataclass
class Settings:
    """`sound`, `vibration`: of an arrival."""

    sound: bool = True
    vibration: bool = True

    def save(self) -> None:
        """RecordStoreException if there is no room."""
        records, kept = Records("chat settings"), {"sound": int(self.sound), "vibration": int(self.vibration)}
        for record_id in list(records.all())[:1]:
            records.put(record_id, kept)
            return
        records.add(kept)


def load() -> Settings:
    """What is kept, or the usual."""
    for kept in Records("chat settings").all().values():
        return Settings(bool(kept.get("sound", True)), bool(kept.get("vibration", True)))
    return Settings()
