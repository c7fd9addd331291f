"""Boards added by the host."""

import os
from pathlib import Path
from typing import Final

from bot.boards import board_folder, load_board, use_folder
from bot.cli.errors import UsageError

_SETTING: Final = "ANTIKE_BOARDS"
_FILE: Final = Path(".env")


def offer_boards() -> None:
    """Make the host's boards available to all commands; raises `UsageError` if their folder is unusable.

    Other invalid settings, or an unreadable `.env`, are reported where all settings are needed.
    """
    written = os.path.exists(_FILE)  # noqa: PTH110 Path raises in a folder that may not be searched
    if not (written or any(name.upper() == _SETTING for name in os.environ)):
        return  # reading settings takes as long as replaying a game
    from bot.config import ConfigError, read_board_folder

    try:
        use_folder(read_board_folder())
    except ConfigError as error:
        if str(error).startswith(_SETTING):
            raise UsageError(str(error)) from error


def examine_board(name: str) -> str:
    """Describe a board in one line; raises ValueError, naming the file, if it is not playable or drawable."""
    board, folder = load_board(name), board_folder(name)
    layout, base = folder / f"{name}.layout.json", folder / f"{name}.base.webp"
    if missing := [path.name for path in (layout, base) if not path.is_file()]:
        raise ValueError(f"{name}.json: {' and '.join(missing)} must lie beside it, so that it can be drawn.")
    _check_layout_and_base(layout, base, set(board.provinces), {frozenset(pair) for pair in board.borders})
    return f"{len(board.provinces)} provinces, {len(board.borders)} borders, from {folder}"


def _check_layout_and_base(
    layout: Path, base: Path, provinces: set[str], borders: set[frozenset[str]]
) -> None:
    """Check that layout and base picture belong to the board."""
    from PIL import Image  # the picture library; no other command should wait for it

    from bot.render.map.layout import read_layout

    page = read_layout(layout)
    if odd := sorted(provinces ^ set(page.provinces)):
        raise ValueError(f"{layout.name}: its provinces are not those of the board ({', '.join(odd[:3])}).")
    drawn = {frozenset(border.between) for border in page.borders}
    if odd_borders := sorted("-".join(sorted(pair)) for pair in borders ^ drawn):
        raise ValueError(
            f"{layout.name}: its borders are not those of the board ({', '.join(odd_borders[:3])})."
        )
    try:
        with Image.open(base) as picture:
            size = picture.size
    except OSError as error:
        raise ValueError(f"{base.name}: cannot be read as a picture.") from error
    if size != page.size:
        raise ValueError(
            f"{base.name}: is {size[0]} by {size[1]} pixels, but the layout is made for another size."
        )
