"""The one door to a game: load, check, apply, save, notify."""

import random
import time
from collections.abc import Callable

from bot.app.bots.worker import BotWorker
from bot.app.catch_up import CatchUp
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.history_pager import Walk, Walking
from bot.app.lobby.announcement import lobby_buttons, tell_gathering
from bot.app.lobby.bot_seats import Bots
from bot.app.lobby.lobby import Lobby, Wish
from bot.app.lobby.nation_choice import has_room, numbers_with, open_nations
from bot.app.lobby.record_import import MOST_BYTES, Imports, Spot
from bot.app.lobby.server_rules import Opener, ServerRules
from bot.app.lobby.settings import Pacing
from bot.app.maintenance.processes import say_alive
from bot.app.notifications.buttons import Button, labelled, plan_buttons, planning_button
from bot.app.notifications.delivery import Delivery
from bot.app.notifications.message import Failure, Letter, Signs, UndeliverableError
from bot.app.queries import Looking
from bot.app.reminders.deadlines import CHOICES, SUBSTITUTE, Timeouts
from bot.app.reminders.preferences import Wishes
from bot.app.reminders.scheduler import Scheduler
from bot.app.stats import Stats
from bot.app.table import Table
from bot.app.turn.orders import OrderBook, StandingOrders
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.plans import TurnPlans
from bot.app.turn.player_view import Desk, Desks
from bot.app.turn.submit import Caller, Play, Report
from bot.app.votes.effects import Carrying
from bot.app.votes.resign import Closing
from bot.app.votes.substitutes import Substitutes
from bot.app.votes.votes import Doubt, Proposals
from bot.model.time_settings import Pace
from bot.store import ALL_SHARDS, Database, Settings, Shards
from bot.telemetry import Meter, Silent

__all__ = [
    "CHOICES",
    "MOST_BYTES",
    "SUBSTITUTE",
    "App",
    "AppError",
    "Button",
    "Caller",
    "Delivery",
    "Desk",
    "Doubt",
    "Failure",
    "Letter",
    "Opener",
    "OrderBook",
    "Pace",
    "PlanView",
    "Report",
    "Signs",
    "Spot",
    "Table",
    "UndeliverableError",
    "Walk",
    "Wish",
    "has_room",
    "labelled",
    "lobby_buttons",
    "numbers_with",
    "open_nations",
    "plan_buttons",
    "planning_button",
    "tell_gathering",
]


def _seconds() -> int:
    return int(time.time())


class App:
    """All parts of the application on one database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int] = _seconds,
        chance: random.Random | None = None,
        *,
        grace: int = 0,
        meter: Meter | None = None,
        shards: Shards = ALL_SHARDS,
    ) -> None:
        """`grace`: seconds for which nobody is called for what may still be taken back.

        `shards`: whose messages are sent and whose due times are kept here.
        """
        chance, meter = chance or random.SystemRandom(), meter or Silent()
        self.context = Context(database, now, chance, grace=grace, meter=meter, shards=shards)
        self.lobby = Lobby(self.context)
        self.play = Play(self.context)
        self.closing = Closing(self.context, self.play)
        self.orders = StandingOrders(self.context, self.play)
        self.plans = TurnPlans(self.context, self.play)
        self.looking = Looking(self.context)
        self.desks = Desks(self.context)
        self.catch_up = CatchUp(self.context)
        self.walking = Walking(self.context)
        self.imports = Imports(self.context, self.walking)
        self.pacing = Pacing(self.context)
        self.servers = ServerRules(self.context)
        self.stats = Stats(self.context)
        self.timeouts = Timeouts(self.context, self.play)
        self.substitutes = Substitutes(self.context, self.play)
        carrying = Carrying(self.context, self.play, self.closing, self.timeouts, self.substitutes)
        self.proposals = Proposals(self.context, self.play, self.substitutes, carrying)
        self.scheduler = Scheduler(self.context, self.timeouts, {"motion": self.proposals.look})
        self.wishes = Wishes(self.context)
        self.bots = Bots(self.lobby)
        self.bot_worker = BotWorker(self.context, self.play)

    async def setting(self, name: str) -> str | None:
        """A fact about the installation that outlives a restart."""
        return await Settings(self.context.database.reader).get(name)

    async def say_alive(self) -> None:
        """Note in the database that this process is at work; others look there."""
        await say_alive(self.context)

    async def remember(self, name: str, value: str) -> None:
        """Keep such a fact."""
        async with self.context.database.transaction() as tx:
            await Settings(tx).put(name, value)
