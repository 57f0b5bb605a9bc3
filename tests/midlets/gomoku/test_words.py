import re
from dataclasses import asdict, fields

import pytest

from midlets.gomoku.words import CHINESE, ENGLISH, LANGUAGES, RUSSIAN, Words, words

KEYS = [field.name for field in fields(Words)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_each_language_has_each_key(language, key):
    assert asdict(LANGUAGES[language])[key].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_braces_are_the_same_in_each_language(language, key):
    def holes(text):
        return sorted(re.findall(r"{(\w*)}", text))
    assert holes(asdict(LANGUAGES[language])[key]) == holes(asdict(ENGLISH)[key])


@pytest.mark.parametrize("key", [key for key in KEYS if key != "ok"])
def test_a_translation_is_one(key):
    assert re.search("[а-яА-Я]", asdict(RUSSIAN)[key])
    assert re.search("[\u4e00-\u9fff]", asdict(CHINESE)[key])


@pytest.mark.parametrize("locale, expected", [
    ("en-GB", ENGLISH), ("ru", RUSSIAN), ("ru-RU", RUSSIAN), ("zh-CN", CHINESE), ("zh_TW", CHINESE),
    ("ZH", CHINESE), ("fr-FR", ENGLISH), ("", ENGLISH), (None, ENGLISH),
])
def test_the_locale_chooses_and_english_is_for_all_others(locale, expected):
    assert words(locale) is expected
