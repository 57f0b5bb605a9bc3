"""A synthesiser played by hand."""

from emulator.handset.sound.live_midi import LiveMidi
from emulator.handset.sound.source import NORMAL, RATE


def test_a_note_is_heard_from_when_it_is_sent(strength):
    live = LiveMidi()
    stream = live.open(0, NORMAL, 0)
    assert len(stream.read(100)) == 0
    live.send(bytes((0x90, 69, 100)))
    assert strength(stream.read(RATE // 4), 440) > 1000


def test_what_was_set_while_nobody_listened_still_counts():
    def heard(*before):
        live = LiveMidi()
        for message in before:
            live.send(bytes(message))
        stream = live.open(0, NORMAL, 0)
        live.send(bytes((0x90, 69, 100)))
        return list(stream.read(2000))
    assert heard((0xC0, 19)) != heard() and heard((0xC0, 3), (0xC0, 19)) == heard((0xC0, 19))


def test_it_is_over_when_it_is_let_go():
    stream = LiveMidi().open(0, NORMAL, 0)
    assert not stream.over
    stream.let_go()
    assert stream.over
