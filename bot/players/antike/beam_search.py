"""Antike's part of the beam search: opponents' answers, candidate actions and marches."""

from collections.abc import Collection, Sequence

from bot.engine.antike import Phase, Position, apply
from bot.engine.antike.actions import Action, Answer, Conquer, Fight, Found
from bot.engine.antike.rules import conquest, founding
from bot.engine.terms import ProvinceId
from bot.players.antike.action_filter import GOING_ON, candidates
from bot.players.antike.attack_plans import approaches, marches, move_groups
from bot.players.beam_search import BeamSearch
from bot.players.marches import March


class Search(BeamSearch):
    """Beam search by the rules of Antike."""

    def after(self, position: Position, action: Action) -> Position:
        """Return the position after an action; opponents give the answers that hurt most.

        The player's other nation (S9) does not fight.
        """
        return self._resolve_demands(apply(position, action)[0])

    def _resolve_demands(self, position: Position) -> Position:
        while position.phase is Phase.ANSWER and position.awaited not in (self.me, None):
            asked = position.demand.asked[0] if position.demand else position.mover
            answers = [False] if asked in self.evaluator.side else [True, False]
            answered = [apply(position, Answer(asked, fight))[0] for fight in answers]
            position = min(answered, key=self.evaluator.value)
        return position

    def candidates(self, position: Position, held: Collection[ProvinceId]) -> list[Action]:
        """Return the candidate actions."""
        return self._sparing(position, candidates(position, held))

    def conquests(self, position: Position) -> Sequence[Action]:
        """Return the possible conquests."""
        return self._sparing(position, conquest.options(position))

    def _sparing(self, position: Position, listed: Sequence[Action]) -> list[Action]:
        """Return the actions that do not attack the player's other nation (S9)."""
        side = self.evaluator.side
        if len(side) == 1:
            return list(listed)
        return [
            each
            for each in listed
            if not (isinstance(each, Fight) and each.nation in side)
            and not (isinstance(each, Conquer) and position.owner(each.province) in side)
        ]

    def foundings(self, position: Position) -> Sequence[Found]:
        """Return the possible foundings."""
        return founding.options(position)

    def moving(self, position: Position) -> bool:
        """Return whether the wedge's action is open."""
        return position.phase is Phase.WEDGE

    def can_continue(self, position: Position) -> bool:
        """Return whether the nation can still act in its turn, or end it."""
        return position.awaited == self.me and position.phase in GOING_ON

    def marches_this_maneuver(
        self, position: Position, taken: Collection[ProvinceId], most: int
    ) -> list[March]:
        """Return marches on cities within reach of this maneuver; guards of temples are used last."""
        return marches(position, self.evaluator.forces, taken, most, self.evaluator.side)

    def marches_next_maneuver(self, position: Position) -> list[March]:
        """Return marches towards temples within reach of the next maneuver only."""
        return approaches(position, self.evaluator.forces, self.evaluator.side)

    def play_march(self, position: Position, march: March) -> tuple[Position, tuple[Action, ...]]:
        """Move the groups of a march; opponents they meet may fight."""
        return move_groups(position, march, self._resolve_demands)
