"""Fights (M3-M6)."""

from collections.abc import Mapping

import pytest

from bot.engine.antike import NationState, Phase, Position, legal
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    ChoosePersonage,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Move,
    Rondel,
    TakeChip,
)
from bot.engine.antike.events import Answered, FightAsked, Fought, Moved
from bot.engine.antike.position import Demand
from bot.engine.antike.rules.fights import losses_each, opponents
from bot.engine.terms import NATIONS, ProvinceId, Unit
from tests.engine.builders import armed, events, maneuver, nation, of_type, pay, play, position, refused

Counts = Mapping[ProvinceId, int]


@pytest.mark.parametrize("unit", ["legion", "galley"])
@pytest.mark.parametrize(("mine", "theirs", "lost"), [(1, 1, 1), (3, 1, 1), (2, 5, 2), (4, 4, 4)])
def test_m3_each_side_loses_the_smaller_number(unit: Unit, mine: int, theirs: int, lost: int) -> None:
    def units(count: int) -> NationState:
        return nation(legions={"athen": count}) if unit == "legion" else nation(galleys={"athen": count})

    here = maneuver(greeks=units(mine), arabs=units(theirs))
    assert losses_each(here, unit, "athen", "arabs") == lost
    assert events(here, Fight("athen", unit, "arabs")) == (Fought("greeks", "arabs", "athen", unit, lost),)
    after = play(here, Fight("athen", unit, "arabs"))
    assert after.current.count(unit, "athen") == mine - lost
    assert after.nations["arabs"].count(unit, "athen") == theirs - lost
    assert after.awaited == "greeks"


def test_m3_a_fight_costs_no_action() -> None:
    here = maneuver(greeks=nation(legions={"athen": 2}), arabs=nation(legions={"athen": 1}))
    after = play(here, Fight("athen", "legion", "arabs"))
    assert after.current.legions == {"athen": (0, 1, 0, 0)}
    assert play(after, Move("legion", 1, "athen", "pella")).phase is Phase.WEDGE


def worn() -> Position:
    """Return a tipped Greek legion in Pella, two with one action, one with two, and two Arab legions."""
    greeks = nation(know_hows="wheel", legions={"pella": 1, "athen": 2, "napoca": 1})
    here = maneuver(greeks=greeks, arabs=nation(legions={"pella": 2}))
    let = Answer("arabs", fight=False)
    here = play(here, Move("legion", 2, "athen", "pella"), let, Move("legion", 1, "napoca", "sirmium"))
    here = play(here, Move("legion", 1, "sirmium", "pella"), let)
    assert here.current.legions == {"pella": (1, 2, 1, 0)}
    return here


def test_m3_by_default_those_with_the_fewest_actions_left_die() -> None:
    after = play(worn(), Fight("pella", "legion", "arabs"))
    assert after.current.legions == {"pella": (0, 1, 1, 0)}


@pytest.mark.parametrize(
    ("losses", "left"),
    [
        ({0: 1, 1: 1}, (0, 1, 1, 0)),
        ({0: 1, 2: 1}, (0, 2, 0, 0)),
        ({1: 2}, (1, 0, 1, 0)),
        ({1: 1, 2: 1}, (1, 1, 0, 0)),
        ({0: 0, 1: 2, 3: 0}, (1, 0, 1, 0)),
    ],
)
def test_m3_the_mover_may_choose_which_of_its_units_die(
    losses: dict[int, int], left: tuple[int, int, int, int]
) -> None:
    here = worn()
    after = play(here, Fight("pella", "legion", "arabs", losses))
    assert after.current.legions == {"pella": left}
    assert after.nations["arabs"].legions == {}


@pytest.mark.parametrize(
    "losses",
    [
        {},
        {0: 1},
        {0: 2},
        {1: 3},
        {0: 1, 1: 2},
        {2: 2},
        {3: 2},
        {4: 2},
        {-1: 2},
        {1: 3, 0: -1},
        {1: 2, 2: 1, 0: -1},
    ],
)
def test_m3_losses_are_neither_more_nor_fewer_nor_others_than_there_are(losses: dict[int, int]) -> None:
    refused(worn(), Fight("pella", "legion", "arabs", losses), "wrong-losses")


def test_m4_the_mover_fights_at_any_time_in_phase_one_also_with_units_that_have_not_moved() -> None:
    greeks = nation(legions={"athen": 1, "pella": 2}, galleys={"athen": 1})
    here = maneuver(greeks=greeks, arabs=nation(legions={"athen": 1, "pella": 1}, galleys={"athen": 2}))
    first = play(here, Fight("athen", "galley", "arabs"))
    assert first.current.galleys == {}
    assert first.nations["arabs"].galleys == armed(athen=1)
    after = play(first, Move("legion", 1, "pella", "sirmium"), Fight("athen", "legion", "arabs"))
    after = play(after, Fight("pella", "legion", "arabs"))
    assert after.current.legions == {"sirmium": (1, 0, 0, 0)}


