"""Proposals for votes: what can be proposed, by whom, and who votes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.app.access import active_seat
from bot.app.errors import AppError
from bot.app.table import Table
from bot.app.turn.undo import check_channel, find_earlier
from bot.app.votes.messages import least_voters
from bot.app.votes.substitutes import Newcomer
from bot.model import SeatRow, VoteKind, VoteRow
from bot.store import Connection, Votes, Waits


@dataclass(frozen=True, slots=True)
class Proposal:
    """Voters, player concerned and details of a vote to be opened."""

    asked: tuple[int, ...]
    about_id: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)


def check_open(table: Table, user_id: int, kind: VoteKind) -> SeatRow:
    """Return the proposer's seat; raises `AppError` if no such vote can be opened.

    The game must be running; an undo is also possible after a win by the rules.
    """
    game = table.game
    if game.status == "lobby":
        raise AppError(
            "seats-not-started" if kind in {"replace", "expel"} else "not-started", seats=table.seats
        )
    if game.status == "closed" or table.position is None:
        raise AppError("game-closed")
    by_rule = (game.result or {}).get("reason") != "concession"
    if game.status == "over" and not (kind == "undo" and by_rule):
        raise AppError("game-over", result=game.result, seats=table.seats)
    return active_seat(table, user_id)


async def same_vote(
    tx: Connection, table: Table, user_id: int, kind: VoteKind, about: int | None, to: Newcomer | None = None
) -> VoteRow | None:
    """Return the open vote that a proposal repeats; None if there is none.

    Raises `AppError` if there is a vote of this kind about something else, or for somebody else.
    """
    for vote in await Votes(tx).open_in(table.game.id):
        if vote.kind != kind:
            continue
        other = about not in {None, vote.about_id} or vote.facts.get("to") != (to[0] if to else None)
        if other or (kind == "undo" and vote.mover_id != user_id):
            raise AppError("vote-open")
        return vote
    return None


async def proposal_of(
    tx: Connection, table: Table, seat: SeatRow, kind: VoteKind, about: int | None, to: Newcomer | None
) -> Proposal | None:
    """Return the proposal for a vote; None if there is nothing to undo. Raises `AppError`."""
    others = tuple(user_id for user_id in table.voters if user_id != seat.user_id)
    paused = table.game.paused_at
    if kind in {"undo", "extend", "pause"} and paused is not None:
        raise AppError("paused", since=paused)
    if kind == "resume" and paused is None:
        raise AppError("not-paused")
    if kind == "undo":
        return await _undo_proposal(tx, table, seat.user_id, others)
    if kind == "extend":
        return await _extend_proposal(tx, table, others)
    if kind in {"replace", "expel"}:
        return await _player_proposal(tx, table, seat, kind, about, to)
    if kind == "end" and not others:  # ending the game asks for confirmation, a vote does not
        raise AppError("vote-nobody")
    return Proposal(others)


async def _undo_proposal(
    tx: Connection, table: Table, user_id: int, others: tuple[int, ...]
) -> Proposal | None:
    earlier = await find_earlier(tx, table, user_id)
    if earlier is None:
        return None
    over = table.game.status == "over"
    if over:
        if table.free:  # a player had their data deleted, and the game would wait for nobody
            raise AppError("rematch-gone")
        await check_channel(tx, table)
    found = table.ruleset
    gone = [
        (row.nation, found.notation.print_action(row.action)) for row in earlier.gone if row.reason != "bot"
    ]
    bots = sum(row.reason == "bot" and found.rules.clock_effect(row.action) == "end" for row in earlier.gone)
    acted = tuple(other for other in earlier.acted if other in others)
    facts: dict[str, Any] = {
        "keep": earlier.keep,
        "acted": acted,
        "gone": gone,
        "bots": bots,
        "over": over,
    }
    everybody = over or any(found.rules.needs_consent(row.action) for row in earlier.gone)
    if everybody and not acted and _is_on_turn(table, user_id):
        facts["shown"] = True
    return Proposal(others if everybody else acted or _awaited_voter(table, others), None, facts)


def _is_on_turn(table: Table, user_id: int) -> bool:
    mover = table.seat_for(table.position.mover) if table.position else None
    return mover is not None and mover.user_id == user_id


def _awaited_voter(table: Table, others: tuple[int, ...]) -> tuple[int, ...]:
    """Return the awaited player as the only voter, for an undo after which nobody has acted."""
    awaited = table.awaited
    return (awaited.user_id,) if awaited and awaited.user_id in others else ()


async def _extend_proposal(tx: Connection, table: Table, others: tuple[int, ...]) -> Proposal:
    waits = [wait for wait in await Waits(tx).of_game(table.game.id) if wait.allowed is not None]
    if not waits:
        raise AppError("no-deadline")
    wait = max(waits, key=lambda wait: wait.kind == "turn")
    return Proposal(others, wait.user_id, {"wait": wait.id})


async def _player_proposal(
    tx: Connection, table: Table, seat: SeatRow, kind: VoteKind, about: int | None, to: Newcomer | None
) -> Proposal:
    """Return a proposal about a player, on which all others vote. Raises `AppError`.

    If there is only one other, the player's deadline must have passed.
    """
    other = table.seat_of(about) if about is not None else None
    if other is None or about is None:
        raise AppError("no-such-player", players=tuple(table.players.values()))
    if about == seat.user_id:
        raise AppError("expel-self")
    if other.conceded:
        raise AppError("expelled-already", name=other.name)
    if kind == "expel" and other.computer:
        raise AppError("expel-bot", name=other.name)
    asked = tuple(user_id for user_id in table.voters if user_id != about)
    if len(asked) < await least_voters(tx, table, kind, about):
        raise AppError("vote-alone", name=other.name)
    facts: dict[str, Any] = {"names": {str(about): other.name}}
    if kind == "replace" and to is not None:
        facts |= {"to": to[0], "names": {str(about): other.name, str(to[0]): to[1]}}
    return Proposal(asked, about, facts)
