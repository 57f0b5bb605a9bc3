"""Installing and removing, as a program that holds a phone does it; more is in tests/ams/install/test_install.py."""

import pytest

from emulator import Phone, State
from emulator.ams.install.install import Step
from emulator.errors import EmulatorError, UserError
from emulator.shop import Shop

CODE = "from emulator.midp.midlet import MIDlet\nclass Tiny(MIDlet):\n    def start_app(self): pass\n"
JAD = ("MIDlet-Name: Tiny\nMIDlet-Version: 1.0\nMIDlet-Vendor: Test\nMIDlet-Jar-URL: tiny/\nMIDlet-Jar-Size: 0\n"
       "MIDlet-1: Tiny,, midlet.Tiny\nMicroEdition-Profile: MIDP-2.0\nMicroEdition-Configuration: CLDC-1.1\n")


@pytest.fixture
def jad(tmp_path):
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "midlet.py").write_text(CODE)
    (tmp_path / "tiny.jad").write_text(JAD)
    return tmp_path / "tiny.jad"


@pytest.mark.parametrize("kind", [str, lambda path: path, lambda path: path.with_suffix("")])
def test_a_file_or_folder_is_installed_on_return_in_no_phone_time(phone, jad, kind):
    installation = phone.install(kind(jad))
    assert installation.is_over and phone.now == 0
    assert phone.launch("Tiny").state is State.ACTIVE


def test_progress_is_told_step_by_step(phone, jad):
    told = []
    phone.install(jad, told=lambda step, done, size: told.append(step))
    assert told == list(Step)


def test_a_removal_says_whether_it_went(phone, jad):
    phone.install(jad)
    assert phone.remove("Tiny", confirm=lambda question: False) is False
    assert phone.remove("Tiny") is True
    with pytest.raises(UserError, match="no suite on this phone has this name"):
        phone.remove("Tiny")


def test_what_a_confirm_raises_comes_out(phone, jad):
    def broken(question):
        raise ZeroDivisionError("the test's own")
    phone.install(jad)
    with pytest.raises(ZeroDivisionError):
        phone.install(jad, confirm=broken)
    assert phone.launch("Tiny").state is State.ACTIVE


def test_two_installations_at_once_do_not_disturb_each_other(phone, jad):
    installed = phone.software.installed
    works = [installed.install(str(jad)) for _ in range(3)]
    phone.run(0)
    assert [work.result().name for work in works] == ["Tiny"] * 3
    assert len(phone.storage.suites.all()) == 1


def test_a_closed_phone_installs_nothing(jad):
    with Phone() as phone:
        pass
    with pytest.raises(EmulatorError, match="this phone is closed"):
        phone.install(jad)


def test_a_shop_alone_has_no_phone_to_run():
    with pytest.raises(TypeError):
        Shop().run()
