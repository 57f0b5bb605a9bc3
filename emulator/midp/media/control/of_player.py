"""Which controls a player has, by what it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emulator.handset.sound.recording import Recording
from emulator.handset.sound.score import Score

from ..controllable import Control
from .meta_data_control import MetaDataControl
from .midi_control import MIDIControl
from .pitch_control import PitchControl
from .rate_control import RateControl
from .stop_time_control import StopTimeControl
from .tempo_control import TempoControl
from .tone_control import ToneControl
from .volume_control import VolumeControl

if TYPE_CHECKING:
    from ..player import Player


def controls_of(player: Player) -> dict[str, Control]:
    """The controls of a player that has its sound, by the names of their classes."""
    source = player._deck.source
    controls: dict[str, Control] = {"VolumeControl": VolumeControl(player)}
    if player._deck.live is not None:
        return controls | {"MIDIControl": MIDIControl(player), "PitchControl": PitchControl(player)}
    controls["StopTimeControl"] = StopTimeControl(player)
    if isinstance(source, Score) and source.kind == "midi":
        controls["TempoControl"] = controls["RateControl"] = TempoControl(player)
        controls["PitchControl"] = PitchControl(player)
        controls["MetaDataControl"] = MetaDataControl(source.about)
    elif isinstance(source, Recording):
        controls["RateControl"] = RateControl(player)
        controls["MetaDataControl"] = MetaDataControl(source.about)
    else:
        controls["ToneControl"] = ToneControl(player)
        controls["RateControl"], controls["PitchControl"] = RateControl(player), PitchControl(player)
    return controls
