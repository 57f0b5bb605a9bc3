"""What the phone says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.midp.lcdui.form import Form

from . import words
from .pages import back_to, facts, offer

if TYPE_CHECKING:
    from .home import Home


class AboutScreen(Form):
    """Model, number, software, memory and battery."""

    def __init__(self, home: Home) -> None:
        super().__init__(words.ABOUT)
        software = home.software
        handset, properties = software.handset, software.properties()
        skin, battery, radio = handset.skin, handset.battery, handset.radio
        used = sum(store.size for store in handset.storage.records.all())
        charging = f", {words.CHARGING}" if battery.charging else ""
        facts(self, [
            (words.MODEL, f"{skin.title}, {skin.width}x{skin.height}"),
            (words.NUMBER, radio.number if radio.signal else words.ALONE),
            (words.SOFTWARE, properties["microedition.platform"]),
            (words.PLATFORM, f"{properties['microedition.profiles']}, {properties['microedition.configuration']}"),
            (words.RECORDS, words.in_bytes(used)),
            (words.BATTERY, f"{battery.level} %{charging}"),
        ])
        offer(self, back_to(home))
