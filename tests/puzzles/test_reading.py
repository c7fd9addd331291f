"""Mistakes in a file of puzzles, each reported in one clear line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.puzzles import PUZZLES, PuzzleFileError, puzzle_faults, puzzle_of, puzzles, read_puzzles
from bot.rulesets import ruleset_ids

GOOD = (PUZZLES / "antike.jsonl").read_text("utf-8").splitlines()
Change = Callable[[dict[str, Any]], object]


def mistakes(folder: Path, *lines: str) -> tuple[str, ...]:
    path = folder / "antike.jsonl"
    path.write_text("\n".join(lines), "utf-8")
    with pytest.raises(PuzzleFileError) as error:
        read_puzzles(path)
    assert tuple(puzzle_faults(folder)) == error.value.mistakes
    return error.value.mistakes


def test_ours_have_none() -> None:
    assert list(puzzle_faults()) == []
    every = puzzles("antike")
    assert every
    assert puzzle_of(every[-1].id) is every[-1]
    assert puzzle_of("antike-0-99") is None


def test_the_documentation_counts_them() -> None:
    page = (PUZZLES.parents[1] / "docs" / "puzzles.md").read_text("utf-8")
    for name in ("antike", "duellum"):
        every = puzzles(name)
        counts = (sum(each.goal == "win" for each in every), sum(each.goal == "stop" for each in every))
        row = f"| `{name}` | {len(every)} | {counts[0]} | {counts[1]} | {sum(each.pared for each in every)} |"
        assert row in page


def test_a_ruleset_may_have_none(tmp_path: Path) -> None:
    assert list(puzzle_faults(tmp_path)) == []
    assert all(isinstance(puzzles(name), tuple) for name in ruleset_ids())


CASES: list[tuple[Change, str]] = [
    (lambda data: data.pop("goal"), "goal: it is missing."),
    (lambda data: data.update(goal="dance"), "goal: it has to be 'win' or 'stop'."),
    (lambda data: data.update(colour="red"), "colour: there is no such key."),
    (lambda data: data.update(line="dance"), "line: 'dance' is no notation ("),
    (lambda data: data.update(line="T sparta"), "line: 'T sparta' does not begin on "),
    (lambda data: data.update(wedge="sideways"), "does not begin on sideways."),
    (lambda data: data.update(line=data["line"].split(";")[0]), "does not win."),
    (lambda data: data["seats"].pop(), "line 2: The nations of this game are "),
    (lambda data: data["position"].pop("to_move"), "“position.to_move” is missing."),
    (lambda data: data.update(board="atlantis"), "no board “atlantis”"),
    (lambda data: data.update(threats={"gold": "@gold; ."}), "threats: nobody is to be stopped."),
]


@pytest.mark.parametrize(("change", "told"), CASES, ids=[told for _, told in CASES])
def test_a_mistake_is_told_in_a_line(change: Change, told: str, tmp_path: Path) -> None:
    won = next(line for line in GOOD if json.loads(line)["goal"] == "win")
    data = json.loads(won)
    change(data)
    found = mistakes(tmp_path, won, json.dumps(data))
    assert len(found) == 1
    assert "\n" not in found[0]
    assert found[0].startswith("antike.jsonl: line 2: ")
    assert told in found[0]


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    found = mistakes(tmp_path, "{", GOOD[0], GOOD[0], "[]")
    assert [line.split(": ")[1] for line in found] == ["line 1", "line 3", "line 4"]
    assert "already" in found[1]
