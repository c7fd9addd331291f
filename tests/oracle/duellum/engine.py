"""The engine as the oracle's counterpart, used through records and the ruleset's rules and codec."""

import json
from functools import cache
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.boards import load_board
from bot.engine.board import Province
from bot.engine.duellum import Card, DuellumBoard, KnowHowPrice
from bot.engine.errors import RuleError
from bot.engine.ruleset import OwnBoard
from bot.records import RecordError, read_record, replay, write_record
from bot.rulesets import ruleset
from tests.oracle.duellum import facts

Json = dict[str, Any]
_RULES, _CODEC = ruleset("duellum").rules, ruleset("duellum").codec


class Outcome(NamedTuple):
    """The exit status of `replay FILE`, the printed position and the index of the action that failed."""

    status: int
    printed: Json | None = None
    failed_at: int | None = None


def board(name: str) -> OwnBoard:
    """Return a board from the bot's files, or `facts.OTHER` from its facts."""
    return board_of_facts(name) if name == facts.OTHER else load_board(name)


@cache
def board_of_facts(name: str) -> DuellumBoard:
    """Return an engine board made from the oracle's facts."""
    read = facts.board(name)
    around = read["borders"]
    return DuellumBoard(
        id=name,
        name=name,
        provinces={each: Province(each, each) for each in read["provinces"]},
        borders={(one, two): around[one][two] for one in around for two in around[one] if one < two},
        nations=tuple(read["nations"]),
        sites=frozenset(each for each, place in read["provinces"].items() if place["city"]),
        symbols=frozenset(each for each, place in read["provinces"].items() if place["galley_symbol"]),
        start_cities=read["start_cities"],
        coins=read["coins"],
        prices={each: KnowHowPrice(**price) for each, price in read["know_hows"].items()},
        cards={each: _card(card) for each, card in facts.cards(name).items()},
    )


def _card(card: Json) -> Card:
    effect = card["effect"]
    return Card(
        id=card["id"],
        copies=card["copies"],
        when=card["when"],
        effect=effect["op"],
        number=effect.get("number", effect.get("amount", 0)),
        resource=effect.get("resource"),
        unit=effect.get("unit"),
    )


def start(record: Json) -> Any:
    """Return the position before the first action of a record."""
    return read_record(json.dumps(record), board).start


def play(position: Any, action: Json) -> Any | None:
    """Return the next position; None for an illegal or malformed action."""
    try:
        after, _events = _RULES.apply(position, _CODEC.action_from_json(json.dumps(action)))
    except (RuleError, ValidationError):
        return None
    return after


def kept(position: Any) -> Any:
    """Return the position restored from its snapshot."""
    snapshot = json.loads(json.dumps(_CODEC.snapshot_to_json(position)))
    return _CODEC.snapshot_from_json(position.setup, snapshot)


def legal(position: Any) -> list[Json]:
    """Return the legal actions as JSON."""
    return [_CODEC.action_to_json(action) for action in _RULES.legal(position)]


def printed(position: Any) -> Json:
    """Return the position as `replay` prints it, without `ok`, `events` and `hash`."""
    return {
        "position": _CODEC.position_to_json(position),
        "phase": _CODEC.phase_to_json(position),
        "to_move": position.mover,
        "awaiting": [position.awaited] if position.awaited else [],
        "winner": position.outcome.winner if position.outcome else None,
        "bank": _CODEC.bank_to_json(position),
    }


def reached(record: Json) -> Any:
    """Return the position after the actions of a record."""
    return replay(read_record(json.dumps(record), board)).position


def written(record: Json) -> Json:
    """Return the record as the bot would write it."""
    return write_record(read_record(json.dumps(record), board))


def outcome(record: Json) -> Outcome:
    """Return the result of a whole record, like `replay FILE`."""
    try:
        played = replay(read_record(json.dumps(record), board))
    except RecordError:
        return Outcome(2)
    shown = printed(played.position)
    return Outcome(0, shown) if played.error is None else Outcome(1, shown, played.failed_at)
