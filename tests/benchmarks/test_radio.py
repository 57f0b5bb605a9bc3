"""How fast phones talk on an Ether."""

import gc
import time

import pytest

from emulator.handset.address import Address
from emulator.handset.ether import Ether
from emulator.handset.radio import Radio
from emulator.kernel import Kernel
from emulator.midp.io import Connector
from emulator.midp.lang import Thread
from emulator.midp.midlet import MIDlet
from emulator.phone import Phone

DATAGRAMS = 20_000
PHONES = 64
SECONDS = 5


@pytest.fixture(autouse=True)
def only_what_is_measured():
    """What other tests left in memory is not looked through by Python's collector meanwhile."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


def test_datagrams_go_through_a_bad_ether_at_20_000_a_second(figure):
    best = min(time_of_a_storm() for _ in range(3))        # the machine may be busy with other things
    figure("datagrams through an ether", DATAGRAMS / best, "a second", at_least=20_000)


def time_of_a_storm():
    """Seconds that DATAGRAMS datagrams take, twenty in each millisecond."""
    ether = Ether(latency=20, jitter=10, loss=0.1, doubling=0.05, reordering=0.05, seed=1)
    kernels = Kernel(), Kernel()
    ours, theirs = (Radio(kernel, ether) for kernel in kernels)
    port, ear = ours.datagrams(), theirs.datagrams(5555)
    ear.on_news = ear.arrived.clear
    for n in range(DATAGRAMS):
        kernels[0].at(n // 20, lambda: port.send(b"0123456789abcdef", Address("+200", 5555)))
    began = time.perf_counter()
    ether.run(DATAGRAMS // 20 + 200)
    return time.perf_counter() - began


class Talker(MIDlet):
    """Sends ten datagrams a second to the next phone, and counts what it hears."""

    def start_app(self):
        self.heard = 0
        self.radio = Connector.open("datagram://:5555")
        Thread(self.talk).start()
        Thread(self.listen).start()

    def talk(self):
        dgram = self.radio.new_datagram(b"position 12 34", 14, f"datagram://{self.get_app_property('Next')}:5555")
        while True:
            self.radio.send(dgram)
            Thread.sleep(100)

    def listen(self):
        dgram = self.radio.new_datagram(100)
        while True:
            self.radio.receive(dgram)
            self.heard += 1


def test_sixty_four_phones_on_one_ether_are_faster_than_real_time(figure):
    ether = Ether(latency=30, jitter=20, seed=1)
    phones = [Phone(network=ether, number=f"+{n}") for n in range(PHONES)]
    talkers = [phone.launch(Talker, {"Next": f"+{(n + 1) % PHONES}"}).midlet for n, phone in enumerate(phones)]
    began = time.perf_counter()
    ether.run(SECONDS * 1000)
    took = time.perf_counter() - began
    assert all(talker.heard >= SECONDS * 10 - 1 for talker in talkers)
    for phone in phones:
        phone.close()
    figure("64 phones sending ten times a second", SECONDS / took, "times real time", at_least=1)


def test_a_phone_with_a_network(figure):
    """It looks through the suites that it offers for what they say of push."""
    def made(**network):
        def once():
            began = time.perf_counter()
            with Phone(**network) as phone:
                phone.run(0)
            return time.perf_counter() - began
        return min(once() for _ in range(20))
    figure("making a phone with a network", made(network=Ether()) / made(), "times one without", at_most=3)
