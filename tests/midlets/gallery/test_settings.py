"""Settings that answer at once."""


def test_the_title_follows_the_name(phone, open_application):
    open_application("Settings")
    phone.press("clear", "clear", "clear", "clear", "2")
    phone.run(2_000)
    assert phone.screen.text().startswith("Settings of a")


def test_the_pin_is_not_shown(phone, open_application):
    open_application("Settings")
    assert "****" in phone.screen.text() and "1234" not in phone.screen.text()


def test_the_vibrator_answers_when_it_is_ticked(phone, open_application, go):
    open_application("Settings")
    go("> [ ] vibrates")
    phone.press("fire")
    assert [order.duration for order in phone.vibrations] == [300]


def test_the_usual_settings_come_back(phone, open_application, go):
    open_application("Settings")
    go("> [######----] 6/10")
    phone.press("right", "right")
    go("> [x] rings")
    phone.press("fire")
    go("> Usual settings")
    phone.press("fire")
    go("> [######----] 6/10", "up")
