"""Which nations players of a table may choose before the start (S1, S2, S9)."""

from bot.app.table import Table
from bot.boards import load_board
from bot.engine.ruleset import Side
from bot.engine.terms import Nation
from bot.model import GameRow, SeatRow
from bot.rulesets import ruleset


def has_room(table: Table, count: int = 1) -> bool:
    """Whether so many more could sit down."""
    if table.game.origin is not None:
        return len(table.free) >= count
    most = table.ruleset.options.players_of(table.game.variant) or max(numbers_of(table.game))
    return len(table.seats) + count <= most


def numbers_of(game: GameRow) -> tuple[int, ...]:
    """Numbers of nations with which its board can be played."""
    return ruleset(game.ruleset).options.numbers(load_board(game.board))


def sides_of(game: GameRow, players: int | None = None) -> tuple[Side, ...]:
    """What players may choose between: nations (S1), or the pairs of S9."""
    number = game.variant.get("nations") or players or max(numbers_of(game))
    return ruleset(game.ruleset).options.sides(load_board(game.board), {**game.variant, "nations": number})


def side_of(table: Table, seat: SeatRow) -> Side:
    """What a seat's nation stands for; nothing where none is picked, or one of another number of players."""
    return next((side for side in sides_of(table.game) if seat.nation in side), ())


def open_nations(table: Table) -> tuple[Nation, ...]:
    """Nations that somebody may still pick (S1); each stands for its pair (S9). None where they are drawn."""
    if table.game.variant.get("draw"):
        return ()
    if table.game.origin is not None:
        return tuple(seat.nation for seat in table.free if seat.nation)
    picked = {seat.nation for seat in table.seats}
    free = (side for side in sides_of(table.game) if picked.isdisjoint(side))
    return tuple(nation for side in free for nation in side)


def numbers_with(game: GameRow, nation: Nation) -> tuple[int, ...]:
    """Numbers of players with which a nation plays; empty where it does with all that there can be."""
    if game.variant.get("nations") or game.origin is not None:
        return ()
    numbers = numbers_of(game)
    playing = {number: {each for side in sides_of(game, number) for each in side} for number in numbers}
    with_it = tuple(sorted(number for number in numbers if nation in playing[number]))
    return () if len(with_it) == len(numbers) else with_it


def misfits(table: Table) -> tuple[SeatRow, ...]:
    """Players whose nation does not play with as many as sit there now; they have to choose another."""
    game, players = table.game, len(table.seats)
    if game.status != "lobby" or game.origin is not None or players not in numbers_of(game):
        return ()
    if game.variant.get("nations"):
        return ()
    playing = {nation for side in sides_of(game, players) for nation in side}
    return tuple(seat for seat in table.seats if seat.nation and seat.nation not in playing)


def free_with(table: Table) -> tuple[Nation, ...]:
    """Nations that play with as many as sit there now, and that nobody has."""
    taken = {seat.nation for seat in table.seats}
    every = (nation for side in sides_of(table.game, len(table.seats)) for nation in side)
    return tuple(nation for nation in every if nation not in taken)
