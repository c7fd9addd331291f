"""Migration of a PostgreSQL database to the newest schema in one transaction."""

from typing import Any, Final, LiteralString

import psycopg

from bot.store.db.errors import StoreError
from bot.store.migrations import check_version, development_error, migrations

_MAKE: Final = "CREATE TABLE IF NOT EXISTS antike_schema_version (version INTEGER NOT NULL, epoch TEXT)"
"""`epoch` identifies the tables the rows were written into; a restored dump is in other tables."""


async def migrate(connection: psycopg.AsyncConnection[Any], name: str, lock: str) -> None:
    """Create or migrate the tables; raises `StoreError`.

    `lock` is a statement that serialises processes starting at the same time.
    """
    check_encoding(connection, name)
    steps = migrations("postgresql")
    number = 0
    try:
        async with connection.transaction():
            await connection.execute(lock.encode())
            if await is_development(connection):
                raise development_error(name)
            version = await _set_up_version(connection)
            check_version(name, version, "postgresql")
            for number, step in enumerate(steps[version:], version + 1):  # noqa: B007 told of in the error
                await connection.execute(step.read_bytes())
            await connection.execute("UPDATE antike_schema_version SET version = %s", (len(steps),))
    except psycopg.errors.ProgrammingError as error:
        what = f"brought to schema {number}" if number else "read"
        raise StoreError(f"The {name} could not be {what}: {str(error).strip()}.") from error


def check_encoding(connection: psycopg.AsyncConnection[Any], name: str) -> None:
    """Raise `StoreError` for an encoding other than UTF-8."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(f"The {name} has the encoding {encoding}: create one with the encoding UTF8.")


async def is_development(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Return whether a version from before the first release wrote the database."""
    return bool(await fetch_value(connection, "SELECT to_regclass('antike_schema') IS NOT NULL"))


async def fetch_value(connection: psycopg.AsyncConnection[Any], query: LiteralString) -> Any:
    """Return the first value of a query's result; None if it is empty."""
    row = await (await connection.execute(query)).fetchone()
    return row[0] if row else None


async def _set_up_version(connection: psycopg.AsyncConnection[Any]) -> int:
    """Return the schema version, kept from now on if it was not; 0 for an empty database."""
    await connection.execute(_MAKE)
    version = await fetch_value(connection, "SELECT version FROM antike_schema_version")
    if version is None:
        await connection.execute("INSERT INTO antike_schema_version (version) VALUES (0)")
    return int(version or 0)
