"""What a Canvas is told, and when (MIDP 2.0, Canvas)."""

import pytest

from emulator import Phone
from emulator.midp.lang import IllegalArgumentException, Thread
from emulator.midp.lcdui import Canvas, Command, Display

WHOLE = "whole"


def paints(recorder):
    """The clips of its paints, `WHOLE` for the entire canvas."""
    whole = (0, 0, recorder.get_width(), recorder.get_height())
    return [WHOLE if call[1] == whole else call[1] for call in recorder.calls if call[0] == "paint"]


def test_it_is_told_its_size_then_shown_then_painted_whole(phone, on_phone, recorder):
    other = []

    def body(midlet):
        other.append(type(recorder)([]))
        Display.get_display(midlet).set_current(other[0])
    on_phone(body)
    width, height = other[0].get_width(), other[0].get_height()
    assert other[0].calls == [("size_changed", width, height), "show_notify", ("paint", (0, 0, width, height))]


def test_a_screen_that_takes_its_place_hides_it_first(phone, recorder):
    order = []
    other = None

    class Other(Canvas):
        def show_notify(self):
            order.append("other shown")

        def paint(self, g):
            order.append("other painted")
    recorder.hide_notify = lambda: order.append("hidden")

    def swap():
        nonlocal other
        other = Other()
        recorder._display.set_current(other)
    recorder._display._runtime.group.spawn(swap)
    phone.run(0)
    assert order == ["hidden", "other shown", "other painted"]
    assert other.is_shown() and not recorder.is_shown()


def test_a_key_is_told_with_its_code_press_repeats_and_release(phone, recorder):
    phone.key_down("5")
    phone.run(750)
    phone.key_up("5")
    five = Canvas.KEY_NUM5
    assert recorder.calls == [("pressed", five), ("repeated", five), ("repeated", five), ("repeated", five),
                              ("released", five)]


def test_a_key_begins_to_repeat_after_half_a_second(phone, recorder):
    phone.key_down("5")
    phone.run(499)
    assert ("repeated", Canvas.KEY_NUM5) not in recorder.calls
    phone.run(1)
    assert ("repeated", Canvas.KEY_NUM5) in recorder.calls


def test_a_release_is_not_told_if_the_press_was_before_it_was_shown(phone, on_phone, recorder):
    phone.key_down("5")
    second = []

    def body(midlet):
        second.append(type(recorder)([]))
        Display.get_display(midlet).set_current(second[0])
    on_phone(body)
    phone.key_up("5")
    assert [call for call in second[0].calls if call[0] in ("pressed", "released")] == []


@pytest.mark.parametrize("key, action", [
    ("up", Canvas.UP), ("down", Canvas.DOWN), ("left", Canvas.LEFT), ("right", Canvas.RIGHT), ("fire", Canvas.FIRE)])
def test_the_arrows_and_fire_are_game_actions_both_ways(phone, recorder, key, action):
    code = phone.handset.keypad.key(key).code
    assert recorder.get_game_action(code) == action
    assert recorder.get_key_code(action) == code


@pytest.mark.parametrize("action", [1, 2, 5, 6, 8, 9, 10, 11, 12])
def test_every_game_action_has_a_key_that_means_it(recorder, action):
    assert recorder.get_game_action(recorder.get_key_code(action)) == action


@pytest.mark.parametrize("action", [0, 3, 4, 7, 13, -1])
def test_a_number_that_is_no_game_action_has_no_key(recorder, action):
    with pytest.raises(IllegalArgumentException):
        recorder.get_key_code(action)


def test_a_key_without_a_game_action_gives_0(recorder):
    assert recorder.get_game_action(Canvas.KEY_STAR) == 0


@pytest.mark.parametrize("ask", ["get_game_action", "get_key_name"])
def test_a_code_of_no_key_is_refused(recorder, ask):
    with pytest.raises(IllegalArgumentException):
        getattr(recorder, ask)(0)


def test_every_key_has_a_name(phone, recorder):
    assert all(recorder.get_key_name(key.code) for key in phone.handset.keypad.keys)


def test_repaints_are_merged_into_one_paint_around_all(phone, recorder):
    recorder.repaint(10, 10, 5, 5)
    recorder.repaint(30, 40, 5, 5)
    phone.run(0)
    assert paints(recorder) == [(10, 10, 25, 35)]


@pytest.mark.parametrize("area", [(0, 0, 0, 10), (0, 0, 10, -1), (-50, 0, 50, 10), (10_000, 0, 5, 5),
                                  (2**40, 0, 5, 5), (0, -2**40, 5, 2**39)])
def test_a_repaint_of_nothing_paints_nothing(phone, recorder, area):
    recorder.repaint(*area)
    phone.run(10)
    assert paints(recorder) == []


def test_a_repaint_while_it_cannot_be_seen_is_dropped(phone, recorder):
    phone.pause()
    recorder.calls.clear()
    recorder.repaint(1, 2, 3, 4)
    phone.resume()
    assert paints(recorder) == [WHOLE]


def test_a_paint_that_asks_for_a_paint_gets_it_with_the_next_refresh(phone, recorder):
    times = []

    def paint(g):
        times.append(phone.now)
        recorder.repaint()
    recorder.paint = paint
    recorder.repaint()
    phone.run(50)
    assert times == [0, 16, 32, 48]


