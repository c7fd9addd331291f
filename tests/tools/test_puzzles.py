"""The search for puzzles adds to what there is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cli.arena.games import Match
from tools import puzzles


def test_the_most_counts_new_puzzles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def one_a_game(match: Match, goals: object) -> Iterator[dict[str, Any]]:
        yield {"game": match.number, "number": 1, "goal": "win", "wedge": "iron"}

    monkeypatch.setattr(puzzles, "puzzles_in", one_a_game)
    path = tmp_path / "antike.jsonl"
    for most, games in ((3, [0, 1, 2]), (2, [0, 1, 2, 3, 4])):
        puzzles.find("antike", 9, most, tmp_path, None, ["win"])
        assert [json.loads(line)["game"] for line in path.read_text("utf-8").splitlines()] == games
