"""Backlight and vibrator."""

from emulator.handset.lights import BLINK, DIMMED, DIMS_AFTER, Backlight, Order, Vibrator
from emulator.kernel import Kernel


def test_the_vibrator_runs_as_long_as_it_was_told():
    kernel = Kernel()
    vibrator = Vibrator(kernel)
    vibrator.start(100)
    seen = [vibrator.running]
    kernel.run(99)
    seen.append(vibrator.running)
    kernel.run(1)
    seen.append(vibrator.running)
    assert seen == [True, True, False]


def test_a_new_order_replaces_the_rest_of_the_old_one():
    kernel = Kernel()
    vibrator = Vibrator(kernel)
    vibrator.start(1_000)
    kernel.run(10)
    vibrator.start(20)
    kernel.run(20)
    assert not vibrator.running and vibrator.orders == [Order(0, 1_000), Order(10, 20)]


def test_an_order_of_0_switches_off():
    vibrator = Vibrator(Kernel())
    vibrator.start(1_000)
    vibrator.start(0)
    assert not vibrator.running


def test_the_backlight_is_lit_when_it_does_not_flash():
    assert Backlight(Kernel()).lit


def test_a_flash_goes_dark_and_light_and_ends_lit():
    kernel = Kernel()
    light = Backlight(kernel)
    light.start(4 * BLINK)
    seen = []
    for _ in range(6):
        seen.append(light.lit)
        kernel.run(BLINK)
    assert seen == [False, True, False, True, True, True]


def test_the_level_is_0_in_the_dark_of_a_flash():
    kernel = Kernel()
    light = Backlight(kernel)
    light.start(2 * BLINK)
    dark = light.level
    kernel.run(BLINK)
    assert (dark, light.level) == (0, 100)


def test_nobody_there_the_light_goes_down_but_not_out():
    kernel = Kernel()
    light = Backlight(kernel)
    kernel.run(DIMS_AFTER - 1)
    before = light.level
    kernel.run(1)
    assert (before, light.level) == (100, DIMMED)


def test_waking_it_or_a_flash_begins_the_time_anew():
    kernel = Kernel()
    light = Backlight(kernel)
    kernel.run(DIMS_AFTER)
    light.wake()
    awake = light.level
    kernel.run(DIMS_AFTER)
    light.start(100)
    kernel.run(DIMS_AFTER)
    flashed = light.level
    kernel.run(100)
    assert (awake, flashed, light.level) == (100, 100, DIMMED)
