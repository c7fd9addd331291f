"""The delivery of the outbox, for tests that let it run until nothing is due."""

from bot.app import Delivery


class EndedDelivery(Delivery):
    """The bot's own loop, ended each time as it is when the bot stops."""

    worked = 0

    async def work(self) -> int:
        """As ever, but counted."""
        begun = await super().work()
        self.worked += begun
        return begun

    async def deliver_due(self) -> int:
        """Deliver all that is due by now; how many messages were worked on."""
        before = self.worked
        self.finish()
        try:
            await self.run()
        finally:
            self._closing = False
        return self.worked - before
