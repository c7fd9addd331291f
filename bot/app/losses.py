"""Whoever has lost cities hears of it by direct message, if they wish so; all read of it in any case."""

from collections.abc import Sequence
from typing import Any

from bot.app.context import Context
from bot.app.notices import readers_of, turn_passed
from bot.app.silence import silence_of
from bot.app.table import Table
from bot.engine.antike.events import Conquered
from bot.store import Connection, Outbox, People
from bot.words.causes import Happening
from bot.words.speech import speaking
from bot.words.turns import tell_lost
from bot.words.waiting import tell_privately

__all__ = ["tell_losses"]


async def tell_losses(
    context: Context, tx: Connection, before: Table, after: Table, events: Sequence[Happening]
) -> None:
    """Write to them once the turn is over, as until then it may be taken back."""
    old, new, game = before.position, after.position, after.game
    if old is None or new is None or game.origin == "practice":
        return
    if new.outcome is None and not turn_passed(old, new):
        return
    conquests = [event for event in events if isinstance(event, Conquered)]
    for seat in after.seats:
        lost = [event for event in conquests if event.loser == seat.nation]
        if not lost or seat.computer or seat.conceded or seat.user_id < 0:
            continue
        person = await People(tx).get(seat.user_id)
        if person.losses != "dm":
            continue
        with speaking(person.language(game)):
            told = tell_lost(new.setup.board, lost, readers_of(after))
            text = tell_privately(game.id, game.channel_id, told)
        payload: dict[str, Any] = {"text": text, "mention": []}
        nonce, at = f"{game.id}-{game.revision}-lost{seat.seat}", silence_of(person).until(context.now())
        await Outbox(tx).add(game.id, nonce, "lost", seat.user_id, payload, game.revision, at, direct=True)
