"""Other start cities are tried without changing the board's file."""

import json

import pytest

from bot.boards import BOARDS
from bot.cli.arena.games import Played
from bot.engine.terms import Nation
from tools.boards.starts import changed, format_result

SCORES: list[dict[Nation, int]] = [{"romans": 9, "greeks": 5}, {"romans": 9, "greeks": 6}]
WEST = json.loads((BOARDS / "west.json").read_text("utf-8"))


def test_only_what_is_named_changes() -> None:
    other = changed(WEST, "4", "germans=colonia,londinium,calisia first=romans")
    assert other["start_cities"]["4"]["germans"] == ["colonia", "londinium", "calisia"]
    assert other["start_nation"]["4"] == "romans"
    rest = {**other["start_cities"]["4"], "germans": WEST["start_cities"]["4"]["germans"]}
    assert rest == WEST["start_cities"]["4"]
    assert other["start_cities"]["5"] == WEST["start_cities"]["5"]
    assert changed(WEST, "4", "") == WEST


def test_a_nation_that_does_not_play_is_refused() -> None:
    with pytest.raises(SystemExit, match="persians does not play"):
        changed(WEST, "4", "persians=a,b,c")


def test_shares_are_told_by_nation_and_by_seat() -> None:
    games = [
        Played(0, "west", {"romans": "hard", "greeks": "hard"}, "romans", "hard", "target", 30, 1, scores)
        for scores in SCORES
    ]
    assert format_result("", games) == "as it is: greeks 0% (5.5), romans 100% (9.0); by seat 100%, 0%\n"
