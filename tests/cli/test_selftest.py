"""emulator selftest says what works, a line each."""

from emulator.cli import main
from emulator.testing import selftest


def test_all_that_was_shipped_works(capsys):
    assert main(["selftest"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(selftest.checks()))
    assert all(line.startswith("ok ") for line in lines)


def test_a_check_that_fails_is_said_and_the_others_still_run(capsys, monkeypatch):
    monkeypatch.setattr(selftest, "GAMES", ("Chess",))
    assert main(["selftest"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("FAILED")] == [
        "FAILED  the home screen: AssertionError: not there: Chess"]
    assert lines[-1].startswith("ok ")
