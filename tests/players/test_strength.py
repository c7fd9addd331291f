"""Games of `hard` against the greedy player and the random one; `docs/bots.md` reports hundreds of games."""

import os

import pytest

from bot.boards import load_board
from bot.engine.antike import Position, Setup, Variant, apply, start
from bot.engine.antike.setup import eligible_nations
from bot.engine.terms import Nation
from bot.players.antike.policies import POLICIES, thoughts
from tests.players.dice import dice

pytestmark = pytest.mark.slow

LONG = pytest.mark.skipif(not os.environ.get("ANTIKE_LONG"), reason="whole games; ANTIKE_LONG=1 plays them")


def against(weaker: str, seat: int, variant: Variant, board_id: str = "east") -> tuple[Position, Nation]:
    """Play a game of `hard` against another policy; return its last position and the nation of `hard`."""
    board, chance = load_board(board_id), dice(f"{weaker}/{seat}")
    here = start(Setup(board, variant, eligible_nations(board, variant)[: variant.nations]))
    strong = here.setup.turn_order[seat]
    while here.outcome is None and here.round <= 120 and here.awaited:
        policy = "hard" if here.awaited == strong else weaker
        for action in thoughts(here, POLICIES[policy], chance):
            here, _ = apply(here, action)
    return here, strong


@pytest.mark.parametrize("weaker", ["random", "greedy"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_strongest_level_is_first_to_a_few_personages(weaker: str, seat: int) -> None:
    """A game to 3 personages takes a tenth of the time of a whole one."""
    over, strong = against(weaker, seat, Variant(3, goal=3))
    assert over.winner == strong


@LONG
@pytest.mark.parametrize("weaker", ["random", "greedy"])
@pytest.mark.parametrize(("board_id", "nations"), [("east", 3), ("east", 6), ("west", 4)])
def test_the_strongest_level_wins_whole_games(weaker: str, board_id: str, nations: int) -> None:
    won = sum(
        over.winner == strong
        for over, strong in [against(weaker, seat, Variant(nations), board_id) for seat in range(nations)]
    )
    assert won >= nations - 1
