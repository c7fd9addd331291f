"""Build the files of boards in `data/boards`.

python -m tools.boards [BOARD ...]

Without a name all boards are built. For each of them: the board file from its facts, the layout from its
geography, both base pictures from the layout. The same sources and the same versions of the libraries (group
`boards`) give the same bytes.
"""

import argparse
import logging
import sys
from pathlib import Path

from bot.boards import BOARDS, read_board
from bot.engine.ruleset import OwnBoard
from bot.render.map.layout import Layout
from tools.boards.check import faults
from tools.boards.drawing import Drawing
from tools.boards.facts import board_file, boards_with_facts, drawable_boards, read_facts
from tools.boards.layout_file import layout_of, layout_text
from tools.boards.painting import PICTURES, encode, paint
from tools.boards.pieces import pieces_of
from tools.boards.placing import place_all

_log = logging.getLogger("tools.boards")


def draw(board: OwnBoard) -> Drawing:
    """Return the geometry of a board; raises `ValueError` if no package draws it.

    Each way of drawing is a package of its own, with the build's libraries.
    """
    if board.ruleset == "duellum":
        from tools.boards.duellum import draw_duellum

        return draw_duellum(board)
    if board.id == "east":
        from tools.boards.east import draw_east

        return draw_east(board)
    if board.id == "west":
        from tools.boards.west.draw import draw_west

        return draw_west()
    raise ValueError(f"There are facts about the board {board.id}, but nothing draws it.")


def build(board_id: str, folder: Path) -> None:
    """Build one board's files into a folder; a board file kept by hand, without facts, is copied."""
    path = folder / f"{board_id}.json"
    if board_id in boards_with_facts():
        path.write_text(board_file(board_id, read_facts(board_id)), encoding="utf-8")
    elif folder != BOARDS:
        path.write_bytes((BOARDS / path.name).read_bytes())
    board = read_board(path)
    _log.info("%s: drawing", board_id)
    drawing = draw(board)
    raw = layout_of(drawing)
    _log.info("%s: placing names and counters", board_id)
    place_all(raw, board, pieces_of(board))
    text = layout_text(raw)
    (folder / f"{board_id}.layout.json").write_text(text, encoding="utf-8")
    layout = Layout.model_validate_json(text)
    for theme, suffix in PICTURES.items():
        _log.info("%s: painting, theme %s", board_id, theme)
        picture = encode(paint(layout, board, drawing.terrain, theme))
        (folder / f"{board_id}.{suffix}.webp").write_bytes(picture)


def main() -> int:
    """Build the named boards, or all; return 1 if any has faults, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.boards", description="Build the files of boards.")
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=", ".join(drawable_boards()))
    parser.add_argument("--into", type=Path, default=BOARDS, help="folder to write to (default: %(default)s)")
    options = parser.parse_args()
    if unknown := set(options.boards) - set(drawable_boards()):
        parser.error(f"there is no board {', '.join(sorted(unknown))}, only {', '.join(drawable_boards())}")
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    found = []
    for board_id in options.boards or drawable_boards():
        build(board_id, options.into)
        found += faults(board_id, options.into)
    for fault in found:
        _log.error("%s", fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
