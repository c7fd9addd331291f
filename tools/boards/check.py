"""Check the geometry of boards against their topology.

    python -m tools.boards.check [BOARD ...]

Without a name, all boards that have a layout are checked. The built files are read, as by the bot; no library
of the build is needed.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.boards import BOARDS, read_board
from bot.engine.board import Board
from bot.render.map.layout import Layout, read_layout
from tools.boards.checking.contacts import contacts, length, line_faults, touch_faults
from tools.boards.checking.kinds import ground, kind_faults
from tools.boards.checking.places import place_faults
from tools.boards.checking.sheets import Pair, Sheets
from tools.boards.facts import read_exceptions


def laid_out() -> tuple[str, ...]:
    """Return the ids of the boards that have a layout, sorted."""
    return tuple(sorted(path.name.removesuffix(".layout.json") for path in BOARDS.glob("*.layout.json")))


def faults_of(board: Board, layout: Layout, exceptions: Mapping[Pair, str]) -> list[str]:
    """Return a message for each contradiction between a layout and its board, or within the layout."""
    if set(board.provinces) != set(layout.provinces):
        odd = sorted(set(board.provinces) ^ set(layout.provinces))
        return [f"Board and layout do not have the same provinces: {', '.join(odd)}."]
    sheets = Sheets(layout)
    kinds = {(min(pair), max(pair)): kind for pair, kind in board.borders.items()}
    found = contacts(sheets)
    return [
        *touch_faults(found, kinds),
        *line_faults(found, sheets, kinds),
        *kind_faults(sheets, kinds, exceptions),
        *place_faults(sheets, board),
    ]


def faults(board_id: str, folder: Path = BOARDS) -> list[str]:
    """Return the faults in the files of one board, each with the board's id."""
    board, layout = read_board(folder / f"{board_id}.json"), read_layout(folder / f"{board_id}.layout.json")
    return [f"{board_id}: {text}" for text in faults_of(board, layout, read_exceptions(board_id))]


def report(board_id: str, folder: Path = BOARDS) -> str:
    """Return the figures of one board in one line; lengths are in pixels."""
    sheets = Sheets(read_layout(folder / f"{board_id}.layout.json"))
    found = contacts(sheets)
    grounds = {border.between: ground(sheets, border) for border in sheets.layout.borders}
    # Where four provinces meet in a point, two of them may touch over a pixel without a border.
    (a, b), places = min(((pair, found[pair]) for pair in grounds), key=lambda item: length(item[1]))
    seen = min(grounds, key=lambda pair: max(grounds[pair]))
    return (
        f"{board_id}: {len(sheets.names)} provinces, {len(sheets.layout.borders)} borders drawn, "
        f"shortest contact {length(places):.0f} px ({a}-{b}), "
        f"least on one ground {max(grounds[seen]):.0f} px ({'-'.join(seen)})"
    )


def main() -> int:
    """Check boards and print figures and faults; return 1 if there are faults, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.boards.check", description="Check built boards.")
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=f"one of {', '.join(laid_out())}")
    wanted = parser.parse_args().boards or laid_out()
    found = [fault for board_id in wanted for fault in faults(board_id)]
    lines = [*(report(board_id) for board_id in wanted), *found]
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
