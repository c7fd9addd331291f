"""Kinds of values that all rulesets' record formats are made of."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from bot.engine.purse import Purse
from bot.engine.terms import RESOURCES, Nation, ProvinceId, Resource


def _not_null(value: object) -> object:
    if value is None:
        raise ValueError("may be left out, but not null")
    return value


Given: Final = BeforeValidator(_not_null)  # an optional key of an action may be left out, but not be null
_MOST: Final = 2**53 - 1  # the largest whole number that every reader of JSON keeps exactly
Count = Annotated[int, Field(ge=0, le=_MOST)]
PositiveCount = Annotated[int, Field(ge=1, le=_MOST)]
Amount = Annotated[dict[Resource, Count], AfterValidator(lambda counts: Purse(**counts))]
Pay = Annotated[Amount | None, Given]


class Strict(BaseModel):
    """No key but those named, no value of another kind."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Seat(Strict):
    """A nation and the text that stands for its player."""

    nation: Nation
    player: Annotated[str, Field(min_length=1, max_length=100)]


def purse_to_json(purse: Purse) -> dict[str, int]:
    """Resource counts, zeros left out."""
    return {resource: purse.count_of(resource) for resource in RESOURCES if purse.count_of(resource)}


def stacks_to_json(
    stacks: Mapping[ProvinceId, Sequence[int]], *, by_moves: bool
) -> dict[ProvinceId, int | dict[str, int]]:
    """Units by province: how many, or `by_moves` how many of them have so many moves left."""
    return {
        province: {str(left): count for left, count in enumerate(stack) if count} if by_moves else sum(stack)
        for province, stack in sorted(stacks.items())
    }


def counts_only(stacks: Mapping[ProvinceId, int | dict[str, int]]) -> dict[ProvinceId, int]:
    """Of what `stacks_to_json` has written, the units that are not told apart by their moves."""
    return {province: count for province, count in stacks.items() if not isinstance(count, dict)}


def fingerprint(data: Mapping[str, Any]) -> str:
    """A short hash of what can be written as JSON: 16 hexadecimal digits."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
