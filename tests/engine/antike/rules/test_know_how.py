"""KNOW-HOW (K1-K3), its effects (K5), and the eighth (K4)."""

import pytest

from bot.engine.antike import Phase, Position
from bot.engine.antike.actions import Action, ChoosePersonage, EndTurn, Learn, Rondel, Trade
from bot.engine.antike.constants import actions_per_unit, city_strength
from bot.engine.antike.events import Learned, PersonageOffered, PersonageWon
from bot.engine.antike.rules.know_how import is_new, learnable, price
from bot.engine.antike.terms import BASIC_KNOW_HOWS, KNOW_HOWS, KnowHow
from bot.engine.payment import ChipPrice
from bot.engine.personages import NO_PERSONAGES, Personages
from bot.engine.terms import Personage
from tests.engine.builders import ALL_EIGHT, events, nation, of_type, pay, people, play, position, refused

BASIC: tuple[KnowHow, ...] = ("wheel", "sailing", "market", "monarchy")
SECONDARY: tuple[KnowHow, ...] = ("roads", "navigation", "currency", "democracy")


def learning(gold: int = 40, known: str = "", others: str = "", coins: int = 0) -> Position:
    """Return the Greeks on KNOW-HOW; `others` are the know-hows of the Arabs."""
    greeks = nation(know_hows=known, purse=pay(gold=gold, coins=coins))
    return play(position("greeks", greeks=greeks, arabs=nation(know_hows=others)), Rondel("know-how"))


def test_k1_each_secondary_needs_its_basic() -> None:
    here = learning()
    assert learnable(here) == BASIC
    assert of_type(here, "learn") == [Learn(advance) for advance in BASIC]
    for basic, secondary in zip(BASIC, SECONDARY, strict=True):
        assert BASIC_KNOW_HOWS[secondary] == basic
        refused(here, Learn(secondary), "needs-basic")
        assert Learn(secondary) in of_type(play(here, Learn(basic)), "learn")


def test_k1_what_is_known_is_not_learned_again() -> None:
    here = learning(known="wheel roads")
    refused(here, Learn("wheel"), "known-already")
    refused(here, Learn("roads"), "known-already")
    assert learnable(here) == ("sailing", "market", "monarchy")


def test_k1_there_are_these_eight_only() -> None:
    writing: KnowHow = "writing"  # type: ignore[assignment]
    refused(learning(), Learn(writing), "no-such-know-how")


def test_k1_know_hows_are_bought_on_their_wedge_only() -> None:
    here = position("greeks", greeks=nation(purse=pay(gold=20)))
    refused(here, Learn("wheel"), "not-now")
    refused(play(here, Rondel("gold")), Learn("wheel"), "not-now")


@pytest.mark.parametrize(("advances", "new", "old"), [(BASIC, 7, 3), (SECONDARY, 10, 5)])
def test_k2_the_price_depends_on_whether_another_nation_has_it(
    advances: tuple[KnowHow, ...], new: int, old: int
) -> None:
    for advance in advances:
        known = BASIC_KNOW_HOWS.get(advance, "")
        fresh = learning(gold=new, known=known)
        assert price(fresh, "greeks", advance) == ChipPrice(gold=new)
        assert play(fresh, Learn(advance)).current.purse == pay()
        refused(learning(gold=new - 1, known=known), Learn(advance), "too-expensive")
        stale = learning(gold=old, known=known, others=f"{known} {advance}")
        assert price(stale, "greeks", advance) == ChipPrice(gold=old)
        assert play(stale, Learn(advance)).current.purse == pay()
        refused(
            learning(gold=old - 1, known=known, others=f"{known} {advance}"), Learn(advance), "too-expensive"
        )


def test_k2_a_basic_and_its_secondary_may_be_bought_together_in_order() -> None:
    here = learning(gold=17 + 7)
    after = play(here, Learn("wheel"), Learn("roads"), Learn("market"))
    assert after.current.know_hows == {"wheel", "roads", "market"}
    assert after.current.purse == pay()
    assert of_type(after, "learn") == []


