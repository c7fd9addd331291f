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
            (
                0.5,
                0,
                [
                    [0.0, chance.gauss(100.0 * (nation == winner), 60.0), chance.gauss(0.0, 60.0)]
                    for nation in range(3)
                ],
            )
            for _ in range(10)
        ]
        games.append({"game": number, "winner": winner, "parts": ["cities", "units"], "turns": turns})
    (cities, units), spread = factors(games)
    assert cities > 1 > abs(units)
    assert max(spread) < 0.2


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "board"), [("antike", "west"), ("duellum", "punic")])
def test_a_game_is_noted_part_by_part_for_every_nation_and_turn(ruleset: str, board: str) -> None:
    noted = watched(Match(0, board, 2, ("hard",), 1, 1, ruleset))
    assert {"cities", "units"} <= set(noted["parts"])
    assert len(noted["turns"]) >= 2
    for leading, mover, standings in noted["turns"]:
        assert 0 <= leading <= 1
        assert mover in {0, 1}
        assert [len(each) for each in standings] == [1 + len(noted["parts"])] * 2
