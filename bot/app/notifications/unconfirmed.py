"""Messages of which nobody knows whether they were posted.

The program ended, or the line broke, between sending one and noting it. Discord recognises a repetition by
its nonce, but only for some minutes; after that whoever sends it again has to look first.
"""

from bot.model import MessageRow
from bot.store import Outbox


class UnconfirmedMessages:
    """The messages in doubt, kept in memory.

    After a restart that is every message not marked as sent.
    """

    def __init__(self) -> None:
        self._written_before: int | None = None
        self._raised: set[int] = set()
        self._settled: set[int] = set()

    async def about(self, outbox: Outbox, message: MessageRow) -> bool:
        """Whether it may have been posted already."""
        if self._written_before is None:
            self._written_before = await outbox.newest()
        if message.id in self._raised:
            return True
        return message.id <= self._written_before and message.id not in self._settled

    def raise_about(self, message: MessageRow) -> None:
        """Sending it has failed in a way that leaves it open."""
        self._raised.add(message.id)

    def settle(self, message: MessageRow) -> None:
        """It is known whether it was posted up to now."""
        self._raised.discard(message.id)
        if self._written_before is not None and message.id <= self._written_before:
            self._settled.add(message.id)
