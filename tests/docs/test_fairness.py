"""`docs/boards.md` tells of the games that are kept, and of no others."""

from pathlib import Path

import pytest

from bot.cli.arena.games import Match, setup_of
from bot.rulesets import ruleset
from tools.fairness import PAGE, RESULTS, games, table, written

FILES = sorted(RESULTS.glob("*.jsonl"))


def test_the_table_is_made_of_the_games() -> None:
    page = PAGE.read_text("utf-8")
    assert FILES
    assert table() in page
    assert written(page) == page


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_games_are_whole_and_in_order(path: Path) -> None:
    """From the first number on, seated as that number has it, and won by somebody who was there."""
    header, played = games(path)
    assert [game.game for game in played] == list(range(len(played)))
    (board,), found = header["boards"], ruleset(header["ruleset"])
    for game in played:
        match = Match(
            game.game, board, header["nations"], ("hard",), header["seed"], header["cap"], header["ruleset"]
        )
        start = found.rules.start(setup_of(match))
        assert list(game.seats) == list(found.planner.next_order(start))
        assert game.winner is None or game.winner in game.seats
