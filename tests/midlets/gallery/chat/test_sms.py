"""Short messages of other programs."""


def test_an_empty_or_binary_message_is_no_message(ether, ours, theirs):
    ours.start()
    for data in ("", b"\x01\x02", "hello"):
        theirs.phone.network.send_message("+100", 6262, data)
    ether.run(200)
    assert ours.texts() == ["hello"]


def test_a_message_of_another_program_without_a_port_comes_from_its_number(ether, ours, theirs):
    ours.start()
    theirs.phone.network.send_message("+100", 6262, "hello")
    ether.run(200)
    assert [contact.address for contact in ours.chat.messenger.contacts.all()] == ["+200"]


def test_two_messages_of_one_moment_both_arrive(ether, ours, theirs):
    ours.start(), theirs.start()
    anna = ours.contact("SMS", "+200")
    ours.do(lambda: [ours.chat.messenger.write(anna, text) for text in ("one", "two")])
    ether.run(200)
    assert theirs.texts() == ["one", "two"]
