"""Tells a database that was put back from a dump, and lets its numbers go on above those of the lost time.

A dump holds rows, not the tables themselves: `pg_restore` makes those anew, and the server gives them other
numbers (oids) than the ones that were noted with the rows. A copy of the server's own files keeps them; after
such a one `antike-bot restored` says what has happened.
"""

from typing import Final

from bot.store.db.connection import Connection, all_rows, first_row

_LOST: Final = 1_000_000
"""More than can have been given out since the dump was taken; nobody sees these numbers."""
_LOST_GAMES: Final = 100
"""Of games few, for people see theirs."""


async def epoch_now(connection: Connection) -> str:
    """The server, the database and its table of games, by the server's numbers."""
    allowed = "SELECT has_function_privilege('pg_control_system()', 'execute') AS it"
    system = "(SELECT system_identifier FROM pg_control_system())" if await _one(connection, allowed) else "0"
    return str(
        await _one(
            connection,
            f"SELECT CONCAT_WS('/', {system}, oid, 'games'::regclass::oid) AS it"  # noqa: S608 one of the two above
            " FROM pg_database WHERE datname = current_database()",
        )
    )


async def epoch_noted(connection: Connection) -> str | None:
    """What was noted with the rows; None before that was done at all."""
    noted = await _one(connection, "SELECT epoch AS it FROM antike_schema_version")
    return None if noted is None else str(noted)


async def note(tx: Connection) -> None:
    """The rows belong where they are."""
    await tx.execute("UPDATE antike_schema_version SET epoch = ?", (await epoch_now(tx),))


async def lift(tx: Connection) -> None:
    """Count on where no number of the lost time can be: buttons and nonces carry them."""
    for table in await numbered_tables(tx):
        sequence = f"pg_get_serial_sequence('{table}', 'id')"
        step = _LOST_GAMES if table == "games" else _LOST
        await tx.execute(f"SELECT setval({sequence}, nextval({sequence}) + {step})")
    await tx.execute("UPDATE games SET revision = revision + ?", (_LOST,))


async def numbered_tables(connection: Connection) -> list[str]:
    """The tables whose rows the server numbers."""
    query = (
        "SELECT table_name AS name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_identity = 'YES'"
    )
    return [row["name"] for row in await all_rows(connection, query)]


async def _one(connection: Connection, query: str) -> object:
    row = await first_row(connection, query)
    return row["it"] if row else None