def test_k2_gold_only_with_coins_for_what_is_lacking() -> None:
    here = learning(gold=5, coins=4)
    after = play(here, Learn("wheel"))
    assert after.current.purse == pay(coins=2)
    assert after.bank.coins == here.bank.coins + 2
    assert play(here, Learn("wheel", pay(gold=3, coins=4))).current.purse == pay(gold=2)
    refused(here, Learn("wheel", pay(gold=5, coins=1)), "wrong-payment")
    refused(here, Learn("wheel", pay(gold=5, marble=2)), "wrong-payment")


def test_k3_what_no_other_nation_has_is_new_and_earns_a_scholar() -> None:
    here = learning(others="sailing")
    assert events(here, Learn("wheel")) == (Learned("greeks", "wheel", True, pay(gold=7)),)
    assert events(here, Learn("sailing")) == (Learned("greeks", "sailing", False, pay(gold=3)),)
    after = play(here, Learn("wheel"), Learn("sailing"), Learn("roads"), EndTurn())
    assert after.nations["greeks"].personages == people(scholar=2)
    assert after.bank.personages == here.bank.personages.minus(people(scholar=2))


def test_k3_no_scholar_for_a_know_how_of_the_second_nation() -> None:
    after = play(learning(others=ALL_EIGHT), Learn("market"), Learn("currency"), EndTurn())
    assert after.nations["greeks"].personages.scholar == 0


def test_k3_a_nation_with_the_secondary_still_has_the_basic() -> None:
    here = learning(others="wheel roads")
    assert not is_new(here, "greeks", "wheel")
    assert is_new(here, "greeks", "sailing")


SEVEN = " ".join(advance for advance in KNOW_HOWS if advance != "democracy")


def eighth(gone: Personages = NO_PERSONAGES) -> Position:
    """Return the Greeks before the eighth know-how, which the Persians have; the Arabs hold `gone`."""
    greeks = nation(know_hows=SEVEN, purse=pay(gold=11))
    arabs = nation(personages=gone)
    persians = nation(know_hows=ALL_EIGHT)
    here = position("greeks", goal=36, greeks=greeks, arabs=arabs, persians=persians)
    return play(here, Rondel("know-how"))


def test_k4_all_eight_earn_one_personage_of_the_largest_stack() -> None:
    here = play(eighth(), Learn("democracy"))
    after = play(here, EndTurn())
    assert after.nations["greeks"].personages == people(king=1)
    assert after.bank.personages.king == 8
    assert PersonageWon("greeks", "king", 1, for_all_eight=True) in events(here, EndTurn())


def test_k4_it_does_not_count_towards_the_next_threshold() -> None:
    after = play(eighth(), Learn("democracy"), EndTurn())
    assert after.nations["greeks"].earned == people()
    greeks = after.nations["greeks"]
    home = "athen pella dyrrhachion sparta messana"
    again = position("greeks", greeks=nation(cities=home, personages=greeks.personages, earned=greeks.earned))
    after = play(again, Rondel("iron"), EndTurn())
    assert (after.nations["greeks"].personages, after.nations["greeks"].earned) == (
        people(king=2),
        people(king=1),
    )


def test_k4_a_tie_is_the_nation_s_choice_and_the_turn_waits_for_it() -> None:
    here = play(eighth(people(king=1)), Learn("democracy"))
    assert events(here, EndTurn())[-1] == PersonageOffered("greeks", ("king", "scholar"))
    here = play(here, EndTurn())
    assert (here.phase, here.mover, here.awaited) == (Phase.PERSONAGE, "greeks", "greeks")
    offered: list[Action] = [ChoosePersonage("king"), ChoosePersonage("scholar")]
    assert of_type(here, "choose_personage") == offered
    for personage in ("general", "citizen", "navigator"):
        refused(here, ChoosePersonage(personage), "not-offered")
    for other in (EndTurn(), Rondel("iron"), Trade(pay(gold=2), pay(iron=1))):
        refused(here, other, "not-now")
    after = play(here, ChoosePersonage("scholar"))
    assert after.mover == "phoenicians"
    assert after.choice == ()
    assert after.nations["greeks"].personages == people(scholar=1)
    assert after.bank.personages == here.bank.personages.minus(people(scholar=1))


