"""Warnings if quiet hours and rest days leave no counted time, so that a deadline never comes."""

from dataclasses import replace

import pytest

from bot.app import App, GameSettings
from bot.app.reminders.calendar import never_counts
from bot.model import PersonRow
from tests.app.tables import at_table, caller

_DAY = 86_400


@pytest.mark.parametrize(
    ("person", "settings", "never"),
    [
        (PersonRow(1), GameSettings(_DAY), False),
        (PersonRow(1, rest=(0, 1, 2, 3, 4)), GameSettings(_DAY, rest=(5, 6)), True),
        (PersonRow(1, rest=(0, 1, 2, 3)), GameSettings(_DAY, rest=(5, 6)), False),
        (PersonRow(1, rest=(0, 1, 2, 3, 4, 5, 6)), GameSettings(_DAY), True),
        (PersonRow(1, away=(0, 400 * _DAY)), GameSettings(_DAY), False),
    ],
)
def test_what_leaves_no_time(person: PersonRow, settings: GameSettings, never: bool) -> None:
    assert never_counts(person, settings, 1_000_000) is never


async def test_the_player_and_the_host_are_warned(app: App) -> None:
    table = await at_table(app, settings=GameSettings(_DAY, rest=(5, 6)))
    assert await app.preferences.never_due(2) == []
    await app.preferences.change(2, lambda person: replace(person, rest=(0, 1, 2, 3, 4)))
    assert await app.preferences.never_due(2) == [table.game.id]
    assert await app.game_settings.never_due(table) == ["Bob"]
    fresh = await app.game_settings.change(caller(1), {"deadline": None})
    assert await app.preferences.never_due(2) == [], "without a deadline nothing is lost"
    assert await app.game_settings.never_due(fresh) == []
