"""Items in and out of a Form, and who is told of changes (MIDP 2.0, Form)."""

import pytest

from emulator.midp.lang import IllegalStateException, IndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui import Choice, ChoiceGroup, Command, Form, Gauge, Image, ImageItem, Item, StringItem


@pytest.fixture
def items(guest):
    """`items(texts)` gives StringItems."""
    return lambda *texts: guest(lambda: [StringItem(None, text) for text in texts])


@pytest.fixture
def make(guest):
    """`make(title, items)` gives a Form."""
    return lambda *arguments: guest(lambda: Form(*arguments))


def texts(form):
    return [form.get(index).get_text() for index in range(form.size())]


def test_a_form_may_begin_with_items_or_without(make, items):
    assert texts(make("Form", items("a", "b"))) == ["a", "b"]
    assert make("Form", None).size() == make("Form").size() == make(None).size() == 0


def test_append_gives_the_index(make, items):
    form = make("Form")
    assert [form.append(item) for item in items("a", "b")] == [0, 1]


def test_a_text_is_appended_as_a_string_item(guest, make):
    form = make("Form")
    guest(lambda: form.append("hello"))
    item = form.get(0)
    assert isinstance(item, StringItem)
    assert (item.get_label(), item.get_text(), item.get_appearance_mode()) == (None, "hello", Item.PLAIN)


def test_an_image_is_appended_as_an_image_item(guest, make):
    form, image = make("Form"), Image.create_image(3, 3)
    guest(lambda: form.append(image))
    item = form.get(0)
    assert isinstance(item, ImageItem)
    assert (item.get_label(), item.get_image(), item.get_layout(), item.get_alt_text()) == (None, image, 0, None)


def test_insert_puts_an_item_before_another_or_at_the_end(make, items):
    first, second, third = items("a", "b", "c")
    form = make("Form", [first])
    form.insert(0, second)
    form.insert(2, third)
    assert texts(form) == ["b", "a", "c"]


@pytest.mark.parametrize("call", [
    lambda form: form.append(None), lambda form: form.insert(0, None), lambda form: form.insert(9, None),
    lambda form: form.set(0, None), lambda form: form.set(9, None)])
def test_an_item_of_none_is_refused_before_the_index(make, items, call):
    form = make("Form", items("a"))
    with pytest.raises(NullPointerException):
        call(form)
    assert texts(form) == ["a"]


@pytest.mark.parametrize("call", [
    lambda form, owned: form.append(owned), lambda form, owned: form.insert(0, owned),
    lambda form, owned: form.insert(9, owned), lambda form, owned: form.set(0, owned),
    lambda form, owned: form.set(0, form.get(0))])
def test_an_item_of_another_form_or_of_this_is_refused_before_the_index(make, items, call):
    form, owned = make("Form", items("a")), items("b")[0]
    make("Other", [owned])
    with pytest.raises(IllegalStateException):
        call(form, owned)
    assert texts(form) == ["a"]


@pytest.mark.parametrize("index", [-1, 2])
@pytest.mark.parametrize("call", [
    lambda form, index, item: form.get(index), lambda form, index, item: form.delete(index),
    lambda form, index, item: form.set(index, item), lambda form, index, item: form.insert(index + (index > 0), item)])
def test_an_index_beyond_the_items_is_refused(make, items, index, call):
    form = make("Form", items("a", "b"))
    with pytest.raises(IndexOutOfBoundsException):
        call(form, index, items("c")[0])
    assert texts(form) == ["a", "b"]


@pytest.mark.parametrize("given, error", [
    (lambda a, b: [a, None], NullPointerException), (lambda a, b: [a, b], IllegalStateException),
    (lambda a, b: [a, a], IllegalStateException)])
def test_a_form_is_not_made_of_wrong_items_and_the_right_ones_stay_free(make, items, given, error):
    free, owned = items("a", "b")
    make("Other", [owned])
    with pytest.raises(error):
        make("Form", given(free, owned))
    assert make("Form", [free]).size() == 1


@pytest.mark.parametrize("release", [
    lambda form, other: form.delete(0), lambda form, other: form.delete_all(), lambda form, other: form.set(0, other)])
def test_an_item_that_is_taken_out_can_be_used_again(make, items, release):
    item, other = items("a", "b")
    form = make("Form", [item])
    release(form, other)
    assert make("Other", [item]).get(0) is item


def test_delete_all_of_an_empty_form_does_nothing(make):
    form = make("Form")
    form.delete_all()
    assert form.size() == 0


def test_its_width_is_that_of_its_rows_and_its_height_that_of_the_view(phone, make):
    form = make("Form")
    assert 0 < form.get_width() < phone.skin.width
    assert 0 < form.get_height() < phone.skin.height


def test_changes_to_a_form_that_is_shown_are_seen(phone, seen, rows, items):
    form = seen(lambda: Form("Form", [StringItem(None, "a\n")]))
    made = []
    phone.software.front.group.spawn(lambda: made.extend([StringItem(None, "b\n"), StringItem(None, "c\n")]))
    phone.run(0)
    form.append(made[0])
    phone.run(0)
    assert rows() == ["a", "b"]
    form.set(0, made[1])
    phone.run(0)
    assert rows() == ["c", "b"]
    form.delete(0)
    phone.run(0)
    assert rows() == ["b"]
    form.delete_all()
    phone.run(0)
    assert rows() == []


def test_a_change_is_told_before_a_command(phone, seen):
    told = []

    def make():
        form = Form("Form", [Gauge("One", True, 9, 1), ChoiceGroup("Two", Choice.MULTIPLE, ["x"], None)])
        form.add_command(Command("OK", Command.OK, 1))
        form.set_item_state_listener(lambda item: told.append(item.get_label()))
        form.set_command_listener(lambda command, screen: told.append(command.get_label()))
        return form
    seen(make)
    phone.press("right", "down", "fire")
    phone.select("OK")
    assert told == ["One", "Two", "OK"]


def test_a_state_listener_may_be_an_object_with_the_method_and_none_is_nobody(phone, seen):
    told = []

    class Listener:
        def item_state_changed(self, item):
            told.append(item.get_value())
    form = seen(lambda: Form("Form", [Gauge("One", True, 9, 1)]))
    form.set_item_state_listener(Listener())
    phone.press("right")
    form.set_item_state_listener(None)
    phone.press("right")
    assert (told, form.get(0).get_value()) == ([2], 3)


def test_a_listener_may_change_the_form_while_it_is_told(phone, seen):
    def make():
        form = Form("Form", [Gauge("One", True, 9, 1), Gauge("Two", True, 9, 5)])
        form.set_item_state_listener(lambda item: form.delete(0))
        return form
    form = seen(make)
    phone.press("right")
    phone.press("right")
    assert form.size() == 0
    phone.press("right", "down", "fire")
