"""Detects a database restored from a dump, and continues ids above those assigned since the dump.

A dump contains rows, not tables: `pg_restore` creates new tables, whose internal ids (oids) differ from those
recorded with the rows. A copy of the server's own files keeps them; after restoring one, `antike-bot
restored` must be run.
"""

from typing import Final

from bot.store.db.connection import Connection, all_rows, first_row, number

_LOST: Final = 1_000_000
"""More ids than can have been assigned since a dump; these ids are internal."""
_LOST_GAMES: Final = 100
"""Fewer for games, whose ids are visible."""


async def epoch_now(connection: Connection) -> str:
    """Return the server, the database and the table of games, by the server's internal ids."""
    allowed = "SELECT has_function_privilege('pg_control_system()', 'execute') AS it"
    system = (
        "(SELECT system_identifier FROM pg_control_system())"
        if await _fetch_value(connection, allowed)
        else "0"
    )
    return str(
        await _fetch_value(
            connection,
            f"SELECT CONCAT_WS('/', {system}, oid, 'games'::regclass::oid) AS it"  # noqa: S608 one of the two above
            " FROM pg_database WHERE datname = current_database()",
        )
    )


async def epoch_noted(connection: Connection) -> str | None:
    """Return the recorded epoch; None before it was recorded."""
    noted = await _fetch_value(connection, "SELECT epoch AS it FROM antike_schema_version")
    return None if noted is None else str(noted)


async def record_epoch(tx: Connection) -> None:
    """Record that the rows belong to the present tables."""
    await tx.execute("UPDATE antike_schema_version SET epoch = ?", (await epoch_now(tx),))


async def continue_ids(tx: Connection) -> None:
    """Raise the sequences above all ids that may have been lost, as buttons and nonces contain them."""
    for table in await numbered_tables(tx):
        sequence = f"pg_get_serial_sequence('{table}', 'id')"
        step = _LOST_GAMES if table == "games" else _LOST
        await tx.execute(f"SELECT setval({sequence}, nextval({sequence}) + {step})")
    await tx.execute("UPDATE games SET revision = revision + ?", (_LOST,))


async def numbered_tables(connection: Connection) -> list[str]:
    """Return the tables with server-assigned ids."""
    query = (
        "SELECT table_name AS name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_identity = 'YES'"
    )
    return [row["name"] for row in await all_rows(connection, query)]


async def last_id(connection: Connection, table: str) -> int:
    """Return the last id assigned in a table; 0 if none was."""
    sequence = await _fetch_value(connection, f"SELECT pg_get_serial_sequence('{table}', 'id') AS it")
    query = f"SELECT last_value - (NOT is_called)::int AS id FROM {sequence}"  # noqa: S608 of a table of ours
    return await number(connection, query) or 0


async def _fetch_value(connection: Connection, query: str) -> object:
    row = await first_row(connection, query)
    return row["it"] if row else None
