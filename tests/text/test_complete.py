"""Every rule error and every event has a sentence, checked also in random games."""

from collections.abc import Iterator
from typing import get_args

import pytest

from bot.engine.antike import apply, legal
from bot.engine.antike.events import Event
from bot.engine.errors import RuleError
from bot.text.antike.rules import rule_errors as errors
from bot.text.antike.turn import events
from bot.text.turns.changes import March
from tests.engine.builders import EAST
from tests.engine.plausible import plausible
from tests.engine.playing import at_random, dice, late, pick
from tests.support.error_codes import raised

pytestmark = pytest.mark.slow


def test_every_code_and_every_event_has_a_sentence() -> None:
    assert set(errors.TEXTS.reasons) == raised("RuleError", "antike")
    assert set(events._TELL) == {*get_args(Event), March}


def refusals() -> Iterator[RuleError]:
    """Yield errors of plausible actions late in random games."""
    for seed in range(6):
        here = late(dice("told", seed), 4)
        for step in range(12):
            chance = dice("refused", seed, step)
            for action in plausible(here):
                if chance.random() < 0.02:
                    try:
                        apply(here, action)
                    except RuleError as error:
                        yield error
            listed = list(legal(here))
            if not listed:
                break
            here, _ = apply(here, pick(chance, listed))


def test_whatever_is_refused_is_told_in_a_sentence() -> None:
    told = {error.code: errors.format_rule_error(EAST, error) for error in refusals()}
    assert len(told) >= 20
    for text in told.values():
        assert text.startswith("The ")
        assert text.rstrip()[-1] in ".?"
        assert "None" not in text
        assert len(text) < 700


def test_whatever_happens_is_told_in_sentences() -> None:
    seen = set()
    for seed in range(5):
        chance = dice("happens", seed)
        here = late(chance, 4) if seed % 2 else at_random(chance, 5)
        for _ in range(250):
            listed = list(legal(here))
            if not listed:
                break
            here, happened = apply(here, pick(chance, listed))
            seen |= {type(event) for event in happened}
            lines = events.format_events(EAST, happened)
            assert bool(lines) == bool(happened)
            for line in lines:
                assert line[0].isupper() or line[0].isdigit()
                assert line[-1] == "."
    assert len(seen) >= 15
