"""Undo: return to an earlier position; undone actions stay in the log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.following.news import withdraw_news
from bot.app.learning.daily_puzzles import plan_puzzle
from bot.app.notifications.compose import Notice, notices_after
from bot.app.notifications.end_buttons import update_end_buttons, update_order_buttons
from bot.app.table import Table, position_after, save_snapshots, setup_of
from bot.engine.ruleset import OwnPosition, Position
from bot.engine.terms import Nation
from bot.i18n.catalogue import Words
from bot.model import GameRow, LogRow, SeatRow, TenureRow, WaitKind
from bot.store import Connection, Games, Plans, Tenures, Votes
from bot.telemetry import mark

ASKABLE: Final = frozenset(
    {"answered-over", "game-over", "not-your-turn", "nothing-to-undo", "revealed-over"}
)
"""Error codes of a refused undo to which the other players may still consent."""


@dataclass(frozen=True, slots=True)
class EarlierEntry:
    """A player's latest entry, to be undone with everything after it.

    `keep` actions precede it; `gone` are the entry and the actions since; `acted` are the other players in
    whose name something was done since.
    """

    keep: int
    gone: tuple[LogRow, ...]
    acted: tuple[int, ...]


async def find_earlier(tx: Connection, table: Table, user_id: int) -> EarlierEntry | None:
    """Return the player's latest entry, which an undo vote is about; None if nothing was entered.

    Raises `AppError` if a nation of the game has changed hands since.
    """
    log = await Games(tx).log(table.game.id)
    nations = table.nations_of(user_id)

    def entered(row: LogRow) -> bool:
        return row.nation in nations and row.user_id == user_id and row.reason in {None, "plan"}

    last = next((index for index in range(len(log) - 1, -1, -1) if entered(log[index])), None)
    if last is None:
        return None
    keep = last
    while keep and log[keep - 1].batch == log[last].batch and entered(log[keep - 1]):
        keep -= 1
    changed = [row for row in await Tenures(tx).of_game(table.game.id) if row.from_action > keep + 1]
    if changed:  # undoing actions before a substitute began would make the tenures wrong
        raise AppError("seat-changed", name=changed[0].name, nation=changed[0].nation)
    acted = (row.user_id for row in log[last + 1 :] if row.user_id not in {None, user_id})
    return EarlierEntry(
        keep, tuple(log[keep:]), tuple(dict.fromkeys(who for who in acted if who is not None))
    )


async def may_ask(view: Connection, table: Table, seat: SeatRow) -> bool:
    """Return whether a vote on undoing the player's latest entry, if of this turn, could be opened now."""
    opened = await Votes(view).open_in(table.game.id)
    if table.game.paused_at is not None or any(vote.kind == "undo" for vote in opened):
        return False
    try:
        earlier = await find_earlier(view, table, seat.user_id)
    except AppError:
        return False
    return earlier is not None and earlier.keep >= table.game.turn_start


async def check_channel(tx: Connection, table: Table) -> None:
    """Raise `AppError` if another game has begun in the channel of a game that is to continue."""
    there = await Games(tx).in_channel(table.game.channel_id)
    if there is not None and there.id != table.game.id:
        raise AppError("channel-taken")


async def go_back(
    context: Context,
    tx: Connection,
    before: Table,
    keep: int,
    user_id: int,
    *,
    actor: int | None = None,
    notices: Sequence[Notice] = (),
    lines: Mapping[WaitKind, Words] | None = None,
    resumes: Words | None = None,
) -> Table:
    """Undo all but the first `keep` actions, on behalf of `user_id`; a finished game continues.

    `actor` is not notified of the result; `notices` are sent first. `lines` replace the text of turn
    notifications that are obsolete, and stand below the new one in private. With `resumes`, the user is
    called to continue if no other notice calls anybody.
    """
    now, game = context.now(), before.game
    if game.status == "over":
        await check_channel(tx, before)
    position = await position_after(tx, game, setup_of(game, before.seats), keep)
    await Games(tx).add_undo(game.id, position.mover, user_id, keep, now)
    changed = await _save_undone(tx, before, keep, position, now)
    await _reset_plans(tx, game.id, position)
    await withdraw_news(tx, game, keep, now)
    if game.status == "over":
        await plan_puzzle(tx, changed, now)  # none is posted in a finished game, so the next may be unplanned
        await update_end_buttons(tx, changed, now)
    await Tenures(tx).cut(game.id, keep)
    after = Table(changed, await end_substitutions(tx, before), position)
    if game.status == "over":
        await update_order_buttons(tx, after, now)
    found = notices_after(before, after, actor=actor)
    if lines is not None:  # in private, nothing else tells why
        found = [_with_line(each, lines["turn"]) if each.kind == "turn" else each for each in found]
    if resumes is not None and not any(notice.mention or notice.kind == "turn" for notice in found):
        found.append(Notice("resume", "", resumes(), resumes, mention=(user_id,)))
    await finish_change(context, tx, after, [*notices, *found], actor, lines=lines)
    return after


def _with_line(notice: Notice, line: Words) -> Notice:
    """Return a notice whose direct message has another line."""
    return replace(notice, private=lambda: f"{notice.words()}\n{line()}")


