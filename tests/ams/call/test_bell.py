"""What is heard, felt and seen of a phone that rings."""

import shutil
from pathlib import Path

from emulator import Phone
from emulator.ams.call.bell import Bell
from emulator.handset.sound.ring import EVERY
from emulator.shelf import shelf

NUMBER = "+49 30 1234"


def test_it_rings_shakes_and_flashes_again_and_again(phone):
    phone.call(NUMBER)
    phone.run(2 * EVERY)
    assert [(sound.kind, sound.time) for sound in phone.sounds] == [("ring", 0), ("ring", EVERY), ("ring", 2 * EVERY)]
    assert [order.time for order in phone.vibrations] == [order.time for order in phone.lights] == [0, EVERY, 2 * EVERY]


def test_an_answered_call_does_not_ring_any_more(phone):
    phone.call(NUMBER)
    phone.press("send")
    assert (phone.vibrations[-1].duration, phone.lights[-1].duration) == (0, 0)
    count = len(phone.sounds)
    phone.run(3 * EVERY)
    assert len(phone.sounds) == count


def test_a_phone_without_a_vibrator_does_not_shake(tmp_path):
    skin = Path(shutil.copytree(shelf("skins") / "classic", tmp_path / "still")) / "skin.yaml"
    skin.write_text(skin.read_text(encoding="utf-8").replace("vibrator: yes", "vibrator: no"), encoding="utf-8")
    with Phone(skin=skin.parent) as phone:
        phone.call(NUMBER)
        phone.hang_up()
        assert phone.vibrations == []


def test_a_bell_that_does_not_ring_is_not_stopped(phone):
    Bell(phone.kernel, phone.handset).stop()
    assert phone.sounds == phone.lights == phone.vibrations == []
