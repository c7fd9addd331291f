"""MANEUVER, phase 1: moving (M1, M2)."""

import pytest

from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Answer, Conquer, EndTurn, Fight, Found, Move, Rondel
from bot.engine.antike.events import Moved
from bot.engine.terms import Unit
from tests.engine.builders import EAST, armed, events, maneuver, nation, of_type, pay, play, position, refused


def test_m1_crossing_a_border_costs_an_action() -> None:
    here = maneuver(greeks=nation(know_hows="wheel roads", legions={"athen": 1}))
    for origin, target, left in (("athen", "pella", 2), ("pella", "sirmium", 1), ("sirmium", "napoca", 0)):
        move = Move("legion", 1, origin, target)
        assert events(here, move) == (Moved("greeks", "legion", 1, origin, target, left),)
        here = play(here, move)
        assert here.current.legions == {target: tuple(int(index == left) for index in range(4))}
    refused(here, Move("legion", 1, "napoca", "sirmium"), "tipped")


@pytest.mark.parametrize(
    ("unit", "origin", "target", "kind"),
    [
        ("legion", "pella", "sirmium", "land"),
        ("legion", "pella", "athen", "both"),
        ("galley", "pella", "athen", "both"),
        ("galley", "athen", "knossos", "sea"),
    ],
)
def test_m1_legions_cross_land_galleys_cross_sea_and_either_crosses_both(
    unit: Unit, origin: str, target: str, kind: str
) -> None:
    assert EAST.border(origin, target) == kind
    here = maneuver(greeks=nation(legions={"pella": 1}, galleys={"athen": 1, "pella": 1}))
    after = play(here, Move(unit, 1, origin, target))
    assert after.current.count(unit, target) == here.current.count(unit, target) + 1


def test_m1_no_legion_crosses_the_sea_and_no_galley_crosses_land() -> None:
    here = maneuver(
        greeks=nation(know_hows="wheel roads sailing navigation", legions={"athen": 2}, galleys={"pella": 2})
    )
    refused(here, Move("legion", 1, "athen", "knossos"), "no-way")
    refused(here, Move("galley", 1, "pella", "sirmium"), "no-way")
    refused(here, Move("legion", 1, "athen", "sirmium"), "no-way")  # two provinces away
    refused(here, Move("legion", 1, "athen", "athen"), "no-way")


def test_m1_units_move_singly_or_in_groups_in_any_order() -> None:
    here = maneuver(greeks=nation(know_hows="wheel", legions={"pella": 4}, galleys={"athen": 2}))
    here = play(
        here,
        Move("legion", 3, "pella", "sirmium"),
        Move("galley", 2, "athen", "knossos"),
        Move("legion", 1, "sirmium", "napoca"),
        Move("legion", 1, "pella", "napoca"),
        Move("legion", 2, "sirmium", "pella"),
    )
    assert here.current.legions == {"pella": (2, 0, 0, 0), "napoca": (1, 1, 0, 0)}
    assert here.current.galleys == {"knossos": (2, 0, 0, 0)}


def test_m1_every_count_across_every_border_is_listed() -> None:
    here = maneuver(greeks=nation(legions={"athen": 2}, galleys={"messana": 1}))
    by_land = [
        Move("legion", count, "athen", to) for count in (1, 2) for to in ("dyrrhachion", "pella", "sparta")
    ]
    by_sea = [Move("galley", 1, "messana", to) for to in ("dyrrhachion", "leptis_magna", "sparta")]
    assert of_type(here, "move") == by_land + by_sea


def test_m1_only_what_stands_there_can_move() -> None:
    here = maneuver(greeks=nation(legions={"athen": 2}))
    refused(here, Move("legion", 3, "athen", "pella"), "too-few-units")
    refused(here, Move("legion", 0, "athen", "pella"), "no-units-named")
    refused(here, Move("legion", -1, "athen", "pella"), "no-units-named")
    refused(here, Move("legion", 1, "pella", "athen"), "no-unit-there")
    refused(here, Move("galley", 1, "athen", "pella"), "no-unit-there")
    refused(here, Move("legion", 1, "athen", "atlantis"), "no-such-province")
    refused(here, Move("legion", 1, "atlantis", "athen"), "no-such-province")
    elephant: Unit = "elephant"  # type: ignore[assignment]
    refused(here, Move(elephant, 1, "athen", "pella"), "no-such-unit")


def test_only_places_whose_units_can_still_move_are_named() -> None:
    here = maneuver(greeks=nation(legions={"athen": 1, "sparta": 1}, galleys={"messana": 1}))
    here = play(here, Move("legion", 1, "athen", "pella"))
    assert refused(here, Move("legion", 1, "napoca", "athen"), "no-unit-there").facts["allowed"] == (
        "sparta",
    )
    here = play(here, Move("legion", 1, "sparta", "athen"))
    assert refused(here, Move("legion", 1, "sparta", "athen"), "no-unit-there").facts["allowed"] == ()


