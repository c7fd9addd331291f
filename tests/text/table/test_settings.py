"""The message about changed settings names those that were changed, and nothing else."""

from dataclasses import fields, replace

import pytest

from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.settings import GameSettings
from bot.rulesets import ruleset
from bot.text.table.settings import format_settings, format_settings_change

_DAY = 86_400
FULL = GameSettings(
    deadline=2 * _DAY, zone="Europe/Berlin", rest=(5, 6), bank=_DAY, answers=3_600, hints=True, puzzle=480
)
_AT_THE_START = {"reliable", "guided"}
"""Settings that cannot be changed after the table was opened."""


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("settings", [FULL, GameSettings()])
def test_every_setting_is_told_in_one_line(spoken: Language, settings: GameSettings) -> None:
    names = {field.name for field in fields(GameSettings)} - _AT_THE_START
    with speaking(spoken):
        told = {name: format_settings_change("Ada", settings, [name]) for name in names}
        untold = format_settings_change("Ada", settings, [])
    assert told.pop("daily") == told["deadline"], "the two are one setting"
    assert [name for name, line in told.items() if line == untold] == [], "add to _TOLD"
    assert len({*told.values()}) == len(told)
    for line in told.values():
        assert line.startswith("⚙️ Ada ")
        assert line.endswith(".")
        assert "\n" not in line


def test_who_plays_on_is_told_only_if_the_game_goes_on() -> None:
    told = "If someone gives up"
    rules = ruleset("duellum")
    assert told in format_settings(GameSettings(), rules)
    assert told not in format_settings(GameSettings(), rules, two=True)
    assert told in format_settings(GameSettings(substitute="easy"), rules, two=True)


def test_no_more_players_decide_than_there_are() -> None:
    rules, timed = ruleset("antike"), GameSettings(deadline=3600)
    assert "takes two of them" in format_settings(timed, rules)
    assert "decides:** the other player or the host" in format_settings(timed, rules, two=True)
    assert "decides:** only the host" in format_settings(replace(timed, who="host"), rules, two=True)


def test_several_are_told_together() -> None:
    fixed = GameSettings(daily=21 * 60, zone="Europe/Berlin", rest=(6,), picture="board")
    told = format_settings_change(
        "Ada", replace(fixed, language="de"), ["deadline", "daily", "rest", "language", "picture"]
    )
    assert told == (
        "⚙️ Ada set the deadline: daily at 21:00 (Europe/Berlin); the rest days: Sunday; "
        "the language: German; the picture with a ping: the whole board."
    )
    assert format_settings_change(None, GameSettings(), ["deadline"]) == "⚙️ The host set the deadline: none."
