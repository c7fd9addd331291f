"""Connections to the server that break at the worst moment: while a transaction is committed."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import psycopg
import pytest
from pydantic import SecretStr

from bot.store import Database, Settings, StoreTroubleError
from bot.store.postgresql import PostgresServer
from tests.databases import emptied

_SOCKET = ".s.PGSQL.5432"


class Line:
    """Proxy between the bot and its server that can cut the connection at a commit."""

    def __init__(self, server: Path, own: Path) -> None:
        self._server = server
        self._own = own
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []
        self.cut: str | None = None
        """Where the next commit is cut: on its `way`, or before its `answer` arrives; None for nowhere."""

    @property
    def address(self) -> SecretStr:
        return SecretStr(f"postgresql://antike@/games?host={quote(str(self._own), safe='')}")

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Accept connections; on exit close all, and accept no more."""
        server = await asyncio.start_unix_server(self._serve, self._own / _SOCKET)
        try:
            yield
        finally:
            server.close()
            (self._own / _SOCKET).unlink(missing_ok=True)
            for writer in self._writers:
                writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._server / _SOCKET)
        self._writers.append(writer)
        answers = asyncio.create_task(self._answers(there, writer))
        self._tasks.add(answers)
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                ends = b"COMMIT\0" in data
                if ends and self.cut == "way":
                    break
                if ends and self.cut == "answer":
                    answers.cancel()
                    await asyncio.wait([answers])  # two cannot read at once
                    back.write(data)
                    await there.read(65_536)
                    break
                back.write(data)
        for side in (writer, back):
            side.transport.abort()
        answers.cancel()

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await there.read(65_536):
                writer.write(data)


@pytest.fixture
async def line(address: SecretStr) -> AsyncIterator[Line]:
    emptied(address)
    told = parse_qs(urlsplit(address.get_secret_value()).query)
    with tempfile.TemporaryDirectory(prefix="line-") as folder:
        yield Line(Path(told["host"][0]), Path(folder))


async def test_a_commit_whose_answer_is_lost_is_no_failure(line: Line) -> None:
    """A transaction that the server has committed is reported as committed."""
    async with line.open(), Database(line.address) as database:
        async with database.transaction(1) as tx:
            await Settings(tx).put("a", "1")
            line.cut = "answer"
        line.cut = None
        assert await Settings(database.reader).get("a") == "1"


async def test_a_commit_that_is_lost_on_its_way_is_one(line: Line) -> None:
    async def change(database: Database) -> None:
        async with database.transaction(1) as tx:
            await Settings(tx).put("a", "1")
            line.cut = "way"

    async with line.open(), Database(line.address) as database:
        with pytest.raises(psycopg.OperationalError):
            await change(database)
        line.cut = None
        async with asyncio.timeout(60), database.transaction(1) as tx:
            assert await Settings(tx).get("a") is None


async def test_a_server_that_is_away_is_told_and_found_again(line: Line) -> None:
    async with AsyncExitStack() as stack:
        async with line.open():
            database = await stack.enter_async_context(Database(line.address))
            engine = database._engine
            assert isinstance(engine, PostgresServer)
            assert engine._pool is not None
            assert await Settings(database.reader).get("a") is None
        engine._pool.timeout = 0.2
        for use in (_read, _view, _change):
            with pytest.raises(StoreTroubleError) as caught:
                await use(database)
            assert caught.value.code == "away"
        async with line.open():
            engine._pool.timeout = 20
            for use in (_read, _view, _change):
                await use(database)


async def test_each_complaint_of_the_pool_is_logged_once_an_outage(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    """The heartbeat logs that the server is away; each connection of the pool tries again and again."""

    def logged() -> int:
        return sum("No such file" in told.getMessage() for told in caplog.records)

    async with AsyncExitStack() as stack:
        async with line.open():
            database = await stack.enter_async_context(Database(line.address))
            await asyncio.gather(*(_read(database) for _ in range(6)))
        engine = database._engine
        assert isinstance(engine, PostgresServer)
        assert engine._pool is not None
        engine._pool.timeout = 0.2
        for _ in range(10):
            with pytest.raises(StoreTroubleError):
                await _read(database)
        assert logged() == 1
        async with line.open():
            engine._pool.timeout = 20
            await _read(database)
        engine._pool.timeout = 0.2
        with pytest.raises(StoreTroubleError):
            await _read(database)
        assert logged() == 2, "a new outage is told again"


async def test_only_the_first_waits_for_a_server_that_is_away(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short outage passes unnoticed; after that people hear at once that nothing can be saved."""
    async with AsyncExitStack() as stack:
        async with line.open():
            database = await stack.enter_async_context(Database(line.address))
            engine = database._engine
            assert isinstance(engine, PostgresServer)
            assert engine._pool is not None
        engine._pool.timeout = 0.2
        with pytest.raises(StoreTroubleError):
            await _read(database)
        engine._pool.timeout = 1_000
        async with asyncio.timeout(60):
            for use in (_read, _view, _change):
                with pytest.raises(StoreTroubleError, match=r"0\.50 sec"):
                    await use(database)
        async with line.open(), asyncio.timeout(60):
            await _read(database)
            assert not engine._away
            engine._away = True
            monkeypatch.setattr(engine, "_answers", _never)  # to connect takes longer than anybody waits
            await _read(database)
            assert not engine._away


async def _never() -> bool:
    return False


async def _read(database: Database) -> None:
    await Settings(database.reader).get("a")


async def _view(database: Database) -> None:
    async with database.view() as view:
        await Settings(view).get("a")


async def _change(database: Database) -> None:
    async with database.transaction(1) as tx:
        await Settings(tx).put("a", "1")
