"""Turns of computer players in a row are told in one message, when a person has to act next.

Where no person plays at all, a message tells every round.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.app.notifications.compose import Notice, readers_of
from bot.app.table import Table, position_after, setup_of
from bot.app.turn.execution import introduced
from bot.model.turns import Happening, TurnEvents
from bot.store import BotSummaries, Connection, Games

_TELLING: Final = frozenset({"turn", "told", "won"})
"""The messages that can tell of turns."""


async def gathered(tx: Connection, before: Table, after: Table, notices: Sequence[Notice]) -> list[Notice]:
    """The notices of a change as they are to be sent, with what was held back before, or none for now."""
    game, position = after.game, after.position
    untold = await BotSummaries(tx).get(game.id)
    played = before.awaited is not None and before.awaited.computer
    if position is None or (untold is None and after.thinking is None and not played):
        return list(notices)
    if untold is not None and untold > game.length:
        untold = None  # that has been taken back
    if after.thinking is not None and not _tells_now(before, after):
        if any(notice.kind == "told" for notice in notices):
            await BotSummaries(tx).begin(game.id, before.game.turn_start)
        return [notice for notice in notices if notice.kind not in {"told", "demand", "resume"}]
    if untold is None:
        untold = before.game.turn_start
    if not any(notice.kind in {*_TELLING, "demand"} for notice in notices):
        return list(notices)  # the turn that goes on will tell it
    turns = await _turns(tx, after, untold)
    await BotSummaries(tx).clear(game.id)
    readers = readers_of(after)
    won = position.outcome is not None
    text = after.ruleset.text
    told = (
        text.format_won(position, turns, readers).text if won else text.format_turn(position, turns, readers)
    )
    return _with(list(notices), told)


def _with(notices: list[Notice], text: str) -> list[Notice]:
    """The message that tells of turns tells all of them; one that asks for an answer comes after it."""
    for index, notice in enumerate(notices):
        if notice.kind in _TELLING:
            notices[index] = replace(notice, text=text)
            return notices
    first = next(index for index, notice in enumerate(notices) if notice.kind == "demand")
    return [*notices[:first], Notice("told", text), *notices[first:]]


def _tells_now(before: Table, after: Table) -> bool:
    """With nobody to wait for, a round is as good a moment as any."""
    if any(not seat.conceded for seat in after.seats if not seat.computer):
        return False
    return before.position is not None and after.position is not None and _round(before) != _round(after)


def _round(table: Table) -> int:
    return table.position.round if table.position else 0


async def _turns(tx: Connection, table: Table, since: int) -> list[TurnEvents]:
    """What has happened after so many actions, turn by turn."""
    game = table.game
    log = await Games(tx).log(game.id)
    first = position = await position_after(tx, game, setup_of(game, table.seats), since)
    events = list[Happening]()
    computers = {seat.nation for seat in table.seats if seat.computer}
    for number, row in enumerate(log[since:]):
        if row.reason != "bot" or row.nation not in computers:  # its name says who has played its own seat
            events.extend(introduced(row, log[since + number - 1] if number else None))
        position, more = table.ruleset.rules.apply(position, row.action)
        events.extend(more)
    return table.ruleset.text.by_turn(first.mover, position, events)
