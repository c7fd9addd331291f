"""Parser of Duellum notation; a card's choices follow its name in brackets, as one word."""

import re
from collections.abc import Mapping
from typing import Any, Final

from bot.engine.duellum.actions import (
    Action,
    Conquer,
    Found,
    Learn,
    PlayCard,
    Recruit,
    Rondel,
    TakeCard,
    Wall,
)
from bot.engine.duellum.terms import KNOW_HOWS
from bot.engine.terms import CHIPS, WEDGES
from bot.notation.parsing import Parser, Reader
from bot.notation.words import CHIP_SIGNS, UNIT_SIGNS, Words

_PLAYED: Final = re.compile(r"\*([a-z][a-z0-9_]*)(?:\(([^()]*)\))?", re.IGNORECASE | re.ASCII)
_AMOUNT: Final = re.compile(rf"(?:[0-9]+[{''.join(CHIP_SIGNS.values())}])+")
_UNITS: Final = re.compile(rf"(?:[0-9]+[{''.join(UNIT_SIGNS.values())}])+")


def _take_card(words: Words, head: str) -> Action:
    card, _, drawn = head[1:].partition(":")
    return TakeCard(words.province(card), words.province(drawn) if drawn else None)


def _rondel(words: Words, head: str) -> Action:
    wedge, slash, chip = head[1:].partition("/")
    instead = words.one_of(CHIPS, "chip", chip) if slash else None
    return Rondel(words.one_of(WEDGES, "wedge", wedge), words.pay(), instead)


def _wall(words: Words, head: str) -> Action:
    return Wall(words.province(), words.pay())


def _learn(words: Words, head: str) -> Action:
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _recruit(words: Words, head: str) -> Action:
    return Recruit(*words.units(), words.pay())


def _conquer(words: Words, head: str) -> Action:
    return Conquer(words.province(), *words.units())


def _found(words: Words, head: str) -> Action:
    return Found(words.province(), words.one_of(CHIPS, "chip"), words.pay())


def _play_card(words: Words, head: str) -> Action:
    match = _PLAYED.fullmatch(head)
    if match is None:
        words.fail("not-card", word=head)
    named = [part for part in (match[2] or "").split(",") if part]
    return PlayCard(match[1].lower(), **_choices(words, named))


def _choices(words: Words, named: list[str]) -> dict[str, Any]:
    """Parse the choices in brackets, at most one of each form."""
    chosen: dict[str, Any] = {}
    for word in named:
        choice = _choice(words, word)
        if choice.keys() & chosen.keys():
            words.fail("not-there", word=word)
        chosen |= choice
    return chosen


def _choice(words: Words, word: str) -> dict[str, Any]:
    """Parse a choice by its form: units, chips, a unit sign, else a province."""
    if _UNITS.fullmatch(word):
        legions, galleys = words.parse_units(word)
        return {"legions": legions, "galleys": galleys}
    if _AMOUNT.fullmatch(word):
        return {"take": words.parse_amount(word)}
    if word in UNIT_SIGNS.values():
        return {"unit": words.unit(word)}
    return {"province": words.province(word)}


_BY_WORD: Final = {
    "w": Reader("wall", _wall),
    "k": Reader("learn", _learn),
    "r": Reader("recruit", _recruit),
    "c": Reader("conquer", _conquer),
    "f": Reader("found", _found),
}
_BY_SIGN: Final = {
    "@": Reader("rondel", _rondel),
    "+": Reader("take_card", _take_card),
    "*": Reader("play_card", _play_card),
}
_PARSER: Final = Parser(Words, _BY_WORD, _BY_SIGN)
parse_action: Final = _PARSER.parse_action
parse_turn: Final = _PARSER.parse_turn
FORMS: Final[Mapping[str, tuple[str, ...]]] = {
    "take_card": ("+levy",),
    "rondel": ("@marble", "@maneuver-1 2g1c", "@iron/gold"),
    "temple": ("T roma", "T roma 5m2c"),
    "wall": ("W roma", "W roma 1c"),
    "arm": ("A roma 2L1G", "A roma 1L 2c"),
    "learn": ("K strata", "K strata 3g3c"),
    "recruit": ("R 3L1G", "R 1G 1g1c"),
    "move": ("2L roma>ancona", "1G:2 roma>mare_tyrrhenum"),
    "conquer": ("C croton 1L1G",),
    "found": ("F genua gold", "F genua gold 1m1i2c"),
    "trade": ("2m1c=2i",),
    "play_card": ("*omen", "*levy(1L1G)", "*allies(roma,L)", "*granary(1m1g)", "*storm(croton)"),
    "end_turn": (".",),
}
"""Examples of each action type, with provinces and cards of the built-in files."""