def test_service_repaints_has_painted_when_it_returns(phone, recorder):
    seen = []

    def body():
        recorder.repaint()
        seen.append(len(paints(recorder)))
        recorder.service_repaints()
        seen.append(len(paints(recorder)))
    recorder._display._runtime.group.spawn(body)
    phone.run(0)
    assert seen == [0, 1]


def test_service_repaints_inside_a_callback_paints_inside_it(phone, recorder):
    order = []
    recorder.paint = lambda g: order.append("paint")

    def key_pressed(key_code):
        recorder.repaint()
        recorder.service_repaints()
        order.append("end of key_pressed")
    recorder.key_pressed = key_pressed
    phone.key_down("5")
    assert order == ["paint", "end of key_pressed"]


def test_service_repaints_inside_paint_does_not_paint_again(phone, recorder):
    depth = []

    def paint(g):
        depth.append(1)
        if len(depth) < 5:
            recorder.repaint()
            recorder.service_repaints()
    recorder.paint = paint
    recorder.repaint()
    phone.run(0)
    assert len(depth) == 1


def test_service_repaints_with_nothing_to_paint_returns_at_once(phone, recorder):
    done = []
    recorder._display._runtime.group.spawn(lambda: (recorder.service_repaints(), done.append(True)))
    phone.run(0)
    assert done == [True]


def test_paint_starts_black_solid_and_at_the_canvass_own_corner(phone, recorder):
    seen = []
    recorder.set_title("A title above")
    recorder.paint = lambda g: seen.append((g.get_color(), g.get_stroke_style(), g.get_translate_x(),
                                            g.get_translate_y()))
    recorder.repaint()
    phone.run(0)
    assert seen == [(0, 0, 0, 0)]


def test_a_title_takes_room_and_the_canvas_is_told(phone, recorder):
    before = recorder.get_height()
    recorder.set_title("Title")
    phone.run(0)
    assert recorder.get_height() < before
    assert ("size_changed", recorder.get_width(), recorder.get_height()) in recorder.calls
    assert "Title" in phone.screen.text()


def test_full_screen_is_the_whole_screen_with_no_title(phone, recorder):
    recorder.set_title("Title")
    recorder.set_full_screen_mode(True)
    phone.run(0)
    assert (recorder.get_width(), recorder.get_height()) == (phone.screen.width, phone.screen.height)
    assert "Title" not in phone.screen.text()


def test_setting_the_mode_it_has_changes_nothing(phone, recorder):
    recorder.set_full_screen_mode(False)
    phone.run(0)
    assert recorder.calls == []


def test_a_soft_key_with_no_command_is_a_key_like_any_other(phone, recorder):
    phone.press("soft_left")
    code = phone.handset.keypad.key("soft_left").code
    assert recorder.calls == [("pressed", code), ("released", code)]


def test_a_soft_key_with_a_command_is_not_told_as_a_key(phone, recorder):
    chosen = []
    recorder.add_command(Command("Exit", Command.EXIT, 1))
    recorder.set_command_listener(lambda command, screen: chosen.append((command.get_label(), screen)))
    phone.run(0)
    recorder.calls.clear()
    phone.press(phone.skin.back_key)
    assert chosen == [("Exit", recorder)] and recorder.calls == []


def test_the_finger_is_told_in_the_canvass_own_pixels(phone, recorder):
    recorder.set_title("Title")
    phone.run(0)
    top = phone.screen.height - recorder.get_height() - _bar(recorder)
    recorder.calls.clear()
    phone.drag((5, top + 7), (9, top + 11))
    assert recorder.calls == [("down", 5, 7), ("moved", 9, 11), ("up", 9, 11)]


def _bar(recorder):
    return recorder._display._look.bar_height


def test_a_drag_that_began_before_it_was_shown_is_not_told(phone, on_phone, recorder):
    second = []

    def body(midlet):
        second.append(type(recorder)([]))
        Display.get_display(midlet).set_current(second[0])
    phone.handset.touch.press(20, 60)
    on_phone(body)
    phone.handset.touch.drag(30, 70)
    phone.handset.touch.release(30, 70)
    phone.run(0)
    assert [call for call in second[0].calls if call[0] in ("moved", "up")] == []


def test_a_phone_without_a_touch_screen_says_so():
    with Phone(skin="classic") as phone:
        class Guest(__import__("emulator.midp.midlet", fromlist=["MIDlet"]).MIDlet):
            def start_app(self):
                pass
        app = phone.launch(Guest)
        seen = []

        def body():
            canvas = Canvas()
            seen.append((canvas.has_pointer_events(), canvas.has_pointer_motion_events()))
        app.midlet._phone.group.spawn(body)
        phone.run(0)
        assert seen == [(False, False)]


def test_keys_reach_it_while_a_thread_of_its_sleeps(phone, recorder):
    recorder._display._runtime.group.spawn(lambda: Thread.sleep(1_000))
    phone.press("5")
    assert ("pressed", Canvas.KEY_NUM5) in recorder.calls


def test_a_repaint_of_more_than_everything_is_one_of_everything(phone, recorder):
    recorder.repaint(-2**40, -2**40, 2**60, 2**60)
    phone.run(0)
    assert paints(recorder) == [WHOLE]
