"""`docs/record.md` can be taken at its word."""

import json
import re
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from pydantic import BaseModel

from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS
from bot.engine.terms import PERSONAGES, RESOURCES, UNITS, WEDGES
from bot.records import MOST_ACTIONS, MOST_BYTES, Record, read_record, replay, write_record
from bot.records.antike import position_hash
from bot.records.antike.schema import (
    ActionModel,
    NationModel,
    PositionModel,
    RecordModel,
    VariantModel,
)
from bot.records.values import Seat

_PAGE: Final = (Path(__file__).parents[2] / "docs/record.md").read_text(encoding="utf-8")
_ACTIONS: Final[dict[str, type[BaseModel]]] = {
    get_args(model.model_fields["type"].annotation)[0]: model for model in get_args(get_args(ActionModel)[0])
}


def _example() -> Record:
    found = re.search(r"```json\n(.*?)```", _PAGE, re.DOTALL)
    assert found
    return read_record(found[1])


def _after(title: str) -> str:
    """What follows some words of the page, up to the next title or paragraph in bold."""
    _, _, rest = _PAGE.partition(title)
    assert rest, title
    return re.split(r"^(?:## |\*\*)", rest, maxsplit=1, flags=re.MULTILINE)[0]


def _rows(text: str) -> list[list[str]]:
    """The cells of its tables."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]


def _quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def _keys(title: str) -> list[str]:
    """The keys in the first column of the tables after a title."""
    return [key for row in _rows(_after(title)) for key in _quoted(row[0])]


def _fields(model: type[BaseModel], *, required: bool | None = None) -> set[str]:
    """Names in the format."""
    fields = model.model_fields.items()
    return {field.alias or name for name, field in fields if required in (None, field.is_required())}


def test_the_example_is_played_to_its_end() -> None:
    record = _example()
    played = replay(record)
    assert played.error is None
    assert played.position.mover == "arabs"
    assert "knossos" in played.position.nations["greeks"].cities


def test_what_is_written_of_the_example_is_read_and_written_the_same() -> None:
    record = _example()
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
    told = _keys(title)
    assert len(set(told)) == len(told)
    assert set(told) == _fields(model)


def test_the_keys_of_a_position_are_those_of_the_schema() -> None:
    table, _, _ = _after("## Positions").partition("Each nation is an object")
    assert {key for row in _rows(table) for key in _quoted(row[0])} == _fields(PositionModel)


def test_each_action_has_its_keys_and_those_in_italics_may_be_left_out() -> None:
    told = {row[0].strip("`"): row[1] for row in _rows(_after("## Actions")) if row[0].startswith("`")}
    assert told.keys() == _ACTIONS.keys()
    for name, keys in told.items():
        optional = set(re.findall(r"\*`([^`]+)`\*", keys))
        model = _ACTIONS[name]
        assert optional == _fields(model, required=False), name
        assert set(_quoted(keys)) - optional == _fields(model, required=True) - {"type"}, name


def test_the_names_are_those_of_the_rules() -> None:
    told = {row[0]: _quoted(row[1]) for row in _rows(_after("The names of wedges"))}
    assert told["wedges"] == list(WEDGES)
    assert set(told["know-hows"]) == set(KNOW_HOWS)
    assert {basic: after for after, basic in BASIC_KNOW_HOWS.items()} == dict(
        zip(told["know-hows"][:4], told["know-hows"][4:], strict=True)
    )
    assert told["units"] == list(UNITS)
    assert told["resources"] == list(RESOURCES)
    assert told["personages"] == list(PERSONAGES)


def test_the_limits() -> None:
    limits = {row[0]: row[1] for row in _rows(_after("## Limits"))}
    assert limits["bytes"].startswith(f"{MOST_BYTES:,},")
    assert limits["actions"] == f"{MOST_ACTIONS:,}"
    assert limits["any number"].startswith(f"{_most(NationModel):,} ")


def _most(model: type[BaseModel]) -> int:
    found: dict[str, Any] = model.model_json_schema()["properties"]["gold"]
    most: int = found["maximum"]
    return most


def test_the_hash_has_the_length_that_is_told() -> None:
    assert "`hash` of 16 hexadecimal digits" in _PAGE
    assert re.fullmatch(r"[0-9a-f]{16}", position_hash(_example().start))


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n(.*?)```", _PAGE, re.DOTALL)
    assert found
    (tmp_path / "game.json").write_text(json.dumps(write_record(_example())), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(found[1], names)  # noqa: S102 our own page
    assert names["played"].error is None
