"""Chance that an undo has taken back: it has been seen, so the same comes again (DE10)."""

from collections.abc import Iterable

from bot.app.table import Table
from bot.engine.ruleset import Action, Rules
from bot.model import LogRow, UndoRow
from bot.store import Connection, Games


async def load_revealed(tx: Connection, table: Table) -> list[Action]:
    """Undone actions of a game whose chance has not come again since, in the order in which it came."""
    rules, games, game = table.ruleset.rules, Games(tx), table.game
    if not rules.draws() or await games.recorded(game.id) == game.length:  # nothing was ever undone
        return []
    return revealed(rules, await games.entries(game.id))


def revealed(rules: Rules, entries: Iterable[LogRow | UndoRow]) -> list[Action]:
    """Undone actions of a whole log whose chance has not come again since, in the order in which it came.

    An undo puts back what it takes, as onto a pile.
    """
    in_force: list[Action] = []
    ahead: list[Action] = []
    for entry in entries:
        if isinstance(entry, UndoRow):
            gone = [action for action in in_force[entry.keep :] if rules.chance_of(action) is not None]
            del in_force[entry.keep :]
            ahead = gone + ahead
        else:
            in_force.append(entry.action)
            come_again(rules, ahead, entry.action)
    return ahead


def come_again(rules: Rules, ahead: list[Action], action: Action) -> None:
    """Take out of `ahead` what an action has brought again."""
    chance = rules.chance_of(action)
    if chance is None:
        return
    index = next((at for at, each in enumerate(ahead) if rules.chance_of(each) == chance), None)
    if index is not None:
        del ahead[index]
