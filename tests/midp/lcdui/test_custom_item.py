"""Items that a MIDlet draws itself (MIDP 2.0, CustomItem)."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Canvas, Command, CustomItem, Form, StringItem


class Dial(CustomItem):
    """Writes down every call; `cells` places within it, one under the other, can be traversed."""

    def __init__(self, label=None, size=(40, 30), cells=0):
        super().__init__(label)
        self.size, self.cells, self.calls, self.cell = size, cells, [], 0

    def get_min_content_width(self):
        return self.size[0]

    def get_min_content_height(self):
        return self.size[1]

    def get_pref_content_width(self, height):
        self.calls.append(("pref_width", height))
        return self.size[0]

    def get_pref_content_height(self, width):
        self.calls.append(("pref_height", width))
        return self.size[1]

    def size_changed(self, w, h):
        self.calls.append(("size", w, h))

    def paint(self, g, w, h):
        self.calls.append(("paint", w, h))
        g.set_color(0xFF0000)
        g.fill_rect(-100, -100, 1000, 1000)

    def show_notify(self):
        self.calls.append("show")

    def hide_notify(self):
        self.calls.append("hide")

    def traverse(self, dir, viewport_width, viewport_height, vis_rect_inout):
        self.calls.append(("traverse", dir, list(vis_rect_inout)))
        if not self.cells:
            return False
        step = {Canvas.UP: -1, Canvas.DOWN: 1}.get(dir, 0) if ("in",) in self.calls else 0
        self.calls.append(("in",))
        if not 0 <= self.cell + step < self.cells:
            return False
        self.cell += step
        height = self.size[1] // self.cells
        vis_rect_inout[:] = [0, self.cell * height, self.size[0], height]
        return True

    def traverse_out(self):
        self.calls.append("out")

    def key_pressed(self, key_code):
        self.calls.append(("pressed", key_code))

    def key_repeated(self, key_code):
        self.calls.append(("repeated", key_code))

    def key_released(self, key_code):
        self.calls.append(("released", key_code))

    def pointer_pressed(self, x, y):
        self.calls.append(("down", x, y))

    def pointer_dragged(self, x, y):
        self.calls.append(("moved", x, y))

    def pointer_released(self, x, y):
        self.calls.append(("up", x, y))


@pytest.fixture
def show(seen):
    """`show(dial arguments, …)` shows Dials in a Form; gives the form and them."""

    def run(*arguments):
        form = seen(lambda: Form("Form", [Dial(*each) for each in arguments]))
        return form, *(form.get(index) for index in range(form.size()))
    return run


def of(dial, *names):
    """The calls of these names, in order."""
    return [call for call in dial.calls if (call if isinstance(call, str) else call[0]) in names]


@pytest.mark.parametrize("name, value", [
    ("NONE", 0), ("TRAVERSE_HORIZONTAL", 1), ("TRAVERSE_VERTICAL", 2), ("KEY_PRESS", 4), ("KEY_RELEASE", 8),
    ("KEY_REPEAT", 16), ("POINTER_PRESS", 32), ("POINTER_RELEASE", 64), ("POINTER_DRAG", 128)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(CustomItem, name) == value


def test_it_is_told_its_size_shown_entered_and_painted(show):
    _, dial = show(())
    assert of(dial, "size", "show", "paint") == [("size", 40, 30), "show", ("paint", 40, 30)]


def test_its_width_is_asked_without_a_height_then_its_height_at_that_width(show):
    _, dial = show(())
    asked = of(dial, "pref_width", "pref_height")
    assert asked[:2] == [("pref_width", -1), ("pref_height", 40)] and {call[1] for call in asked} == {-1, 40}


def test_with_a_locked_height_the_width_is_asked_at_that_height(show):
    _, dial = show(())
    dial.calls.clear()
    dial.set_preferred_size(-1, 50)
    dial._display._runtime.kernel.run(0)
    assert ("pref_width", 50) in dial.calls


def test_it_paints_within_its_content_only(phone, show):
    form, dial = show(("Label", (40, 30)))
    x, y, width, height = form._content_of(dial)
    y += form._content()[1]
    image = phone.screen.image

    def red(x, y):
        return image.get_at((x, y))[:3] == (255, 0, 0)
    assert red(x, y) and red(x + width - 1, y + height - 1)
    assert not red(x, y - 1) and not red(x, y + height) and not red(x + width, y)


def test_it_is_not_painted_without_room(show):
    _, dial = show((None, (0, 0)))
    assert of(dial, "paint") == []


def test_keys_are_told_while_it_is_in_focus_and_arrows_are_not(phone, show):
    _, dial = show(())
    phone.press("5", "down", "fire")
    assert of(dial, "pressed", "released") == [
        ("pressed", ord("5")), ("released", ord("5")), ("pressed", -5), ("released", -5)]


def test_a_held_key_repeats(phone, show):
    _, dial = show(())
    phone.press("5", hold=700)
    assert len(of(dial, "repeated")) == 3


def test_fire_is_the_default_commands_if_there_is_one(phone, show):
    _, dial = show(())
    told = []
    dial.set_default_command(Command("Turn", Command.ITEM, 1))
    dial.set_item_command_listener(lambda command, item: told.append(item))
    phone.press("fire")
    assert (told, of(dial, "pressed")) == ([dial], [])


def test_the_focus_comes_in_without_a_direction_and_goes_on_with_one(phone, show):
    _, first, second = show((), ())
    phone.press("down")
    assert of(first, "traverse", "out")[0][:2] == ("traverse", CustomItem.NONE)
    assert of(first, "traverse", "out")[-1] == "out"
    assert of(second, "traverse")[0][:2] == ("traverse", Canvas.DOWN)


def test_it_is_told_what_can_be_seen_of_it(show):
    _, dial = show(())
    assert of(dial, "traverse")[0][2] == [0, 0, 40, 30]


def test_arrows_move_within_it_until_it_says_no(phone, show):
    _, first, second = show((None, (40, 90), 3), ())
    phone.press("down", "down")
    assert (first.cell, of(first, "out")) == (2, [])
    phone.press("down")
    assert of(first, "out") == ["out"] and of(second, "traverse")[0][1] == Canvas.DOWN


def test_at_its_end_with_nowhere_to_go_it_keeps_the_focus(phone, show):
    _, dial = show((None, (40, 90), 3))
    phone.press("down", "down", "down", "down", "up")
    assert (dial.cell, of(dial, "out")) == (1, [])


def test_what_it_wants_seen_is_scrolled_into_view(phone, show):
    form, _, dial = show((None, (40, 200)), (None, (40, 400), 8))
    for _ in range(9):
        phone.press("down")
    top = form._content_of(dial)[1] + dial.cell * 50
    assert dial.cell == 7 and form._scroll <= top and top + 50 <= form._scroll + form._view()[1]


def test_it_is_hidden_when_it_is_scrolled_away_and_shown_again(phone, seen):
    form = seen(lambda: Form("Form", [Dial(), *(StringItem(None, f"line {n}\n") for n in range(60))]))
    dial = form.get(0)
    phone.press(*["down"] * 10)
    assert of(dial, "show", "hide") == ["show", "hide"]
    phone.press(*["up"] * 12)
    assert of(dial, "show", "hide") == ["show", "hide", "show"]


def test_the_focus_leaves_it_and_it_is_hidden_with_its_form(phone, show):
    _, dial = show(())
    dial.calls.clear()
    phone.pause()
    assert dial.calls == ["out", "hide"]


def test_it_is_entered_again_when_its_form_is_back(phone, show):
    form, dial = show(())
    phone.press("soft_left")
    form.add_command(Command("One", Command.SCREEN, 1))
    form.add_command(Command("Two", Command.SCREEN, 1))
    form.add_command(Command("Back", Command.BACK, 1))
    phone.run(0)
    dial.calls.clear()
    phone.press("soft_left", "soft_right")
    assert [call[:2] if call[0] == "traverse" else call for call in of(dial, "out", "hide", "show", "traverse")] == [
        "out", "hide", "show", ("traverse", CustomItem.NONE)]


def test_it_is_not_painted_while_it_is_hidden(phone, show):
    _, dial = show(())
    phone.pause()
    dial.calls.clear()
    dial.repaint()
    phone.run(100)
    assert dial.calls == []


def test_a_new_size_is_told_and_painted(phone, show):
    _, dial = show(())
    dial.calls.clear()
    dial.size = (60, 50)
    dial.invalidate()
    assert dial.calls == []
    phone.run(0)
    assert of(dial, "size", "paint") == [("size", 60, 50), ("paint", 60, 50)]
    assert of(dial, "traverse")[0][1] == CustomItem.NONE


def test_one_that_invalidates_in_every_traverse_does_not_stop_the_phone(phone, seen):
    class Restless(Dial):
        def traverse(self, *arguments):
            self.invalidate()
            return False
    form = seen(lambda: Form("Form", [Restless(), StringItem(None, "quiet")]))
    phone.run(1_000)
    form.get(0).calls.clear()
    phone.run(1_000)
    assert len(of(form.get(0), "paint")) <= 1


def test_the_finger_is_told_in_its_own_pixels(phone, show):
    form, dial = show(("Label", (100, 60)))
    x, y, _, _ = form._content_of(dial)
    y += form._content()[1]
    phone.drag((x + 10, y + 20), (x + 30, y + 40))
    assert of(dial, "down", "moved", "up") == [("down", 10, 20), ("moved", 30, 40), ("up", 30, 40)]


def test_a_finger_brings_it_into_focus(phone, show):
    form, _, second = show((), ())
    x, y, _, _ = form._content_of(second)
    phone.touch(x + 5, form._content()[1] + y + 5)
    assert form._focused is second


def test_the_interaction_modes_are_the_phones(show):
    _, dial = show(())
    assert dial.get_interaction_modes() == 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128


@pytest.mark.parametrize("code, action", [(-1, Canvas.UP), (-5, Canvas.FIRE), (-6, 0)])
def test_game_actions_are_those_of_a_canvas(show, code, action):
    _, dial = show(())
    assert dial.get_game_action(code) == action


def test_a_code_of_no_key_is_refused(show):
    _, dial = show(())
    with pytest.raises(IllegalArgumentException):
        dial.get_game_action(0)


@pytest.mark.parametrize("method", ["get_min_content_width", "get_min_content_height"])
def test_one_that_does_not_say_its_size_is_told_which_method_it_lacks(guest, method):
    with pytest.raises(TypeError, match=method):
        guest(lambda: getattr(CustomItem(None), method)())


def test_it_may_delete_its_form_while_it_is_painted(phone, seen):
    class Vandal(Dial):
        def paint(self, g, w, h):
            self._owner.delete_all()
    form = seen(lambda: Form("Form", [Vandal(), Dial()]))
    phone.run(100)
    assert form.size() == 0


def test_what_it_raises_is_the_guests_fault_and_the_form_goes_on(seen, phone):
    class Broken(Dial):
        def key_pressed(self, key_code):
            raise ValueError("broken dial")
    form = seen(lambda: Form("Form", [Broken(), Dial()]))
    with pytest.raises(ValueError, match="broken dial"):
        phone.press("5")
    assert form.size() == 2
