"""Pictures in a Form (MIDP 2.0, ImageItem)."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui import Command, Form, Image, ImageItem, Item

RED, BLUE = 0xD02020, 0x2020D0


def square(color, size=20):
    image = Image.create_image(size, size)
    paint(image, color)
    return image


def paint(image, color):
    g = image.get_graphics()
    g.set_color(color)
    g.fill_rect(0, 0, image.get_width(), image.get_height())


@pytest.mark.parametrize("name, value", [
    ("LAYOUT_DEFAULT", 0), ("LAYOUT_LEFT", 1), ("LAYOUT_RIGHT", 2), ("LAYOUT_CENTER", 3),
    ("LAYOUT_NEWLINE_BEFORE", 256), ("LAYOUT_NEWLINE_AFTER", 512)])
def test_the_constants_are_the_specs(name, value):
    assert getattr(ImageItem, name) == value


def test_it_gives_back_what_it_was_made_of(guest):
    image = square(RED)
    item = guest(lambda: ImageItem("Photo", image, ImageItem.LAYOUT_CENTER, "a red square", Item.BUTTON))
    assert (item.get_label(), item.get_image(), item.get_layout(), item.get_alt_text(), item.get_appearance_mode()) \
        == ("Photo", image, ImageItem.LAYOUT_CENTER, "a red square", Item.BUTTON)


@pytest.mark.parametrize("layout, mode", [(4, 0), (0, 3), (0, -1)])
def test_a_layout_or_an_appearance_that_is_none_is_refused(guest, layout, mode):
    with pytest.raises(IllegalArgumentException):
        guest(lambda: ImageItem(None, None, layout, None, mode))


def test_no_image_and_no_label_take_no_room(guest):
    item = guest(lambda: ImageItem(None, None, 0, "nothing"))
    assert (item.get_preferred_width(), item.get_preferred_height()) == (0, 0)


def test_a_plain_image_takes_its_own_size(guest):
    item = guest(lambda: ImageItem(None, square(RED, 33), 0, None))
    assert (item.get_preferred_width(), item.get_preferred_height()) == (33, 33)


def test_what_is_drawn_on_a_mutable_image_later_is_shown_when_it_is_set_again(phone, seen):
    image = square(RED)
    form = seen(lambda: Form("Form", [ImageItem(None, image, 0, None)]))
    x, y = middle(form)
    assert color_at(phone, x, y) == RED
    paint(image, BLUE)
    form._invalidate()
    phone.run(50)
    assert color_at(phone, x, y) == RED
    form.get(0).set_image(form.get(0).get_image())
    phone.run(50)
    assert color_at(phone, x, y) == BLUE and form.get(0).get_image() is image


def test_an_image_with_a_command_can_be_chosen_by_fire_and_by_finger(phone, seen):
    told = []

    def make():
        item = ImageItem(None, square(RED), 0, None)
        item.set_default_command(Command("Open", Command.ITEM, 1))
        item.set_item_command_listener(lambda command, source: told.append(command.get_label()))
        return Form("Form", [item])
    form = seen(make)
    phone.press("fire")
    phone.touch(*middle(form))
    assert told == ["Open", "Open"]



def test_an_image_wider_than_the_form_is_shown_as_far_as_it_goes(phone, seen):
    form = seen(lambda: Form("Form", [ImageItem(None, square(RED, 1000), 0, None)]))
    assert form._bounds(form.get(0))[2] == form.get_width()
    phone.press("down", "down", "up")


def middle(form):
    x, y, width, height = form._bounds(form.get(0))
    left, top, _, _ = form._content()
    return left + x + width // 2, top + y + height // 2


def color_at(phone, x, y):
    return int.from_bytes(bytes(phone.screen.image.get_at((x, y))[:3]), "big")
