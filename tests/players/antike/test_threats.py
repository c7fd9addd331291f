"""The cities that units threaten, and the units needed to conquer each."""

from bot.players.antike.threats import Forces
from tests.engine.builders import EAST, nation


def test_a_unit_needs_an_action_left_where_it_strikes() -> None:
    """With one action it takes only a city in its own province (M2); with Sailing also one border away."""
    forces = Forces(EAST)
    slow = nation(cities="tyros", galleys={"tyros": 2})
    assert forces.strikes(slow) == {"tyros": 2}
    fast = nation(cities="tyros", galleys={"tyros": 2}, know_hows="sailing")
    assert set(forces.strikes(fast)) == {"tyros", *EAST.ways("galley", "tyros")}
    assert set(forces.strikes(fast, 2)) > set(forces.strikes(fast))


def test_guards_are_those_of_the_rules() -> None:
    """Worked example 6: a city with a temple, a legion, a galley and Monarchy has defence 6."""
    owner = nation(
        cities="athen pella",
        temples="athen",
        legions={"athen": 1},
        galleys={"athen": 1},
        know_hows="monarchy",
    )
    assert Forces(EAST).guards(owner) == {"athen": 6, "pella": 2}
