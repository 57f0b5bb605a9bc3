"""Rules of a trusted suite, which no file alone can make."""

import pytest

from emulator.ams.suite.attributes import Attributes
from emulator.ams.suite.descriptor import Descriptor
from emulator.ams.suite.rules import OF_BOTH, Subject, apply

PLAIN = {"MIDlet-Name": "Tiny", "MIDlet-Version": "1.0", "MIDlet-Vendor": "Test", "MIDlet-1": "A,,a.B",
         "MIDlet-Jar-Size": "1", "MicroEdition-Profile": "MIDP-2.0", "MicroEdition-Configuration": "CLDC-1.1"}
HTTP = "javax.microedition.io.Connector.http"


def codes(jad, manifest, *, trusted=True):
    descriptor = Descriptor(Attributes.of(PLAIN | jad, "a.jad"), Attributes.of(PLAIN | manifest, "MF"),
                            trusted=trusted)
    return [found.status.value for found in apply(OF_BOTH, Subject(descriptor, None))]


def test_a_trusted_suites_files_must_agree_in_every_attribute():
    assert codes({"Level": "1"}, {"Level": "1"}) == []
    assert codes({"Level": "1"}, {"Level": "2"}) == [905]
    assert codes({"Level": "1"}, {"Level": "2"}, trusted=False) == []


@pytest.mark.parametrize("key", ["MIDlet-Permissions", "MIDlet-Permissions-Opt"])
def test_a_trusted_suites_permissions_must_be_in_the_manifest(key):
    assert codes({key: HTTP}, {}) == [905]
    assert codes({key: HTTP}, {key: HTTP}) == []
    assert codes({key: HTTP}, {}, trusted=False) == []


def test_a_trusted_suite_may_only_be_pushed_if_it_asked_for_that():
    push = {"MIDlet-Push-1": "socket://:1, a.B, *"}
    asked = {"MIDlet-Permissions": "javax.microedition.io.PushRegistry"}
    assert codes(push, push) == [910]
    assert codes(push | asked, push | asked) == []
