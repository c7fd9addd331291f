"""Read-only access to games."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import count

from bot.app.access import Caller, check_stored, load_here
from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.history import changes_in, latest_round, player_of, turns_of, turns_since_own
from bot.app.lobby.announcement import complete
from bot.app.lobby.presence import missing, open_check
from bot.app.reminders.pending import ends_at
from bot.app.table import Table, given_of, load_table
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation
from bot.model import GameRow, LogRow, OwnGame, SeatRow, WaitRow
from bot.model.games import GamePlace
from bot.model.people import FollowMode
from bot.model.tables import SharedGame
from bot.model.turns import PastTurn
from bot.records import Record
from bot.store import Connection, DeliveryFailures, Follows, Games, Notes, People, Votes, Waits


class Queries(Service):
    """Reads tables, lists, histories and records."""

    async def table(self, caller: Caller, named: int | None = None) -> Table:
        """Return the game of a channel; raises `AppError` if it has none, or if the game `named` is lost."""
        async with self._context.database.view() as view:
            await check_stored(view, named)
            return await load_here(view, caller)

    async def started(self, caller: Caller, named: int | None = None) -> tuple[Table, OwnPosition]:
        """Like `table`, also with its position; raises `AppError` if the game has not started, too."""
        async with self._context.database.view() as view:
            await check_stored(view, named)
            return await started_table(view, caller)

    async def latest_answer(self, caller: Caller) -> str:
        """Return why the bot gave the latest answer of the caller's nations, since the nation's own turn.

        That is "done" if the caller gave it, and "no" if there is none.
        """
        async with self._context.database.view() as view:
            table = await load_here(view, caller)
            log = await Games(view).log(table.game.id)
        own, effect = table.nations_of(caller.user_id), table.ruleset.rules.clock_effect
        latest = next((row for row in reversed(log) if row.nation in own), None)
        return latest.reason or "done" if latest is not None and effect(latest.action) == "answer" else "no"

    async def by_id(self, game_id: int) -> Table | None:
        """Return a game by id; None if there is none."""
        async with self._context.database.view() as view:
            game = await Games(view).by_id(game_id)
            return await load_table(view, game) if game else None

    async def game_of(self, wait_id: int) -> int | None:
        """Return the id of the game in which a player is awaited; None if that is over."""
        wait = await Waits(self._context.database.reader).by_id(wait_id)
        return wait.game_id if wait else None

    async def in_guild(self, guild_id: int) -> list[Table]:
        """Return the first games of a server's list, without practice games, which are private."""
        async with self._context.database.view() as view:
            return [await load_table(view, game) for game in await Games(view).in_guild(guild_id)]

    async def places(self, guild_id: int, user_id: int) -> list[GamePlace]:
        """Return where all games of a server are, in the order of its list; no position is loaded."""
        return await Games(self._context.database.reader).places(guild_id, user_id)

    async def open_in_guild(self, guild_id: int) -> list[tuple[GameRow, tuple[SeatRow, ...]]]:
        """Return all open games of a server with their seats; loads no position."""
        async with self._context.database.view() as view:
            games = Games(view)
            found = await games.open_in_guild(guild_id)
            return [(game, tuple(await games.seats(game.id))) for game in found]

    async def own_channels(self, guild_id: int, user_id: int, limit: int = 25) -> list[int]:
        """Return the channels of a server in which a user has an open game."""
        return await Games(self._context.database.reader).own_channels(guild_id, user_id, limit)

    async def own(self, user_id: int, limit: int, skipped: int = 0) -> tuple[list[OwnGame], int]:
        """Return a user's open games on all servers, without the first `skipped`, and the total number.

        Games that wait for the user come first, the longest waiting at the top. No position is loaded.
        """
        async with self._context.database.view() as view:
            games = Games(view)
            found = await games.own(user_id, limit, skipped)
            mine = list[OwnGame]()
            for game in found:
                own = await self._own_game(view, game, user_id)
                note = await Notes(view).get(game.id, user_id)
                vote = await _lacks_vote(view, game.id, user_id)
                own = await _with_gathering(view, own, user_id) if game.status == "lobby" else own
                failing = await DeliveryFailures(view).is_known(game.id, game.channel_id)
                mine.append(replace(own, note=note, vote=vote, unreached=failing))
            whole = len(mine) < limit and not skipped
            return mine, len(mine) if whole else await games.count_own(user_id)

    async def followed(self, user_id: int) -> list[tuple[OwnGame, FollowMode]]:
        """Return the games that a user follows, on all servers."""
        async with self._context.database.view() as view:
            return [
                (await self._own_game(view, await Games(view).get(row.game_id), user_id), row.mode)
                for row in await Follows(view).of_user(user_id)
            ]

    async def left(self, user_id: int, limit: int) -> list[OwnGame]:
        """Return the games that a user has left and can come back to, as nobody has taken the seat."""
        return [OwnGame(game) for game in await Games(self._context.database.reader).left(user_id, limit)]

    async def own_ended(self, user_id: int, limit: int) -> list[OwnGame]:
        """Return a user's finished games on all servers, latest first."""
        ended = await Games(self._context.database.reader).own_ended(user_id, limit)
        return [OwnGame(game) for game in ended]

    async def shared(self, user_id: int, other_id: int, limit: int) -> list[SharedGame]:
        """Return the games of two users on all servers, open ones first; no position is loaded."""
        async with self._context.database.view() as view:
            games = Games(view)
            found = await games.shared(user_id, other_id, limit)
            return [
                SharedGame(await self._own_game(view, game, user_id), tuple(await games.seats(game.id)))
                for game in found
            ]

    async def _own_game(self, view: Connection, game: GameRow, user_id: int) -> OwnGame:
        seats = await Games(view).seats(game.id)
        nations = tuple(seat.nation for seat in seats if seat.user_id == user_id and seat.nation)
        if (wait := await open_wait(view, game)) is None:
            return OwnGame(game, nations)
        if wait.user_id != user_id:
            names = {seat.user_id: seat.name for seat in seats}
            return OwnGame(game, nations, awaited=names.get(wait.user_id))
        until = ends_at(game, wait, await People(view).get(user_id), self._context.now())
        return OwnGame(game, nations, wait, until)

    async def own_place(self, user_id: int, game_id: int, *, earlier: bool = False) -> int | None:
        """Return the channel of a game; None if the user has no seat in it, or the channel has a newer game.

        With `earlier`, games may also be earlier ones of their channel.
        """
        async with self._context.database.view() as view:
            game = await Games(view).by_id(game_id)
            if game is None or all(seat.user_id != user_id for seat in await Games(view).seats(game_id)):
                return None
            here = game if earlier else await Games(view).in_channel(game.channel_id)
            return game.channel_id if here is not None and here.id == game_id else None

    async def next_own(self, user_id: int, but: Collection[int]) -> OwnGame | None:
        """Return the game that has waited longest for a user, except games `but`; None if there is none."""
        async with self._context.database.view() as view:
            games = await Games(view).own(user_id, len(but) + 1)
            found = [await self._own_game(view, game, user_id) for game in games]
        return next((own for own in found if own.wait is not None and own.game.id not in but), None)

    async def history(self, caller: Caller) -> list[PastTurn]:
        """Return all turns so far, the current one last."""
        async with self._context.database.view() as view:
            table, position = await started_table(view, caller)
            log = await Games(view).log(table.game.id)
        return await turns_of(table.game, position.setup, log)

    async def changes(self, caller: Caller) -> tuple[Event, ...]:
        """Return all events since the caller last ended a turn; for spectators, since a round of turns ago.

        The events of each turn are preceded by its `TurnBegan`.
        """
        table, _ = await self.started(caller)
        mine, reader = table.nations_of(caller.user_id), self._context.database.reader
        past = await self.history(caller)
        player = await player_of(reader, table.game.id, caller.user_id, mine)
        return changes_in(turns_since_own(past, player) if mine else latest_round(past))

    async def record(self, caller: Caller, game_id: int | None = None) -> Record:
        """Return the record of the channel's game, or of an earlier one there."""
        async with self._context.database.view() as view:
            table, _ = await started_table(view, caller, game_id)
            log = await Games(view).log(table.game.id)
        return record_of(table, log)


