"""The store in a PostgreSQL database; needs the optional driver, `antike-bot[postgres]`."""

from bot.store.postgresql.server import PostgresServer

__all__ = ["PostgresServer"]