def test_m4_every_fight_is_listed_without_losses() -> None:
    greeks = nation(legions={"athen": 1, "pella": 2}, galleys={"athen": 1})
    here = maneuver(
        greeks=greeks,
        phoenicians=nation(legions={"pella": 1}),
        arabs=nation(legions={"pella": 3, "tomis": 1}, galleys={"athen": 2, "knossos": 1}),
    )
    assert of_type(here, "fight") == [
        Fight("pella", "legion", "phoenicians"),
        Fight("pella", "legion", "arabs"),
        Fight("athen", "galley", "arabs"),
    ]


def test_m4_there_has_to_be_somebody_to_fight() -> None:
    here = maneuver(
        greeks=nation(legions={"athen": 1, "pella": 1}), arabs=nation(legions={"athen": 1, "tomis": 1})
    )
    refused(here, Fight("pella", "legion", "arabs"), "nobody-to-fight")
    refused(here, Fight("athen", "legion", "persians"), "nobody-to-fight")
    refused(here, Fight("athen", "legion", "greeks"), "nobody-to-fight")
    refused(here, Fight("tomis", "legion", "arabs"), "nobody-to-fight")
    refused(here, Fight("atlantis", "legion", "arabs"), "nobody-to-fight")
    refused(here, Fight("athen", "legion", "romans"), "nobody-to-fight")
    elephant: Unit = "elephant"  # type: ignore[assignment]
    refused(here, Fight("athen", elephant, "arabs"), "no-such-unit")


def test_m5_after_each_entry_those_with_like_units_there_are_asked() -> None:
    greeks = nation(know_hows="wheel", legions={"athen": 2})
    here = maneuver(greeks=greeks, arabs=nation(legions={"pella": 1}), persians=nation(galleys={"pella": 1}))
    move = Move("legion", 2, "athen", "pella")
    assert events(here, move) == (
        Moved("greeks", "legion", 2, "athen", "pella", 1),
        FightAsked("arabs", "greeks", "legion", "pella"),
    )
    here = play(here, move)
    assert (here.phase, here.awaited, here.mover) == (Phase.ANSWER, "arabs", "greeks")
    assert list(legal(here)) == [Answer("arabs", fight=True), Answer("arabs", fight=False)]
    after = play(here, Answer("arabs", fight=True))
    assert events(here, Answer("arabs", fight=True)) == (
        Answered("arabs", True),
        Fought("greeks", "arabs", "pella", "legion", 1),
    )
    assert after.current.legions == {"pella": (0, 1, 0, 0)}
    assert after.nations["arabs"].legions == {}
    assert (after.phase, after.awaited, after.demand) == (Phase.WEDGE, "greeks", None)
    peace = play(here, Answer("arabs", fight=False))
    assert peace.current.legions == {"pella": (0, 2, 0, 0)}
    assert peace.nations["arabs"].legions == armed(pella=1)


def test_m5_nobody_is_asked_where_no_like_unit_of_another_nation_stands() -> None:
    greeks = nation(legions={"athen": 1, "pella": 1}, galleys={"athen": 1})
    here = maneuver(greeks=greeks, arabs=nation(galleys={"pella": 1}, legions={"athen": 2}))
    assert play(here, Move("legion", 1, "athen", "pella")).phase is Phase.WEDGE
    assert play(here, Move("galley", 1, "athen", "pella")).phase is Phase.ANSWER


def three_asked(legions: int) -> Position:
    """Return the position after the Greeks enter Pella, where each of the others has one legion."""
    guard: Counts = {"pella": 1}
    here = maneuver(
        greeks=nation(legions={"athen": legions}),
        arabs=nation(legions=guard),
        persians=nation(legions=guard),
        phoenicians=nation(legions=guard),
    )
    return play(here, Move("legion", legions, "athen", "pella"))


def test_m5_several_are_asked_clockwise_one_after_another() -> None:
    here = three_asked(4)
    assert here.demand == Demand("legion", "pella", ("phoenicians", "persians", "arabs"))
    assert opponents(here, "legion", "pella") == ("phoenicians", "persians", "arabs")
    after_first = play(here, Answer("phoenicians", fight=False))
    assert after_first.awaited == "persians"
    assert events(here, Answer("phoenicians", fight=False))[-1] == FightAsked(
        "persians", "greeks", "legion", "pella"
    )
    after = play(after_first, Answer("persians", fight=True), Answer("arabs", fight=True))
    assert after.awaited == "greeks"
    assert after.current.legions == {"pella": (2, 0, 0, 0)}
    assert after.nations["phoenicians"].legions == armed(pella=1)


def test_m5_clockwise_begins_behind_the_mover_wherever_it_sits() -> None:
    guard: Counts = {"pella": 1}
    here = position(
        "persians",
        persians=nation(legions={"sirmium": 1}),
        arabs=nation(legions=guard),
        greeks=nation(legions=guard),
        phoenicians=nation(legions=guard),
    )
    here = play(here, Rondel("maneuver-2"), Move("legion", 1, "sirmium", "pella"))
    assert here.demand == Demand("legion", "pella", ("arabs", "greeks", "phoenicians"))


