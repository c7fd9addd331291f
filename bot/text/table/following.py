"""What somebody hears who follows a game, and how often they want to."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model import Table
from bot.model.people import FollowMode
from bot.model.turns import PastTurn
from bot.rulesets import ruleset
from bot.text.notifications.reminders import format_direct_call
from bot.text.table.lobby import format_game_end
from bot.text.turns.newspaper import by_round

_MOST: Final = 4
"""Rounds in a message."""


def format_followed_news(table: Table, turns: Sequence[PastTurn], *, over: bool) -> str:
    """The rounds in which these turns were, and the end of the game."""
    rounds = by_round(turns)
    lines = [ruleset(table.game.ruleset).text.format_round(part) for part in rounds[-_MOST:]]
    if len(rounds) > _MOST:
        lines.insert(0, say("follow-earlier", count=len(rounds) - _MOST))
    if over:
        lines.append(format_game_end(table))
    return format_direct_call(table.game.id, table.game.channel_id, "\n".join(lines))


def format_follow_menu(mode: FollowMode | None) -> str:
    """Whoever has pressed chooses how often."""
    return say("follow-menu", mode=mode or "none")


def format_follow_reply(mode: FollowMode | None) -> str:
    """What was chosen."""
    return say("follow-chosen", mode=mode or "off")


def format_follow_hidden(game_id: int) -> str:
    """Why nothing more comes: not a word of the game, nor of where it is."""
    return say("follow-unseen", game=str(game_id))


def format_undelivered(played: Sequence[int], followed: Sequence[int], given_up: Sequence[int]) -> str:
    """Private messages that did not arrive: for the one who should have read them."""
    lines = [
        say(f"unheard-{kind}", games=join([str(game) for game in games]), count=len(games))
        for kind, games in (("played", played), ("followed", followed), ("given-up", given_up))
        if games
    ]
    return "\n".join([*lines, say("unheard-remedy")])
