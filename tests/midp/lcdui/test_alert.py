"""Messages that come and go (MIDP 2.0, Alert; Display.setCurrent)."""

import pytest

from emulator.midp.lang import IllegalArgumentException, NullPointerException
from emulator.midp.lcdui import Alert, AlertType, Command, Display, Form, Gauge, Image, Item

YES, NO = Command("Yes", Command.OK, 1), Command("No", Command.CANCEL, 1)


@pytest.fixture
def make(guest):
    """`make(title, text, image, type)` gives an Alert."""
    return lambda *arguments: guest(lambda: Alert(*arguments or ("Alert",)))


@pytest.fixture
def over_form(phone, on_phone):
    """`over_form(alert arguments)` shows an Alert over a Form; gives the Display, the Form and the Alert."""

    def run(*arguments, timeout=None, commands=(), listener=None):
        made = []

        def body(midlet):
            if made:
                return                    # the phone resumes it
            made.extend([Display.get_display(midlet), Form("Form"), Alert(*arguments or ("Alert", "Hello"))])
            display, form, alert = made
            if timeout is not None:
                alert.set_timeout(timeout)
            for command in commands:
                alert.add_command(command)
            if listener is not None:
                alert.set_command_listener(listener)
            display.set_current(form)
            display.set_current(alert)
        on_phone(body)
        return made
    return run


def test_the_constants_are_the_specs():
    dismiss = Alert.DISMISS_COMMAND
    assert Alert.FOREVER == -2
    assert (dismiss.get_label(), dismiss.get_command_type(), dismiss.get_priority()) == ("", Command.OK, 0)


def test_it_gives_back_what_it_was_made_of(make):
    image = Image.create_image(5, 5)
    alert = make("Title", "Text", image, AlertType.INFO)
    assert (alert.get_title(), alert.get_string(), alert.get_image(), alert.get_type()) \
        == ("Title", "Text", image, AlertType.INFO)


def test_all_of_it_may_be_none(make):
    alert = make(None, None, None, None)
    assert (alert.get_title(), alert.get_string(), alert.get_image(), alert.get_type(), alert.get_indicator()) \
        == (None, None, None, None, None)


def test_a_new_one_stays_for_the_default_time(make):
    alert = make()
    assert alert.get_timeout() == alert.get_default_timeout() > 0


@pytest.mark.parametrize("time", [0, -1, -3])
def test_a_time_that_is_neither_positive_nor_for_ever_is_refused(make, time):
    alert = make()
    alert.set_timeout(500)
    with pytest.raises(IllegalArgumentException):
        alert.set_timeout(time)
    assert alert.get_timeout() == 500


def test_with_two_commands_it_waits_for_ever_whatever_was_set(make):
    alert = make()
    alert.set_timeout(500)
    alert.add_command(YES)
    assert alert.get_timeout() == 500
    alert.add_command(NO)
    assert alert.get_timeout() == Alert.FOREVER
    alert.remove_command(NO)
    assert alert.get_timeout() == 500


def test_with_more_text_than_fits_it_waits_for_ever(make):
    alert = make("Alert", "word " * 500)
    assert alert.get_timeout() == Alert.FOREVER
    alert.set_string("short")
    assert alert.get_timeout() == alert.get_default_timeout()


def test_after_its_time_what_was_current_before_is_current_again(phone, over_form):
    display, form, alert = over_form(timeout=700)
    assert display.get_current() is alert
    phone.run(699)
    assert display.get_current() is alert
    phone.run(1)
    assert display.get_current() is form


def test_one_for_ever_waits_to_be_dismissed(phone, over_form):
    display, form, alert = over_form(timeout=Alert.FOREVER)
    phone.run(100_000)
    assert display.get_current() is alert
    phone.select("OK")
    assert display.get_current() is form


def test_fire_dismisses_it_too(phone, over_form):
    display, form, _ = over_form(timeout=Alert.FOREVER)
    phone.press("fire")
    assert display.get_current() is form


def test_a_form_that_was_only_asked_for_is_what_comes_after_it(phone, over_form):
    display, form, _ = over_form()
    phone.press("fire")
    assert display.get_current() is form


def test_what_comes_next_can_be_said(phone, over_form, on_phone):
    display, _, alert = over_form()
    other = on_phone_form(phone)
    display.set_current(alert, other)
    phone.run(0)
    phone.press("fire")
    assert display.get_current() is other


def on_phone_form(phone):
    """A Form of the MIDlet in front."""
    made = []
    session = phone.software.front
    session.group.spawn(lambda: made.append(Form("Other")))
    phone.run(0)
    return made[0]


@pytest.mark.parametrize("arguments, error", [
    (lambda alert, form: (None, form), NullPointerException),
    (lambda alert, form: (alert, None), NullPointerException),
    (lambda alert, form: (alert, alert), IllegalArgumentException),
    (lambda alert, form: (form, form), IllegalArgumentException)])
def test_set_current_with_a_next_screen_refuses_what_cannot_be(phone, over_form, arguments, error):
    display, form, alert = over_form()
    with pytest.raises(error):
        display.set_current(*arguments(alert, form))
    assert display.get_current() is alert


def test_an_alert_over_another_alert_is_refused(phone, over_form):
    display, _, _alert = over_form()
    other = []
    phone.software.front.group.spawn(lambda: other.append(Alert("Other")))
    phone.run(0)
    with pytest.raises(IllegalArgumentException):
        display.set_current(other[0])


def test_the_same_alert_again_keeps_what_comes_after_it(phone, over_form):
    display, form, alert = over_form()
    display.set_current(alert)
    phone.run(0)
    phone.press("fire")
    assert display.get_current() is form


