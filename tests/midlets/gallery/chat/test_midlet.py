"""The messenger as a person uses it: keys and finger, small and large handsets, three languages."""

import pytest

from emulator.midp.rms import RecordStoreFullException

LOCALES = ["en-US", "ru-RU", "zh-CN"]


def fill(user, name, address, nearby=False):
    """The form of a contact, by keys."""
    phone = user.phone
    phone.type(name)
    phone.press("down")
    if nearby:
        phone.press("down", "fire")
    else:
        phone.press("down")
    phone.press("down")
    phone.type(address)


def faults(phone):
    """Words that leave the screen or were cut short."""
    width, height = phone.screen.image.get_size()
    return [word.text for word in phone.screen._shown.words if word.text.strip()
            and (word.x < 0 or word.x + word.width > width or word.y + word.height > height or word.text.endswith("…"))]


@pytest.mark.parametrize("skin", ["classic", "slider", "touch"])
def test_a_first_message_by_keys_alone(ether, meet, theirs, skin):
    ours = meet("+100", skin=skin).start()
    assert "No contacts yet." in ours.phone.screen.text()
    ours.phone.press("fire")
    fill(ours, "Anna", "+200", nearby=True)
    theirs.start()
    ours.phone.select("OK")
    assert "> Anna" in ours.phone.screen.text()
    ours.phone.press("fire", "fire")
    ours.phone.type("hello")
    ours.phone.select("Send")
    ether.run(300)
    assert "hello" in ours.phone.screen.text() and ours.messages() == [("hello", "DELIVERED")]
    assert theirs.messages() == [("hello", "RECEIVED")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("skin", ["classic", "candybar", "slider", "qwerty", "touch"])
def test_every_screen_fits_in_every_language(meet, skin, locale):
    user = meet("+100", skin=skin, locale=locale).start()
    phone, words = user.phone, user.chat.words
    anna = user.contact("NEARBY", "+200")
    for label in (words.new_contact, words.edit, words.settings, words.help):
        phone.select(label)
        for _ in range(12):
            assert faults(phone) == [], label
            phone.press("down")
        phone.press(phone.skin.back_key)
    for label in (words.delete, words.clear):
        phone.select(label)
        assert faults(phone) == []
        phone.select(words.no)
    user.do(lambda: user.chat.write(anna))
    assert faults(phone) == []


@pytest.mark.parametrize("nearby, address, said", [
    (False, "10.0.0.2", "This is no SMS address: 10.0.0.2"), (True, "no address", "This is no Nearby address"),
    (False, "", "This is no SMS address:"), (False, "+49 171 1", "Anna has this address already.")])
def test_an_address_that_is_none_or_somebody_elses_is_not_taken(ours, nearby, address, said):
    ours.start()
    if "already" in said:
        ours.contact("SMS", "+491711")
    ours.phone.select("New contact")
    fill(ours, "Bob", address, nearby)
    ours.phone.select("OK")
    assert said in ours.phone.screen.text().replace("\n", " ")
    ours.phone.press(ours.phone.skin.other_key)
    assert "New contact" in ours.phone.screen.text()       # what was written is still there
    assert [contact.name for contact in ours.chat.messenger.contacts.all()] == ["Anna"] * ("already" in said)


def test_a_contact_is_edited_and_deleted(ours):
    ours.start()
    ours.contact("SMS", "+200")
    ours.phone.select("Edit")
    ours.phone.type("bel")
    ours.phone.select("OK")
    assert "> Annabel" in ours.phone.screen.text()
    ours.phone.select("Delete")
    ours.phone.select("No")
    assert "Annabel" in ours.phone.screen.text()
    ours.phone.select("Delete")
    ours.phone.select("Yes")
    assert "No contacts yet." in ours.phone.screen.text()


def test_clearing_takes_the_messages_and_leaves_the_contact(ether, ours):
    ours.start()
    ours.write(ours.contact("SMS", "+100", "Myself"), "hello")
    ether.run(200)
    ours.phone.select("Clear")
    ours.phone.select("Yes")
    assert ours.messages() == [] and "Myself" in ours.phone.screen.text()


def test_what_was_begun_is_there_when_one_comes_back(ours):
    ours.start()
    ours.contact("SMS", "+200")
    ours.phone.press("fire", "fire")
    ours.phone.type("not ready")
    ours.phone.select("Back")
    ours.phone.press("fire")
    assert "not ready" in ours.phone.screen.text()


def test_nothing_is_sent_when_nothing_is_written(ours):
    ours.start()
    ours.contact("SMS", "+200")
    ours.phone.press("fire", "fire")
    ours.phone.type("   ")
    ours.phone.select("Send")
    assert ours.messages() == []


def test_settings_are_kept_and_obeyed(ether, meet, theirs, tmp_path):
    ours = meet("+100", storage=tmp_path).start()
    ours.phone.select("Settings")
    ours.phone.press("fire", "down", "fire")              # neither sound nor vibration
    ours.phone.press("down", "fire")                      # but start for messages nearby
    assert "+100" in ours.phone.screen.text()             # its own address
    ours.phone.select("OK")
    ours.phone.run(100)
    ours.phone.close()
    ours = meet("+100", storage=tmp_path)
    theirs.start()
    theirs.write(theirs.contact("NEARBY", "+100"), "hello")
    ether.run(500)
    assert ours.texts() == ["hello"] and not ours.phone.vibrations and not ours.phone.sounds


def test_exit_ends_it_and_the_phone_listens_for_it(ether, ours, theirs):
    ours.start(), theirs.start()
    ours.phone.select("Exit")
    ours.phone.run(100)
    assert ours.phone.apps == []
    theirs.write(theirs.contact("SMS", "+100"), "still there?")
    ether.run(300)
    assert ours.texts() == ["still there?"]


def test_it_says_when_the_memory_is_full(ours, monkeypatch):
    ours.start()
    anna = ours.contact("SMS", "+200")

    def full(value):
        raise RecordStoreFullException("full")
    monkeypatch.setattr(ours.chat.messenger.history._records, "add", full)
    ours.do(lambda: ours.chat.write(anna))
    ours.phone.type("hello")
    ours.phone.select("Send")
    assert "memory is full" in ours.phone.screen.text().replace("\n", " ")
    ours.phone.press(ours.phone.skin.other_key)
    assert "hello" in ours.phone.screen.text()


@pytest.mark.parametrize("known", [True, False], ids=["from the conversation", "first message"])
def test_who_has_written_in_vain_is_back_in_the_conversation_which_shows_the_cross(ours, known):
    user = ours.start()
    contact = user.contact("SMS", "+999")
    if known:
        user.write(contact, "before")
        user.phone.run(200)
        user.phone.select("OK")
    user.phone.press("fire", "fire")
    user.phone.type("hello")
    user.phone.select("Send")
    user.phone.run(500)
    assert user.messages()[-1] == ("hello", "FAILED")
    assert "hello" in user.phone.screen.text() and "Not delivered" not in user.phone.screen.text()
    assert "Send again" in [command.get_label() for command in user.phone.commands]
