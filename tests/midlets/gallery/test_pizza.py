"""A price that follows what is chosen."""


def test_a_plain_pizza_of_normal_size_is_where_it_begins(phone, open_application, go):
    open_application("Order a pizza")
    assert "> (•) Normal" in phone.screen.text()
    go("Price: 8.00")


def test_size_and_toppings_are_added_up(phone, open_application, go):
    open_application("Order a pizza")
    go("> ( ) Large")
    phone.press("fire")
    for topping in ("Olives", "Ham"):
        go(f"> [ ] {topping}")
        phone.press("fire")
    go("Price: 12.30")


def test_the_order_says_when_and_how_much_and_leads_back(phone, open_application, go):
    open_application("Order a pizza")
    go("> As soon as you can")
    phone.press("fire", "down", "down", "fire")
    go("> Order")
    phone.press("fire")
    assert "Your pizza comes at six. 8.00 to pay." in phone.screen.text().replace("\n", " ")
    phone.select("OK")
    assert phone.screen.text().startswith("Order a pizza")
