"""Read-only inspection of a PostgreSQL database: whether a bot could start on it."""

from typing import Any, Final

import psycopg

from bot.store.db.errors import StoreError
from bot.store.migrations import check_version, development_error, games_note
from bot.store.postgresql.address import read_address
from bot.store.postgresql.schema import check_encoding, fetch_value, is_development
from bot.store.sqlite.inspection import COUNT_GAMES, Inspection

_READ_ONLY: Final = "SET default_transaction_read_only = on"


async def look_at_server(address: str) -> Inspection:
    """Describe the database; raises `StoreError` for an invalid address."""
    conninfo, name = read_address(address)
    try:
        async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
            await connection.execute(_READ_ONLY)
            return Inspection(well=True, text=f"{name}: {await _describe_database(connection, name)}")
    except (OSError, psycopg.Error) as error:
        return Inspection(well=False, text=f"The {name} cannot be used: {str(error).strip()}")
    except StoreError as error:
        return Inspection(well=False, text=str(error))


async def _describe_database(connection: psycopg.AsyncConnection[Any], name: str) -> str:
    if await fetch_value(connection, "SELECT pg_is_in_recovery()"):
        raise StoreError(f"The {name} is a standby, which takes no changes: name its primary server instead.")
    check_encoding(connection, name)
    if await is_development(connection):
        raise development_error(name)
    if not await fetch_value(connection, "SELECT to_regclass('antike_schema_version') IS NOT NULL"):
        if not await fetch_value(connection, "SELECT has_schema_privilege(current_schema(), 'CREATE')"):
            raise StoreError(f"The {name} is new, and its user may not create tables in it.")
        return "new, its tables made by the first start"
    version = int(
        await fetch_value(connection, "SELECT COALESCE(MAX(version), 0) FROM antike_schema_version")
    )
    check_version(name, version, "postgresql")
    if not version:
        return "new, its tables made by the first start"
    games = await fetch_value(connection, COUNT_GAMES)
    return games_note(games, version, "postgresql")
