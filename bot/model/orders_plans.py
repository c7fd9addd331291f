"""Standing orders and turns planned in advance."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from bot.engine.errors import RuleError
from bot.engine.ruleset import Action
from bot.engine.terms import Nation, ProvinceId
from bot.model.language import Language

OrderAnswer = Literal["fight", "peace", "ask"]
PlanMode = Literal["play", "prepare"]
PlanState = Literal["waiting", "ready", "running", "stopped"]
"""Its turn has not come; it waits for a word of its writer; some of it was played; it did not hold."""


@dataclass(frozen=True, slots=True)
class OrderRow:
    """What a player does when units enter (M5); None for any nation, or any province."""

    user_id: int
    mover: Nation | None
    province: ProvinceId | None
    answer: OrderAnswer
    fallback: Literal["fight", "peace"] = "peace"
    """What a question comes to that is not answered in time."""


@dataclass(frozen=True, slots=True)
class PlanStep:
    """An action, and what it relies on: facts by name; None where it could not be checked."""

    action: Action
    relies: Mapping[str, Any] | None
    begins: bool = True
    """Whether a press begins with it; the steps of one press are taken out together."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A turn written in advance."""

    nation: Nation
    user_id: int
    mode: PlanMode
    steps: tuple[PlanStep, ...]
    state: PlanState = "waiting"
    done: int = 0
    """How many of its actions have been played."""
    round: int | None = None
    """The round of its turn, once that has come."""
    problem: Mapping[Language, str] | None = None
    """Why it was stopped, in words for its writer, by language."""


@dataclass(frozen=True, slots=True)
class Change:
    """Why a plan does not hold: an action that is not legal, or a fact that is another than it was."""

    index: int
    action: Action
    error: RuleError | None = None
    fact: str = ""
    before: Any = None
    now: Any = None
