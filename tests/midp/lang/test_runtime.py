"""java.lang.Runtime."""

import pytest

from emulator.midp.lang import Runtime, SecurityException


@pytest.fixture
def asked(phone):
    """`asked(body)`: what `body(runtime)` gives on a guest's thread."""
    from emulator.midp.midlet import MIDlet

    def ask(body):
        class Asking(MIDlet):
            def start_app(self):
                self.answer = body(Runtime.get_runtime(), self)
        return phone.launch(Asking).midlet.answer
    return ask


def test_there_is_one_for_a_midlet(asked):
    assert asked(lambda runtime, midlet: runtime is Runtime.get_runtime())


def test_the_total_is_what_the_skin_says(phone, asked):
    assert asked(lambda runtime, midlet: runtime.total_memory()) == phone.skin.heap


def test_what_is_kept_is_not_free_and_what_is_let_go_is(asked):
    def body(runtime, midlet):
        free = [runtime.free_memory()]
        midlet.kept = bytes(1_000_000)
        free.append(runtime.free_memory())
        del midlet.kept
        return [*free, runtime.free_memory()]
    before, full, after = asked(body)
    assert before == after and 100_000 < before - full < 200_000       # an eighth: Python's bytes are larger


def test_gc_changes_nothing_and_exit_is_refused(asked):
    assert asked(lambda runtime, midlet: runtime.gc()) is None
    with pytest.raises(SecurityException):
        asked(lambda runtime, midlet: runtime.exit(0))
