"""What the phone says when a MIDlet fails."""

import pytest

from emulator import Phone, State
from emulator.ams.home.fault import PACKAGE, PYTHON, SHIPPED, fault_in_words, guest_place
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet

LONG = "the board has no point (20, 3): a move must be on it, and so must every stone that it takes from there"


class Failing(MIDlet):
    """Shows a form; its thread fails a little later."""

    def start_app(self):
        Display.get_display(self).set_current(Form("Failing"))


@pytest.fixture
def failed():
    """A phone whose MIDlet has failed in a thread of its own, and goes on."""
    with Phone(skin="classic", raise_faults=False) as phone:
        app = phone.launch(Failing)

        def fail():
            raise ValueError(LONG)
        app.session.group.spawn(fail)
        phone.run(10)
        yield phone


def test_it_says_whose_fault_it_was_and_what_was_raised(failed):
    text = failed.screen.text().replace("\n", " ")
    assert text.startswith("Application error Failing has failed. ValueError: the board")


def test_a_long_one_can_be_scrolled_to_its_end(failed):
    assert "from there" not in failed.screen.text().replace("\n", " ")
    failed.press(*["down"] * 12)
    assert "from there test_fault.py," in failed.screen.text().replace("\n", " ")


def test_who_goes_on_has_the_midlet_in_front_again(failed):
    failed.select("Continue")
    assert failed.screen.text().startswith("Failing") and failed.apps[0].state is State.ACTIVE


def test_who_closes_it_is_home_again(failed):
    failed.select("Close")
    assert failed.apps == [] and "[no signal]" in failed.screen.text()


def test_one_that_is_over_cannot_be_gone_on_with():
    class AtOnce(MIDlet):
        def start_app(self):
            raise ValueError("at once")
    with Phone(raise_faults=False) as phone:
        phone.launch(AtOnce)
        phone.run(10)
        assert [command.get_label() for command in phone.commands] == ["Close"]


@pytest.mark.parametrize("error, said", [
    (ValueError("two\n  lines"), "ValueError: two lines"), (KeyError(), "KeyError"),
    (SyntaxError("bad", ("board.py", 3, 1, "x")), "board.py, line 3"),
])
def test_a_fault_in_words(error, said):
    words = fault_in_words("Chess", error)
    assert words[0] == "Chess has failed." and said in words


def test_a_place_of_which_only_the_file_is_known_names_no_line():
    assert fault_in_words("Deep", SyntaxError("nested too deeply", ("midlet.py", None, None, None)))[-1] == "midlet.py"


@pytest.mark.parametrize("file, place", [
    (SHIPPED / "midlets" / "gomoku" / "board.py", "board.py, line 1"),      # a guest, wherever it was installed
    (PACKAGE / "midp" / "rms" / "record_store.py", ""),
    (PYTHON / "json" / "decoder.py", ""),
    (PYTHON / "site-packages" / "game" / "midlet.py", "midlet.py, line 1"),
    ("<frozen importlib._bootstrap>", ""),
])
def test_the_place_of_a_fault_is_in_the_guests_own_files(file, place):
    with pytest.raises(ZeroDivisionError) as problem:
        exec(compile("1 / 0", str(file), "exec"))
    own = problem.value.with_traceback(problem.value.__traceback__.tb_next)       # without this test's frame
    assert guest_place(own) == place
