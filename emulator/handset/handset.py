"""Handset: one of each part of the hardware, put together as a skin says."""

from __future__ import annotations

from emulator.kernel import Kernel

from .battery import Battery
from .inputs import Inputs
from .keypad import Keypad
from .lights import Backlight, Vibrator
from .radio import Network, Radio
from .screen import Screen
from .skin import Skin
from .speaker import Speaker
from .storage import Storage
from .touch import Touch
from .typing import Typing


class Handset:
    """A phone before any software runs on it."""

    def __init__(self, kernel: Kernel, skin: Skin, storage: Storage, network: Network | None = None,
                 number: str | None = None) -> None:
        self.skin, self.storage = skin, storage
        self.screen = Screen(skin.width, skin.height)
        self.keypad = Keypad(kernel, skin.keys, repeats=skin.repeat)
        self.touch = Touch(kernel, skin.width, skin.height, works=skin.pointer, moves=skin.pointer_motion)
        self.typing = Typing(kernel)
        self.inputs = Inputs(kernel)
        self.backlight, self.vibrator = Backlight(kernel), Vibrator(kernel)
        self.speaker = Speaker(kernel)
        self.battery = Battery(kernel)
        self.radio = Radio(kernel, network, number)
        for part in (self.keypad, self.touch, self.typing, self.speaker, self.radio):
            part.tap = self.inputs.note
