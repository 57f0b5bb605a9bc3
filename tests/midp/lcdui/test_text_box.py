"""A TextBox by keys, by finger and by a computer's keyboard, and what the program finds in it."""

import pytest

from emulator.handset.typing import Typing
from emulator.midp.lang import IllegalArgumentException, IndexOutOfBoundsException, NullPointerException
from emulator.midp.lcdui import Command, Display, TextBox, TextField

HELLO = ("4", "4", "3", "3", "5", "5", "5")


@pytest.fixture
def show(phone, on_phone):
    """`show(text, max_size, constraints)` shows a TextBox and gives it."""

    def run(text="", max_size=160, constraints=TextField.ANY):
        shown = []

        def body(midlet):
            shown.append(TextBox("Message", text, max_size, constraints))
            Display.get_display(midlet).set_current(shown[0])
        on_phone(body)
        return shown[0]
    return run


@pytest.fixture
def typing(phone):
    """A computer's keyboard, wired to whatever is in front."""
    keyboard = Typing(phone.kernel)
    keyboard.listener = lambda event: phone.software.front.display._typing_event(event)
    return keyboard


def place_of(phone, text):
    """The middle of a word on the screen."""
    word = next(word for word in phone.screen.words if word.text == text)
    return word.x + word.width // 2, word.y + word.height // 2


# -- the program -----------------------------------------------------------------------------------

def test_it_begins_with_its_text_and_the_caret_at_the_end(show):
    box = show("hello", 10)
    assert (box.get_string(), box.size(), box.get_caret_position(), box.get_max_size()) == ("hello", 5, 5, 10)


@pytest.mark.parametrize("arguments", [("", 0, 0), ("abc", 2, 0), ("abc", 9, TextField.NUMERIC), ("", 9, 6)])
def test_what_no_text_box_can_be_is_an_illegal_argument(show, arguments):
    with pytest.raises(IllegalArgumentException):
        show(*arguments)


def test_the_programs_changes_are_seen(phone, show):
    box = show("hello")
    box.insert("!", 99)
    box.delete(0, 1)
    box.insert(["J"], 0, 1, 0)
    phone.run(0)
    assert "Jello!" in phone.screen.text()


def test_insert_before_the_caret_moves_it_along(phone, show):
    box = show("bc")
    phone.press("left")
    box.insert("a", 0)
    assert box.get_caret_position() == 2


def test_a_new_text_has_the_caret_at_its_end(phone, show):
    box = show("abc")
    phone.press("left", "left")
    box.set_string("hello")
    assert box.get_caret_position() == 5


@pytest.mark.parametrize("call, error", [
    (lambda box: box.insert(None, 0), NullPointerException),
    (lambda box: box.delete(0, 9), IndexOutOfBoundsException),
    (lambda box: box.set_chars(["a"], 0, 2), IndexOutOfBoundsException),
    (lambda box: box.get_chars([]), IndexOutOfBoundsException),
    (lambda box: box.set_constraints(17), IllegalArgumentException),
    (lambda box: box.set_max_size(0), IllegalArgumentException)])
def test_an_illegal_call_changes_nothing(show, call, error):
    box = show("abc")
    with pytest.raises(error):
        call(box)
    assert (box.get_string(), box.get_max_size(), box.get_constraints()) == ("abc", 160, TextField.ANY)


def test_constraints_are_given_back_with_their_modifiers(show):
    constraints = TextField.NUMERIC | TextField.PASSWORD | TextField.NON_PREDICTIVE
    box = show("12", constraints=constraints)
    assert box.get_constraints() == constraints


def test_get_chars_copies_and_counts(show):
    data = ["."] * 5
    assert show("abc").get_chars(data) == 3
    assert data == ["a", "b", "c", ".", "."]


def test_set_max_size_cuts_and_says_what_it_granted(phone, show):
    box = show("hello")
    assert (box.set_max_size(3), box.get_string()) == (3, "hel")
    phone.run(0)
    assert "3/3" in phone.screen.text()


# -- keys ------------------------------------------------------------------------------------------

def test_letters_are_typed_by_multi_tap(phone, show):
    box = show()
    phone.press(*HELLO)
    phone.run(1000)
    phone.press("5", "5", "5", "6", "6", "6")
    assert box.get_string() == "hello"
    assert "hello" in phone.screen.text()


