"""Policies: random, greedy, the three levels, and frozen ones."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, Rondel, TakeCard, Trade
from bot.engine.duellum.rules.personages import due
from bot.engine.terms import Nation
from bot.model.seats import Level
from bot.players.duellum.turn_search import think as think_over
from bot.players.duellum.weights import HOLDINGS, WEIGHTS, Weights
from bot.players.policies import Policies, Skill, frozen_skills
from bot.players.turn_search import Effort, thinker
from bot.players.win_search import SearchDepth

_LEVELS: Final[dict[Level, Effort]] = {
    "easy": Effort(width=1, wedges=8, budget=60, marches=1, ahead=0, leeway=0.0, noise=25.0),
    "medium": Effort(
        2, wedges=8, budget=200, marches=3, ahead=0, leeway=0.0, look=SearchDepth.OWN, noise=12.0
    ),
    "hard": Effort(width=4, wedges=8, budget=600, marches=8, ahead=14, leeway=2.0, look=SearchDepth.KILLER),
}


def at_random(position: Position, chance: Random) -> Sequence[Action]:
    """Choose a random type of action, then one of that type; else moves and trades would dominate."""
    kinds: dict[str, list[Action]] = {}
    for action in legal(position):
        kinds.setdefault(action.type, []).append(action)
    return (chance.choice(kinds[chance.choice(list(kinds))]),)


def greedily(position: Position, chance: Random) -> Sequence[Action]:
    """Choose the action that yields most holdings at once; for a wedge, with its best action."""
    me = thinker(position)
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    chance.shuffle(options)
    if isinstance(options[0], TakeCard):
        return (options[0],)
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
    score, learned = nation.personages.total, 0
    if position.mover == me:
        score += sum(due(position).values())
        learned = len(position.turn.learned)
    h = HOLDINGS
    return (
        h.point * score
        + h.building * (len(nation.cities) + len(nation.temples))
        + h.know_how * (len(nation.know_hows) + learned)
        + h.wall * len(nation.walls)
        + h.card * sum(nation.cards.values())
        + h.unit * (nation.total("legion") + nation.total("galley"))
        + h.boxed * sum(nation.box)
        + h.chip * nation.purse.total
    )


_SKILLS: Final = {level: Skill(effort, WEIGHTS) for level, effort in _LEVELS.items()}
_POLICIES: Final = Policies(
    _SKILLS | frozen_skills("duellum", Effort, Weights), think_over, {"random": at_random, "greedy": greedily}
)
POLICIES: Final = _POLICIES.by_name
skill_of: Final = _POLICIES.skill_of


def think(
    position: Position, policy: str, chance: Random, factors: Mapping[str, float] | None = None
) -> Sequence[Action]:
    """Return a policy's actions up to the end of its turn or the first revealed card.

    `factors`: see `Players.think`.
    """
    return _POLICIES.find(policy, factors)(position, chance)
