"""The cities that units threaten, and the units needed to conquer each (DM6, DM7)."""

from bot.players.duellum.threats import Forces, Target
from tests.engine.duellum.builders import PUNIC, nation

THEIRS = "carthago:gold zama:iron"


def test_units_strike_one_border_away_and_two_with_their_know_how() -> None:
    forces = Forces(PUNIC)
    slow = nation(cities="roma:gold", galleys={"roma": 2})
    assert set(forces.strikes(slow)) == {"roma", *PUNIC.ways("galley", "roma")}
    fast = nation(cities="roma:gold", galleys={"roma": 2}, know_hows="navigatio")
    assert forces.strikes(fast) == forces.strikes(slow, 2)


def test_defence_counts_temple_wall_units_and_res_publica() -> None:
    forces = Forces(PUNIC)
    plain = nation(cities=THEIRS)
    assert forces.guards(plain) == {"carthago": 1, "zama": 1}
    strong = nation(
        cities=THEIRS,
        temples="carthago",
        walls="carthago",
        legions={"carthago": 1},
        galleys={"carthago": 2},
        know_hows="res_publica",
    )
    assert forces.guards(strong) == {"carthago": 8, "zama": 2}


def test_targets_are_within_two_maneuvers_and_dearer_by_a_fortress() -> None:
    forces = Forces(PUNIC)
    mine = nation(cities="roma:gold", galleys={"mare_tyrrhenum": 2})
    assert forces.targets(mine, nation(cities=THEIRS)) == (Target("carthago", False, 1, 2, 2),)
    guarded = nation(cities=THEIRS, temples="carthago", cards="fortress")
    assert forces.targets(mine, guarded) == (Target("carthago", True, 5, 2, 2),)


def test_a_last_city_is_no_target() -> None:
    mine = nation(cities="roma:gold", galleys={"mare_tyrrhenum": 2})
    assert Forces(PUNIC).targets(mine, nation(cities="carthago:gold")) == ()
