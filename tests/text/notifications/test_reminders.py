"""Texts about deadlines and preferences."""

from dataclasses import replace

import pytest

from bot.i18n.catalogue import speaking
from bot.model import PersonRow, SeatRow, Table, WaitRow
from bot.text.notifications.preferences import format_preferences
from bot.text.notifications.reminders import format_deadlines, format_results
from tests.rows import game_row


def test_deadlines_name_others_and_saved_time_is_that_of_a_turn() -> None:
    ends = {"turn": 60, "answer": 120}
    told = format_deadlines(ends, {}, paused=False, saved=7_800)
    assert told == "⏳ Turn due <t:60:R>, including 2 hours saved.\n⏳ Answer due <t:120:R>."
    others = {"turn": "**Ann**", "answer": "**Bob**"}
    told = format_deadlines(ends, others, paused=False)
    assert told == "⏳ **Ann**'s turn is due <t:60:R>.\n⏳ **Bob**'s answer is due <t:120:R>."
    with speaking("de"):
        told = format_deadlines(ends, others, paused=False)
    assert told == "⏳ Zug von **Ann** fällig <t:60:R>.\n⏳ Antwort von **Bob** fällig <t:120:R>."


@pytest.mark.parametrize(("picture", "told"), [(None, "same as the table"), ("board", "the whole board")])
def test_the_preferences_name_the_picture(picture: str | None, told: str) -> None:
    assert f"\n- Picture with your pings: {told}" in format_preferences(PersonRow(1, picture=picture), 0)


@pytest.mark.parametrize(
    ("nation", "reason", "told"),
    [
        ("greeks", "target", "✓ **Ann** has played."),
        ("greeks", "concession", "✓ **Ann** doesn't have to act any more: the game has ended."),
        ("arabs", "target", "✓ **Ann** doesn't have to act any more: the game has ended."),
    ],
)
def test_whose_turn_has_won_the_game_has_played(nation: str, reason: str, told: str) -> None:
    game = replace(game_row(status="over"), result={"winner": nation, "reason": reason})
    table = Table(game, (SeatRow(0, 1, "Ann", "greeks", conceded=False),), None)
    assert format_results(table, WaitRow(7, "turn", "5:greeks", 1, "greeks", 0, 0, None)) == told


@pytest.mark.parametrize(
    ("reason", "conceded", "told", "german"),
    [
        (None, False, "✓ you have played.", "✓ Du hast gespielt."),
        (None, True, "✓ you have conceded.", "✓ Du hast aufgegeben."),
        (
            "deadline",
            False,
            "⏳ your time ran out; the bot has ended the turn.",
            "⏳ Deine Zeit ist abgelaufen; der Bot hat den Zug beendet.",
        ),
        (
            "bot",
            False,
            "✓ a computer player has played for you.",
            "✓ Ein Computerspieler hat für dich gespielt.",
        ),
    ],
)
def test_in_private_the_outcome_speaks_to_its_reader(
    reason: str | None, conceded: bool, told: str, german: str
) -> None:
    table = Table(game_row(status="running"), (SeatRow(0, 1, "Ann", "greeks", conceded=conceded),), None)
    wait = WaitRow(7, "turn", "5:greeks", 1, "greeks", 0, 0, None)
    assert format_results(table, wait, reason, you=True) == told
    with speaking("de"):
        assert format_results(table, wait, reason, you=True) == german