def test_the_right_key_ends_a_letter_at_once(phone, show):
    box = show()
    phone.press("2", "right", "2")
    assert (box.get_string(), box.get_caret_position()) == ("aa", 2)


def test_the_mode_is_shown_and_changed_by_hash(phone, show):
    box = show()
    assert "abc" in phone.screen.text()
    phone.press("#", "2", "3")
    assert (box.get_string(), "abc" in phone.screen.text()) == ("Ad", True)
    phone.press("#", "#")
    assert "ABC" in phone.screen.text()
    phone.press("#", "2", "2")
    assert (box.get_string(), "123" in phone.screen.text()) == ("Ad22", True)


def test_a_digit_that_is_held_is_typed_as_a_digit(phone, show):
    box = show()
    phone.press("5", hold=700)
    phone.press("5")
    assert box.get_string() == "5j"


def test_clear_deletes_and_held_deletes_all_slowly(phone, show):
    box = show("hello world")
    phone.press("clear")
    assert box.get_string() == "hello worl"
    phone.key_down("clear")
    phone.run(600)
    assert box.get_string() == "hello w"
    phone.run(2000)
    phone.key_up("clear")
    assert box.get_string() == ""


def test_the_arrows_move_the_caret(phone, show):
    box = show("held")
    phone.press("left", "5", "5", "5")
    assert (box.get_string(), box.get_caret_position()) == ("hell" + "d", 4)


def test_up_and_down_go_from_line_to_line(phone, show):
    box = show("ab\ncd")
    phone.press("up")
    assert box.get_caret_position() == 2
    phone.press("down", "left")
    assert box.get_caret_position() == 4


def test_a_full_box_takes_no_more_and_raises_nothing(phone, show):
    box = show("ab", 2)
    phone.press("3", "3")
    assert box.get_string() == "ab"


def test_a_letter_of_a_full_box_can_still_go_through_its_key(phone, show):
    box = show("a", 2)
    phone.press("3", "3")
    assert box.get_string() == "ae"


def test_star_opens_the_symbols_and_fire_takes_one(phone, show):
    box = show("hi")
    phone.press("*", "right", "right", "right")
    assert not box.is_shown()
    phone.press("fire")
    assert (box.get_string(), box.is_shown()) == ("hi!", True)


def test_sentences_begin_with_capitals_where_that_is_asked_for(phone, show):
    box = show(constraints=TextField.INITIAL_CAPS_SENTENCE)
    assert "Abc" in phone.screen.text()
    phone.press("4", "4", "4", "1", "0", "6", "6", "6", "5")
    assert box.get_string() == "I. Oj"


def test_words_begin_with_capitals_where_that_is_asked_for(phone, show):
    box = show(constraints=TextField.INITIAL_CAPS_WORD)
    phone.press("5", "6", "0", "3", "6")
    assert box.get_string() == "Jm Dm"


def test_the_initial_mode_is_used_and_unknown_ones_are_ignored(phone, show):
    box = show()
    box.set_initial_input_mode("MIDP_UPPERCASE_LATIN")
    phone.press("2", "3")
    assert box.get_string() == "AD"
    box.set_initial_input_mode("X_KLINGON")
    phone.press("2")
    assert box.get_string() == "ADa"


def test_a_number_is_typed_by_its_digits_and_a_minus_by_star(phone, show):
    box = show(constraints=TextField.NUMERIC)
    phone.press("*")
    assert box.get_string() == ""
    assert "-" in phone.screen.text()
    phone.press("4", "2", "*")
    assert box.get_string() == "-42"


def test_a_new_constraint_gives_its_own_keys(phone, show):
    box = show("abc")
    box.set_constraints(TextField.NUMERIC)
    assert box.get_string() == ""
    phone.press("2", "2")
    assert box.get_string() == "22"


def test_a_password_is_stars_and_its_last_letter_is_seen_for_a_second(phone, show):
    box = show("abc", constraints=TextField.PASSWORD)
    assert "***" in phone.screen.text()
    phone.press("3")
    assert "***d" in phone.screen.text()
    phone.run(899)
    assert "***d" in phone.screen.text()
    phone.run(1)
    assert "****" in phone.screen.text()
    assert box.get_string() == "abcd"


