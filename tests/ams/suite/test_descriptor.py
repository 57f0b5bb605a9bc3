"""The joined view of a JAD and a manifest."""

import pytest

from emulator.ams.suite.attributes import parse_jad, parse_manifest
from emulator.ams.suite.descriptor import Descriptor
from emulator.ams.suite.status import Status
from emulator.ams.suite.version import Version
from emulator.errors import DescriptorError, SuiteError

JAD = b"""MIDlet-Name: Tiny
MIDlet-Version: 1.2
MIDlet-Vendor: Test
MIDlet-Jar-URL: tiny.jar
MIDlet-Jar-Size: 1234
MIDlet-1: One, /one.png, midlet.One
MIDlet-2: Two, , midlet.Two
MIDlet-4: Four, , midlet.Four
MicroEdition-Profile: MIDP-1.0 MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
MIDlet-Permissions: a.b, c.d
MIDlet-Push-1: socket://:5000, midlet.Two, *
Level: hard
"""
MANIFEST = b"Manifest-Version: 1.0\nLevel: easy\nOnly-Here: yes\n"


def of(jad=JAD, manifest=None, **options):
    return Descriptor(jad and parse_jad(jad, "a.jad"), manifest and parse_manifest(manifest, "MF"), **options)


def test_a_descriptor_says_what_the_suite_is_and_needs():
    descriptor = of()
    assert (descriptor.name, descriptor.version, descriptor.vendor) == ("Tiny", Version(1, 2, 0), "Test")
    assert (descriptor.jar_url, descriptor.jar_size, descriptor.data_size) == ("tiny.jar", 1234, 0)
    assert (descriptor.profile, descriptor.configuration) == ("MIDP-1.0 MIDP-2.0", "CLDC-1.1")
    assert (descriptor.permissions, descriptor.optional_permissions) == (("a.b", "c.d"), ())
    assert descriptor.push[0].url == "socket://:5000"


def test_midlets_are_counted_from_one_to_the_first_gap():
    assert [(entry.number, entry.name) for entry in of().midlets] == [(1, "One"), (2, "Two")]


@pytest.mark.parametrize("which, name", [(None, "One"), (1, "One"), (2, "Two"), ("2", "Two"), ("Two", "Two")])
def test_a_midlet_is_chosen_by_number_or_name(which, name):
    assert of().midlet(which).name == name


@pytest.mark.parametrize("which", [0, 3, 4, "Tow", "one"])
def test_a_midlet_that_is_not_there_is_refused_with_the_names_that_are(which):
    with pytest.raises(SuiteError, match=r"did you mean|try one of One, Two"):
        of().midlet(which)


def test_the_jads_attribute_comes_before_the_manifests():
    assert of(JAD, MANIFEST).app_property("Level") == "hard"


def test_of_a_trusted_suite_the_manifest_comes_first():
    assert of(JAD, MANIFEST, trusted=True).app_property("Level") == "easy"


def test_attributes_of_either_file_are_seen_and_others_are_none():
    descriptor = of(JAD, MANIFEST)
    assert descriptor.app_property("Only-Here") == "yes"
    assert descriptor.app_property("Manifest-Version") == "1.0"
    assert descriptor.app_property("None") is None
    assert descriptor.attribute_names()[-2:] == ("Manifest-Version", "Only-Here")


def test_attribute_names_are_case_sensitive():
    assert of().app_property("midlet-name") is None


def test_an_attribute_knows_its_file_and_line():
    descriptor = of(JAD, MANIFEST)
    assert descriptor.where("Level") == ("a.jad", 13)
    assert descriptor.where("Only-Here") == ("MF", 3)
    assert descriptor.where("None") == ("a.jad", None)


def test_the_suites_icon_is_its_own_or_its_first_midlets():
    assert of().icon == "/one.png"
    assert of(JAD + b"MIDlet-Icon: /suite.png\n").icon == "/suite.png"


def test_a_manifest_alone_has_no_jar_url_or_size():
    descriptor = of(None, b"MIDlet-Name: A\n")
    assert (descriptor.name, descriptor.jar_url, descriptor.jar_size) == ("A", None, None)


@pytest.mark.parametrize("size", ["big", "-1", "+1", "1.0", "0x10", "1 000", "１２", "9" * 19])
@pytest.mark.parametrize("key, name", [("MIDlet-Data-Size", "data_size"), ("MIDlet-Jar-Size", "jar_size")])
def test_a_size_is_a_decimal_number(key, name, size):
    descriptor = of(JAD + f"{key}: {size}\n".encode())
    with pytest.raises(DescriptorError, match=key) as caught:
        getattr(descriptor, name)
    assert (caught.value.line, caught.value.status) == (14, Status.INVALID_DESCRIPTOR)


@pytest.mark.parametrize("jad, manifest, status", [
    (JAD + b"MIDlet-2: x\n", None, Status.INVALID_DESCRIPTOR), (JAD, b"MIDlet-3: x\n", Status.INVALID_JAR),
])
def test_a_bad_midlet_makes_the_file_invalid_that_it_stands_in(jad, manifest, status):
    with pytest.raises(DescriptorError, match="parts, not the three of") as caught:
        _ = of(jad, manifest).midlets
    assert caught.value.status is status
