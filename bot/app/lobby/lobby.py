"""The lobby before the first turn: creating games, taking seats, drawing nations (S1-S3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from bot.app.access import Caller, changing_here, check_going, game_here
from bot.app.context import Context, Service
from bot.app.errors import AppError
from bot.app.lobby.acquaintance import check_reliable
from bot.app.lobby.announcement import call_host, complete, deferred_lobby_text, end_rematch, show_lobby
from bot.app.lobby.beginning import begin, make_game, with_settings_of
from bot.app.lobby.imported_seats import check_taken, vacate_imported_seats, with_claimed_seat
from bot.app.lobby.nation_choice import (
    for_two,
    free_with,
    has_room,
    misfits,
    numbers_of,
    open_nations,
    room,
    seats_without,
    side_of,
    sides_of,
)
from bot.app.lobby.presence import follow_presence, missing, open_check
from bot.app.lobby.server_rules import GameCreator, check_creator
from bot.app.lobby.settings import with_time_zone
from bot.app.table import Table, load_table
from bot.boards import board_ids, load_board
from bot.engine.ruleset import Side
from bot.engine.terms import Nation
from bot.i18n.catalogue import Words
from bot.model import NewGame, SeatRow
from bot.model.settings import GameSettings
from bot.rulesets import DEFAULT_RULESET, ruleset
from bot.store import Connection, Games, Presences, Servers


@dataclass(frozen=True, slots=True)
class GameRequest:
    """Parameters of a new game; `nations` None means as many as there are players at the start."""

    guild_id: int
    host_name: str
    board: str = "east"
    ruleset: str = DEFAULT_RULESET
    nations: int | None = None
    options: object | None = None
    """Ruleset-specific settings; None for the defaults."""
    settings: GameSettings = field(default_factory=GameSettings)
    creator: GameCreator | None = None
    """Member checked against the server's rules; None skips the check."""


