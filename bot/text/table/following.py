"""What somebody hears who follows a game, and how often they want to."""

from collections.abc import Sequence
from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.cldr import join
from bot.model import Table
from bot.model.people import FollowMode
from bot.model.turns import PastTurn
from bot.rulesets import ruleset
from bot.text.notifications.reminders import tell_privately
from bot.text.table.lobby import tell_end
from bot.text.turns.newspaper import by_round

_MOST: Final = 4
"""Rounds in a message."""


def tell_news(table: Table, turns: Sequence[PastTurn], *, over: bool) -> str:
    """The rounds in which these turns were, and the end of the game."""
    rounds = by_round(turns)
    lines = [ruleset(table.game.ruleset).text.tell_round(part) for part in rounds[-_MOST:]]
    if len(rounds) > _MOST:
        lines.insert(0, say("follow-earlier", count=len(rounds) - _MOST))
    if over:
        lines.append(tell_end(table))
    return tell_privately(table.game.id, table.game.channel_id, "\n".join(lines))


def tell_follow_menu(mode: FollowMode | None) -> str:
    """Whoever has pressed chooses how often."""
    return say("follow-menu", mode=mode or "none")


def tell_followed(mode: FollowMode | None) -> str:
    """What was chosen."""
    return say("follow-chosen", mode=mode or "off")


def tell_unseen(game_id: int) -> str:
    """Why nothing more comes: not a word of the game, nor of where it is."""
    return say("follow-unseen", game=str(game_id))


def tell_unheard(played: Sequence[int], followed: Sequence[int], given_up: Sequence[int]) -> str:
    """Private messages that did not arrive: for the one who should have read them."""
    lines = [
        say(f"unheard-{kind}", games=join([str(game) for game in games]), count=len(games))
        for kind, games in (("played", played), ("followed", followed), ("given-up", given_up))
        if games
    ]
    return "\n".join([*lines, say("unheard-remedy")])