def test_m1_other_nations_units_do_not_bar_the_way() -> None:
    greeks = nation(know_hows="wheel", legions={"athen": 1})
    arabs = nation(cities="saba pella", galleys={"pella": 5})
    here = position("greeks", greeks=greeks, arabs=arabs)
    here = play(
        here, Rondel("maneuver-1"), Move("legion", 1, "athen", "pella"), Move("legion", 1, "pella", "tomis")
    )
    assert here.current.legions == {"tomis": (1, 0, 0, 0)}


def test_m2_a_unit_without_actions_is_tipped_it_fights_but_neither_moves_nor_conquers() -> None:
    greeks = nation(legions={"athen": 2})
    arabs = nation(cities="saba pella", legions={"pella": 1})
    here = play(position("greeks", greeks=greeks, arabs=arabs), Rondel("maneuver-1"))
    here = play(here, Move("legion", 2, "athen", "pella"))
    here = play(here, Answer("arabs", fight=False))
    refused(here, Move("legion", 1, "pella", "athen"), "tipped")
    assert of_type(here, "move") == []
    after = play(here, Fight("pella", "legion", "arabs"))
    assert after.current.legions == {"pella": (1, 0, 0, 0)}
    refused(after, Conquer("pella", legions=1), "too-weak")
    assert of_type(after, "conquer") == []


def mixed() -> Position:
    """Return the Greeks in Pella: a tipped legion, two with one action left and one with two."""
    here = maneuver(greeks=nation(know_hows="wheel", legions={"pella": 1, "athen": 2, "napoca": 1}))
    here = play(here, Move("legion", 2, "athen", "pella"), Move("legion", 1, "napoca", "sirmium"))
    here = play(here, Move("legion", 1, "sirmium", "pella"))
    assert here.current.legions == {"pella": (1, 2, 1, 0)}
    return here


def test_m1_the_default_is_the_freshest_units_that_are_enough() -> None:
    here = mixed()
    assert play(here, Move("legion", 1, "pella", "athen")).current.legions == {
        "pella": (1, 2, 0, 0),
        "athen": (0, 1, 0, 0),
    }
    assert play(here, Move("legion", 2, "pella", "athen")).current.legions == {
        "pella": (1, 0, 1, 0),
        "athen": (2, 0, 0, 0),
    }
    refused(here, Move("legion", 3, "pella", "athen"), "too-few-units")


def test_m1_a_group_has_the_same_actions_left() -> None:
    here = mixed()
    after = play(here, Move("legion", 1, "pella", "athen", actions_left=1))
    assert after.current.legions == {"pella": (1, 1, 1, 0), "athen": (1, 0, 0, 0)}
    refused(here, Move("legion", 2, "pella", "athen", actions_left=2), "too-few-units")
    refused(here, Move("legion", 1, "pella", "athen", actions_left=0), "tipped")
    refused(here, Move("legion", 2, "pella", "athen", actions_left=0), "too-few-units")
    for level in (3, 4, 99, -1):
        refused(here, Move("legion", 1, "pella", "athen", actions_left=level), "too-few-units")
    fresh = maneuver(greeks=nation(know_hows="wheel roads", legions={"pella": 1}))
    assert fresh.current.legions == {"pella": (0, 0, 0, 1)}
    refused(fresh, Move("legion", 1, "pella", "athen", actions_left=-1), "too-few-units")


def test_m1_actions_left_is_listed_only_where_units_differ() -> None:
    here = mixed()
    expected = [
        Move("legion", count, "pella", to, left)
        for left, counts in ((2, (1,)), (1, (1, 2)))
        for count in counts
        for to in EAST.ways("legion", "pella")
    ]
    assert of_type(here, "move") == expected
    plain = maneuver(greeks=nation(know_hows="wheel", legions={"pella": 2}))
    assert all(isinstance(move, Move) and move.actions_left is None for move in of_type(plain, "move"))
    named = Move("legion", 1, "pella", "athen", actions_left=2)
    assert play(plain, named) == play(plain, Move("legion", 1, "pella", "athen"))


def test_m1_only_on_a_maneuver_wedge_and_only_before_conquest_and_founding() -> None:
    greeks = nation(legions={"athen": 1, "pella": 1, "napoca": 1}, purse=pay(2, 2, 2))
    here = position("greeks", greeks=greeks, arabs=nation(cities="napoca saba"))
    step = Move("legion", 1, "athen", "pella")
    refused(here, step, "not-now")
    refused(play(here, Rondel("arming")), step, "not-now")
    for wedge in ("maneuver-1", "maneuver-2"):
        assert play(here, Rondel(wedge), step).phase is Phase.WEDGE
    here = play(here, Rondel("maneuver-2"))
    refused(play(here, Conquer("napoca", 1)), step, "not-now")
    here = play(here, Move("legion", 1, "pella", "sirmium"), Found("sirmium"))
    refused(here, step, "not-now")


def test_m2_after_the_turn_nobody_s_units_count_their_actions() -> None:
    here = maneuver(greeks=nation(know_hows="wheel roads", legions={"athen": 3}, galleys={"athen": 1}))
    here = play(here, Move("legion", 1, "athen", "pella"))
    assert here.maneuvering
    after = play(here, EndTurn())
    assert not after.maneuvering
    assert after.nations["greeks"].legions == armed(athen=2, pella=1)
    assert after.nations["greeks"].galleys == armed(athen=1)
