"""A list to tick off."""


def rows(phone):
    return phone.screen.text().split("\n")[1:-1]


def test_fire_ticks_off(phone, open_application):
    open_application("Shopping list")
    phone.press("fire", "down", "down", "fire")
    assert rows(phone)[:3] == ["[x] Milk", "[ ] Bread", "> [x] Apples"]


def test_what_is_ticked_is_thrown_away_after_a_yes(phone, open_application):
    open_application("Shopping list")
    phone.press("fire", "down", "fire")
    phone.select("Clear")
    assert "Throw away 2 of 6?" in phone.screen.text()
    phone.select("Yes")
    assert rows(phone)[:2] == ["> [ ] Apples", "[ ] A dozen eggs"]


def test_after_a_no_all_is_as_it_was(phone, open_application):
    open_application("Shopping list")
    phone.press("fire")
    phone.select("Clear")
    phone.select("No")
    assert rows(phone)[:2] == ["> [x] Milk", "[ ] Bread"]


def test_with_nothing_ticked_there_is_nothing_to_throw_away(phone, open_application):
    open_application("Shopping list")
    phone.select("Clear")
    assert phone.screen.text().startswith("Nothing to do")


def test_what_is_written_is_added_at_the_end(phone, open_application, go):
    open_application("Shopping list")
    phone.select("Add")
    phone.press("8", "3", "3", "2")
    phone.select("OK")
    go("[ ] tea")
    phone.select("Add")
    phone.press("8")
    phone.select("Cancel")
    assert "[ ] t\n" not in phone.screen.text()
