"""Statistics of a server, computed from its logs on request, and how users can be removed from them."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.notifications.enqueue import renew_end
from bot.app.table import Table, load_table
from bot.engine.ruleset import Action
from bot.engine.terms import Nation
from bot.i18n.catalogue import said_in, say
from bot.model import LogRow
from bot.model.schedule import TurnClockRow
from bot.model.seats import Level
from bot.model.stats import DeletionReport, PlayerStats, RulesetStats, ServerStats
from bot.rulesets import ruleset_ids
from bot.store import Connection, Games, Privacy, TurnClocks

_Player = TypeVar("_Player", bound=Hashable)
_MODEL: Final = PlackettLuce()
_FORGOTTEN_AT_ONCE: Final = 10
"""Games from which a user is removed in one transaction: some milliseconds."""


@dataclass(frozen=True, slots=True)
class _PlayedGame:
    table: Table
    answers: Mapping[int, Sequence[int]]
    """Each player's response times, as `_response_times` returns them; a log would take far more memory."""
    clocks: Sequence[TurnClockRow]


class Stats(Service):
    """Computes statistics, and manages the privacy of users."""

    async def of_server(self, guild_id: int) -> ServerStats:
        """Return the statistics of a server, with all players who have not opted out."""
        async with self._context.database.view() as view:
            hidden = await Privacy(view).unlisted()
            imported = await Privacy(view).has_imported(guild_id)
            won = await Privacy(view).won_games(guild_id)
        loaded = [await self._load_played_game(game.id) for game in won]
        played = [game for game in loaded if game is not None]
        counted = [game for game in played if _is_counted(game.table)]
        by_ruleset = await asyncio.to_thread(_stats_by_ruleset, counted, hidden)
        return ServerStats(by_ruleset, len(played) - len(counted), imported)

    async def of_player(self, guild_id: int, user_id: int) -> Mapping[str, PlayerStats]:
        """Return a player's statistics by ruleset; raises `AppError` if the player is not listed."""
        every = (await self.of_server(guild_id)).by_ruleset
        found = {
            name: player
            for name, stats in every.items()
            for player in stats.players
            if player.user_id == user_id
        }
        if not found:
            raise AppError("no-stats")
        return found

    async def is_listed(self, user_id: int) -> bool:
        """Return whether a user is listed in statistics."""
        return user_id not in await Privacy(self._context.database.reader).unlisted()

    async def list(self, user_id: int, *, listed: bool) -> None:
        """Set whether a user is listed in statistics; no data is lost by opting out."""
        async with self._context.database.transaction() as tx:
            await Privacy(tx).set_unlisted(user_id, self._context.now(), unlisted=not listed)

    async def forget(self, user_id: int) -> DeletionReport:
        """Remove a user from all finished games, and close their practice games.

        Open games need their players: a user can be removed from them only after the end. The result names
        their channels. A few games at a time are changed, so that everybody else plays on meanwhile; if it
        is interrupted, asking again does the rest.
        """
        async with self._context.database.transaction() as tx:
            for game in await Privacy(tx).practices(user_id):
                result, now = {"reason": "ended"}, self._context.now()
                revision = game.revision + 1
                ended = replace(game, status="closed", result=result, revision=revision, changed_at=now)
                await Games(tx).save(ended)
            games = await Privacy(tx).ended_games(user_id)
            going = {game.id for game in await Privacy(tx).open_games(user_id)}
        forgotten = 0
        for begin in range(0, len(games), _FORGOTTEN_AT_ONCE):
            async with self._context.database.transaction() as tx:
                for game_id in games[begin : begin + _FORGOTTEN_AT_ONCE]:
                    forgotten += await self._remove_from(tx, game_id, user_id)
            await asyncio.sleep(0)
        async with self._context.database.transaction() as tx:
            left = await Privacy(tx).open_games(user_id)
            for game_id in going.difference(game.id for game in left):  # those that have ended meanwhile
                forgotten += await self._remove_from(tx, game_id, user_id)
            await Privacy(tx).forget(user_id)
        return DeletionReport(forgotten, tuple(game.channel_id for game in left))

    async def _remove_from(self, tx: Connection, game_id: int, user_id: int) -> bool:
        """Remove a user from a finished game; return whether there was anything to remove."""
        nobody = partial(said_in, words=lambda: say("waiting-somebody"))
        removed = await Privacy(tx).remove_from(game_id, user_id, nobody)
        if removed:
            await renew_end(tx, await Games(tx).get(game_id), self._context.now())
        return removed

    async def _load_played_game(self, game_id: int) -> _PlayedGame | None:
        """Return a won game; None if it has been continued by an undo meanwhile.

        Each has a view of its own, since other commands wait for views, and all games may take a minute.
        """
        async with self._context.database.view() as view:
            game = await Games(view).get(game_id)
            if game.status != "over":
                return None
            table, log = await load_table(view, game), await Games(view).log(game_id)
            clocks = await TurnClocks(view).of_game(game_id)
        began = game.started_at or game.created_at
        return _PlayedGame(table, _response_times(log, began, table.ruleset.rules.clock_effect), clocks)


