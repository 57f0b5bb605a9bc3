"""What is set for each suite, in the phone's memory."""

import pytest

from emulator.ams.permit.policy import Mode
from emulator.ams.permit.suite_settings import SuiteSettings
from emulator.handset.storage import Storage

CHAT, OTHER = '["Somebody", "Chat"]', '["Nobody", "Chat"]'


@pytest.fixture
def storage():
    with Storage(None) as storage:
        yield storage


@pytest.fixture
def settings(storage):
    return SuiteSettings(storage)


def test_nothing_is_set_at_first(settings):
    assert settings.of(CHAT) == {}


@pytest.mark.parametrize("mode", Mode)
def test_each_mode_is_kept_for_its_suite_alone(settings, mode):
    settings.set(CHAT, "messaging", mode)
    assert settings.of(CHAT) == {"messaging": mode} and settings.of(OTHER) == {}


def test_the_last_word_counts(settings):
    settings.set(CHAT, "messaging", Mode.ONCE)
    settings.set(CHAT, "messaging", Mode.NEVER)
    assert settings.of(CHAT) == {"messaging": Mode.NEVER}


def test_a_suite_can_be_forgotten(settings):
    settings.set(CHAT, "messaging", Mode.ONCE)
    settings.set(OTHER, "messaging", Mode.ONCE)
    settings.forget(CHAT)
    assert settings.of(CHAT) == {} and settings.of(OTHER) == {"messaging": Mode.ONCE}


def test_what_another_version_has_kept_is_left_alone(storage, settings):
    storage.set_setting(f"permissions of {CHAT}", "messaging", "perhaps")
    assert settings.of(CHAT) == {}