def test_k4_comes_after_the_ordinary_awards_of_the_turn() -> None:
    """Nine kings against eight scholars; the king of the fifth city makes it a tie."""
    greeks = nation(know_hows=SEVEN, purse=pay(gold=5), cities="athen pella dyrrhachion sparta messana")
    here = position("greeks", greeks=greeks, persians=nation(know_hows=ALL_EIGHT))
    here = play(here, Rondel("know-how"), Learn("democracy"), EndTurn())
    assert here.choice == ("king", "scholar")
    assert here.nations["greeks"].personages == people(king=1)


def test_k4_the_scholar_of_the_eighth_itself_is_taken_before() -> None:
    """Eight scholars and eight kings; the eighth know-how is new, so after its scholar most are kings."""
    greeks, arabs = nation(know_hows=SEVEN, purse=pay(gold=10)), nation(personages=people(king=1))
    here = position("greeks", greeks=greeks, arabs=arabs)
    after = play(here, Rondel("know-how"), Learn("democracy"), EndTurn())
    assert after.nations["greeks"].personages == people(king=1, scholar=1)


def test_k4_it_is_given_only_in_the_turn_of_the_eighth() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=pay(gold=9)))
    after = play(here, Rondel("know-how"), EndTurn())
    assert after.nations["greeks"].personages == people()
    after = play(eighth(), EndTurn())
    assert after.nations["greeks"].personages == people()


def test_k4_it_is_lost_once_all_stacks_are_empty() -> None:
    here = play(
        eighth(people(king=9, scholar=8, general=7, citizen=6, navigator=5)), Learn("democracy"), EndTurn()
    )
    assert here.mover == "phoenicians"
    assert here.nations["greeks"].personages == people()


@pytest.mark.parametrize(
    ("gone", "largest"),
    [
        (
            people(king=4, scholar=3, general=2, citizen=1),
            ("king", "scholar", "general", "citizen", "navigator"),
        ),
        (people(king=9, scholar=8, general=7, citizen=6, navigator=3), ("navigator",)),
        (people(king=3, scholar=2, general=1), ("king", "scholar", "general", "citizen")),
    ],
)
def test_k4_the_largest_stack_is_looked_for_among_all_five(
    gone: Personages, largest: tuple[Personage, ...]
) -> None:
    here = play(eighth(gone), Learn("democracy"), EndTurn())
    if len(largest) > 1:
        assert here.choice == largest
    else:
        assert here.nations["greeks"].personages.of(largest[0]) == 1


@pytest.mark.parametrize(
    ("known", "legion", "galley", "city"),
    [
        ("", 1, 1, 1),
        ("wheel", 2, 1, 1),
        ("wheel roads", 3, 1, 1),
        ("sailing", 1, 2, 1),
        ("sailing navigation", 1, 3, 1),
        ("monarchy", 1, 1, 2),
        ("monarchy democracy", 1, 1, 3),
        (ALL_EIGHT, 3, 3, 3),
    ],
)
def test_k5_know_hows_add_actions_and_defence(known: str, legion: int, galley: int, city: int) -> None:
    greeks = nation(know_hows=known, legions={"athen": 2}, galleys={"athen": 3})
    here = play(position("greeks", greeks=greeks), Rondel("maneuver-1"))
    know_hows = here.current.know_hows
    assert actions_per_unit("legion", know_hows) == legion
    assert actions_per_unit("galley", know_hows) == galley
    assert here.current.stack("legion", "athen")[legion] == 2
    assert here.current.stack("galley", "athen")[galley] == 3
    assert city_strength(know_hows, temple=False) == city
    assert city_strength(know_hows, temple=True) == city + 2


def test_k5_no_unit_has_an_action_on_any_other_wedge() -> None:
    greeks = nation(know_hows="wheel roads", legions={"athen": 2})
    for wedge in ("iron", "temple", "gold", "arming", "marble", "know-how"):
        here = play(position("greeks", greeks=greeks), Rondel(wedge))
        assert here.current.stack("legion", "athen") == (2, 0, 0, 0)
        assert not here.maneuvering
