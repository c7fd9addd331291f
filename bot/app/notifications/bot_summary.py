"""Summary of consecutive turns of computer players, in one message once a person has to act.

If no person plays, a message is sent every round.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.app.notifications.compose import Notice, readers_of
from bot.app.table import Table, position_after, setup_of
from bot.app.turn.execution import replay_events
from bot.model.turns import Automatic, TurnEvents
from bot.store import BotSummaries, Connection, Games

_TELLING: Final = frozenset({"turn", "told", "won"})
"""Kinds of messages that can report turns."""


async def hold_or_release(
    tx: Connection, before: Table, after: Table, notices: Sequence[Notice]
) -> list[Notice]:
    """Return a change's notices to send now, with the turns held back before, or hold turns back."""
    game, position = after.game, after.position
    untold = await BotSummaries(tx).get(game.id)
    played = before.awaited is not None and before.awaited.computer
    if position is None or (untold is None and after.thinking is None and not played):
        return list(notices)
    if untold is not None and untold > game.length:
        untold = None  # undone meanwhile
    if after.thinking is not None and not _reports_now(before, after):
        if any(notice.kind == "told" for notice in notices):
            await BotSummaries(tx).begin(game.id, before.game.turn_start)
        return [notice for notice in notices if notice.kind not in {"told", "demand", "resume"}]
    if untold is None:
        untold = before.game.turn_start
    if not any(notice.kind in {*_TELLING, "demand"} for notice in notices):
        return list(notices)  # reported once the current turn ends
    turns = await _turns(tx, after, untold)
    await BotSummaries(tx).clear(game.id)
    if after.question is not None:  # the turn in which it is asked is reported once, when it ends
        turns = [turn for turn in turns if (turn.round, turn.nation) != (position.round, position.mover)]
        if not turns:
            return list(notices)
    readers = readers_of(after)
    won = position.outcome is not None
    text = after.ruleset.text
    told = (
        text.format_won(position, turns, readers).text if won else text.format_turn(position, turns, readers)
    )
    return _with_summary(list(notices), told)


def _with_summary(notices: list[Notice], text: str) -> list[Notice]:
    """Let the notice that reports turns report all of them; else add one before the `demand`."""
    for index, notice in enumerate(notices):
        if notice.kind in _TELLING:
            notices[index] = replace(notice, text=text)
            return notices
    first = next(index for index, notice in enumerate(notices) if notice.kind == "demand")
    return [*notices[:first], Notice("told", text), *notices[first:]]


def _reports_now(before: Table, after: Table) -> bool:
    """Return whether a round has ended while only computer players are left, so it is reported now."""
    if any(not seat.conceded for seat in after.seats if not seat.computer):
        return False
    return before.position is not None and after.position is not None and before.round != after.round


async def _turns(tx: Connection, table: Table, since: int) -> list[TurnEvents]:
    """Return the turns after the first `since` actions, with their events."""
    first = await position_after(tx, table.game, setup_of(table.game, table.seats), since)
    log = (await Games(tx).log(table.game.id))[since:]
    # The name of a computer player's seat shows who played.
    known = [Automatic(seat.nation, "bot") for seat in table.seats if seat.computer and seat.nation]
    events = [event for event in replay_events(first, log) if event not in known]
    return table.ruleset.text.by_turn(first.mover, table.started, events)
