"""When the phone's own screens are painted (Canvas has its own tests)."""

from emulator.midp.lcdui import Command, Form, StringItem


def count_paints(form):
    painted = []
    paint = form._paint_content
    form._paint_content = lambda g: (painted.append((g.get_clip_y(), g.get_clip_height())), paint(g))
    return painted


def test_several_changes_are_painted_once(phone, seen):
    form = seen(lambda: Form("Form", [StringItem(None, "one")]))
    painted = count_paints(form)
    form.get(0).set_text("two")
    form.get(0).set_label("three")
    form.add_command(Command("Exit", Command.EXIT, 1))
    phone.run(100)
    assert len(painted) == 1


def test_a_first_command_on_the_item_in_focus_is_painted_at_once(phone, seen):
    form = seen(lambda: Form("Form", [StringItem(None, "one")]))
    painted = count_paints(form)
    form.get(0).set_default_command(Command("Open", Command.ITEM, 1))
    phone.run(0)
    assert phone.screen.text() == "Form\n> one\nOpen"
    phone.run(100)
    assert len(painted) == 1


def test_nothing_is_painted_while_another_is_in_front(phone, seen):
    form = seen(lambda: Form("Form", [StringItem(None, "one")]))
    painted = count_paints(form)
    phone.pause()
    form.get(0).set_text("two")
    phone.run(100)
    assert painted == []


def test_what_was_changed_meanwhile_is_seen_when_it_is_back(phone, seen):
    form = seen(lambda: Form("Form", [StringItem(None, "one")]))
    form._display._come_forward(False)
    phone.run(0)
    form.get(0).set_text("two")
    form.set_title("Title")
    form._display._come_forward(True)
    phone.run(0)
    assert phone.screen.text() == "Title\ntwo"
