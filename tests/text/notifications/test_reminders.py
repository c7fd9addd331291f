"""Texts about deadlines and preferences."""

import pytest

from bot.model import PersonRow
from bot.text.notifications.preferences import format_preferences
from bot.text.notifications.reminders import format_deadlines


def test_saved_time_is_that_of_a_turn_alone() -> None:
    told = format_deadlines({"turn": 60, "answer": 120}, paused=False, saved=7_200)
    assert told == "⏳ Turn due <t:60:R>, including 2 hours saved.\n⏳ Answer due <t:120:R>."


@pytest.mark.parametrize(("picture", "told"), [(None, "same as the table"), ("board", "the whole board")])
def test_the_preferences_name_the_picture(picture: str | None, told: str) -> None:
    assert f"\n- Picture with your pings: {told}" in format_preferences(PersonRow(1, picture=picture), 0)
