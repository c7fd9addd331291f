"""Serialisation of actions in the record format, and models of the actions common to all rulesets."""

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import BaseModel, Field, TypeAdapter

from bot.engine.purse import Purse
from bot.engine.ruleset import Action
from bot.engine.terms import ProvinceId, Unit
from bot.records.values import Amount, Count, Given, Pay, Strict, purse_to_json

_NAMES: Final = {"origin": "from", "target": "to"}


class Temple(Strict):
    """Construction of a temple."""

    type: Literal["temple"]
    province: ProvinceId
    pay: Pay = None


class Arm(Strict):
    """Placement of new units."""

    type: Literal["arm"]
    province: ProvinceId
    legions: Count = 0
    galleys: Count = 0
    pay: Pay = None


class Move(Strict):
    """Movement of units across one border."""

    type: Literal["move"]
    unit: Unit
    count: Count
    origin: ProvinceId = Field(alias="from")
    target: ProvinceId = Field(alias="to")
    actions_left: Annotated[Count | None, Given] = None


class Trade(Strict):
    """Exchange of resources for chips."""

    type: Literal["trade"]
    give: Amount
    take: Amount


class EndTurn(Strict):
    """End of the turn."""

    type: Literal["end_turn"]


def action_to_json(action: Action) -> dict[str, Any]:
    """Serialise an action for the action log, omitting fields with default values."""
    out: dict[str, Any] = {"type": action.type}
    for field in fields(action):
        value = getattr(action, field.name)
        if value is None:
            continue
        if isinstance(value, Purse):
            value = purse_to_json(value)
        elif isinstance(value, Mapping):
            value = {str(key): count for key, count in value.items()}
        out[_NAMES.get(field.name, field.name)] = value
    return out


class ActionReader:
    """Cached parser of a ruleset's actions, from the unions of its action classes and of their models."""

    def __init__(self, actions: Any, models: Any) -> None:
        self._classes = {kind.type: kind for kind in get_args(actions)}
        adapter: TypeAdapter[Any] = TypeAdapter(models)
        # Logs are read repeatedly, and most actions recur in many games.
        self._read = lru_cache(maxsize=4096)(lambda text: self.from_model(adapter.validate_json(text)))

    def from_model(self, model: BaseModel) -> Action:
        """Convert a validated model to the engine's action."""
        values = {name: getattr(model, name) for name in type(model).model_fields}
        return self._classes[values.pop("type")](**values)

    def from_json(self, text: str | bytes) -> Action:
        """Parse an action as written by `action_to_json`; raises pydantic's `ValidationError`."""
        return self._read(text)