def _is_counted(table: Table) -> bool:
    """Return whether a game counts in statistics: if played by two or more people, not by one with bots."""
    return len({seat.user_id for seat in table.seats if not seat.computer}) > 1


def _stats_by_ruleset(games: Sequence[_PlayedGame], hidden: frozenset[int]) -> Mapping[str, RulesetStats]:
    played = {game.table.game.ruleset for game in games}
    return {
        name: _compute_ruleset_stats([game for game in games if game.table.game.ruleset == name], hidden)
        for name in ruleset_ids()
        if name in played
    }


def _compute_ruleset_stats(games: Sequence[_PlayedGame], hidden: frozenset[int]) -> RulesetStats:
    players: dict[int, PlayerStats] = {}
    nations, wins = Counter[Nation](), Counter[Nation]()
    for game in games:
        winner = (game.table.game.result or {}).get("winner")
        for seat in game.table.seats:
            if seat.nation is not None:
                nations[seat.nation] += 1
                wins[seat.nation] += seat.nation == winner
        _count_game(players, game)
    ratings = rate_players(_rated_places(game.table) for game in games)
    for user_id, player in players.items():
        player.rating = ratings.get(user_id, 0.0)
    # Removed users have a negative id, a different one in each game.
    shown = [player for user_id, player in players.items() if user_id > 0 and user_id not in hidden]
    shown.sort(key=lambda player: (-player.rating, -player.won, player.user_id))
    return RulesetStats(len(games), tuple(shown), nations, wins)


def rate_players(games: Iterable[Mapping[_Player, int]]) -> dict[_Player, float]:
    """Return each player's rating after games in order, given as places by player (1 is best, ties allowed).

    The rating is a conservative estimate of skill: about 0 for beginners, 25 and more for players who nearly
    always win.
    """
    known: dict[_Player, PlackettLuceRating] = {}
    for places in games:
        people = list(places)
        teams = [[known.get(person) or _MODEL.rating()] for person in people]
        after = _MODEL.rate(teams, ranks=[float(places[person]) for person in people])
        known |= {person: team[0] for person, team in zip(people, after, strict=True)}
    return {person: rating.ordinal() for person, rating in known.items()}


def _count_game(players: dict[int, PlayerStats], game: _PlayedGame) -> None:
    table, places = game.table, _places(game.table)
    winner = (table.game.result or {}).get("winner")
    for user_id, name in table.players.items():
        player = players.setdefault(user_id, PlayerStats(user_id, name))
        player.name = name  # from the latest game
        player.games += 1
        player.won += places[user_id] == 1
        for seat in table.seats_of(user_id):
            if seat.nation is not None:
                player.nations.update((seat.nation,))
                player.wins[seat.nation] += seat.nation == winner
        player.answers += game.answers.get(user_id, ())
        timed = [turn for turn in game.clocks if turn.user_id == user_id and turn.allowed is not None]
        player.timed += len(timed)
        player.late += sum(turn.late for turn in timed)


def _rated_places(table: Table) -> dict[int | tuple[Level, int], int]:
    """Return places by rated player; computer players by level and number, as their ids are a game's own."""
    levels = {seat.user_id: seat.bot for seat in table.seats if seat.computer and seat.bot is not None}
    numbers, places = Counter[Level](), dict[int | tuple[Level, int], int]()
    for user_id, place in _places(table).items():
        if (level := levels.get(user_id)) is None:
            places[user_id] = place
        else:
            numbers[level] += 1
            places[level, numbers[level]] = place
    return places


def _places(table: Table) -> dict[int, int]:
    """Return places by player: the winner first, then by score, conceded players last; ties share one."""
    position = table.started
    winner = table.seat_for((table.game.result or {}).get("winner"))
    standing: dict[int, tuple[bool, bool, int]] = {}
    for seat in table.seats:
        score = table.ruleset.rules.score(position, seat.nation) if seat.nation else 0
        won = winner is not None and seat.user_id == winner.user_id
        mine = (won, not seat.conceded, score)
        standing[seat.user_id] = max(mine, standing.get(seat.user_id, mine))
    return {user: 1 + sum(other > mine for other in standing.values()) for user, mine in standing.items()}


def _response_times(
    log: Iterable[LogRow], started_at: int, clock: Callable[[Action], str]
) -> dict[int, list[int]]:
    """Return each player's seconds from the start of a turn to the first own action, ignoring the bot's."""
    told: dict[int, list[int]] = defaultdict(list)
    began, waiting = started_at, True
    for row in log:
        meaning = clock(row.action)
        if meaning == "answer":
            continue  # by another nation, during the turn
        if meaning == "choice":
            began = row.at  # made after the turn, which therefore ends later
            continue
        if waiting and row.reason is None and row.user_id is not None:
            told[row.user_id].append(row.at - began)
        waiting = meaning == "end"
        began = row.at if waiting else began
    return told
