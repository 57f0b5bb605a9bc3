"""What is heard and felt when a message comes."""

from emulator import State


def test_a_message_is_heard_while_another_midlet_is_in_front(ether, ours, theirs):
    ours.start(), theirs.start()
    ours.phone.launch("minesweeper")
    ours.phone.run(1_000)
    before = len(ours.phone.sounds)
    theirs.write(theirs.contact("SMS", "+100"), "hello")
    ether.run(200)
    assert len(ours.phone.sounds) > before and ours.texts() == ["hello"]
    assert ours.phone.apps[-1].state is State.ACTIVE and type(ours.phone.apps[-1].midlet).__name__ != "Chat"


def test_in_front_it_is_the_phones_own_alert_and_the_vibrator(ether, ours, theirs):
    ours.start(), theirs.start()
    theirs.write(theirs.contact("SMS", "+100"), "hello")
    ether.run(200)
    assert [sound.kind for sound in ours.phone.sounds] == ["alert"] and len(ours.phone.vibrations) >= 1
