"""`/status` in the words that all rulesets share."""

from collections.abc import Mapping

from bot.engine.rondel import RondelPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.rulesets import ruleset_of
from bot.text.names import player

_LONGEST_HEADING = 256  # characters of an embed field's name


def in_turn_order(position: RondelPosition, first: Nation | None) -> tuple[Nation, ...]:
    """Return the nations in turn order, beginning with `first`; None for the start nation."""
    order = position.setup.turn_order
    at = order.index(first) if first else 0
    return (*order[at:], *order[:at])


def with_player(nation: Nation, names: Mapping[Nation, str]) -> Facts:
    """Return a nation and its player in brackets, as arguments for a text."""
    return {"nation": nation, "player": player(safe(names.get(nation, "")))}


def format_game_over(position: RondelPosition, names: Mapping[Nation, str]) -> str:
    """Format that the game is over, and which nation has won."""
    if position.winner is None:
        return say("status-over-nobody")
    return say("status-over", **with_player(position.winner, names))


def format_nation_heading(position: RondelPosition, nation: Nation, names: Mapping[Nation, str]) -> str:
    """Format a nation, its player and its score; the nation awaited is marked."""
    score, target = ruleset_of(position).rules.score(position, nation), position.setup.target
    turn = "▶ " if nation == position.awaited else ""
    facts = with_player(nation, names)
    return say("status-heading", turn=turn, **facts, score=score, target=target)[:_LONGEST_HEADING]
