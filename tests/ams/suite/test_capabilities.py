"""What the phone offers, and which wishes it meets."""

import pytest

from emulator.ams.suite.capabilities import CONFIGURATIONS, PROFILES, can_wait_at, offers


@pytest.mark.parametrize("wanted, met", [
    ("MIDP-2.0", True), ("MIDP-1.0", True), ("MIDP-1.0.3", True), ("MIDP-2.1", False), ("MIDP-3.0", False),
    ("MIDP-10.0", False), ("midp-2.0", False), ("MIDP", False), ("MIDP-2", False), ("IMP-1.0", False),
    ("", False),
])
def test_an_older_profile_runs_and_a_newer_or_another_does_not(wanted, met):
    assert offers(wanted, PROFILES) is met


@pytest.mark.parametrize("wanted, met", [("CLDC-1.0", True), ("CLDC-1.1", True), ("CLDC-1.2", False),
                                         ("CDC-1.0", False)])
def test_an_older_configuration_runs_and_a_newer_or_another_does_not(wanted, met):
    assert offers(wanted, CONFIGURATIONS) is met


@pytest.mark.parametrize("url, can_wait", [
    ("socket://:5000", True), ("datagram://:1", True), ("sms://:7000", True), ("socket://host:5000", False),
    ("http://:80", False), ("socket://:", False), ("socket://", False), ("socket://:123456", False),
    ("socket://:2948", True), ("sms://:2948", False),
])
def test_only_a_port_of_this_phone_can_wait_for_something(url, can_wait):
    assert can_wait_at(url) is can_wait
