"""Whole games as records: reading with clear errors, writing, and playing them."""

import codecs
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pydantic import ValidationError

from bot.boards import BoardFileError, board_ids, load_board
from bot.engine.antike import Position, Setup, Variant, apply, start
from bot.engine.antike.actions import Action
from bot.engine.antike.events import Event
from bot.engine.board import Board
from bot.engine.errors import RuleError, SetupError
from bot.engine.terms import Nation
from bot.i18n.lines import one_line
from bot.records.antike.actions import action_from_model, action_to_json
from bot.records.antike.positions import position_from_model, position_to_json
from bot.records.antike.schema import RecordModel
from bot.text.records import tell_fault, tell_mark, tell_twice, tell_unknown
from bot.text.setup_errors import tell_setup

__all__ = [
    "FORMAT",
    "MOST_ACTIONS",
    "MOST_BYTES",
    "Record",
    "RecordError",
    "Replay",
    "read_record",
    "replay",
    "write_record",
]

FORMAT: Final = "antike-record/1"
_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""Invisible bytes with which some editors begin a file."""


class RecordError(ValueError):
    """A record that is malformed or begins with an impossible position.

    The text is one line, in the language spoken when it was read.
    """

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


@dataclass(frozen=True, slots=True)
class Record:
    """A game: set-up, who sits where, where it begins, and its actions."""

    setup: Setup
    players: dict[Nation, str]
    actions: tuple[Action, ...] = ()
    given: Position | None = None
    """None means the ordinary start."""

    @property
    def start(self) -> Position:
        """The position before the first action."""
        return self.given or start(self.setup)


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a record could be played; `error` says why action `failed_at` could not."""

    position: Position
    events: tuple[Event, ...]
    failed_at: int | None = None
    error: RuleError | None = None


MOST_BYTES: Final = 2**20
"""A longer record is refused unread, on the command line and on Discord."""
MOST_ACTIONS: Final = 20_000


def _check_form(text: str | bytes) -> None:
    """What a reader of JSON would pass over, or tell of in riddles; all else is told with the content."""
    if text.startswith("\ufeff") if isinstance(text, str) else text.startswith(_MARKS):
        raise RecordError(tell_mark())
    try:
        json.loads(text, object_pairs_hook=_once)
    except RecordError:
        raise
    except (ValueError, RecursionError):  # no JSON, no text, a number of thousands of digits
        return


def _once(pairs: list[tuple[str, object]]) -> None:
    """Every key stands once; of two, readers of JSON take the one or the other."""
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(tell_twice(twice))


def read_record(text: str | bytes, boards: Callable[[str], Board] = load_board) -> Record:
    """Check everything that does not depend on playing; raises `RecordError`."""
    _check_form(text)
    try:
        model = RecordModel.model_validate_json(text)
        if boards is load_board and model.board not in board_ids():
            raise RecordError(tell_unknown("board", "board", json.dumps(model.board)))
        board = boards(model.board)
        setup = Setup(board, Variant(**model.variant.model_dump()), tuple(s.nation for s in model.seats))
        players = {seat.nation: seat.player for seat in model.seats}
        _check_pairs(setup, players)
        given = position_from_model(setup, model.position) if model.position else None
    except ValidationError as error:
        raise RecordError(_first_fault(error)) from error
    except BoardFileError as error:
        raise RecordError(str(error)) from error
    except SetupError as error:
        raise RecordError(tell_setup(error)) from error
    actions = tuple(action_from_model(action) for action in model.actions)
    for index, action in enumerate(actions):
        _check_names(setup, index, action)
    return Record(setup, players, actions, given)


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False)[0]
    return tell_fault(fault["type"], fault["loc"], fault.get("ctx", {}))


def _check_pairs(setup: Setup, players: Mapping[Nation, str]) -> None:
    """With four nations of two players, each player has one of the pairs of S9."""
    sides = setup.sides
    if len(sides) < len(setup.nations):
        told = [{players[nation] for nation in side} for side in sides]
        if any(len(player) != 1 for player in told) or told[0] == told[1]:
            raise SetupError("pairs", pairs=sides)


def _check_names(setup: Setup, index: int, action: Action) -> None:
    """Provinces and nations that the game does not have are unknown names."""
    for field in ("province", "origin", "target", "give_up"):
        province = getattr(action, field, None)
        if province is not None and province not in setup.board.provinces:
            raise RecordError(tell_unknown(f"actions.{index}", "province", json.dumps(province)))
    nation = getattr(action, "nation", None)
    if nation is not None and nation not in setup.nations:
        raise RecordError(tell_unknown(f"actions.{index}", "nation", nation))


def replay(record: Record) -> Replay:
    """Play the actions up to the end or to the first that cannot be played."""
    position, events = record.start, list[Event]()
    for index, action in enumerate(record.actions):
        try:
            position, more = apply(position, action)
        except RuleError as error:
            return Replay(position, tuple(events), index, error)
        events.extend(more)
    return Replay(position, tuple(events))


def write_record(record: Record) -> dict[str, Any]:
    """The record's JSON form."""
    variant = record.setup.variant
    return {
        "format": FORMAT,
        "ruleset": "antike",
        "board": record.setup.board.id,
        "variant": {
            "nations": variant.nations,
            "goal": variant.goal,
            "expert": variant.expert,
            "military": variant.military,
            "one_city": variant.one_city,
            "two_players": variant.two_players,
        },
        "seats": [{"nation": name, "player": record.players[name]} for name in record.setup.nations],
        "position": record.given and position_to_json(record.given),
        "actions": [action_to_json(action) for action in record.actions],
    }
