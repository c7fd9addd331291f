"""Repositories for games, seats, actions, orders, plans, waits, snapshots and the outbox.

Each works on one connection, on SQLite or PostgreSQL; writes require a transaction.
"""

from bot.store.db.connection import Connection, Cursor, Row
from bot.store.db.database import Database
from bot.store.db.errors import (
    ChannelTakenError,
    NotOursError,
    StoreError,
    StoreTroubleError,
    is_outage,
    trouble_of,
)
from bot.store.db.shards import ALL_SHARDS, Shards
from bot.store.delivery_queue import DeliveryFailures, DeliveryQueue, OutboxHead
from bot.store.feeds import Feeds, Webhooks
from bot.store.games import Games, Snapshots
from bot.store.journal import AnsweredInteractions, Journal
from bot.store.metrics import Metrics
from bot.store.orders_plans import Notes, Orders, Plans
from bot.store.outbox import Outbox, digested
from bot.store.preferences import (
    Follows,
    FormDrafts,
    LessonProgress,
    People,
    PuzzleProgress,
    Servers,
    Settings,
)
from bot.store.privacy import Privacy
from bot.store.schedule import BotSummaries, BotTurns, Jobs, TurnClocks, Waits
from bot.store.seats import Offers, Presences, Tenures
from bot.store.sqlite.backup import (
    TAKEN_AT,
    assigned_ids_of,
    continue_ids,
    copy_database,
    examine_file,
    replace_contents,
)
from bot.store.sqlite.inspection import Inspection, look_at_file
from bot.store.sqlite.moved_mark import check_not_moved, take_back
from bot.store.sqlite.sole_use import sole_use
from bot.store.transfer import transfer
from bot.store.votes import Votes
