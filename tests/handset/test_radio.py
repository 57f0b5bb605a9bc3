"""The radio without a network, and the log of what went over the air."""

import json

import pytest

from emulator.errors import UserError
from emulator.handset.address import Address, NoSuchPlace
from emulator.handset.ether import Ether
from emulator.handset.har import Page
from emulator.handset.ports import QUEUE
from emulator.handset.radio import Radio
from emulator.handset.radio_log import Log, Transfer
from emulator.kernel import Kernel

THERE = Address("+200", 80)


@pytest.mark.parametrize("ask", [
    lambda radio: radio.datagrams(1), lambda radio: radio.listen(1), lambda radio: radio.messages(1),
    lambda radio: radio.connect(THERE), lambda radio: radio.send_message("+200", 1, "hi"),
], ids=["datagrams", "listen", "messages", "connect", "send_message"])
def test_a_phone_without_a_network_reaches_nobody_and_says_what_to_do(ask):
    with pytest.raises(NoSuchPlace, match=r"no network; give it one: Phone\(network=Ether\(\)\)"):
        ask(Radio(Kernel()))


def exchange():
    """One datagram of 5 bytes from +100 to +200, 30 ms on its way, sent at 12; both radios."""
    ether = Ether(latency=30)
    kernels = Kernel(), Kernel()
    ours, theirs = (Radio(kernel, ether) for kernel in kernels)
    port = ours.datagrams(5000)
    theirs.datagrams(5555)
    kernels[0].at(12, lambda: port.send(b"hello", Address("+200", 5555)))
    ether.run(100)
    return ours, theirs


def test_the_log_has_time_kind_way_both_ends_and_bytes():
    ours, theirs = exchange()
    here, there = Address("+100", 5000), Address("+200", 5555)
    assert ours.log == [Transfer(12, "datagram", "sent", here, there, b"hello")]
    assert theirs.log == [Transfer(42, "datagram", "received", there, here, b"hello")]
    assert theirs.log[0].size == 5


def test_the_log_can_be_forgotten():
    ours, _ = exchange()
    ours.monitor.clear()
    assert ours.log == []


def test_the_log_is_json_for_other_programs(tmp_path):
    ours, _ = exchange()
    ours.monitor.save(tmp_path / "log.json")
    assert json.loads((tmp_path / "log.json").read_text()) == [
        {"time": 12, "kind": "datagram", "way": "sent", "local": "+100:5000", "remote": "+200:5555",
         "size": 5, "base64": "aGVsbG8="}]


def test_a_log_that_cannot_be_saved_says_where(tmp_path):
    with pytest.raises(UserError, match="cannot be saved"):
        Log(Kernel()).save(tmp_path / "no" / "log.json")


def test_a_port_that_is_not_read_loses_what_comes_last():
    ether, kernel = Ether(), Kernel()
    radio = Radio(kernel, ether)
    port, sender = radio.datagrams(5555), radio.datagrams()
    for _ in range(QUEUE + 3):
        sender.send(b"x", Address("localhost", 5555))
    kernel.run(0)
    assert len(port.arrived) == QUEUE
    assert [transfer.way for transfer in radio.log].count("overrun") == 3


def test_old_transfers_make_way_for_new_ones():
    log = Log(Kernel())
    for n in range(20):
        log.note("datagram", "sent", THERE, THERE, bytes([n]) * 1_000_000)
    assert [transfer.data[0] for transfer in log.transfers] == list(range(4, 20))


def test_a_page_is_written_in_har_with_its_times():
    kernel = Kernel()
    log = Log(kernel)
    kernel.run(1000)
    log.note_page(Page("GET", "http://example.com/a?b=c", sent=1010, answered=1250, ended=1300, status=200,
                       message="OK", response_headers=[("Content-Type", "text/plain")], response_body=b"hi"))
    entry = json.loads(log.as_har(epoch=0))["log"]["entries"][0]
    assert entry["startedDateTime"] == "1970-01-01T00:00:01+00:00"
    assert entry["timings"] == {"send": 10, "wait": 240, "receive": 50} and entry["time"] == 300
    assert entry["request"]["queryString"] == [{"name": "b", "value": "c"}]
    assert entry["response"]["content"] == {"size": 2, "mimeType": "text/plain", "text": "hi"}


def test_a_body_that_is_no_text_is_base64_in_har():
    log = Log(Kernel())
    log.note_page(Page("GET", "http://example.com/", response_body=b"\xff\0"))
    content = json.loads(log.as_har())["log"]["entries"][0]["response"]["content"]
    assert (content["text"], content["encoding"]) == ("/wA=", "base64")


def test_a_phone_on_a_network_has_a_full_signal_and_one_alone_has_none():
    assert (Radio(Kernel(), Ether()).signal, Radio(Kernel()).signal) == (4, 0)


def test_messages_count_as_unread_until_they_are_taken_or_their_port_is_closed():
    ether = Ether()
    here, there = (Radio(Kernel(), ether, number) for number in ("+100", "+200"))
    ports = [there.messages(port) for port in (5000, 5001)]
    for port in (5000, 5000, 5001):
        here.send_message("+200", port, "Hello")
    ether.run(1)
    assert there.unread == 3
    ports[0].arrived.popleft()
    ports[1].close()
    assert there.unread == 1


@pytest.mark.parametrize("network", ["wifi", Ether, 5, True])
def test_what_is_no_network_is_refused(network):
    with pytest.raises(UserError, match="network: an Ether"):
        Radio(Kernel(), network)
