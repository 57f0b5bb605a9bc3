"""Breaking a text into lines, and finding characters on them. Every character is 10 pixels wide here."""

import pytest

from emulator.midp.lcdui.text_lines import TextLines


def lines(text, width):
    broken = TextLines(text, width, lambda char: 0 if char == "\u0301" else 10)
    return [broken.line(row) for row in range(len(broken))]


@pytest.mark.parametrize("text, expected", [
    ("", [""]),
    ("abc", ["abc"]),
    ("to be or", ["to ", "be ", "or"]),
    ("a bcd", ["a ", "bcd"]),
    ("abcdefgh", ["abcd", "efgh"]),
    ("a bcdefgh", ["a ", "bcde", "fgh"]),
    ("abcd     e", ["abcd     ", "e"]),
    ("a\nb", ["a", "b"]),
    ("a\n", ["a", ""]),
    ("\n\n", ["", "", ""]),
    ("abcd\ne", ["abcd", "e"]),
    ("你好吗你好", ["你好吗你", "好"]),
    ("ab你好吗", ["ab你好", "吗"]),
    ("你好吗你。", ["你好吗", "你。"]),
    ("abcde\u0301f", ["abcd", "e\u0301f"]),
])
def test_lines_of_four_characters(text, expected):
    assert lines(text, 40) == expected


@pytest.mark.parametrize("text", ["to be or not to be", "a\n\nb", "你好吗你。x y", "  lead", "trail  \n  "])
def test_no_character_is_lost_or_doubled(text):
    broken = TextLines(text, 40, lambda char: 10)
    whole = "".join(text[line.start:line.end] for line in broken.lines)
    assert whole == text.replace("\n", "")


@pytest.mark.parametrize("index, place", [(0, (0, 0)), (2, (0, 20)), (3, (1, 0)), (5, (1, 20)), (8, (2, 20))])
def test_where_the_caret_stands(index, place):
    assert TextLines("to be or", 40, lambda char: 10).place(index) == place


@pytest.mark.parametrize("text", ["to be or", "a\n\nb\n", "你好吗你好"])
def test_each_place_of_the_caret_is_found_again(text):
    broken = TextLines(text, 40, lambda char: 10)
    assert [broken.index_at(*broken.place(index)) for index in range(len(text) + 1)] == list(range(len(text) + 1))


@pytest.mark.parametrize("row, x, index", [
    (0, 4, 0), (0, 5, 1), (0, 14, 1), (1, 999, 5), (-1, 0, 0), (9, 0, 6), (2, -50, 6), (2, 999, 8)])
def test_the_place_nearest_to_a_point(row, x, index):
    assert TextLines("to be or", 40, lambda char: 10).index_at(row, x) == index
