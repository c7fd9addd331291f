"""Lookup of rulesets by id."""

from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, Final

from bot.engine.ruleset import Position
from bot.rulesets.ruleset import QuestionKind, Ruleset

DEFAULT_RULESET: Final = "antike"
"""Used if none is given: on the command line, for assets warmed at startup, for `/rules` outside games."""
_MODULES: Final[dict[str, str]] = {"antike": "bot.rulesets.antike", "duellum": "bot.rulesets.duellum"}
"""Module of each ruleset, which defines the attribute `RULESET`.

Modules are named, not imported, because they depend on the layers that use this registry.
"""


class LazyModule:
    """Proxy that imports a module on first attribute access.

    Loading the rules of a game thus does not load its pictures, and the application layer can look up a
    ruleset that imports the application layer.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)

    def load(self) -> None:
        """Import the module now, so that no user waits for it."""
        import_module(self._module)


def register(name: str, module: str) -> None:
    """Register a ruleset defined elsewhere, for instance by the tests."""
    _MODULES[name] = module
    ruleset.cache_clear()


def registered() -> dict[str, str]:
    """Return the module of each ruleset by id, for child processes to register."""
    return dict(_MODULES)


def ruleset_ids() -> tuple[str, ...]:
    """Return the ids of all registered rulesets."""
    return tuple(_MODULES)


@cache
def ruleset(name: str) -> Ruleset:
    """Return a ruleset by id; raises `KeyError` if it is unknown."""
    found: Ruleset = import_module(_MODULES[name]).RULESET
    return found


def standing_questions() -> tuple[QuestionKind, ...]:
    """Return the questions of all rulesets that standing orders can answer."""
    return tuple(kind for name in ruleset_ids() for kind in ruleset(name).standing_questions)


def load_rulesets(*parts: str) -> None:
    """Import the given parts of all rulesets, or all parts.

    Importing the pictures takes a third of a second, which would delay replies.
    """
    for name in ruleset_ids():
        found = ruleset(name)
        for part in parts or [each.name for each in fields(found)]:
            if isinstance(late := getattr(found, part), LazyModule):
                late.load()


def ruleset_of(position: Position) -> Ruleset:
    """Return the ruleset of a position."""
    return ruleset(position.setup.ruleset)
