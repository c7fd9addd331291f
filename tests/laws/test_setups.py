"""Every legal combination of settings on both boards begins and goes on as in the oracle."""

from itertools import product
from random import Random
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.antike import Variant
from bot.engine.antike.setup import check_variant
from bot.engine.errors import SetupError
from tests.laws import laws
from tests.laws.table import Json, Table
from tests.oracle.antike.records import a_record, boards_at_hand

pytestmark = pytest.mark.slow

_COMBINATIONS: list[Json] = [
    {
        "nations": number,
        "goal": goal,
        "expert": expert,
        "military": military,
        "one_city": one_city,
        "two_players": players,
    }
    for number, goal, expert, military, one_city, players in product(
        range(1, 8),
        (None, 12),
        (False, True),
        (False, True),
        (False, True),
        (None, "four-nations", "doubled"),
    )
]


def _allowed(variant: dict[str, Any]) -> bool:
    """Return whether a variant is legal, by a second implementation of S1, S9, S10, X3 and X4."""
    number: int = variant["nations"]
    players = variant["two_players"]
    if players == "doubled":
        scored = variant["goal"] is not None or not variant["military"]
        return number == 2 and not variant["one_city"] and scored
    return number == 4 if players == "four-nations" else 3 <= number <= 6


@pytest.mark.parametrize("board", boards_at_hand())
def test_the_settings_that_go_together(board: str) -> None:
    """Exactly the combinations allowed by S1, S9, S10 and X1-X4 are accepted."""
    for variant in _COMBINATIONS:
        try:
            check_variant(load_board(board), Variant(**variant))
        except SetupError:
            assert not _allowed(variant), variant
        else:
            assert _allowed(variant), variant


@pytest.mark.parametrize("board", boards_at_hand())
def test_every_combination_begins_and_goes_on(board: str) -> None:
    """The laws except `product` hold during the first ten actions, picks included (S2-S10, X1-X4)."""
    for number, variant in enumerate(filter(_allowed, _COMBINATIONS)):
        chance = Random(number)
        table = Table(a_record(chance, board, variant))
        for _ in range(10):
            for law in (*laws.EVERYWHERE.values(), laws.given):
                law(table)
            assert table.play(chance.choice(table.agreed()))
        laws.record(table)
