"""Datagram: its array, position, length and address (CLDC 1.1)."""

import pytest

from emulator.handset.address import Address
from emulator.midp.io import Datagram
from emulator.midp.lang import EOFException, IllegalArgumentException, IOException


def fresh(size=10):
    return Datagram(bytearray(size), size, None)


def test_a_written_datagram_begins_at_zero_after_reset():
    dgram = fresh()
    dgram.reset()
    assert dgram.get_length() == 0
    dgram.write_utf("hi")
    dgram.write(7)
    assert (dgram.get_length(), dgram._packet()) == (5, b"\0\2hi\7")


def test_without_reset_the_length_stays_until_more_is_written():
    dgram = fresh(10)
    dgram.write(b"abc")
    assert dgram.get_length() == 10


def test_a_full_datagram_takes_no_more():
    dgram = fresh(3)
    dgram.reset()
    dgram.write(b"abc")
    with pytest.raises(IOException, match="full"):
        dgram.write(1)
    assert dgram._packet() == b"abc"


def test_what_was_received_is_read_from_its_beginning():
    dgram = fresh()
    dgram._received(b"\0\0\1\0\xff", Address("+200", 7))
    assert (dgram.read_int(), dgram.read_byte()) == (256, -1)
    with pytest.raises(EOFException):
        dgram.read_byte()


def test_a_received_packet_sets_length_and_sender():
    dgram = fresh()
    dgram._received(b"abc", Address("+200", 7))
    assert (dgram.get_length(), dgram.get_address(), bytes(dgram.get_data()[:3])) == (3, "datagram://+200:7", b"abc")


def test_a_longer_packet_is_cut_to_the_room_there_is():
    dgram = fresh(4)
    dgram._received(b"abcdef", Address("+200", 7))
    assert dgram._packet() == b"abcd"


def test_a_short_packet_does_not_make_the_room_smaller_for_the_next():
    dgram = fresh(4)
    dgram._received(b"a", Address("+200", 7))
    dgram._received(b"abcd", Address("+200", 7))
    assert dgram._packet() == b"abcd"


def test_the_array_is_the_callers_own():
    array = bytearray(b"hello")
    dgram = Datagram(array, 5, None)
    array[0] = ord("J")
    assert dgram.get_data() is array and dgram._packet() == b"Jello"


def test_set_data_takes_a_part_of_an_array():
    dgram = fresh()
    dgram.set_data(b"abcdef", 2, 3)
    assert (dgram._packet(), dgram.get_offset(), dgram.get_length()) == (b"cde", 2, 3)


@pytest.mark.parametrize("array, offset, length", [(b"abc", -1, 1), (b"abc", 0, 4), (b"abc", 3, 1), (b"abc", 0, -1),
                                                   (None, 0, 0)])
def test_a_part_outside_the_array_is_refused(array, offset, length):
    with pytest.raises(IllegalArgumentException):
        fresh().set_data(array, offset, length)


@pytest.mark.parametrize("length", [-1, 11])
def test_a_length_beyond_the_array_is_refused(length):
    with pytest.raises(IllegalArgumentException):
        fresh(10).set_length(length)


@pytest.mark.parametrize("address", [None, "", "+100:5", "datagram://+100", "datagram://:5", "datagram://", "socket://+100:5"])
def test_an_address_has_a_host_and_a_port(address):
    with pytest.raises(IllegalArgumentException):
        fresh().set_address(address)


def test_an_answer_goes_where_the_question_came_from():
    question, answer = fresh(), fresh()
    question._received(b"?", Address("+200", 7))
    answer.set_address(question)
    assert answer.get_address() == "datagram://+200:7"
    with pytest.raises(IllegalArgumentException):
        answer.set_address(fresh())
