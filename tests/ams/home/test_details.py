"""What the phone says of a suite."""

import pytest

from emulator import Phone
from emulator.midp.midlet import MIDlet
from emulator.midp.rms import RecordStore


class Keeper(MIDlet):
    """Keeps two records."""

    def start_app(self):
        store = RecordStore.open_record_store("scores", True)
        for data in (b"one", b"two"):
            store.add_record(data, 0, len(data))
        store.close_record_store()


def pages(phone):
    """All that can be read of the page, scrolled to its end."""
    text = ""
    for _ in range(20):
        text += phone.screen.text()
        phone.press("down")
    return text


@pytest.mark.parametrize("skin", ["classic", "qwerty", "touch"])
def test_it_says_all_of_a_shipped_suite(skin):
    with Phone(skin=skin) as phone:
        phone.switch_on()
        phone.run(0)
        phone.press("right")
        phone.select("Details")
        text = pages(phone).replace("\n", " ")
        for said in ("Connect 4", "1.0.0", "Emulator", "Four in a", "KB", "came with", "none", "datagramreceiver"):
            assert said in text, said
        phone.select("Back")
        assert "Connect 4" in phone.screen.text()


def test_a_suite_of_several_names_its_midlets(home):
    home.press("right", "right")
    home.select("Details")
    assert "Lamplighter" in pages(home)


def test_a_running_class_says_what_it_is_and_what_it_keeps(home):
    home.launch(Keeper, {"MIDlet-Name": "Keeper", "MIDlet-Vendor": "Test"})
    home.pause()
    home.select("Details")
    text = pages(home)
    assert "a class of a program" in text and "1 store, 2 records" in text and "nothing" in text


def test_a_suite_that_lies_somewhere_says_where(home, lay_out):
    home.launch(lay_out({"midlet.py": "from emulator.midp.midlet import MIDlet\nclass Tiny(MIDlet):\n"
                                      "    def start_app(self):\n        pass\n"}))
    home.pause()
    home.select("Details")
    text = pages(home)
    assert "Tiny" in text and "midlets" in text
