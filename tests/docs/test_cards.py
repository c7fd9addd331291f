"""`docs/cards.md` lists every kind of effect with its fields, and every value of `when`."""

import re
from pathlib import Path

from bot.engine.duellum.board import FIELDS
from bot.engine.duellum.terms import CARD_TIMES, EFFECTS

DOCS = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")


def test_every_effect_is_told_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|[^|]*\|$", DOCS, re.MULTILINE)
    told = {op: tuple(re.findall(r"`(\w+)`", fields)) for op, fields in rows if op != "op"}
    assert told == {op: FIELDS.get(op, ()) for op in EFFECTS}


def test_every_time_is_told() -> None:
    table = DOCS[DOCS.index("| `when` |") : DOCS.index("- `effect`")]
    assert set(re.findall(r"`([\w-]+)`", table)) == {"when", *CARD_TIMES}
