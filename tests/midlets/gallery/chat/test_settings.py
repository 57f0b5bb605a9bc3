"""How the messenger tells of a message."""

import pytest


@pytest.mark.parametrize("sound", [True, False])
@pytest.mark.parametrize("vibration", [True, False])
def test_they_are_kept(meet, tmp_path, sound, vibration):
    user = meet("+100", storage=tmp_path).start()
    settings = type(user.chat.settings)
    user.do(lambda: settings(not sound, vibration).save())
    user.do(lambda: settings(sound, vibration).save())
    user.phone.close()
    again = meet("+300", storage=tmp_path).start().chat.settings
    assert (again.sound, again.vibration) == (sound, vibration)


def test_at_first_a_message_sounds_and_vibrates(ours):
    settings = ours.start().chat.settings
    assert settings.sound and settings.vibration
