"""Messages that are kept."""

import subprocess
import sys

import pytest

CHILD = """
import os, signal, sys
from emulator import Ether, Phone
ether = Ether()
phone, other = Phone(network=ether, number="+100", storage=sys.argv[1]), Phone(network=ether, number="+200")
app = phone.launch("gallery", midlet=3)
ether.run(100)
other.network.send_message("+100", 6262, "before the end")
ether.run(100)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_message_that_came_outlives_a_phone_that_is_killed(meet, tmp_path):
    subprocess.run([sys.executable, "-c", CHILD, str(tmp_path)], check=False, capture_output=True)
    user = meet("+100", storage=tmp_path).start()
    assert user.messages() == [("before the end", "RECEIVED")]
    assert "+200 (1)" in user.phone.screen.text()


def test_messages_are_kept_with_all_that_was_known_of_them(meet, tmp_path):
    user = meet("+100", storage=tmp_path).start()
    anna = user.contact("NEARBY", "+999")
    user.write(anna, "hello")
    user.phone.run(40_000)
    before = user.chat.messenger.history.all()
    user.phone.close()
    after = meet("+300", storage=tmp_path).start().chat.messenger.history.all()
    assert [(m.text, m.time, m.state.name, m.key, m.is_read) for m in after] == \
        [(m.text, m.time, m.state.name, m.key, m.is_read) for m in before] == \
        [("hello", before[0].time, "FAILED", before[0].key, True)]


def test_the_oldest_of_a_contact_make_room_for_the_newest(ours):
    user = ours.start()
    anna, bob = user.contact("SMS", "+200"), user.contact("SMS", "+300", "Bob")
    history = user.chat.messenger.history
    sent = type(history).add.__globals__["State"].SENT

    def fill():
        history.add(bob.id, "to Bob", 0, sent)
        for number in range(205):
            history.add(anna.id, str(number), number, sent)
    user.do(fill)
    assert [m.text for m in history.of(anna.id)] == [str(n) for n in range(5, 205)]
    assert [m.text for m in history.of(bob.id)] == ["to Bob"]


def test_a_full_memory_lets_the_oldest_go(ours):
    user = ours.start()
    anna = user.contact("SMS", "+200")
    history = user.chat.messenger.history
    sent = type(history).add.__globals__["State"].SENT
    long = "x" * 100_000

    def fill():
        for number in range(40):
            history.add(anna.id, f"{number} {long}", number, sent)
    user.do(fill)
    numbers = [int(m.text.split()[0]) for m in history.of(anna.id)]
    assert numbers == list(range(numbers[0], 40)) and 0 < numbers[0] < 39


def test_what_another_program_has_written_there_is_left_alone(ours):
    user = ours.start()
    user.do(lambda: user.chat.messenger.history._records.add({"c": 1, "x": "?"}))
    user.phone.apps[0].close()
    assert user.start().messages() == []
