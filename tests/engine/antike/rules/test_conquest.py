"""MANEUVER, phase 2: conquest (M7-M13), and the win by a temple (W2)."""

import pytest

from bot.engine.antike import NationState, Phase, Position, legal, ruleset
from bot.engine.antike.actions import Answer, Conquer, EndTurn, Fight, Found, Move, Rondel
from bot.engine.antike.events import CityGivenUp, Conquered, GameWon
from bot.engine.antike.position import Outcome
from bot.engine.antike.rules.conquest import defence, ready_units
from tests.engine.builders import (
    armed,
    dealt,
    events,
    maneuver,
    nation,
    of_type,
    opening,
    pay,
    people,
    play,
    position,
    refused,
    setup,
)

HOME = "athen sparta"
TWENTY_FIVE = (
    "athen sparta pella dyrrhachion messana sirmium napoca tomis bycantium ephesos gordion attalia sinope "
    "melitene phasis antiochia palmyra petra taima babylon charax gerrha cyrene corniclanum ammonion"
)


def test_m7_nothing_moves_or_fights_once_the_first_city_is_conquered() -> None:
    greeks = nation(cities=HOME, legions={"napoca": 2, "athen": 1})
    here = maneuver(greeks=greeks, arabs=nation(cities="napoca saba", legions={"athen": 1}))
    here = play(here, Conquer("napoca", legions=1))
    assert here.phase is Phase.CONQUEST
    assert list(legal(here)) == [EndTurn()]
    refused(here, Move("legion", 1, "napoca", "pella"), "not-now")
    refused(here, Fight("athen", "legion", "arabs"), "not-now")


@pytest.mark.parametrize(
    ("arabs", "strength"),
    [
        (nation(cities="pella saba"), 1),
        (nation(cities="pella saba", temples="pella"), 3),
        (nation(cities="pella saba", legions={"pella": 2}), 3),
        (nation(cities="pella saba", galleys={"pella": 1}, legions={"pella": 1}), 3),
        (nation(cities="pella saba", know_hows="monarchy"), 2),
        (nation(cities="pella saba", know_hows="monarchy democracy"), 3),
        (
            nation(
                cities="pella saba", know_hows="monarchy democracy", temples="pella", galleys={"pella": 4}
            ),
            9,
        ),
    ],
)
def test_m8_defence_is_the_city_the_temple_its_owner_s_units_and_its_state(
    arabs: NationState, strength: int
) -> None:
    others = nation(legions={"pella": 5}, galleys={"pella": 5}, know_hows="monarchy")
    greeks = nation(cities=HOME, legions={"pella": 9}, galleys={"pella": 9})
    here = maneuver(greeks=greeks, arabs=arabs, persians=others)
    assert defence(here, "arabs", "pella") == strength
    assert play(here, Conquer("pella", legions=strength)).owner("pella") == "greeks"
    for wrong in (strength - 1, strength + 1):
        refused(here, Conquer("pella", legions=wrong), "wrong-strength")


def test_m9_exactly_that_many_ready_units_in_any_mix() -> None:
    greeks = nation(cities=HOME, legions={"pella": 2}, galleys={"pella": 3})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", temples="pella"))
    mixes = [Conquer("pella", 0, 3), Conquer("pella", 1, 2), Conquer("pella", 2, 1)]
    assert of_type(here, "conquer") == mixes
    for mix in mixes:
        after = play(here, mix)
        assert after.current.count("legion", "pella") == 2 - mix.legions
        assert after.current.count("galley", "pella") == 3 - mix.galleys
    refused(here, Conquer("pella", 3, 0), "wrong-strength")
    refused(here, Conquer("pella", 2, 2), "wrong-strength")
    refused(here, Conquer("pella"), "wrong-strength")
    refused(here, Conquer("pella", 4, -1), "wrong-strength")
    refused(here, Conquer("pella", -1, 4), "wrong-strength")


def test_m9_no_unit_is_gained_by_a_negative_number_of_the_other_type() -> None:
    greeks = nation(cities=HOME, legions={"pella": 5}, galleys={"pella": 5})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", temples="pella"))
    refused(here, Conquer("pella", 4, -1), "wrong-strength")
    refused(here, Conquer("pella", -1, 4), "wrong-strength")


