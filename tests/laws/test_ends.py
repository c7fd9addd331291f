"""Proven, and only observed, properties of the end of turns and of games."""

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.antike import Position, Setup, Variant, apply, legal, start
from bot.engine.antike.actions import EndTurn, Rondel
from bot.engine.antike.setup import eligible_nations
from bot.engine.terms import WEDGES
from tests.engine.playing import dice, late
from tests.laws.eager import eager_game
from tests.laws.turns import left_to_do

pytestmark = pytest.mark.slow

SEEDS = 50 if os.environ.get("ANTIKE_LONG") else 2
ROUNDS = 300
"""Rounds that are nearly always enough if players want to win: observed, not proven."""
MOST = 0.9
_USUAL: list[dict[str, Any]] = [
    *({"nations": number} for number in (3, 4, 5, 6)),
    {"nations": 4, "one_city": True},
    {"nations": 4, "two_players": "four-nations"},
    {"nations": 2, "two_players": "doubled"},
]
_HARD: list[dict[str, Any]] = [
    {"nations": 3, "goal": 12},
    {"nations": 4, "expert": True},
    {"nations": 4, "military": True},
]
boards = pytest.mark.parametrize("board", ["east", "west"])


def _start(board: str, settings: dict[str, Any]) -> Position:
    at_hand, variant = load_board(board), Variant(**settings)
    return start(Setup(at_hand, variant, eligible_nations(at_hand, variant)[: variant.nations]))


@boards
def test_every_turn_ends(board: str) -> None:
    """T3: proven if `left_to_do` falls with each action, as it is never negative before the end."""
    for seed in range(6):
        here = late(dice("turns", board, seed), 3 + seed % 4, goal=99, board=load_board(board))
        chance = dice("walk", board, seed)
        for _ in range(150):
            if here.outcome is not None:
                break
            listed = legal(here)
            after, _ = apply(
                here, chance.choice([each for each in listed if each.type != "end_turn"] or listed)
            )
            if (after.mover, after.round) == (here.mover, here.round):
                assert left_to_do(here) > left_to_do(after)
            assert after.outcome is not None or left_to_do(after) >= 0
            here = after


@boards
def test_idlers_play_for_ever(board: str) -> None:
    """T3: an action may be left undone, so no law can promise the end of a game; coins and chips pile up."""
    here = _start(board, {"nations": 4})
    before = here
    for turn in range(400):
        wedge = WEDGES[(turn // 4 * 3 + 1) % 8]  # three steps, free, by all four in turn
        for action in (Rondel(wedge), EndTurn()):
            while here.current.owes_chip:
                here, _ = apply(here, legal(here)[0])
            here, _ = apply(here, action)
    assert (here.outcome, here.round) == (None, 101)
    for name, nation in here.nations.items():
        assert (nation.cities, nation.personages) == (
            before.nations[name].cities,
            before.nations[name].personages,
        )


@boards
@pytest.mark.parametrize("settings", _USUAL, ids=str)
def test_players_who_want_to_win_come_to_an_end(board: str, settings: dict[str, Any]) -> None:
    """W1, W2: at least `MOST` of these games end with a winner (observed)."""
    reasons = _reasons(board, settings)
    assert reasons["target"] + reasons["temple"] >= MOST * SEEDS, reasons


@boards
@pytest.mark.parametrize("settings", _HARD, ids=str)
def test_far_targets_are_reached_too(board: str, settings: dict[str, Any]) -> None:
    """X1-X3, W1, W2: some games have a winner (observed); in others the shares of personages prevent it."""
    reasons = _reasons(board, settings)
    assert reasons["target"] + reasons["temple"] >= 1, reasons


def _reasons(board: str, settings: dict[str, Any]) -> Counter[str | None]:
    reasons: Counter[str | None] = Counter()
    for seed in range(SEEDS):
        chance = Random(f"ends {seed}")
        last, _ = eager_game(chance, _start(board, settings), ROUNDS)
        reasons[last.outcome and last.outcome.reason] += 1
        if last.outcome and last.outcome.reason == "target":
            assert last.setup.score(last.current.personages) >= last.setup.target
    return reasons
