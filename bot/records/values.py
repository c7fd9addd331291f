"""Value types common to the record formats of all rulesets."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, Nation, ProvinceId, Resource


def _check_not_null(value: object) -> object:
    if value is None:
        raise ValueError("may be left out, but not null")
    return value


Given: Final = BeforeValidator(_check_not_null)  # optional keys of an action may be omitted, but not be null
_MOST: Final = 2**53 - 1  # the largest integer that all JSON parsers represent exactly
Count = Annotated[int, Field(ge=0, le=_MOST)]
PositiveCount = Annotated[int, Field(ge=1, le=_MOST)]
Amount = Annotated[dict[Resource, Count], AfterValidator(lambda counts: Purse(**counts))]
Pay = Annotated[Amount | None, Given]


class Strict(BaseModel):
    """Base model that rejects unknown keys and values of the wrong type."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Seat(Strict):
    """Nation, and the text that identifies its player."""

    nation: Nation
    player: Annotated[str, Field(min_length=1, max_length=100)]


def purse_to_json(purse: Purse) -> dict[str, int]:
    """Serialise resource counts, omitting zeros."""
    return {resource: purse.count_of(resource) for resource in RESOURCES if purse.count_of(resource)}


def stacks_to_json(
    stacks: Mapping[ProvinceId, Sequence[int]], *, by_moves: bool
) -> dict[ProvinceId, int | dict[str, int]]:
    """Serialise units by province, as totals or, with `by_moves`, as counts by number of moves left."""
    return {
        province: {str(left): count for left, count in enumerate(stack) if count} if by_moves else sum(stack)
        for province, stack in sorted(stacks.items())
    }


def counts_only(stacks: Mapping[ProvinceId, int | dict[str, int]]) -> dict[ProvinceId, int]:
    """Return those entries written by `stacks_to_json` that are totals, not counts by moves left."""
    return {province: count for province, count in stacks.items() if not isinstance(count, dict)}


def fingerprint(data: Mapping[str, Any]) -> str:
    """Return a short hash of data serialisable as JSON: 16 hexadecimal digits."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
