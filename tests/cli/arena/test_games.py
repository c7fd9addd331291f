"""`arena`: computer players against each other; `simulate --policy bot`."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.arena.games import Match, play, replay, seated, setup_of
from bot.cli.arena.table import interval, share_below
from bot.engine.terms import NATIONS
from bot.rulesets import ruleset
from tests.cli.conftest import Run

if TYPE_CHECKING:
    from bot.engine.ruleset import OwnPosition


def test_a_line_a_game_and_a_table(run: Run) -> None:
    ran = run(
        "arena", "--players", "easy,random", "--nations", 3, "--games", 3, "--cap", 4, "--board", "west"
    )
    assert ran.status == 0
    assert ran.err == ""
    games = [json.loads(line) for line in ran.out.splitlines() if line.startswith("{")]
    assert [game["game"] for game in games] == [0, 1, 2]
    for game in games:
        assert game["board"] == "west"
        assert sorted(game["seats"].values()) == ["easy", "random", "random"]
        assert (game["winner"] is None) == (game["reason"] == "cap")
        assert len(game["seconds"]["easy"]) in (3, 4)
        assert len(game["seconds"]["random"]) in (6, 7, 8)
    table = ran.out[ran.out.index("3 games") :].splitlines()
    assert "ended by the rules" in table[0]
    assert [line.split()[0] for line in table[1:]] == ["player", "easy", "random"]
    median, most, worst = map(float, table[2].split()[-3:])
    assert 0 <= median <= most <= worst


def test_times_are_told_by_nearest_rank() -> None:
    times = [number / 100 for number in range(1, 201)]
    assert (share_below(times, 0.5), share_below(times, 0.99), share_below(times, 1.0)) == (1.0, 1.98, 2.0)
    assert share_below([0.3], 0.99) == 0.3
    assert share_below([], 0.5) == 0.0


def test_games_side_by_side_are_the_same_games(run: Run) -> None:
    options = ("--players", "greedy,random", "--nations", 3, "--games", 2, "--cap", 3, "--seed", 9)
    alone, together = run("arena", *options), run("arena", *options, "--jobs", 2)
    told = [
        [{**json.loads(line), "seconds": None} for line in ran.out.splitlines() if line.startswith("{")]
        for ran in (alone, together)
    ]
    assert told[0] == told[1]
    assert len(told[0]) == 2


def test_the_same_seed_gives_the_same_games() -> None:
    match = Match(1, "east", 4, ("medium", "greedy"), 5, 3)
    once, again = play(match), play(match)
    assert (once.scores, once.actions, once.seats) == (again.scores, again.actions, again.seats)


@pytest.mark.parametrize(("name", "board"), [("antike", "west"), ("duellum", "punic")])
def test_a_game_is_played_again_from_its_log(name: str, board: str) -> None:
    """The positions are the same, drawn cards included; a log that is too short raises an error."""
    match = Match(3, board, 2, ("random",), 9, 20, name, log=True)
    seen: list[OwnPosition] = []
    again: list[OwnPosition] = []
    played = play(match, seen.append)
    replay(match, played.log, again.append)
    assert again == seen
    assert len(seen) > 10
    with pytest.raises(ValueError, match=f"{board}, game 3: the log ends before the game"):
        replay(match, played.log.rpartition(";")[0], again.append)


def test_logs_are_kept_if_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ("--players", "random", "--board", "west", "--nations", 2, "--cap", 2, "--results", file)
    assert "\n1 game, " in run("arena", *options, "--games", 1).out
    mixed = run("arena", *options, "--games", 2, "--log")
    assert mixed.status == 0
    assert mixed.err == (f"antike-bot: {file}: games in it that have no log: 1; those played now get one.\n")
    told = run("arena", *options, "--games", 2).err
    assert "games in it that have a log: 1; those played now get none" in told
    _, plain, logged = map(json.loads, file.read_text("utf-8").splitlines())
    assert "log" not in plain
    assert len(ruleset("antike").notation.parse_turn(logged["log"])) == logged["actions"]
    assert "--log: does not go with --sprt" in run("arena", "--players", "hard,easy", "--sprt", "--log").err


def test_players_who_stray_play_other_games() -> None:
    """Equal leeway gives equal games; `random`, which has no best turn, ignores leeway."""
    games: dict[tuple[str, float], list[list[object]]] = {}
    for player, leeway in [("hard", 1.0), ("hard", 20.0), ("hard", 20.0), ("random", 1.0), ("random", 20.0)]:
        seen: list[object] = []
        play(Match(0, "east", 3, (player,), 5, 2, leeway=leeway), seen.append)
        games.setdefault((player, leeway), []).append(seen)
    assert games["hard", 1.0][0] != games["hard", 20.0][0] == games["hard", 20.0][1]
    assert games["random", 1.0] == games["random", 20.0]


@pytest.mark.parametrize("nations", [2, 3, 4, 5, 6])
def test_every_seat_is_tried_equally_often(nations: int) -> None:
    order = NATIONS[:nations]
    seats = [
        seated(Match(number, "east", nations, ("hard", "greedy"), 0, 1), order) for number in range(nations)
    ]
    for nation in order:
        assert [each[nation] for each in seats].count("hard") == 1


@pytest.mark.parametrize(("board", "nations"), [("east", 2), ("west", 2), ("east", 4), ("west", 6)])
def test_in_sets_every_nation_has_every_seat_equally_often(board: str, nations: int) -> None:
    """With two of six nations, any six sets on a board give each nation each seat once."""
    block = 6 if nations == 2 else nations
    sets = [Match(0, board, nations, ("easy",), 3, 1, set=each) for each in range(2 * block)]
    seats = [setup_of(match).nations for match in sets]
    for first in (0, block):
        for seat in range(nations):
            assert len({order[seat] for order in seats[first : first + block]}) == block


def test_games_of_a_set_have_the_same_setup_and_cards() -> None:
    """Whichever players play, the same three cards are on display, and the same are drawn."""
    matches = [Match(game, "punic", 2, ("easy", "random"), 3, 2, "duellum", 5) for game in range(2)]
    first, second = map(setup_of, matches)
    assert first == second
    assert setup_of(replace(matches[0], set=6)) != first
    a, b = map(play, matches)
    assert list(a.seats.values()) == ["easy", "random"]
    assert list(b.seats.values()) == ["random", "easy"]


def test_two_play_with_doubled_material() -> None:
    played = play(Match(0, "west", 2, ("easy", "easy"), 0, 2))
    assert len(played.seats) == 2
    assert played.rounds == 2


def test_the_interval_is_wilsons() -> None:
    """80 of 100 is 71.1 % to 86.7 % by Wilson's formula; the interval of 10 of 10 begins below 100 %."""
    low, high = interval(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert interval(10, 10)[1] == 1.0
    assert 0.72 < interval(10, 10)[0] < 0.73


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "hard,chess"), "there is no 'chess'"),
        (("--board", "north"), "There is no board"),
        (("--nations", 7), "7"),
        (("--games", 0), "not a whole number from 1"),
        (("--leeway", -1), "not a number from 0"),
        (("--leeway", "nan"), "not a number from 0"),
    ],
)
def test_wrong_use_is_one_line(run: Run, options: tuple[str | int, ...], said: str) -> None:
    ran = run("arena", *options)
    assert ran.status == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_simulate_lets_bots_play(run: Run) -> None:
    ran = run("simulate", "--policy", "bot", "--level", "easy", "--nations", 3, "--cap", 5, "--seed", 4)
    assert ran.status == 0
    line = json.loads(ran.out)
    assert line["rounds"] <= 5
    assert line["actions"] > 20


