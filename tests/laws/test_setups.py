"""Every legal combination of settings on both boards begins, and goes on, like the second implementation."""

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
    """S1, S9, S10, X3, X4, said once more."""
    number: int = variant["nations"]
    players = variant["two_players"]
    if players == "doubled":
        scored = variant["goal"] is not None or not variant["military"]
        return number == 2 and not variant["one_city"] and scored
    return number == 4 if players == "four-nations" else 3 <= number <= 6


@pytest.mark.parametrize("board", boards_at_hand())
def test_the_settings_that_go_together(board: str) -> None:
    """S1, S9, S10, X1-X4: these and no others."""
    for variant in _COMBINATIONS:
        try:
            check_variant(load_board(board), Variant(**variant))
        except SetupError:
            assert not _allowed(variant), variant
        else:
            assert _allowed(variant), variant


@pytest.mark.parametrize("board", boards_at_hand())
def test_every_combination_begins_and_goes_on(board: str) -> None:
    """S2-S10, X1-X4: the first turns, picks included, with every law."""
    for number, variant in enumerate(filter(_allowed, _COMBINATIONS)):
        chance = Random(number)
        table = Table(a_record(chance, board, variant))
        for _ in range(10):
            for law in (*laws.EVERYWHERE.values(), laws.given):
                law(table)
            assert table.play(chance.choice(table.agreed()))
        laws.record(table)
