"""Stars, by arrows and by finger."""

import pytest


@pytest.mark.parametrize("keys, word", [
    ("", "Not yet rated"), ("right", "Awful"), ("right right right left", "Not good"),
    ("right right right right right right", "Splendid"), ("left", "Not yet rated")])
def test_right_and_left_rate(phone, open_application, keys, word):
    open_application("Rate a film")
    phone.press(*keys.split())
    assert f"Verdict: {word}" in phone.screen.text()


def test_a_finger_rates(phone, open_application):
    open_application("Rate a film")
    form = phone.software.front.display.get_current()
    x, y, width, height = form._content_of(form.stars)
    phone.touch(x + width * 7 // 10, form._content()[1] + y + height // 2)
    assert "Verdict: Good" in phone.screen.text()