class Lobby(Service):
    """Creates, joins, leaves and starts games."""

    async def create(self, caller: Caller, wish: GameRequest) -> Table:
        """Open a lobby in the caller's channel and seat the caller as its host.

        Raises `AppError`, and `SetupError` if the options cannot be played.
        """
        if wish.board not in (allowed := board_ids(wish.ruleset)):
            raise AppError("board-unknown", ruleset=wish.ruleset, board=wish.board, allowed=allowed)
        new = NewGame(
            wish.guild_id,
            caller.channel_id,
            caller.user_id,
            wish.ruleset,
            wish.board,
            ruleset(wish.ruleset).options.settings(load_board(wish.board), wish.nations, wish.options),
            self._context.now(),
            await with_time_zone(self._context.database.reader, wish.settings, caller.user_id),
        )
        return await self._open(new, wish.host_name, wish.creator)

    async def create_again(self, caller: Caller, game_id: int, name: str, creator: GameCreator) -> Table:
        """Open a lobby with the settings of a finished game of the caller's channel; the caller is the host.

        Raises `AppError` if that game has not ended, its board is gone, the caller may not open games, or the
        channel has another game.
        """
        earlier = await game_here(self._context.database.reader, caller, game_id)
        if not earlier.ended:
            raise AppError("game-running")
        new = with_settings_of(earlier, caller.channel_id, caller.user_id, self._context.now())
        return await self._open(new, name, creator)

    async def _open(self, new: NewGame, host_name: str, creator: GameCreator | None) -> Table:
        async with self._context.transaction() as tx:
            if creator is not None:
                check_creator(await Servers(tx).get(new.guild_id), creator)
            game = await make_game(tx, new)
            await Games(tx).set_seats(game.id, [SeatRow(0, new.host_id, host_name, None, False)])
            table = await load_table(tx, game)
            await Presences(tx).record_activity(game.id, new.host_id, new.at)
            await end_rematch(self._context, tx, game)
            await show_lobby(self._context, tx, table)
        return table

    async def deferred_text(self, table: Table) -> Words:
        """Return the deferred text of the lobby message."""
        async with self._context.database.view() as view:
            return await deferred_lobby_text(view, table, self._context.now())

    async def join(
        self, caller: Caller, name: str, nation: Nation | None = None, *, again: bool = False
    ) -> Table:
        """Take a seat, with a nation or one drawn at the start; a player already seated changes nation.

        With `again`, for a choice from a list, they may choose no nation, or the present one again.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await _load_lobby(tx, game_id)
            if table.game.origin is not None:
                seats = with_claimed_seat(table, caller.user_id, name, nation)
                return await save_seats(self._context, tx, caller.user_id, table, seats)
            mine = table.seat_of(caller.user_id)
            if mine is None and not has_room(table):
                raise AppError("game-full", seats=table.seats)
            same = mine is not None and (nation is None or nation in side_of(table, mine))
            if mine is not None and same and not again:
                raise AppError("in-game-already", nation=mine.nation)
            if not (same and nation):
                _check_nation(table, nation)
            if mine is None:
                await check_reliable(tx, table, caller.user_id)
            place = len(table.seats) if mine is None else mine.seat
            seat = SeatRow(place, caller.user_id, name, nation, conceded=False)
            rest = (*table.seats[:place], seat, *table.seats[place + 1 :])
            return await save_seats(self._context, tx, caller.user_id, table, rest)

    async def leave(self, caller: Caller) -> Table:
        """Give up a seat before the start.

        If the host leaves, the next player becomes host. The game is closed when the last person leaves.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await _load_lobby(tx, game_id)
            if table.game.origin is not None:
                rest = vacate_imported_seats(table, caller.user_id)
            elif table.seat_of(caller.user_id) is None:
                raise AppError("not-in-game", lobby=False)
            else:
                rest = seats_without(table, {caller.user_id})
            return await save_seats(self._context, tx, caller.user_id, table, rest)

    async def reseat(self, caller: Caller, change: Callable[[Table], Sequence[SeatRow]]) -> Table:
        """Change the seats of a lobby on behalf of a seated player; raises `AppError` if there is no room."""
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await _load_lobby(tx, game_id)
            if table.seat_of(caller.user_id) is None:
                raise AppError("not-in-game", lobby=has_room(table))
            seats = change(table)
            free = 0 if table.game.origin is not None else max(0, room(table))
            if len(seats) - len(table.seats) > free:
                raise AppError("game-full", seats=table.seats, free=free, recorded=bool(table.free))
            return await save_seats(self._context, tx, caller.user_id, table, seats)

    async def start(self, caller: Caller, *, paired: bool = False) -> Table:
        """Draw the nations not yet picked and start the game; any player may start a full table (S2).

        With `paired`, two players start with two nations each, whatever the lobby was for (S9).
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await _load_lobby(tx, game_id)
            if table.seat_of(caller.user_id) is None:
                raise AppError("not-in-game", lobby=has_room(table))
            if table.game.origin is not None:
                check_taken(table)
            await _check_presence_confirmed(tx, table, caller)
            table = _with_pairs(table) if paired else table
            seats = table.seats if table.game.origin is not None else self._assign_nations(table)
            return await begin(self._context, tx, table, seats)

    def _assign_nations(self, table: Table) -> tuple[SeatRow, ...]:
        """Return the seats with nations: those picked, the others at random (S1, S2)."""
        options = table.ruleset.options
        wanted, players = options.players_of(table.game.variant), len(table.seats)
        allowed = numbers_of(table.game)
        if players != (wanted or players) or (wanted is None and players not in allowed):
            two = for_two(table) is not None
            raise AppError("number-of-players", players=players, wanted=wanted, allowed=allowed, two=two)
        if wrong := misfits(table):
            raise AppError("nation-misfit", players=players, seats=wrong, allowed=free_with(table))
        free = list(sides_of(table.game, players))
        picked: dict[int, Side] = {}
        for seat in table.seats:
            if seat.nation is not None:
                picked[seat.seat] = _find_free_side(seat.nation, free, players)
                free.remove(picked[seat.seat])
        self._context.chance.shuffle(free)
        people = list(table.seats)
        dealt = [picked.get(seat.seat) or free.pop() for seat in people]
        drawn = list(zip(people, dealt, strict=True))
        if wanted and options.seats_drawn(table.game.variant):
            self._context.chance.shuffle(drawn)
        return _arrange_clockwise(drawn)


def _find_free_side(nation: Nation, free: Sequence[Side], players: int) -> Side:
    for side in free:
        if nation in side:
            return side
    allowed = tuple(nation for side in free for nation in side)
    raise AppError("nation-unknown", nation=nation, allowed=allowed, players=players)


def _arrange_clockwise(drawn: Sequence[tuple[SeatRow, Side]]) -> tuple[SeatRow, ...]:
    """Return a seat for each nation in clockwise order; players with several nations sit alternately (S9)."""
    most = max(len(side) for _, side in drawn)
    around = [(seat, side[index]) for index in range(most) for seat, side in drawn]
    return tuple(replace(seat, seat=index, nation=nation) for index, (seat, nation) in enumerate(around))


async def _load_lobby(tx: Connection, game_id: int) -> Table:
    game = await Games(tx).get(game_id)
    if game.status == "running":
        raise AppError("game-running")
    table = await load_table(tx, game)
    check_going(table)
    return table


async def save_seats(
    context: Context, tx: Connection, actor: int | None, table: Table, seats: Sequence[SeatRow]
) -> Table:
    """Store the seats of a lobby and update its message and presence check; `actor` is None for the bot."""
    game = replace(table.game, revision=table.game.revision + 1, changed_at=context.now())
    people = [seat for seat in seats if not seat.computer]
    if game.origin is not None:
        pass  # the record determines the seats, and the importer stays host
    elif not people:
        seats = ()
        game = replace(game, status="closed", result={"reason": "left"})
    elif all(seat.user_id != game.host_id for seat in people):
        game = replace(game, host_id=people[0].user_id)
    await Games(tx).save(game)
    await Games(tx).set_seats(game.id, seats)
    after = Table(game, tuple(seats), table.position)
    if actor is not None:
        await Presences(tx).record_activity(game.id, actor, context.now())
    asked = await open_check(tx, game.id) is not None
    filled = complete(table), complete(after)
    asking = await follow_presence(context, tx, after, filled=filled)
    await show_lobby(context, tx, after)
    if filled[1] and not asking and (asked or not filled[0]):
        await call_host(context, tx, after, actor)
    return after


def _with_pairs(table: Table) -> Table:
    """Return a lobby with the settings for two players.

    Raises `AppError` if there are none, or if the players have picked nations that do not make two pairs.
    """
    if (paired := for_two(table)) is None:  # somebody has joined or left since the button was shown
        raise AppError("stale")
    kept, wrong = replace(paired, seats=()), list[SeatRow]()
    for seat in paired.seats:
        if seat.nation is None or seat.nation in open_nations(kept):
            kept = replace(kept, seats=(*kept.seats, seat))
        else:
            wrong.append(seat)
    if wrong:
        raise AppError("nation-misfit", players=2, seats=wrong, allowed=open_nations(kept), pairs=True)
    return paired


async def _check_presence_confirmed(tx: Connection, table: Table, caller: Caller) -> None:
    """Raise `AppError` while a presence check is open, unless the caller is the host."""
    check = await open_check(tx, table.game.id)
    if check is not None and caller.user_id != table.game.host_id:
        left = await missing(tx, table, check)
        raise AppError("presence-waits", names=[*left.values()], until=check.until)


def _check_nation(table: Table, nation: Nation | None) -> None:
    if nation is None or nation in open_nations(table):
        return
    if table.game.variant.get("draw"):
        raise AppError("nation-drawn")
    for seat in table.seats:
        if nation in side_of(table, seat):
            raise AppError("nation-taken", nation=nation, by=seat, allowed=open_nations(table))
    raise AppError("nation-unknown", nation=nation, allowed=open_nations(table))
