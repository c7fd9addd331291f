"""Backup and restore while a real bot plays on."""

import asyncio
import re
import sqlite3
import time
from pathlib import Path

import pytest

from bot.app import AppError, GameSettings
from bot.engine.antike.actions import EndTurn
from bot.store import TAKEN_AT, Database, Offers, Settings, Waits, copy_database
from bot.store.sqlite import backup
from discord_sandbox.state.models import Message
from tests.app.tables import Clock, act, app_on, at_table, caller, mail, written
from tests.e2e.playing import Game, load_game
from tests.e2e.running_bot import RunningBot
from tests.ops.conftest import Command

pytestmark = pytest.mark.process


async def _play(game: Game, begin: int, end: int) -> None:
    for action in game.record.actions[begin:end]:
        await game.play(action)
        if isinstance(action, EndTurn):
            await game.running_bot.until(lambda: _told(game), "the board")


def _told(game: Game) -> bool:
    """Return whether the latest message in the channel names this round and pings the player who must act."""
    public = game.running_bot.public(game.channel)
    now = rf"\bround {game.position.round}\b"
    return bool(public) and re.search(now, public[-1].content) is not None and _called(public[-1], game)


def _called(message: Message, game: Game) -> bool:
    return set(message.pinged) == {game.running_bot.world.person(game.awaited).id}


def _rows(path: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def _files(folder: Path, pattern: str) -> list[Path]:
    return list(folder.glob(pattern))


async def test_a_backup_and_its_restore_while_games_run(
    running_bot: RunningBot, antike: Command, tmp_path: Path
) -> None:
    await running_bot.start_bot()
    record = load_game("four")
    game, other = Game(running_bot, record), Game(running_bot, record, "table-2")
    await game.open()
    await _play(game, 0, 6)
    at_backup = game.position

    # The backup is made while players act at another table.
    copies = tmp_path / "copies"
    told, *_ = await asyncio.gather(antike("backup", f"{copies}/"), _open_and_play(other))
    assert told.status == 0, told
    assert "every game replayed" in told.out
    (copy,) = copies.iterdir()
    assert copy.stat().st_mode & 0o077 == 0, "for nobody else on the machine"
    assert re.fullmatch(r"antike-\d{8}T\d{6}Z\.sqlite3", copy.name)
    assert _rows(copy, "SELECT length FROM games WHERE id = 1") == [(6,)]

    # The table goes on, and a third one begins; all of that will be lost.
    await _play(game, 6, 10)
    await running_bot.command("Elif", "table-3", "game new")
    asked = await antike("restore", copy)
    assert asked.status == 1
    assert "Nothing was changed" in asked.out
    assert "1 game opened" in asked.out or "2 games opened" in asked.out
    assert _rows(running_bot.database, "SELECT length FROM games WHERE id = 1") == [(10,)]

    done = await antike("restore", copy, "--yes")
    assert done.status == 0, done
    assert "Restored." in done.out
    game.position = at_backup
    await running_bot.until(lambda: _told(game), "the table to hear where it stands")
    message = running_bot.public(game.channel)[-1]
    assert "restored from a backup" in message.content
    assert message.attachments, "with the board"

    # What was played before the restore is played again, at once: every turn is announced, though Discord
    # treats a message as a repetition if it has seen its nonce.
    public = len(running_bot.public(game.channel))
    await _play(game, 6, 10)
    assert len(running_bot.public(game.channel)) == public + 2
    assert "no game" in await running_bot.command("Elif", "table-3", "status")
    await running_bot.command("Elif", "table-3", "game new")
    (latest,) = _rows(running_bot.database, "SELECT MAX(id) FROM games")
    assert int(str(latest[0])) > 3, "the number of a lost game is not used again"

    assert (await antike("verify")).status == 0
    (before,) = _files(tmp_path, "*.before-restore-*")
    assert _rows(before, "SELECT length FROM games WHERE id = 1") == [(10,)], "what was lost can be looked up"
    assert "Traceback" not in running_bot.log


async def _open_and_play(game: Game) -> None:
    await game.open()
    await _play(game, 0, 4)


async def test_a_damaged_database_is_put_aside(
    running_bot: RunningBot, antike: Command, tmp_path: Path
) -> None:
    await running_bot.start_bot()
    game = Game(running_bot, load_game("four"))
    await game.open()
    await _play(game, 0, 2)
    copy = tmp_path / "copy.sqlite3"
    assert (await antike("backup", copy)).status == 0
    assert (await antike("backup", copy)).status == 2, "a backup replaces nothing"
    await running_bot.stop_bot()
    running_bot.database.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)

    refused = await antike("backup", tmp_path / "of-nonsense.sqlite3")
    assert refused.status == 2
    assert not (tmp_path / "of-nonsense.sqlite3").exists()
    done = await antike("restore", copy, "--yes")
    assert done.status == 0, done
    assert re.search(r"cannot be used: .+\. So it is put aside\.", done.out)
    assert _files(tmp_path, "*.damaged-*")
    await running_bot.start_bot()
    await _play(game, 2, 4)
    assert "Traceback" not in running_bot.log


async def _propose(path: Path) -> tuple[int, int]:
    """Begin a vote and offer a seat; return the ids that the buttons of both have."""
    async with Database(path) as database:
        app = app_on(database)
        vote = (await app.proposals.put(caller(1), "pause")).vote
        await app.proposals.put(caller(2), "replace", 2)
        (offer,) = await Offers(database.reader).open_in(1)
        assert vote is not None
        return vote.id, offer.id


