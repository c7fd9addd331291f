"""A running game with a clock set by tests; all that is due is done and delivered."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.app import App, GameSettings, OutgoingMessage
from bot.model import EventRow, PersonRow, WaitRow
from bot.store import Database, Journal, Waits
from tests.app.tables import CHANNEL, Clock, RecordingSender, act, app_on, at_table, written
from tests.support.delivery import EndedDelivery

HOUR, DAY = 3_600, 86_400
GOLD, END = written("rondel", wedge="gold"), written("end_turn")


async def until(holds: Callable[..., object]) -> None:
    """Wait, a minute at most, until something done in the background holds."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.002)


class WaitingTable:
    """The application with its clock, delivery and scheduler, and the messages sent."""

    def __init__(self, database: Database, clock: Clock, grace: int = 20, patience: int = 0) -> None:
        self.database, self.clock, self.grace = database, clock, grace
        self.patience = patience
        self.mailbox = RecordingSender()
        self.restart()

    def restart(self) -> None:
        """Start a new application on the same database."""
        self.app: App = app_on(self.database, self.clock, grace=self.grace, patience=self.patience)
        self.delivery = EndedDelivery(self.app.context, self.mailbox)

    async def settle(self) -> None:
        """Do and deliver all that is due at this moment."""
        while await self.app.scheduler.work() + await self.delivery.deliver_due():
            pass

    async def wait(self, seconds: int, step: int = 600) -> None:
        """Advance the clock by `seconds`, in steps of `step` seconds; settle after each step.

        Steps through which the bot would sleep are taken at once.
        """
        end = self.clock.seconds + seconds
        while self.clock.seconds < end:
            asleep = min(await self._next_due() or end, end) - self.clock.seconds
            self.clock.seconds = min(end, self.clock.seconds + max(1, -(-asleep // step)) * step)
            await self.settle()

    async def _next_due(self) -> int | None:
        """Return when a job or a message is due next; None if there is none."""
        found = (await self.app.scheduler.next_due(), await self.delivery.next_due())
        return min((at for at in found if at is not None), default=None)

    async def begin(self, settings: GameSettings | None = None, nations: int = 4) -> None:
        """Start a game; user 1 moves first."""
        await at_table(self.app, nations, settings=settings)
        await self.settle()

    async def turn(self, user_id: int) -> None:
        """Play a whole turn."""
        wedge = GOLD if await self.first_turn(user_id) else written("rondel", wedge="arming")
        await act(self.app, user_id, wedge, END)
        await self.settle()

    async def first_turn(self, user_id: int) -> bool:
        """Return whether the stone is off the rondel still; asserts that the game waits for this user."""
        (wait,) = await self.waits()
        table = await self.app.queries.by_id(wait.game_id)
        assert table is not None
        assert table.position is not None
        assert wait.user_id == user_id
        return table.position.current.wedge is None

    async def preferences(self, user_id: int, **changes: Any) -> PersonRow:
        """Change a user's preferences; return the new ones."""
        changed = await self.app.preferences.change(user_id, lambda person: replace(person, **changes))
        await self.settle()
        return changed

    async def waits(self) -> Sequence[WaitRow]:
        """Return the waits of the only game."""
        return await Waits(self.database.reader).of_game(1)

    async def journal(self) -> list[EventRow]:
        """Return the events of the only game besides actions."""
        return await Journal(self.database.reader).of_game(1)

    async def reasons(self) -> list[tuple[str, str | None]]:
        """Return the nation of each logged action, and why the bot played it; None if a person did."""
        query = "SELECT nation, reason FROM actions ORDER BY seq"
        cursor = await self.database.reader.execute(query)
        return [(row["nation"], row["reason"]) for row in await cursor.fetchall()]

    def late(self) -> list[str]:
        """Return the texts of the messages that ask the table about an expired deadline, as sent."""
        return [message.content for message in self.mailbox.messages if "ran out of time" in message.content]

    def asking(self) -> OutgoingMessage:
        """Return the first message that asks the table, in its current form."""
        return next(message for message in self.mailbox.standing(CHANNEL) if "-l" in message.nonce)

    def pings(self, user_id: int) -> int:
        """Return the number of pings of a user."""
        return len(self.mailbox.pings(user_id))
