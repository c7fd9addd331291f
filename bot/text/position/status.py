"""`/status` in the words of every ruleset."""

from collections.abc import Mapping

from bot.engine.ruleset import OwnPosition
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.escaping import safe
from bot.rulesets import ruleset_of
from bot.text.names import player

_LONGEST_HEADING = 256  # of a field in an embed


def with_player(nation: Nation, names: Mapping[Nation, str]) -> Facts:
    """A nation and who plays it."""
    return {"nation": nation, "player": player(safe(names.get(nation, "")))}


def format_game_over(position: OwnPosition, names: Mapping[Nation, str]) -> str:
    """That the game is over, and who has won."""
    if position.winner is None:
        return say("status-over-nobody")
    return say("status-over", **with_player(position.winner, names))


def format_nation_heading(position: OwnPosition, nation: Nation, names: Mapping[Nation, str]) -> str:
    """A nation, its player and its score; marked where it is awaited."""
    score, target = ruleset_of(position).rules.score(position, nation), position.setup.target
    turn = "▶ " if nation == position.awaited else ""
    facts = with_player(nation, names)
    return say("status-heading", turn=turn, **facts, score=score, target=target)[:_LONGEST_HEADING]
