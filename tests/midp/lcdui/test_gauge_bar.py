"""How a gauge looks."""

import pytest

from emulator.midp.lcdui import Form, Gauge
from emulator.midp.lcdui.gauge_bar import value_at


@pytest.fixture
def look(phone, guest):
    guest(lambda: None)
    return phone.software.front.display._look


def test_a_finger_at_either_end_means_either_end(look):
    assert value_at(look, 0, 200, 10) <= 0 and value_at(look, 200, 200, 10) >= 10


def test_a_finger_further_right_never_means_less(look):
    values = [value_at(look, x, 200, 7) for x in range(200)]
    assert values == sorted(values) and set(range(8)) <= set(values)


@pytest.mark.parametrize("maximum", [1, 3, 10, 1_000_000])
def test_every_value_is_drawn_within_the_bar(phone, seen, maximum):
    form = seen(lambda: Form("Form", [Gauge(None, True, maximum, 0)]))
    for value in {0, 1, maximum // 2, maximum}:
        form.get(0).set_value(value)
        phone.run(0)
        assert f"{value}/{maximum}" in phone.screen.text()
