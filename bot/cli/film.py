"""`film`: a game turn by turn as an animation."""

import argparse
from pathlib import Path
from typing import Any, Final

from bot.boards import BOARDS
from bot.cli.errors import UsageError, number, writing
from bot.cli.records import load_game
from bot.cli.render import WIDTH
from bot.records import turns
from bot.render import Renderer
from bot.render.film import FILM_WIDTH, make_replay, render_film

_TURN: Final = number("the number of a turn, from 1", 1)


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("film")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    parser.add_argument("-o", dest="image", type=Path, required=True, metavar="IMAGE", help=".webp")
    parser.add_argument(
        "--from", dest="first", type=_TURN, default=1, metavar="N", help="first turn to show, counted from 1"
    )
    parser.add_argument(
        "--to", dest="last", type=_TURN, metavar="N", help="last turn to show (default: the last one)"
    )
    parser.add_argument(
        "--width", type=WIDTH, help="in pixels; narrower if it would exceed 8 MiB (default: 1000)"
    )
    parser.add_argument("--theme", default="standard", help="standard or contrast (default: standard)")
    parser.set_defaults(run=_film)


def _film(options: argparse.Namespace) -> int:
    if options.image.suffix.lower() != ".webp":
        raise UsageError(f"{options.image}: the replay's name has to end in .webp.")
    record = load_game(options.file)
    with writing(options.image):
        past = tuple(turns(record.start, record.actions))
        span = {"first": options.first, "last": options.last}
        film = make_replay(record.start, past, record.players, **span, theme=options.theme)
        picture = render_film(Renderer(BOARDS), film, width=options.width or FILM_WIDTH)
        options.image.write_bytes(picture.data)
    return 0