def test_m9_the_loser_loses_the_city_its_units_there_and_the_temple() -> None:
    arabs = nation(
        cities="pella saba adane",
        temples="pella saba",
        legions={"pella": 1, "saba": 2},
        galleys={"pella": 1, "athen": 1},
    )
    persians = nation(legions={"pella": 4}, galleys={"pella": 1})
    here = maneuver(greeks=nation(cities=HOME, legions={"pella": 7}), arabs=arabs, persians=persians)
    take = Conquer("pella", legions=5)
    assert events(here, take) == (Conquered("greeks", "arabs", "pella", 5, 0, 1, 1, True),)
    after = play(here, take)
    greeks, loser = after.current, after.nations["arabs"]
    assert greeks.cities == {"athen", "sparta", "pella"}
    assert greeks.temples == frozenset()
    assert greeks.legions == {"pella": (0, 2, 0, 0)}
    assert loser.cities == {"saba", "adane"}
    assert loser.temples == {"saba"}
    assert loser.legions == armed(saba=2)
    assert loser.galleys == armed(athen=1)
    assert after.nations["persians"] == here.nations["persians"]
    assert after.bank.temples == here.bank.temples + 1


def test_m7_a_city_that_was_taken_back_is_no_loss() -> None:
    by_greeks = Conquered("greeks", "arabs", "pella", 5, 0, 1, 1, True)
    by_persians = Conquered("persians", "greeks", "pella", 1, 0, 0, 0, False)
    back = Conquered("arabs", "greeks", "pella", 1, 0, 0, 0, False)
    assert ruleset.losses([by_greeks, by_persians], ["arabs"]) == (by_greeks,)
    assert ruleset.losses([by_greeks, back], ["arabs"]) == ()
    assert ruleset.losses([by_greeks, back, by_greeks], ["arabs"]) == (by_greeks,)


def test_m9_no_unit_need_remain() -> None:
    here = maneuver(greeks=nation(cities=HOME, legions={"pella": 1}), arabs=nation(cities="pella saba"))
    after = play(here, Conquer("pella", 1), EndTurn())
    assert after.nations["greeks"].legions == {}
    assert after.owner("pella") == "greeks"


def spent() -> Position:
    """Return the Greeks in Arab Pella: a tipped legion, two with one action left, two with two."""
    greeks = nation(cities=HOME, know_hows="wheel", legions={"pella": 2, "athen": 2, "napoca": 1})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", know_hows="monarchy"))
    here = play(here, Move("legion", 2, "athen", "pella"), Move("legion", 1, "napoca", "sirmium"))
    here = play(here, Move("legion", 1, "sirmium", "pella"))
    assert here.current.legions == {"pella": (1, 2, 2, 0)}
    return here


def test_m9_of_the_ready_units_those_with_the_fewest_actions_left_go_first() -> None:
    assert ready_units(spent(), "pella") == (4, 0)
    assert play(spent(), Conquer("pella", legions=2)).current.legions == {"pella": (1, 0, 2, 0)}


def test_m9_tipped_units_stay_and_do_not_count() -> None:
    greeks = nation(cities=HOME, legions={"pella": 1, "athen": 2})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", know_hows="monarchy"))
    here = play(here, Move("legion", 2, "athen", "pella"))
    assert here.current.legions == {"pella": (2, 1, 0, 0)}
    refused(here, Conquer("pella", legions=2), "too-weak")
    assert of_type(here, "conquer") == []


def test_m9_there_is_no_failed_attack() -> None:
    greeks = nation(cities=HOME, legions={"pella": 2}, galleys={"athen": 5})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", temples="pella"))
    for legions in range(4):
        refused(here, Conquer("pella", legions=legions), "too-weak")


def test_m9_only_a_foreign_city_is_conquered() -> None:
    here = maneuver(greeks=nation(cities=HOME, legions={"athen": 3, "sirmium": 3}))
    refused(here, Conquer("athen", legions=1), "own-city")
    refused(here, Conquer("sirmium", legions=1), "no-city")
    refused(here, Conquer("atlantis", legions=1), "no-city")
    refused(here, Conquer("tyros", legions=1), "too-weak")  # nobody there
    refused(position("greeks"), Conquer("tyros", legions=1), "not-now")


