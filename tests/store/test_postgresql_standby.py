"""A PostgreSQL server that has become a standby, for instance after a failover, takes no changes."""

from collections.abc import Iterator

import pytest

from bot.store import Database, Settings, StoreError, StoreTroubleError
from bot.store.postgresql.inspection import look_at_server
from tests.databases import Server

pytestmark = pytest.mark.process


@pytest.fixture
def server() -> Iterator[Server]:
    server = Server(wal_level="replica")
    yield server
    server.stop()


async def _refusal(database: Database) -> str:
    """Return why nothing can be written."""
    with pytest.raises(StoreTroubleError) as refused:
        async with database.transaction() as tx:
            await Settings(tx).put("lost", "1")
    return str(refused.value)


async def test_it_is_trouble_and_doctor_tells_of_it(server: Server) -> None:
    address = server.create("games")
    async with Database(address) as database:
        async with database.transaction() as tx:
            await Settings(tx).put("kept", "1")
        server.stand_by()
        while "terminating connection" in (told := await _refusal(database)):
            pass  # of the server before
        assert "the database is away: cannot set transaction read-write mode during recovery" in told
        assert await Settings(database.reader).get("kept") == "1"
    found = await look_at_server(address.get_secret_value())
    assert not found.well
    assert "is a standby, which takes no changes" in found.text
    with pytest.raises(StoreError, match="cannot be opened"):
        await Database(address).open()
