"""Text typed straight into a phone: committed, and in preview."""

from emulator.handset.typing import Typing, TypingEvent
from emulator.kernel import Kernel


def heard(kernel):
    typing, events = Typing(kernel), []
    typing.listener = events.append
    return typing, events


def test_committed_text_is_told_with_its_time():
    kernel = Kernel()
    typing, events = heard(kernel)
    kernel.run(30)
    typing.type("hello")
    assert events == [TypingEvent("hello", True, 30)]


def test_a_preview_is_told_as_such_and_so_is_its_end():
    typing, events = heard(Kernel())
    typing.composing("ni")
    typing.composing("")
    assert events == [TypingEvent("ni", False, 0), TypingEvent("", False, 0)]


def test_no_text_is_nothing_to_tell():
    typing, events = heard(Kernel())
    typing.type("")
    assert events == []


def test_nobody_wants_text_until_somebody_says_so():
    assert not Typing(Kernel()).is_wanted()
