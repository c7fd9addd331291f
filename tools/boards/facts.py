"""The facts of a board, kept by hand in `facts.toml`, and the board file made from them."""

import json
import tomllib
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
Facts = dict[str, Any]


def boards_with_facts() -> tuple[str, ...]:
    """Return the ids of the boards that have facts, sorted."""
    return tuple(sorted(path.parent.name for path in HERE.glob("*/facts.toml")))


def drawable_boards() -> tuple[str, ...]:
    """Return the ids of boards that can be drawn; those without facts have a board file kept by hand."""
    return tuple(sorted({*boards_with_facts(), *(path.parent.name for path in HERE.glob("*/page.toml"))}))


def read_facts(board_id: str) -> Facts:
    """Return the content of one board's `facts.toml`."""
    return tomllib.loads((HERE / board_id / "facts.toml").read_text(encoding="utf-8"))


def _provinces(facts: Facts) -> list[Facts]:
    rows = [
        {"id": key, "name": name, "resource": resource}
        for resource in ("marble", "iron", "gold")
        for key, name in facts[resource].items()
    ]
    return sorted(rows, key=lambda row: row["id"])


def _borders(facts: Facts) -> list[list[str]]:
    return sorted(
        [a, b, kind]
        for kind, table in facts["borders"].items()
        for a, others in table.items()
        for b in others
    )


def _rows(values: list[Any]) -> str:
    rows = ",\n".join(f"  {json.dumps(value, ensure_ascii=False)}" for value in values)
    return f"[\n{rows}\n ]"


def _table(table: Facts) -> str:
    rows = ",\n".join(f'  "{key}": {json.dumps(value)}' for key, value in table.items())
    return f"{{\n{rows}\n }}"


def board_file(board_id: str, facts: Facts) -> str:
    """Return the text of `data/boards/<board>.json`: one province, border or set of start cities per line."""
    starts = {number: dict(homes) for number, homes in facts["start"].items()}
    first = {number: homes.pop("first") for number, homes in starts.items()}
    parts = {
        "format": '"antike-board/1"',
        "id": json.dumps(board_id),
        "name": json.dumps(facts["name"], ensure_ascii=False),
        "provinces": _rows(_provinces(facts)),
        "borders": _rows(_borders(facts)),
        "start_cities": _table(starts),
        "start_nation": _table(first),
    }
    return "{\n" + ",\n".join(f' "{key}": {text}' for key, text in parts.items()) + "\n}\n"


def read_exceptions(board_id: str) -> dict[tuple[str, str], str]:
    """Return the borders whose kind no map can show, each with the reason; most boards have none."""
    path = HERE / board_id / "facts.toml"
    table = read_facts(board_id).get("unshown", {}) if path.is_file() else {}
    pairs = {tuple(sorted(key.split())): reason for key, reason in table.items()}
    return {(a, b): reason for (a, b), reason in pairs.items()}
