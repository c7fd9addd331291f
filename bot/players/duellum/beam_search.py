"""Duellum's part of the beam search: candidate actions, cards and marches."""

from collections.abc import Collection, Sequence

from bot.engine.duellum import Phase, Position, apply
from bot.engine.duellum.actions import Action, Conquer, Found
from bot.engine.duellum.rules import conquest, founding
from bot.engine.terms import ProvinceId
from bot.players.beam_search import BeamSearch, Line
from bot.players.duellum.action_filter import GOING_ON, candidates, extra_steps, settling
from bot.players.duellum.attack_plans import approaches, marches, move_groups
from bot.players.marches import March


class Search(BeamSearch):
    """Beam search by the rules of Duellum.

    It never takes a card, because the next card of the pile is unknown (DE2).
    """

    def endings(self, start: Line) -> list[Line]:
        """Return the best line to the end of the turn, also with a card that lets units move farther."""
        found = super().endings(start)
        if start.position.phase is Phase.MOVEMENT:
            for card in extra_steps(start.position):
                self.left = max(self.left, self.width)
                found += super().endings(self.step(start, card))
        return found

    def after(self, position: Position, action: Action) -> Position:
        """Return the position after an action."""
        return apply(position, action)[0]

    def candidates(self, position: Position, held: Collection[ProvinceId]) -> list[Action]:
        """Return the candidate actions."""
        return candidates(position, held)

    def conquests(self, position: Position) -> Sequence[Conquer]:
        """Return the possible conquests."""
        return conquest.options(position)

    def foundings(self, position: Position) -> Sequence[Found]:
        """Return the possible foundings."""
        return founding.options(position)

    def _finished(self, line: Line) -> Line:
        """Return the finished line, if better with a city founded by settlers."""
        best = super()._finished(line)
        if self.can_continue(line.position):
            for card in settling(line.position):
                settled = self.step(line, card)
                if len(self.foundings(settled.position)) > len(self.foundings(line.position)):
                    best = max(best, super()._finished(settled), key=lambda each: each.value)
        return best

    def moving(self, position: Position) -> bool:
        """Return whether units can still move."""
        return position.phase is Phase.MOVEMENT

    def can_continue(self, position: Position) -> bool:
        """Return whether the nation can still act in its turn, or end it."""
        return position.mover == self.me and position.phase in GOING_ON

    def marches_this_maneuver(
        self, position: Position, taken: Collection[ProvinceId], most: int
    ) -> list[March]:
        """Return marches on cities within reach of this maneuver."""
        return marches(position, self.evaluator.forces, taken, most)

    def marches_next_maneuver(self, position: Position) -> list[March]:
        """Return marches towards temples within reach of the next maneuver only."""
        return approaches(position, self.evaluator.forces)

    def play_march(self, position: Position, march: March) -> tuple[Position, tuple[Action, ...]]:
        """Move the groups of a march."""
        return move_groups(position, march)
