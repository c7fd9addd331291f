"""What weights are fitted to: parts of the evaluation, and who won."""

import random

import pytest

from bot.cli.arena.games import Match
from tools.train import factors, watched

pytest.importorskip("numpy", reason="fitting needs numpy: pip install -e .[train]")


def test_a_part_that_decides_counts_for_more_and_one_that_does_not_for_less() -> None:
    chance = random.Random(1)
    games = []
    for number in range(60):
        winner = chance.randrange(3)
        turns = [
            [
                {"cities": chance.gauss(100.0 * (nation == winner), 60.0), "units": chance.gauss(0.0, 60.0)}
                for nation in range(3)
            ]
            for _ in range(10)
        ]
        games.append({"game": number, "winner": winner, "parts": turns})
    (cities, units), spread = factors(games, ["cities", "units"])
    assert cities > 1 > abs(units)
    assert max(spread) < 0.2


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "board"), [("antike", "west"), ("duellum", "punic")])
def test_a_game_is_noted_part_by_part_for_every_nation_and_turn(ruleset: str, board: str) -> None:
    noted = watched(Match(0, board, 2, ("hard",), 1, 1, ruleset))
    assert len(noted["parts"]) == len(noted["turns"]) >= 2
    assert all(len(turn) == 2 and {"cities", "units"} <= turn[0].keys() for turn in noted["parts"])
