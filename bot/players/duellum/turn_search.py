"""Thinking a turn over: every wedge, the lines of play on it that look best, and the rival's answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from bot.engine.duellum import Phase, Position
from bot.engine.duellum.actions import Action, TakeCard
from bot.engine.duellum.rules import rondel
from bot.engine.duellum.rules.turn import take_options
from bot.engine.duellum.update import evolve
from bot.engine.terms import MANEUVERS, Nation, Wedge
from bot.players.beam_search import Line, misjudged
from bot.players.duellum import card_values
from bot.players.duellum.action_filter import openings
from bot.players.duellum.beam_search import Search
from bot.players.duellum.evaluation import Judge
from bot.players.duellum.weights import WEIGHTS, Weights
from bot.players.duellum.win_search import Wins, next_turns
from bot.players.win_search import OWN_TURN, Look, Lookout

_OPENING: Final = 3.0
_OPENING_ROUNDS: Final = 3
"""So many rounds a player may do what is so many times as far from the best, or all games began alike."""
_ALLIES: Final = 2
"""Ways to play a card before the stone moves that are followed up."""


@dataclass(frozen=True)
class Effort:
    """How much is looked at; it keeps a turn within its time."""

    width: int
    """Lines kept side by side on a maneuver; elsewhere the order matters less, and half of them do."""
    wedges: int
    """Wedges that are followed up at all, those first that look best at once."""
    budget: int
    """Positions weighed on a maneuver, at most; half of them on any other wedge."""
    marches: int
    """Marches that are planned for a maneuver at most."""
    ahead: int
    """Turns after which the rival's best answer is looked for, and the best turn after that."""
    leeway: float
    """Turns that are worth this much less than the best one are as good: chance picks, so games differ."""
    look: int = Look.NONE
    """How far it is looked exactly whether somebody wins."""
    noise: float = 0.0
    """How far off the worth of a turn is judged: the spread of an error that chance draws for each."""


_GLANCE: Final = Effort(width=1, wedges=5, budget=40, marches=2, ahead=0, leeway=0.0)
"""How turns to come are looked for."""
_MANY: Final = 12
"""Turns on each wedge that are looked at where after the best of all wedges the rival would win."""
MOST_WEIGHED: Final = 4000
"""Positions of one turn, after which no more is looked ahead: a second or so of plain Python."""


def think(position: Position, effort: Effort, chance: Random, weights: Weights = WEIGHTS) -> Sequence[Action]:
    """The rest of the turn of whoever must act, as far as it can be foreseen: never empty.

    A card due ends it: what comes in its place is to be seen first.
    """
    if effort.look and position.outcome is None:
        won = Wins(position, OWN_TURN).line(position)
        if won:
            return won[:1] if position.phase is Phase.CARDS else won
    if position.phase is Phase.CARDS:
        return (best_card(position, weights),)
    lines = misjudged(survey(position, effort, weights).lines, effort.noise, chance)
    best = max(line.value for line in lines)
    leeway = effort.leeway * (_OPENING if position.round <= _OPENING_ROUNDS else 1.0)
    # A turn that wins at once is worth so much that no other one comes near it.
    good = [line for line in lines if line.value >= best - leeway]
    if effort.look >= Look.NEXT:
        me = _thinker(position)
        lookout = Lookout(me, next_turns, Wins, killer=effort.look >= Look.KILLER)
        judge = Judge(position, me, weights)
        here = Line(0.0, position, ())
        good = (
            lookout.safe(lines, leeway) or lookout.safe(_turns(judge, me, effort, here, _MANY), 0.0) or good
        )
    return chance.choice(good).actions


class Survey(NamedTuple):
    """The turns that were found, and what it took."""

    lines: list[Line]
    weighed: int
    """Positions weighed; time is proportional to it."""


def survey(position: Position, effort: Effort, weights: Weights = WEIGHTS) -> Survey:
    """The best turns on each wedge; those that look best with what may come after them."""
    me = _thinker(position)
    judge, rival = Judge(position, me, weights), Judge(position, position.setup.rival(me), weights)
    lines = _turns(judge, me, effort, Line(0.0, position, ()))
    if effort.ahead:
        # What is not looked at as far as the rest would seem better than it is: it is left out.
        lines = [
            _foreseen(judge, rival, line, weights)
            for number, line in enumerate(lines)
            if number == 0
            or ((number < effort.ahead or line.gathers) and judge.weighed + rival.weighed < MOST_WEIGHED)
        ]
    return Survey(lines, judge.weighed + rival.weighed)


def best_card(position: Position, weights: Weights = WEIGHTS) -> TakeCard:
    """The card due that is worth most, also as one that the rival does not get; what follows is unknown."""
    mine, theirs, cards = position.current, position.other, position.setup.board.cards

    def use(action: TakeCard) -> float:
        card = cards[action.card]
        own = card_values.worth(card, mine, theirs, weights)
        return own + weights.denied * card_values.worth(card, theirs, mine, weights)

    return max(take_options(position), key=use)


def _turns(judge: Judge, me: Nation, effort: Effort, here: Line, each: int = 0) -> list[Line]:
    """The best turns on each wedge, the best one first; with `each`, so many of every wedge."""
    if here.position.phase is not Phase.RONDEL:
        lines = _ended(_on(judge, me, effort, here.position.current.wedge), here, each)
    else:
        first = Search(judge, me, 1, 0)
        before = [first.step(here, action) for action in openings(here.position)]
        before.sort(key=lambda line: -line.value)
        starts = [
            first.step(line, action)
            for line in (here, *before[:_ALLIES])
            for action in rondel.options(line.position)
        ]
        starts.sort(key=lambda line: -line.value)
        # The best way onto each wedge: by which card, and with which chip where a coin is lacking (DP3).
        ways = {line.position.current.wedge: line for line in reversed(starts)}
        lines = []
        for line in sorted(ways.values(), key=lambda line: -line.value)[: effort.wedges]:
            lines += _ended(_on(judge, me, effort, line.position.current.wedge), line, each)
    lines.sort(key=lambda line: -line.value)
    return lines


def _ended(search: Search, start: Line, count: int) -> list[Line]:
    return search.ended(start, count) if count else search.endings(start)


def _foreseen(judge: Judge, rival: Judge, line: Line, weights: Weights) -> Line:
    """A turn with the best that the rival could do after it, and the best own turn after that.

    Cards due are left out of account on the way: nobody knows what will lie on display.
    """
    position = line.position
    if position.outcome is not None or position.mover == judge.me:
        return line
    value, here = line.value, _without_cards(position)
    for thinker, share in ((rival, weights.answer), (judge, weights.onward)):
        if share == 0 or here.outcome is not None:
            break
        before = judge.value(here)
        here = _without_cards(_turns(thinker, thinker.me, _GLANCE, Line(0.0, here, ()))[0].position)
        value += share * (judge.value(here) - before)
    return line._replace(value=value)


def _without_cards(position: Position) -> Position:
    return evolve(position, phase=Phase.RONDEL, cards_due=0) if position.phase is Phase.CARDS else position


def _on(judge: Judge, me: Nation, effort: Effort, wedge: Wedge | None) -> Search:
    """A search on a wedge: maneuvers have by far the most to look at."""
    if wedge in MANEUVERS:
        return Search(judge, me, effort.width, effort.budget, effort.marches)
    return Search(judge, me, (effort.width + 1) // 2, effort.budget // 2)


def _thinker(position: Position) -> Nation:
    if position.awaited is None:
        raise ValueError("nobody has to act after the end of the game")
    return position.awaited
