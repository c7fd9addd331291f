"""What `docs/record.md` says is true."""

import json
import re
from typing import Any, Final, get_args

import pytest
from pydantic import BaseModel

from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS
from bot.engine.terms import PERSONAGES, RESOURCES, UNITS, WEDGES
from bot.records import MOST_ACTIONS, MOST_BYTES, read_record, replay, write_record
from bot.records.antike import position_hash
from bot.records.antike.schema import (
    ActionModel,
    NationModel,
    PositionModel,
    RecordModel,
    VariantModel,
)
from bot.records.values import Seat
from tests.records.page import PAGE, after, check_actions, example, fields, keys, quoted, rows

_ACTIONS: Final[dict[str, type[BaseModel]]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(get_args(ActionModel)[0])
}


def test_the_example_is_played_to_its_end() -> None:
    record = example("antike")
    played = replay(record)
    assert played.error is None
    assert played.position.mover == "arabs"
    assert "knossos" in played.position.nations["greeks"].cities


def test_what_is_written_of_the_example_is_read_and_written_the_same() -> None:
    record = example("antike")
    once = json.dumps(write_record(record))
    again = read_record(once)
    assert json.dumps(write_record(again)) == once
    assert position_hash(replay(again).position) == position_hash(replay(record).position)


@pytest.mark.parametrize(
    ("title", "model"),
    [
        ("## The record", RecordModel),
        ("**`variant`.**", VariantModel),
        ("**`seats`.**", Seat),
        ("with one city at least", NationModel),
    ],
)
def test_the_keys_are_those_of_the_schema(title: str, model: type[BaseModel]) -> None:
    told = keys(after(title))
    assert len(set(told)) == len(told)
    assert set(told) == fields(model)


def test_the_keys_of_a_position_are_those_of_the_schema() -> None:
    table, _, _ = after("## Positions").partition("Each nation is an object")
    assert {key for row in rows(table) for key in quoted(row[0])} == fields(PositionModel)


def test_each_action_has_its_keys_and_those_in_italics_may_be_left_out() -> None:
    check_actions(after("## Actions"), _ACTIONS)


def test_the_names_are_those_of_the_rules() -> None:
    told = {row[0]: quoted(row[1]) for row in rows(after("The names of wedges"))}
    assert told["wedges"] == list(WEDGES)
    assert set(told["know-hows"]) == set(KNOW_HOWS)
    assert {basic: after for after, basic in BASIC_KNOW_HOWS.items()} == dict(
        zip(told["know-hows"][:4], told["know-hows"][4:], strict=True)
    )
    assert told["units"] == list(UNITS)
    assert told["resources"] == list(RESOURCES)
    assert told["personages"] == list(PERSONAGES)


def test_the_limits() -> None:
    limits = {row[0]: row[1] for row in rows(after("## Limits"))}
    assert limits["bytes"].startswith(f"{MOST_BYTES:,},")
    assert limits["actions"] == f"{MOST_ACTIONS:,}"
    assert limits["any number"].startswith(f"{_most(NationModel):,} ")


def _most(model: type[BaseModel]) -> int:
    found: dict[str, Any] = model.model_json_schema()["properties"]["gold"]
    most: int = found["maximum"]
    return most


def test_the_hash_has_the_length_that_is_told() -> None:
    assert "`hash` of 16 hexadecimal digits" in PAGE
    assert re.fullmatch(r"[0-9a-f]{16}", position_hash(example("antike").start))
