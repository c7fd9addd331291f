"""Games, seats, actions, orders, plans, waits, snapshots and the outbox, in SQLite or PostgreSQL."""

from bot.model.rows import (
    ActionRow,
    EventRow,
    GameRow,
    JobRow,
    LogRow,
    MessageRow,
    OrderAnswer,
    OrderRow,
    Origin,
    PersonRow,
    Place,
    PlanMode,
    PlanRow,
    PlanState,
    PlanStep,
    Reason,
    SeatRow,
    ServerRow,
    Status,
    WaitKind,
    WaitRow,
)
from bot.store.bot_turns import BotSummaries, BotTurnRow, BotTurns
from bot.store.connection import Connection, Cursor, Execution, Row
from bot.store.database import Database
from bot.store.delivery_failures import DeliveryFailures
from bot.store.errors import ChannelTakenError, StoreError, StoreTroubleError, trouble_of
from bot.store.games import Games, NewGame
from bot.store.metrics import Metrics
from bot.store.orders_plans import Orders, Plans
from bot.store.outbox import Head, Outbox
from bot.store.people import Journal, People, Servers
from bot.store.privacy import Privacy
from bot.store.schedule import Jobs, Waits
from bot.store.seats import OfferRow, Offers, TenureRow, Tenures
from bot.store.shards import ALL_SHARDS, Shards
from bot.store.snapshots import AnsweredInteractions, Settings, Snapshots
from bot.store.sqlite.backup import (
    TAKEN_AT,
    Floors,
    copy_database,
    examine_file,
    floors_of,
    lift,
    put_back,
)
from bot.store.sqlite.inspection import Look, look_at_file
from bot.store.sqlite.moved_mark import check_not_moved, take_back
from bot.store.transfer import transfer
from bot.store.votes import VoteKind, VoteRow, VoteRule, Votes, VoteState

__all__ = [
    "ALL_SHARDS",
    "TAKEN_AT",
    "ActionRow",
    "AnsweredInteractions",
    "BotSummaries",
    "BotTurnRow",
    "BotTurns",
    "ChannelTakenError",
    "Connection",
    "Cursor",
    "Database",
    "DeliveryFailures",
    "EventRow",
    "Execution",
    "Floors",
    "GameRow",
    "Games",
    "Head",
    "JobRow",
    "Jobs",
    "Journal",
    "LogRow",
    "Look",
    "MessageRow",
    "Metrics",
    "NewGame",
    "OfferRow",
    "Offers",
    "OrderAnswer",
    "OrderRow",
    "Orders",
    "Origin",
    "Outbox",
    "People",
    "PersonRow",
    "Place",
    "PlanMode",
    "PlanRow",
    "PlanState",
    "PlanStep",
    "Plans",
    "Privacy",
    "Reason",
    "Row",
    "SeatRow",
    "ServerRow",
    "Servers",
    "Settings",
    "Shards",
    "Snapshots",
    "Status",
    "StoreError",
    "StoreTroubleError",
    "TenureRow",
    "Tenures",
    "VoteKind",
    "VoteRow",
    "VoteRule",
    "VoteState",
    "Votes",
    "WaitKind",
    "WaitRow",
    "Waits",
    "check_not_moved",
    "copy_database",
    "examine_file",
    "floors_of",
    "lift",
    "look_at_file",
    "put_back",
    "take_back",
    "transfer",
    "trouble_of",
]
