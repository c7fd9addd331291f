"""One random game on a board, with a variant, from the start or from a late position, until a law breaks."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.laws.broken import LawError
from tests.laws.laws import EVERYWHERE, LAWS, NOW_AND_THEN
from tests.laws.table import Json, Table
from tests.oracle.antike.mutate import bent, stray
from tests.oracle.antike.policy import choose, random_weights
from tests.oracle.antike.records import VARIANTS, a_record, boards_at_hand

PLAY: Final = "play"
"""Law of a find whose last action failed when played, while no law of a position broke."""
_SAMPLED: Final[Mapping[str, float]] = {"given": 0.2, "record": 0.01, "product": 0.008}
_ODD: Final = 0.1
_ODD_ACTIONS: Final = 8
_NATIONS: Final = [{"nations": number, "goal": goal} for number in (3, 4, 5, 6) for goal in (None, 50)]


@dataclass(frozen=True, slots=True)
class Find:
    """A record whose last position, or last action, breaks a law; `law` is its name in `LAWS`, or `PLAY`."""

    record: Json
    law: str
    broken: LawError


def any_record(chance: Random) -> Json:
    """Return a record with any board, nations and variant, at the start or more often in a late position."""
    variant = chance.choice([*_NATIONS, *VARIANTS.values()])
    return a_record(chance, chance.choice(boards_at_hand()), variant, late=chance.random() < 0.6)


@dataclass
class FuzzGame:
    """One random game, which adds to `counts`."""

    chance: Random
    steps: int = 400
    sampled: Mapping[str, float] = field(default_factory=lambda: _SAMPLED)
    counts: Counter[str] = field(default_factory=Counter)
    stopped: Callable[[], bool] = lambda: False

    def play(self, record: Json | None = None) -> Find | None:
        """Play to the end of the game, `steps` or `stopped`; return the first find, None if no law breaks."""
        told = record or any_record(self.chance)
        law, table = PLAY, None
        self.counts["games"] += 1
        try:
            table = Table(told)
            weights = random_weights(self.chance)
            for _ in range(self.steps):
                for law in self._chosen_laws():
                    LAWS[law](table)
                law = PLAY
                if self.stopped():
                    break
                if table.engine.outcome is not None:
                    self.counts["games ended"] += 1
                    break
                self._act(table, weights)
            law = "record"
            LAWS[law](table)
        except LawError as broken:
            return Find(table.record if table else {**told, "actions": []}, law, broken)
        return None

    def _chosen_laws(self) -> list[str]:
        chosen = [*EVERYWHERE, *(name for name in NOW_AND_THEN if self.chance.random() < self.sampled[name])]
        self.counts["full products"] += "product" in chosen
        return chosen

    def _act(self, table: Table, weights: dict[str, float]) -> None:
        """Play a listed action, in 30 % of cases changed if that is legal; sometimes try odd ones before."""
        listed = table.agreed()
        if self.chance.random() < _ODD:
            for _ in range(_ODD_ACTIONS):
                self._try_in_vain(table, listed)
        action = choose(self.chance, weights, table.oracle, listed)
        odd = bent(self.chance, table.oracle, action)
        if not (self.chance.random() < 0.3 and table.play(odd)) and not table.play(action):
            raise LawError("product", f"listed and refused: {action['type']}", str(action))
        self.counts["actions"] += 1

    def _try_in_vain(self, table: Table, listed: list[Json]) -> None:
        if self.chance.random() < 0.75:
            action = bent(self.chance, table.oracle, self.chance.choice(listed))
        else:
            action = stray(self.chance, table.oracle)
        table.accepts(action)
        self.counts["odd actions"] += 1
