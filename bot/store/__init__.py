"""Games, seats, actions, orders, plans, waits, snapshots and the outbox, in SQLite or PostgreSQL."""

from bot.store.backup import (
    TAKEN_AT,
    Floors,
    copy_database,
    examine_file,
    floors_of,
    lift,
    put_back,
)
from bot.store.bots import BotTurnRow, BotTurns, Untold
from bot.store.caches import Answers, Settings, Snapshots
from bot.store.connection import Connection, Cursor, Execution, Row
from bot.store.counts import Counts
from bot.store.database import Database
from bot.store.errors import ChannelTakenError, StoreError, StoreTroubleError, trouble_of
from bot.store.games import Games, NewGame
from bot.store.looking import Look, look_at_file
from bot.store.memory import Memory
from bot.store.motions import MotionKind, MotionRow, MotionRule, Motions, MotionState
from bot.store.moving import check_not_moved, take_back
from bot.store.outbox import Head, Outbox
from bot.store.people import Journal, People, Servers
from bot.store.rows import (
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
from bot.store.seats import OfferRow, Offers, TenureRow, Tenures
from bot.store.shards import ALL_SHARDS, Shards
from bot.store.standing import Orders, Plans
from bot.store.transfer import transfer
from bot.store.troubles import Troubles
from bot.store.waiting import Dues, Waits

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
