"""Actions to and from the record format."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from bot.engine.antike import actions as antike
from bot.engine.antike.actions import Action
from bot.engine.purse import Purse
from bot.records.antike.schema import ActionModel
from bot.records.values import purse_to_json

_CLASSES: Final[dict[str, Callable[..., Action]]] = {
    cls.type: cls
    for cls in (
        antike.Rondel,
        antike.Temple,
        antike.Arm,
        antike.Learn,
        antike.Move,
        antike.Answer,
        antike.Fight,
        antike.Conquer,
        antike.Found,
        antike.Trade,
        antike.TakeChip,
        antike.ChoosePersonage,
        antike.PickCity,
        antike.EndTurn,
    )
}
_NAMES: Final = {"origin": "from", "target": "to"}
_PURSES: Final = frozenset({"pay", "give", "take"})
_ADAPTER: Final[TypeAdapter[Any]] = TypeAdapter(ActionModel)


def action_to_json(action: Action) -> dict[str, Any]:
    """The record's form of an action; what is left to the defaults is left out."""
    out: dict[str, Any] = {"type": action.type}
    for field in fields(action):
        value = getattr(action, field.name)
        if value is None:
            continue
        if isinstance(value, Purse):
            value = purse_to_json(value)
        elif isinstance(value, Mapping):
            value = {str(left): count for left, count in value.items()}
        out[_NAMES.get(field.name, field.name)] = value
    return out


def action_from_model(model: BaseModel) -> Action:
    """The engine's action of a checked model."""
    values = {name: getattr(model, name) for name in type(model).model_fields}
    kind = values.pop("type")
    for name in _PURSES & values.keys():
        if values[name] is not None:
            values[name] = Purse(**values[name])
    if values.get("losses") is not None:
        values["losses"] = {int(left): count for left, count in values["losses"].items()}
    return _CLASSES[kind](**values)


def action_from_json(text: str | bytes) -> Action:
    """One action as stored by `action_to_json`; raises pydantic's `ValidationError`."""
    return _read(text)


@lru_cache(maxsize=4096)
def _read(text: str | bytes) -> Action:
    """Logs are read again and again, and most of what is done in games is done in many."""
    return action_from_model(_ADAPTER.validate_json(text))
