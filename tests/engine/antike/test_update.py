"""New positions are made out of old ones, and no code changes the old."""

import ast
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.engine.antike.position import Bank, Demand, NationState, Outcome, Phase, Position, Turn
from bot.engine.antike.update import evolve, with_mover
from tests.engine.builders import ALL_EIGHT, frozen, nation, opening, pay, people

PACKAGE = Path(bot.__file__).parent
STATE = nation(
    wedge="iron",
    purse=pay(1, 2, 3, 4),
    know_hows=ALL_EIGHT,
    cities="athen pella",
    temples="athen",
    legions={"athen": 1},
    galleys={"pella": 2},
    personages=people(king=1, scholar=2),
    earned=people(king=1),
    owes_chip=True,
)
TURN = Turn({"athen": 2}, 1, 2, all_eight=True, stacks_were_empty=True)
HERE = Position(
    opening(3).setup,
    7,
    "greeks",
    {"greeks": STATE, "arabs": NationState()},
    Bank(1, 2, people(general=3)),
    Phase.OVER,
    TURN,
    Demand("galley", "pella", ("greeks",)),
    ("king", "general"),
    Outcome("greeks", "temple"),
)


@pytest.mark.parametrize(
    ("part", "other"),
    [(STATE, NationState()), (TURN, Turn()), (HERE, opening(4))],
    ids=["nation", "turn", "position"],
)
def test_every_field_is_taken_over_and_each_can_be_replaced(part: Any, other: Any) -> None:
    """No field of a class is missing in `evolve`."""
    for field in fields(part):
        value = getattr(other, field.name)
        assert value != getattr(part, field.name), "a sample that could not tell"
        evolved = evolve(part, **{field.name: value})
        assert getattr(evolved, field.name) == value
        assert evolved == replace(part, **{field.name: value})
        for rest in fields(part):
            if rest is not field:
                assert getattr(evolved, rest.name) is getattr(part, rest.name)


@pytest.mark.parametrize("part", [STATE, TURN, HERE], ids=["nation", "turn", "position"])
def test_a_field_that_does_not_exist_is_refused(part: Any) -> None:
    with pytest.raises(TypeError, match="has no field 'coin'"):
        evolve(part, coin=1)
    with pytest.raises(TypeError, match="has no field 'coin'"):
        with_mover(HERE, coin=1)


def test_the_old_one_stays_as_it_is() -> None:
    before = frozen(HERE)
    evolve(HERE, round=8, nations={}, turn=Turn())
    assert frozen(HERE) == before


def test_nobody_assigns_to_a_position() -> None:
    """No code assigns to a field; positions are not frozen, because that would slow every action down."""
    taken = [
        place
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name != "update.py"
        for place in _assignments(path)
    ]
    assert taken == []


FIELDS = {field.name for part in (Position, NationState, Turn) for field in fields(part)}


def _assignments(path: Path) -> Iterator[str]:
    """Yield the places where a field of another object, or an item of one, is set or deleted."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            target = node.value if isinstance(node, ast.Subscript) else node
            if (
                isinstance(target, ast.Attribute)
                and target.attr in FIELDS
                and ast.unparse(target) != f"self.{target.attr}"
            ):
                yield f"{path.relative_to(PACKAGE)}:{node.lineno} {ast.unparse(node)}"
