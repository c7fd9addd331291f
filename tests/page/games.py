"""Games to make pages of, one of each ruleset."""

import json
import re
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from bot.boards import load_board
from bot.engine.terms import Nation
from bot.page import page_of
from bot.records import Record, read_record, turns
from tests.engine.duellum.playing import begun, steps
from tests.engine.playing import dice

_FOUR = Path(__file__).parents[1] / "e2e" / "games" / "four.json"
_ACTIONS = 300
PLAYERS: dict[Nation, str] = {"romans": "Ada </script> *Lovelace*", "carthaginians": "Ben"}


_made: Final[dict[int, bytes]] = {}


def page(record: Record) -> bytes:
    """Return the page of one of these games, cached because making it takes a second."""
    if id(record) not in _made:
        _made[id(record)] = made_anew(record)
    return _made[id(record)]


def made_anew(record: Record) -> bytes:
    """Return the page of a game, made anew in the current language."""
    return page_of(record.start, tuple(turns(record.start, record.actions)), record.players)


def game_data(made: str) -> Any:
    """Return the data in a page."""
    found = re.search(r'<script type="application/json" id="game">(.*?)</script>', made, re.DOTALL)
    assert found
    return json.loads(found[1])


@cache
def antike_game() -> Record:
    """Return a whole game of four nations."""
    return read_record(_FOUR.read_bytes())


@cache
def duellum_game() -> Record:
    """Return the beginning of a random game, with a player whose name would end the page's script."""
    chance = dice("page")
    opening = begun(load_board("punic"), chance)
    played = tuple(step.action for step in islice(steps(opening, chance, _ACTIONS), _ACTIONS))
    return Record(opening.setup, PLAYERS, played)


@cache
def short_game() -> Record:
    """Return the first turns of that game, for tests of what does not depend on the number of turns."""
    return replace(duellum_game(), actions=duellum_game().actions[:10])


@cache
def wide_game() -> Record:
    """Return that game with the longest names that Discord allows, each of one word."""
    return replace(duellum_game(), players=dict.fromkeys(PLAYERS, "W" * 32))
