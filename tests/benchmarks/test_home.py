"""The home screen: how long a picture of a grid that runs on takes, and what it costs while nothing happens."""

import time

from emulator import Phone


def test_a_flicked_grid_keeps_up_with_the_lcd(figure):
    with Phone(skin="touch") as phone:
        phone.switch_on()
        phone.run(0)
        screen = phone.software.home.life.midlet.screen
        shown, began = phone.screen.serial, time.perf_counter()
        for _ in range(100):
            screen.repaint()
            phone.run(20)
        taken = (time.perf_counter() - began) * 1000 / (phone.screen.serial - shown)
    figure("picture of the home screen, 240x400", taken, "ms", at_most=16)


def test_an_idle_home_screen_costs_next_to_nothing(figure):
    with Phone(skin="touch") as phone:
        phone.switch_on()
        phone.run(0)
        began = time.perf_counter()
        phone.run(3_600_000)
        taken = time.perf_counter() - began
    figure("an hour on the home screen", 100 * taken / 3600, "% of a core", at_most=1)
