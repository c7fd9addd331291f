"""Games created with a log: imported record files, and practice games from past positions."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.app.access import Caller
from bot.app.after_change import finish_change
from bot.app.context import Context, Service
from bot.app.errors import AppError
from bot.app.history_pager import shared_length
from bot.app.lobby.announcement import end_rematch, show_lobby
from bot.app.lobby.beginning import make_game
from bot.app.lobby.imported_seats import free_seat
from bot.app.lobby.server_rules import GameCreator, check_creator
from bot.app.notifications.compose import notices_after
from bot.app.table import Table, initial_position, save_snapshots, start_to_json
from bot.app.turn.execution import Run, row_after
from bot.engine.errors import RuleError
from bot.engine.ruleset import Action, Position
from bot.i18n.catalogue import language, speaking
from bot.i18n.language import ENGLISH, Language
from bot.model import ActionRow, GameRow, NewGame, Origin, SeatRow
from bot.model.games import Fork
from bot.model.settings import GameSettings
from bot.model.turns import HistoryPage
from bot.records import MOST_ACTIONS, MOST_BYTES, Record, RecordError, read_record
from bot.store import Connection, Games, Servers


@dataclass(frozen=True, slots=True)
class GameLocation:
    """Server and channel for a new game."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class _GameData:
    """Data to store of a game created with a log."""

    origin: Origin
    ruleset: str
    board: str
    variant: Mapping[str, Any]
    begins: Mapping[str, Any] | None
    seats: tuple[SeatRow, ...]
    run: Run


class Imports(Service):
    """Creates games with a log, from record files or from positions of other games."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._parsing = asyncio.Lock()
        """A long record occupies a processor for a second or more: they are parsed one after another."""

    async def import_record(
        self,
        caller: Caller,
        guild_id: int,
        text: bytes,
        creator: GameCreator | None = None,
        spoken: Language = ENGLISH,
    ) -> Table:
        """Create the game of a record file in the caller's channel, with the caller as host.

        A finished game is stored for viewing; in any other, the recorded players are seats to be claimed.
        `creator` is checked against the server's rules; `spoken` is the game's language. Raises `AppError` if
        the rules forbid it, the channel has a game, or the file is invalid.
        """
        if creator is not None:  # before parsing, which is expensive
            check_creator(await Servers(self._context.database.reader).get(guild_id), creator)
        if len(text) > MOST_BYTES:
            raise AppError("record-too-long", size=len(text), most=MOST_BYTES)
        async with self._parsing:
            here = await Games(self._context.database.reader).in_channel(caller.channel_id)
            if here is not None and not here.ended:
                raise AppError("channel-taken")
            kept = await asyncio.to_thread(_parse_record, text)
        place = GameLocation(guild_id, caller.channel_id)
        async with self._context.transaction() as tx:
            table = await self._store_game(tx, caller, place, kept, spoken)
            await end_rematch(self._context, tx, table.game)
            if table.game.status == "lobby":
                await show_lobby(self._context, tx, table)
        return table

    @staticmethod
    def check_fork(page: HistoryPage) -> None:
        """Raise `AppError` if the game is over at this position, so that nothing is left to try."""
        if page.position.outcome is not None:
            raise AppError("practice-over")

    async def fork(self, caller: Caller, name: str, page: HistoryPage, place: GameLocation) -> Table:
        """Create a practice game for the caller from a past position of a game of this server.

        The caller has all nations and determines the language. The original game does not change. Raises
        `AppError`.
        """
        spoken = language()
        if page.table.game.guild_id != place.guild_id:
            raise AppError("no-game")
        self.check_fork(page)
        setup, game = page.position.setup, page.table.game
        seats = tuple(
            SeatRow(index, caller.user_id, name, nation, conceded=False)
            for index, nation in enumerate(setup.nations)
        )
        rows = [row for turn in page.turns[: page.number] for row in turn.rows]
        run = Run(page.begins, 0, (0, page.begins))
        await asyncio.to_thread(
            _play, run, [ActionRow(row.nation, None, row.action, row.reason) for row in rows]
        )
        kept = _GameData(
            "practice", game.ruleset, game.board, game.variant, start_to_json(page.begins), seats, run
        )
        async with self._context.game_transaction(game.id) as tx:
            table = await self._store_game(tx, caller, place, kept, spoken)
            await Games(tx).set_fork(table.game.id, await _fork_at(tx, game, len(rows)))
            before = replace(table, position=None)
            with speaking(spoken):
                await finish_change(self._context, tx, table, notices_after(before, table, ()))
        return table

    async def _store_game(
        self, tx: Connection, caller: Caller, place: GameLocation, kept: _GameData, spoken: Language
    ) -> Table:
        games, now, run = Games(tx), self._context.now(), kept.run
        new = NewGame(
            place.guild_id,
            place.channel_id,
            caller.user_id,
            kept.ruleset,
            kept.board,
            kept.variant,
            now,
            GameSettings(language=spoken),
            kept.origin,
        )
        game = await make_game(tx, new)
        await games.set_seats(game.id, kept.seats)
        await games.add_actions(game.id, run.rows, 1, now)
        game = row_after(game, run, status="running" if kept.origin == "practice" else "lobby")
        # The position can be viewed even before all seats are claimed.
        game = replace(game, begins=kept.begins, started_at=now)
        await games.save(game)
        await save_snapshots(tx, game.id, (run.length, run.position), run.turn)
        return Table(game, kept.seats, run.position)


async def _fork_at(tx: Connection, game: GameRow, length: int) -> Fork:
    """Return the source of a practice game; a fork of a practice game refers to the original game."""
    earlier = await Games(tx).fork_of(game.id)
    if earlier is None:
        return Fork(game.id, length)
    return Fork(earlier.source_id, min(length, shared_length(earlier, await Games(tx).entries(game.id))))


def _parse_record(text: bytes) -> _GameData:
    try:
        record = read_record(text)
    except RecordError as error:
        raise AppError("record-malformed", problem=str(error)) from error
    if len(record.actions) > MOST_ACTIONS:
        raise AppError("record-too-many", actions=len(record.actions), most=MOST_ACTIONS)
    found, setup = record.ruleset, record.setup
    chosen = found.codec.settings_to_json(setup, record.given)
    variant = {name: value for name, value in chosen.items() if value is not None and value is not False}
    begins = found.codec.position_to_json(record.given) if record.given else None
    # As stored, with only the record's random draws made by its last action.
    start = initial_position(found.rules.setup(setup.board, variant, setup.nations), begins)
    run = Run(start, 0, (0, start))
    for index, action in enumerate(record.actions):
        try:
            _play(run, [_row(run.position, action)])
        except RuleError as error:
            facts = {"ruleset": setup.ruleset, "board": setup.board, "error": error}
            raise AppError("record-unplayable", number=index + 1, **facts) from error
    seats = _seats(record)
    return _GameData("import", setup.ruleset, setup.board.id, variant, start_to_json(start), seats, run)


def _row(position: Position, action: Action) -> ActionRow:
    nation = position.awaited or position.mover  # after the end none is awaited, and the rules refuse
    return ActionRow(nation, None, action)


def _play(run: Run, rows: Sequence[ActionRow]) -> None:
    for row in rows:
        run.apply(row)


def _seats(record: Record) -> tuple[SeatRow, ...]:
    """Return vacant seats; those of a player with several nations in the record share one placeholder id."""
    first: dict[str, int] = {}
    seats = []
    for index, nation in enumerate(record.setup.nations):
        name = record.players[nation]
        seats.append(SeatRow(index, free_seat(first.setdefault(name, index)), name, nation, conceded=False))
    return tuple(seats)
