"""All that is wrong with a suite, in the order that a phone finds it."""

import os
import zipfile
from pathlib import Path

import pytest

from emulator.ams.suite.check import check
from emulator.ams.suite.finding import outcome
from emulator.ams.suite.package import package
from emulator.ams.suite.status import Status


def errors(path, **options):
    return [(found.status.value, found.text) for found in check(path, **options) if found.is_error]


def warnings(path):
    return [found.text for found in check(path) if not found.is_error]


def test_a_good_suite_has_nothing_wrong(lay_out, tmp_path):
    jar, jad = package(lay_out(), tmp_path / "dist")
    assert [check(path) for path in (lay_out(), jar, jad, tmp_path / "midlets" / "tiny")] == [[], [], [], []]


@pytest.mark.parametrize("key, code", [
    ("MIDlet-Name", 906), ("MIDlet-Version", 906), ("MIDlet-Vendor", 906), ("MIDlet-Jar-URL", 906),
    ("MIDlet-Jar-Size", 906), ("MicroEdition-Profile", 907), ("MicroEdition-Configuration", 907),
])
@pytest.mark.parametrize("value", [None, ""])
def test_a_required_attribute_must_be_there_and_not_empty(lay_out, key, code, value):
    found = check(lay_out(**{key.replace("-", "_"): value}))
    assert any(key in one.text for one in found)
    assert outcome(found) == code


def test_a_suite_has_at_least_one_midlet(lay_out):
    assert errors(lay_out(MIDlet_1=None)) == [(907, "MIDlet-1 is missing")]


def test_everything_wrong_is_found_at_once_in_the_order_of_a_phone(lay_out):
    jad = lay_out(MIDlet_Name=None, MIDlet_Version="x", MIDlet_Jar_Size="big", MIDlet_Data_Size="much",
                  MIDlet_1="Tiny, , nowhere.Tiny", MIDlet_Jar_RSA_SHA1="abc", MIDlet_Permissions="a.b",
                  MicroEdition_Configuration="CDC-1.0", MicroEdition_Profile="MIDP-2.1",
                  MIDlet_Push_1="socket://x:1, nowhere.Tiny, *")
    assert [code for code, _ in errors(jad)] == [906, 906, 906, 906, 907, 909, 910, 908, 908, 911]


def test_each_finding_names_file_line_and_remedy(lay_out):
    jad = lay_out(MIDlet_Version="1.2.3.4")
    [found] = check(jad)
    assert (found.file, found.line, found.status) == (str(jad), 2, Status.INVALID_DESCRIPTOR)
    assert found.remedy


@pytest.mark.parametrize("version", ["1", "1.0", "01.1", "1.2.3"])
def test_the_forms_of_a_version_are_accepted(lay_out, version):
    assert check(lay_out(MIDlet_Version=version)) == []


def test_a_midlet_behind_a_gap_is_a_warning(lay_out):
    assert warnings(lay_out(MIDlet_3="Three, , midlet.Tiny")) == ["MIDlet-3 is ignored: MIDlet-2 is missing"]


@pytest.mark.parametrize("attributes, code, text", [
    ({"MIDlet_Jar_Size": "1"}, 904, "MIDlet-Jar-Size says 1, the JAR has"),
    ({"MIDlet_Name": "tiny"}, 905, "MIDlet-Name is 'tiny' in the JAD, 'Tiny' in the manifest"),
    ({"MIDlet_Vendor": "Test Inc"}, 905, "MIDlet-Vendor"),
    ({"MIDlet_Version": "1.0"}, 905, "MIDlet-Version is '1.0' in the JAD, '1.0.0' in the manifest"),
])
def test_a_jad_must_agree_with_its_jar(lay_out, tmp_path, attributes, code, text):
    _, jad = package(lay_out(), tmp_path / "dist")
    for name, value in attributes.items():
        key = name.replace("_", "-") + ":"
        lines = [line for line in jad.read_text().splitlines() if not line.startswith(key)]
        jad.write_text("\n".join([*lines, f"{key} {value}"]))
    [(found_code, found)] = errors(jad)
    assert found_code == code and text in found


def test_a_folder_has_no_size_to_agree_with(lay_out):
    assert errors(lay_out(MIDlet_Jar_Size="4711")) == []


def test_a_jar_needs_a_manifest(lay_out, tmp_path):
    with zipfile.ZipFile(tmp_path / "a.jar", "w") as archive:
        archive.writestr("midlet.py", "class Tiny: ...")
    assert (907, "META-INF/MANIFEST.MF is missing") in errors(tmp_path / "a.jar")


@pytest.mark.parametrize("line, code", [("MIDlet-Name: \n", 907), ("MIDlet-Version: x\n", 907),
                                        ("bad line\n", 907)])
def test_a_bad_manifest_is_an_invalid_jar(lay_out, tmp_path, line, code):
    manifest = "MIDlet-Name: Tiny\nMIDlet-Version: 1.0.0\nMIDlet-Vendor: Test\n" + line
    assert outcome(check(lay_out({"META-INF/MANIFEST.MF": manifest}))) == code


def test_profile_and_configuration_may_stand_in_the_manifest_alone(lay_out):
    manifest = ("MIDlet-Name: Tiny\nMIDlet-Version: 1.0.0\nMIDlet-Vendor: Test\nMIDlet-1: Tiny,,midlet.Tiny\n"
                "MicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.0\n")
    jad = lay_out({"META-INF/MANIFEST.MF": manifest}, MIDlet_1=None, MicroEdition_Profile=None,
                  MicroEdition_Configuration=None)
    assert check(jad) == []


