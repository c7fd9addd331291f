"""The fullest possible positions, for every board that has a layout."""

from functools import cache

from bot.boards import BOARDS, board_ids, load_board
from bot.engine.antike.position import Bank, NationState, Personages, Position
from bot.engine.antike.setup import Setup, Variant
from bot.engine.terms import ProvinceId, Unit
from bot.render.map.layout import Layout, read_layout
from bot.render.map.rescale import enlarged
from bot.render.views.phone import LARGER

DRAWN = board_ids("antike")
"""Ids of Antike's boards, all of which can be drawn."""


@cache
def layout_of(board_id: str) -> Layout:
    """Read a layout, cached: checking two thousand points takes as long as many a test."""
    return read_layout(BOARDS / f"{board_id}.layout.json")


@cache
def larger(board_id: str) -> Layout:
    """Return a layout enlarged for phones, cached; its names are moved until they have room."""
    return enlarged(layout_of(board_id), LARGER)


def full(board_id: str, size: int = 17) -> Position:
    """Return a position with `size` units of every nation and kind in every province that carries them."""
    board = load_board(board_id)
    most = max(board.start_cities)
    setup = Setup(board, Variant(nations=most), tuple(board.start_cities[most]))

    def stacks(unit: Unit) -> dict[ProvinceId, tuple[int, int, int, int]]:
        return {name: (size, 0, 0, 0) for name in board.provinces if board.carries(unit, name)}

    nations = {
        nation: NationState(
            cities=frozenset(sorted(board.provinces)[i::most]),
            temples=frozenset(sorted(board.provinces)[i::most]),
            legions=stacks("legion"),
            galleys=stacks("galley"),
        )
        for i, nation in enumerate(setup.nations)
    }
    return Position(setup, 30, setup.nations[0], nations, Bank(0, 0, Personages()))
