"""Random games, from the start and from positions as late in a game."""

from collections.abc import Callable
from random import Random
from typing import Any

from bot.engine.actions import Arm
from bot.engine.antike import NationState, Position, Setup, Variant, given_position, start
from bot.engine.antike.actions import Action
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.personages import Personages
from bot.engine.purse import Purse
from bot.engine.ruleset import OwnPosition
from bot.engine.terms import PERSONAGES, WEDGES, Nation, ProvinceId, Unit
from bot.rulesets import ruleset_of
from tests.engine.builders import EAST, armed, seats


def dice(*seed: object) -> Random:
    """Return a random generator for this seed."""
    return Random("/".join(map(str, seed)))


def at_random(chance: Random, number: int, goal: int | None = None, **settings: Any) -> Position:
    """Return the ordinary start with the nations in random seats."""
    around = list(seats(number))
    chance.shuffle(around)
    return start(Setup(EAST, Variant(number, goal=goal, **settings), tuple(around)))


def late(chance: Random, number: int, goal: int | None = None, board: AntikeBoard = EAST) -> Position:
    """Return a random position as late in a game: rich nations, a poor bank, units everywhere."""
    free = sorted(board.provinces)
    chance.shuffle(free)
    shares = [free[index::number] for index in range(number)]
    if chance.random() < 0.5:
        shares = [free[:25], *(free[25 + index :: number] for index in range(number - 1))]
    around = seats(number) if board is EAST else tuple(board.start_cities[number])
    coins, temples = 30, 20
    won = _shared_out(chance, number)
    nations: dict[Nation, NationState] = {}
    for name, cities, personages in zip(around, shares, won, strict=True):
        held = chance.randint(0, coins // 2)
        with_temple = cities[: chance.randint(0, min(temples, 6))]
        coins, temples = coins - held, temples - len(with_temple)
        nations[name] = NationState(
            wedge=chance.choice(WEDGES),
            purse=Purse(chance.randint(0, 9), chance.randint(0, 9), chance.randint(0, 9), held),
            know_hows=frozenset(KNOW_HOWS) if chance.random() < 0.5 else frozenset({"wheel", "sailing"}),
            cities=frozenset(cities),
            temples=frozenset(with_temple),
            legions=armed(**_scattered(chance, board, "legion")),
            galleys=armed(**_scattered(chance, board, "galley")),
            personages=personages,
            earned=personages._replace(scholar=0, general=0),
            owes_chip=chance.random() < 0.3,
        )
    setup = Setup(board, Variant(number, goal=goal), around)
    return given_position(setup, chance.randint(1, 60), chance.choice(around), nations)


def _shared_out(chance: Random, number: int) -> list[Personages]:
    """Return most of the personages, or all of them, shared out at random."""
    dealt = [dict.fromkeys(PERSONAGES, 0) for _ in range(number)]
    keep = chance.choice((0, 0, 1, 3))
    for kind, count in zip(PERSONAGES, (9, 8, 7, 6, 5), strict=True):
        for _ in range(count - min(count, chance.randint(0, keep))):
            chance.choice(dealt)[kind] += 1
    return [Personages(**counts) for counts in dealt]


def _scattered(chance: Random, board: AntikeBoard, unit: Unit) -> dict[ProvinceId, int]:
    places = [province for province in board.provinces if board.carries(unit, province)]
    counts: dict[ProvinceId, int] = {}
    for _ in range(chance.randint(0, 17)):
        place = chance.choice(places)
        counts[place] = counts.get(place, 0) + 1
    return counts


def pick(chance: Random, listed: list[Action], eager: float = 0.5) -> Action:
    """Return a random listed action; with probability `eager` of a random type, so that rare ones occur.

    Nine times in ten trades are left out: two for one, they would be half of the game.
    """
    if chance.random() < 0.9:
        listed = [action for action in listed if action.type != "trade"] or listed
    if chance.random() < eager:
        kind = chance.choice(sorted({action.type for action in listed}))
        listed = [action for action in listed if action.type == kind]
    return chance.choice(listed)


def possible_in_a_row(position: OwnPosition, kind: type, claim: Callable[[Any, Any], Any]) -> int:
    """Return how many actions of a type are possible one after another, in the order of `claim`.

    Units are placed one by one.
    """
    rules, count = ruleset_of(position).rules, 0
    while True:
        found = [each for each in rules.legal(position) if isinstance(each, kind)]
        single = [each for each in found if not isinstance(each, Arm) or each.legions + each.galleys == 1]
        if not single:
            return count
        here = position
        position, _ = rules.apply(here, min(single, key=lambda each: claim(here, each)))
        count += 1
