"""A lone class as a suite of its own: what it finds beside itself."""

import pytest

from emulator.ams.program import Program
from emulator.midp.midlet import MIDlet


class Lone(MIDlet):
    pass


@pytest.mark.parametrize("name", ["/a\0b", "/\ud83d", "/" + "x" * 5_000, "/", "", "/../setup.cfg", "/test_program.py"])
def test_what_is_no_file_beside_the_class_is_no_resource(name):
    assert Program.of_class(Lone).resource(name) is None
