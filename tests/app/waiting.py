"""A table with a clock that tests move: all that is due is done and delivered."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.app import App, GameSettings
from bot.model import EventRow, PersonRow, WaitRow
from bot.store import Database, Journal, Waits
from tests.app.tables import Clock, RecordingSender, act, app_on, at_table, written
from tests.support.delivery import EndedDelivery

HOUR, DAY = 3_600, 86_400
GOLD, END = written("rondel", wedge="gold"), written("end_turn")


class WaitingTable:
    """The application, its clock, its delivery and scheduler, and what they have sent."""

    def __init__(self, database: Database, clock: Clock, grace: int = 20, patience: int = 0) -> None:
        self.database, self.clock, self.grace = database, clock, grace
        self.patience = patience
        self.mailbox = RecordingSender()
        self.restart()

    def restart(self) -> None:
        """A new program on the same file."""
        self.app: App = app_on(self.database, self.clock, grace=self.grace, patience=self.patience)
        self.delivery = EndedDelivery(self.app.context, self.mailbox)

    async def settle(self) -> None:
        """Do and deliver all that is due at this moment."""
        while await self.app.scheduler.work() + await self.delivery.deliver_due():
            pass

    async def wait(self, seconds: int, step: int = 600) -> None:
        """Let time pass, looking at what is due every now and then."""
        end = self.clock.seconds + seconds
        while self.clock.seconds < end:
            self.clock.seconds = min(end, self.clock.seconds + step)
            await self.settle()

    async def begin(self, settings: GameSettings | None = None, nations: int = 4) -> None:
        """A started game; user 1 is called first."""
        await at_table(self.app, nations, settings=settings)
        await self.settle()

    async def turn(self, user_id: int) -> None:
        """Play a whole turn."""
        wedge = GOLD if await self.first_turn(user_id) else written("rondel", wedge="arming")
        await act(self.app, user_id, wedge, END)
        await self.settle()

    async def first_turn(self, user_id: int) -> bool:
        """Whether the stone is still off the rondel."""
        (wait,) = await self.waits()
        table = await self.app.queries.by_id(wait.game_id)
        assert table is not None
        assert table.position is not None
        assert wait.user_id == user_id
        return table.position.current.wedge is None

    async def preferences(self, user_id: int, **changes: Any) -> PersonRow:
        """What somebody asks for."""
        changed = await self.app.preferences.change(user_id, lambda person: replace(person, **changes))
        await self.settle()
        return changed

    async def waits(self) -> Sequence[WaitRow]:
        """Whom the only game waits for."""
        return await Waits(self.database.reader).of_game(1)

    async def journal(self) -> list[EventRow]:
        """What happened besides actions."""
        return await Journal(self.database.reader).of_game(1)

    def pings(self, user_id: int) -> int:
        """How often somebody was called."""
        return len(self.mailbox.pings(user_id))
