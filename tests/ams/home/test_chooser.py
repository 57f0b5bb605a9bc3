"""A suite of several MIDlets: one of them is chosen."""

import pytest

from emulator import Phone, State


@pytest.fixture
def chooser(home):
    """The home screen with the gallery's MIDlets on it."""
    home.press("right", "right", "fire")
    assert home.screen.text().startswith("Gallery")
    return home


def test_it_lists_the_midlets_by_name(chooser):
    assert chooser.screen.text().splitlines()[:3] == ["Gallery", "> Widgets", "Lamplighter"]


def test_fire_runs_the_chosen_one_and_its_end_leads_to_the_grid(chooser):
    chooser.press("down", "fire")
    assert chooser.apps[0].session.program.title == "Lamplighter"
    chooser.press("end")
    assert "Minesweeper" in chooser.screen.text() and chooser.apps == []


def test_back_leads_to_the_grid(chooser):
    chooser.select("Back")
    assert "Minesweeper" in chooser.screen.text() and chooser.apps == []


def test_one_that_runs_is_marked_and_chosen_and_gone_on_with(chooser):
    chooser.press("down", "fire")
    app = chooser.apps[0]
    chooser.pause()
    chooser.press("fire")
    assert "> ‖ Lamplighter" in chooser.screen.text()
    chooser.press("fire")
    assert app.state is State.ACTIVE and len(chooser.apps) == 1


@pytest.mark.parametrize("skin", ["classic", "touch"])
def test_each_row_has_an_icon(skin):
    with Phone(skin=skin) as phone:
        phone.launch("gallery", midlet=2).close()
        phone.press("fire")
        rows = phone.software.home.display.get_current()
        assert [rows.get_image(place) is not None for place in range(rows.size())][:2] == [True, True]
