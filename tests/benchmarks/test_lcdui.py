"""How long a step through a long List or Form takes, and a new layout."""

from time import perf_counter

import pytest

from emulator import Phone
from emulator.midp.lcdui import Choice, ChoiceGroup, Display, Form, Gauge, List, StringItem
from emulator.midp.midlet import MIDlet

ELEMENTS = 1_000
STEPS = 200
FRAME = 16      # ms


def a_list():
    return List("List", Choice.MULTIPLE, [f"Element {number}" for number in range(ELEMENTS)], None)


def a_form():
    kinds = [lambda number: StringItem("Name:", f"Player {number}"),
             lambda number: Gauge(f"Volume {number}", True, 10, number % 11),
             lambda number: ChoiceGroup(f"Level {number}", Choice.POPUP, ["Easy", "Hard"], None),
             lambda number: StringItem(None, "Some words to read before the next one. ")]
    return Form("Form", [kinds[number % 4](number) for number in range(ELEMENTS)])


def shown(phone, make):
    screens = []

    class Guest(MIDlet):
        def start_app(self):
            screens.append(make())
            Display.get_display(self).set_current(screens[0])
    phone.launch(Guest)
    return screens[0]


@pytest.mark.parametrize("skin", ["classic", "slider"])
@pytest.mark.parametrize("make", [a_list, a_form], ids=["List", "Form"])
def test_a_step_through_a_thousand_takes_less_than_a_frame(figure, skin, make):
    with Phone(skin=skin) as phone:
        screen = shown(phone, make)
        phone.press("down")
        keypad, begun = phone.handset.keypad, perf_counter()
        for _ in range(STEPS):
            keypad.press("down")
            phone.run(1)
            keypad.release("down")
            phone.run(1)
        took = (perf_counter() - begun) * 1_000 / STEPS
    name = f"a step through a {type(screen).__name__} of 1,000 on {skin}"
    figure(name, took, "ms", at_most=FRAME)


def test_a_form_of_a_thousand_items_is_laid_out_again_in_little_time(figure):
    with Phone() as phone:
        form = shown(phone, a_form)
        begun = perf_counter()
        form.get(500).set_label("Another")
        phone.run(0)
        figure("a new layout of a Form of 1,000 items", (perf_counter() - begun) * 1_000, "ms", at_most=100)
