"""The list of contacts."""

import pytest


@pytest.fixture
def people(ours):
    user = ours.start()
    for name, number in (("Zoe", "+300"), ("anna", "+400"), ("Bob", "+500")):
        user.contact("SMS", number, name)
    return user


def rows(user):
    return [line.removeprefix("> ") for line in user.phone.screen.text().split("\n")[1:-1]]


def comes(user, number, text="hello"):
    """A short message from a number of the list."""
    kind = user.chat.messenger.contacts.all()[0].kind
    user.do(lambda: user.chat.messenger._came(kind, number, "", text))
    user.phone.run(100)


def test_they_stand_in_the_order_of_their_names(people):
    assert rows(people) == ["anna", "Bob", "Zoe"]


def test_who_has_written_stands_first_with_the_number_of_new_messages(people):
    comes(people, "+300")
    comes(people, "+300")
    assert rows(people) == ["Zoe (2)", "anna", "Bob"]


def test_the_chosen_one_stays_chosen_when_another_moves_up(people):
    people.phone.press("up")                        # from Zoe, who came first
    assert "> Bob" in people.phone.screen.text()
    comes(people, "+300")
    assert "> Bob" in people.phone.screen.text() and rows(people)[0] == "Zoe (1)"


def test_without_anybody_there_is_nobody_to_edit(ours):
    ours.start()
    offered = [command.get_label() for command in ours.phone.commands]
    assert "New contact" in offered and not {"Edit", "Delete", "Clear"} & set(offered)
