"""The loudspeaker's notes, and the device behind it."""

from emulator.handset.speaker import Sound, Speaker
from emulator.kernel import Kernel


def test_every_sound_is_noted_with_its_time():
    kernel = Kernel()
    speaker = Speaker(kernel)
    kernel.run(30)
    speaker.play("alert", 200, volume=80)
    assert speaker.sounds == [Sound(30, "alert", 200, 80)]


def test_the_device_is_handed_the_samples():
    class Device:
        heard = []

        def play(self, sound, samples):
            self.heard.append((sound.kind, samples))
    speaker = Speaker(Kernel(), Device())
    speaker.play("wav", 1, samples=b"\0\1")
    assert Device.heard == [("wav", b"\0\1")]
