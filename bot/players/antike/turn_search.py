"""Search of a turn: every wedge, its best lines of play, and the turn after."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Action, Answer, PickCity, Rondel, Trade
from bot.engine.antike.constants import ROUND_COIN
from bot.engine.antike.position import Turn
from bot.engine.antike.update import evolve
from bot.engine.terms import Nation, Wedge
from bot.players import turn_search
from bot.players.antike.beam_search import Search
from bot.players.antike.evaluation import Evaluator
from bot.players.antike.weights import WEIGHTS, Weights
from bot.players.antike.win_chances import odds
from bot.players.antike.win_search import Wins, next_turns
from bot.players.beam_search import Line, with_noise
from bot.players.turn_search import GLANCE, MANY, MOST_WEIGHED, ended, equal_best, search_on, thinker
from bot.players.win_chances import network
from bot.players.win_search import OWN_TURN, SearchDepth, ThreatDetector

_SINGLE: Final = frozenset({Phase.ANSWER, Phase.PICK, Phase.PERSONAGE})


@dataclass(frozen=True)
class Effort(turn_search.Effort):
    """Search effort, including the network."""

    each_wedge: bool = False
    """Whether `ahead` applies to the best turn of each wedge only."""
    network: int = 0
    """Version of the network that rates the best turns; 0 for none."""


def think(position: Position, effort: Effort, chance: Random, weights: Weights = WEIGHTS) -> Sequence[Action]:
    """Return the rest of the awaited player's turn, as far as it can be foreseen; never empty.

    It ends where another player must act; then the search is repeated.
    """
    me = thinker(position)
    if effort.look and position.mover == me and position.phase is not Phase.PICK:
        won = Wins(position, OWN_TURN).line(position)
        if won:
            return won
    if position.phase is Phase.PICK and weights.start_kind:
        return _pick_start_city(position, me, effort, chance, weights)
    if position.phase in _SINGLE or (position.phase is Phase.RONDEL and position.current.owes_chip):
        return (best_single(position, weights, effort.look),)
    evaluator = Evaluator(position, me, weights)
    here = Line(0.0, position, ())
    lines = _turns(evaluator, me, effort, here)
    if effort.each_wedge:
        lines = _best_of_each(lines)[: effort.ahead]
    lines = [
        _look_ahead(evaluator, me, line, weights.foresight)
        if (number < effort.ahead or line.gathers) and evaluator.weighed < MOST_WEIGHED
        else line
        for number, line in enumerate(lines)
    ]
    lines = with_noise(lines, effort.noise, chance)
    judged = _add_network_odds(lines, me, effort, weights)
    leeway = effort.leeway_in(position.round)
    if effort.look < SearchDepth.NEXT:
        return chance.choice(equal_best(judged, leeway)).actions
    lookout = ThreatDetector(me, next_turns, Wins, killer=effort.look >= SearchDepth.KILLER)
    safe = lookout.safe(judged, leeway) or lookout.safe(_turns(evaluator, me, effort, here, MANY), 0.0)
    # If no turn is safe, the evaluation alone decides, because the network knows no alarm.
    return chance.choice(safe or equal_best(lines, leeway)).actions


def _turns(
    evaluator: Evaluator, me: Nation, effort: turn_search.Effort, here: Line, each: int = 0
) -> list[Line]:
    """Return the best turns on each wedge, best first; with `each`, that many per wedge."""
    if here.position.phase is not Phase.RONDEL:
        lines = ended(search_on(Search, evaluator, me, effort, here.position.current.wedge), here, each)
        lines.sort(key=lambda line: -line.value)
        return lines
    first = Search(evaluator, me, 1, 0)
    starts = [first.step(here, action) for action in legal(here.position) if isinstance(action, Rondel)]
    starts.sort(key=lambda line: -line.value)
    lines = []
    for line in starts[: effort.wedges]:
        lines += ended(search_on(Search, evaluator, me, effort, line.position.current.wedge), line, each)
    lines.sort(key=lambda line: -line.value)
    return lines


def _best_of_each(lines: Sequence[Line]) -> list[Line]:
    """Return the best turn of each wedge; all turns if the wedge is already chosen."""
    found: dict[Wedge, Line] = {}
    for line in lines:
        first = line.actions[0]
        if not isinstance(first, Rondel):
            return list(lines)
        found.setdefault(first.wedge, line)
    return list(found.values())


def _look_ahead(evaluator: Evaluator, me: Nation, line: Line, share: float) -> Line:
    """Return a turn valued with the nation's best following turn, as if no one came between."""
    position = line.position
    if position.phase is not Phase.RONDEL or position.mover == me:
        return line
    nation = position.nations[me]
    purse = nation.purse.plus(ROUND_COIN)
    position = evolve(
        position,
        mover=me,
        turn=Turn(stacks_were_empty=position.bank.personages.total == 0),
        nations={**position.nations, me: evolve(nation, purse=purse, owes_chip=False)},
    )
    later = _turns(evaluator, me, GLANCE, Line(0.0, position, ()))
    return line._replace(value=line.value + share * (later[0].value - line.value))


def _add_network_odds(lines: list[Line], me: Nation, effort: Effort, weights: Weights) -> list[Line]:
    """Return the turns valued with the network's chances after them."""
    if not effort.network:
        return lines
    learned = network("antike", effort.network)
    return [
        line
        if line.position.outcome is not None
        else line._replace(value=line.value + odds(line.position, me, learned, weights))
        for line in lines
    ]


def best_single(position: Position, weights: Weights = WEIGHTS, look: int = SearchDepth.NONE) -> Action:
    """Return the action with the best resulting position."""
    me = thinker(position)
    evaluator = Evaluator(position, me, weights)
    if position.phase is Phase.ANSWER and position.mover in evaluator.side:
        return Answer(me, fight=False)  # its player's other nation (S9)
    options = [action for action in legal(position) if not isinstance(action, Trade)]
    if look >= SearchDepth.NEXT and position.phase is Phase.ANSWER:
        after = [(action, apply(position, action)[0]) for action in options]
        stopping = [action for action, here in after if Wins(here, OWN_TURN).line(here) is None]
        options = stopping or options
    return max(options, key=lambda action: evaluator.value(_decline_fights(apply(position, action)[0], me)))


def _pick_start_city(
    position: Position, me: Nation, effort: Effort, chance: Random, weights: Weights
) -> Sequence[Action]:
    """Pick a start city (X4, S10): gold first, then others, near earlier picks; chance breaks ties."""
    board, own, evaluator = (
        position.setup.board,
        position.nations[me].cities,
        Evaluator(position, me, weights),
    )
    gold = board.yielding("gold")
    wanted = gold if len(gold & own) < weights.start_golden else board.provinces.keys() - gold
    beside = own.union(*map(board.neighbours, own))
    near = beside.union(*map(board.neighbours, beside))
    lines = []
    for action in legal(position):
        if isinstance(action, PickCity):
            worth = weights.start_kind if action.province in wanted else 0.0
            worth += weights.start_near if action.province in near else 0.0
            after, _ = apply(position, action)
            lines.append(Line(evaluator.value(after) + worth, after, (action,)))
    lines = with_noise(lines, effort.noise, chance)
    return chance.choice(equal_best(lines, effort.leeway)).actions


def _decline_fights(position: Position, me: Nation) -> Position:
    """Return the position after other nations have declined to fight."""
    while position.demand is not None and position.demand.asked[0] != me:
        position, _ = apply(position, Answer(position.demand.asked[0], fight=False))
    return position
