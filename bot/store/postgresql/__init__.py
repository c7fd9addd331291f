"""The store in PostgreSQL; requires the optional driver, extra `postgres`."""

from bot.store.postgresql.server import PostgresServer
