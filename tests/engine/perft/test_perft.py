"""The committed counts hold, and the second implementation of the rules counts the same.

In the suite the oracle counts as deep as it can quickly; with `ANTIKE_LONG=1` it confirms every count.
"""

import json
import os
from typing import Any, get_args

import pytest

from bot.engine.antike import Phase, Position, legal
from bot.engine.antike.actions import Conquer
from bot.engine.antike.rules.know_how import has_all
from bot.engine.duellum import legal as duellum_legal
from bot.engine.duellum.actions import ActionType as DuellumAction
from bot.engine.perft import perft
from bot.records import read_record, replay
from bot.rulesets import ruleset_of
from tests.engine.perft.counting import Walk, committed, names, position_text

QUICK = 10**9 if os.environ.get("ANTIKE_LONG") else 120
"""Maximum positions on the way to a depth that the oracle lists."""
_STARTS = {
    *(f"{board}-start-{number}" for board in ("east", "west") for number in (3, 4, 5, 6)),
    *(f"{board}-{kind}" for board in ("east", "west") for kind in ("four-nations", "doubled", "one-city")),
}


_DUELLUM = ("punic", "hellenic")


def _position(name: str) -> Any:
    played = replay(read_record(position_text(name)))
    assert played.error is None
    return played.position


def test_every_position_has_its_counts() -> None:
    assert set(committed()) == set(names())
    assert set(names()) > _STARTS
    assert all(list(counts) == list(range(1, len(counts) + 1)) for counts in committed().values())


@pytest.mark.parametrize("name", names())
def test_the_counts_hold(name: str) -> None:
    here = _position(name)
    rules = ruleset_of(here).rules
    assert {depth: perft(rules, here, depth) for depth in committed()[name]} == committed()[name]


@pytest.mark.parametrize("name", names())
def test_the_oracle_counts_the_same(name: str) -> None:
    counts = committed()[name]
    walk = Walk(json.loads(position_text(name)))
    for depth, count in counts.items():
        if sum(counts[shorter] for shorter in range(1, depth)) <= QUICK:
            assert walk.perft(depth) == count


def test_the_positions_are_rich() -> None:
    """All that is to be counted occurs on both boards (M2, M5, M4, M12, K1-K4, T4, S7)."""
    rich = {name for name in set(names()) - _STARTS if not name.startswith(_DUELLUM)}
    shown = {(name.split("-")[0], trait) for name in rich for trait in _traits(_position(name))}
    wanted = ("mixed stacks", "fight", "answer", "conquer", "give up", "trade", "know-hows", "chip owed")
    assert shown >= {(board, trait) for board in ("east", "west") for trait in wanted}
    assert len(rich) >= 12


def test_duellum_positions_are_rich() -> None:
    """Every type of action is legal somewhere on both boards (DE5, DK7, DM4, DM7, DA1, DF1, DB1)."""
    mine = [name for name in names() if name.startswith(_DUELLUM)]
    assert len(mine) >= 12
    shown = {(name.split("-")[0], action.type) for name in mine for action in duellum_legal(_position(name))}
    kinds = set(get_args(DuellumAction))
    assert shown >= {(board, kind) for board in _DUELLUM for kind in kinds}


def _traits(here: Position) -> set[str]:
    listed = legal(here)
    kinds = [action.type for action in listed]
    stacks = [*here.current.legions.values(), *here.current.galleys.values()]
    tests = {
        "mixed stacks": any(sum(1 for count in stack if count) > 1 for stack in stacks) and "move" in kinds,
        "fight": "fight" in kinds,
        "answer": here.phase is Phase.ANSWER,
        "conquer": "conquer" in kinds,
        "give up": any(isinstance(action, Conquer) and action.give_up for action in listed),
        "trade": "trade" in kinds and has_all(here.current.know_hows),
        "know-hows": kinds.count("learn") >= 3,
        "chip owed": "take_chip" in kinds,
    }
    return {trait for trait, there in tests.items() if there}
