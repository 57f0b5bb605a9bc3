"""What is registered, in the phone's memory."""

import pytest

from emulator.ams.push.list import Alarm, PushList, Registration
from emulator.handset.storage import Storage, StorageError

OURS, THEIRS = '["Acme", "Chat"]', '["Acme", "游戏"]'


def registration(suite=OURS, connection="sms://:5", is_static=False):
    return Registration(connection, suite, "chat.Chat", "*", "", is_static)


@pytest.fixture
def storage(tmp_path):
    with Storage(tmp_path) as storage:
        yield storage


def test_all_is_there_when_it_is_read_again(storage):
    first = PushList(storage)
    first.keep("sms://:5", registration())
    first.keep("sms://:6", registration(THEIRS))
    first.keep_alarm(Alarm(OURS, "chat.Chat", 5, "jad/x.jad"))
    second = PushList(storage)
    assert second.places() == ["sms://:5", "sms://:6"] and second.places(THEIRS) == ["sms://:6"]
    assert second.at("sms://:6") == registration(THEIRS)
    assert second.alarms() == [Alarm(OURS, "chat.Chat", 5, "jad/x.jad")]


def test_what_is_removed_is_gone(storage):
    kept = PushList(storage)
    kept.keep("sms://:5", registration())
    kept.keep_alarm(Alarm(OURS, "chat.Chat", 5, ""))
    kept.remove("sms://:5")
    kept.remove_alarm(OURS, "chat.Chat")
    kept.remove("sms://:99")
    assert PushList(storage).places() == [] and PushList(storage).alarms() == []


def test_the_earliest_alarm_is_first(storage):
    kept = PushList(storage)
    for time in (7, 3, 5):
        kept.keep_alarm(Alarm(OURS, f"chat.Chat{time}", time, ""))
    assert [alarm.time for alarm in kept.alarms()] == [3, 5, 7]


def test_an_exchange_is_all_or_nothing(storage, monkeypatch):
    kept = PushList(storage)
    kept.keep("sms://:5", registration())
    set_setting = Storage.set_setting

    def full_at_the_end(self, area, key, value):
        if area == "push suite":
            raise StorageError("phone", None, "is full")
        set_setting(self, area, key, value)
    monkeypatch.setattr(Storage, "set_setting", full_at_the_end)
    with pytest.raises(StorageError):
        kept.replace(OURS, ["sms://:5"], {"sms://:6": registration()}, "[]")
    assert kept.places() == PushList(storage).places() == ["sms://:5"]


def test_a_forgotten_suite_leaves_nothing_and_others_alone(storage):
    kept = PushList(storage)
    for suite, place in ((OURS, "sms://:5"), (THEIRS, "sms://:6")):
        kept.replace(suite, [], {place: registration(suite)}, "said")
        kept.keep_alarm(Alarm(suite, "chat.Chat", 5, ""))
    kept.forget_suite(OURS)
    again = PushList(storage)
    assert again.places() == ["sms://:6"] and [alarm.suite for alarm in again.alarms()] == [THEIRS]
    assert (again.said(OURS), again.said(THEIRS)) == (None, "said")
