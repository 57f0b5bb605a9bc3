"""emulator gomocup, driven as a tournament manager drives it."""

import subprocess
import sys


def test_it_plays_over_stdin_and_stdout(request):
    talk = subprocess.run([sys.executable, "-m", "emulator", "gomocup"], input="ABOUT\nSTART 15\nBEGIN\nTURN 7,8\nEND\n",
                          capture_output=True, text=True, check=True, timeout=60, cwd=request.config.rootpath)
    about, ok, first, second = talk.stdout.splitlines()
    assert "name=" in about and (ok, first) == ("OK", "7,7") and second.count(",") == 1


def test_it_ends_with_its_input(request):
    talk = subprocess.run([sys.executable, "-m", "emulator", "gomocup"], input="DANCE\n", capture_output=True, text=True,
                          check=True, timeout=60, cwd=request.config.rootpath)
    assert talk.stdout.startswith("UNKNOWN")
