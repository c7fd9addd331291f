"""Games, seats, actions, snapshots and the outbox in SQLite."""

from bot.store.caches import Answers, Settings, Snapshots
from bot.store.database import Database
from bot.store.errors import ChannelTakenError, StoreError
from bot.store.games import Games, NewGame
from bot.store.outbox import Outbox
from bot.store.rows import ActionRow, GameRow, LogRow, MessageRow, SeatRow, Status

__all__ = [
    "ActionRow",
    "Answers",
    "ChannelTakenError",
    "Database",
    "GameRow",
    "Games",
    "LogRow",
    "MessageRow",
    "NewGame",
    "Outbox",
    "SeatRow",
    "Settings",
    "Snapshots",
    "Status",
    "StoreError",
]
