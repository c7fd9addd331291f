"""Players by name: what a level or a frozen player is made of, and how it is asked for a turn."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from bot.engine.ruleset import Action, OwnPosition
from bot.players.ladder import frozen, multiplied
from bot.players.turn_search import Effort

Policy = Callable[[OwnPosition, Random], Sequence[Action]]
"""What a player does from here on, as far as its ruleset's search foresees it; never empty."""
Searching = Callable[[OwnPosition, Any, Random, Any], Sequence[Action]]
"""The same by a ruleset's search: position, effort, chance and weights."""


@dataclass(frozen=True)
class Skill:
    """All that a level is made of."""

    effort: Effort
    weights: Any
    """The ruleset's own `Weights`."""
    whim: float = 0.0
    """How often it does what comes to mind: of frozen players alone, for it looks foolish."""


def frozen_skills(
    ruleset: str, effort: Callable[..., Effort], weights: Callable[..., Any]
) -> dict[str, Skill]:
    """The frozen players of a ruleset by name (`frozen.json`)."""
    return {
        name: Skill(effort(**kept["effort"]), weights(**kept["weights"]), kept["whim"])
        for name, kept in frozen(ruleset).items()
    }


class Policies:
    """The players of one ruleset: those with a skill, and those without one, such as `random`."""

    def __init__(self, skills: Mapping[str, Skill], search: Searching, plain: Mapping[str, Policy]) -> None:
        self._skills = skills
        self._search = search
        self._at_random = plain["random"]
        self.by_name: dict[str, Policy] = {
            **plain,
            **{name: self._playing(skill) for name, skill in skills.items()},
        }

    def _playing(self, skill: Skill) -> Policy:
        def play(position: OwnPosition, chance: Random) -> Sequence[Action]:
            if skill.whim and chance.random() < skill.whim:
                return self._at_random(position, chance)
            return self._search(position, skill.effort, chance, skill.weights)

        return play

    def find(self, name: str, factors: Mapping[str, float] | None = None) -> Policy:
        """A player by name, some of its weights or its leeway times a factor.

        Raises `KeyError` where there is none.
        """
        if not factors:
            return self.by_name[name]
        skill, tried = self._skills[name], dict(factors)
        effort = replace(skill.effort, leeway=skill.effort.leeway * tried.pop("leeway", 1.0))
        weights = replace(skill.weights, **multiplied(asdict(skill.weights), tried))
        return self._playing(replace(skill, effort=effort, weights=weights))

    def skill_of(self, name: str) -> dict[str, Any]:
        """What a level or frozen player is made of, as `frozen.json` has it; nothing for the others."""
        skill = self._skills.get(name)
        return asdict(skill) if skill else {}