async def open_wait(view: Connection, game: GameRow) -> WaitRow | None:
    """Return the open wait, an answer before a turn; None if there is none, as in a paused game."""
    waits = await Waits(view).of_game(game.id) if game.paused_at is None else ()
    return min(waits, key=lambda wait: wait.kind, default=None)


async def _lacks_vote(view: Connection, game_id: int, user_id: int) -> bool:
    """Return whether a user is asked in an open vote and has not voted yet."""
    votes = Votes(view)
    asked = [vote.id for vote in await votes.open_in(game_id) if user_id in vote.asked]
    return any([user_id not in await votes.ballots(each) for each in asked])


async def _with_gathering(view: Connection, own: OwnGame, user_id: int) -> OwnGame:
    """Add what a table before its start asks a user: to confirm their presence, or to start; or its host."""
    table, check = await load_table(view, own.game), await open_check(view, own.game.id)
    if check is None:
        host = own.game.host_id if complete(table) else None
        return replace(own, starts=host == user_id, awaited=table.players.get(host) if host else None)
    return replace(own, confirm_until=check.until if user_id in await missing(view, table, check) else None)


def record_of(table: Table, log: Sequence[LogRow]) -> Record:
    """Return the record of a game that has started."""
    setup = table.started.setup
    actions = tuple(row.action for row in log)
    return Record(setup, _unique_player_names(table), actions, given_of(table.game, setup))


def _unique_player_names(table: Table) -> dict[Nation, str]:
    """Return names by nation, numbered if two players share one, as records identify players by name."""
    told: dict[tuple[int, int], str] = {}
    for seat in table.seats:
        key = _player_key(table, seat)
        tries = (seat.name if number == 1 else f"{seat.name} ({number})" for number in count(1))
        told.setdefault(key, next(each for each in tries if each not in told.values()))
    return {seat.nation: told[_player_key(table, seat)] for seat in table.seats if seat.nation}


def _player_key(table: Table, seat: SeatRow) -> tuple[int, int]:
    """Return a key that identifies a player.

    The player of a practice game counts as one player per side, as in a record nobody plays both sides.
    """
    sides = table.position.setup.sides if table.position and table.game.origin == "practice" else ()
    return seat.user_id, next((index for index, side in enumerate(sides) if seat.nation in side), 0)


async def started_table(
    view: Connection, caller: Caller, game_id: int | None = None
) -> tuple[Table, OwnPosition]:
    """Return a game of a channel with its position: by default the current one, else an earlier one.

    Raises `AppError` if there is none that has started.
    """
    table = await load_here(view, caller, game_id)
    if table.position is None:
        raise AppError("not-started" if table.game.status == "lobby" else "no-game", seats=table.seats)
    return table, table.position
