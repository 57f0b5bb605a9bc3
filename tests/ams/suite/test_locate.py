"""Where the parts of a suite lie."""

import shutil

import pytest

from emulator.ams.suite.package import package
from emulator.ams.suite.status import Status
from emulator.ams.suite.suite import open_suite
from emulator.errors import SuiteError, UserError


@pytest.mark.parametrize("place, url", [("midlets/tiny/tiny.jad", "."), ("midlets/tiny.jad", "tiny/"),
                                        ("midlets/jad/tiny.jad", "../tiny"),
                                        ("jad/tiny.jad", "../midlets/tiny/")])
def test_a_jad_may_lie_in_the_folder_or_beside_it(lay_out, tmp_path, place, url):
    text = lay_out().read_bytes().replace(b"../midlets/tiny/", url.encode())
    shutil.rmtree(tmp_path / "jad")
    (tmp_path / place).parent.mkdir(exist_ok=True)
    (tmp_path / place).write_bytes(text)
    assert open_suite(tmp_path / "midlets" / "tiny").identity == ("Test", "Tiny")


def test_a_folder_that_nothing_describes_is_refused(lay_out, tmp_path):
    lay_out(MIDlet_Jar_URL="../midlets/other/")
    with pytest.raises(SuiteError, match=r"no tiny\.jad near names it"):
        open_suite(tmp_path / "midlets" / "tiny")


def test_a_downloaded_jad_finds_its_jar_beside_it(lay_out, tmp_path):
    _, jad = package(lay_out(), tmp_path / "dist")
    jad.write_bytes(jad.read_bytes().replace(b"tiny.jar", b"http://example.com/get/tiny.jar?id=1"))
    assert open_suite(jad).names() == ["META-INF/MANIFEST.MF", "icon.png", "midlet.py"]


@pytest.mark.parametrize("url, status", [
    ("http://example.com/tiny.jar", Status.LOSS_OF_SERVICE), ("none.jar", Status.LOSS_OF_SERVICE),
    ("..\\midlets\\tiny\\", Status.INVALID_DESCRIPTOR), ("ftp://example.com/tiny.jar",
                                                         Status.INVALID_DESCRIPTOR),
    ("//server/share/tiny.jar", Status.INVALID_DESCRIPTOR), ("a%00b", Status.INVALID_DESCRIPTOR),
    ("http://[", Status.INVALID_DESCRIPTOR),
])
def test_a_jar_that_cannot_be_had_is_refused(lay_out, url, status):
    with pytest.raises(UserError) as caught:
        open_suite(lay_out(MIDlet_Jar_URL=url))
    assert caught.value.status is status


def test_a_url_may_escape_its_blanks(lay_out, tmp_path):
    jad = lay_out(MIDlet_Jar_URL="../midlets/my%20game/")
    (tmp_path / "midlets" / "tiny").rename(tmp_path / "midlets" / "my game")
    assert open_suite(jad).read("/icon.png")
