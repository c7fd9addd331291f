"""The longest of what is said fits into what Discord takes, in every language."""

from collections.abc import Sequence

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.events import Event
from bot.words.moves import tell_moves
from bot.words.plans import tell_no_plan
from bot.words.public import tell_passed, tell_turn
from bot.words.speech import LANGUAGES, Language, speaking
from bot.words.status import tell_status
from bot.words.topics import TOPICS, tell_topic, tell_topics
from bot.words.waiting import tell_called, tell_reminder
from tests.engine.playing import dice, late, pick

MESSAGE, FIELD, HEADING = 2000, 1024, 256
NAME = "W\\*" * 32
"""As long as names on Discord are, and full of what has to be escaped."""


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules(spoken: Language) -> None:
    with speaking(spoken):
        assert len(tell_topics()) <= MESSAGE
        assert all(len(tell_topic(topic)) <= MESSAGE for topic in TOPICS)
        assert len(tell_no_plan()) <= MESSAGE


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_late_turns_bring(spoken: Language) -> None:
    with speaking(spoken):
        for seed in range(4):
            chance, here = dice("longest", seed), late(dice("longest", seed), 6)
            told: list[Event] = []
            for _ in range(60):
                listed = list(legal(here))
                if not listed:
                    break
                here, events = apply(here, pick(chance, listed))
                told.extend(events)
            check(here, told)


def check(here: Position, events: Sequence[Event]) -> None:
    """A message to the table with the longest call and everything that has happened."""
    if here.outcome is None and here.demand is None:
        turn = tell_turn(here, tuple(events), "stopped", first=True)
        called = ", ".join([NAME] * 6)
        assert len(f"{tell_called(called, 10**9, turn.call)}\n{turn.text}") <= MESSAGE
        assert len(tell_called(called, 10**9, tell_reminder(here, "turn", 10**10))) <= MESSAGE
    assert len(tell_passed(here, tuple(events))) <= MESSAGE
    names = dict.fromkeys(here.setup.nations, NAME)
    status = tell_status(here, names)
    assert len(status.text) <= 4096
    assert all(len(heading) <= HEADING and len(text) <= FIELD for heading, text in status.sections)
    assert all(len(line) <= MESSAGE for line in tell_moves(here))
