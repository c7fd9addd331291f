"""One past turn, as it is told while walking through a game."""

from typing import Final

from bot.i18n.catalogue import say
from bot.i18n.lines import pages
from bot.model.turns import HistoryPage
from bot.text.antike.turn.history import tell_history
from bot.text.names import nations

_LONGEST: Final = 2000


def tell_walk(walk: HistoryPage) -> str:
    """Which turn it is, and what happened in it."""
    board, count = walk.position.setup.board, len(walk.turns)
    if walk.turn is None:
        order = say("walk-order", nations=nations(walk.position.setup.turn_order))
        return f"{say('walk-start', count=count)}\n{order}"
    heading, *lines = tell_history(board, [walk.turn], walk.table.names)
    more = f"\n{say('walk-more')}"
    first = say("walk-heading", heading=heading, number=walk.number, count=count)
    told = pages([first, *lines], _LONGEST - len(more))
    return told[0] if len(told) == 1 else told[0] + more
