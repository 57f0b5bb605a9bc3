"""From a suite laid open to a JAR and its JAD."""

import os
import sys
import time
import zipfile

import pytest

from emulator.ams.suite.package import package
from emulator.ams.suite.suite import open_suite
from emulator.errors import DescriptorError, SuiteError, UserError


def files_of(suite):
    return {name: suite.files.get(name) for name in suite.names() if not name.startswith("META-INF/")}


def test_a_packaged_suite_has_the_same_files(lay_out, tmp_path):
    jad = lay_out({"ai/search.py": "pass\n" * 500, "a/b/empty": b"", "Ж.txt": b"\xff\0"})
    jar, new_jad = package(jad, tmp_path / "dist")
    assert files_of(open_suite(jar)) == files_of(open_suite(new_jad)) == files_of(open_suite(jad))


def test_the_new_jad_names_the_jar_and_its_size_and_keeps_the_rest(lay_out, tmp_path):
    jad = lay_out(Level="hard")
    jar, new_jad = package(jad, tmp_path / "dist")
    assert (jar, new_jad) == (tmp_path / "dist" / "tiny.jar", tmp_path / "dist" / "tiny.jad")
    assert new_jad.read_text() == (jad.read_text().replace("../midlets/tiny/", "tiny.jar")
                                   .replace("MIDlet-Jar-Size: 0", f"MIDlet-Jar-Size: {jar.stat().st_size}"))


def test_the_same_files_make_the_same_bytes(lay_out, tmp_path):
    jad = lay_out()
    first = package(jad, tmp_path / "one")
    os.utime(tmp_path / "midlets" / "tiny" / "midlet.py", (time.time() - 9e6,) * 2)
    os.chmod(tmp_path / "midlets" / "tiny" / "midlet.py", 0o600)
    second = package(jad, tmp_path / "two")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_a_packaged_suite_can_be_packaged_again(lay_out, tmp_path):
    jar, jad = package(lay_out(), tmp_path / "one")
    assert package(jad, tmp_path / "two")[0].read_bytes() == jar.read_bytes()


def test_the_manifest_stands_first_and_says_what_the_jad_says_of_the_suite(lay_out, tmp_path):
    jar, _ = package(lay_out(Level="x" * 200, MIDlet_Delete_Notify="http://a/b"), tmp_path / "dist")
    with zipfile.ZipFile(jar) as archive:
        assert archive.namelist() == ["META-INF/MANIFEST.MF", "icon.png", "midlet.py"]
        lines = archive.read("META-INF/MANIFEST.MF").splitlines(keepends=True)
    assert max(map(len, lines)) <= 72
    descriptor = open_suite(jar).descriptor
    assert dict(descriptor.manifest) == {
        "Manifest-Version": "1.0", "MIDlet-Name": "Tiny", "MIDlet-Version": "1.0.0", "MIDlet-Vendor": "Test",
        "MIDlet-1": "Tiny, /icon.png, midlet.Tiny", "MicroEdition-Profile": "MIDP-2.0",
        "MicroEdition-Configuration": "CLDC-1.1", "Level": "x" * 200}


def test_the_suites_own_manifest_is_kept(lay_out, tmp_path):
    manifest = "MIDlet-Name: Tiny\nMIDlet-Version: 1.0.0\nMIDlet-Vendor: Test\nLevel: easy\n"
    jar, _ = package(lay_out({"META-INF/MANIFEST.MF": manifest}, Level="hard"), tmp_path / "dist")
    assert open_suite(jar).descriptor.manifest["Level"] == "easy"


def test_hidden_and_compiled_files_stay_out(lay_out, tmp_path):
    jar, _ = package(lay_out({"__pycache__/a.pyc": b"", ".git/config": b"", ".env": b""}), tmp_path / "dist")
    assert open_suite(jar).names() == ["META-INF/MANIFEST.MF", "icon.png", "midlet.py"]


def test_a_suite_with_a_link_in_it_is_refused(lay_out, tmp_path):
    jad = lay_out()
    os.symlink(jad, tmp_path / "midlets" / "tiny" / "link.txt")
    with pytest.raises(SuiteError, match=r"link\.txt: a JAR has no symbolic links"):
        package(jad, tmp_path / "dist")
    assert not (tmp_path / "dist").exists()


@pytest.mark.parametrize("out", ["jad", "midlets/tiny", "midlets/tiny/dist"])
def test_nothing_of_the_suite_is_written_over(lay_out, tmp_path, out):
    jad = lay_out()
    with pytest.raises(SuiteError, match="write over"):
        package(jad, tmp_path / out)


def test_a_suite_that_a_phone_would_refuse_is_not_packaged(lay_out, tmp_path):
    with pytest.raises(UserError, match="no class Tinny"):
        package(lay_out(MIDlet_1="Tiny, , midlet.Tinny"), tmp_path / "dist")
    with pytest.raises(DescriptorError, match="no such file"):
        package(tmp_path / "none.jad", tmp_path / "dist")
    with pytest.raises(SuiteError, match="this is no JAD"):
        package(tmp_path / "midlets" / "tiny", tmp_path / "dist")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are text there")
def test_a_name_that_is_no_text_is_refused_in_one_line(lay_out, tmp_path):
    jad = lay_out()
    strange = jad.with_name(os.fsdecode(b"\xff.jad"))
    strange.write_bytes(jad.read_bytes())
    with pytest.raises(SuiteError, match="is not UTF-8"):
        package(strange, tmp_path / "dist")
    (tmp_path / "midlets" / "tiny" / os.fsdecode(b"\xfe.bin")).write_bytes(b"")
    with pytest.raises(SuiteError, match="is not UTF-8"):
        package(jad, tmp_path / "dist")
    assert not (tmp_path / "dist").exists()


@pytest.mark.parametrize("name, url", [("my ü", "my%20%C3%BC.jar"), ("100%41", "100%2541.jar"), ("a#b", "a%23b.jar")])
def test_the_jars_address_is_one_whatever_the_file_is_called(lay_out, tmp_path, name, url):
    jad = lay_out()
    _, new_jad = package(jad.rename(jad.with_name(f"{name}.jad")), tmp_path / "dist")
    assert f"MIDlet-Jar-URL: {url}\n" in new_jad.read_text()
    assert open_suite(new_jad).descriptor.name == "Tiny"
