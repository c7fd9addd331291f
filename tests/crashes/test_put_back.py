"""A restored PostgreSQL database is noticed and announced; buttons of the lost time are refused."""

import asyncio
import itertools
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import psycopg
import pytest
from pydantic import SecretStr

from bot.app import AppError
from bot.app.maintenance.processes import enter, leave
from bot.app.maintenance.restore import notice_restored
from bot.app.turn.payments import single
from bot.cli.service import run as running
from bot.cli.service.run import _open_database
from bot.config import Config
from bot.store import ALL_SHARDS, Database, Settings, Shards, StoreError
from bot.store.postgresql import serving as locks
from tests.app.tables import Clock, act, app_on, at_table, caller, look, mail, position_of, written
from tests.databases import Server, serving

pytestmark = pytest.mark.process

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from serving()


@pytest.fixture
def address(server: Server) -> SecretStr:
    return server.create(f"games{next(_NUMBERS)}")


async def _put_back(server: Server, address: SecretStr) -> tuple[SecretStr, int, int]:
    """Play on after a copy was made; return its address, the lost revision and the id of a lost game."""
    source, target = (f"games{next(_NUMBERS)}" for _ in range(2))
    server.create(source)
    server.create(target)
    async with Database(server.address(source)) as database:
        app = app_on(database)
        await enter(app.context)
        assert await notice_restored(app.context) is None
        await at_table(app)
        await act(app, 1, _GOLD)
        await asyncio.to_thread(server.copy, source, target)
        table = (await act(app, 1, _END)).table
        other = await at_table(app, channel_id=200)
    return server.address(target), table.game.revision, other.game.id


async def test_what_was_put_back_is_noticed_and_told_once(server: Server, address: SecretStr) -> None:
    target, revision, later = await _put_back(server, address)
    async with Database(target) as database:
        app = app_on(database, Clock(1_000_900))
        before = (await mail(app))[-1]["id"]
        assert await notice_restored(app.context) == 1
        assert await notice_restored(app.context) is None
        (row,) = await mail(app, before)
        assert row["mention"] == [1]
        assert "<t:1000000:f>" in row["payload"]["text"], "when the last process was at work in the copy"
        table = await look(app)
        assert position_of(table).mover == "phoenicians", "the end of the turn is lost"
        for stamp in range(revision + 1):
            with pytest.raises(AppError, match="stale"):
                await app.play.submit(caller(1), single(_END), (table.game.id, stamp))
        fresh = await at_table(app, channel_id=200)
        assert fresh.game.id > later, "the number of the lost game is not used again"
        await app.play.submit(caller(1), single(_END), (table.game.id, table.game.revision))
    async with Database(target) as database:
        assert await notice_restored(app_on(database).context) is None, "a restart restores nothing"


async def test_a_bot_that_starts_on_it_tells_when_the_copy_was_made(
    server: Server, address: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not when the bot itself has started."""
    target, _, _ = await _put_back(server, address)

    async def stop(*_: object) -> bool:
        return True

    monkeypatch.setattr(running, "_serve_client", stop)
    config = Config(ANTIKE_DATABASE=target, _env_file=None)  # type: ignore[call-arg]
    await running._run_bot(config, "token", asyncio.Event())
    async with Database(target) as database:
        last = (await mail(app_on(database)))[-1]
    assert "<t:1000000:f>" in last["payload"]["text"]


async def test_who_only_moves_need_not_tell(server: Server, address: SecretStr) -> None:
    target, _, _ = await _put_back(server, address)
    async with Database(target) as database:
        app = app_on(database)
        before = await mail(app)
        assert await notice_restored(app.context, sure=True, lost=False) == 0
        assert await notice_restored(app.context) is None
        assert await mail(app) == before


async def test_processes_with_another_count_of_shards_are_refused(address: SecretStr) -> None:
    clock = Clock()
    async with Database(address) as one, Database(address) as two:
        first, second = app_on(one, clock), app_on(two, clock)
        first.context.shards, second.context.shards = Shards((0,), 2), Shards((1,), 3)
        await enter(first.context)
        with pytest.raises(StoreError, match="knows of 2 shards, this one of 3"):
            await enter(second.context)
        second.context.shards = Shards()
        with pytest.raises(StoreError, match="this one of 1"):
            await enter(second.context)
        second.context.shards = Shards((1,), 2)
        await enter(second.context)
        await leave(second.context)
        second.context.shards = Shards((1,), 3)
        clock.seconds += 45
        await first.store_heartbeat()
        clock.seconds += 45
        with pytest.raises(StoreError, match="wait 60 seconds"):
            await enter(second.context)
        clock.seconds += 45
        await enter(second.context)
        clock.seconds -= 7_200  # set back, after the second process has left without notice
        second.context.shards = Shards((1,), 2)
        await enter(second.context)


async def test_the_bot_waits_for_a_server_that_comes_later(
    server: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = server.create(name := f"games{next(_NUMBERS)}")
    folder = Path(re.findall(r"host=([^&]+)", unquote(there.get_secret_value()))[0])
    later = folder.with_name(f"{folder.name}-later")
    config = Config(ANTIKE_DATABASE=server.address(name, host=str(later)), _env_file=None)  # type: ignore[call-arg]
    asked = asyncio.Event()
    monkeypatch.setattr(running, "_FIRST_WAIT", 0)
    try:
        with caplog.at_level(logging.WARNING):
            opening = asyncio.create_task(_open_database(config, asked))
            while "next try to open the database in 0 seconds" not in caplog.text:
                await asyncio.sleep(0.01)
            assert "cannot be opened" in caplog.text
            later.symlink_to(folder)
            database = await opening
        assert database is not None
        assert await Settings(database.reader).get("a") is None
        await database.close()
    finally:
        later.unlink(missing_ok=True)


async def test_who_is_asked_to_stop_waits_no_longer(server: Server) -> None:
    away = server.address("games", port="1")
    asked = asyncio.Event()
    asked.set()
    config = Config(ANTIKE_DATABASE=away, _env_file=None)  # type: ignore[call-arg]
    assert await _open_database(config, asked) is None


async def test_a_bot_whose_shards_another_has_taken_stops_with_an_error(
    address: SecretStr, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an exit status of 0, its supervisor would believe that it was meant to stop."""
    for name in ("_PATIENCE_AGAIN", "_LOOK_EVERY"):
        monkeypatch.setattr(locks, name, 0.02)
    monkeypatch.setattr(locks, "_PULSE", 0.5)
    held = f"FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = {locks.LOCKS}"

    async def serve(_app: object, config: Config, _token: str, asked: asyncio.Event, *_: object) -> bool:
        with psycopg.connect(address.get_secret_value()) as connection:
            connection.execute(f"SELECT pg_terminate_backend(pid) {held}".encode())
        async with Database(config.database).serving(ALL_SHARDS, lambda: None):
            await asked.wait()
        return True

    monkeypatch.setattr(running, "_serve_client", serve)
    config = Config(ANTIKE_DATABASE=address, _env_file=None)  # type: ignore[call-arg]
    with pytest.raises(StoreError, match="Another bot has taken"):
        await running._run_bot(config, "token", asyncio.Event())


async def test_what_waiting_cannot_mend_ends_the_start(server: Server) -> None:
    config = Config(ANTIKE_DATABASE=server.address("nowhere"), _env_file=None)  # type: ignore[call-arg]
    with pytest.raises(StoreError, match="cannot be opened"):
        await _open_database(config, asyncio.Event())
