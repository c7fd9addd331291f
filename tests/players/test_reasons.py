"""Reasons for turns, and the terms of the evaluation behind them, in whole games of both rulesets."""

from functools import cache
from random import Random
from typing import Any

import pytest

from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES
from bot.players.antike.evaluation import Evaluator
from bot.players.duellum.evaluation import Evaluator as DuellumEvaluator
from bot.rulesets import ruleset
from tests.engine.builders import opening
from tests.engine.duellum.builders import opening as duel
from tests.players.dice import dice

pytestmark = pytest.mark.slow

TURNS = 60


@cache
def played(name: str, policy: str, seed: str) -> list[tuple[Any, Any, list[Any]]]:
    """Return the turns of a game, each with the positions before and after it and its events; cached."""
    found, chance = ruleset(name), dice(seed)
    here: Any = opening() if name == "antike" else duel()
    turns, before, events = list[tuple[Any, Any, list[Any]]](), here, list[Any]()
    while here.outcome is None and len(turns) < TURNS:
        for action in found.players.think(here, policy, chance):
            mover = here.mover
            here, more = found.rules.apply(here, _drawn(found, here, action, chance))
            events += found.rules.split_at_next_turn(more)[0] if found.rules.begins_turn(more) else more
            if here.mover != mover or here.outcome is not None:
                turns.append((before, here, events))
                before, events = here, []
                break
    return turns


def _drawn(found: Any, here: Any, action: Any, chance: Random) -> Any:
    return found.rules.with_draw(here, action, chance.randrange)


@pytest.mark.parametrize("name", ["antike", "duellum"])
def test_the_terms_are_what_the_value_is_the_sum_of(name: str) -> None:
    evaluators: dict[str, Any] = {"antike": Evaluator, "duellum": DuellumEvaluator}
    looked = 0
    for before, after, _ in played(name, "greedy", f"terms/{name}"):
        for nation in before.nations:
            evaluator = evaluators[name](before, nation)
            for here in (before, after):
                assert evaluator.breakdown(here).value == pytest.approx(evaluator.value(here), abs=1e-6)
                looked += 1
    assert looked >= TURNS


@pytest.mark.parametrize("name", ["antike", "duellum"])
def test_they_are_the_terms_within_a_turn_as_well(name: str) -> None:
    """Before the end of a turn, the value and the terms both include what the end will bring."""
    evaluators: dict[str, Any] = {"antike": Evaluator, "duellum": DuellumEvaluator}
    found, chance = ruleset(name), dice(f"within/{name}")
    here: Any = opening() if name == "antike" else duel()
    for _ in range(150):
        action = found.players.think(here, "random", chance)[0]
        here, _ = found.rules.apply(here, _drawn(found, here, action, chance))
        if here.outcome is not None:
            break
        evaluator = evaluators[name](here, here.mover)
        assert evaluator.breakdown(here).value == pytest.approx(evaluator.value(here), abs=1e-6)


@pytest.mark.parametrize("name", ["antike", "duellum"])
def test_every_turn_has_one_or_two_reasons_and_a_sentence_in_each_language(name: str) -> None:
    found, kinds = ruleset(name), set[str]()
    for before, after, events in played(name, "medium", f"sentences/{name}"):
        reasons = found.players.reasons(before, after, before.mover)
        assert 1 <= len(reasons) <= 2
        assert [each.worth for each in reasons] == sorted((each.worth for each in reasons), reverse=True)
        kinds |= {each.kind for each in reasons}
        for spoken in LANGUAGES:
            with speaking(spoken):
                told = found.text.format_reasons(before.setup.board, events, reasons)
            assert told.endswith(".")
            assert "\n" not in told
            assert len(told) < 300
    assert len(kinds) >= 6


def test_the_same_turn_has_the_same_reasons() -> None:
    (before, after, _) = played("antike", "medium", "sentences/antike")[20]
    players = ruleset("antike").players
    assert players.reasons(before, after, before.mover) == players.reasons(before, after, before.mover)
