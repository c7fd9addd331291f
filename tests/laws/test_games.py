"""In games of random actions the laws hold in every position; a counter-example is shrunk."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine.antike import legal
from tests.laws import laws
from tests.laws.strategies import records
from tests.laws.table import Json, Table

pytestmark = pytest.mark.slow


def _over(game: Any) -> bool:
    return game.table.engine.outcome is not None


def _running(game: Any) -> bool:
    return not _over(game)


class Game(RuleBasedStateMachine):
    """A game on engine and oracle side by side, from any start, with any actions."""

    table: Table

    @initialize(record=records())
    def begin(self, record: Json) -> None:
        """Begin with any set-up (S1-S10, X1-X6), at a given position or the ordinary start."""
        self.table = Table(record)

    @precondition(_running)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Play any listed action, all types equally likely; the turn comes nearer its end (T3)."""
        listed = self.table.agreed()
        kind = data.draw(st.sampled_from(sorted({action["type"] for action in listed})))
        action = data.draw(st.sampled_from([action for action in listed if action["type"] == kind]))
        assert self.table.play(action), f"listed and refused: {action}"

    @precondition(_over)
    @rule(kind=st.sampled_from([{"type": "end_turn"}, {"type": "rondel", "wedge": "gold"}]))
    def nothing_goes_on(self, kind: Json) -> None:
        """Check that after the end no action is legal and no nation must act (W1, W2)."""
        assert legal(self.table.engine) == []
        assert self.table.engine.awaited is None
        assert not self.table.play(kind)

    @invariant()
    def the_laws_hold(self) -> None:
        """Conservation (S5, S6, M11), agreement with the oracle, snapshots and positions as starts hold."""
        for law in (*laws.EVERYWHERE.values(), laws.given):
            law(self.table)

    def teardown(self) -> None:
        """Check that the record, written and read, replays to the last position."""
        if hasattr(self, "table"):
            laws.record(self.table)


TestGame = Game.TestCase
TestGame.settings = settings(stateful_step_count=30)

choices = st.lists(st.integers(0, 999), max_size=25)


def _walked(record: Json, steps: list[int]) -> Table:
    """Return the table after these choices, or fewer if the game ends; each selects a type and an action."""
    table = Table(record)
    for step in steps:
        if not (listed := table.agreed()):
            break
        kinds = sorted({action["type"] for action in listed})
        some = [action for action in listed if action["type"] == kinds[step % len(kinds)]]
        assert table.play(some[step // len(kinds) % len(some)])
    return table


@settings(max_examples=max(settings().max_examples // 2, 6))
@given(record=records(late=True), steps=choices)
def test_exactly_the_listed_actions_are_possible_late_in_a_game(record: Json, steps: list[int]) -> None:
    """T2, S8, M3 and all others: the rest of the full product is refused, and no attempt changes anything."""
    laws.product(_walked(record, steps))


@settings(max_examples=max(settings().max_examples // 2, 6))
@given(record=records(late=False), steps=choices)
def test_exactly_the_listed_actions_are_possible_early_in_a_game(record: Json, steps: list[int]) -> None:
    """S4, S7, X4, S10: the same from the ordinary start, picks of start cities included."""
    laws.product(_walked(record, steps))


@given(record=records(), steps=choices)
def test_any_record_is_its_own_text(record: Json, steps: list[int]) -> None:
    """A record with a game, written and read, replays byte for byte to the game's position."""
    laws.record(_walked(record, steps))
