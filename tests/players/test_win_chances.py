"""Chances follow the evaluation, and training finds the rule by which games were generated."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.terms import Nation
from bot.players.antike.weights import WEIGHTS
from bot.players.antike.win_chances import chances, odds
from bot.players.win_chances import (
    NationEvaluation,
    Network,
    Outlook,
    inputs,
    log_odds,
    network,
    network_file,
)
from bot.rulesets import ruleset
from tests.engine.builders import opening
from tools import train

BOARDS = pytest.mark.parametrize(
    ("name", "board", "nations"), [("antike", "east", 4), ("duellum", "punic", 2)]
)
PARTS = ["purse", "units"]


def outlook(*values: float, mover: int = -1) -> Outlook:
    standings = [NationEvaluation(value, {"purse": value / 2, "units": value / 2}) for value in values]
    return Outlook(standings, 0.5, mover)


def plain(**weights: float) -> Network:
    """Return a network that adds its inputs, weighted by name; its only hidden unit adds nothing."""
    names = ("purse", "units", *("",) * 4, "value", "late", "", "best", "leading", "mover", "nations")
    direct = [weights.get(name, 0.0) for name in names]
    rest = {"hidden": [[0.0] * len(names)], "bias": [1.0], "out": [0.0]}
    return Network({"parts": PARTS, "direct": direct, **rest})


def test_a_nation_is_seen_beside_the_others() -> None:
    first, second, third = inputs(outlook(300, 100, 200, mover=1), PARTS)
    assert first == pytest.approx([1.5, 1.5, 0.75, 0.75, 1, 1, 3, 1.5, 1.5, 2, 0.5, 0, 3, 1, 0])
    assert second == pytest.approx([0.5, 0.5, 1.25, 1.25, 1.5, 1.5, 1, 0.5, 2.5, 3, 0.5, 1, 3, 0, 0])
    assert third[-4:] == [0, 3, 0, 1], "moves last in a round"


def test_the_better_one_has_more() -> None:
    one, two, three = plain(value=1).chances(outlook(300, 100, 100))
    assert one + two + three == pytest.approx(1)
    assert one > two == three


def test_a_win_in_sight_is_next_to_certain() -> None:
    assert plain(value=1).chances(outlook(1e9, -1e9))[0] > 0.999


def test_a_hidden_unit_is_no_sum() -> None:
    data = {"parts": PARTS, "direct": [0.0] * 13, "hidden": [[0.0] * 6 + [1.0] + [0.0] * 6]}
    learned = Network({**data, "bias": [0.0], "out": [2.0]})
    far, near = (learned.chances(outlook(value, 0))[0] for value in (1000, 100))
    assert near == pytest.approx(0.821, abs=0.001), "1 / (1 + exp(-2 tanh 1))"
    assert far == pytest.approx(0.881, abs=0.001), "no more than twice its weight"


def test_log_odds() -> None:
    assert log_odds(0.5) == 0
    assert log_odds(0.9) == pytest.approx(-log_odds(0.1))
    assert -12 < log_odds(0.0) < -11


@BOARDS
def test_more_personages_more_chance(name: str, board: str, nations: int) -> None:
    found, sides, position = begun(name, board, nations)
    before = found.players.chances(position)
    ahead = position.nations[sides[-1]]
    ahead = replace(ahead, personages=ahead.personages._replace(king=3))
    position = replace(position, nations={**position.nations, sides[-1]: ahead})
    assert found.players.chances(position)[sides[-1]] > before[sides[-1]] + 0.1


def begun(name: str, board: str, nations: int) -> tuple[Any, Sequence[str], Any]:
    found, chance = ruleset(name), Random(1)
    kept = found.rules.with_first_draws(
        load_board(board), found.rules.default_settings(nations), chance.randrange
    )
    sides = tuple(side[0] for side in found.options.sides(load_board(board), kept))
    return found, sides, found.rules.start(found.rules.setup(load_board(board), kept, sides))


@BOARDS
def test_every_network_is_small_and_knows_all_parts(name: str, board: str, nations: int) -> None:
    found, _, position = begun(name, board, nations)
    folder = network_file(name, 1).parent
    versions = [int(path.stem.removeprefix("network-")) for path in folder.glob("network-*.json")]
    assert sorted(versions) == list(range(1, len(versions) + 1))
    for version in versions:
        assert set(network(name, version).parts) == set(found.players.outlook(position).standings[0].parts)
        assert network_file(name, version).stat().st_size < 200_000


def test_learning_finds_what_games_were_drawn_by(tmp_path: Path) -> None:
    """Here the winner depends on units alone; the written network has the chances of the trained one."""
    np: Any = pytest.importorskip("numpy", reason="needs numpy: pip install -r requirements-train.txt")
    chance, games = Random(3), list[dict[str, Any]]()
    for number in range(400):
        standings = [[0.0, chance.gauss(0, 200), chance.gauss(0, 200)] for _ in range(3)]
        shares = [np.exp(units / 100) for _, _, units in standings]
        winner = chance.choices(range(3), shares)[0]
        turns = [(0.5, 0, standings)]
        games.append({"game": number, "winner": winner, "parts": PARTS, "turns": turns})
    shown = [train._shown(game) for game in games]
    net = train.trained(shown, [game["winner"] for game in games], 4)
    train.write(tmp_path / "net.json", PARTS, net)
    learned = Network(json.loads((tmp_path / "net.json").read_text()))

    def said(purse: float, units: float) -> float:
        rest = [NationEvaluation(0.0, {}), NationEvaluation(0.0, {})]
        return learned.chances(
            Outlook([NationEvaluation(0.0, {"purse": purse, "units": units}), *rest], 0.5, 0)
        )[0]

    assert said(0, 300) > 0.75 > 0.5 > said(0, 0) > 0.2 > said(0, -300)
    assert said(300, 0) == pytest.approx(said(0, 0), abs=0.15)
    values = Outlook(
        [
            NationEvaluation(value, dict(zip(PARTS, parts, strict=True)))
            for value, *parts in games[0]["turns"][0][2]
        ],
        0.5,
        0,
    )
    answers = train._answers(net, shown[0])[1][0]
    assert learned.chances(values) == pytest.approx(list(answers), abs=1e-3)


def test_games_that_went_alike_are_foretold_from_others() -> None:
    """Otherwise a network would be tested on games that it was trained on."""
    courses = [[(0.5, 0, [[float(number)]]), (0.9, 1, [[0.0]])] for number in range(7)]
    games = [{"turns": courses[number]} for number in (0, 1, 2, 0, 3, 4, 5, 1, 6)]
    folds = train._folds(games)
    assert folds[3] == folds[0]
    assert folds[7] == folds[1]
    assert sorted(set(folds)) == [0, 1, 2, 3, 4]


def test_a_player_counts_on_both_nations() -> None:
    """With S9 the Greeks and the Arabs belong to one player; a turn is as good for one as for the other."""
    learned = network("antike", 1)

    def of(nation: Nation, two_players: str | None) -> float:
        return odds(opening(two_players=two_players), nation, learned, WEIGHTS)

    greeks, arabs, persians = (of(nation, "four-nations") for nation in ("greeks", "arabs", "persians"))
    assert greeks == arabs == pytest.approx(-persians)
    assert greeks > of("greeks", None)
    assert chances(opening(two_players="four-nations")) == chances(opening()), "learned without pairs"
