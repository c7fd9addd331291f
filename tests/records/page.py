"""Contents of `docs/record.md`, for the tests that compare it with the format."""

import re
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from bot.records import Record, read_record

PAGE: Final = (Path(__file__).parents[2] / "docs/record.md").read_text(encoding="utf-8")


def example(ruleset: str) -> Record:
    """Return the page's example record of a ruleset."""
    found = next(text for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) if f'"{ruleset}"' in text)
    return read_record(found)


def after(title: str, end: str = r"^(?:## |\*\*)") -> str:
    """Return the text after a title on the page, up to the next heading or bold paragraph."""
    _, _, rest = PAGE.partition(title)
    assert rest, title
    return re.split(end, rest, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of all tables in a text, row by row."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|")
    ]


def quoted(text: str) -> list[str]:
    """Return all texts in backticks."""
    return re.findall(r"`([^`]+)`", text)


def keys(text: str) -> list[str]:
    """Return the keys in the first column of all tables in a text."""
    return [key for row in rows(text) for key in quoted(row[0])]


def fields(model: type[BaseModel], *, required: bool | None = None) -> set[str]:
    """Return the names of a model's fields in JSON; only required ones if True, optional ones if False."""
    found = model.model_fields.items()
    return {field.alias or name for name, field in found if required in (None, field.is_required())}


def check_actions(text: str, models: dict[str, type[BaseModel]]) -> None:
    """Check that a table lists each type of action with its keys, the optional ones in italics."""
    told = {row[0].strip("`"): row[1] for row in rows(text) if row[0].startswith("`")}
    assert told.keys() == models.keys()
    for name, words in told.items():
        optional = set(re.findall(r"\*`([^`]+)`\*", words))
        assert optional == fields(models[name], required=False), name
        assert set(quoted(words)) - optional == fields(models[name], required=True) - {"type"}, name
