"""Last step of every change of a game, in its transaction: updates everything that depends on the game.

Closes answered questions, begins and ends waits, records turns of computer players, closes votes and offers
that are overtaken, posts notices, schedules news and the report, and sets the due times.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.app.context import Context
from bot.app.following.news import NEWS
from bot.app.notifications.compose import Notice
from bot.app.notifications.end_buttons import remove_turn_buttons, update_order_buttons
from bot.app.notifications.enqueue import notify, post, post_end
from bot.app.notifications.message import REPORT
from bot.app.reminders.late_choices import update_choices
from bot.app.reminders.pending import follow, schedule
from bot.app.table import Table
from bot.app.votes.messages import close_obsolete
from bot.app.votes.offers import withdraw_offers
from bot.engine.terms import Nation
from bot.i18n.catalogue import Words
from bot.model import Cause, JobRow, PersonRow, WaitKind, WaitRow
from bot.store import BotTurns, Connection, Follows, Jobs, Outbox, People

_AFTER_ROUND: Final = 60
_WAITS: Final[Mapping[str, WaitKind]] = {"turn": "turn", "resume": "turn", "demand": "answer"}
"""Kinds of notices that call a player to act, with the kind of the wait."""
_AFTER_TURN: Final = frozenset({"turn", "won", "closed"})
"""Kinds of notices that a turn is over."""


async def finish_change(
    context: Context,
    tx: Connection,
    table: Table,
    notices: Sequence[Notice],
    actor: int | None = None,
    reasons: Mapping[Nation, Cause | None] | None = None,
    lines: Mapping[WaitKind, Words] | None = None,
) -> None:
    """Post the notices of a change, and update everything that depends on the game.

    `actor` has made the change and is not called for it. `reasons` say why the bot has acted for a nation in
    place of its player; `lines` replace the usual texts in the messages of ended waits.
    """
    now, game = context.now(), table.game
    said = await _settle_questions(tx, notices, lines or {}, now)
    await Outbox(tx).release(game.id, "demand", now)
    await follow_bots(tx, table, now)
    waits = await follow(tx, table, now, said, reasons)
    await close_obsolete(tx, table, now)
    await withdraw_offers(tx, table, now, actor)
    await update_choices(tx, table, waits.values(), now)
    people = {wait.user_id: await People(tx).get(wait.user_id) for wait in waits.values()}
    await _post_notices(context, tx, table, notices, waits, people, actor)
    await _schedule_news(tx, table, now)
    if game.status != "running" and notices:  # without any, the channel is gone
        await update_order_buttons(tx, table, now)
    if any(notice.kind == "won" for notice in notices):
        await _queue_report(tx, table, now)
    for wait in waits.values():
        # A reminder counts from the player's own action, which is no call.
        acted = replace(wait, called_at=now, acted_at=now) if wait.user_id == actor else wait
        await schedule(tx, game, acted, now, people[wait.user_id])


async def _settle_questions(
    tx: Connection, notices: Sequence[Notice], lines: Mapping[WaitKind, Words], now: int
) -> Mapping[WaitKind, Words]:
    """Close the messages of settled questions; return `lines` with what their waits' messages say."""
    said = dict(lines)
    for notice in notices:
        if notice.settles is not None:
            await Outbox(tx).close(notice.settles, notice.text, now)
            said["answer"] = notice.words
    return said


async def _post_notices(
    context: Context,
    tx: Connection,
    table: Table,
    notices: Sequence[Notice],
    waits: dict[WaitKind, WaitRow],
    people: Mapping[int, PersonRow],
    actor: int | None,
) -> None:
    """Post the notices; those that call a player update the player's wait in `waits`."""
    now, turn = context.now(), waits.get("turn")
    if turn is not None and any(notice.kind in {"demand", "resume"} for notice in notices):
        await Outbox(tx).answer(turn.id, "", now, "resume")  # only the latest call to go on stays
    for notice in notices:
        if notice.settles is not None:
            continue
        kind = _WAITS.get(notice.kind)
        if notice.kind in _AFTER_TURN:
            await remove_turn_buttons(tx, table.game, now)
        if notice.kind == "resume" and turn is not None and turn.ending:
            continue  # the player has nothing left to do, as the bot ends the turn now
        if notice.kind == "won":
            await post_end(context, tx, table, notice, actor)
        elif kind is None or kind not in waits or not notice.mention:
            await post(tx, table, notice, now)
        else:
            person = people[waits[kind].user_id]
            waits[kind] = await notify(context, tx, table, notice, waits[kind], person, actor)


async def _schedule_news(tx: Connection, table: Table, now: int) -> None:
    """Schedule news for followers: at the end at once, of a round with a delay, as it may be undone.

    Later turns do not delay them further, or there would be none while turns follow quickly.
    """
    game, position = table.game, table.position
    if game.status != "running":
        if await Follows(tx).of_game(game.id):
            await Jobs(tx).put(JobRow(game.id, NEWS, "end", now))
    elif position is None or not await Follows(tx).is_behind(game.id, position.round):
        await Jobs(tx).drop(game.id, NEWS, "round")
    elif await Jobs(tx).get(game.id, NEWS, "round") is None:
        await Jobs(tx).put(JobRow(game.id, NEWS, "round", now + _AFTER_ROUND))


async def _queue_report(tx: Connection, table: Table, now: int) -> None:
    """Queue the report of a won game, created on delivery; for a practice game, the player has seen all."""
    game = table.game
    if game.origin != "practice" and game.length:
        nonce = f"{game.id}-{game.revision}-{REPORT}"
        await Outbox(tx).add(game, nonce, REPORT, {"text": ""}, now)


async def follow_bots(tx: Connection, table: Table, now: int) -> None:
    """Record whether the game waits for a computer player, for `bot.app.turn.bot_worker`."""
    if table.thinking is not None and table.game.paused_at is None:
        await BotTurns(tx).put(table.game.id, now)
    else:
        await BotTurns(tx).drop(table.game.id)
