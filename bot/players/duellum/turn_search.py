"""Search of a turn: every wedge, its best lines of play, and the rival's answer."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.actions import Action, TakeCard
from bot.engine.duellum.rules import rondel
from bot.engine.duellum.rules.turn import take_options
from bot.engine.duellum.update import evolve
from bot.engine.terms import Nation
from bot.players.beam_search import Line, with_noise
from bot.players.duellum import card_values
from bot.players.duellum.action_filter import openings
from bot.players.duellum.beam_search import Search
from bot.players.duellum.evaluation import Evaluator
from bot.players.duellum.weights import WEIGHTS, Weights
from bot.players.duellum.win_search import Wins, next_turns
from bot.players.turn_search import GLANCE, MANY, MOST_WEIGHED, Effort, ended, equal_best, search_on, thinker
from bot.players.win_search import OWN_TURN, SearchDepth, ThreatDetector

_ALLIES: Final = 2
"""Ways to play a card before the stone moves that are searched."""


def think(position: Position, effort: Effort, chance: Random, weights: Weights = WEIGHTS) -> Sequence[Action]:
    """Return the rest of the awaited player's turn, as far as it can be foreseen; never empty.

    It ends at a due card, because its replacement must be seen first.
    """
    if effort.look and position.outcome is None:
        won = Wins(position, OWN_TURN).line(position)
        if won:
            return won[:1] if position.phase is Phase.CARDS else won
    if position.phase is Phase.CARDS:
        return (best_card(position, weights),)
    lines = with_noise(survey(position, effort, weights).lines, effort.noise, chance)
    leeway = effort.leeway_in(position.round)
    good = equal_best(lines, leeway)
    if effort.look >= SearchDepth.NEXT:
        me = thinker(position)
        lookout = ThreatDetector(me, next_turns, Wins, killer=effort.look >= SearchDepth.KILLER)
        evaluator = Evaluator(position, me, weights)
        here = Line(0.0, position, ())
        good = (
            lookout.safe(lines, leeway)
            or lookout.safe(_turns(evaluator, me, effort, here, MANY), 0.0)
            or good
        )
    return chance.choice(good).actions


class Survey(NamedTuple):
    """The turns found, and the effort."""

    lines: list[Line]
    weighed: int
    """Positions evaluated, to which the time is proportional."""


def survey(position: Position, effort: Effort, weights: Weights = WEIGHTS) -> Survey:
    """Return the best turns on each wedge; the most promising with what may follow."""
    me = thinker(position)
    evaluator, rival = (
        Evaluator(position, me, weights),
        Evaluator(position, position.setup.rival(me), weights),
    )
    lines = _turns(evaluator, me, effort, Line(0.0, position, ()))
    if effort.ahead:
        # Turns searched less deeply would look better than they are, so they are omitted.
        lines = [
            _look_ahead(evaluator, rival, line, weights)
            for number, line in enumerate(lines)
            if number == 0
            or ((number < effort.ahead or line.gathers) and evaluator.weighed + rival.weighed < MOST_WEIGHED)
        ]
    return Survey(lines, evaluator.weighed + rival.weighed)


def best_card(position: Position, weights: Weights = WEIGHTS) -> TakeCard:
    """Return the most valuable due card, also as one denied to the rival; what follows is unknown."""
    mine, theirs, cards = position.current, position.other, position.setup.board.cards

    def use(action: TakeCard) -> float:
        card = cards[action.card]
        own = card_values.worth(card, mine, theirs, weights)
        return own + weights.denied * card_values.worth(card, theirs, mine, weights)

    return max(take_options(position), key=use)


def _turns(evaluator: Evaluator, me: Nation, effort: Effort, here: Line, each: int = 0) -> list[Line]:
    """Return the best turns on each wedge, best first; with `each`, that many per wedge."""
    if here.position.phase is not Phase.RONDEL:
        lines = ended(search_on(Search, evaluator, me, effort, here.position.current.wedge), here, each)
    else:
        first = Search(evaluator, me, 1, 0)
        before = [first.step(here, action) for action in openings(here.position)]
        before.sort(key=lambda line: -line.value)
        starts = [
            first.step(line, action)
            for line in (here, *before[:_ALLIES])
            for action in rondel.options(line.position)
        ]
        starts.sort(key=lambda line: -line.value)
        # The best way to each wedge: which card, and which chip if there is no coin (DP3).
        ways = {line.position.current.wedge: line for line in reversed(starts)}
        lines = []
        for line in sorted(ways.values(), key=lambda line: -line.value)[: effort.wedges]:
            lines += ended(search_on(Search, evaluator, me, effort, line.position.current.wedge), line, each)
    lines.sort(key=lambda line: -line.value)
    return lines


def _look_ahead(evaluator: Evaluator, rival: Evaluator, line: Line, weights: Weights) -> Line:
    """Return a turn valued with the rival's best answer and the nation's best turn after that.

    Due cards are ignored, because the display is unknown by then.
    """
    position = line.position
    if position.outcome is not None or position.mover == evaluator.me:
        return line
    value, here = line.value, _without_cards(position)
    for judging, share in ((rival, weights.answer), (evaluator, weights.onward)):
        if share == 0 or here.outcome is not None:
            break
        before = evaluator.value(here)
        here = _without_cards(_turns(judging, judging.me, GLANCE, Line(0.0, here, ()))[0].position)
        value += share * (evaluator.value(here) - before)
    return line._replace(value=value)


def _without_cards(position: Position) -> Position:
    return evolve(position, phase=Phase.RONDEL, cards_due=0) if position.phase is Phase.CARDS else position
