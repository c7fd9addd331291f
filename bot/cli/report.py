"""`report`: winning chances over a game, and its turning points."""

import argparse
import json
from pathlib import Path
from typing import Any

from bot.cli.errors import UsageError, writing
from bot.cli.records import load_game
from bot.cli.render import FORMATS
from bot.i18n.catalogue import speaking
from bot.i18n.language import ENGLISH, LANGUAGES
from bot.records import turns
from bot.render import Renderer
from bot.report import draw_report, report_of, report_to_json


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("report")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    endings = ".jpg, .png, .webp or .json"
    parser.add_argument("-o", dest="report", type=Path, required=True, metavar="REPORT", help=endings)
    parser.add_argument(
        "--language", choices=LANGUAGES, default=ENGLISH, help="language of the report (default: en)"
    )
    parser.add_argument("--theme", default="standard", help="standard or contrast (default: standard)")
    parser.set_defaults(run=_report)


def _report(options: argparse.Namespace) -> int:
    kind = options.report.suffix.lower()
    if kind not in {".json", *FORMATS}:
        raise UsageError(f"{options.report}: the report's name has to end in .jpg, .png, .webp or .json.")
    record = load_game(options.file)
    with writing(options.report):
        report = report_of(record.start, turns(record.start, record.actions), record.players)
        with speaking(options.language):
            if kind == ".json":
                data = json.dumps(report_to_json(report), ensure_ascii=False, indent=1).encode() + b"\n"
            else:
                renderer, look = Renderer(), options.theme
                kept = FORMATS[kind]
                data = draw_report(renderer, report, theme=look, format_=kept, alone=True).data
        options.report.write_bytes(data)
    return 0
