"""Parsing of Antike's own options: cities to give up, and know-hows."""

import re
from typing import Final, NamedTuple

from bot.cogs.parsing import clean, match_all, names_of, non_empty, parts, read_province
from bot.engine.antike.terms import KNOW_HOWS, KnowHow
from bot.engine.board import Board
from bot.engine.terms import ProvinceId
from bot.i18n.input_words import any_of

_GIVE_UP: Final = re.compile(
    rf"^(?P<city>[^(,;]*)[\s(,;]+(?:{any_of('give-up')})[\s:]+(?P<own>[^)]*)\)?\s*$", re.IGNORECASE
)


class Target(NamedTuple):
    """A city to conquer, and the own city given up for it (M12)."""

    city: ProvinceId
    give_up: ProvinceId | None


def read_target(board: Board, text: str) -> Target:
    """Parse a city to conquer: `tyros`, or `tyros (give up sparta)`."""
    match = _GIVE_UP.match(clean(text))
    if match is None:
        return Target(read_province(board, text), None)
    return Target(read_province(board, match["city"]), read_province(board, match["own"]))


def read_advances(text: str) -> list[KnowHow]:
    """Parse an ordered list of distinct know-hows."""
    known = names_of("know-how", "advance", KNOW_HOWS)
    entries = non_empty("know-hows", parts(text), ", ".join(known[each][-1] for each in KNOW_HOWS[:2]))
    return match_all(entries, known, "know-how")
