import re
from dataclasses import asdict, fields

import pytest

from midlets.gomoku.words import CHINESE, ENGLISH, LANGUAGES, RUSSIAN, Words, words

KEYS = [field.name for field in fields(Words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_each_key(language):
    assert [key for key in KEYS if not asdict(LANGUAGES[language])[key].strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_braces_are_the_same_in_each_language(language):
    def holes(label):
        return sorted(re.findall(r"{(\w*)}", label))
    there, english = asdict(LANGUAGES[language]), asdict(ENGLISH)
    assert [key for key in KEYS if holes(there[key]) != holes(english[key])] == []


@pytest.mark.parametrize("language, letters", [(RUSSIAN, "[а-яА-Я]"), (CHINESE, "[\u4e00-\u9fff]")])
def test_a_translation_is_one(language, letters):
    assert [key for key in KEYS if key != "ok" and not re.search(letters, asdict(language)[key])] == []


@pytest.mark.parametrize("locale, expected", [
    ("en-GB", ENGLISH), ("ru", RUSSIAN), ("ru-RU", RUSSIAN), ("zh-CN", CHINESE), ("zh_TW", CHINESE),
    ("ZH", CHINESE), ("fr-FR", ENGLISH), ("", ENGLISH), (None, ENGLISH),
])
def test_the_locale_chooses_and_english_is_for_all_others(locale, expected):
    assert words(locale) is expected
