"""Notices to players who have lost cities: in the panel, and by direct message if preferred."""

from collections.abc import Sequence

from bot.app.context import Context
from bot.app.history import Player, turns_since_own
from bot.app.notifications.compose import readers_of, turn_passed
from bot.app.reminders.calendar import silence_of
from bot.app.table import Table
from bot.engine.ruleset import Event
from bot.i18n.catalogue import say, speaking
from bot.model.messages import Payload
from bot.model.turns import Happening, PastTurn
from bot.store import Connection, Outbox, People
from bot.text.notifications.reminders import format_direct_call


def lost_since(table: Table, past: Sequence[PastTurn], player: Player) -> tuple[Event, ...]:
    """Return the cities that others took from a player since their last own turn."""
    events = [event for turn in turns_since_own(past, player) for event in turn.events]
    return table.ruleset.rules.losses(events, player.nations)


async def notify_losses(
    context: Context, tx: Connection, before: Table, after: Table, events: Sequence[Happening]
) -> None:
    """Write direct messages about losses once the turn is over, as until then it may be undone."""
    old, new, game = before.position, after.position, after.game
    if old is None or new is None or game.origin == "practice":
        return
    if new.outcome is None and not turn_passed(old, new):
        return
    for user_id in after.people:
        mine = after.seats_of(user_id)
        lost = after.ruleset.rules.losses(events, {seat.nation for seat in mine})
        if not lost or mine[0].conceded or user_id < 0:
            continue
        person = await People(tx).get(user_id)
        if person.losses != "dm":
            continue
        with speaking(person.language(game)):
            cities = after.ruleset.text.lost_cities(new.setup.board, lost, readers_of(after))
            text = format_direct_call(game.id, game.channel_id, say("turns-you-lost", losses=cities))
        payload = Payload(text=text)
        nonce, at = f"{game.id}-{game.revision}-lost{mine[0].seat}", silence_of(person).waking(context.now())
        await Outbox(tx).add(game, nonce, "lost", payload, at, to=user_id)
