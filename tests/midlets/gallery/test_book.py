"""Text, links and pictures."""

from midlets.gallery.book import NOTE


def test_the_text_flows_around_the_link(phone, open_application):
    open_application("A short book")
    assert "telephone, and > Snake was" in phone.screen.text()


def test_link_and_seal_open_the_note(phone, open_application, go):
    open_application("A short book")
    phone.press("fire")
    assert NOTE in phone.screen.text().replace("\n", " ")
    phone.select("OK")
    go("The end")
    phone.press("down", "fire")
    assert NOTE in phone.screen.text().replace("\n", " ")


def test_it_can_be_read_to_its_end(phone, open_application, go):
    open_application("A short book")
    go("The end")
