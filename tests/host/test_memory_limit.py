"""A limit of the process's memory."""

import subprocess
import sys

import pytest

resource = pytest.importorskip("resource")
PROGRAM = """
from emulator.host.memory_limit import limit_memory
first = limit_memory()
assert first == limit_memory()          # set once
try:
    data = bytes(first)
except MemoryError:
    print("refused")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux holds to the limit")
def test_a_call_that_wants_more_is_refused_and_the_process_lives():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.returncode) == ("refused\n", 0), done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux holds to the limit")
def test_a_program_that_calls_the_commands_keeps_its_own_limit():
    calls = ("import resource; from emulator.cli import main; main(['skins']);"
             "print(resource.getrlimit(resource.RLIMIT_AS)[0])")
    done = subprocess.run([sys.executable, "-c", calls], capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[-1] == str(resource.getrlimit(resource.RLIMIT_AS)[0])
