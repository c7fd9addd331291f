"""Looks rulesets up by id."""

from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, Final

from bot.engine.ruleset import Position
from bot.rulesets.ruleset import QuestionKind, Ruleset

DEFAULT_RULESET: Final = "antike"
"""Where nobody names one: on the command line, for what is made ready before the first game, for `/rules`
where there is no game."""
_MODULES: Final[dict[str, str]] = {"antike": "bot.rulesets.antike", "duellum": "bot.rulesets.duellum"}
"""Where each ruleset is bound together, as the attribute `RULESET`.

By name, not imported: what it binds stands above the layers that look it up.
"""


class Late:
    """A module that is imported when something of it is first asked for.

    So whoever needs the rules of a game does not wait for its pictures, and the application can look up a
    ruleset that it is part of.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._module), name)

    def load(self) -> None:
        """Import it now, before anybody has to wait for it."""
        import_module(self._module)


def register(name: str, module: str) -> None:
    """Add a ruleset that lies elsewhere, such as one of the tests."""
    _MODULES[name] = module
    ruleset.cache_clear()


def registered() -> dict[str, str]:
    """Ids and modules of all there are, for processes that are started by this one."""
    return dict(_MODULES)


def ruleset_ids() -> tuple[str, ...]:
    """All there are."""
    return tuple(_MODULES)


@cache
def ruleset(name: str) -> Ruleset:
    """The ruleset of a game; raises `KeyError` for one that this version does not know."""
    found: Ruleset = import_module(_MODULES[name]).RULESET
    return found


def standing_questions() -> tuple[QuestionKind, ...]:
    """What may be answered beforehand in any game."""
    return tuple(kind for name in ruleset_ids() for kind in ruleset(name).standing_questions)


def load_rulesets(*parts: str) -> None:
    """Import these parts of all rulesets, or all: pictures would hold up answers for a third of a second."""
    for name in ruleset_ids():
        found = ruleset(name)
        for part in parts or [each.name for each in fields(found)]:
            if isinstance(late := getattr(found, part), Late):
                late.load()


def ruleset_of(position: Position) -> Ruleset:
    """The ruleset by which a position came about."""
    return ruleset(position.setup.ruleset)
