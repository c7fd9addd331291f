"""Positions to draw: a start, the middle of a game, and a board fuller than in any game."""

import random
from dataclasses import replace
from functools import cache

from bot.boards import load_board
from bot.engine.antike import apply
from bot.engine.antike import start as open_game
from bot.engine.antike.board import AntikeBoard
from bot.engine.antike.events import Event
from bot.engine.antike.position import Bank, NationState, Personages, Phase, Position, Stack
from bot.engine.antike.setup import Setup, Variant
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS
from bot.engine.purse import Purse
from bot.engine.terms import WEDGES, Nation, ProvinceId, Unit
from tools.bench.engine import play_at_random

BANK = Bank(24, 20, Personages(9, 8, 7, 6, 5))


def setup_of(count: int, board_id: str = "east") -> Setup:
    board = load_board(board_id)
    return Setup(board, Variant(nations=count), tuple(board.start_cities[count]))


def start(count: int, board_id: str = "east") -> Position:
    """Return a start position: no unit on the board, no stone on the rondel."""
    setup = setup_of(count, board_id)
    nations = {
        nation: NationState(
            purse=Purse(2, 1, 3, 1), cities=frozenset(setup.board.start_cities[count][nation])
        )
        for nation in setup.nations
    }
    return Position(setup, 1, setup.turn_order[0], nations, BANK)


def _carrying(board: AntikeBoard, unit: Unit) -> list[ProvinceId]:
    return [province for province in sorted(board.provinces) if board.carries(unit, province)]


def _spread(
    chance: random.Random, board: AntikeBoard, own: list[ProvinceId], unit: Unit
) -> dict[ProvinceId, Stack]:
    stacks: dict[ProvinceId, Stack] = {}
    for city in chance.sample(own, 4):
        near = [city, *board.ways(unit, city)]
        province = chance.choice(
            [place for place in near if board.carries(unit, place)] or _carrying(board, unit)
        )
        stacks[province] = (chance.choice([1, 1, 2, 3, 5]), 0, 0, 0)
    return stacks


def middle(count: int, seed: int = 3, board_id: str = "east") -> Position:
    """Return a made-up mid-game position; the mover is on its maneuver, some of its units are tipped."""
    chance = random.Random(seed)
    setup = setup_of(count, board_id)
    board = setup.board
    cities = {nation: list(board.start_cities[count][nation]) for nation in setup.nations}
    for _ in range(5):
        for own in cities.values():
            taken = {city for each in cities.values() for city in each}
            near = [p for city in own for unit in ("legion", "galley") for p in board.ways(unit, city)]
            free = sorted({province for province in near if province not in taken})
            if free:
                own.append(chance.choice(free))
    nations: dict[Nation, NationState] = {}
    for i, nation in enumerate(setup.nations):
        own = sorted(cities[nation])
        basics = chance.sample(["wheel", "sailing", "market", "monarchy"], 2)
        known = {
            know for know in KNOW_HOWS if know in basics or (BASIC_KNOW_HOWS.get(know) in basics and i % 2)
        }
        legions, galleys = _spread(chance, board, own, "legion"), _spread(chance, board, own, "galley")
        nations[nation] = NationState(
            wedge=WEDGES[(3, 3, 0, 5, 3, 6)[i]],
            purse=Purse(*(chance.randint(0, 12) for _ in range(4))),
            know_hows=frozenset(known),
            cities=frozenset(own),
            temples=frozenset(chance.sample(own, 2)),
            legions=legions,
            galleys=galleys,
            personages=Personages(1 + i % 2, i % 3, i % 2, 0, 1 if i == 2 else 0),
        )
    mover = setup.turn_order[0]
    position = Position(setup, 9, mover, nations, Bank(11, 8, Personages(1, 3, 5, 6, 4)), Phase.WEDGE)
    state = nations[mover]
    moved = {
        place: (0, 0, stack[0] - 1, 0) if stack[0] > 1 else stack for place, stack in state.legions.items()
    }
    moved = {
        place: (1, *stack[1:]) if sum(stack) > 1 or stack[2] else stack for place, stack in moved.items()
    }
    nations[mover] = replace(state, wedge="maneuver-1", legions=moved)
    return position


def everywhere(count: int = 6, board_id: str = "east") -> Position:
    """Return a position with every nation's units wherever possible, and an owned temple city everywhere."""
    setup = setup_of(count, board_id)
    board = setup.board
    provinces = sorted(board.provinces)
    nations = {}
    for i, nation in enumerate(setup.nations):
        own = frozenset(provinces[i::count])
        nations[nation] = NationState(
            wedge="temple",
            purse=Purse(17, 10, 23, 30),
            know_hows=frozenset(KNOW_HOWS),
            cities=own,
            temples=own,
            legions={
                place: (1 + (j + i) % 17, 0, 0, 0) for j, place in enumerate(_carrying(board, "legion"))
            },
            galleys={
                place: (1 + (3 * j + i) % 17, 0, 0, 0) for j, place in enumerate(_carrying(board, "galley"))
            },
            personages=Personages(2, 1, 1, 1, 1),
        )
    return Position(setup, 88, setup.nations[0], nations, Bank(0, 0, Personages()), Phase.RONDEL)


def crowded(province: ProvinceId, count: int = 6, size: int = 17) -> Position:
    """Return a position with `size` units of every nation and possible kind in one province."""
    position = start(count)
    board = position.setup.board
    legions = {province: (size, 0, 0, 0)} if board.carries("legion", province) else {}
    galleys = {province: (size, 0, 0, 0)} if board.carries("galley", province) else {}
    nations = {n: replace(s, legions=legions, galleys=galleys) for n, s in position.nations.items()}
    return with_state(position, nations)


@cache
def span(board_id: str, count: int = 6, length: int = 520, last: int = 30) -> tuple[Position, list[Event]]:
    """Return a random game's position after `length` actions, and the events of the last of them; cached."""
    _, actions, _ = play_at_random(count, 1, length, 99, board_id)
    position, events = open_game(setup_of(count, board_id)), list[Event]()
    for index, action in enumerate(actions):
        position, happened = apply(position, action)
        if index >= length - last:
            events += happened
    return position, events


def with_state(position: Position, nations: dict[Nation, NationState]) -> Position:
    """Return the same position with other holdings."""
    return Position(
        position.setup, position.round, position.mover, nations, position.bank, position.phase, position.turn
    )
