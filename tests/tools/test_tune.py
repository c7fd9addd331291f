"""Games played with changed weights, and their evaluation."""

import json
import random
import sys
from pathlib import Path

import pytest

from bot.cli.arena.games import Match, setup_of
from bot.players.ladder import multiplied
from bot.rulesets import ruleset
from tools.tune import drawn, format_report, lead, main, slopes, tried, tunable

BOTH = pytest.mark.parametrize("name", ["antike", "duellum"])


def trial(point: float, scores: list[int], winner: int | None = None) -> dict[str, object]:
    factors = {"point": point, "city": 1.0}
    return {"board": "west", "tried": 2, "winner": winner, "scores": scores, "factors": factors}


def test_factors_are_drawn_around_what_is_said() -> None:
    chance = random.Random(1)
    many = [drawn(["point", "city"], {"point": 2.0}, 0.1, chance) for _ in range(200)]
    assert sum(each["point"] for each in many) / 200 == pytest.approx(2.0, rel=0.05)
    assert sum(each["city"] for each in many) / 200 == pytest.approx(1.0, rel=0.05)
    assert drawn(["point"], {"point": 2.0}, 0.0, chance) == {"point": 2.0}


def test_a_lead_is_over_the_best_other_one_and_a_win_counts_as_more() -> None:
    assert lead(trial(1.0, [9, 4, 6], winner=0)) == -3
    assert lead(trial(1.0, [9, 4, 10], winner=2)) == 3


def test_slopes_find_the_weight_that_leads_hang_on() -> None:
    pytest.importorskip("numpy", reason="needs numpy: pip install -r requirements-train.txt")
    chance, trials = random.Random(1), []
    for _ in range(60):
        point, city = 2 ** chance.uniform(-1, 1), 2 ** chance.uniform(-1, 1)
        score = 6 + (point > 1.4) + (point > 1) + (point > 0.7) - chance.randrange(2)
        trials.append({**trial(1.0, [9, 8, score]), "factors": {"point": point, "city": city}})
    found = slopes(trials)
    assert list(found) == ["point", "city"]
    assert found["point"][0] > 5 * found["point"][1] > 0
    assert abs(found["city"][0]) < 3 * found["city"][1]
    with pytest.raises(ValueError, match="3 games say nothing of 2 weights"):
        slopes(trials[:3])
    assert slopes([trial(1.0, [9, 8, 6])] * 5) == {}, "played as it is: there is nothing to compare"


def test_games_are_told_by_board_and_seat() -> None:
    games = [trial(1.0, [9, 4, 6], winner=0), trial(1.0, [9, 4, 10], winner=2)]
    assert format_report(games) == "west, seat 3: won 1 of 2; mean scores 9.0, 4.0, 8.0\n"


@BOTH
def test_every_weight_can_be_tried_and_factors_of_one_change_nothing(name: str) -> None:
    weights = ruleset(name).players.skill_of("hard")["weights"]
    assert {"point", "city", "know_hows"} <= set(tunable(name))
    assert multiplied(weights, dict.fromkeys(tunable(name), 1.0)) == weights
    doubled = multiplied(weights, {"point": 2.0, "know_hows": 0.5})
    assert doubled["point"] == 2 * weights["point"]
    assert doubled["know_hows"] == {which: worth / 2 for which, worth in weights["know_hows"].items()}
    with pytest.raises(KeyError, match="gems"):
        multiplied(weights, {"gems": 2.0})


@pytest.mark.slow
@pytest.mark.parametrize(("name", "board"), [("antike", "west"), ("duellum", "punic")])
def test_the_same_game_is_tried_the_same_way(name: str, board: str) -> None:
    match = Match(1, board, 2, ("tried", "hard"), 1, 1, name)
    same = tried(match, {"point": 2.0}, 0.0)
    assert same["tried"] == 1
    assert {which for which, factor in same["factors"].items() if factor != 1.0} == {"point"}
    assert len(same["scores"]) == len(same["nations"]) == 2
    assert same["winner"] is None
    assert same == tried(match, {"point": 2.0}, 0.0)


def test_weights_change_what_is_played_and_the_level_stays_as_it_is() -> None:
    players = ruleset("antike").players
    position = ruleset("antike").rules.start(setup_of(Match(0, "east", 4, ("hard",), 1, 2)))

    def wedge(factors: dict[str, float] | None) -> str:
        return str(players.think(position, "hard", random.Random(1), factors)[0].wedge)

    before = wedge(None)
    assert wedge({"marble": 1.0}) == before
    others = {wedge({"marble": 9.0, "gold": 0.1}), wedge({"iron": 9.0, "gold": 0.1, "marble": 0.1})}
    assert others == {"marble", "iron"}
    assert wedge(None) == before


def test_with_more_leeway_a_level_strays_farther() -> None:
    players = ruleset("antike").players
    position = ruleset("antike").rules.start(setup_of(Match(0, "east", 4, ("hard",), 1, 2)))

    def turns(leeway: float) -> int:
        chances = [random.Random(seed) for seed in range(5)]
        return len({str(players.think(position, "hard", each, {"leeway": leeway})) for each in chances})

    assert turns(0.0) == 1 < turns(50.0)


def test_a_weight_that_does_not_exist_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "trials.jsonl"
    monkeypatch.setattr(sys, "argv", ["tune", "play", str(path), "--around", "gems=2"])
    with pytest.raises(SystemExit, match="gems: no such weight; there are point"):
        main()
    assert not path.exists()


def test_a_seat_that_there_is_not_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "trials.jsonl"
    monkeypatch.setattr(sys, "argv", ["tune", "play", str(path), "--nations", "3", "--seat", "4"])
    with pytest.raises(SystemExit):
        main()
    assert "--seat 4: there are seats 1 to 3" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.slow
def test_a_file_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "trials.jsonl"
    monkeypatch.setattr("tools.tune._CAP", 1)
    for games in ("1", "2", "2"):
        arguments = ["play", str(path), "--board", "west", "--nations", "2", "--seat", "2", "--games", games]
        monkeypatch.setattr(sys, "argv", ["tune", *arguments])
        main()
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert [trial["game"] for trial in kept] == [1, 3]
    assert [trial["tried"] for trial in kept] == [1, 1]
