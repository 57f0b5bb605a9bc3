"""javax.microedition.media.control: what can be set on a Player. `Player.get_control` gives them."""

from .meta_data_control import MetaDataControl
from .midi_control import MIDIControl
from .pitch_control import PitchControl
from .rate_control import RateControl
from .record_control import RecordControl
from .stop_time_control import StopTimeControl
from .tempo_control import TempoControl
from .tone_control import ToneControl
from .video_control import FramePositioningControl, GUIControl, VideoControl
from .volume_control import VolumeControl

__all__ = [
    "FramePositioningControl",
    "GUIControl",
    "MIDIControl",
    "MetaDataControl",
    "PitchControl",
    "RateControl",
    "RecordControl",
    "StopTimeControl",
    "TempoControl",
    "ToneControl",
    "VideoControl",
    "VolumeControl",
]
