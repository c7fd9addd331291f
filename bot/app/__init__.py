"""The application: sole access to games, which loads, checks, applies, saves and notifies."""

import random
from collections.abc import Callable, Mapping

from bot.app.access import Caller
from bot.app.catch_up import CatchUp
from bot.app.context import Context
from bot.app.errors import AppError
from bot.app.feeds import FeedLinks
from bot.app.following.follows import Following
from bot.app.following.news import NEWS, News
from bot.app.following.notes import PrivateNotes
from bot.app.game_reports import GameReports
from bot.app.history_pager import HistoryPager
from bot.app.learning.daily_puzzles import PUZZLE, DailyPuzzles
from bot.app.learning.progress import Learners, Solvers
from bot.app.lobby.announcement import LAPSE, lobby_buttons
from bot.app.lobby.bot_seats import Bots
from bot.app.lobby.confirmations import Confirmations
from bot.app.lobby.lobby import GameRequest, Lobby
from bot.app.lobby.nation_choice import has_room, numbers_with, open_nations
from bot.app.lobby.presence import CALLS, ENDS
from bot.app.lobby.record_import import GameLocation, Imports
from bot.app.lobby.rematch import Rematches
from bot.app.lobby.server_rules import GameCreator, ServerRules
from bot.app.lobby.settings import TableSettings
from bot.app.maintenance.processes import store_heartbeat
from bot.app.notifications.buttons import (
    Button,
    labelled,
    plan_buttons,
    plan_form_button,
    planning_button,
    play_plan_button,
    play_this_button,
)
from bot.app.notifications.delivery import Delivery
from bot.app.notifications.message import Failure, Fingerprint, OutgoingMessage, UndeliverableError
from bot.app.practice import Practice
from bot.app.queries import Queries
from bot.app.reminders.absence import Absence, WatchfulClock
from bot.app.reminders.deadlines import Deadlines
from bot.app.reminders.late_choices import CHOICES, SUBSTITUTE
from bot.app.reminders.preferences import Preferences
from bot.app.reminders.scheduler import Scheduler
from bot.app.stats import Stats
from bot.app.table import Table
from bot.app.turn.bot_worker import BotWorker
from bot.app.turn.hints import Hints
from bot.app.turn.orders import StandingOrders
from bot.app.turn.plan_preview import PlanView
from bot.app.turn.plans import TurnPlans
from bot.app.turn.player_view import PlayerView, PlayerViews
from bot.app.turn.submit import Play
from bot.app.votes.effects import VoteEffects
from bot.app.votes.messages import VOTE
from bot.app.votes.resign import Resignations
from bot.app.votes.substitutes import Substitutes
from bot.app.votes.votes import Proposals, UndoConsent
from bot.model.settings import GameSettings
from bot.render import Renderer
from bot.store import ALL_SHARDS, Database, Settings, Shards
from bot.telemetry import Meter
from bot.workers.pool import ThreadWorkers, Workers


class App:
    """All services of the application on one database."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int] | None = None,
        chance: random.Random | None = None,
        *,
        grace: int = 0,
        patience: int = 0,
        meter: Meter | None = None,
        shards: Shards = ALL_SHARDS,
        workers: Workers | None = None,
    ) -> None:
        """`now` returns Unix seconds; None uses the system clock.

        `grace`: seconds for which calls are held back after what may still be undone. `patience`: seconds
        between turns up to which a game counts as live play, without pings.

        `shards`: those whose messages are sent and whose jobs run in this process. `workers` draw, think for
        computer players and analyse finished games; None uses threads of this process.
        """
        chance, meter = chance or random.SystemRandom(), meter or Meter()
        absence = Absence()
        self.context = Context(
            database,
            now or WatchfulClock(absence),
            chance,
            absence=absence,
            grace=grace,
            patience=patience,
            meter=meter,
            shards=shards,
            workers=workers or ThreadWorkers(Renderer()),
        )
        self.lobby = Lobby(self.context)
        self.confirmations = Confirmations(self.context)
        self.rematches = Rematches(self.context)
        self.play = Play(self.context)
        self.resignations = Resignations(self.context, self.play)
        self.orders = StandingOrders(self.context, self.play)
        self.plans = TurnPlans(self.context, self.play)
        self.practice = Practice(self.context, self.play, self.plans)
        self.hints = Hints(self.context, self.play)
        self.queries = Queries(self.context)
        self.player_views = PlayerViews(self.context)
        self.catch_up = CatchUp(self.context)
        self.history_pager = HistoryPager(self.context)
        self.imports = Imports(self.context)
        self.game_settings = TableSettings(self.context)
        self.servers = ServerRules(self.context)
        self.stats = Stats(self.context)
        self.notes = PrivateNotes(self.context)
        self.following = Following(self.context)
        self.feeds = FeedLinks(self.context)
        self.learners = Learners(self.context)
        self.solvers = Solvers(self.context)
        self.deadlines = Deadlines(self.context, self.play)
        self.substitutes = Substitutes(self.context, self.play)
        effects = VoteEffects(self.context, self.play, self.resignations, self.deadlines, self.substitutes)
        self.proposals = Proposals(self.context, self.play, self.substitutes, effects)
        others = {
            VOTE: self.proposals.recount,
            ENDS: self.confirmations.expire,
            CALLS: self.confirmations.call,
            LAPSE: self.rematches.lapse,
            NEWS: News(self.context).send,
            PUZZLE: DailyPuzzles(self.context).post,
        }
        self.scheduler = Scheduler(self.context, self.deadlines, others)
        self.preferences = Preferences(self.context)
        self.bots = Bots(self.lobby)
        self.bot_worker = BotWorker(self.context, self.play)
        self.game_reports = GameReports(self.context)

    async def setting(self, name: str) -> str | None:
        """Return a fact about the installation, stored in the database; None if it is not stored."""
        return await Settings(self.context.database.reader).get(name)

    async def settings(self, prefix: str) -> Mapping[str, str]:
        """Return all stored facts about the installation whose names begin with a prefix."""
        return await Settings(self.context.database.reader).with_prefix(prefix)

    async def store_heartbeat(self) -> None:
        """Store this process's heartbeat in the database, where other processes check it."""
        await store_heartbeat(self.context)

    async def claim(self, name: str, value: str) -> bool:
        """Store a fact about the installation if it is not stored yet; return whether it was stored."""
        async with self.context.database.transaction() as tx:
            return await Settings(tx).claim(name, value)

    async def remember(self, name: str, value: str) -> None:
        """Store a fact about the installation, replacing any earlier value."""
        async with self.context.database.transaction() as tx:
            await Settings(tx).put(name, value)

    async def forget(self, name: str) -> None:
        """Delete a fact about the installation."""
        async with self.context.database.transaction() as tx:
            await Settings(tx).drop(name)
