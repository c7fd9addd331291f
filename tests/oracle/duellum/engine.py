"""The engine as the oracle's counterpart, in and out by the record layer, on boards of our own facts."""

import json
from functools import cache
from typing import Any, NamedTuple

from pydantic import ValidationError

from bot.engine.board import Province
from bot.engine.duellum import Card, DuellumBoard, KnowHowPrice
from bot.engine.duellum import ruleset as rules
from bot.engine.errors import RuleError, SetupError
from bot.records import RecordError
from bot.records import duellum as codec
from tests.oracle.duellum import facts

Json = dict[str, Any]


class Outcome(NamedTuple):
    """What the command line makes of a record."""

    status: int
    printed: Json | None = None
    failed_at: int | None = None


@cache
def board(name: str) -> DuellumBoard:
    """The engine's board."""
    if name not in facts.BOARDS:
        raise RecordError("no such board")
    read = facts.board(name)
    borders = {
        (one, other): kind
        for one, around in read["borders"].items()
        for other, kind in around.items()
        if one < other
    }
    return DuellumBoard(
        id=name,
        name=name,
        provinces={each: Province(each, each) for each in read["provinces"]},
        borders=borders,
        nations=tuple(read["nations"]),
        sites=frozenset(each for each, place in read["provinces"].items() if place["city"]),
        symbols=frozenset(each for each, place in read["provinces"].items() if place["galley_symbol"]),
        start_cities=read["start_cities"],
        coins=read["coins"],
        prices={each: KnowHowPrice(**price) for each, price in read["know_hows"].items()},
        cards={each: _card(card) for each, card in facts.cards().items()},
    )


def _card(card: Json) -> Card:
    effect = card["effect"]
    number = effect.get("number", effect.get("amount", 0))
    return Card(
        id=card["id"],
        copies=card["copies"],
        when=card["when"],
        effect=effect["op"],
        number=number,
        resource=effect.get("resource"),
        unit=effect.get("unit"),
    )


def start(record: Json) -> Any:
    """The position before the first action."""
    read = codec.record_from_json(json.dumps(record), board)
    return read.given or rules.start(read.setup)


def play(position: Any, action: Json) -> Any | None:
    """The next position, or None for an action that is refused."""
    try:
        after, _events = rules.apply(position, codec.action_from_json(json.dumps(action)))
    except (RuleError, ValidationError):
        return None
    return after


def legal(position: Any) -> list[Json]:
    """The listed actions."""
    return [codec.action_to_json(action) for action in rules.legal(position)]


def printed(position: Any) -> Json:
    """As `replay` prints it, but for `ok`, `events` and `hash`."""
    return {
        "position": codec.position_to_json(position),
        "phase": codec.phase_to_json(position),
        "to_move": position.mover,
        "awaiting": [position.awaited] if position.awaited else [],
        "winner": position.outcome.winner if position.outcome else None,
        "bank": codec.bank_to_json(position),
    }


def outcome(record: Json) -> Outcome:
    """The whole record, as `replay FILE` has it."""
    if record["ruleset"] != "duellum":
        return Outcome(2)
    try:
        read = codec.record_from_json(json.dumps(record), board)
        position = read.given or rules.start(read.setup)
    except (RecordError, ValidationError, SetupError):
        return Outcome(2)
    for index, action in enumerate(read.actions):
        try:
            position, _events = rules.apply(position, action)
        except RuleError:
            return Outcome(1, printed(position), index)
    return Outcome(0, printed(position))
