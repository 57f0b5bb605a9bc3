"""Video and recording: names that import, and a clear word when they are used."""

import pytest

from emulator.midp.gaps import UnsupportedException
from emulator.midp.media import control
from emulator.midp.media.control import GUIControl, VideoControl


def test_the_constants_are_there():
    assert (GUIControl.USE_GUI_PRIMITIVE, VideoControl.USE_DIRECT_VIDEO) == (0, 1)


@pytest.mark.parametrize("name, method, arguments", [
    ("VideoControl", "set_visible", (True,)), ("GUIControl", "init_display_mode", (0, None)),
    ("FramePositioningControl", "seek", (0,)), ("RecordControl", "start_record", ()),
])
def test_using_one_says_that_it_is_a_gap(name, method, arguments):
    with pytest.raises(UnsupportedException, match=name):
        getattr(getattr(control, name)(), method)(*arguments)