async def _save_undone(tx: Connection, before: Table, keep: int, position: Position, now: int) -> GameRow:
    """Save the row and the snapshots of a game of which `keep` actions remain; return the row."""
    begun, turn, turn_seq = await _turn_at(tx, before, keep)
    changed = replace(
        before.game,
        revision=before.game.revision + 1,
        length=keep,
        turn_start=begun,
        turn_seq=turn_seq,
        status="running",
        result=None,
        changed_at=now,
    )
    mark(turn=f"{position.round}.{position.mover}", revision=changed.revision, causes="undo")
    await Games(tx).save(changed)
    await save_snapshots(tx, changed.id, (keep, position), (begun, turn))
    return changed


async def _turn_at(tx: Connection, table: Table, keep: int) -> tuple[int, Position, int]:
    """Return the turn under way after `keep` actions: its start, position there, and the log row before."""
    game, setup = table.game, setup_of(table.game, table.seats)
    if keep >= game.turn_start:
        return game.turn_start, await position_after(tx, game, setup, game.turn_start), game.turn_seq
    position = await position_after(tx, game, setup, 0)
    begun, rules = (0, position, 0), table.ruleset.rules
    for index, row in enumerate((await Games(tx).log(game.id))[:keep]):
        position, events = rules.apply(position, row.action)
        if rules.begins_turn(events):
            begun = (index + 1, position, row.seq)
    return begun


async def end_substitutions(tx: Connection, table: Table) -> tuple[SeatRow, ...]:
    """Return the seats, ending substitutions by a computer player, as their turn is over or undone.

    The seats' own players play the turns that follow, and those that come again, themselves.
    """
    seats = tuple(
        replace(seat, bot=None, bot_round=None) if seat.bot_round is not None else seat
        for seat in table.seats
    )
    if seats != table.seats:
        await Games(tx).set_seats(table.game.id, seats)
    return seats


async def _reset_plans(tx: Connection, game_id: int, position: OwnPosition) -> None:
    """Update the plans after an undo: the mover plays by hand, and plans of later turns wait again."""
    plans, mover = Plans(tx), position.mover
    for nation, plan in (await plans.of_game(game_id)).items():
        follows = plan.state == "waiting" and plan.round is not None
        if (nation == mover and plan.state == "running") or (
            follows and not _is_played(position, nation, plan.round)
        ):
            await plans.drop(game_id, nation)
        elif nation != mover and plan.state != "waiting":
            again = replace(plan, state="waiting", done=0, round=None, problem=None, line=0)
            await plans.put(game_id, again)
    for nation, chosen in (await plans.choices_of(game_id)).items():
        if not _is_played(position, nation, chosen.round):
            await plans.drop_choice(game_id, nation)


def _is_played(position: OwnPosition, nation: Nation, number: int | None) -> bool:
    """Return whether the nation's turn in a round is over; False if the round is None."""
    order = position.setup.turn_order
    return number is not None and (number, order.index(nation)) < (
        position.round,
        order.index(position.mover),
    )


def length_after_undo(
    table: Table, seat: SeatRow, log: Sequence[LogRow], tenures: Sequence[TenureRow], *, whole_turn: bool
) -> int:
    """Return how many of the game's actions remain after an undo; raises `AppError` if none can be undone.

    `log` holds the actions of the current turn, which is the caller's. Actions answered by another player,
    from before the caller took the seat, or whose undo needs consent, remain.
    """
    if not log:
        raise AppError("nothing-to-undo")
    start, mine = table.game.turn_start, table.nations_of(seat.user_id)
    foreign = max(
        # A computer player's actions, even in the caller's place, remain like those of any other player.
        (index for index, row in enumerate(log) if row.nation not in mine or row.reason == "bot"),
        default=-1,
    )
    if foreign == len(log) - 1:
        raise AppError(
            "answered-over", nation=log[foreign].nation, reason=log[foreign].reason, position=table.position
        )
    passed_on = [row for row in tenures if row.nation in mine]
    if passed_on:
        foreign = max(foreign, _last_inherited(passed_on, start, len(log)))
    shown, first = _last_revealing(table, log), _step_begins(log, foreign)
    if shown == len(log) - 1 or (first <= shown and not whole_turn):
        raise AppError("revealed-over")
    return start + (max(foreign, shown) + 1 if whole_turn else first)


def _last_inherited(tenures: Sequence[TenureRow], start: int, length: int) -> int:
    """Return the index of the last action from before the latest tenure, negative if it is of another turn.

    As in a vote, undoing such actions would make the tenures wrong. Raises `AppError` if there are no others.
    """
    tenure = max(tenures, key=lambda row: row.from_action)
    inherited = tenure.from_action - 1 - start
    if inherited >= length:
        raise AppError("seat-changed", name=tenure.name, nation=tenure.nation)
    return inherited - 1


def _last_revealing(table: Table, log: Sequence[LogRow]) -> int:
    """Return the index of the last action whose undo needs consent as it revealed something; -1 if none."""
    consent = table.ruleset.rules.needs_consent
    return max((index for index, row in enumerate(log) if consent(row.action)), default=-1)


def _step_begins(log: Sequence[LogRow], after: int) -> int:
    """Return the index of the first action, after that at `after`, of the latest command or button press."""
    return next(index for index, row in enumerate(log) if index > after and row.batch == log[-1].batch)
