"""`report`: who was how likely to win when in a game, and which turns have turned it."""

import argparse
import json
from pathlib import Path
from typing import Any

from bot.cli.errors import UsageError
from bot.cli.records import failure, load_record
from bot.i18n.catalogue import speaking
from bot.model.language import ENGLISH, LANGUAGES
from bot.records import replay, turns
from bot.report import report_of, report_to_json


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("report")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    parser.add_argument("-o", dest="report", type=Path, required=True, metavar="REPORT", help=".json")
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH, help="of its texts (default: en)")
    parser.set_defaults(run=_report)


def _report(options: argparse.Namespace) -> int:
    if options.report.suffix.lower() != ".json":
        raise UsageError(f"{options.report}: the report's name has to end in .json.")
    record = load_record(options.file)
    if status := failure(record, replay(record)):
        return status
    try:
        report = report_of(record.start, turns(record.start, record.actions), record.players)
        with speaking(options.language):
            data = json.dumps(report_to_json(report), ensure_ascii=False, indent=1)
        options.report.write_text(data + "\n", "utf-8")
    except ValueError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{options.report}: {error.strerror}.") from error
    return 0
