"""Notation of Duellum actions; a card's choices follow its name in brackets, as one word."""

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
from bot.notation.forms import Form, Notation
from bot.notation.words import CHIP_SIGNS, UNIT_SIGNS, Words, amount_of, payment_of, units_of

_TAKEN: Final = re.compile(r"\+([a-z][a-z0-9_]*)(?::([a-z][a-z0-9_]*))?", re.IGNORECASE | re.ASCII)
_PLAYED: Final = re.compile(r"\*([a-z][a-z0-9_]*)(?:\(([^()]*)\))?", re.IGNORECASE | re.ASCII)
_AMOUNT: Final = re.compile(rf"(?:[0-9]+[{''.join(CHIP_SIGNS.values())}])+")
_UNITS: Final = re.compile(rf"(?:[0-9]+[{''.join(UNIT_SIGNS.values())}])+")


def _print_take_card(action: TakeCard) -> str:
    return f"+{action.card}" if action.drawn is None else f"+{action.card}:{action.drawn}"


def _read_take_card(words: Words, head: str) -> Action:
    match = _TAKEN.fullmatch(head)
    if match is None:
        words.fail("not-card", word=head)
    return TakeCard(match[1].lower(), match[2] and match[2].lower())


def _print_rondel(action: Rondel) -> str:
    chip = "" if action.chip is None else f"/{action.chip}"
    return f"@{action.wedge}{chip}{payment_of(action.pay)}"


def _read_rondel(words: Words, head: str) -> Action:
    wedge, slash, chip = head[1:].partition("/")
    instead = words.one_of(CHIPS, "chip", chip) if slash else None
    return Rondel(words.one_of(WEDGES, "wedge", wedge), words.pay(), instead)


def _print_wall(action: Wall) -> str:
    return f"W {action.province}{payment_of(action.pay)}"


def _read_wall(words: Words, head: str) -> Action:
    return Wall(words.province(), words.pay())


def _print_learn(action: Learn) -> str:
    return f"K {action.advance}{payment_of(action.pay)}"


def _read_learn(words: Words, head: str) -> Action:
    return Learn(words.one_of(KNOW_HOWS, "know-how"), words.pay())


def _print_recruit(action: Recruit) -> str:
    return f"R {units_of(action.legions, action.galleys)}{payment_of(action.pay)}"


def _read_recruit(words: Words, head: str) -> Action:
    return Recruit(*words.units(), words.pay())


def _print_conquer(action: Conquer) -> str:
    return f"C {action.province} {units_of(action.legions, action.galleys)}"


def _read_conquer(words: Words, head: str) -> Action:
    return Conquer(words.province(), *words.units())


def _print_found(action: Found) -> str:
    return f"F {action.province} {action.resource}{payment_of(action.pay)}"


def _read_found(words: Words, head: str) -> Action:
    return Found(words.province(), words.one_of(CHIPS, "chip"), words.pay())


def _print_play_card(action: PlayCard) -> str:
    chosen = [action.province] if action.province is not None else []
    if action.unit is not None:
        chosen.append(UNIT_SIGNS[action.unit])
    if action.legions is not None or action.galleys is not None:
        chosen.append(units_of(action.legions or 0, action.galleys or 0))
    if action.take is not None:
        chosen.append(amount_of(action.take))
    return f"*{action.card}({','.join(chosen)})" if chosen else f"*{action.card}"


def _read_play_card(words: Words, head: str) -> Action:
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
    "w": Form("wall", _print_wall, _read_wall),
    "k": Form("learn", _print_learn, _read_learn),
    "r": Form("recruit", _print_recruit, _read_recruit),
    "c": Form("conquer", _print_conquer, _read_conquer),
    "f": Form("found", _print_found, _read_found),
}
_BY_SIGN: Final = {
    "@": Form("rondel", _print_rondel, _read_rondel),
    "+": Form("take_card", _print_take_card, _read_take_card),
    "*": Form("play_card", _print_play_card, _read_play_card),
}
_NOTATION: Final = Notation(Words, _BY_WORD, _BY_SIGN)
print_action: Final = _NOTATION.print_action
print_turn: Final = _NOTATION.print_turn
parse_action: Final = _NOTATION.parse_action
parse_turn: Final = _NOTATION.parse_turn
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
