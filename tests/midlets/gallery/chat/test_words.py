"""Three languages that say the same things."""

import re
from dataclasses import fields

import pytest

from midlets.gallery.chat.words import ENGLISH, LANGUAGES, Words, words


@pytest.mark.parametrize("locale, title", [("en-US", "Chat"), ("ru-RU", "Чат"), ("zh_CN", "聊天"), (None, "Chat"),
                                           ("xx", "Chat")])
def test_the_phones_locale_chooses_the_language(locale, title):
    assert words(locale).title == title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [field.name for field in fields(Words)])
def test_every_language_says_it_with_the_same_blanks(language, name):
    said, blanks = getattr(LANGUAGES[language], name), re.compile(r"\{\w+\}")
    assert said and sorted(blanks.findall(said)) == sorted(blanks.findall(getattr(ENGLISH, name)))
