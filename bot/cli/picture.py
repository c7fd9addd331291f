"""`render`: a position as a picture."""

import argparse
from pathlib import Path
from typing import Any, Final, Literal

from bot.boards import BOARDS
from bot.cli.errors import UsageError
from bot.cli.games import failure, load_record
from bot.record import replay

__all__ = ["add_commands"]

_FORMATS: Final[dict[str, Literal["png", "webp"]]] = {".png": "png", ".webp": "webp"}


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("render", help="draw the position that a record leads to")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    parser.add_argument("-o", dest="image", type=Path, required=True, metavar="IMAGE", help=".png or .webp")
    parser.add_argument("--region", metavar="PROVINCE", help="only this province and its neighbours")
    parser.add_argument("--width", type=_width, default=2000, help="in pixels, 200 to 4000 (default: 2000)")
    parser.add_argument("--theme", default="standard", help="how it is coloured (default: standard)")
    parser.set_defaults(run=_render)


def _width(text: str) -> int:
    if not text.isdecimal() or not 200 <= int(text) <= 4000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a width from 200 to 4000")
    return int(text)


def _render(options: argparse.Namespace) -> int:
    kind = _FORMATS.get(options.image.suffix.lower())
    if kind is None:
        raise UsageError(f"{options.image}: the picture's name has to end in .png or .webp.")
    record = load_record(options.file)
    played = replay(record)
    if status := failure(record, played):
        return status
    from bot.render import Renderer  # the picture library; no other command should wait for it

    try:
        picture = Renderer(BOARDS).draw(
            played.position,
            names=record.players,
            width=options.width,
            region=options.region,
            theme=options.theme,
            format=kind,
        )
        options.image.write_bytes(picture.data)
    except ValueError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{options.image}: {error.strerror}.") from error
    return 0
