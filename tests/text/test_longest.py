"""The longest texts fit into Discord's limits, in every language."""

from collections.abc import Sequence

import pytest

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.events import Event
from bot.engine.terms import Nation
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.turns import Readers
from bot.text.antike.position.legal_moves import format_legal_moves
from bot.text.antike.position.status import format_status
from bot.text.antike.rules.topics import TOPICS
from bot.text.antike.turn.channel_messages import call_turn, format_game_start, format_turn
from bot.text.antike.turn.turn_summary import by_turn
from bot.text.notifications.reminders import (
    format_call,
    format_channel_call,
    format_due_time,
    format_reminder,
)
from bot.text.rules.topics import format_topic
from bot.text.turns.plans import format_no_plan
from tests.engine.playing import dice, late, pick

MESSAGE, FIELD, HEADING = 2000, 1024, 256
NAME = "W\\*" * 32
"""Longer than names on Discord can be (32 characters), and full of characters that are escaped."""


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_rules(spoken: Language) -> None:
    with speaking(spoken):
        assert all(len(format_topic(TOPICS[topic])) <= MESSAGE for topic in TOPICS)
        assert len(format_no_plan()) <= MESSAGE


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_what_late_turns_bring(spoken: Language) -> None:
    with speaking(spoken):
        for seed in range(4):
            chance, here = dice("longest", seed), late(dice("longest", seed), 6)
            first, told = here.mover, list[Event]()
            for _ in range(60):
                listed = list(legal(here))
                if not listed:
                    break
                here, events = apply(here, pick(chance, listed))
                told.extend(events)
            check(first, here, told)


def check(first: Nation, here: Position, events: Sequence[Event]) -> None:
    """Check the lengths of messages to the table with the longest call and all events, and of other texts."""
    names = dict.fromkeys(here.setup.nations, NAME)
    readers, turns = Readers(names, here.setup.nations), by_turn(first, here, events)
    if here.outcome is None and here.demand is None:
        call = format_channel_call(NAME, 10**9, f"{call_turn(here, 'stopped')}{format_due_time(10**10)}")
        assert len(f"{call}\n{format_turn(here, turns, readers)}") <= MESSAGE
        assert len(f"{call}\n{format_game_start(here, readers)}") <= MESSAGE
        called = ", ".join([NAME] * 6)
        assert (
            len(format_channel_call(called, 10**9, format_reminder(format_call(here, "turn"), 10**10)))
            <= MESSAGE
        )
    else:
        assert len(format_turn(here, turns, readers)) <= MESSAGE
    status = format_status(here, names)
    assert len(status.text) <= 4096
    assert all(len(heading) <= HEADING and len(text) <= FIELD for heading, text in status.sections)
    assert all(len(line) <= MESSAGE for line in format_legal_moves(here))
