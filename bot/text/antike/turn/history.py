"""`/history`: past turns in words and in notation."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike.actions import Action
from bot.engine.board import Board
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.model.turns import PastTurn
from bot.notation.antike import print_action
from bot.text.antike.turn.events import tell_events
from bot.text.names import player

_LONGEST: Final = 1000  # a line of notation; half of a message, so that a page never cuts one


def tell_history(board: Board, turns: Sequence[PastTurn], names: Mapping[Nation, str]) -> list[str]:
    """Lines, oldest first; a heading for each turn, and its notation in small print below."""
    lines: list[str] = []
    for turn in turns:
        who = player(safe(names.get(turn.nation, "")))
        lines.append(say("history-turn", round=turn.round, nation=turn.nation, player=who))
        kept = tuple(event for event in turn.events if not isinstance(event, ev.TurnEnded | ev.TurnBegan))
        lines += [f"- {line}" for line in tell_events(board, kept)]
        lines += _notation(turn.actions)
    return lines


def _notation(actions: Sequence[Action]) -> list[str]:
    """The line of a turn; a long one is broken between two actions."""
    lines: list[str] = []
    for told in map(print_action, actions):
        if lines and len(lines[-1]) + 2 + len(told) <= _LONGEST:
            lines[-1] += f"; {told}"
        else:
            lines.append(told)
    return [f"-# `{line}`" for line in lines]


def tell_left_out(count: int, *, empty: bool = False) -> str:
    """What stands below a list that does not go back far enough, or has nothing in it; else nothing."""
    if count:
        return say("history-left-out", count=count)
    return say("history-no-changes") if empty else ""
