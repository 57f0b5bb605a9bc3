"""Every language has every word."""

import pytest

from midlets.chinese_checkers.animation import SPEEDS
from midlets.chinese_checkers.players import Kind
from midlets.chinese_checkers.rules import Jump
from midlets.chinese_checkers.settings import Look
from midlets.chinese_checkers.words import words

ENGLISH = words("en-US")


@pytest.mark.parametrize("locale", ["ru-RU", "zh-CN"])
def test_each_language_has_each_key_in_words_of_its_own(locale):
    table = words(locale)
    assert table.keys() == ENGLISH.keys()
    assert [key for key in table if table[key] == ENGLISH[key] or not table[key].strip()] == []


@pytest.mark.parametrize("locale", ["ru-RU", "zh-CN"])
def test_a_phrase_has_the_same_gaps_in_each_language(locale):
    table = words(locale)
    assert {key: phrase.count("{}") for key, phrase in table.items()} == {
        key: phrase.count("{}") for key, phrase in ENGLISH.items()}


@pytest.mark.parametrize("locale, language", [
    ("ru", "ru-RU"), ("ru_RU", "ru-RU"), ("ZH-tw", "zh-CN"), (None, "en-US"), ("", "en-US"), ("fr-FR", "en-US")])
def test_a_locale_finds_its_language_and_others_get_english(locale, language):
    assert words(locale) == words(language)


def test_russian_is_written_in_cyrillic_and_chinese_in_han():
    assert "А" <= words("ru")["new_game"][0] <= "я"
    assert "\u4e00" <= words("zh")["new_game"][0] <= "\u9fff"


def test_there_is_a_word_for_each_thing_that_can_be_chosen_or_happen():
    keys = [*(kind.value for kind in Kind), *(jump.value for jump in Jump), *(look.value for look in Look),
            *(f"speed_{speed}" for speed in SPEEDS), *(f"colour_{player}" for player in range(6)), "full", "version"]
    assert [key for key in keys if key not in ENGLISH] == []
