"""javax.microedition.media.control: GUIControl, VideoControl and FramePositioningControl, a gap.

The names are there so that code imports; no player of this phone has one of these controls.
"""

from __future__ import annotations

from emulator.midp.gaps import unsupported

from ..controllable import Control


class GUIControl(Control):
    """Something of a player's that can be shown."""

    USE_GUI_PRIMITIVE = 0

    def init_display_mode(self, mode: int, arg: object) -> object:
        unsupported("javax.microedition.media.control.GUIControl")


class VideoControl(GUIControl):
    """Moving pictures."""

    USE_DIRECT_VIDEO = 1

    def set_display_location(self, x: int, y: int) -> None:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_display_x(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_display_y(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def set_visible(self, visible: bool) -> None:
        unsupported("javax.microedition.media.control.VideoControl")

    def set_display_size(self, width: int, height: int) -> None:
        unsupported("javax.microedition.media.control.VideoControl")

    def set_display_full_screen(self, full_screen_mode: bool) -> None:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_source_width(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_source_height(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_display_width(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_display_height(self) -> int:
        unsupported("javax.microedition.media.control.VideoControl")

    def get_snapshot(self, image_type: str) -> bytes:
        unsupported("javax.microedition.media.control.VideoControl")


class FramePositioningControl(Control):
    """Places in moving pictures, frame by frame."""

    def seek(self, frame_number: int) -> int:
        unsupported("javax.microedition.media.control.FramePositioningControl")

    def skip(self, frames_to_skip: int) -> int:
        unsupported("javax.microedition.media.control.FramePositioningControl")

    def map_frame_to_time(self, frame_number: int) -> int:
        unsupported("javax.microedition.media.control.FramePositioningControl")

    def map_time_to_frame(self, media_time: int) -> int:
        unsupported("javax.microedition.media.control.FramePositioningControl")
