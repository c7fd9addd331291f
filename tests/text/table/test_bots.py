"""Texts about computer players."""

from bot.i18n.catalogue import say_each
from bot.model import SeatRow
from bot.model.seats import Level
from bot.text.table.bots import (
    BOT_LEVELS,
    bot_name,
    format_bots_seated,
    format_stand_in,
    format_takeover,
)


def _seat(name: str, bot: Level | None = None) -> SeatRow:
    return SeatRow(0, 1, name, None, conceded=False, bot=bot)


def test_every_level_can_be_chosen_and_the_last_one_sent_away() -> None:
    assert set(BOT_LEVELS) == {"easy", "medium", "hard", "none"}
    told = [text for level in BOT_LEVELS for text in say_each(f"bots-choice-{level}").values()]
    assert all(len(text) <= 100 for text in told), "Discord's limit for a choice"


def test_six_at_a_table_have_six_names() -> None:
    taken: list[str] = []
    for _ in range(20):
        taken.append(bot_name(taken))
    assert len(set(taken)) == 20
    assert taken[0] == "Bot Minerva"
    assert taken[8] == "Bot Minerva 2"


def test_who_sits_down_and_who_leaves() -> None:
    seats = [_seat("Ann"), _seat("Bot Juno", "easy"), _seat("Bot *Mars*", "hard")]
    assert format_bots_seated(seats, 1) == r"Bot \*Mars\* (hard) joins."
    assert format_bots_seated(seats, 2) == r"Bot Juno (easy) and Bot \*Mars\* (hard) join."
    assert format_bots_seated(seats, 0) == "A computer player has left."


def test_seats_change_hands() -> None:
    assert format_takeover("Ann", ["greeks", "arabs"], "Bot Juno") == (
        "Ann gave up; Bot Juno now plays the Greeks and the Arabs."
    )
    assert format_stand_in("Ann", "greeks", "medium") == (
        "⏳ A computer player (medium) plays this turn for Ann (Greeks)."
    )
