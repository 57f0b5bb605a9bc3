"""Numbers as they are dialled, and who carries calls."""

import pytest

from emulator import Ether
from emulator.handset.radio import NoNetwork, Radio
from emulator.handset.voice import CarriesCalls, plain
from emulator.kernel import Kernel


@pytest.mark.parametrize("written", ["+49301234", "+49 30 1234", "+49-30-1234", "+49 (30) 12.34", "+49/30/1234"])
def test_a_number_is_dialled_without_what_makes_it_legible(written):
    assert plain(written) == "+49301234"


def test_what_is_dialled_stays():
    assert plain("*100#") == "*100#"


def test_an_ether_carries_calls_and_no_network_does_not():
    assert isinstance(Ether().join(Kernel(), "+100"), CarriesCalls)
    assert not isinstance(NoNetwork(), CarriesCalls)


def test_a_radio_without_a_network_reaches_nobody():
    radio = Radio(Kernel())
    radio.on_ringing(lambda voice: True)
    assert radio.telephone("+200") is None
