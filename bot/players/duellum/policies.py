"""Those who can play: chance, a greedy one-step player, and the three levels of the bot."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.engine.duellum import Position, apply, legal
from bot.engine.duellum.actions import Action, Rondel, TakeCard, Trade
from bot.engine.duellum.rules.personages import due
from bot.engine.terms import Nation
from bot.model.seats import LEVELS, Level
from bot.players.duellum.turn_search import Effort
from bot.players.duellum.turn_search import think as think_over

Policy = Callable[[Position, Random], Sequence[Action]]
"""What a player does from here on, as far as it goes without a card being revealed; never empty."""
_EFFORTS: Final[dict[Level, Effort]] = {
    "easy": Effort(width=1, wedges=3, budget=60, marches=1, ahead=0, leeway=12.0),
    "medium": Effort(width=2, wedges=5, budget=200, marches=3, ahead=0, leeway=6.0),
    "hard": Effort(width=3, wedges=8, budget=300, marches=6, ahead=4, leeway=2.0),
}
_WHIM: Final = 0.25
"""How often the easy player does what comes to mind."""


def at_random(position: Position, chance: Random) -> Sequence[Action]:
    """Any legal action: first its type, or moves and trades would crowd out the rest."""
    kinds: dict[str, list[Action]] = {}
    for action in legal(position):
        kinds.setdefault(action.type, []).append(action)
    return (chance.choice(kinds[chance.choice(list(kinds))]),)


def greedily(position: Position, chance: Random) -> Sequence[Action]:
    """The one action that leaves most in hand at once; of a wedge, with the best that can be done on it."""
    me = position.awaited
    if me is None:
        raise ValueError("nobody has to act after the end of the game")
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    chance.shuffle(options)
    if isinstance(options[0], TakeCard):
        return (options[0],)
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
    score, learned = nation.personages.total, 0
    if position.mover == me:
        score += sum(due(position).values())
        learned = len(position.turn.learned)
    return (
        100.0 * score
        + 14.0 * (len(nation.cities) + len(nation.temples))
        + 10.0 * (len(nation.know_hows) + learned)
        + 4.0 * len(nation.walls)
        + 2.0 * sum(nation.cards.values())
        + 4.0 * (nation.total("legion") + nation.total("galley"))
        + 1.0 * sum(nation.box)
        + 1.0 * nation.purse.total
    )


def _at(level: Level) -> Policy:
    def play(position: Position, chance: Random) -> Sequence[Action]:
        if level == "easy" and chance.random() < _WHIM:
            return at_random(position, chance)
        return think_over(position, _EFFORTS[level], chance)

    return play


POLICIES: Final[dict[str, Policy]] = {
    "random": at_random,
    "greedy": greedily,
    **{level: _at(level) for level in LEVELS},
}


def think(position: Position, policy: str, chance: Random) -> Sequence[Action]:
    """What a policy or level does, up to the end of its turn or to the first card that is revealed."""
    return POLICIES[policy](position, chance)
