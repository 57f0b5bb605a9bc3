"""What the home screen shows, in which order, and what it remembers of it."""

import json

import pytest

from emulator import Phone, State
from emulator.ams.home.entries import AREA, KEPT, KEY, Recent, entries_of, marked
from emulator.handset.storage import Storage


def titles(phone):
    return [entry.title for entry in entries_of(phone.software)]


def test_a_suite_of_several_midlets_is_one_entry_with_its_own_name(phone):
    gallery = next(entry for entry in entries_of(phone.software) if entry.title == "Gallery")
    assert [program.title for program in gallery.programs][:2] == ["Widgets", "Lamplighter"]
    assert gallery.icon == "/icon.png"


def test_a_suite_of_one_midlet_has_that_ones_name(phone):
    assert {"Gomoku", "Minesweeper", "Connect 4", "Chinese checkers"} <= set(titles(phone))


def test_what_runs_stands_first_then_what_was_used_last(phone):
    order = titles(phone)
    phone.launch("minesweeper").close()
    phone.launch("gomoku").close()
    assert titles(phone)[:2] == ["Gomoku", "Minesweeper"]
    phone.launch("connect4")
    assert titles(phone) == ["Connect 4", "Gomoku", "Minesweeper",
                             *[title for title in order if title not in ("Connect 4", "Gomoku", "Minesweeper")]]


def test_a_running_class_that_no_list_offers_is_there_as_long_as_it_runs(phone, on_phone):
    app = on_phone(lambda midlet: None)
    assert titles(phone)[0] == "Guest"
    app.close()
    assert "Guest" not in titles(phone)


def test_an_entry_is_active_if_any_of_its_midlets_is(phone):
    phone.launch("gallery", midlet=2)
    phone.launch("gallery", midlet=1)
    gallery = entries_of(phone.software)[0]
    assert (gallery.state, len(gallery.sessions)) == (State.ACTIVE, 2)
    phone.pause()
    assert entries_of(phone.software)[0].state is State.PAUSED
    for app in phone.apps:
        app.close()
    assert all(entry.state is None for entry in entries_of(phone.software))


def test_a_mark_says_how_a_midlet_is(phone):
    app = phone.launch("gomoku")
    assert marked(app.session) == "▶ Gomoku"
    phone.pause()
    assert marked(app.session) == "‖ Gomoku"


def test_the_order_is_kept_when_the_phone_goes_off(tmp_path):
    with Phone(storage=tmp_path) as phone:
        phone.launch("minesweeper")
    with Phone(storage=tmp_path) as phone:
        assert titles(phone)[0] == "Minesweeper"


@pytest.mark.parametrize("kept", ["", "nonsense", "7", "{}", "[1, null, [2]]", '["unknown"]'])
def test_a_kept_order_that_says_nothing_sensible_is_no_order(kept):
    with Phone() as phone:
        before = titles(phone)
        phone.storage.set_setting(AREA, KEY, kept)
        phone.software.recent = Recent(phone.storage)
        assert titles(phone) == before


def test_no_more_are_remembered_than_a_person_would_know():
    with Storage() as storage:
        recent = Recent(storage)
        for number in range(KEPT + 20):
            recent.note(str(number))
        assert len(recent.keys) == KEPT and recent.keys[0] == str(KEPT + 19)
        assert json.loads(storage.get_setting(AREA, KEY)) == recent.keys


def test_where_the_memory_cannot_be_written_the_order_is_known_all_the_same():
    storage = Storage()
    recent = Recent(storage)
    storage.close()
    recent.note("a")
    assert recent.place("a") == 0


def test_what_is_in_front_still_is_not_written_again():
    with Phone() as phone:
        app = phone.launch("gomoku")
        phone.storage.forget(AREA)
        phone.pause()
        phone.resume()
        assert app.state is State.ACTIVE and phone.storage.get_setting(AREA, KEY) is None
