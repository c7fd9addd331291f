"""The list of legal actions, and `apply`, the only function that executes them."""

from collections.abc import Callable
from itertools import product

import pytest

from bot.engine.antike import Phase, Position, apply, legal, open_types
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    Rondel,
    Temple,
    Trade,
)
from bot.engine.antike.update import evolve, with_mover
from bot.engine.errors import RuleError
from bot.engine.purse import Purse
from bot.engine.terms import WEDGES, Wedge
from tests.engine import offered
from tests.engine.builders import (
    ALL_EIGHT,
    EAST,
    frozen,
    nation,
    of_type,
    opening,
    pay,
    people,
    play,
    position,
)
from tests.engine.offered import check_offer
from tests.engine.plausible import listed_or_refused, listing_once, plausible
from tests.engine.playing import dice, late

RICH = Purse(12, 9, 20, 3)
UNITS = {"sirmium": 2, "napoca": 3, "athen": 1}
SHIPS = {"knossos": 2, "athen": 3, "cyrene": 1}


def crowded(know_hows: str = "wheel sailing") -> Position:
    """Return the Greeks to move, rich, and with Arabs and Persians in their provinces by land and by sea."""
    return position(
        "greeks",
        greeks=nation(purse=RICH, know_hows=know_hows, legions=UNITS, galleys=SHIPS, temples="athen"),
        arabs=nation(
            cities="napoca cyrene saba", legions={"sirmium": 1, "pella": 2}, galleys={"athen": 1, "sparta": 1}
        ),
        persians=nation(legions={"pella": 1}, galleys={"knossos": 4, "cyrene": 1}),
    )


def after_conquest() -> Position:
    here = play(crowded(), Rondel("maneuver-2"), Conquer("napoca", legions=1))
    assert here.phase is Phase.CONQUEST
    return here


def awaiting() -> Position:
    here = play(crowded(), Rondel("maneuver-1"), Move("legion", 2, "sirmium", "pella"))
    assert here.phase is Phase.ANSWER
    return here


def spent_in_part() -> Position:
    there, back = Move("galley", 1, "athen", "pella"), Move("galley", 1, "pella", "athen")
    here = play(crowded(), Rondel("maneuver-1"), there, back, Answer("arabs", fight=False))
    assert here.current.galleys["athen"] == (1, 0, 2, 0)
    return here


def choosing() -> Position:
    seven = ALL_EIGHT.removesuffix(" democracy")
    greeks, arabs = (
        nation(know_hows=seven, purse=RICH),
        nation(know_hows=ALL_EIGHT, personages=people(king=1)),
    )
    here = position("greeks", greeks=greeks, arabs=arabs)
    here = play(here, Rondel("know-how"), Learn("democracy"), EndTurn())
    assert here.phase is Phase.PERSONAGE
    return here


def over() -> Position:
    greeks = nation(personages=people(scholar=8, general=1))
    return play(position("greeks", greeks=greeks), Rondel("iron"), EndTurn())


STAGES: dict[str, Callable[[], Position]] = {
    "opening": opening,
    "before the stone moves": crowded,
    "chip owed": lambda: position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=RICH, owes_chip=True)),
    "temple": lambda: play(crowded(), Rondel("temple")),
    "arming": lambda: play(crowded(), Rondel("arming")),
    "armed in part": lambda: play(crowded(), Rondel("arming"), Arm("athen", 1, 1), Arm("pella", 1)),
    "know-how": lambda: play(crowded("wheel market"), Rondel("know-how"), Learn("roads")),
    "maneuver": lambda: play(crowded(), Rondel("maneuver-1")),
    "trading in a maneuver": lambda: play(crowded(ALL_EIGHT), Rondel("maneuver-2")),
    "some of a stack spent": spent_in_part,
    "answer": awaiting,
    "second answer": lambda: play(awaiting(), Answer("persians", fight=False)),
    "conquest": after_conquest,
    "founding": lambda: play(crowded(), Rondel("arming"), Found("sirmium")),
    "personage": choosing,
    "over": over,
}


