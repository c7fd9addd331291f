"""Decorator for value classes: dataclasses whose instances are never modified."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

_Value = TypeVar("_Value")


@dataclass_transform(frozen_default=True)
def value(kind: type[_Value]) -> type[_Value]:
    """Return `kind` as a dataclass with slots and a hash, frozen for the type checker only.

    `frozen=True` would also enforce this at run time, but makes creating an instance five times as slow, and
    each action of a game creates several.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
