"""What the phone lays over a screen (the Display's side of it)."""

import pytest

from emulator.midp.lcdui import Command, Form
from emulator.midp.lcdui.overlay import STAYS, nothing


class Curtain:
    """Covers everything until a key other than 5 is pressed."""

    def __init__(self, then=nothing):
        self.painted, self.keys, self.then = 0, [], then

    def paint(self, frame):
        self.painted += 1

    def key(self, event):
        self.keys.append(event.key.name)
        return STAYS if event.key.name == "5" else self.then

    def touch(self, event):
        return STAYS


@pytest.fixture
def form(seen):
    return seen(lambda: Form("Form"))


def lay(phone, form, curtain):
    form._display._lay_over(curtain)
    phone.run(0)
    return curtain


def test_it_hides_the_screen_and_has_all_keys(phone, form):
    curtain = lay(phone, form, Curtain())
    assert not form.is_shown() and curtain.painted == 1
    phone.press("5", "5")
    assert (curtain.keys, curtain.painted) == (["5", "5"], 3)


def test_when_it_closes_the_screen_is_shown_before_what_follows_is_done(phone, form):
    shown = []
    lay(phone, form, Curtain(lambda: shown.append(form.is_shown())))
    phone.press("1")
    assert shown == [True]


def test_no_command_can_be_chosen_while_it_is_open(phone, form):
    form.add_command(Command("Exit", Command.EXIT, 1))
    lay(phone, form, Curtain())
    assert phone.commands == []


def test_another_screen_takes_its_place(phone, form, guest):
    curtain = lay(phone, form, Curtain())
    made = []
    phone.software.front.group.spawn(lambda: made.append(Form("Other")))
    phone.run(0)
    form._display.set_current(made[0])
    phone.run(0)
    phone.press("5")
    assert made[0].is_shown() and curtain.keys == []


def test_it_does_not_outlive_the_foreground(phone, form):
    curtain = lay(phone, form, Curtain())
    phone.pause()
    phone.software.bring(phone.software.sessions[-1])
    phone.run(0)
    phone.press("5")
    assert form.is_shown() and curtain.keys == []


def test_the_release_of_the_key_that_closes_it_is_not_the_screens(phone, form):
    seen = []
    form._on_key = lambda event: seen.append(event)
    lay(phone, form, Curtain())
    phone.press("1")
    assert seen == []
