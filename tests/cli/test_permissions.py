"""emulator run --permissions and --policy."""

import pytest

from emulator.ams.permit.policy_file import SHIPPED
from emulator.cli import main

JAD = """MIDlet-Name: Asker
MIDlet-Version: 1.0
MIDlet-Vendor: Tests
MIDlet-Jar-URL: asker/
MIDlet-Jar-Size: 0
MIDlet-1: Asker,,midlet.Asker
MicroEdition-Profile: MIDP-2.0
MicroEdition-Configuration: CLDC-1.1
"""
ASKER = """
from emulator.midp.io import Connector
from emulator.midp.lang import IOException, SecurityException, Thread
from emulator.midp.lcdui import Display, Form
from emulator.midp.midlet import MIDlet


class Asker(MIDlet):
    def start_app(self):
        Display.get_display(self).set_current(Form("Asker"))
        print("check", self.check_permission("javax.microedition.io.Connector.http"))
        Thread(self.connect).start()

    def connect(self):
        try:
            Connector.open("http://+2/").get_response_code()
        except (IOException, SecurityException) as error:
            print(type(error).__name__)
"""


@pytest.fixture
def run(tmp_path, capsys):
    """`run(*options)`: exit status, what the suite printed, what was written to stderr."""
    (tmp_path / "asker").mkdir()
    (tmp_path / "asker" / "midlet.py").write_text(ASKER)
    (tmp_path / "asker.jad").write_text(JAD)

    def start(*options):
        status = main(["run", str(tmp_path / "asker.jad"), "--headless", "--for", "2000", *options])
        out, err = capsys.readouterr()
        return status, out.split(), err
    return start


def test_an_unseen_phone_allows(run):
    assert run()[1] == ["check", "1", "ConnectionNotFoundException"]


def test_it_can_be_told_to_deny(run):
    assert run("--permissions", "deny")[1] == ["check", "0", "SecurityException"]


def test_or_to_ask_and_keys_answer(run):
    assert run("--permissions", "ask")[1] == ["check", "-1"]
    assert run("--permissions", "ask", "--keys", "fire")[1] == ["check", "-1", "ConnectionNotFoundException"]
    assert run("--permissions", "ask", "--keys", "end")[1] == ["check", "-1", "SecurityException"]


def test_a_policy_of_ones_own_counts(run, tmp_path):
    policy = tmp_path / "mine.yaml"
    policy.write_text(SHIPPED.read_text().replace("{default: once, highest: session}",
                                                  "{default: never, highest: never}"))
    assert run("--permissions", "ask", "--policy", str(policy))[1] == ["check", "0", "SecurityException"]


def test_a_broken_policy_is_one_line_with_its_place(run, tmp_path):
    policy = tmp_path / "mine.yaml"
    policy.write_text(SHIPPED.read_text().replace("highest: session", "highest: sesion", 1))
    status, _, error = run("--policy", str(policy))
    assert status == 1 and error.count("\n") == 1
    assert error.startswith(f"emulator: {policy}:") and "did you mean 'session'?" in error


def test_another_way_is_a_wrong_call(run, capsys):
    with pytest.raises(SystemExit) as ended:
        run("--permissions", "perhaps")
    assert ended.value.code == 2 and "ask" in capsys.readouterr().err
