"""Duellum's part of the beam search: which actions, cards and marches there are."""

from collections.abc import Collection, Sequence

from bot.engine.duellum import Phase, Position, apply
from bot.engine.duellum.actions import Action, Conquer, Found
from bot.engine.duellum.rules import conquest, founding
from bot.engine.terms import ProvinceId
from bot.players.beam_search import BeamSearch, Line
from bot.players.duellum.action_filter import GOING_ON, candidates, extra_steps, settling
from bot.players.duellum.attack_plans import approaches, led, marches
from bot.players.marches import March


class Search(BeamSearch):
    """A beam search by the rules of Duellum.

    No card is ever taken in it: what would come off the pile is nobody's to know (DE2).
    """

    def endings(self, start: Line) -> list[Line]:
        """The best line through the rest of the turn, also with a card that lets units go farther."""
        found = super().endings(start)
        if start.position.phase is Phase.MOVEMENT:
            for card in extra_steps(start.position):
                self.left = max(self.left, self.width)
                found += super().endings(self.step(start, card))
        return found

    def after(self, position: Position, action: Action) -> Position:
        """The position after an action."""
        return apply(position, action)[0]

    def candidates(self, position: Position, held: Collection[ProvinceId]) -> list[Action]:
        """Actions worth a look."""
        return candidates(position, held)

    def conquests(self, position: Position) -> Sequence[Conquer]:
        """Cities that can be conquered now."""
        return conquest.options(position)

    def foundings(self, position: Position) -> Sequence[Found]:
        """Cities that can be founded now."""
        return founding.options(position)

    def _finished(self, line: Line) -> Line:
        """Also with a city that settlers found."""
        best = super()._finished(line)
        if self.going_on(line.position):
            for card in settling(line.position):
                settled = self.step(line, card)
                if len(self.foundings(settled.position)) > len(self.foundings(line.position)):
                    best = max(best, super()._finished(settled), key=lambda each: each.value)
        return best

    def moving(self, position: Position) -> bool:
        """Whether units may still move."""
        return position.phase is Phase.MOVEMENT

    def going_on(self, position: Position) -> bool:
        """Whether this nation may still do something in its turn, or end it."""
        return position.mover == self.me and position.phase in GOING_ON

    def planned(self, position: Position, taken: Collection[ProvinceId], most: int) -> list[March]:
        """Marches on cities that this maneuver could take; guards of temples go last."""
        return marches(position, self.judge.forces, taken, most)

    def approaching(self, position: Position) -> list[March]:
        """Marches towards temples that only the next maneuver can take."""
        return approaches(position, self.judge.forces)

    def led(self, position: Position, march: March) -> tuple[Position, tuple[Action, ...]]:
        """The groups on their way."""
        return led(position, march)
