"""The self-test finds what is broken, and passes here."""

import pytest

from emulator.shelf import descriptors
from emulator.testing import selftest


def test_there_is_a_check_for_each_shipped_suite():
    names = [name for name, _ in selftest.checks()]
    assert {f"{path.stem} on every handset" for path in descriptors()} < set(names)


@pytest.mark.parametrize("name, said", [
    ("the handsets", "candybar, classic, qwerty, slider, touch"),
    ("the record store", "a record survives a restart"),
    ("the loudspeaker", "a tone"),
    ("two phones", "a datagram in 20 ms"),
    ("minesweeper on every handset", "2 s each"),
])
def test_a_check_says_what_it_saw(name, said):
    assert dict(selftest.checks())[name]() == said


def test_a_suite_that_ends_by_itself_is_found(tmp_path):
    (tmp_path / "midlet.py").write_text(
        "from emulator.midp.midlet import MIDlet\n"
        "class Gone(MIDlet):\n    def start_app(self):\n        self.notify_destroyed()\n")
    jad = tmp_path / "gone.jad"
    jad.write_text("MIDlet-Name: Gone\nMIDlet-Version: 1.0\nMIDlet-Vendor: V\nMIDlet-1: Gone, , midlet.Gone\n"
                   "MIDlet-Jar-URL: ./\nMIDlet-Jar-Size: 0\n"
                   "MicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.1\n")
    with pytest.raises(AssertionError, match="DESTROYED on candybar"):
        selftest._runs(jad)
