"""emulator check, package and unsupported."""

import pytest

from emulator.cli import main


def test_a_shipped_descriptor_has_nothing_wrong(capsys):
    assert main(["check", "jad/minesweeper.jad"]) == 0
    assert "error" not in capsys.readouterr().out


def test_a_bad_descriptor_has_all_its_faults_listed_with_lines(tmp_path, capsys):
    path = tmp_path / "bad.jad"
    path.write_text("MIDlet-Name: Bad\nMIDlet-Version: one\nno colon here\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "bad.jad:2" in out and "bad.jad:3" in out and "MIDlet-Vendor" in out


def test_a_packaged_suite_runs(tmp_path, capsys):
    assert main(["package", "jad/minesweeper.jad", "-o", str(tmp_path)]) == 0
    jad = next(tmp_path.glob("*.jad"))
    assert main(["run", str(jad), "--headless", "--for", "100"]) == 0


@pytest.mark.parametrize("word", ["check", "package"])
def test_a_file_that_is_not_there_is_one_line(word, capsys):
    assert main([word, "nowhere.jad"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_gaps_of_the_api_are_listed(capsys):
    assert main(["unsupported"]) == 0
    assert "javax.microedition.io.CommConnection" in capsys.readouterr().out
