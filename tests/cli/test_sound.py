"""emulator run --sound: what the loudspeaker plays, in a file."""

from emulator.cli import main
from emulator.handset.sound.wav import decode

MIDLET = """
from emulator.midp.media import Manager
from emulator.midp.midlet import MIDlet


class Tone(MIDlet):
    def start_app(self):
        Manager.play_tone(69, 200, 100)
"""
JAD = """MIDlet-Name: Tone
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: tone/
MIDlet-Jar-Size: 0
MIDlet-1: Tone,,midlet.Tone
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""


def suite(folder):
    (folder / "tone").mkdir()
    (folder / "tone" / "midlet.py").write_text(MIDLET, encoding="utf-8")
    (folder / "tone.jad").write_text(JAD, encoding="utf-8")
    return str(folder / "tone.jad")


def test_the_file_has_all_of_the_time_and_the_same_bytes_every_time(tmp_path):
    jad = suite(tmp_path)
    files = [tmp_path / "a.wav", tmp_path / "b.wav"]
    for file in files:
        assert main(["run", jad, "--headless", "--for", "500", "--sound", str(file)]) == 0
    wave = decode(files[0].read_bytes())
    assert len(wave.samples) == wave.rate // 2 and max(wave.samples) > 5_000
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_file_that_cannot_be_written_is_one_line(tmp_path, capsys):
    jad = suite(tmp_path)
    assert main(["run", jad, "--headless", "--for", "10", "--sound", str(tmp_path / "no" / "a.wav")]) == 1
    error = capsys.readouterr().err
    assert "a.wav" in error and error.count("\n") == 1
