"""What `docs/record.md` tells, for the tests that hold it to the format."""

import re
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from bot.records import Record, read_record

PAGE: Final = (Path(__file__).parents[2] / "docs/record.md").read_text(encoding="utf-8")


def example(ruleset: str) -> Record:
    """The record that the page tells of a ruleset."""
    found = next(text for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) if f'"{ruleset}"' in text)
    return read_record(found)


def after(title: str, end: str = r"^(?:## |\*\*)") -> str:
    """What follows some words of the page, up to the next title or paragraph in bold."""
    _, _, rest = PAGE.partition(title)
    assert rest, title
    return re.split(end, rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of its tables."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]


def quoted(text: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", text)


def keys(text: str) -> list[str]:
    """The keys in the first column of its tables."""
    return [key for row in rows(text) for key in quoted(row[0])]


def fields(model: type[BaseModel], *, required: bool | None = None) -> set[str]:
    """Names in the format."""
    found = model.model_fields.items()
    return {field.alias or name for name, field in found if required in (None, field.is_required())}


def check_actions(text: str, models: dict[str, type[BaseModel]]) -> None:
    """Each type of action has its keys, and those in italics may be left out."""
    told = {row[0].strip("`"): row[1] for row in rows(text) if row[0].startswith("`")}
    assert told.keys() == models.keys()
    for name, words in told.items():
        optional = set(re.findall(r"\*`([^`]+)`\*", words))
        assert optional == fields(models[name], required=False), name
        assert set(quoted(words)) - optional == fields(models[name], required=True) - {"type"}, name
