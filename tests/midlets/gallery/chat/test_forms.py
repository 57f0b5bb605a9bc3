"""The forms that stand between the lists."""


def test_a_contact_to_edit_stands_in_its_form(ours):
    user = ours.start()
    user.contact("NEARBY", "10.0.0.2:7000")
    user.phone.select("Edit")
    assert "Anna" in user.phone.screen.text()
    for line in ("Nearby", "10.0.0.2:7000"):
        for _ in range(6):
            if line in user.phone.screen.text():
                break
            user.phone.press("down")
        assert line in user.phone.screen.text()


def test_settings_say_by_which_address_others_reach_this_phone(ours):
    ours.start().phone.select("Settings")
    for _ in range(6):
        ours.phone.press("down")
    assert "My address nearby +100" in ours.phone.screen.text().replace("\n", " ")


def test_help_can_be_read_and_left(ours):
    ours.start().phone.select("Help")
    assert "Write to a phone by its number" in ours.phone.screen.text().replace("\n", " ")
    ours.phone.select("Back")
    assert ours.phone.screen.text().startswith("Chat")
