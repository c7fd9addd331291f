"""Games, seats, actions, orders, plans, waits, snapshots and the outbox, in SQLite or PostgreSQL."""

from bot.model.rows import (
    ActionRow,
    DueRow,
    EventRow,
    GameRow,
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
from bot.store.bot_turns import BotTurnRow, BotTurns, Untold
from bot.store.connection import Connection, Cursor, Execution, Row
from bot.store.database import Database
from bot.store.delivery_failures import Troubles
from bot.store.errors import ChannelTakenError, StoreError, StoreTroubleError, trouble_of
from bot.store.games import Games, NewGame
from bot.store.metrics import Counts
from bot.store.orders_plans import Orders, Plans
from bot.store.outbox import Head, Outbox
from bot.store.people import Journal, People, Servers
from bot.store.privacy import Memory
from bot.store.schedule import Dues, Waits
from bot.store.seats import OfferRow, Offers, TenureRow, Tenures
from bot.store.shards import ALL_SHARDS, Shards
from bot.store.snapshots import Answers, Settings, Snapshots
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
from bot.store.votes import MotionKind, MotionRow, MotionRule, Motions, MotionState

__all__ = [
    "ALL_SHARDS",
    "TAKEN_AT",
    "ActionRow",
    "Answers",
    "BotTurnRow",
    "BotTurns",
    "ChannelTakenError",
    "Connection",
    "Counts",
    "Cursor",
    "Database",
    "DueRow",
    "Dues",
    "EventRow",
    "Execution",
    "Floors",
    "GameRow",
    "Games",
    "Head",
    "Journal",
    "LogRow",
    "Look",
    "Memory",
    "MessageRow",
    "MotionKind",
    "MotionRow",
    "MotionRule",
    "MotionState",
    "Motions",
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
    "Troubles",
    "Untold",
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
