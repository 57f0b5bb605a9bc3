"""What the steps of an installation ask of this very phone: its policy."""

import pytest

from emulator import Phone
from emulator.ams.permit.policy_file import SHIPPED
from emulator.ams.suite.status import RefusedDescriptor, RefusedSuite

SMS = "javax.wireless.messaging.sms.send"


@pytest.fixture
def strict(tmp_path):
    """A phone on which an untrusted suite can never send a message."""
    policy = tmp_path / "strict.yaml"
    text = SHIPPED.read_text()
    assert "{default: once, highest: once}" in text
    policy.write_text(text.replace("{default: once, highest: once}", "{default: never, highest: never}"))
    with Phone(permissions="ask", policy=policy) as phone:
        yield phone


def test_a_suite_that_needs_what_its_domain_can_never_have_is_refused(strict, lay_out):
    with pytest.raises((RefusedDescriptor, RefusedSuite)) as refusal:
        strict.install(lay_out(MIDlet_Permissions=SMS))
    assert refusal.value.status.value == 910 and f"can never have {SMS}" in str(refusal.value)
    assert strict.software.installed.find("Tiny") is None


def test_one_that_only_could_do_with_it_is_installed(strict, phone, lay_out):
    assert strict.install(lay_out(MIDlet_Permissions_Opt=SMS)).result().name == "Tiny"
    assert phone.install(lay_out(MIDlet_Permissions=SMS)).result().name == "Tiny"
