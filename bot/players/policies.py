"""Policies by name: the parameters of levels and frozen players, and their functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from bot.engine.ruleset import Action, OwnPosition
from bot.players.ladder import frozen, multiplied
from bot.players.turn_search import Effort

Policy = Callable[[OwnPosition, Random], Sequence[Action]]
"""Returns the actions of a player, as far as its search foresees; never empty."""
Searching = Callable[[OwnPosition, Any, Random, Any], Sequence[Action]]
"""A ruleset's search: called with position, effort, random generator and weights."""


@dataclass(frozen=True)
class Skill:
    """The parameters of a level."""

    effort: Effort
    weights: Any
    """The ruleset's `Weights`."""
    whim: float = 0.0
    """Probability of an impulsive action, which looks foolish; used by frozen players only."""


def frozen_skills(
    ruleset: str, effort: Callable[..., Effort], weights: Callable[..., Any]
) -> dict[str, Skill]:
    """Return the frozen players of a ruleset by name (`frozen.json`)."""
    return {
        name: Skill(effort(**kept["effort"]), weights(**kept["weights"]), kept["whim"])
        for name, kept in frozen(ruleset).items()
    }


class Policies:
    """The players of a ruleset: those with parameters, and others such as `random`."""

    def __init__(self, skills: Mapping[str, Skill], search: Searching, plain: Mapping[str, Policy]) -> None:
        self._skills = skills
        self._search = search
        self._at_random = plain["random"]
        self.by_name: dict[str, Policy] = {
            **plain,
            **{name: self._make_policy(skill) for name, skill in skills.items()},
        }

    def _make_policy(self, skill: Skill) -> Policy:
        def play(position: OwnPosition, chance: Random) -> Sequence[Action]:
            if skill.whim and chance.random() < skill.whim:
                return self._at_random(position, chance)
            return self._search(position, skill.effort, chance, skill.weights)

        return play

    def find(self, name: str, factors: Mapping[str, float] | None = None) -> Policy:
        """Return a player by name, with some weights or the leeway multiplied by factors.

        Raises `KeyError` for an unknown name.
        """
        if not factors:
            return self.by_name[name]
        skill, tried = self._skills[name], dict(factors)
        effort = replace(skill.effort, leeway=skill.effort.leeway * tried.pop("leeway", 1.0))
        weights = replace(skill.weights, **multiplied(asdict(skill.weights), tried))
        return self._make_policy(replace(skill, effort=effort, weights=weights))

    def skill_of(self, name: str) -> dict[str, Any]:
        """Return the parameters of a level or frozen player as in `frozen.json`; empty for others."""
        skill = self._skills.get(name)
        return asdict(skill) if skill else {}
