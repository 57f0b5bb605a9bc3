"""The sounds of alerts (MIDP 2.0, AlertType)."""

import pytest

from emulator.midp.lang import NullPointerException
from emulator.midp.lcdui import AlertType, Form


class Ear:
    """A loudspeaker's device that keeps what it takes."""

    def __init__(self):
        self.samples = bytearray()

    def take(self, samples):
        self.samples += samples.tobytes()

    def rest(self, count):
        pass


KINDS = [AlertType.INFO, AlertType.WARNING, AlertType.ERROR, AlertType.ALARM, AlertType.CONFIRMATION]


@pytest.mark.parametrize("kind", KINDS, ids=repr)
def test_each_kind_has_a_sound(phone, seen, kind):
    form = seen(lambda: Form("Form"))
    phone.run(250)
    assert kind.play_sound(form._display) is True
    sound, = phone.sounds
    assert (sound.kind, sound.time, sound.volume) == ("alert", 250, 100) and sound.duration > 0


def test_the_kinds_sound_different(phone, seen):
    form = seen(lambda: Form("Form"))
    heard = set()
    for kind in KINDS:
        phone.sounds.clear()
        phone.handset.speaker.device = device = Ear()
        kind.play_sound(form._display)
        phone.run(2_000)
        heard.add(bytes(device.samples))
    assert len(heard) == 5 and b"" not in heard


def test_in_the_background_nothing_is_heard(phone, seen):
    form = seen(lambda: Form("Form"))
    phone.pause()
    assert AlertType.INFO.play_sound(form._display) is False
    assert phone.sounds == []


def test_no_display_is_refused():
    with pytest.raises(NullPointerException):
        AlertType.INFO.play_sound(None)


def test_a_kind_of_ones_own_is_silent(phone, seen):
    form = seen(lambda: Form("Form"))

    class Mine(AlertType):
        pass
    assert Mine().play_sound(form._display) is False
