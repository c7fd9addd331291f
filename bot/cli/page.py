"""`page`: a game turn by turn as a self-contained web page."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.errors import UsageError, writing
from bot.cli.records import load_game
from bot.i18n.catalogue import speaking
from bot.i18n.language import ENGLISH, LANGUAGES
from bot.page import page_of
from bot.records import turns


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("page")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    parser.add_argument("-o", dest="page", type=Path, required=True, metavar="PAGE", help=".html")
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=ENGLISH,
        help="language it opens in (default: en); the page contains all",
    )
    parser.set_defaults(run=_page)


def _page(options: argparse.Namespace) -> int:
    if options.page.suffix.lower() not in {".html", ".htm"}:
        raise UsageError(f"{options.page}: the page's name has to end in .html.")
    record = load_game(options.file)
    with writing(options.page):
        with speaking(options.language):
            page = page_of(record.start, tuple(turns(record.start, record.actions)), record.players)
        options.page.write_bytes(page)
    return 0