def test_m5_each_fight_is_between_two_and_the_others_keep_their_units() -> None:
    here = play(three_asked(4), Answer("phoenicians", fight=True))
    assert here.current.count("legion", "pella") == 3
    assert here.nations["phoenicians"].legions == {}
    assert here.nations["persians"].legions == armed(pella=1)
    assert here.nations["arabs"].legions == armed(pella=1)


def test_m5_once_the_mover_has_no_like_unit_left_the_rest_are_not_asked() -> None:
    here = play(three_asked(2), Answer("phoenicians", fight=True), Answer("persians", fight=True))
    assert (here.phase, here.awaited, here.demand) == (Phase.WEDGE, "greeks", None)
    assert here.current.legions == {}
    assert here.nations["arabs"].legions == armed(pella=1)


def test_m5_the_mover_loses_its_most_spent_units_also_those_that_stood_there_before() -> None:
    greeks = nation(know_hows="wheel", legions={"athen": 1, "pella": 2})
    here = maneuver(greeks=greeks, arabs=nation(legions={"pella": 2}))
    here = play(here, Move("legion", 1, "athen", "pella"))
    assert here.current.legions == {"pella": (0, 1, 2, 0)}
    here = play(here, Answer("arabs", fight=True))
    assert here.current.legions == {"pella": (0, 0, 1, 0)}


def test_m5_the_mover_may_not_go_on_before_the_answer_and_only_the_asked_answer() -> None:
    here = three_asked(4)
    others: list[Action] = [
        Move("legion", 1, "athen", "sparta"),
        Fight("pella", "legion", "arabs"),
        Conquer("pella", legions=1),
        Found("pella"),
        EndTurn(),
        Rondel("iron"),
        TakeChip("iron"),
        ChoosePersonage("king"),
        Arm("athen", legions=1),
    ]
    for action in others:
        refused(here, action, "not-now")
    for early in NATIONS:
        if early != "phoenicians":
            refused(here, Answer(early, fight=True), "not-asked")


def test_m5_later_in_the_turn_nobody_may_demand_a_fight() -> None:
    here = play(three_asked(4), *(Answer(name, fight=False) for name in ("phoenicians", "persians", "arabs")))
    for name in ("phoenicians", "persians", "arabs"):
        refused(here, Answer(name, fight=True), "not-now")


def test_m5_every_entry_asks_anew() -> None:
    here = maneuver(greeks=nation(legions={"athen": 2}), arabs=nation(legions={"pella": 1}))
    step, let = Move("legion", 1, "athen", "pella"), Answer("arabs", fight=False)
    here = play(here, step, let, step)
    assert here.awaited == "arabs"
    here = play(here, Answer("arabs", fight=True))
    assert here.current.legions == {"pella": (1, 0, 0, 0)}


def test_m5_the_mover_may_fight_after_it_was_let_pass() -> None:
    here = play(three_asked(4), *(Answer(name, fight=False) for name in ("phoenicians", "persians", "arabs")))
    here = play(here, Fight("pella", "legion", "persians"), Fight("pella", "legion", "phoenicians"))
    assert here.current.legions == {"pella": (2, 0, 0, 0)}


def test_m6_no_fight_on_arming_none_off_the_maneuver_none_once_phase_one_is_over() -> None:
    greeks = nation(legions={"athen": 1, "napoca": 1, "sirmium": 1}, purse=pay(3, 3, 3))
    here = position("greeks", greeks=greeks, arabs=nation(cities="napoca saba", legions={"athen": 1}))
    fight = Fight("athen", "legion", "arabs")
    refused(here, fight, "not-now")
    refused(play(here, Rondel("arming")), fight, "not-now")
    refused(play(here, Rondel("arming"), Arm("athen", legions=1)), fight, "not-now")
    here = play(here, Rondel("maneuver-1"))
    refused(play(here, Conquer("napoca", legions=1)), fight, "not-now")
    refused(play(here, Found("sirmium")), fight, "not-now")


def test_m6_no_fight_between_legions_and_galleys() -> None:
    here = maneuver(greeks=nation(legions={"athen": 3}), arabs=nation(galleys={"athen": 3}))
    assert of_type(here, "fight") == []
    refused(here, Fight("athen", "legion", "arabs"), "nobody-to-fight")
    refused(here, Fight("athen", "galley", "arabs"), "nobody-to-fight")


def test_m6_no_fight_between_two_nations_off_turn() -> None:
    here = maneuver(
        greeks=nation(legions={"athen": 1}),
        arabs=nation(legions={"tomis": 1}),
        persians=nation(legions={"tomis": 1}),
    )
    assert of_type(here, "fight") == []
    refused(here, Fight("tomis", "legion", "persians"), "nobody-to-fight")
