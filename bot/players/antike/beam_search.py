"""Antike's part of the beam search: answers of others, and which actions and marches there are."""

from collections.abc import Collection, Sequence

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import Action, Answer, Conquer, Found
from bot.engine.antike.rules import conquest, founding
from bot.engine.terms import ProvinceId
from bot.players.antike.action_filter import GOING_ON, candidates
from bot.players.antike.attack_plans import approaches, led, marches
from bot.players.beam_search import BeamSearch
from bot.players.marches import March


class Search(BeamSearch):
    """A beam search by the rules of Antike."""

    def after(self, position: Position, action: Action) -> Position:
        """The position after an action; others are taken to answer as it hurts most."""
        return self._answered(apply(position, action)[0])

    def _answered(self, position: Position) -> Position:
        while position.phase is Phase.ANSWER and position.awaited not in (self.me, None):
            asked = position.demand.asked[0] if position.demand else position.mover
            answered = [apply(position, Answer(asked, fight))[0] for fight in (True, False)]
            position = min(answered, key=self.judge.value)
        return position

    def candidates(self, position: Position, held: Collection[ProvinceId]) -> list[Action]:
        """Actions worth a look."""
        return candidates(position, held)

    def conquests(self, position: Position) -> Sequence[Conquer]:
        """Cities that can be conquered now."""
        return conquest.options(position)

    def foundings(self, position: Position) -> Sequence[Found]:
        """Cities that can be founded now."""
        return founding.options(position)

    def moving(self, position: Position) -> bool:
        """Whether the wedge's action is open."""
        return position.phase is Phase.WEDGE

    def going_on(self, position: Position) -> bool:
        """Whether this nation may still do something in its turn, or end it."""
        return position.awaited == self.me and position.phase in GOING_ON

    def planned(self, position: Position, taken: Collection[ProvinceId], most: int) -> list[March]:
        """Marches on cities that this maneuver could take; guards of temples go last."""
        return marches(position, self.judge.forces, position.current.temples, taken, most)

    def approaching(self, position: Position) -> list[March]:
        """Marches towards temples that only the next maneuver can take."""
        return approaches(position, self.judge.forces, position.current.temples)

    def led(self, position: Position, march: March) -> tuple[Position, tuple[Action, ...]]:
        """The groups on their way; who is met may fight."""
        return led(position, march, self._answered)
