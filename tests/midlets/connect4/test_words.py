"""Three languages with the same keys and the same blanks to fill."""

from __future__ import annotations

import string
from dataclasses import asdict, fields

import pytest

from midlets.connect4.words import CHINESE, ENGLISH, LANGUAGES, RUSSIAN, Words, words


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_everything(language):
    said = asdict(LANGUAGES[language])
    assert set(said) == {field.name for field in fields(Words)}
    assert all(text.strip() for text in said.values())


@pytest.mark.parametrize("language", [RUSSIAN, CHINESE])
def test_each_line_has_the_same_blanks_in_each_language(language):
    ours, english = asdict(language), asdict(ENGLISH)
    assert {key: blanks(text) for key, text in ours.items()} == {
        key: blanks(text) for key, text in english.items()}


@pytest.mark.parametrize("language", [RUSSIAN, CHINESE])
def test_nothing_was_left_untranslated(language):
    ours, english = asdict(language), asdict(ENGLISH)
    assert [key for key in ours if ours[key] == english[key]] == []


@pytest.mark.parametrize("language, first, last", [(RUSSIAN, "Ѐ", "ӿ"), (CHINESE, "一", "鿿")])
def test_each_line_is_in_its_own_script(language, first, last):
    assert [key for key, text in asdict(language).items()
            if not any(first <= letter <= last for letter in text)] == []


@pytest.mark.parametrize("locale, language", [
    ("en", ENGLISH), ("en-US", ENGLISH), ("ru-RU", RUSSIAN), ("ru", RUSSIAN), ("zh-CN", CHINESE),
    ("zh_TW", CHINESE), ("ZH-cn", CHINESE), ("fr-FR", ENGLISH), ("rum", ENGLISH), ("", ENGLISH),
    (None, ENGLISH),
])
def test_the_locale_chooses_the_language_and_english_stands_in(locale, language):
    assert words(locale) is language
