"""ARMING (A1-A3)."""

from collections.abc import Mapping

from bot.engine.antike import Position
from bot.engine.antike.actions import Arm, EndTurn, Rondel
from bot.engine.antike.events import Armed
from bot.engine.antike.rules.arming import capacity, places_left, supply_left
from bot.engine.terms import UNITS, ProvinceId
from tests.engine.builders import armed, events, idle, nation, of_type, pay, play, position, refused


def arming(
    iron: int = 9,
    coins: int = 0,
    temples: str = "",
    legions: Mapping[ProvinceId, int] | None = None,
    galleys: Mapping[ProvinceId, int] | None = None,
) -> Position:
    """Return Greeks on ARMING: Athen and Sparta have land and sea, Knossos only sea, Sirmium only land."""
    greeks = nation(
        cities="athen sparta knossos sirmium",
        purse=pay(iron=iron, coins=coins),
        temples=temples,
        legions=legions,
        galleys=galleys,
    )
    return play(position("greeks", greeks=greeks), Rondel("arming"))


def test_a1_a_unit_costs_one_iron() -> None:
    here = arming(iron=1, coins=1)
    after = play(here, Arm("athen", legions=1), Arm("sparta", galleys=1))
    assert after.current.purse == pay()
    assert after.current.legions == armed(athen=1)
    assert after.current.galleys == armed(sparta=1)
    assert after.bank.coins == here.bank.coins + 1
    refused(after, Arm("sirmium", legions=1), "too-expensive")
    assert events(here, Arm("athen", 1)) == (Armed("greeks", "athen", 1, 0, pay(iron=1)),)


def test_a1_a_city_without_a_temple_takes_one_unit_a_turn() -> None:
    here = arming()
    refused(here, Arm("athen", legions=2), "arming-limit")
    refused(here, Arm("athen", legions=1, galleys=1), "arming-limit")
    after = play(here, Arm("athen", galleys=1))
    assert [action for action in of_type(after, "arm") if action == Arm("athen", 1, 0)] == []
    refused(after, Arm("athen", legions=1), "arming-limit")
    refused(after, Arm("athen", galleys=1), "arming-limit")


def test_a1_a_city_with_a_temple_takes_three_units_of_both_types_together() -> None:
    here = arming(temples="athen")
    in_athen = [
        action for action in of_type(here, "arm") if isinstance(action, Arm) and action.province == "athen"
    ]
    mixes = [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)]
    assert in_athen == [Arm("athen", legions, galleys) for legions, galleys in mixes]
    refused(here, Arm("athen", legions=2, galleys=2), "arming-limit")
    assert play(here, Arm("athen", 2, 1)).current.count("legion", "athen") == 2


def test_a1_the_limit_holds_across_several_actions_of_a_turn() -> None:
    here = play(arming(temples="athen"), Arm("athen", legions=1), Arm("athen", galleys=1))
    assert places_left(here, "athen") == 1
    refused(here, Arm("athen", legions=2), "arming-limit")
    here = play(here, Arm("athen", legions=1))
    assert places_left(here, "athen") == 0
    refused(here, Arm("athen", legions=1), "arming-limit")


def test_a1_the_limit_is_new_every_turn() -> None:
    here = play(arming(), Arm("athen", legions=1), EndTurn())
    while here.mover != "greeks":
        here = idle(here)
    here = play(here, Rondel("arming", pay(iron=5)), Arm("athen", galleys=1))
    assert (here.current.count("legion", "athen"), here.current.count("galley", "athen")) == (1, 1)


def test_a1_only_in_own_cities_and_only_something() -> None:
    here = arming(legions={"pella": 2})
    for elsewhere in ("tyros", "pella", "atlantis"):
        refused(here, Arm(elsewhere, legions=1), "not-your-city")
    full = play(here, Arm("knossos", galleys=1))
    error = refused(full, Arm("tyros", legions=1), "not-your-city")
    assert error.facts["allowed"] == ("athen", "sirmium", "sparta")
    refused(here, Arm("athen"), "no-units-named")
    refused(here, Arm("athen", legions=2, galleys=-1), "no-units-named")
    assert all(isinstance(action, Arm) and action.legions + action.galleys for action in of_type(here, "arm"))


def test_a1_only_on_its_wedge() -> None:
    here = position("greeks", greeks=nation(purse=pay(iron=3)))
    refused(here, Arm("athen", legions=1), "not-now")
    refused(play(here, Rondel("iron")), Arm("athen", legions=1), "not-now")


def test_a1_only_what_can_be_paid_is_listed() -> None:
    here = arming(iron=1, coins=1, temples="athen sparta")
    assert all(
        isinstance(action, Arm) and action.legions + action.galleys <= 2 for action in of_type(here, "arm")
    )
    refused(here, Arm("athen", 3), "too-expensive")


def test_a2_no_galley_without_sea_and_no_legion_without_land() -> None:
    here = arming(temples="knossos sirmium")
    refused(here, Arm("sirmium", galleys=1), "cannot-stand")
    refused(here, Arm("sirmium", legions=1, galleys=1), "cannot-stand")
    refused(here, Arm("knossos", legions=1), "cannot-stand")
    assert play(here, Arm("sirmium", legions=3), Arm("knossos", galleys=3)).current.purse == pay(iron=3)
    assert (capacity(here, "sirmium", "galley"), capacity(here, "knossos", "legion")) == (0, 0)
    assert (capacity(here, "sirmium", "legion"), capacity(here, "athen", "galley")) == (3, 1)


def test_a3_the_supply_of_seventeen_of_each_is_the_limit() -> None:
    here = arming(temples="athen", legions={"pella": 15, "napoca": 1}, galleys={"sparta": 10})
    refused(here, Arm("athen", legions=2), "supply")
    here = play(here, Arm("athen", legions=1, galleys=2))
    assert [supply_left(here.setup, here.current, unit) for unit in UNITS] == [0, 5]
    refused(here, Arm("sparta", legions=1), "supply")
    assert Arm("sparta", 1, 0) not in of_type(here, "arm")
    assert Arm("sparta", 0, 1) in of_type(here, "arm")
    assert [capacity(here, "sparta", unit) for unit in UNITS] == [0, 1]


def test_a3_foreign_units_do_not_matter_and_no_fight_follows() -> None:
    greeks = nation(cities="athen", purse=pay(iron=1))
    persians = nation(legions={"athen": 9}, galleys={"athen": 9})
    here = play(position("greeks", greeks=greeks, persians=persians), Rondel("arming"), Arm("athen", 1))
    assert here.awaited == "greeks"
    assert here.nations["persians"].legions == armed(athen=9)
    assert here.current.legions == armed(athen=1)


def test_a3_no_limit_to_units_standing_in_a_province() -> None:
    here = play(
        arming(temples="athen", legions={"athen": 14}, galleys={"athen": 17}), Arm("athen", legions=3)
    )
    assert here.current.legions == armed(athen=17)
