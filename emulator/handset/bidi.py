"""The order in which characters stand on a line: Hebrew and Arabic run from right to left.

The short form of the Unicode bidirectional algorithm (UAX 9): letters have a direction,
numbers keep theirs, and what has none goes with its surroundings. No embedding controls.
"""

from __future__ import annotations

import unicodedata

RIGHT_TO_LEFT = frozenset({"R", "AL"})
NUMBER = frozenset({"EN", "AN"})
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")
FIRST_RIGHT_TO_LEFT = "\u0590"


def clusters(text: str) -> list[str]:
    """The text cut into characters, each with the marks that combine with it."""
    found: list[str] = []
    for char in text:
        if found and is_mark(char):
            found[-1] += char
        else:
            found.append(char)
    return found


def is_mark(char: str) -> bool:
    """Whether it is drawn over the character before it and takes no room."""
    return char > "\u02ff" and unicodedata.category(char) in ("Mn", "Me")


def line_order(text: str) -> list[str]:
    """The clusters of a line, from left to right.

    >>> "".join(line_order("ab שלום 12!"))
    'ab 12 םולש!'
    """
    found = clusters(text)
    if not any(char >= FIRST_RIGHT_TO_LEFT for char in text):
        return found
    levels = _levels(found)
    if max(levels, default=0) == 0:
        return found
    found = [cluster.translate(MIRRORED) if level % 2 else cluster
             for cluster, level in zip(found, levels, strict=True)]
    for level in range(max(levels), 0, -1):
        _reverse_runs(found, levels, level)
    return found


def _levels(found: list[str]) -> list[int]:
    """0 for left to right, 1 for right to left, 2 for a number within right to left."""
    kinds = [_kind(cluster[0]) for cluster in found]
    line = next((kind for kind in kinds if kind in "LR"), "L")
    _settle_neutrals(kinds, line)
    deepest = 2 if line == "R" else 0
    levels = []
    around = line
    for kind in kinds:
        if kind in "LR":
            around = kind
        levels.append(1 if kind == "R" else 2 if kind == "N" and around == "R" else deepest)
    return levels


def _kind(char: str) -> str:
    """L, R, N for a number, or a space for what has no direction."""
    direction = unicodedata.bidirectional(char)
    if direction in RIGHT_TO_LEFT:
        return "R"
    return "N" if direction in NUMBER else "L" if direction == "L" else " "


def _settle_neutrals(kinds: list[str], line: str) -> None:
    """Give spaces and signs the direction of both neighbours, or else of the line."""
    before, start = line, 0
    while start < len(kinds):
        if kinds[start] != " ":
            before = _side(kinds[start], before)
            start += 1
            continue
        end = start
        while end < len(kinds) and kinds[end] == " ":
            end += 1
        after = _side(kinds[end], before) if end < len(kinds) else line
        within_number = start > 0 and end < len(kinds) and end - start == 1 \
            and kinds[start - 1] == kinds[end] == "N"
        kinds[start:end] = ["N" if within_number else before if before == after else line] * (end - start)
        start = end


def _side(kind: str, before: str) -> str:
    """A number stands on the side of the letters before it."""
    return before if kind == "N" else kind


def _reverse_runs(found: list[str], levels: list[int], level: int) -> None:
    start = 0
    while start < len(found):
        end = start
        while end < len(found) and levels[end] >= level:
            end += 1
        if end > start:
            found[start:end] = found[start:end][::-1]
            levels[start:end] = levels[start:end][::-1]
        start = max(end, start + 1)
