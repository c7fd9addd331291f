"""Nations that players may choose in a lobby (S1, S2, S9)."""

from collections.abc import Collection
from dataclasses import replace

from bot.app.table import Table
from bot.boards import load_board
from bot.engine.ruleset import Side
from bot.engine.terms import Nation
from bot.model import GameRow, SeatRow
from bot.rulesets import ruleset


def has_room(table: Table) -> bool:
    """Return whether one more player could take a seat."""
    return room(table) > 0


def room(table: Table) -> int:
    """Return how many more players could take a seat."""
    if table.game.origin is not None:
        return len(table.free)
    most = table.ruleset.options.players_of(table.game.variant) or max(numbers_of(table.game))
    return most - len(table.seats)


def numbers_of(game: GameRow) -> tuple[int, ...]:
    """Return the numbers of nations with which the game's board can be played."""
    return ruleset(game.ruleset).options.numbers(load_board(game.board))


def for_two(table: Table) -> Table | None:
    """Return a lobby of two people with the settings for them (S9); None if there are none, or not two."""
    game, two = table.game, len(table.people) == len(table.seats) == 2
    if not two or game.status != "lobby" or game.origin is not None:
        return None
    variant = table.ruleset.options.for_two(load_board(game.board), game.variant)
    return None if variant is None else replace(table, game=replace(game, variant=variant))


def sides_of(game: GameRow, players: int | None = None) -> tuple[Side, ...]:
    """Return the sides to choose from: single nations (S1), or the pairs of S9."""
    number = game.variant.get("nations") or players or max(numbers_of(game))
    return ruleset(game.ruleset).options.sides(load_board(game.board), {**game.variant, "nations": number})


def side_of(table: Table, seat: SeatRow) -> Side:
    """Return the side of a seat's nation; () if none is picked or it does not play with so many players."""
    return next((side for side in sides_of(table.game) if seat.nation in side), ())


def open_nations(table: Table) -> tuple[Nation, ...]:
    """Return the nations that can still be picked (S1), both of each free pair (S9); () if they are drawn."""
    if table.game.variant.get("draw"):
        return ()
    if table.game.origin is not None:
        return tuple(seat.nation for seat in table.free if seat.nation)
    picked = {seat.nation for seat in table.seats}
    free = (side for side in sides_of(table.game) if picked.isdisjoint(side))
    return tuple(nation for side in free for nation in side)


def numbers_with(game: GameRow, nation: Nation) -> tuple[int, ...]:
    """Return the numbers of players with which a nation plays; () if it plays with all possible ones."""
    if game.variant.get("nations") or game.origin is not None:
        return ()
    numbers = numbers_of(game)
    playing = {number: {each for side in sides_of(game, number) for each in side} for number in numbers}
    with_it = tuple(sorted(number for number in numbers if nation in playing[number]))
    return () if len(with_it) == len(numbers) else with_it


def seats_without(table: Table, gone: Collection[int]) -> tuple[SeatRow, ...]:
    """Return the seats of a lobby without those of some users; the others move up."""
    rest = (seat for seat in table.seats if seat.user_id not in gone)
    return tuple(replace(seat, seat=index) for index, seat in enumerate(rest))


def misfits(table: Table) -> tuple[SeatRow, ...]:
    """Return the seats that must pick another nation, as theirs does not play with so many players."""
    game, players = table.game, len(table.seats)
    if game.status != "lobby" or game.origin is not None or players not in numbers_of(game):
        return ()
    if game.variant.get("nations"):
        return ()
    playing = {nation for side in sides_of(game, players) for nation in side}
    return tuple(seat for seat in table.seats if seat.nation and seat.nation not in playing)


def free_with(table: Table) -> tuple[Nation, ...]:
    """Return the nations that play with the present number of players and are not picked."""
    taken = {seat.nation for seat in table.seats}
    every = (nation for side in sides_of(table.game, len(table.seats)) for nation in side)
    return tuple(nation for nation in every if nation not in taken)