@pytest.mark.parametrize("profile", ["MIDP-1.0", "MIDP-2.0", "MIDP-1.0 MIDP-2.0", "MIDP-2.0\tMIDP-1.0"])
def test_every_profile_asked_for_must_be_there(lay_out, profile):
    assert errors(lay_out(MicroEdition_Profile=profile)) == []
    assert [code for code, _ in errors(lay_out(MicroEdition_Profile=profile + " IMP-1.0"))] == [908]


def test_too_little_memory_is_said_when_the_space_is_known(lay_out):
    jad = lay_out(MIDlet_Data_Size="1000")
    assert errors(jad, space=1000) == []
    assert [code for code, _ in errors(jad, space=999)] == [901]


def test_an_unknown_permission_is_refused_if_needed_and_skipped_if_optional(lay_out):
    assert [code for code,
            _ in errors(lay_out(MIDlet_Permissions="javax.microedition.io.Connector.http, a.b"))] == [910]
    jad = lay_out(MIDlet_Permissions_Opt="a.b")
    assert errors(jad) == [] and warnings(jad) == ["this phone knows no permission a.b"]


def test_a_signed_suite_is_refused_and_never_taken_as_untrusted(lay_out):
    assert [code for code, _ in errors(lay_out(MIDlet_Jar_RSA_SHA1="abc"))] == [909]


def test_a_certificate_without_a_signature_is_untrusted(lay_out):
    assert check(lay_out(MIDlet_Certificate_1_1="abc")) == []


@pytest.mark.parametrize("push", ["socket://:5000, midlet.Other, *", "http://:80, midlet.Tiny, *",
                                  "socket://:5000",
                                  "socket://:1, midlet.Tiny, *\nMIDlet-Push-2: socket://:1, midlet.Tiny, *"])
def test_a_push_entry_that_cannot_be_registered_is_refused(lay_out, push):
    assert [code for code, _ in errors(lay_out(MIDlet_Push_1=push))] == [911]


def test_a_good_push_entry_is_accepted(lay_out):
    assert check(lay_out(MIDlet_Push_1="socket://:5000, midlet.Tiny, *")) == []


def test_bad_lines_double_names_and_slips_are_listed_too(lay_out):
    jad = lay_out()
    jad.write_bytes(jad.read_bytes() + b"broken\nMIDlet-Name: Tiny\nMIDlet-Vender: me\n")
    assert [found.line for found in check(jad)] == [9, 10, 11]


@pytest.mark.parametrize("name, data, code", [
    ("none.jad", None, 906), ("empty.jad", b"", 906), ("binary.jad", b"\0\1\2", 906), ("none.jar", None, 903),
    ("broken.jar", b"PK", 907), ("none", None, 906),
])
def test_what_cannot_be_read_is_one_finding(tmp_path, name, data, code):
    if data is not None:
        (tmp_path / name).write_bytes(data)
    [found] = check(tmp_path / name)
    assert found.status == code


def test_a_missing_jar_is_found_after_what_is_wrong_with_the_jad(lay_out):
    codes = [code for code, _ in errors(lay_out(MIDlet_Jar_URL="none.jar", MIDlet_Vendor=None))]
    assert codes == [906, 903]


SHIPPED = sorted((Path(__file__).parents[3] / "jad").glob("*.jad"))


@pytest.mark.parametrize("jad", SHIPPED, ids=lambda path: path.stem)
def test_the_projects_own_suites_have_nothing_wrong(jad):
    assert [str(found) for found in check(jad)] == []


@pytest.mark.parametrize("name", ["pipe.jad", "pipe.jar"])
def test_a_pipe_is_not_waited_for(tmp_path, name):
    os.mkfifo(tmp_path / name)
    [found] = check(tmp_path / name)
    assert found.is_error and "a device or a pipe" in found.text


def test_a_folder_may_be_called_as_a_jar_is(tmp_path):
    (tmp_path / "mine.jar").mkdir()
    [found] = check(tmp_path / "mine.jar")
    assert found.file == str(tmp_path / "mine.jar") and "MANIFEST" in found.text


def test_of_a_jar_without_a_manifest_nothing_more_is_said(tmp_path):
    with zipfile.ZipFile(tmp_path / "a.jar", "w") as jar:
        jar.writestr("midlet.py", "pass")
    [found] = check(tmp_path / "a.jar")
    assert found.status.value == 907 and "MANIFEST.MF is missing" in found.text


@pytest.mark.parametrize("url", ["socket://:99999", "datagram://:0"])
def test_a_number_that_is_no_port_is_found_before_a_phone_finds_it(lay_out, url):
    [(code, said)] = errors(lay_out(MIDlet_Push_1=f"{url}, midlet.Tiny, *"))
    assert code == 911 and said.endswith(f"nothing can wait at {url}")


def test_a_path_that_is_too_long_is_a_finding(lay_out):
    [(code, said)] = errors(lay_out(MIDlet_Jar_URL="a" * 5_000))
    assert code == 907 and "cannot be read" in said


def test_a_jar_larger_than_any_phone_takes_is_found_before_a_phone_finds_it(lay_out):
    [(code, said)] = errors(lay_out(MIDlet_Jar_Size="99999999999"))
    assert code == 901 and "more than a JAR may have" in said
