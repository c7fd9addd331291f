"""Personages (V1-V4)."""

import pytest

from bot.engine.antike import NationState, Position
from bot.engine.antike.actions import Arm, Conquer, EndTurn, Found, Learn, Rondel, Temple
from bot.engine.antike.events import Event, PersonageMissed, PersonageWon
from bot.engine.antike.rules.personages import due, seas_sailed
from bot.engine.personages import Personages
from tests.engine.builders import EAST, events, idle, maneuver, nation, pay, people, play, position

SITES = sorted(set(EAST.provinces) - {"tyros", "paphos", "alexandria", "susa", "saba"})
SEAS = [province for province in SITES if EAST.carries("galley", province)]


def after_turn(greeks: NationState, gone: Personages | None = None, goal: int = 36) -> Position:
    """Return the position after a turn of the Greeks on IRON; the Arabs hold the personages `gone`."""
    arabs = nation(cities="saba", personages=gone)
    here = position("greeks", goal=goal, greeks=greeks, arabs=arabs, persians=nation(cities="susa"))
    return play(here, Rondel("iron"), EndTurn())


def cities(count: int) -> str:
    return " ".join(SITES[:count])


@pytest.mark.parametrize(
    ("owned", "kings"),
    [(1, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (20, 4), (24, 4), (25, 5)],
)
def test_v2_a_king_for_every_five_cities(owned: int, kings: int) -> None:
    greeks = after_turn(nation(cities=cities(owned))).nations["greeks"]
    assert greeks.personages == greeks.earned == people(king=kings)


@pytest.mark.parametrize(("built", "citizens"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3), (12, 4), (18, 6)])
def test_v2_a_citizen_for_every_three_temples(built: int, citizens: int) -> None:
    greeks = nation(cities=cities(24), temples=cities(built), personages=people(king=4))
    assert after_turn(greeks).nations["greeks"].personages == people(king=4, citizen=citizens)


@pytest.mark.parametrize(("sailed", "navigators"), [(1, 0), (6, 0), (7, 1), (13, 1), (14, 2), (17, 2)])
def test_v2_a_navigator_for_every_seven_seas(sailed: int, navigators: int) -> None:
    greeks = nation(cities="athen", galleys=dict.fromkeys(SEAS[:sailed], 1), legions={"athen": 9})
    assert after_turn(greeks).nations["greeks"].personages == people(navigator=navigators)


def test_v2_a_sea_counts_once_however_many_galleys_and_whoever_else_is_there() -> None:
    greeks = nation(galleys={**dict.fromkeys(SEAS[:6], 1), SEAS[0]: 8})
    assert seas_sailed(greeks) == 6
    sevenfold = nation(galleys=dict.fromkeys(SEAS[:7], 1))
    others = nation(galleys=dict.fromkeys(SEAS[:7], 2))
    here = position("greeks", greeks=sevenfold, arabs=others)
    assert play(here, Rondel("iron"), EndTurn()).nations["greeks"].personages == people(navigator=1)


def test_v2_a_threshold_earned_once_is_not_earned_again() -> None:
    for owned, kings in ((9, 2), (10, 2), (14, 2), (15, 3)):
        greeks = after_turn(nation(cities=cities(owned), personages=people(king=2))).nations["greeks"]
        assert greeks.personages == people(king=kings)


def test_v2_what_was_not_earned_by_threshold_does_not_raise_the_next_one() -> None:
    """The next threshold depends on the kings earned by threshold, not on others such as that of K4."""
    for earned, kings in ((0, 3), (1, 2), (2, 2)):
        greeks = nation(cities=cities(9), personages=people(king=2), earned=people(king=earned))
        after = after_turn(greeks).nations["greeks"]
        assert after.personages.king == kings
        assert after.earned.king == max(1, earned)


def test_v1_at_the_end_of_its_own_turn_and_to_nobody_else() -> None:
    greeks = nation(cities=cities(5))
    here = position("arabs", greeks=greeks, arabs=nation(cities="saba"), persians=nation(cities="susa"))
    here = play(here, Rondel("iron"), EndTurn())
    assert here.nations["greeks"].personages == people()
    here = play(here, Rondel("iron"))
    assert here.nations["greeks"].personages == people()
    assert here.bank.personages.king == 9
    here = play(here, EndTurn())
    assert here.nations["greeks"].personages == people(king=1)
    assert here.bank.personages.king == 8