def test_another_screen_takes_its_place_and_ends_its_time(phone, over_form):
    display, _form, _alert = over_form(timeout=700)
    other = on_phone_form(phone)
    display.set_current(other)
    phone.run(5_000)
    assert display.get_current() is other


def test_if_another_screen_was_asked_for_meanwhile_it_does_not_go_back(phone, over_form):
    display, _, alert = over_form(timeout=Alert.FOREVER)
    other = on_phone_form(phone)
    display.set_current(other)
    alert._choose(Alert.DISMISS_COMMAND)
    phone.run(0)
    assert display.get_current() is other


def test_a_listener_is_told_of_the_dismiss_command_itself_and_the_alert_stays(phone, over_form):
    told = []
    display, _, alert = over_form(timeout=Alert.FOREVER, listener=lambda command, screen: told.append(command))
    phone.select("OK")
    assert told == [Alert.DISMISS_COMMAND] and told[0] is Alert.DISMISS_COMMAND
    assert display.get_current() is alert


def test_the_end_of_its_time_is_as_if_the_only_command_had_been_chosen(phone, over_form):
    told = []
    display, _, alert = over_form(timeout=700, commands=[YES], listener=lambda command, screen: told.append(command))
    phone.run(700)
    assert (told, display.get_current()) == ([YES], alert)


def test_without_a_listener_any_command_dismisses_it(phone, over_form):
    display, form, _ = over_form(commands=[YES, NO])
    phone.select("No")
    assert display.get_current() is form


def test_a_listener_of_none_is_the_alerts_own_again(phone, over_form):
    display, form, alert = over_form(timeout=Alert.FOREVER, listener=lambda command, screen: None)
    alert.set_command_listener(None)
    phone.select("OK")
    assert display.get_current() is form


def test_a_command_of_the_midlets_takes_the_place_of_dismiss(phone, over_form):
    _, _, alert = over_form(commands=[YES])
    assert phone.commands == [YES]
    alert.remove_command(YES)
    phone.run(0)
    assert [command.get_label() for command in phone.commands] == ["OK"]


def test_dismiss_can_be_neither_added_nor_removed(phone, over_form):
    _, _, alert = over_form(commands=[YES])
    alert.add_command(Alert.DISMISS_COMMAND)
    assert phone.commands == [YES]
    alert.remove_command(YES)
    alert.remove_command(Alert.DISMISS_COMMAND)
    phone.run(0)
    assert len(phone.commands) == 1


def test_a_command_of_none_is_refused(make):
    with pytest.raises(NullPointerException):
        make().add_command(None)


def test_dismiss_on_another_screen_is_a_command_like_any_other(phone, seen):
    told = []
    form = seen(lambda: Form("Form"))
    form.add_command(Alert.DISMISS_COMMAND)
    form.set_command_listener(lambda command, screen: told.append(command))
    phone.run(0)
    phone.press("soft_right")
    assert told == [Alert.DISMISS_COMMAND]


def test_a_second_command_stops_the_time_and_its_removal_starts_it(phone, over_form):
    display, form, alert = over_form(timeout=700, commands=[YES])
    alert.add_command(NO)
    phone.run(5_000)
    assert display.get_current() is alert
    alert.remove_command(NO)
    phone.run(700)
    assert display.get_current() is form


def test_a_mutable_image_is_copied_and_given_back(make):
    image = Image.create_image(5, 5)
    alert = make("Alert", None, image)
    assert alert.get_image() is image and alert._shown_image is not image


def test_a_plain_gauge_can_be_its_indicator(phone, over_form):
    _, _, alert = over_form(timeout=Alert.FOREVER)
    gauges = []
    phone.software.front.group.spawn(lambda: gauges.append(Gauge(None, False, 10, 3)))
    phone.run(0)
    alert.set_indicator(gauges[0])
    phone.run(0)
    assert alert.get_indicator() is gauges[0] and "30%" in phone.screen.text()
    gauges[0].set_value(7)
    phone.run(0)
    assert "70%" in phone.screen.text()
    alert.set_indicator(None)
    phone.run(0)
    assert "%" not in phone.screen.text() and gauges[0]._owner is None


@pytest.mark.parametrize("spoil", [
    lambda gauge: gauge.set_label("x"), lambda gauge: gauge.set_layout(Item.LAYOUT_2),
    lambda gauge: gauge.add_command(YES), lambda gauge: gauge.set_preferred_size(10, 10),
    lambda gauge: gauge.set_item_command_listener(lambda command, item: None),
    lambda gauge: Form("Form", [gauge]), lambda gauge: Alert("Other").set_indicator(gauge)])
def test_any_other_gauge_is_refused(guest, spoil):
    def body():
        alert, plain, gauge = Alert("Alert"), Gauge(None, False, 10, 3), Gauge(None, False, 10, 3)
        alert.set_indicator(plain)
        spoil(gauge)
        with pytest.raises(IllegalArgumentException):
            alert.set_indicator(gauge)
        return alert.get_indicator() is plain
    assert guest(body)


def test_an_interactive_gauge_is_refused(guest):
    with pytest.raises(IllegalArgumentException):
        guest(lambda: Alert("Alert").set_indicator(Gauge(None, True, 10, 3)))


def test_its_kind_is_heard_when_it_is_shown(phone, over_form):
    over_form("Alert", "Text", None, AlertType.ERROR)
    assert [sound.kind for sound in phone.sounds] == ["alert"]


def test_an_alert_of_no_kind_is_silent(phone, over_form):
    over_form("Alert", "Text", None, None)
    assert phone.sounds == []


def test_it_goes_when_its_time_ends_in_the_foreground_only(phone, over_form):
    display, form, alert = over_form(timeout=700)
    phone.pause()
    phone.run(5_000)
    assert display.get_current() is alert
    phone.resume()
    phone.run(700)
    assert display.get_current() is form
