"""Delivery of the outbox, for tests that run it until nothing is due."""

from bot.app import Delivery


class EndedDelivery(Delivery):
    """The bot's own delivery loop, ended after each run in the way the bot ends it when it stops."""

    worked = 0

    async def work(self) -> int:
        """Start delivering due messages, count them, and return their number."""
        begun = await super().work()
        self.worked += begun
        return begun

    async def deliver_due(self) -> int:
        """Deliver all messages that are due by now, and return the number of deliveries started."""
        before = self.worked
        self.finish()
        try:
            await self.run()
        finally:
            self._closing = False
        return self.worked - before
