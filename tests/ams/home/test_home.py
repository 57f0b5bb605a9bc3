"""The pages of the home screen, when the suite that they speak of goes or is updated meanwhile."""

import pytest

TWO = {"MIDlet_1": "One, /icon.png, midlet.Tiny", "MIDlet_2": "Two, /icon.png, midlet.Tiny"}


@pytest.fixture
def tiny(home, lay_out):
    """A phone with a suite called Tiny of two MIDlets, chosen on its home screen."""
    home.install(lay_out(**TWO))
    home.run(0)
    grid = home.software.home.life.midlet.screen.grid
    while grid.chosen.title != "Tiny":
        home.press("right")
    return home


def is_home(phone):
    return "Minesweeper" in phone.screen.text()


PAGES = {
    "the chooser": lambda phone: phone.press("fire"),
    "details": lambda phone: phone.select("Details"),
    "settings": lambda phone: phone.select("Settings"),
    "permissions": lambda phone: (phone.select("Settings"), phone.press("down", "fire")),
    "the question": lambda phone: phone.select("Remove"),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_about_a_suite_goes_with_the_suite(tiny, page):
    PAGES[page](tiny)
    assert not is_home(tiny)
    tiny.remove("Tiny")
    assert is_home(tiny) and "Tiny" not in tiny.screen.text()


def test_nothing_is_kept_for_a_suite_that_is_gone(tiny):
    PAGES["permissions"](tiny)
    key = tiny.installed("Tiny").key
    tiny.remove("Tiny")
    tiny.press("fire", "down", "fire")
    assert tiny.software.permissions.settings_of(key) == {}


@pytest.mark.parametrize("page", PAGES)
def test_an_update_leaves_no_page_about_the_earlier_version(tiny, lay_out, page):
    PAGES[page](tiny)
    tiny.install(lay_out(MIDlet_Version="2.0.0", **TWO))
    assert is_home(tiny)


@pytest.mark.parametrize("page", PAGES)
def test_other_changes_leave_the_page_where_it_is(tiny, page):
    PAGES[page](tiny)
    shown = tiny.screen.text()
    tiny.software.has_changed()
    tiny.run(0)
    assert tiny.screen.text() == shown


def test_a_page_about_the_phone_stays_whatever_goes(tiny):
    PAGES["details"](tiny)
    tiny.select("Back")
    tiny.select("About")
    shown = tiny.screen.text()
    tiny.remove("Tiny")
    assert tiny.screen.text() == shown


def test_the_page_that_removed_a_suite_says_so(tiny):
    tiny.select("Remove")
    tiny.select("Remove")
    assert "Tiny is removed" in " ".join(tiny.screen.text().split())