def test_m10_several_cities_a_turn_and_no_unit_twice() -> None:
    greeks = nation(cities=HOME, know_hows="wheel roads", legions={"pella": 2, "napoca": 1})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella napoca saba adane"))
    here = play(here, Conquer("pella", 1))
    assert of_type(here, "conquer") == [Conquer("napoca", 1, 0)]
    here = play(here, Conquer("napoca", 1))
    assert here.current.cities == {"athen", "sparta", "pella", "napoca"}
    assert here.current.legions == {"pella": (0, 0, 0, 1)}
    assert of_type(here, "conquer") == []


def test_m11_a_last_city_cannot_be_conquered_checked_at_each_conquest() -> None:
    greeks = nation(cities=HOME, legions={"pella": 1, "napoca": 1})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella napoca"))
    assert of_type(here, "conquer") == [Conquer("napoca", 1, 0), Conquer("pella", 1, 0)]
    here = play(here, Conquer("napoca", 1))
    assert of_type(here, "conquer") == []
    refused(here, Conquer("pella", 1), "last-city")


def full(temples: str = "") -> Position:
    """Return the Greeks with all 25 city stones on the board and legions in Mecca, Memphis and Zadrakarta."""
    greeks = nation(
        cities=TWENTY_FIVE,
        temples=temples,
        legions={"mecca": 1, "memphis": 1, "zadrakarta": 1},
        purse=pay(1, 1, 1),
    )
    arabs = nation(cities="mecca memphis saba")
    return maneuver(
        greeks=greeks, arabs=arabs, persians=nation(cities="susa"), phoenicians=nation(cities="tyros")
    )


def test_m12_without_a_stone_the_conqueror_gives_up_one_of_its_cities() -> None:
    here = full()
    refused(here, Conquer("mecca", 1), "no-stone-left")
    after = play(here, Conquer("mecca", 1, give_up="gordion"))
    assert events(here, Conquer("mecca", 1, give_up="gordion"))[0] == CityGivenUp("greeks", "gordion", False)
    assert len(after.current.cities) == 25
    assert after.owner("mecca") == "greeks"
    assert after.owner("gordion") is None


def test_m12_any_own_city_may_be_given_up_also_one_conquered_this_turn() -> None:
    here = full()
    listed = of_type(here, "conquer")
    cities = sorted(TWENTY_FIVE.split())
    assert listed == [Conquer(target, 1, 0, city) for target in ("mecca", "memphis") for city in cities]
    here = play(here, Conquer("mecca", 1, give_up="gordion"), Conquer("memphis", 1, give_up="mecca"))
    assert here.owner("mecca") is None
    assert here.owner("memphis") == "greeks"
    assert len(here.current.cities) == 25


def test_m12_only_an_own_city_is_given_up() -> None:
    for city in ("mecca", "memphis", "susa", "opone", "atlantis"):
        refused(full(), Conquer("mecca", 1, give_up=city), "no-stone-left")


def test_m12_nothing_is_given_up_while_a_stone_is_left() -> None:
    here = maneuver(greeks=nation(cities=HOME, legions={"pella": 1}), arabs=nation(cities="pella saba"))
    refused(here, Conquer("pella", 1, give_up="sparta"), "stone-left")
    assert of_type(here, "conquer") == [Conquer("pella", 1, 0)]


def test_m12_a_temple_given_up_is_the_bank_s_again_and_earns_no_general() -> None:
    here = full(temples="gordion athen")
    after = play(here, Conquer("mecca", 1, give_up="gordion"))
    assert after.current.temples == {"athen"}
    assert after.bank.temples == here.bank.temples + 1
    assert events(here, Conquer("mecca", 1, give_up="gordion"))[0] == CityGivenUp("greeks", "gordion", True)
    assert play(after, EndTurn()).nations["greeks"].personages.general == 0


def test_m12_founding_has_no_such_exception() -> None:
    here = full()
    refused(here, Found("zadrakarta"), "no-stones-left")
    assert of_type(here, "found") == []


