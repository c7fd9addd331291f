"""Sets of games, and their results file."""

import json
from pathlib import Path

import pytest

from bot.cli.arena.sets import PlayedSet
from bot.engine.terms import Nation
from tests.cli.conftest import Run

FOUR: list[Nation] = ["greeks", "arabs", "persians", "phoenicians"]
OPTIONS = ("arena", "--sprt", "--players", "easy,random", "--nations", 2, "--cap", 4, "--seed", 5)


def test_the_share_of_the_candidate() -> None:
    """The candidate is first in the first game, second in the second; games without a winner are shared."""
    played = PlayedSet(0, "east", ["greeks", "arabs"], ["greeks", "greeks"], [30, 31])
    assert played.share == 0.5
    assert PlayedSet(0, "east", ["greeks", "arabs"], ["greeks", "arabs"], [30, 31]).share == 1
    assert PlayedSet(0, "east", ["greeks", "arabs"], ["arabs", None], [30, 99]).share == 0.25
    assert PlayedSet(0, "east", FOUR, [FOUR[3], FOUR[1], None, FOUR[0]], [9] * 4).share == 0.3125


def test_a_line_a_set_and_a_verdict(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    ran = run(*OPTIONS, "--sets", 4, "--results", kept)
    assert ran.status == 0
    header, *sets, end = [json.loads(line) for line in kept.read_text().splitlines()]
    assert (header["candidate"], header["against"], header["boards"]) == ("easy", "random", ["east", "west"])
    assert [each["board"] for each in sets] == ["east", "west", "east", "west"]
    assert all(len(each["order"]) == len(each["winners"]) == 2 for each in sets)
    assert end["verdict"] == "not stronger"
    assert "not stronger after 4 sets" in ran.out


@pytest.mark.parametrize(("more", "played"), [((), 29), (("--whole",), 31)])
def test_sets_are_played_until_the_verdict_or_all_of_them(
    run: Run, tmp_path: Path, more: tuple[str, ...], played: int
) -> None:
    """Games that end after a round have no winner."""
    kept = tmp_path / "kept.jsonl"
    ran = run(*OPTIONS, "--cap", 1, "--sets", 31, "--results", kept, *more)
    assert len(kept.read_text().splitlines()) == 1 + played + 1
    assert "not stronger after 29 sets" in ran.out


def test_an_interrupted_run_goes_on_to_the_same_end(run: Run, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    told = run(*OPTIONS, "--sets", 3, "--results", whole).out
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (b"".join(lines[:1]), b"".join(lines[:2]) + lines[2][:20], lines[0][:30], b"".join(lines)):
        cut.write_bytes(kept)
        assert run(*OPTIONS, "--sets", 3, "--results", cut, "--jobs", 2).out == told
        assert cut.read_bytes() == whole.read_bytes()


def test_a_file_holds_one_contest(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    run(*OPTIONS, "--sets", 1, "--results", kept)
    assert "another contest: most" in run(*OPTIONS, "--sets", 2, "--results", kept).refusal
    kept.write_text(kept.read_text().replace("44136fa355b3", "000000000000"))
    assert "another contest: skills" in run(*OPTIONS, "--sets", 1, "--results", kept).refusal


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "hard"), "two players"),
        (("--players", "hard,chess"), "there is no 'chess'"),
        (("--elo", 5, 5), "has to be larger"),
        (("--elo", "nan", 5), "'nan' is not a number from -1000 to 1000"),
        (("--elo", 0, 10_000), "'10000' is not a number from -1000 to 1000"),
        (("--results", "/"), "/"),
        (("--results", "/nowhere/x"), "/nowhere/x"),
        (("--power", 0), "from 1"),
        (("--power", 5, "--nations", 1), "1 nation cannot play on this board"),
        (("--power", 5, "--nations", 12), "12 nations cannot play on this board"),
        (("--leeway", 2), "--leeway"),
    ],
)
def test_wrong_use_is_one_line(run: Run, options: tuple[str | int, ...], said: str) -> None:
    assert said in run("arena", "--sprt", *options).refusal


def test_how_good_the_test_is_can_be_asked(run: Run) -> None:
    told = run("arena", "--power", 4, "--sets", 30).out.splitlines()
    assert [line.split(",")[0] for line in told] == ["50 : 50", "55 : 45"]


def test_its_hypotheses_are_simulated(run: Run) -> None:
    told = run("arena", "--power", 4, "--sets", 30, "--elo", 100, 400).out.splitlines()
    assert [line.split(",")[0] for line in told] == ["64 : 36", "90.9 : 9.09"]
    assert told != run("arena", "--power", 4, "--sets", 30).out.splitlines()
    assert "has to be larger" in run("arena", "--power", 4, "--elo", 5, 5).refusal
