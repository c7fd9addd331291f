"""Shrinking of finds to fewer actions, a later start and a simpler position with the same fault."""

import copy
import time
from collections.abc import Iterator
from typing import Any, Final

from bot.engine.antike import Phase
from bot.records.antike import position_to_json
from tests.fuzz.game import PLAY, Find
from tests.laws.broken import LawError
from tests.laws.laws import LAWS, NOW_AND_THEN
from tests.laws.table import Json, Table
from tests.oracle.antike.records import PLAIN

_TURNS_BACK: Final = 12


def same_fault(record: Json, find: Find) -> Find | None:
    """Return a find with the record as played until it shows the same fault; None if it does not.

    Actions that neither engine nor oracle accepts any more are left out. An expensive law is checked in the
    last position only.
    """
    kept = {**record, "actions": list[Json]()}
    try:
        table = Table(record)
        kept = table.record
        for action in record["actions"]:
            if find.law != PLAY and find.law not in NOW_AND_THEN:
                LAWS[find.law](table)
            table.play(action)
        if find.law != PLAY:
            LAWS[find.law](table)
    except LawError as broken:
        return Find(kept, find.law, broken) if broken.fault == find.broken.fault else None
    return None


class _Shrinker:
    def __init__(self, find: Find, seconds: float) -> None:
        self.best = find
        self.until = time.monotonic() + seconds

    def better(self, record: Json) -> bool:
        """Replace the best record by this one if it shows the same fault in time; return whether it does."""
        if time.monotonic() > self.until:
            return False
        found = same_fault(record, self.best)
        if found is None:
            return False
        self.best = found
        return True


def shrunk(find: Find, seconds: float = 60) -> Find:
    """Return the shortest find reached within `seconds`; the given one if it cannot be reproduced."""
    again = same_fault(find.record, find)
    if again is None:
        return find
    work = _Shrinker(again, seconds)
    _begin_later(work)
    before = -1
    while before != (before := _size(work.best.record)):
        _drop_actions(work)
        _drop_belongings(work)
        _drop_settings(work)
    return work.best


def _size(record: Json) -> int:
    return len(str(record))


def _begin_later(work: _Shrinker) -> None:
    """Start at the latest possible of the last `_TURNS_BACK` turns, as a given position."""
    for index, position in reversed(_turns(work.best.record)[-_TURNS_BACK:]):
        record = work.best.record
        if work.better({**record, "position": position, "actions": record["actions"][index:]}):
            return


def _turns(record: Json) -> list[tuple[int, Json]]:
    """Return where turns begin: the number of actions before, and the position there."""
    found: list[tuple[int, Json]] = []
    try:
        table = Table(record)
        for index, action in enumerate(record["actions"]):
            if table.engine.phase is Phase.RONDEL:
                found.append((index, position_to_json(table.engine)))
            table.play(action)
        if table.engine.phase is Phase.RONDEL:
            found.append((len(record["actions"]), position_to_json(table.engine)))
    except LawError:
        pass
    return found


def _drop_actions(work: _Shrinker) -> None:
    """Remove actions by delta debugging: halves, quarters, … single actions."""
    size = max(1, len(work.best.record["actions"]) // 2)
    while True:
        start = 0
        while start < len(actions := work.best.record["actions"]):
            if not work.better({**work.best.record, "actions": actions[:start] + actions[start + size :]}):
                start += size
        if size == 1:
            return
        size //= 2


def _drop_settings(work: _Shrinker) -> None:
    for key in ("goal", "expert", "military", "one_city"):
        record = work.best.record
        if record["variant"][key] != PLAIN[key]:
            work.better({**record, "variant": {**record["variant"], key: PLAIN[key]}})


def _drop_belongings(work: _Shrinker) -> None:
    """Remove from the given position what the fault does not need."""
    if work.best.record["position"] is None:
        return
    for way in list(_ways(work.best.record["position"]["nations"])):
        record = copy.deepcopy(work.best.record)
        if _take_away(record["position"]["nations"], way):
            work.better(record)


def _ways(nations: Json) -> Iterator[tuple[Any, ...]]:
    """Yield the paths of what may be removed, whole lists first."""
    for name, nation in nations.items():
        for key, value in nation.items():
            yield name, key
            if isinstance(value, (list, dict)):
                yield from ((name, key, inner) for inner in value)


def _take_away(nations: Json, way: tuple[Any, ...]) -> bool:
    """Remove what is at a path; return whether that is worth trying: False if absent, or for all cities."""
    name, key, *inner = way
    nation = nations[name]
    if not nation.get(key):
        return False
    if not inner:
        del nation[key]
        if key == "cities":
            return False  # every nation has one
    elif inner[0] not in nation[key]:
        return False
    elif isinstance(nation[key], list):
        nation[key].remove(inner[0])
    else:
        del nation[key][inner[0]]
    if key == "cities" and inner[0] in nation.get("temples", []):
        nation["temples"].remove(inner[0])
    return True
