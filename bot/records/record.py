"""Game records of all rulesets: parsing with clear errors, output, and replay turn by turn.

Contains what all rulesets share; the codec of a ruleset handles its own part of the format.
"""

import codecs
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from bot.boards import BoardFileError, board_ids, load_board
from bot.engine.errors import RuleError, SetupError
from bot.engine.ruleset import Action, Event, OwnBoard, OwnPosition, OwnSetup, Position
from bot.engine.terms import Nation
from bot.i18n.lines import one_line
from bot.rulesets import Ruleset, ruleset, ruleset_ids, ruleset_of
from bot.text.records import (
    format_byte_order_mark,
    format_duplicate_key,
    format_empty_file,
    format_schema_error,
    format_unknown_id,
)
from bot.text.table.setup_errors import format_setup_error

if TYPE_CHECKING:
    from bot.model.turns import Turn

FORMAT: Final = "antike-record/1"
"""Name of the record format of all rulesets; the key `ruleset` tells them apart."""
MOST_BYTES: Final = 2**20
"""Maximum size of a record; longer ones are refused unread, on the command line and on Discord."""
MOST_ACTIONS: Final = 20_000
_MARKS: Final = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""Byte order marks, invisible bytes with which some editors begin a file."""


class RecordError(ValueError):
    """Record that is malformed or begins with an impossible position.

    The message is one line, in the locale in use when the record was read.
    """

    def __init__(self, text: str) -> None:
        super().__init__(one_line(text))


@dataclass(frozen=True, slots=True)
class Record:
    """Recorded game: set-up, players by nation, initial position, and actions."""

    setup: OwnSetup
    players: Mapping[Nation, str]
    actions: tuple[Action, ...] = ()
    given: OwnPosition | None = None
    """Initial position; None for the standard one."""

    @property
    def ruleset(self) -> Ruleset:
        """Ruleset of the game."""
        return ruleset(self.setup.ruleset)

    @property
    def start(self) -> OwnPosition:
        """Position before the first action."""
        return self.given or self.ruleset.rules.start(self.setup)


@dataclass(frozen=True, slots=True)
class Replay:
    """Result of a replay; `error` says why the action with index `failed_at` is illegal, if any is."""

    position: OwnPosition
    events: tuple[Event, ...]
    failed_at: int | None = None
    error: RuleError | None = None


class _Head(BaseModel):
    """Keys that determine how the rest of a record is parsed."""

    model_config = ConfigDict(strict=True, frozen=True)

    format: Literal["antike-record/1"]
    ruleset: Any


def read_record(text: str | bytes, boards: Callable[[str], OwnBoard] = load_board) -> Record:
    """Parse a record, with all checks that do not require replaying it; raises `RecordError`."""
    _check_form(text)
    try:
        found = _ruleset_of(_Head.model_validate_json(text))
        return Record(*found.codec.record_from_json(text, partial(_board, boards, found.id)))
    except ValidationError as error:
        raise RecordError(_first_fault(error)) from error
    except BoardFileError as error:
        raise RecordError(str(error)) from error
    except SetupError as error:
        raise RecordError(format_setup_error(error)) from error


def _check_form(text: str | bytes) -> None:
    """Raise `RecordError` for faults that pydantic ignores or reports obscurely.

    These are byte order marks, empty files and duplicate keys. All other faults are reported by
    `read_record`.
    """
    if text.startswith("\ufeff") if isinstance(text, str) else text.startswith(_MARKS):
        raise RecordError(format_byte_order_mark())
    if not text.strip():
        raise RecordError(format_empty_file())
    try:
        json.loads(text, object_pairs_hook=_check_unique_keys)
    except RecordError:
        raise
    except (ValueError, RecursionError):  # invalid JSON or encoding, or a number of thousands of digits
        return


def _check_unique_keys(pairs: list[tuple[str, object]]) -> None:
    """Raise `RecordError` for a duplicate key; JSON parsers differ in which of its values they keep."""
    names = set[str]()
    for name, _ in pairs:
        if name in names:
            raise RecordError(format_duplicate_key(name))
        names.add(name)


def _ruleset_of(head: _Head) -> Ruleset:
    if head.ruleset not in ruleset_ids():
        expected = " or ".join(map(repr, ruleset_ids()))
        raise RecordError(format_schema_error("literal_error", ("ruleset",), {"expected": expected}))
    return ruleset(head.ruleset)


def _board(boards: Callable[[str], OwnBoard], ruleset_id: str, name: str) -> OwnBoard:
    if boards is load_board and name not in board_ids(ruleset_id):
        raise RecordError(format_unknown_id("board", "board", json.dumps(name)[1:-1]))
    return boards(name)


def _first_fault(error: ValidationError) -> str:
    """Format the first error; only this one is decoded, since a file may contain half a million."""
    every = error.json(include_url=False, include_input=False)
    fault, _ = json.JSONDecoder().raw_decode(every, len("["))
    return format_schema_error(fault["type"], _written(fault["loc"]), fault.get("ctx", {}))


def _written(where: Sequence[str | int]) -> list[str | int]:
    """Return the keys that lead to a fault, without what pydantic adds: an action's type, and `[key]`."""
    kind = 2 if where[:1] == ["actions"] else None  # behind the action's index
    return [part for depth, part in enumerate(where) if depth != kind and part != "[key]"]


def replay(record: Record) -> Replay:
    """Play the actions of a record, up to the end or the first illegal one."""
    rules, position, events = record.ruleset.rules, record.start, list[Event]()
    for index, action in enumerate(record.actions):
        try:
            position, more = rules.apply(position, action)
        except RuleError as error:
            return Replay(position, tuple(events), index, error)
        events.extend(more)
    return Replay(position, tuple(events))


def write_record(record: Record) -> dict[str, Any]:
    """Serialise a record as a JSON object."""
    codec, setup = record.ruleset.codec, record.setup
    return {
        "format": FORMAT,
        "ruleset": setup.ruleset,
        "board": setup.board.id,
        "variant": codec.variant_to_json(setup),
        "seats": [{"nation": name, "player": record.players[name]} for name in setup.nations],
        "position": record.given and codec.position_to_json(record.given),
        **codec.record_to_json(setup, record.given, record.actions),
    }


def turns(start: Position, actions: Iterable[Action]) -> "Iterator[Turn]":
    """Yield the turns in order, the current one last; raises `RuleError` at an illegal action."""
    # Loads the data of stored games, which most commands on a record do without.
    from bot.model.turns import Turn

    rules, now = ruleset_of(start).rules, start
    round_number, nation, events, played = now.round, now.mover, list[Event](), list[Action]()
    for action in actions:
        now, more = rules.apply(now, action)
        played.append(action)
        ended, begun = rules.split_at_next_turn(more)
        events.extend(ended)
        if len(ended) < len(more):
            yield Turn(round_number, nation, tuple(events), tuple(played), now)
            round_number, nation, events, played = now.round, now.mover, list(begun), []
    if events or played:
        yield Turn(round_number, nation, tuple(events), tuple(played), now)
