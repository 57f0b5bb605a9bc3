"""The screen of a question: title, text and answers, on every handset."""

import pytest

from emulator import Phone
from emulator.shelf import skin_names

LONG = ("The suite would like to know where you are, to tell it to everybody, and to go on doing so for as long "
        "as the battery lasts, at night too, and while you travel abroad, whatever that may cost you")
ANSWERS = ["Yes, once", "This session", "Always", "No", "Never"]


def asking(phone, question, answers=ANSWERS, **more):
    """A question on the screen; the list gets its answer."""
    got = []
    phone.software.system.spawn(lambda: got.append(phone.software.prompts.ask(question, answers, **more)))
    phone.run(10)
    return got


@pytest.mark.parametrize("skin", skin_names())
def test_the_whole_question_and_the_first_answer_are_seen_at_once(skin):
    with Phone(skin=skin) as phone:
        asking(phone, "May Chat open network connections?", title="Chat")
        text = " ".join(phone.screen.text().split())
        assert "May Chat open network connections? > Yes, once" in text


@pytest.mark.parametrize("skin", skin_names())
@pytest.mark.parametrize("number", range(len(ANSWERS)))
def test_every_answer_can_be_reached_and_is_seen_when_it_is_chosen(skin, number):
    with Phone(skin=skin) as phone:
        got = asking(phone, "May Chat open network connections?")
        phone.press(*["down"] * number)
        assert f"> {ANSWERS[number]}" in phone.screen.text()
        phone.press("fire")
        assert got == [ANSWERS[number]]


@pytest.mark.parametrize("skin", skin_names())
def test_a_long_question_is_read_by_scrolling_up(skin):
    with Phone(skin=skin) as phone:
        got = asking(phone, LONG)
        assert "> Yes, once" in phone.screen.text()
        phone.press(*["up"] * 20)
        assert "The suite would like" in " ".join(phone.screen.text().split())
        phone.press(*["down"] * 25, "fire")
        assert got == ["Never"]


@pytest.mark.parametrize("skin", skin_names())
def test_however_long_the_question_is_its_end_and_the_first_answer_are_seen(skin):
    words = LONG.split()
    with Phone(skin=skin) as phone:
        for count in range(1, len(words)):
            asking(phone, " ".join(words[:count]), ["Yes", "No"])
            for keys in ([], ["down", "up"]):
                phone.press(*keys)
                assert f"{words[count - 1]} > Yes" in " ".join(phone.screen.text().split())
            phone.press("end")


def test_the_answers_do_not_go_round(phone):
    got = asking(phone, "Go on?", ["Yes", "No"])
    phone.press("up", "fire")
    assert got == ["Yes"]
    got = asking(phone, "Go on?", ["Yes", "No"])
    phone.press("down", "down", "down", "fire")
    assert got == ["No"]


def test_a_soft_key_selects_too(phone):
    got = asking(phone, "Go on?", ["Yes", "No"])
    phone.press("down")
    phone.select("Select")
    assert got == ["No"]


def test_a_key_that_is_held_does_not_answer(phone):
    phone.key_down("fire")
    got = asking(phone, "Go on?", ["Yes", "No"])
    phone.run(3_000)
    phone.key_up("fire")
    assert got == [] and "Go on?" in phone.screen.text()


def test_a_tap_beside_the_answers_is_none():
    with Phone(skin="touch") as phone:
        got = asking(phone, "Go on?", ["Yes", "No"])
        word = next(word for word in phone.screen.words if "Go on?" in word.text)
        phone.touch(word.x + 2, word.y + 2)
        assert got == [] and "Go on?" in phone.screen.text()


@pytest.mark.parametrize("question", ["", "Ж" * 300, "是否允许此程序访问网络？" * 5, "a\nb\n\nc"])
def test_any_text_can_be_asked(phone, question):
    got = asking(phone, question, ["好", "нет"], title="标题" * 40)
    phone.press("fire")
    assert got == ["好"]
