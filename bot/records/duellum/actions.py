"""Actions to and from the record format, and as the log keeps them."""

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter

from bot.engine.duellum import actions as duellum
from bot.engine.duellum.actions import Action, TakeCard
from bot.engine.purse import Purse
from bot.records.duellum.schema import LoggedModel
from bot.records.values import purse_to_json

_CLASSES: Final[dict[str, Callable[..., Action]]] = {
    cls.type: cls
    for cls in (
        duellum.TakeCard,
        duellum.Rondel,
        duellum.Temple,
        duellum.Wall,
        duellum.Arm,
        duellum.Learn,
        duellum.Recruit,
        duellum.Move,
        duellum.Conquer,
        duellum.Found,
        duellum.Trade,
        duellum.PlayCard,
        duellum.EndTurn,
    )
}
_NAMES: Final = {"origin": "from", "target": "to"}
_PURSES: Final = frozenset({"pay", "give", "take"})
_ADAPTER: Final[TypeAdapter[Any]] = TypeAdapter(LoggedModel)


def action_to_json(action: Action) -> dict[str, Any]:
    """An action as the log keeps it; what is left to the defaults is left out."""
    out: dict[str, Any] = {"type": action.type}
    for field in fields(action):
        value = getattr(action, field.name)
        if value is None:
            continue
        if isinstance(value, Purse):
            value = purse_to_json(value)
        out[_NAMES.get(field.name, field.name)] = value
    return out


def recorded(action: Action) -> dict[str, Any]:
    """An action in the record format: the card that was drawn stands among the record's `draws` (DE9)."""
    told = action_to_json(action)
    if isinstance(action, TakeCard):
        told.pop("drawn", None)
    return told


def action_from_model(model: BaseModel) -> Action:
    """The engine's action of a checked model."""
    values = {name: getattr(model, name) for name in type(model).model_fields}
    kind = values.pop("type")
    for name in _PURSES & values.keys():
        if values[name] is not None:
            values[name] = Purse(**values[name])
    return _CLASSES[kind](**values)


def action_from_json(text: str | bytes) -> Action:
    """One action as stored by `action_to_json`; raises pydantic's `ValidationError`."""
    return _read(text)


@lru_cache(maxsize=4096)
def _read(text: str | bytes) -> Action:
    """Logs are read again and again, and most of what is done in games is done in many."""
    return action_from_model(_ADAPTER.validate_json(text))
