"""Looks at a PostgreSQL database without changing anything: whether a bot could start on it."""

from typing import Any, Final

import psycopg

from bot.store.errors import StoreError
from bot.store.postgresql.address import read_address
from bot.store.postgresql.schema import newest_schema
from bot.store.sqlite.inspection import Look

__all__ = ["look_at_server"]

_READ_ONLY: Final = "SET default_transaction_read_only = on"


async def look_at_server(address: str) -> Look:
    """What is there; raises `StoreError` for an address that cannot be read."""
    conninfo, name = read_address(address)
    try:
        async with await psycopg.AsyncConnection.connect(conninfo, autocommit=True) as connection:
            await connection.execute(_READ_ONLY)
            return Look(well=True, text=f"{name}: {await _state(connection, name)}")
    except (OSError, psycopg.Error) as error:
        return Look(well=False, text=f"The {name} cannot be used: {str(error).strip()}")
    except StoreError as error:
        return Look(well=False, text=str(error))


async def _state(connection: psycopg.AsyncConnection[Any], name: str) -> str:
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"The {name} has the encoding {encoding}: create one with the encoding UTF8.")
    newest = newest_schema()
    if not await _one(connection, "SELECT to_regclass('antike_schema') IS NOT NULL"):
        if not await _one(connection, "SELECT has_schema_privilege(current_schema(), 'CREATE')"):
            raise StoreError(f"The {name} is new, and its user may not create tables in it.")
        return "new, its tables made by the first start"
    version = int(await _one(connection, "SELECT COALESCE(MAX(version), 0) FROM antike_schema"))
    if version > newest:
        raise StoreError(
            f"The {name} was written by a newer version (schema {version}, known up to {newest}): start that "
            "version."
        )
    if not version:
        return "new, its tables made by the first start"
    games = await _one(connection, "SELECT COUNT(*) FROM games")
    older = f"; of an older version (schema {version}), brought to {newest} by the next start"
    return f"{games:,} games{older if version < newest else ''}"


async def _one(connection: psycopg.AsyncConnection[Any], query: Any) -> Any:
    row = await (await connection.execute(query)).fetchone()
    return row[0] if row else None
