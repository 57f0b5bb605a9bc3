"""The settings of a suite: its records, and the way to its permissions."""

import pytest

from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore

WHO = {"MIDlet-Name": "Keeper", "MIDlet-Vendor": "Test"}


class Keeper(MIDlet):
    """Keeps a record, in a store that stays open."""

    def start_app(self):
        self.store = RecordStore.open_record_store("scores", True)
        self.store.add_record(b"100", 0, 3)


@pytest.fixture
def keeper(home):
    """A phone whose home screen offers the Keeper, which has kept something and is over."""
    app = home.launch(Keeper, WHO)
    program = app.session.program
    offered = home.software.programs()
    home.software.programs = lambda: [*offered, program]
    app.close()
    home.select("Settings")
    return home


def stores(phone):
    return phone.storage.records.names("Test", "Keeper")


def test_it_says_what_is_kept(keeper):
    assert "1 store, 1 record" in keeper.screen.text().replace("\n", " ")


def test_the_records_are_deleted_after_a_question(keeper):
    keeper.press("fire")
    assert "Delete all records of Keeper?" in keeper.screen.text().replace("\n", " ") and stores(keeper) == ["scores"]
    keeper.select("Delete")
    assert stores(keeper) == [] and "deleted" in keeper.screen.text()
    keeper.run(5_000)
    assert "Records: none" in keeper.screen.text()


def test_who_cancels_keeps_them(keeper):
    keeper.press("fire")
    keeper.select("Cancel")
    assert stores(keeper) == ["scores"] and "Records:" in keeper.screen.text()


def test_the_records_of_another_suite_stay(keeper):
    keeper.launch(Keeper, {"MIDlet-Name": "Other", "MIDlet-Vendor": "Test"}).close()
    keeper.press("fire")
    keeper.select("Delete")
    assert keeper.storage.records.names("Test", "Other") == ["scores"]


def test_a_suite_that_runs_keeps_its_records(home):
    home.launch(Keeper, WHO)
    home.pause()
    home.select("Settings")
    home.press("fire")
    assert "is running" in home.screen.text().replace("\n", " ") and stores(home) == ["scores"]


def test_one_that_was_started_while_the_question_stood_there_keeps_them(keeper):
    keeper.press("fire")
    keeper.launch(Keeper, WHO)
    keeper.software.go_home()
    keeper.run(0)
    keeper.select("Delete")
    assert stores(keeper) == ["scores"] and "is running" in keeper.screen.text().replace("\n", " ")


def test_a_suite_that_has_kept_nothing_is_not_asked_about(home):
    home.select("Settings")
    home.press("fire")
    assert "has kept nothing" in home.screen.text().replace("\n", " ")


def test_permissions_open_their_own_page_and_back_leads_here(home):
    home.press("right")
    home.select("Settings")
    home.press("down", "fire")
    assert home.screen.text().startswith("Permissions")
    home.select("Back")
    assert "Records:" in home.screen.text()
