"""What may be stored and what may be typed (MIDP 2.0, TextField, Input Constraints)."""

import pytest

from emulator.midp.lang import IllegalArgumentException
from emulator.midp.lcdui.text_policy import (
    ANY,
    DECIMAL,
    EMAILADDR,
    INITIAL_CAPS_SENTENCE,
    INITIAL_CAPS_WORD,
    NUMERIC,
    PASSWORD,
    PHONENUMBER,
    UNEDITABLE,
    URL,
    TextPolicy,
)

HOLDS = [
    (NUMERIC, ["", "0", "12", "-12", "007"], ["-", "+1", "1.0", " 1", "1-", "--1", "1\n", "१"]),
    (DECIMAL, ["", "1", "-1", "-.5", "5.", "0.50", "-5."], ["-", ".", "-.", "1,5", "1.2.3", "+1", " 1", "1e3"]),
    (PHONENUMBER, ["", "+49*1#", "112"], ["a", " ", "1-2", "1 2", "p"]),
    (ANY, ["", "a\nb", "я", "你好"], []),
    (EMAILADDR, ["", "no address", "@"], []),
    (URL, ["", "no url"], []),
]


@pytest.mark.parametrize("kind, legal, illegal", HOLDS)
def test_what_may_be_stored(kind, legal, illegal):
    policy = TextPolicy(kind)
    assert [text for text in legal if not policy.may_hold(text)] == []
    assert [text for text in illegal if policy.may_hold(text)] == []


@pytest.mark.parametrize("kind, legal, illegal", HOLDS)
def test_all_that_may_be_stored_as_a_number_can_be_typed_character_by_character(kind, legal, illegal):
    policy = TextPolicy(kind)
    if policy.is_number:
        typed = [text[:n] for text in legal for n in range(len(text) + 1)]
        assert all(policy.may_type(text) for text in typed)


@pytest.mark.parametrize("kind, text", [
    (NUMERIC, "1-"), (NUMERIC, "1."), (NUMERIC, "a"), (DECIMAL, "1.."), (DECIMAL, "1-"), (PHONENUMBER, "a"),
    (EMAILADDR, "a b"), (URL, "a\n")])
def test_what_could_never_become_legal_cannot_be_typed(kind, text):
    assert not TextPolicy(kind).may_type(text)


@pytest.mark.parametrize("constraints", [6, 0xFFFF, -1, 0x10006])
def test_a_constraint_that_is_none_is_refused(constraints):
    with pytest.raises(IllegalArgumentException):
        TextPolicy(constraints)


def test_modifiers_do_not_change_the_constraint():
    assert TextPolicy(DECIMAL | PASSWORD | UNEDITABLE).kind == DECIMAL


def test_an_illegal_text_is_named_in_the_error():
    with pytest.raises(IllegalArgumentException, match=r"'x' is no text for TextField.NUMERIC"):
        TextPolicy(NUMERIC).check("x")


def test_a_decimal_comma_is_typed_as_a_point():
    assert TextPolicy(DECIMAL).typed("1,5") == "1.5"
    assert TextPolicy(ANY).typed("1,5") == "1,5"


@pytest.mark.parametrize("before, wanted", [
    ("", True), ("Hello", False), ("Hello ", False), ("Hello. ", True), ("Hello.", False), ("Hello!  ", True),
    ("Hello?\n", True), ("one\n", True), ("e.g", False)])
def test_where_a_sentence_begins(before, wanted):
    assert TextPolicy(INITIAL_CAPS_SENTENCE).wants_capital(before) is wanted


@pytest.mark.parametrize("before, wanted", [("", True), ("John", False), ("John ", True), ("J.", False)])
def test_where_a_word_begins(before, wanted):
    assert TextPolicy(INITIAL_CAPS_WORD).wants_capital(before) is wanted


@pytest.mark.parametrize("constraints", [ANY, INITIAL_CAPS_SENTENCE | PASSWORD, INITIAL_CAPS_WORD | EMAILADDR])
def test_no_capital_is_wanted_where_nobody_asked_for_one_or_case_matters(constraints):
    assert not TextPolicy(constraints).wants_capital("")
