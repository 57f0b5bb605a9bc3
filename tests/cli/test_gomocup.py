"""emulator gomocup, driven as a tournament manager drives it."""

import subprocess
import sys

COMMAND = [sys.executable, "-m", "emulator", "gomocup"]


def talk(request, said):
    """What it answers, a line each."""
    done = subprocess.run(COMMAND, input=said, capture_output=True, text=True, check=True, timeout=60,
                          cwd=request.config.rootpath)
    return done.stdout.splitlines()


def test_it_plays_over_stdin_and_stdout(request):
    about, ok, first, second = talk(request, "ABOUT\nSTART 15\nBEGIN\nTURN 7,8\nEND\n")
    assert "name=" in about and (ok, first) == ("OK", "7,7") and second.count(",") == 1


def test_it_ends_with_its_input(request):
    assert talk(request, "DANCE\n")[0].startswith("UNKNOWN")
