"""Alerts of all kinds."""

import pytest


@pytest.mark.parametrize("title, sounds", [("Message", 1), ("Battery", 1), ("Note", 0)])
def test_a_kind_is_heard_and_none_is_not(phone, open_application, go, title, sounds):
    open_application("Alarms")
    go(f"> {title}")
    phone.press("fire")
    assert len(phone.sounds) == sounds


def test_a_message_goes_by_itself(phone, open_application):
    open_application("Alarms")
    phone.press("fire")
    assert phone.screen.text().startswith("Message")
    phone.run(5_000)
    assert phone.screen.text().startswith("Alarms")


def test_what_wakes_you_waits_for_you(phone, open_application, go):
    open_application("Alarms")
    go("> Wake up")
    phone.press("fire")
    phone.run(60_000)
    assert phone.screen.text().startswith("Wake up")
    phone.select("OK")
    assert phone.screen.text().startswith("Alarms")
