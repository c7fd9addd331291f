"""Measure how fair a board's start cities are, and print the numbers as a table.

    python -m tools.boards.balance [BOARD ...]

These are measures, not proof: they count room and resources, and ignore the order of turns.
"""

import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from bot.boards import load_board
from bot.engine.antike.board import AntikeBoard
from bot.engine.terms import CHIPS, UNITS, Nation, ProvinceId, Unit
from tools.tables import format_table

_BOARDS: Final = ("east", "west")
_ON_FOOT: Final[tuple[Unit, ...]] = ("legion",)
_BY_SHIP: Final[tuple[Unit, ...]] = ("galley",)
_HEAD: Final = (
    "nations",
    "nation",
    "by land 1 / 2",
    "by sea 1 / 2",
    "in all 1 / 2",
    "marble, iron, gold",
    "rival",
    "sea",
)


@dataclass(frozen=True, slots=True)
class Start:
    """Surroundings of one nation's three start cities; pairs count within one and within two steps.

    `land`, `sea`, `all`: free provinces (no nation starts there) that legions, galleys or either can reach,
    past no rival's city. `chips`: the number of those within one step that yield marble, iron and gold.
    `rival`: steps to the nearest city of another nation. `ports`: provinces (own, free or rivals') within
    two steps by sea of the nation's ports, which are included.
    """

    nation: Nation
    land: tuple[int, int]
    sea: tuple[int, int]
    all: tuple[int, int]
    chips: tuple[int, int, int]
    rival: int
    ports: int


def within(
    board: AntikeBoard,
    homes: Iterable[ProvinceId],
    units: Collection[Unit],
    steps: int,
    closed: Collection[ProvinceId] = (),
) -> dict[ProvinceId, int]:
    """Return the steps to each province at most `steps` from `homes`; `closed` ones are not entered."""
    found = dict.fromkeys(homes, 0)
    edge = list(found)
    for step in range(1, steps + 1):
        ways = [to for home in edge for unit in units for to in board.ways(unit, home)]
        edge = [to for to in dict.fromkeys(ways) if to not in found and to not in closed]
        found.update(dict.fromkeys(edge, step))
    return found


def _free(
    board: AntikeBoard, homes: Collection[ProvinceId], units: Collection[Unit], taken: set[ProvinceId]
) -> list[int]:
    """Return the distance in steps, 1 or 2, of each free province."""
    near = within(board, homes, units, 2, taken - set(homes))
    return [steps for steps in near.values() if steps]


def _rival(board: AntikeBoard, homes: Collection[ProvinceId], rivals: set[ProvinceId]) -> int:
    near = within(board, homes, UNITS, len(board.provinces))
    return min(steps for province, steps in near.items() if province in rivals)


def measure(board: AntikeBoard, number: int) -> list[Start]:
    """Return the starts of a game of `number` nations, in the board's order of nations."""
    starts = board.start_cities[number]
    taken = {city for homes in starts.values() for city in homes}
    found: list[Start] = []
    for nation, homes in starts.items():
        rivals = taken - set(homes)
        land, sea, both = (_free(board, homes, units, taken) for units in (_ON_FOOT, _BY_SHIP, UNITS))
        around = [place for place, step in within(board, homes, UNITS, 1, rivals).items() if step]
        yields = [board.resources[place] for place in around]
        marble, iron, gold = (yields.count(chip) for chip in CHIPS)
        ports = [home for home in homes if board.carries("galley", home)]
        found.append(
            Start(
                nation,
                (land.count(1), len(land)),
                (sea.count(1), len(sea)),
                (both.count(1), len(both)),
                (marble, iron, gold),
                _rival(board, homes, rivals),
                len(within(board, ports, _BY_SHIP, 2)),
            )
        )
    return found


def table(board: AntikeBoard) -> str:
    """Return all starts of a board as a table in Markdown."""
    rows: list[tuple[object, ...]] = []
    for number in sorted(board.start_cities):
        for start in measure(board, number):
            pairs = (f"{one} / {two}" for one, two in (start.land, start.sea, start.all))
            chips = ", ".join(str(count) for count in start.chips)
            rows.append((number, start.nation.capitalize(), *pairs, chips, start.rival, start.ports))
    return format_table(_HEAD, rows)


def main() -> None:
    """Print the tables of the named boards, by default of East and West."""
    parts = []
    for name in sys.argv[1:] or _BOARDS:
        board = load_board(name)
        parts.append(f"### {board.name}\n\n{table(board)}\n")
    sys.stdout.write("\n".join(parts))


if __name__ == "__main__":
    main()
