"""Games among the levels, the greedy player and the random one; `docs/bots.md` reports more games."""

import os

import pytest

from bot.engine.duellum import Position, Setup, Variant, apply, ruleset, start
from bot.engine.duellum.board import DuellumBoard
from bot.engine.terms import Nation
from bot.players.duellum.policies import think
from tests.engine.duellum.builders import HELLENIC, PUNIC
from tests.players.dice import dice

pytestmark = pytest.mark.slow

LONG = pytest.mark.skipif(not os.environ.get("ANTIKE_LONG"), reason="whole games; ANTIKE_LONG=1 plays them")
FEW = 4 if os.environ.get("ANTIKE_LONG") else 3
"""Personages to win; a game to this few takes a fraction of the time of a whole one."""
BOARDS = pytest.mark.parametrize("board", [PUNIC, HELLENIC], ids=lambda board: board.id)
SEATS = pytest.mark.parametrize("seat", [0, 1], ids=["first", "second"])


def against(
    weaker: str, seat: int, board: DuellumBoard, goal: int | None, game: int = 0, stronger: str = "hard"
) -> tuple[Position, Nation]:
    """Play a game against a weaker policy; return its last position and the stronger policy's nation."""
    chance = dice(f"{weaker}/{seat}/{game}")
    nations = board.nations if game % 2 else board.nations[::-1]
    kept = ruleset.with_first_draws(board, {}, chance.randrange)
    here = start(Setup(board, Variant(goal=goal), nations, tuple(kept["draws"])))
    while here.outcome is None and here.round <= 120:
        policy = stronger if here.mover == nations[seat] else weaker
        for action in think(here, policy, chance):
            here, _ = apply(here, ruleset.with_draw(here, action, chance.randrange))
    return here, nations[seat]


@SEATS
@pytest.mark.parametrize("weaker", ["random", "greedy"])
def test_the_strongest_level_is_first_to_a_few_personages(weaker: str, seat: int) -> None:
    """Each seat and each weaker player is tried on both boards."""
    board = PUNIC if (seat == 0) == (weaker == "greedy") else HELLENIC
    over, strong = against(weaker, seat, board, goal=FEW)
    assert over.winner == strong


@LONG
@BOARDS
@pytest.mark.parametrize("weaker", ["random", "greedy"])
def test_the_strongest_level_wins_whole_games(weaker: str, board: DuellumBoard) -> None:
    played = [against(weaker, game // 2 % 2, board, None, game) for game in range(4)]
    assert sum(over.winner == strong for over, strong in played) >= (4 if weaker == "random" else 3)


@LONG
@BOARDS
@pytest.mark.parametrize(("stronger", "weaker"), [("hard", "medium"), ("medium", "easy")])
def test_each_level_wins_most_games_against_the_next(stronger: str, weaker: str, board: DuellumBoard) -> None:
    played = [against(weaker, game // 2 % 2, board, None, game, stronger) for game in range(4)]
    assert all(over.outcome for over, _ in played)
    assert sum(over.winner == strong for over, strong in played) >= 3


@LONG
@BOARDS
@SEATS
def test_medium_players_among_themselves_come_to_an_end(board: DuellumBoard, seat: int) -> None:
    over, _ = against("medium", seat, board, None, seat, "medium")
    assert over.outcome