def test_what_is_uneditable_refuses_the_person_but_not_the_program(phone, show):
    box = show("abc", constraints=TextField.UNEDITABLE)
    phone.press("2", "clear", "*")
    assert (box.get_string(), box.is_shown()) == ("abc", True)
    box.set_string("xyz")
    phone.run(0)
    assert "xyz" in phone.screen.text()


def test_the_arrows_scroll_what_is_uneditable(phone, show):
    text = "\n".join(f"line {number}" for number in range(40))
    show(text, 1000, TextField.UNEDITABLE)
    assert "line 0" in phone.screen.text()
    phone.press(*["down"] * 40)
    assert "line 39" in phone.screen.text()


def test_a_long_text_is_scrolled_to_the_caret(phone, show):
    show("\n".join(f"line {number}" for number in range(40)), 1000)
    assert "line 39" in phone.screen.text()
    phone.press(*["up"] * 39)
    assert "line 0" in phone.screen.text()


def test_commands_are_chosen_as_on_any_screen(phone, on_phone):
    chosen = []

    def body(midlet):
        box = TextBox("Message", "hi", 9, TextField.ANY)
        box.add_command(Command("Send", Command.OK, 1))
        box.set_command_listener(lambda command, screen: chosen.append((command.get_label(), screen.get_string())))
        Display.get_display(midlet).set_current(box)
    on_phone(body)
    phone.press("2")
    phone.select("Send")
    assert chosen == [("Send", "hia")]


def test_a_minus_alone_is_dropped_when_another_screen_comes(phone, show):
    box = show(constraints=TextField.NUMERIC)
    phone.press("*")
    phone.pause()
    phone.resume()
    assert "-" not in phone.screen.text()
    assert "0/160" in phone.screen.text()
    assert box.get_string() == ""


# -- finger ----------------------------------------------------------------------------------------

def test_a_tap_moves_the_caret(phone, show):
    box = show("hello")
    x, y = place_of(phone, "hello")
    phone.touch(1, y)
    assert box.get_caret_position() == 0
    phone.touch(x + 100, y)
    assert box.get_caret_position() == 5


def test_a_tap_on_the_mode_changes_it(phone, show):
    show()
    phone.touch(*place_of(phone, "abc"))
    assert "Abc" in phone.screen.text()


def test_a_drag_scrolls(phone, show):
    show("\n".join(f"line {number}" for number in range(40)), 1000)
    phone.drag((100, 60), (100, 260))
    assert "line 39" not in phone.screen.text()


# -- a computer's keyboard -------------------------------------------------------------------------

def test_typed_text_goes_straight_in(phone, show, typing):
    box = show("ab")
    phone.press("left")
    typing.type("你好")
    phone.run(0)
    assert (box.get_string(), box.get_caret_position()) == ("a你好b", 3)
    assert "a你好b" in phone.screen.text()


def test_what_is_composed_is_seen_and_then_replaced(phone, show, typing):
    box = show()
    typing.composing("ni")
    phone.run(0)
    assert ("ni" in phone.screen.text(), box.get_string()) == (True, "")
    typing.type("你")
    phone.run(0)
    assert ("ni" in phone.screen.text(), box.get_string()) == (False, "你")


def test_typed_text_that_may_not_be_is_left_out(phone, show, typing):
    box = show(constraints=TextField.DECIMAL)
    typing.type("x1,5")
    phone.run(0)
    assert box.get_string() == "1.5"


def test_typing_ends_an_open_letter(phone, show, typing):
    box = show()
    phone.press("2")
    typing.type("x")
    phone.press("2")
    assert box.get_string() == "axa"


def test_nothing_is_typed_into_what_cannot_be_edited(phone, show, typing):
    box = show("abc", constraints=TextField.UNEDITABLE)
    assert not phone.software.front.display._takes_text()
    typing.type("d")
    phone.run(0)
    assert box.get_string() == "abc"


def test_the_phone_knows_whether_text_is_wanted(phone, show):
    show()
    display = phone.software.front.display
    assert display._takes_text()
    phone.press("*")
    assert not display._takes_text()
