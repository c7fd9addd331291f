"""Policies: random, greedy, the three levels, and frozen ones."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bot.engine.antike import Position, apply, legal
from bot.engine.antike.actions import Action, Rondel, Trade
from bot.engine.antike.rules.personages import due
from bot.engine.terms import Nation
from bot.model.seats import Level
from bot.players.antike.turn_search import Effort
from bot.players.antike.turn_search import think as think_over
from bot.players.antike.weights import HOLDINGS, WEIGHTS, Weights
from bot.players.policies import Policies, Policy, Skill, frozen_skills
from bot.players.turn_search import thinker
from bot.players.win_search import SearchDepth

_LEVELS: Final[dict[Level, Effort]] = {
    "easy": Effort(width=1, wedges=5, budget=60, marches=1, ahead=0, leeway=0.0, noise=45.0),
    "medium": Effort(
        2, wedges=5, budget=200, marches=3, ahead=0, leeway=0.0, look=SearchDepth.OWN, noise=16.0
    ),
    "hard": Effort(
        width=3,
        wedges=8,
        budget=300,
        marches=6,
        ahead=8,
        leeway=2.0,
        look=SearchDepth.KILLER,
        each_wedge=True,
        network=1,
    ),
}


def at_random(position: Position, chance: Random) -> Sequence[Action]:
    """Choose any legal action."""
    return (chance.choice(legal(position)),)


def greedily(position: Position, chance: Random) -> Sequence[Action]:
    """Choose the action that yields most holdings at once; for a wedge, with its best action."""
    me = thinker(position)
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    chance.shuffle(options)
    return (max(options, key=lambda action: _holdings_after(position, action, me)),)


def _holdings_after(position: Position, action: Action, me: Nation) -> float:
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


_SKILLS: Final = {level: Skill(effort, WEIGHTS) for level, effort in _LEVELS.items()}
_POLICIES: Final = Policies(
    _SKILLS | frozen_skills("antike", Effort, Weights), think_over, {"random": at_random, "greedy": greedily}
)
POLICIES: Final = _POLICIES.by_name
skill_of: Final = _POLICIES.skill_of


def thoughts(position: Position, policy: Policy, chance: Random) -> Sequence[Action]:
    """Return a policy's actions up to the first answer of another nation."""
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
    """Return a policy's actions up to the first answer of another nation; `factors`: see `Players.think`."""
    return thoughts(position, _POLICIES.find(policy, factors), chance)
