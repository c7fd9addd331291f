"""Those who can play: chance, a greedy one-step player, the three levels of the bot, and frozen ones."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any, Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action, Rondel, Trade
from bot.engine.antike.rules.personages import due
from bot.engine.terms import Nation
from bot.model.seats import Level
from bot.players.antike.turn_search import Effort
from bot.players.antike.turn_search import think as think_over
from bot.players.antike.weights import HOLDINGS, WEIGHTS, Weights
from bot.players.ladder import frozen, multiplied
from bot.players.win_search import Look

Policy = Callable[[Position, Random], Sequence[Action]]
"""What a player does from here on, as far as it goes without anybody else; never empty."""


@dataclass(frozen=True)
class Skill:
    """All that a level is made of."""

    effort: Effort
    whim: float = 0.0
    """How often it does what comes to mind: of frozen players alone, for it looks foolish."""
    weights: Weights = WEIGHTS


_SKILLS: Final[dict[Level, Skill]] = {
    "easy": Skill(Effort(width=1, wedges=5, budget=60, marches=1, ahead=0, leeway=0.0, noise=45.0)),
    "medium": Skill(
        Effort(2, wedges=5, budget=200, marches=3, ahead=0, leeway=0.0, look=Look.OWN, noise=16.0)
    ),
    "hard": Skill(
        Effort(
            width=3,
            wedges=8,
            budget=300,
            marches=6,
            ahead=8,
            leeway=2.0,
            look=Look.KILLER,
            each_wedge=True,
            network=1,
        )
    ),
}
_FROZEN: Final[dict[str, Skill]] = {
    name: Skill(Effort(**kept["effort"]), kept["whim"], Weights(**kept["weights"]))
    for name, kept in frozen("antike").items()
}


def at_random(position: Position, chance: Random) -> Sequence[Action]:
    """Any legal action."""
    return (chance.choice(legal(position)),)


def greedily(position: Position, chance: Random) -> Sequence[Action]:
    """The one action that leaves most in hand at once; of a wedge, with the best that can be done on it."""
    me = position.awaited
    if me is None:
        raise ValueError("nobody has to act after the end of the game")
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    chance.shuffle(options)
    return (max(options, key=lambda action: _gained(position, action, me)),)


def _gained(position: Position, action: Action, me: Nation) -> float:
    after, _ = apply(position, action)
    best = _holdings(after, me)
    if isinstance(action, Rondel):
        best = max(best, *(_holdings(apply(after, more)[0], me) for more in legal(after)))
    return best


def _holdings(position: Position, me: Nation) -> float:
    if position.outcome is not None:
        return 1e6 if position.outcome.winner == me else -1e6
    nation = position.nations[me]
    score = position.setup.score(nation.personages)
    if position.mover == me:
        score += sum(due(position).values())
    h = HOLDINGS
    return (
        h.point * score
        + h.building * (len(nation.cities) + len(nation.temples))
        + h.know_how * len(nation.know_hows)
        + h.unit * (nation.total("legion") + nation.total("galley"))
        + h.chip * nation.purse.total
    )


def _playing(skill: Skill) -> Policy:
    def play(position: Position, chance: Random) -> Sequence[Action]:
        if skill.whim and chance.random() < skill.whim:
            return at_random(position, chance)
        return think_over(position, skill.effort, chance, skill.weights)

    return play


POLICIES: Final[dict[str, Policy]] = {
    "random": at_random,
    "greedy": greedily,
    **{name: _playing(skill) for name, skill in (_SKILLS | _FROZEN).items()},
}


def thoughts(position: Position, policy: Policy, chance: Random) -> Sequence[Action]:
    """A policy's actions up to the first point where somebody else has to answer."""
    me = position.awaited
    done: list[Action] = []
    for action in policy(position, chance):
        position, _ = apply(position, action)
        done.append(action)
        if position.awaited != me or position.demand is not None:
            break
    return done


def think(
    position: Position, policy: str, chance: Random, factors: Mapping[str, float] | None = None
) -> Sequence[Action]:
    """What a policy or level does, as far as it goes without anybody else; `factors`: see `Players.think`."""
    return thoughts(position, _changed(policy, factors) if factors else POLICIES[policy], chance)


def _changed(policy: str, factors: Mapping[str, float]) -> Policy:
    skill = (_SKILLS | _FROZEN)[policy]
    return _playing(replace(skill, weights=Weights(**multiplied(asdict(skill.weights), factors))))


def skill_of(policy: str) -> dict[str, Any]:
    """What a level or frozen player is made of, as `frozen.json` has it; nothing for the others."""
    skill = (_SKILLS | _FROZEN).get(policy)
    return asdict(skill) if skill else {}