def test_m13_each_temple_destroyed_earns_a_general() -> None:
    greeks = nation(cities=HOME, legions={"pella": 3, "napoca": 3, "tomis": 1})
    here = maneuver(
        greeks=greeks, arabs=nation(cities="pella napoca tomis saba", temples="pella napoca saba")
    )
    here = play(here, Conquer("pella", 3), Conquer("tomis", 1), Conquer("napoca", 3))
    assert here.current.personages == people()
    after = play(here, EndTurn())
    assert after.nations["greeks"].personages == people(general=2, king=1)
    assert after.bank.temples == 19


ALL_GONE = {
    "phoenicians": nation(personages=people(king=3, scholar=3)),
    "persians": nation(personages=people(king=3, scholar=3)),
    "arabs": nation(cities="pella saba adane", temples="pella adane", personages=people(king=3, general=3)),
    "egyptians": nation(personages=people(citizen=6)),
    "babylonians": nation(personages=people(navigator=5, scholar=1)),
}


def last_phase(greeks: NationState) -> Position:
    """Return the Greeks in a game of six; the others have 30 of the 35 personages, 6 each of 7 to win."""
    return play(dealt(setup(6), "greeks", {**ALL_GONE, "greeks": greeks}), Rondel("maneuver-1"))


def test_w2_once_all_personages_are_gone_the_first_temple_destroyed_wins_at_once() -> None:
    won = people(general=4, scholar=1)
    here = last_phase(nation(cities="messana dyrrhachion", legions={"pella": 5}, personages=won))
    assert here.bank.personages.total == 0
    after = play(here, Conquer("pella", 3))
    assert events(here, Conquer("pella", 3))[-1] == GameWon("greeks", "temple")
    assert (after.phase, after.outcome, after.winner) == (Phase.OVER, Outcome("greeks", "temple"), "greeks")
    assert (after.awaited, list(legal(after)), after.mover, after.round) == (None, [], "greeks", here.round)
    assert after.current.personages == won
    assert after.owner("pella") == "greeks"
    refused(after, EndTurn(), "game-over")


def test_w2_a_city_without_a_temple_does_not_win() -> None:
    here = last_phase(
        nation(cities="messana dyrrhachion", legions={"saba": 1}, personages=people(general=4, scholar=1))
    )
    after = play(here, Conquer("saba", 1), EndTurn())
    assert after.outcome is None


def test_w2_all_must_have_been_gone_when_the_turn_began() -> None:
    here = last_phase(
        nation(cities="messana dyrrhachion", legions={"pella": 5}, personages=people(general=4))
    )
    assert here.bank.personages == people(scholar=1)
    after = play(here, Conquer("pella", 3))
    assert after.phase is Phase.CONQUEST
    after = play(after, EndTurn())
    assert after.nations["greeks"].personages == people(general=4)  # no general is left to be earned
    assert after.outcome is None


def test_w2_begins_with_the_turn_after_the_last_personage_was_taken() -> None:
    """The Greeks take the last king; the Egyptians, next clockwise, win by the next temple."""
    facts = {
        **ALL_GONE,
        "greeks": nation(
            cities="messana dyrrhachion sparta sirmium tomis", personages=people(general=4, scholar=1)
        ),
        "phoenicians": nation(personages=people(king=2, scholar=3)),
        "egyptians": nation(legions={"pella": 3}, personages=people(citizen=6)),
    }
    here = dealt(setup(6), "greeks", facts)
    assert here.bank.personages == people(king=1)
    here = play(here, Rondel("iron"), EndTurn())
    assert here.bank.personages == people()
    here = play(here, Rondel("maneuver-1"), Conquer("pella", 3))
    assert here.outcome == Outcome("egyptians", "temple")


def test_m5_and_m9_a_city_is_taken_after_its_defenders_were_let_be() -> None:
    """Units that did not fight on entry still defend their city."""
    greeks = nation(cities=HOME, know_hows="wheel", legions={"athen": 2})
    here = maneuver(greeks=greeks, arabs=nation(cities="pella saba", legions={"pella": 1}))
    here = play(here, Move("legion", 2, "athen", "pella"), Answer("arabs", fight=False))
    assert defence(here, "arabs", "pella") == 2
    after = play(here, Conquer("pella", 2))
    assert after.nations["arabs"].legions == {}


def test_m9_conquest_needs_a_maneuver() -> None:
    refused(play(opening(), Rondel("arming")), Conquer("athen", legions=1), "not-now")
