"""Where a suite comes from: what each source gives for its descriptor and its JAR."""

import os
import sys

import pytest

from emulator.ams.install.sources import Place, Server, source_of
from emulator.ams.suite.attributes import parse_jad
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite


def told(done, size):
    """Nobody looks."""


def check():
    """It is still wanted."""


def both(source):
    """The descriptor that it gives, and its parts."""
    jad = source.descriptor(told, check)
    return jad, source.parts(None if jad is None else parse_jad(jad, "x.jad"), told, check)


@pytest.mark.parametrize("address, kind", [
    ("http://a/b.jad", Server), ("HTTPS://a/b.jar", Server), ("b.jad", Place), ("folder", Place), ("httpd.jar", Place)])
def test_an_address_is_a_page_or_a_place(address, kind):
    assert type(source_of(address)) is kind


def test_a_source_says_in_full_where_the_suite_comes_from(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert source_of("tiny.jad").origin == str(tmp_path / "tiny.jad")
    assert source_of("http://a/b/tiny%20one.jad?x=1").stem == "tiny one"
    assert source_of("http://a/").stem == "suite"


def test_a_suite_laid_open_gives_its_own_descriptor_first_and_one_that_fits_the_jar_then(lay_out):
    jad, parts = both(source_of(str(lay_out())))
    assert b"MIDlet-Jar-Size: 0" in jad
    assert b"MIDlet-Jar-Size: %d\n" % len(parts.jar) in parts.jad and b"MIDlet-Jar-URL: tiny.jar\n" in parts.jad


def test_a_packaged_pair_is_given_as_it_is(packed, tmp_path):
    jar, jad = packed()
    (tmp_path / "tiny.jar").write_bytes(jar)
    (tmp_path / "tiny.jad").write_bytes(jad)
    assert both(source_of(str(tmp_path / "tiny.jad"))) == (jad, (jar, jad))
    assert both(source_of(str(tmp_path / "tiny.jar"))) == (None, (jar, None))


def test_a_jad_of_a_server_is_taken_with_the_jar_beside_it(packed, tmp_path):
    jar, jad = packed()
    jad = jad.replace(b"Jar-URL: tiny.jar", b"Jar-URL: http://far/away/tiny.jar")
    (tmp_path / "tiny.jar").write_bytes(jar)
    (tmp_path / "here.jad").write_bytes(jad)
    assert both(source_of(str(tmp_path / "here.jad"))) == (jad, (jar, jad))


def test_an_old_encoding_is_kept_as_utf_8(lay_out):
    jad = lay_out()
    jad.write_bytes(jad.read_bytes() + "X-Word: caf\xe9\n".encode("latin-1"))
    assert source_of(str(jad)).descriptor(told, check).endswith("X-Word: café\n".encode())


def test_a_suite_with_a_link_in_it_is_refused(lay_out):
    jad = lay_out()
    (jad.parent.parent / "midlets" / "tiny" / "link.txt").symlink_to("/etc/hostname")
    with pytest.raises(RefusedSuite, match="no symbolic links"):
        both(source_of(str(jad)))


def test_a_folder_that_nothing_describes_is_refused(tmp_path):
    with pytest.raises(RefusedSuite, match=r"no META-INF/MANIFEST\.MF in it"):
        both(source_of(str(tmp_path)))
    with pytest.raises(RefusedDescriptor, match="no such file"):
        both(source_of(str(tmp_path / "none.jad")))


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="file names are text there")
def test_a_file_whose_name_is_no_text_is_installed(phone, packed, tmp_path):
    strange = tmp_path / os.fsdecode(b"\xff.jar")
    strange.write_bytes(packed()[0])
    assert phone.install(strange).result().origin == str(tmp_path / "\ufffd.jar")
