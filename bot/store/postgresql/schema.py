"""Brings a PostgreSQL database to the newest schema, all steps in one transaction."""

from pathlib import Path
from typing import Any, Final

import psycopg

from bot.store.errors import StoreError

__all__ = ["migrate", "newest_schema"]

_STEPS: Final = Path(__file__).parents[1] / "migrations" / "postgresql"


def newest_schema() -> int:
    """The schema of this version."""
    return len(list(_STEPS.glob("*.sql")))


async def migrate(connection: psycopg.AsyncConnection[Any], name: str, lock: str) -> None:
    """Create or change the tables where they are not the newest; raises `StoreError`.

    `lock` is a statement that makes other processes wait which start at the same time.
    """
    await _check_encoding(connection, name)
    steps = sorted(_STEPS.glob("*.sql"))
    number = 0
    try:
        async with connection.transaction():
            await connection.execute(lock.encode())
            version = await _version(connection)
            if version > len(steps):
                raise StoreError(
                    f"The {name} was written by a newer version (schema {version}, known up to "
                    f"{len(steps)}): start that version, or restore a backup from before the change."
                )
            for number, step in enumerate(steps[version:], version + 1):  # noqa: B007 told of in the error
                await connection.execute(step.read_bytes())
            await connection.execute("UPDATE antike_schema SET version = %s", (len(steps),))
    except psycopg.errors.ProgrammingError as error:
        what = f"brought to schema {number}" if number else "read"
        raise StoreError(f"The {name} could not be {what}: {str(error).strip()}.") from error


async def _check_encoding(connection: psycopg.AsyncConnection[Any], name: str) -> None:
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"The {name} has the encoding {encoding}: create one with the encoding UTF8.")


async def _version(connection: psycopg.AsyncConnection[Any]) -> int:
    """The schema the tables have; 0 where there are none yet."""
    await connection.execute("CREATE TABLE IF NOT EXISTS antike_schema (version INTEGER NOT NULL)")
    cursor = await connection.execute("SELECT version FROM antike_schema")
    row = await cursor.fetchone()
    if row is None:
        await connection.execute("INSERT INTO antike_schema (version) VALUES (0)")
        return 0
    return int(row[0])
