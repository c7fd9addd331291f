"""Chances follow the evaluation, and the fit finds what games were made by."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.boards import load_board
from bot.engine.terms import NATIONS
from bot.players.win_chances import Terms, fitted, shares, terms
from bot.rulesets import ruleset
from tools import train

WEIGHTS = Terms(value=0.5, late=0.0, to_move=0.0)


def test_the_better_one_has_more() -> None:
    found = shares(terms({"greeks": 300.0, "arabs": 100.0, "romans": 100.0}, 0.5, None), WEIGHTS)
    assert sum(found.values()) == pytest.approx(1)
    assert found["greeks"] > found["arabs"] == found["romans"]


def test_a_win_in_sight_is_next_to_certain() -> None:
    found = shares(terms({"greeks": 1e9, "arabs": -1e9}, 1.0, None), WEIGHTS)
    assert found["greeks"] > 0.999


@pytest.mark.parametrize(("name", "board", "nations"), [("antike", "east", 4), ("duellum", "punic", 2)])
def test_more_personages_more_chance(name: str, board: str, nations: int) -> None:
    found, chance = ruleset(name), Random(1)
    kept = found.rules.dealt(load_board(board), found.rules.usual(nations), chance.randrange)
    sides = tuple(side[0] for side in found.options.sides(load_board(board), kept))
    position: Any = found.rules.start(found.setup(load_board(board), kept, sides))
    before = found.players.chances(position)
    ahead = position.nations[sides[-1]]
    ahead = replace(ahead, personages=ahead.personages._replace(king=3))
    position = replace(position, nations={**position.nations, sides[-1]: ahead})
    assert found.players.chances(position)[sides[-1]] > before[sides[-1]] + 0.1


def test_every_number_of_nations_is_fitted() -> None:
    assert set(fitted("antike")) == {2, 3, 4, 5, 6}
    assert set(fitted("duellum")) == {2}


def test_the_fit_finds_the_weights_that_games_were_drawn_by() -> None:
    pytest.importorskip("numpy", reason="needs numpy: pip install -r requirements-train.txt")
    chance, weights = Random(3), Terms(0.6, -0.2, 0.3)
    games = []
    for number in range(3000):
        values = {nation: chance.gauss(0, 200) for nation in NATIONS[:3]}
        found = terms(values, chance.random(), chance.choice(list(values)))
        said = shares(found, weights)
        winner = chance.choices(range(3), [said[nation] for nation in values])[0]
        games.append({"game": number, "winner": winner, "turns": [[list(found[each]) for each in values]]})
    assert train.fitted_to(games) == pytest.approx(weights, abs=0.15)