def test_an_interrupted_run_goes_on_with_the_games_left(run: Run, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    played = ("--players", "random", "--nations", 3, "--board", "east", "--cap", 3)
    run("arena", *played, "--games", 4, "--results", whole)
    run("arena", *played, "--games", 2, "--results", part)
    with part.open("a") as file:
        file.write('{"game": 2, "boa')
    run("arena", *played, "--games", 4, "--results", part)
    assert part.read_text() == whole.read_text()
    assert len(whole.read_text().splitlines()) == 5


def test_a_file_holds_games_of_one_kind(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = ("--players", "random", "--board", "east", "--cap", 2, "--games", 1, "--results", file)
    run("arena", *played, "--nations", 3)
    assert run("arena", *played, "--nations", 4).refusal.endswith("holds another contest: nations.")
    strayed = run("arena", *played, "--nations", 3, "--leeway", 2.5)
    assert strayed.refusal.endswith("holds another contest: leeway.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a diary without an end of line", "is not a file of results"),
        ('{"a": 1}', "is not a file of results"),
        ("[1, 2]\n{", "is not a file of results"),
        ("plain text\nand more", "is not a file of results"),
        ('{\n "pretty": 1\n}', "is not a file of results"),
        ('{"a": 1}\n{"b"', "holds another contest"),
    ],
)
def test_a_file_of_something_else_is_left_as_it_is(run: Run, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "precious.json"
    file.write_text(text)
    for test in ((), ("--sprt", "--sets", 1)):
        ran = run("arena", "--players", "random,greedy", "--games", 1, "--cap", 1, "--results", file, *test)
        assert said in ran.refusal
        assert file.read_text() == text


def test_easy_and_medium_have_no_leeway_to_multiply() -> None:
    """The help of `--leeway` says so."""
    for name in ("antike", "duellum"):
        leeway = {
            level: ruleset(name).players.skill_of(level)["effort"]["leeway"]
            for level in ("easy", "medium", "hard")
        }
        assert leeway == {"easy": 0, "medium": 0, "hard": 2}
