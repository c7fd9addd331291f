"""Direct messages to followers of a game."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model import Table
from bot.model.turns import PastTurn
from bot.rulesets import ruleset
from bot.text.notifications.reminders import format_direct_call
from bot.text.table.lobby import format_game_end
from bot.text.turns.newspaper import by_round

_MOST: Final = 4
"""Maximum number of rounds in a message."""


def format_followed_news(table: Table, turns: Sequence[PastTurn], *, over: bool) -> str:
    """Format the rounds of these turns, and, if `over`, the result of the game."""
    rounds = by_round(turns)
    lines = [ruleset(table.game.ruleset).text.format_round(part) for part in rounds[-_MOST:]]
    if len(rounds) > _MOST:
        lines.insert(0, say("follow-earlier", count=len(rounds) - _MOST))
    if over:
        lines.append(format_game_end(table))
    return format_direct_call(table.game.id, table.game.channel_id, "\n".join(lines))


def format_follow_hidden(game_id: int) -> str:
    """Format why messages about a game end; reveals nothing of the game and does not name its channel."""
    return say("follow-unseen", game=str(game_id))


def format_undelivered(played: Sequence[int], followed: Sequence[int], given_up: Sequence[int]) -> str:
    """Format, for their recipient, which games' direct messages could not be delivered."""
    lines = [
        say(f"unheard-{kind}", games=join([str(game) for game in games]), count=len(games))
        for kind, games in (("played", played), ("followed", followed), ("given-up", given_up))
        if games
    ]
    return "\n".join([*lines, say("unheard-remedy")])