@pytest.mark.parametrize("damaged", [False, True])
async def test_buttons_of_the_first_votes_and_offers_do_not_work_after_a_restore(
    antike: Command, tmp_path: Path, *, damaged: bool
) -> None:
    path, copy = tmp_path / "antike.sqlite3", tmp_path / "copy.sqlite3"
    async with Database(path) as database:
        await at_table(app_on(database))
    assert (await antike("backup", copy)).status == 0
    vote, offer = await _propose(path)
    if damaged:
        path.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    assert (await antike("restore", copy, "--yes")).status == 0
    await _propose(path)
    async with Database(path) as database:
        app = app_on(database)
        with pytest.raises(AppError, match="vote-over"):
            await app.proposals.vote(caller(3), vote, yes=True)
        with pytest.raises(AppError, match="offer-over"):
            await app.substitutes.take(caller(8), offer, "Hal")


@pytest.mark.parametrize(("spent", "left"), [(3_600, 82_800), (86_000, 3_600)])
async def test_a_restore_beside_a_bot_ends_no_turn_for_the_time_since_the_copy(
    antike: Command, tmp_path: Path, spent: int, left: int
) -> None:
    """The player has the time that was left when the copy was made, an hour at least."""
    path, copy = tmp_path / "antike.sqlite3", tmp_path / "copy.sqlite3"
    clock = Clock(int(time.time()) - 2 * 86_400)
    async with Database(path) as database:
        app = app_on(database, clock)
        await at_table(app, settings=GameSettings(deadline=86_400, timeout="skip"))
        clock.seconds += spent
        copy_database(path, copy, clock.seconds)
        await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
        before = int(time.time())
        done = await antike("restore", copy, "--yes")
        assert done.status == 0, done
        clock.seconds = int(time.time())
        await app.scheduler.work()
        (wait,) = await Waits(database.reader).of_game(1)
        assert (wait.user_id, wait.allowed) == (1, spent + left)
        assert spent <= wait.spent <= spent + clock.seconds - before, "the bot runs on while it is restored"


async def test_the_contents_before_a_restore_tell_when_they_were_put_aside(
    antike: Command, tmp_path: Path
) -> None:
    """Not when the copy was made that had been restored before."""
    path, copy = tmp_path / "antike.sqlite3", tmp_path / "copy.sqlite3"
    begun = int(time.time())
    async with Database(path) as database:
        await at_table(app_on(database))
    copy_database(path, path.with_name("old"), 1_000_000)
    path.with_name("old").replace(path)
    copy_database(path, copy, 1_000_000)
    assert (await antike("restore", copy, "--yes")).status == 0
    (before,) = _files(tmp_path, "*.before-restore-*")
    async with Database(before) as database:
        assert int(await Settings(database.reader).get(TAKEN_AT) or 0) >= begun


async def test_a_game_that_no_longer_replays_does_not_keep_the_others_from_being_restored(
    antike: Command, tmp_path: Path
) -> None:
    path, copy = tmp_path / "antike.sqlite3", tmp_path / "copy.sqlite3"
    async with Database(copy) as database:
        app = app_on(database)
        await at_table(app)
        await at_table(app, channel_id=101)
        await act(app, 1, written("rondel", wedge="gold"), written("end_turn"))
        async with database.transaction() as tx:
            await tx.execute("DROP TRIGGER actions_stay")
            await tx.execute("""UPDATE actions SET action = '{"type": "end_turn"}' WHERE seq = 1""")
            await tx.execute("UPDATE snapshots SET version = 'older'")
    refused = await antike("restore", copy, "--yes")
    assert refused.status == 1
    assert "Add --anyway to restore it all the same" in refused.out
    assert not path.exists()

    done = await antike("restore", copy, "--yes", "--anyway")
    assert done.status == 0, done
    assert "Restored. Running games told where they stand: 1." in done.out
    async with Database(path) as database:
        told = [row for row in await mail(app_on(database)) if "restored" in row["payload"]["text"]]
    assert [row["channel_id"] for row in told] == [101]


async def test_what_is_no_backup_is_refused_in_one_line(antike: Command, tmp_path: Path) -> None:
    nonsense, empty, foreign = (tmp_path / name for name in ("nonsense", "empty", "foreign"))
    nonsense.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    sqlite3.connect(empty).close()
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE addresses (name TEXT)")
    connection.close()
    empty.touch()
    for source in (nonsense, empty, foreign, tmp_path / "missing", tmp_path):
        told = await antike("restore", source, "--yes")
        assert told.status == 2, told
        assert told.err.count("\n") == 1
        assert "Traceback" not in told.err
    assert not (tmp_path / "antike.sqlite3").exists()
    assert (await antike("backup", tmp_path / "copy")).status == 2, "there is nothing to copy"


async def test_a_database_that_is_locked_is_not_put_aside(
    antike: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "_PATIENCE", 0.1)
    path, copy = tmp_path / "antike.sqlite3", tmp_path / "copy.sqlite3"
    async with Database(path):
        pass
    copy_database(path, copy)
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        refused = await antike("restore", "--yes", "--quick", copy)
    finally:
        other.close()
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.count("\n") == 1
    assert "database is locked. Somebody else is at work on it" in refused.err
    assert not _files(tmp_path, "*.damaged-*")
    assert (await antike("restore", "--yes", "--quick", copy)).status == 0
