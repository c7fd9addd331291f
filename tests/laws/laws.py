"""The laws of a position, by the names under which finds are kept."""

import json
from collections.abc import Callable
from typing import Final

from bot.engine.antike import Phase, legal
from bot.records import read_record, replay, write_record
from bot.records.antike import (
    action_to_json,
    position_hash,
    position_to_json,
    snapshot_from_json,
    snapshot_to_json,
)
from tests.engine.invariants import check
from tests.engine.plausible import listed_or_refused, plausible
from tests.laws.broken import law
from tests.laws.table import Json, Table, text
from tests.oracle import antike as oracle


def agreement(table: Table) -> None:
    """Check that engine and oracle show the same position and list the same actions."""
    table.agreed()


def conservation(table: Table) -> None:
    """Check that nothing is made or lost, and that a known nation can act until the end (S5, S6, M11)."""
    with law("conservation"):
        check(table.engine)


def snapshot(table: Table) -> None:
    """Check that a position read from its text is the same, and gives the same text when written again."""
    here = table.engine
    with law("snapshot"):
        written = json.dumps(snapshot_to_json(here))
        again = snapshot_from_json(here.setup, json.loads(written))
        assert again == here
        assert json.dumps(snapshot_to_json(again)) == written
        assert position_hash(again) == position_hash(here)


def given(table: Table) -> None:
    """Check, where a turn begins, that a record can start at the printed position, with the same actions."""
    here = table.engine
    if here.phase is not Phase.RONDEL:
        return
    with law("given"):
        told = {**table.record, "position": position_to_json(here), "actions": []}
        again = read_record(json.dumps(told)).start
        assert position_hash(again) == position_hash(here)
        assert again == here
        assert legal(again) == legal(here)


def record(table: Table) -> None:
    """Check that the record, written, read and written, is the same text and replays to this position."""
    with law("record"):
        read = read_record(json.dumps(table.record))
        written = json.dumps(write_record(read))
        again = read_record(written)
        assert again == read
        assert json.dumps(write_record(again)) == written
        played = replay(again)
        assert played.error is None
        ours, theirs = snapshot_to_json(played.position), snapshot_to_json(table.engine)
        assert json.dumps(ours) == json.dumps(theirs)


def product(table: Table) -> None:
    """Check that of all plausible actions exactly the listed ones are possible, for the oracle as well."""
    here = table.engine
    with law("product"):
        listed_or_refused(here)
        theirs = {text(action) for action in oracle.legal(table.oracle)}
    for action in plausible(here):
        told = action_to_json(action)
        if not _can_be_written(table, told) or text(told) in theirs:
            continue
        if oracle.allowed(table.oracle, told):  # another way to write a listed one; the engine takes it too
            table.accepts(told)


def _can_be_written(table: Table, action: Json) -> bool:
    """Return whether a record could contain the action: known names, and no negative number."""
    setup = table.engine.setup
    for key, value in action.items():
        if isinstance(value, int) and value < 0:
            return False
        if key in ("province", "from", "to", "give_up") and value not in setup.board.provinces:
            return False
        if key == "nation" and value not in setup.nations:
            return False
    return True


EVERYWHERE: Final[dict[str, Callable[[Table], None]]] = {
    "agreement": agreement,
    "conservation": conservation,
    "snapshot": snapshot,
}
"""Laws cheap enough to check after each action."""
NOW_AND_THEN: Final[dict[str, Callable[[Table], None]]] = {
    "given": given,
    "record": record,
    "product": product,
}
LAWS: Final = {**EVERYWHERE, **NOW_AND_THEN}
