"""The bar of an installation, drawn on a terminal."""

import io

import pytest
from rich.console import Console

from emulator.ams.install.install import Step
from emulator.cli.progress import Bar


@pytest.fixture
def terminal():
    """A terminal of 100 columns, and what is on it."""
    return Console(file=io.StringIO(), force_terminal=True, width=100)


def test_the_bar_says_the_step_and_the_bytes(terminal):
    with Bar(terminal) as bar:
        bar.told(Step.DOWNLOAD, 1_000, 4_000)
        bar._progress.refresh()
    said = terminal.file.getvalue()
    assert "Get the JAR" in said and "1.0/4.0 kB" in said


def test_a_file_of_unknown_length_has_a_bar_too(terminal):
    with Bar(terminal) as bar:
        bar.told(Step.DOWNLOAD, 1_000, 0)
        bar._progress.refresh()
    assert "1.0/? kB" in terminal.file.getvalue()


def test_the_bar_is_out_of_the_way_while_the_person_is_asked(terminal):
    with Bar(terminal) as bar:
        def ask(question):
            assert not bar._progress.live.is_started
            return question == "Sure?"
        assert bar.aside(ask, "Sure?") and not bar.aside(ask, "Really?")
        assert bar._progress.live.is_started
