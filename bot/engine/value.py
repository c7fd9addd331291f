"""Plain values: dataclasses that nobody changes once they are made."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

_Value = TypeVar("_Value")


@dataclass_transform(frozen_default=True)
def value(kind: type[_Value]) -> type[_Value]:
    """A dataclass with slots and a hash, frozen to the type checker alone.

    `frozen=True` would hold it while the program runs as well, but makes every new one five times as dear,
    and each action of a game makes several.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
