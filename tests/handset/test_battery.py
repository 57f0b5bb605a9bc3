"""The battery's charge by the clock."""

import pytest

from emulator.errors import UserError
from emulator.handset.battery import DRAINS, FILLS, Battery
from emulator.kernel import Kernel


@pytest.fixture
def kernel():
    return Kernel()


@pytest.fixture
def battery(kernel):
    return Battery(kernel)


def test_a_fresh_phone_is_full_and_on_no_charger(battery):
    assert (battery.level, battery.charging) == (100, False)


def test_it_loses_a_percent_in_half_an_hour(kernel, battery):
    kernel.run(DRAINS - 1)
    assert battery.level == 100
    kernel.run(1)
    assert battery.level == 99


def test_it_is_never_emptier_than_empty(kernel, battery):
    kernel.run(200 * DRAINS)
    assert battery.level == 0


def test_a_level_that_is_set_drains_from_there(kernel, battery):
    kernel.run(DRAINS // 2)
    battery.level = 35
    kernel.run(DRAINS)
    assert battery.level == 34


def test_the_charger_fills_it_and_no_further(kernel, battery):
    battery.level, battery.charging = 50, True
    kernel.run(10 * FILLS)
    assert battery.level == 60
    kernel.run(100 * FILLS)
    assert battery.level == 100


def test_plugging_in_and_out_keeps_what_is_there(kernel, battery):
    battery.level = 50
    kernel.run(2 * DRAINS)
    battery.charging = True
    kernel.run(5 * FILLS)
    battery.charging = False
    assert battery.level == 53


@pytest.mark.parametrize("level", [-1, 101, 3.5, "full", None, True])
def test_what_is_no_percentage_is_refused_and_changes_nothing(battery, level):
    with pytest.raises(UserError, match="0 to 100"):
        battery.level = level
    assert battery.level == 100


@pytest.mark.parametrize("plugged", ["no", None, 1])
def test_a_charger_is_plugged_in_or_not(battery, plugged):
    with pytest.raises(UserError, match="True or False"):
        battery.charging = plugged
    assert not battery.charging
