"""What weights are fitted to: parts of the evaluation, and who won."""

import json
import random
from argparse import Namespace
from pathlib import Path

import pytest

from bot.cli.arena.games import Match
from bot.players.win_chances import network
from tools.train import check, factors, learn, play_and_log


def test_chances_of_a_network_are_held_against_who_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = network("antike", 1).parts
    ahead, behind = [900.0, *[60.0] * len(parts)], [-900.0, *[0.0] * len(parts)]
    games = [
        {"ruleset": "antike", "winner": winner, "parts": parts, "turns": [(0.9, 0, [ahead, behind])] * 4}
        for winner in (0, 0, 0, 1, None)
    ]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(map(json.dumps, games)), "utf-8")
    check(Namespace(files=[path], version=1))
    head, surely_not, surely = capsys.readouterr().out.splitlines()
    assert head == "antike, 4 games"
    assert surely_not.split(", won ") == [f"    0 to  10 %:     16 chances, said {0.0:.1%}", "25.0%"]
    assert surely.split(", won ") == [f"   90 to 100 %:     16 chances, said {1.0:.1%}", "75.0%"]


def test_a_network_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps({"ruleset": "antike", "winner": 0, "parts": [], "turns": []}), "utf-8")
    with pytest.raises(SystemExit, match=r"network-1\.json is there already"):
        learn(Namespace(files=[path], version=1, hidden=32))


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


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "board"), [("antike", "west"), ("duellum", "punic")])
def test_a_game_is_noted_part_by_part_for_every_nation_and_turn(ruleset: str, board: str) -> None:
    noted = play_and_log(Match(0, board, 2, ("hard",), 1, 1, ruleset))
    assert {"cities", "units"} <= set(noted["parts"])
    assert len(noted["turns"]) >= 2
    for leading, mover, standings in noted["turns"]:
        assert 0 <= leading <= 1
        assert mover in {0, 1}
        assert [len(each) for each in standings] == [1 + len(noted["parts"])] * 2
