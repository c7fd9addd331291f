"""What a change has to tell the channel, as rows of the outbox.

Payloads are complete: whoever sends them later, after a restart too, needs nothing but the row.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.app.table import Table
from bot.engine.antike import Position
from bot.engine.antike.events import Event
from bot.record import snapshot_to_json
from bot.store import Outbox, SeatRow
from bot.words.public import tell_demand, tell_resumed, tell_settled, tell_turn, tell_won

__all__ = ["Notice", "NoticeKind", "demand_nonce", "notices_after", "queue"]

NoticeKind = Literal["turn", "demand", "resume", "won", "settle", "closed"]


@dataclass(frozen=True, slots=True)
class Notice:
    """One message: its words, whom it mentions, and what comes with it."""

    kind: NoticeKind
    text: str
    call: str = ""
    """What is said to those mentioned, in front of the text."""
    mention: tuple[int, ...] = ()
    position: Position | None = None
    settles: str | None = None
    """The nonce of an earlier message that this text replaces."""
    tag: str = ""
    """Tells apart notices of one kind at one revision."""


def demand_nonce(game_id: int, revision: int) -> str:
    """The nonce of the message that asks for an answer."""
    return f"{game_id}-{revision}-demand"


def notices_after(
    before: Table, after: Table, events: Sequence[Event], actor: int | None = None
) -> list[Notice]:
    """What must be told when `actor` has brought a game from one position to another.

    Nothing while the same player goes on; otherwise one message that mentions exactly the player awaited
    next. `events` are those since the turn began.
    """
    old, new = before.position, after.position
    if new is None:
        return []
    notices = []
    if old is not None and old.demand is not None:
        notices.append(_settled(before, after, events))
    if new.outcome is not None:
        told = tell_won(new, events, after.names)
        notices.append(Notice("won", told.text, told.call, tuple(after.players), new))
    elif new.demand is not None:
        notices.append(_demand(after))
    elif old is None or _turn_passed(old, new):
        notices.append(_turn(after, events))
    elif old.demand is not None and after.awaited and after.awaited.user_id != actor:
        told = tell_resumed(new, events)
        notices.append(Notice("resume", told.text, told.call, _mention(after.awaited)))
    return notices


def _turn_passed(old: Position, new: Position) -> bool:
    return (old.round, old.mover) != (new.round, new.mover)


def _mention(seat: SeatRow | None) -> tuple[int, ...]:
    return (seat.user_id,) if seat else ()


def _settled(before: Table, after: Table, events: Sequence[Event]) -> Notice:
    """The buttons of the old question go, its outcome stands in their place."""
    if before.position is None or after.position is None:
        raise AssertionError("a demand needs positions")
    text = tell_settled(before.position, after.position, events)
    return Notice("settle", text, settles=demand_nonce(before.game.id, before.game.revision))


def _demand(after: Table) -> Notice:
    if after.position is None:
        raise AssertionError("a demand needs a position")
    told = tell_demand(after.position)
    return Notice("demand", told.text, told.call, _mention(after.awaited), after.position)


def _turn(after: Table, events: Sequence[Event]) -> Notice:
    if after.position is None:
        raise AssertionError("a turn needs a position")
    told = tell_turn(after.position, events)
    return Notice("turn", told.text, told.call, _mention(after.awaited), after.position)


async def queue(outbox: Outbox, table: Table, notices: Sequence[Notice], at: int) -> None:
    """Write notices into the outbox, in order."""
    game = table.game
    for notice in notices:
        payload: dict[str, Any] = {
            "text": notice.text,
            "call": notice.call,
            "mention": [
                {"id": user_id, "name": name}
                for user_id, name in table.players.items()
                if user_id in notice.mention
            ],
        }
        if notice.position is not None:
            payload["names"] = table.names
            payload["snapshot"] = snapshot_to_json(notice.position)
        if notice.settles is not None:
            payload["settles"] = notice.settles
        nonce = f"{game.id}-{game.revision}-{notice.kind}{notice.tag}"
        await outbox.add(game.id, nonce, notice.kind, game.channel_id, payload, game.revision, at)
