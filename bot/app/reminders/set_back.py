"""Correction of stored times after the clock was set back."""

import logging

from bot.app.context import Context
from bot.store import BotTurns, DeliveryQueue, Jobs, Waits, Webhooks

_log = logging.getLogger(__name__)


async def shift_times(context: Context, by: int) -> None:
    """Move times in the future back with the clock, by so many seconds.

    Else a message due in a moment, and all later ones in its place, would wait for hours, and so would calls
    and webhooks. Reminders and deadlines are left where they are: they come late, but nobody loses time.
    """
    now, shards = context.now(), context.shards
    async with context.database.transaction() as tx:
        await DeliveryQueue(tx).set_back(now, by, shards)
        await BotTurns(tx).set_back(now, shards)
        await Jobs(tx).set_calls_back(now, by, shards)
        await Waits(tx).set_back(now, by, shards)
        if 0 in shards.own:  # this process calls them
            await Webhooks(tx).set_back(now, by)
    context.absence.back -= by
    context.signals.set_all()
    _log.warning("the clock was set back by %s seconds; nothing waits longer for it", by)
