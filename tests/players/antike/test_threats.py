"""Which cities units threaten, and what it takes to hold them."""

from bot.players.antike.threats import Forces
from tests.engine.builders import EAST, nation


def test_a_unit_needs_an_action_left_where_it_strikes() -> None:
    """With one action it takes only what lies where it stands (M2); with Sailing one border farther."""
    forces = Forces(EAST)
    slow = nation(cities="tyros", galleys={"tyros": 2})
    assert forces.strikes(slow) == {"tyros": 2}
    fast = nation(cities="tyros", galleys={"tyros": 2}, know_hows="sailing")
    assert set(forces.strikes(fast)) == {"tyros", *EAST.ways("galley", "tyros")}
    assert set(forces.strikes(fast, 2)) > set(forces.strikes(fast))


def test_guards_are_those_of_the_rules() -> None:
    """Worked example 6: city with temple, legion, galley and Monarchy make 6."""
    owner = nation(
        cities="athen pella",
        temples="athen",
        legions={"athen": 1},
        galleys={"athen": 1},
        know_hows="monarchy",
    )
    assert Forces(EAST).guards(owner) == {"athen": 6, "pella": 2}