def test_v1_while_the_stack_lasts() -> None:
    greeks = nation(cities=cities(15), temples=cities(9))
    after = after_turn(greeks, gone=people(king=7, citizen=6))
    assert after.nations["greeks"].personages == people(king=2)
    assert after.bank.personages.king == 0
    assert after.bank.personages.citizen == 0


def test_v1_a_scholar_or_general_that_the_stack_cannot_give_is_lost() -> None:
    greeks = nation(cities="athen sparta", know_hows="", purse=pay(gold=14))
    here = position("greeks", greeks=greeks, arabs=nation(personages=people(scholar=7)))
    here = play(here, Rondel("know-how"), Learn("wheel"), Learn("market"))
    won, missed = PersonageWon("greeks", "scholar", 1), PersonageMissed("greeks", "scholar", 1)
    assert personage_events(here) == [won, missed]
    here = play(here, EndTurn())
    assert here.nations["greeks"].personages == people(scholar=1)


def personage_events(here: Position) -> list[Event]:
    return [told for told in events(here, EndTurn()) if isinstance(told, PersonageWon | PersonageMissed)]


def test_v1_what_is_given_is_not_missed_and_a_threshold_is_not_told_as_missed_turn_by_turn() -> None:
    greeks = nation(cities=cities(10), purse=pay(gold=7))
    arabs = nation(cities="saba", personages=people(king=8))
    here = position("greeks", greeks=greeks, arabs=arabs, persians=nation(cities="susa"))
    here = play(here, Rondel("know-how"), Learn("wheel"))
    assert personage_events(here) == [PersonageWon("greeks", "king", 1), PersonageWon("greeks", "scholar", 1)]
    here = play(here, EndTurn())
    assert here.bank.personages.king == 0
    while here.mover != "greeks":
        here = idle(here)
    assert personage_events(play(here, Rondel("maneuver-2"))) == []


def test_v1_personages_are_never_lost_again() -> None:
    """The Arabs lose cities, temples and galleys and keep all they have won for them."""
    won = people(king=1, citizen=1, navigator=1)
    arabs = nation(
        cities="pella saba adane moscha mecca",
        temples="pella saba adane",
        galleys={"pella": 1},
        personages=won,
    )
    here = maneuver(greeks=nation(cities="athen sparta", legions={"pella": 4}), arabs=arabs)
    here = play(here, Conquer("pella", 4), EndTurn())
    assert here.nations["arabs"].personages == here.nations["arabs"].earned == won


def test_v3_scholars_and_generals_are_due_for_the_turn_s_own_deeds_only() -> None:
    here = position("greeks", greeks=nation(purse=pay(gold=7)))
    here = play(here, Rondel("know-how"), Learn("wheel"))
    assert due(here) == {"scholar": 1}
    here = play(here, EndTurn())
    assert due(here) == {}
    assert here.nations["greeks"].personages == people(scholar=1)
    assert here.nations["greeks"].earned == people()


def test_v4_several_at_once_are_possible() -> None:
    greeks = nation(
        cities="athen pella dyrrhachion sparta",
        legions={"sirmium": 1},
        galleys=dict.fromkeys(SEAS[:7], 1),
        purse=pay(marble=11, iron=1, gold=1),
        temples="athen",
    )
    here = play(position("greeks", greeks=greeks), Rondel("temple"))
    here = play(here, Temple("pella"), Temple("sparta"), Found("sirmium"))
    assert due(here) == {"king": 1, "citizen": 1, "navigator": 1}
    assert events(here, EndTurn())[1:4] == (
        PersonageWon("greeks", "king", 1),
        PersonageWon("greeks", "citizen", 1),
        PersonageWon("greeks", "navigator", 1),
    )


def test_v2_galleys_set_up_this_turn_count_at_its_end() -> None:
    greeks = nation(
        cities="athen", galleys=dict.fromkeys([s for s in SEAS if s != "athen"][:6], 1), purse=pay(iron=1)
    )
    here = play(position("greeks", greeks=greeks), Rondel("arming"), Arm("athen", galleys=1), EndTurn())
    assert here.nations["greeks"].personages == people(navigator=1)
