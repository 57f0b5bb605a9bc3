"""A suite from a JAD, a JAR or a folder: what it is called, and what can be read of it."""

import os

import pytest

from emulator.ams.suite.package import package
from emulator.ams.suite.status import Status
from emulator.ams.suite.suite import open_suite
from emulator.errors import DescriptorError, SuiteError


def test_a_jad_opens_the_folder_that_it_names(lay_out):
    suite = open_suite(lay_out())
    assert suite.names() == ["icon.png", "midlet.py"]
    assert suite.identity == ("Test", "Tiny")


def test_a_folder_without_a_manifest_is_described_by_the_jad_near_it(lay_out):
    jad = lay_out()
    folder = jad.parent.parent / "midlets" / "tiny"
    assert open_suite(folder).descriptor.jad.source == str(jad)


def test_a_folder_with_a_manifest_speaks_for_itself(lay_out, tmp_path):
    jad = lay_out()
    manifest = jad.read_bytes().replace(b"MIDlet-Name: Tiny", b"MIDlet-Name: Other")
    lay_out({"META-INF/MANIFEST.MF": manifest})
    assert open_suite(tmp_path / "midlets" / "tiny").identity == ("Test", "Other")


def test_a_jar_and_its_jad_open_alike(lay_out, tmp_path):
    jar, jad = package(lay_out(), tmp_path / "dist")
    assert open_suite(jar).identity == open_suite(jad).identity == ("Test", "Tiny")


def test_a_resource_is_read_by_its_absolute_name(lay_out):
    suite = open_suite(lay_out({"level/one.txt": b"#"}))
    assert suite.read("/level/one.txt") == b"#"


@pytest.mark.parametrize("name", [
    "", "/", "icon.png", "/Icon.png", "/none.png", "/level", "/level/", "//icon.png", "/./icon.png",
    "/level/../icon.png", "/../tiny/icon.png", "/../../jad/tiny.jad", "\\icon.png", "/level\\one.txt",
    "C:/icon.png",
    "/C:/icon.png", "/icon.png\0", "/icon.png/", "/etc/passwd", "/link.txt",
])
def test_no_other_name_leads_anywhere(lay_out, tmp_path, name):
    jad = lay_out({"level/one.txt": b"#"})
    os.symlink(jad, tmp_path / "midlets" / "tiny" / "link.txt")
    assert open_suite(jad).read(name) is None


@pytest.mark.parametrize("name", ["/midlet.py", "/A.class", "/a.pyc"])
def test_code_is_no_resource(lay_out, name):
    assert open_suite(lay_out({"A.class": b"", "a.pyc": b""})).read(name) is None


def test_the_manifest_is_a_resource(lay_out, tmp_path):
    jar, _ = package(lay_out(), tmp_path / "dist")
    assert open_suite(jar).read("/META-INF/MANIFEST.MF").startswith(b"Manifest-Version: 1.0")


def test_sources_are_found_by_their_dotted_names(lay_out):
    suite = open_suite(lay_out({"ai/__init__.py": b"1", "ai/search.py": b"2", "bare/deep.py": b"3"}))
    assert b"class Tiny(MIDlet):" in suite.source("midlet")[0]
    assert [suite.source(name)[0] for name in ("ai", "ai.search", "bare.deep")] == [b"1", b"2", b"3"]
    assert [suite.source(name) for name in ("bare", "none", "ai.none", "", "icon")] == [None] * 5
    assert suite.modules() == ["ai", "ai.search", "bare.deep", "midlet"]


def test_folders_with_code_in_them_are_packages(lay_out):
    suite = open_suite(lay_out({"ai/__init__.py": b"", "bare/deep.py": b"", "art/a.png": b""}))
    assert [suite.is_package(name) for name in ("", "ai", "bare", "art", "midlet", "none")] == [
        True, True, True, False, False, False]


def test_a_source_names_the_file_that_it_came_from(lay_out, tmp_path):
    jad = lay_out()
    jar, _ = package(jad, tmp_path / "dist")
    assert open_suite(jad).source("midlet")[1] == str(tmp_path / "midlets" / "tiny" / "midlet.py")
    assert open_suite(jar).source("midlet")[1] == str(jar / "midlet.py")


def test_a_suite_has_one_digest_wherever_it_lies(lay_out, tmp_path):
    jad = lay_out()
    before = open_suite(jad).digest
    jar, _ = package(jad, tmp_path / "dist")
    assert open_suite(jar).digest == before
    assert open_suite(lay_out({"more.txt": b""})).digest != before


@pytest.mark.parametrize("target, error", [("none.jad", DescriptorError), ("none.jar", SuiteError),
                                           ("none", SuiteError)])
def test_what_is_not_there_is_said_in_one_line(tmp_path, target, error):
    with pytest.raises(error, match="no such") as caught:
        open_suite(tmp_path / target)
    assert "\n" not in str(caught.value)


def test_a_suite_that_a_phone_would_refuse_is_not_opened(lay_out):
    with pytest.raises(DescriptorError, match=r"this phone has no MIDP-3\.0") as caught:
        open_suite(lay_out(MicroEdition_Profile="MIDP-3.0"))
    assert caught.value.status is Status.INCOMPATIBLE


def test_a_suite_prints_its_name_and_place(lay_out):
    assert repr(open_suite(lay_out())).startswith("<Suite Tiny 1.0.0 in ")
