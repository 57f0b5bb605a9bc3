"""MetaDataControl: what a sound says about itself."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.media.control import MetaDataControl


def test_a_songs_title(player):
    one = player(content_type="audio/midi")
    one.realize()
    control = one.get_control("MetaDataControl")
    assert control.get_keys() == [MetaDataControl.TITLE_KEY]
    assert control.get_key_value(MetaDataControl.TITLE_KEY) == "Song"


@pytest.mark.parametrize("key", ["author", "colour", None])
def test_a_key_that_is_not_there_is_refused(player, key):
    one = player()
    one.realize()
    with pytest.raises(IllegalArgumentException):
        one.get_control("MetaDataControl").get_key_value(key)
