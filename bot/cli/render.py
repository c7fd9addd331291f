"""`render`: a position as a picture."""

import argparse
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, Literal

from bot.cli.counting import counted
from bot.cli.errors import UsageError, number, writing
from bot.cli.records import failure, load_record
from bot.engine.ruleset import Event, Position
from bot.engine.terms import UNITS
from bot.records import Record, Replay, replay
from bot.render import Renderer, reach_of

FORMATS: Final[dict[str, Literal["jpeg", "png", "webp"]]] = {".jpg": "jpeg", ".png": "png", ".webp": "webp"}


WIDTH: Final = number("a width from 200 to 4000", 200, 4000)
"""Parser of a width in pixels."""


def add_commands(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("render")
    parser.add_argument("file", type=Path, help="a game record (JSON)")
    parser.add_argument(
        "-o", dest="image", type=Path, required=True, metavar="IMAGE", help=".jpg, .png or .webp"
    )
    views = "overview, phone, close, region, changes or reach (default: by the other options)"
    parser.add_argument("--view", help=views)
    parser.add_argument("--region", metavar="PROVINCE", help="show only this province and its neighbours")
    parser.add_argument(
        "--since",
        type=number("the number of an action", most=999_999_999),
        metavar="N",
        help="highlight everything since action N (the first is 0)",
    )
    parser.add_argument(
        "--nation", help="zoom in on this nation's cities and units (default: on what changed)"
    )
    parser.add_argument(
        "--from", dest="origin", metavar="PROVINCE", help="show how far units can move from here"
    )
    parser.add_argument("--unit", choices=UNITS, help="with --from: which units (default: legion)")
    parser.add_argument("--width", type=WIDTH, help="in pixels, 200 to 4000 (default: the view's own)")
    parser.add_argument("--theme", default="standard", help="standard or contrast (default: standard)")
    parser.set_defaults(run=_render)


def _render(options: argparse.Namespace) -> int:
    kind = FORMATS.get(options.image.suffix.lower())
    if kind is None:
        raise UsageError(f"{options.image}: the picture's name has to end in .jpg, .png or .webp.")
    record = load_record(options.file)
    played = replay(record)
    if status := failure(record, played):
        return status
    with writing(options.image):
        picture = Renderer().draw(
            played.position,
            view=_view(options),
            names=record.players,
            width=options.width,
            region=options.region,
            nation=options.nation,
            since=_events(record, played, options),
            reach=_reach(played.position, options),
            theme=options.theme,
            format=kind,
        )
        options.image.write_bytes(picture.data)
    return 0


def _view(options: argparse.Namespace) -> str | None:
    """Return the requested view, or the one implied by other options."""
    view: str | None = options.view
    if view is None and options.origin is not None:
        return "reach"
    if view is None and options.nation is not None:
        return "close"
    return "changes" if view is None and options.since is not None else view


def _events(record: Record, played: Replay, options: argparse.Namespace) -> tuple[Event, ...]:
    """Return the events from the action `--since` on; by default of the whole record."""
    since = options.since or 0
    if since > len(record.actions):
        raise UsageError(f"--since: the record has {counted(len(record.actions), 'action')}, not {since}.")
    before = replay(replace(record, actions=record.actions[:since]))
    return played.events[len(before.events) :]


def _reach(position: Position, options: argparse.Namespace) -> Any:
    if options.origin is None:
        if options.unit or options.view == "reach":
            raise UsageError("--from is missing: name the province that the units stand in.")
        return None
    if options.origin not in position.setup.board.provinces:
        board = position.setup.board.name
        raise UsageError(f"The {board} board has no province {json.dumps(options.origin)}.")
    return reach_of(position, options.origin, options.unit or "legion")
