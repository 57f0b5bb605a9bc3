"""What a MIDlet may ask of its phone (MIDP 2.0, MIDlet)."""

import pytest

from emulator.midp.io import ConnectionNotFoundException
from emulator.midp.lang import NullPointerException
from emulator.midp.lcdui import Display
from emulator.midp.midlet import MIDlet


class Asking(MIDlet):
    """Looks for its display at each moment of its life."""

    def __init__(self):
        super().__init__()
        self.displays = [Display.get_display(self)]

    def start_app(self):
        self.displays.append(Display.get_display(self))

    def pause_app(self):
        self.displays.append(Display.get_display(self))

    def destroy_app(self, unconditional):
        self.displays.append(Display.get_display(self))


@pytest.fixture
def app(phone):
    return phone.launch(Asking, {"Level": "3", "MIDlet-Name": "Asking"})


def test_its_display_is_the_same_from_constructor_to_destroy_app(phone, app):
    phone.pause()
    app.close()
    assert len(app.midlet.displays) == 4 and len(set(app.midlet.displays)) == 1


def test_the_display_of_none_is_a_null_pointer():
    with pytest.raises(NullPointerException):
        Display.get_display(None)


@pytest.mark.parametrize("key, value", [("Level", "3"), ("MIDlet-Name", "Asking"), ("midlet-name", None),
                                        ("Other", None)])
def test_an_attribute_by_its_name_as_it_is_written(app, key, value):
    assert app.midlet.get_app_property(key) == value


@pytest.mark.parametrize("ask", [lambda midlet: midlet.get_app_property(None),
                                 lambda midlet: midlet.platform_request(None)])
def test_none_is_no_name_and_no_address(app, ask):
    with pytest.raises(NullPointerException):
        ask(app.midlet)


def test_an_empty_address_takes_back_what_was_asked(app):
    assert app.midlet.platform_request("") is False


def test_an_address_that_the_phone_cannot_open_is_not_found(app):
    with pytest.raises(ConnectionNotFoundException):
        app.midlet.platform_request("gopher://example.org/")


def test_a_permission_that_no_api_knows_is_denied(app):
    assert app.midlet.check_permission("javax.example.Unheard") == 0