@pytest.mark.parametrize("stage", STAGES)
def test_of_all_plausible_actions_exactly_the_listed_ones_are_possible(stage: str) -> None:
    """Under every rule, actions listed by `legal` apply; all others are refused and change nothing."""
    possible, refusals = listed_or_refused(STAGES[stage]())
    assert refusals > 5000
    assert (possible == 0) == (stage == "over")


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_exactly_the_listed_actions_are_possible_where_everything_is_scarce(number: int) -> None:
    for wedge in ("arming", "maneuver-1"):
        chance = dice("scarce", number, wedge)
        here = late(chance, number, goal=99)
        here = play(here, *of_type(here, "take_chip")[:1])
        if Rondel(wedge) in of_type(here, "rondel"):
            listed_or_refused(play(here, Rondel(wedge)))


@pytest.mark.parametrize("stage", STAGES)
def test_refusals_offer_what_is_possible_instead(stage: str) -> None:
    assert _offers(STAGES[stage]()) or stage == "over"


@pytest.mark.parametrize("wedge", ["temple", "arming", "iron"])
def test_refusals_offer_nothing_whose_supply_is_used_up(wedge: Wedge) -> None:
    others = {city for cities in EAST.start_cities[4].values() for city in cities}
    free = sorted(EAST.provinces.keys() - others)
    greeks = nation(cities=" ".join(free[:25]), legions={free[25]: 17})
    here = play(position("greeks", greeks=greeks), Rondel(wedge))
    assert _offers(evolve(here, bank=here.bank._replace(temples=0)))


def _offers(here: Position) -> int:
    """Assert that refusals offer exactly what is possible with a full purse; return how many offer it."""
    here = with_mover(here, purse=offered.RICH)
    listed, offers = legal(here), 0
    with listing_once(here):
        for action in plausible(here):
            try:
                apply(here, action)
            except RuleError as error:
                offers += check_offer(error, listed)
    return offers


@pytest.mark.parametrize("stage", STAGES)
def test_actions_are_listed_in_a_fixed_order_and_only_once(stage: str) -> None:
    listed = list(legal(STAGES[stage]()))
    assert len(set(listed)) == len(listed)
    assert listed == list(legal(STAGES[stage]()))
    kinds = list(dict.fromkeys(action.type for action in listed))
    assert kinds == [kind for kind in open_types(STAGES[stage]()) if kind in kinds]


def test_t2_the_wedges_are_listed_clockwise_from_iron() -> None:
    assert list(legal(opening())) == [Rondel(wedge) for wedge in WEDGES]


def test_doing_changes_only_what_comes_back() -> None:
    here = play(crowded(), Rondel("maneuver-1"))
    before = frozen(here)
    for action in legal(here):
        apply(here, action)
    assert frozen(here) == before


def test_the_same_action_leads_to_the_same_position() -> None:
    here = play(crowded(), Rondel("maneuver-1"))
    for action in legal(here):
        assert apply(here, action) == apply(here, action)


def test_left_out_payments_and_losses_equal_the_defaults_written_out() -> None:
    """The defaults of the record format are among the explicit choices (S8, M3)."""
    here = play(crowded(), Rondel("temple"))
    assert play(here, Temple("pella")) == play(here, Temple("pella", pay(marble=5)))
    here = play(crowded(), Rondel("maneuver-1"))
    assert play(here, Fight("athen", "galley", "arabs")) == play(
        here, Fight("athen", "galley", "arabs", {2: 1})
    )


def test_a_refusal_says_who_tried_what_and_what_is_open() -> None:
    with pytest.raises(RuleError) as caught:
        apply(awaiting(), EndTurn())
    assert caught.value.code == "not-now"
    assert caught.value.facts == {
        "actor": "greeks",
        "action": EndTurn(),
        "phase": Phase.ANSWER,
        "wedge": "maneuver-1",
        "allowed": ("answer",),
    }


def test_trades_of_several_steps_are_possible_though_only_single_ones_are_listed() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=Purse(2, 2, 2, 2)))
    singles = [action for action in of_type(here, "trade") if isinstance(action, Trade)]
    for first, second in product(singles, repeat=2):
        both = Trade(first.give.plus(second.give), first.take.plus(second.take))
        if here.current.purse.holds(both.give):
            assert play(here, both) == play(here, first, second)


def test_no_action_is_listed_after_the_end() -> None:
    tries: list[Action] = [EndTurn(), Rondel("iron"), Answer("arabs", fight=True)]
    assert list(legal(over())) == []
    assert open_types(over()) == ()
    for action in tries:
        with pytest.raises(RuleError) as caught:
            apply(over(), action)
        assert caught.value.code == "game-over"
