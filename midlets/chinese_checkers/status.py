"""Whose turn it is, in words, and how words are broken into lines."""

from __future__ import annotations

from dataclasses import dataclass

from emulator.midp.lcdui import Font

from .forms import Words
from .game import Game, Turn
from .match import Match
from .players import Kind


@dataclass(frozen=True)
class Status:
    """What is said: the whole phrase, and the word that does where there is room for no more."""

    text: str
    short: str


def status(match: Match, words: Words, thinking: bool) -> Status:
    """Whose turn it is."""
    game = match.game
    if game is None:
        return Status("", "")
    if game.over:
        colour = words[f"colour_{game.places[0]}"]
        return Status(words["won"].format(colour), colour)
    colour = words[f"colour_{game.turn}"]
    if thinking and match.level_of(game.turn) is not None:
        return Status(words["thinking"].format(colour), "…")
    people = [player for player in match.seats if match.seats[player].kind is Kind.PERSON]
    if match.is_mine(game.turn) and (match.over_radio or len(people) == 1):
        return Status(words["your_turn"], colour)
    return Status(words["turn_of"].format(colour), colour)


def notices(turn: Turn, game: Game, words: Words) -> list[str]:
    """What a move brought about that is worth telling."""
    said = []
    for player in turn.placed:
        rank, colour = game.rank(player), words[f"colour_{player}"]
        said.append(words["won"].format(colour) if rank == 1 else words["place"].format(colour, rank))
    return said + [words["passes"].format(words[f"colour_{player}"]) for player in turn.passed]


def broken(text: str, font: Font, width: int) -> list[str]:
    """The text in lines no wider than `width` pixels: broken at spaces, and where one word is too wide, within it."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if font.string_width(longer) <= width:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for sign in word:
            if lines[-1] and font.string_width(lines[-1] + sign) > width:
                lines.append("")
            lines[-1] += sign
    return lines
