"""The store in a PostgreSQL database; needs the optional driver, the extra `postgres`."""

from bot.store.postgresql.server import PostgresServer
