"""The ladder is a yardstick: frozen players play the same turns, however the code changes."""

import ast
import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import bot.players
from bot.model.seats import LEVELS
from bot.players.antike.weights import Weights as AntikeWeights
from bot.players.duellum.weights import Weights as DuellumWeights
from bot.players.ladder import frozen, frozen_file
from bot.rulesets import ruleset
from tools.freeze import GOLDEN, freeze, turn_of

pytestmark = pytest.mark.slow

RULESETS = ("antike", "duellum")
CASES = [
    pytest.param(name, case, id=f"{name}-{number}")
    for name in RULESETS
    for number, case in enumerate(json.loads((GOLDEN / f"{name}.json").read_text("utf-8")))
]
WEIGHTS = {"antike": AntikeWeights, "duellum": DuellumWeights}
PLAYERS = Path(bot.players.__file__).parent
JUDGING = [
    path
    for name in RULESETS
    for path in sorted((PLAYERS / name).glob("*.py"))
    if path.stem in {"evaluation", "next_turn", "card_values", "threats", "policies"}
]
"""Modules that evaluate; their weights are only in `weights.py`."""
PLAIN = {0.0, 1.0}
"""Numbers that are not weights."""


@pytest.mark.parametrize(("name", "case"), CASES)
def test_frozen_players_play_their_golden_turns(name: str, case: dict[str, Any]) -> None:
    assert case["turns"].keys() == frozen(name).keys()
    played = {policy: turn_of(name, case["record"], policy) for policy in case["turns"]}
    assert played == case["turns"]


@pytest.mark.parametrize("name", RULESETS)
def test_frozen_players_name_every_weight(name: str) -> None:
    """A weight added later needs the value with which the frozen players play as before."""
    for kept in frozen(name).values():
        assert set(kept["weights"]) == {field.name for field in fields(WEIGHTS[name])}


@pytest.mark.parametrize("name", RULESETS)
def test_frozen_players_can_be_asked_like_levels(name: str) -> None:
    players = ruleset(name).players
    assert {f"{level}-1" for level in LEVELS} <= set(players.POLICIES)
    assert players.skill_of("hard-1") == frozen(name)["hard-1"]
    assert players.skill_of("greedy") == {}


@pytest.mark.parametrize("name", RULESETS)
def test_what_is_frozen_today_is_what_plays_today(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, golden = tmp_path / "frozen.json", tmp_path / f"{name}.json"
    kept.write_text(frozen_file(name).read_text("utf-8"), "utf-8")
    case = json.loads((GOLDEN / golden.name).read_text("utf-8"))[0]
    golden.write_text(json.dumps([case]), "utf-8")
    monkeypatch.setattr("tools.freeze.frozen_file", lambda _: kept)
    monkeypatch.setattr("tools.freeze.GOLDEN", tmp_path)
    version = freeze(name)
    written = json.loads(kept.read_text("utf-8"))[version]
    hard = {**written["levels"]["hard"], "weights": written["weights"]}
    assert hard == json.loads(json.dumps(ruleset(name).players.skill_of("hard")))
    assert json.loads(golden.read_text("utf-8"))[0]["turns"].keys() > case["turns"].keys()


@pytest.mark.parametrize("path", JUDGING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_weights_stand_in_weights(path: Path) -> None:
    source = ast.parse(path.read_text("utf-8"))
    efforts = [node for node in ast.walk(source) if isinstance(node, ast.Call) and _called(node) == "Effort"]
    settings = {id(part) for effort in efforts for part in ast.walk(effort)}
    numbers = {
        node.value
        for node in ast.walk(source)
        if isinstance(node, ast.Constant) and isinstance(node.value, float) and id(node) not in settings
    }
    assert numbers <= PLAIN | {1e6, -1e6}


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""
