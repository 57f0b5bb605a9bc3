"""The conversation on every handset, by keys and by finger."""

import pytest

SKINS = ["classic", "candybar", "slider", "qwerty", "touch"]
LONG = "A rather long message that needs several lines on any of these phones."


@pytest.fixture
def talk(ether, meet):
    """`talk("classic", [...])`: a User in a conversation with these messages, mine and theirs in turn."""
    def make(skin, texts):
        user = meet("+100", skin=skin).start()
        messenger = user.chat.messenger
        states = type(messenger.history).add.__globals__["State"]
        anna = user.contact("NEARBY", "+200")

        def fill():
            for number, text in enumerate(texts):
                state = states.RECEIVED if number % 2 else states.DELIVERED
                messenger.history.add(anna.id, text, user.phone.software.epoch + number * 60_000, state)
            user.chat.show_conversation(anna)
        user.do(fill)
        user.phone.run(100)
        return user
    return make


def words(user):
    """What stands whole in the conversation, with its place."""
    display = user.phone.software.front.display
    _left, top, _width, height = display._look.content(display.get_current())
    return [word for word in user.phone.screen._shown.words
            if word.text.strip() and top <= word.y and word.y + word.height <= top + height]


@pytest.mark.parametrize("skin", SKINS)
def test_nothing_leaves_the_screen_or_lies_over_another(talk, skin):
    user = talk(skin, ["Hi", LONG, "好的，我们三点见。", "Да, увидимся завтра", LONG, "W" * 40])
    width = user.phone.screen.image.get_width()
    for _ in range(8):
        for number, (x, y, w, h, text) in enumerate(words(user)):
            assert x >= 0 and x + w <= width, text
            for other in words(user)[:number]:
                assert not (x < other.x + other.width and other.x < x + w
                            and y < other.y + other.height and other.y < y + h), (text, other.text)
        user.phone.press("up")


def test_it_begins_with_the_newest_and_arrows_go_through_it(talk):
    user = talk("classic", [f"number {n}" for n in range(20)])
    assert "number 19" in user.phone.screen.text() and "number 0" not in user.phone.screen.text()
    user.phone.press("*")
    assert "number 0" in user.phone.screen.text()
    seen = set()
    for _ in range(30):
        seen |= {line for line in user.phone.screen.text().split("\n") if line.startswith("number")}
        user.phone.press("down")
    assert len(seen) == 20
    user.phone.press("up", "up")
    user.phone.press("#")
    assert "number 19" in user.phone.screen.text()


def test_a_finger_drags_it(talk):
    user = talk("touch", [f"number {n}" for n in range(40)])
    assert "number 0" not in user.phone.screen.text()
    for _ in range(8):
        user.phone.drag((100, 100), (100, 200), (100, 340))
    assert "number 0" in user.phone.screen.text()


def test_what_comes_while_it_is_open_is_seen_and_read(ether, ours, theirs):
    ours.start(), theirs.start()
    anna = ours.contact("SMS", "+200")
    ours.do(lambda: ours.chat.show_conversation(anna))
    theirs.write(theirs.contact("SMS", "+100", "Ours"), "hello there")
    ether.run(200)
    assert "hello there" in ours.phone.screen.text()
    assert ours.chat.messenger.history.unread(anna.id) == 0


def test_who_reads_older_ones_is_not_carried_away_by_a_new_one(ether, talk):
    user = talk("classic", [f"number {n}" for n in range(20)])
    user.phone.press("*")
    user.do(lambda: user.chat.messenger._came(user.chat.conversation.contact.kind, "+200", "00" * 8, "new one"))
    user.phone.run(100)
    assert "number 0" in user.phone.screen.text() and "new one" not in user.phone.screen.text()
    user.phone.press("#")
    assert "new one" in user.phone.screen.text()


def test_what_is_new_is_marked_until_it_is_answered(ether, ours, theirs):
    ours.start(), theirs.start()
    theirs.write(theirs.contact("SMS", "+100"), "hello")
    ether.run(200)
    ours.phone.press("fire")
    assert "New\nhello" in ours.phone.screen.text()
    ours.write(ours.chat.conversation.contact, "hi")
    ours.phone.run(200)
    assert "New" not in ours.phone.screen.text()
    ours.phone.select("Back")
    assert "(1)" not in ours.phone.screen.text()


def test_a_tap_on_a_failed_message_sends_it_again(ether, meet):
    ours = meet("+100", skin="touch").start()
    anna = ours.contact("SMS", "+200")
    ours.do(lambda: ours.chat.show_conversation(anna))
    ours.write(anna, "hello")
    ours.phone.run(200)
    assert ours.messages() == [("hello", "FAILED")]
    theirs = meet("+200")
    word = next(word for word in words(ours) if word.text == "hello")
    ours.phone.touch(word.x + 2, word.y + 2)
    ether.run(200)
    assert ours.messages() == [("hello", "SENT")] and theirs.texts() == ["hello"]


def test_an_empty_conversation_says_so(talk):
    assert "No messages yet." in talk("classic", []).phone.screen.text()


def test_a_conversation_that_nobody_touches_rests(talk):
    user = talk("classic", [f"number {n}" for n in range(20)])
    user.phone.run(1_000)
    due = user.phone.kernel.next_due()
    assert due is None or due > user.phone.now + 50


def test_it_begins_with_the_first_that_is_new(ether, ours, theirs):
    me, anna = ours.start(), theirs.start()
    contact = me.contact("SMS", "+200")
    for number in range(15):
        me.write(contact, f"number {number}")
    ether.run(500)
    anna.phone.press("fire")
    seen = anna.phone.screen.text()
    assert "New" in seen and "number 0" in seen and "number 14" not in seen
    anna.phone.press("#")
    assert "number 14" in anna.phone.screen.text()
