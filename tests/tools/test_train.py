"""Data to which weights are fitted (parts of the evaluation, and the winner), and results of the fit."""

import json
import lzma
import random
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bot.cli.arena.games import Match, play, setup_of
from bot.players.win_chances import network
from bot.rulesets import ruleset
from tools.train import calibration, check, factors, foretold, learn, read

if TYPE_CHECKING:
    from bot.engine.ruleset import OwnPosition


def test_chances_of_a_network_are_held_against_who_won() -> None:
    net = network("antike", 1)
    ahead, behind = [900.0, *[60.0] * len(net.parts)], [-900.0, *[0.0] * len(net.parts)]
    games = [
        {"winner": winner, "parts": net.parts, "turns": [(0.9, 0, [ahead, behind])] * 4}
        for winner in (0, 0, 0, 1)
    ]
    surely_not, surely = calibration(foretold(games, net)).splitlines()
    assert surely_not.split(", won ") == [f"    0 to  10 %:     16 chances, said {0.0:.1%}", "25.0%"]
    assert surely.split(", won ") == [f"   90 to 100 %:     16 chances, said {1.0:.1%}", "75.0%"]


MATCH: Final = Match(0, "punic", 2, ("greedy",), 9, 4, "duellum", log=True)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a compressed file as of `arena`: a game won in round 4, one without winner, one without log."""
    header = {"players": MATCH.players, "nations": 2, "seed": 9, "cap": 4, "ruleset": "duellum"}
    played = play(MATCH)
    won = replace(played, winner="romans")
    rows = [header, won.line(), played.line(), replace(won, log="").line()]
    path = tmp_path / "games.jsonl.xz"
    path.write_bytes(lzma.compress("\n".join(map(json.dumps, rows)).encode()))
    return path


def test_games_are_played_again_from_their_logs(games: Path) -> None:
    """At the start of each turn every nation's evaluation, part by part, is that of the original game."""
    (game,) = read([games])["duellum"]
    seen: list[OwnPosition] = []
    play(MATCH, seen.append)
    outlooks = [ruleset("duellum").players.outlook(position) for position in seen]
    assert [turn[:2] for turn in game["turns"]] == [(each.leading, each.mover) for each in outlooks]
    for (_, _, standings), outlook in zip(game["turns"], outlooks, strict=True):
        for (value, *parts), standing in zip(standings, outlook.standings, strict=True):
            assert value == standing.value
            assert dict(zip(game["parts"], parts, strict=True)) == dict(standing.parts)
    assert setup_of(MATCH).turn_order[game["winner"]] == "romans"


def test_files_without_logs_are_refused(games: Path) -> None:
    header, _, _, plain = lzma.decompress(games.read_bytes()).splitlines()
    games.write_bytes(lzma.compress(header + b"\n" + plain))
    with pytest.raises(SystemExit, match="no game in these files has a winner and a log"):
        check(Namespace(files=[games], version=1, jobs=1))


def test_a_network_that_is_there_is_not_written_over(games: Path) -> None:
    with pytest.raises(SystemExit, match=r"network-1\.json is there already"):
        learn(Namespace(files=[games], version=1, hidden=32, jobs=1))


def test_a_part_that_decides_counts_for_more_and_one_that_does_not_for_less() -> None:
    pytest.importorskip("numpy", reason="fitting needs numpy: pip install -e .[train]")
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
