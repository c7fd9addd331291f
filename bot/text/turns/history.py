"""Past turns in words and in notation, for `/history` and for browsing a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.engine.board import Board
from bot.engine.events import RoundBegan, TurnBegan, TurnEnded
from bot.engine.ruleset import Action
from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.escaping import safe
from bot.i18n.lines import MESSAGE, pages
from bot.model.turns import Happening, HistoryPage, PastTurn, Turn
from bot.text.names import nations, player

MOST_TURNS: Final = 60
"""Maximum number of latest turns that `/history` shows."""
MOST_PAGES: Final = 5
"""Maximum number of messages of `/history`; earlier ones are left out."""
_LONGEST: Final = 1000  # characters of a line of notation: half a message, so that no page splits a line
_IN_THE_HEADING: Final = (RoundBegan, TurnBegan, TurnEnded)


@dataclass(frozen=True)
class HistoryTexts:
    """What a ruleset provides for the history: its texts and its notation."""

    format_events: Callable[[Board, Sequence[Happening]], list[str]]
    print_action: Callable[[Any], str]

    def format_history(
        self, board: Board, turns: Sequence[Turn | PastTurn], names: Mapping[Nation, str]
    ) -> list[str]:
        """Format turns, oldest first; each has a heading, and its notation in small print below."""
        lines: list[str] = []
        for turn in turns:
            who = player(safe(names.get(turn.nation, "")))
            lines.append(say("history-turn", round=turn.round, nation=turn.nation, player=who))
            kept = tuple(event for event in turn.events if not isinstance(event, _IN_THE_HEADING))
            lines += [f"- {line}" for line in self.format_events(board, kept)]
            lines += self._notation(turn.actions)
        return lines

    def _notation(self, actions: Sequence[Action]) -> list[str]:
        """Format the notation of a turn; if too long, break it into lines between actions."""
        lines: list[str] = []
        for told in map(self.print_action, actions):
            if lines and len(lines[-1]) + 2 + len(told) <= _LONGEST:
                lines[-1] += f"; {told}"
            else:
                lines.append(told)
        return [f"-# `{line}`" for line in lines]

    def format_past_turn(self, walk: HistoryPage) -> str:
        """Format a past turn: its number and events; before the first turn, the turn order."""
        setup, count = walk.position.setup, len(walk.turns)
        if walk.turn is None:
            told = say("walk-order", nations=nations(setup.turn_order))
            return f"{say('walk-start', count=count)}\n{told}"
        heading, *lines = self.format_history(setup.board, [walk.turn], walk.table.names)
        lines = [say("walk-heading", heading=heading, number=walk.number, count=count), *lines]
        if len(whole := pages(lines)) == 1:
            return whole[0]
        more = f"\n{say('walk-more', command=self._is_in_history(walk))}"
        return pages(lines, MESSAGE - len(more))[0] + more

    def _is_in_history(self, walk: HistoryPage) -> bool:
        """Return whether `/history` can show the whole turn."""
        turns = walk.turns[walk.number - 1 :]
        if len(turns) > MOST_TURNS:
            return False
        return len(pages(self.format_history(walk.begins.setup.board, turns, walk.table.names))) <= MOST_PAGES


def format_omitted(count: int, *, empty: bool = False) -> str:
    """Format the end of a list of changes: how many are omitted, or that it is empty; else ""."""
    if count:
        return say("history-left-out", count=count)
    return say("history-no-changes") if empty else ""
