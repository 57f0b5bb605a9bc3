"""What is current, what is visible, and the order of things (MIDP 2.0, Display)."""

import pytest

from emulator.midp.lang import NullPointerException
from emulator.midp.lcdui import Canvas, Command, Display
from emulator.midp.midlet import MIDlet


@pytest.fixture
def in_guest(phone, recorder):
    """Run a function as the guest's own; what it returns."""

    def run(body):
        results = []
        recorder._display._runtime.group.spawn(lambda: results.append(body()))
        phone.run(0)
        return results[0] if results else None
    return run


def test_a_midlets_display_is_always_the_same(phone, on_phone):
    seen = []
    on_phone(lambda midlet: seen.extend([Display.get_display(midlet), Display.get_display(midlet)]))
    assert seen[0] is seen[1]


def test_the_display_of_nothing_is_refused():
    with pytest.raises(NullPointerException):
        Display.get_display(None)


def test_nothing_is_current_until_the_first_set_current_takes_effect(phone, on_phone):
    seen = []

    def body(midlet):
        display = Display.get_display(midlet)
        seen.append(display.get_current())
        display.set_current(Canvas())
        seen.append(display.get_current())
    with pytest.raises(TypeError, match="how to paint"):
        on_phone(body)
    assert seen == [None, None]


def test_of_several_requests_the_last_counts(phone, on_phone, recorder):
    shown = []

    class Named(Canvas):
        def __init__(self, name):
            super().__init__()
            self.name = name

        def show_notify(self):
            shown.append(self.name)

        def paint(self, g):
            pass

    def body(midlet):
        for name in "abc":
            Display.get_display(midlet).set_current(Named(name))
    on_phone(body)
    assert shown == ["c"]


def test_what_start_app_sets_is_seen_only_when_it_has_returned(phone, recorder):
    from emulator.midp.lang import Thread
    kind = type(recorder)
    made = []

    class Slow(MIDlet):
        def start_app(self):
            made.append(kind([]))
            Display.get_display(self).set_current(made[0])
            Thread.sleep(50)
    phone.launch(Slow)
    phone.run(49)
    assert "show_notify" not in made[0].calls
    phone.run(1)
    assert "show_notify" in made[0].calls


def test_set_current_none_asks_for_the_background_and_keeps_the_current(phone, recorder, in_guest):
    in_guest(lambda: recorder._display.set_current(None))
    assert not recorder.is_shown() and recorder._display.get_current() is recorder
    in_guest(lambda: recorder._display.set_current(recorder))
    assert recorder.is_shown()


def test_call_serially_runs_after_a_pending_paint_in_order_and_not_inside_the_call(phone, recorder, in_guest):
    order = []
    recorder.paint = lambda g: order.append("paint")

    def body():
        recorder.repaint()
        for name in "ab":
            recorder._display.call_serially(lambda name=name: order.append(name))
        order.append("returned")
    in_guest(body)
    assert order == ["returned", "paint", "a", "b"]


def test_call_serially_takes_an_object_with_run(phone, recorder, in_guest):
    class Job:
        done = False

        def run(self):
            self.done = True
    job = Job()
    in_guest(lambda: recorder._display.call_serially(job))
    assert job.done


def test_call_serially_of_nothing_is_refused(recorder, in_guest):
    with pytest.raises(NullPointerException):
        in_guest(lambda: recorder._display.call_serially(None))


def test_one_that_calls_itself_serially_does_not_starve_keys(phone, recorder, in_guest):
    def again():
        recorder._display.call_serially(again)
    in_guest(lambda: recorder._display.call_serially(again))
    phone.press("5")
    assert ("pressed", Canvas.KEY_NUM5) in recorder.calls


def menu_of(recorder, phone, *labels):
    chosen = []
    commands = [Command(label, Command.SCREEN, n) for n, label in enumerate(labels)]
    for command in [*commands, Command("Exit", Command.EXIT, 1)]:
        recorder.add_command(command)
    recorder.set_command_listener(lambda command, screen: chosen.append(command.get_label()))
    phone.run(0)
    recorder.calls.clear()
    return chosen


def test_a_menu_hides_the_screen_and_a_chosen_command_is_told_after_it_is_shown_again(phone, recorder):
    menu_of(recorder, phone, "New", "Undo")
    other = "soft_left" if phone.skin.back_key == "soft_right" else "soft_right"
    phone.press(other)
    assert recorder.calls == ["hide_notify"] and not recorder.is_shown()
    assert "New" in phone.screen.text() and "Undo" in phone.screen.text()
    recorder.command_action = lambda c, d: recorder.calls.append("command")
    recorder.set_command_listener(recorder)
    phone.press("down", "fire")
    assert recorder.calls[1] == "show_notify" and "command" in recorder.calls[2:]
    assert ("paint", (0, 0, recorder.get_width(), recorder.get_height())) in recorder.calls[2:]


@pytest.mark.parametrize("label", ["New", "Undo", "Help", "Exit"])
def test_select_chooses_a_command_wherever_it_sits(phone, recorder, label):
    chosen = menu_of(recorder, phone, "New", "Undo", "Help")
    phone.select(label)
    assert chosen == [label]


def test_the_menu_can_be_left_without_choosing(phone, recorder):
    chosen = menu_of(recorder, phone, "New", "Undo")
    phone.press("soft_left", phone.skin.back_key)
    assert chosen == [] and recorder.is_shown()


def test_a_digit_chooses_from_the_menu(phone, recorder):
    chosen = menu_of(recorder, phone, "New", "Undo", "Help")
    phone.press("soft_left", "2")
    assert chosen == ["Undo"]


def test_keys_of_an_open_menu_are_not_the_canvass(phone, recorder):
    menu_of(recorder, phone, "New", "Undo")
    phone.press("soft_left", "down", "fire", "*")
    assert [call for call in recorder.calls if call[0] in ("pressed", "released")] \
        == [("pressed", Canvas.KEY_STAR), ("released", Canvas.KEY_STAR)]


def test_commands_without_a_listener_are_dropped(phone, recorder):
    recorder.add_command(Command("Exit", Command.EXIT, 1))
    phone.run(0)
    phone.press(phone.skin.back_key)
    assert recorder.is_shown()


def test_an_unknown_command_is_answered_with_the_nearest_label(phone, recorder):
    menu_of(recorder, phone, "New", "Undo")
    with pytest.raises(Exception, match="did you mean 'Undo'"):
        phone.select("Undu")


def test_the_menu_by_finger(phone, recorder):
    chosen = menu_of(recorder, phone, "New", "Undo")
    phone.touch(5, phone.screen.height - 4)
    assert "Undo" in phone.screen.text()
    word = next(word for word in phone.screen.words if word.text.endswith("Undo"))
    phone.touch(word.x + 4, word.y + 4)
    assert chosen == ["Undo"]
