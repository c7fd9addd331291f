"""2:1 trade (T4)."""

from bot.engine.antike import Phase, open_types
from bot.engine.antike.actions import (
    Action,
    Answer,
    Conquer,
    EndTurn,
    Found,
    Learn,
    Move,
    Rondel,
    TakeChip,
    Trade,
)
from bot.engine.antike.events import Traded
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.purse import Purse
from tests.engine.builders import ALL_EIGHT, events, nation, of_type, pay, play, position, refused

STEP = Trade(pay(marble=2), pay(iron=1))
SEVEN = " ".join(KNOW_HOWS[:-1])


def test_t4_two_of_anything_for_one_chip_as_often_as_it_can() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=Purse(3, 1, 4, 3)))
    after = play(here, Trade(pay(marble=1, gold=1), pay(iron=1)), Trade(pay(coins=2), pay(iron=1)))
    after = play(after, Trade(pay(marble=2, iron=1, gold=2, coins=1), pay(marble=3)))
    assert after.current.purse == Purse(3, 2, 1, 0)
    assert after.bank.coins == here.bank.coins + 3
    assert after.phase is Phase.RONDEL
    assert events(here, STEP) == (Traded("greeks", pay(marble=2), pay(iron=1)),)


def test_t4_never_for_a_coin_never_at_another_rate_never_on_credit() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=Purse(2, 2, 2, 2)))
    for give, take, code in (
        (pay(marble=2), pay(coins=1), "no-coins-for-trade"),
        (pay(marble=2, iron=2), pay(iron=1, coins=1), "no-coins-for-trade"),
        (pay(marble=2, iron=1), pay(iron=1), "trade-rate"),
        (pay(marble=1), pay(iron=1), "trade-rate"),
        (pay(marble=2), pay(iron=2), "trade-rate"),
        (pay(marble=2), pay(), "nothing-traded"),
        (pay(), pay(), "nothing-traded"),
        (pay(marble=3, gold=-1), pay(iron=1), "nothing-traded"),
        (pay(marble=2), pay(iron=2, gold=-1), "nothing-traded"),
        (pay(marble=3, iron=1), pay(gold=2), "not-at-hand"),
        (pay(coins=4), pay(gold=2), "not-at-hand"),
    ):
        refused(here, Trade(give, take), code)


def test_t4_what_is_taken_cannot_be_given_in_the_same_trade() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=pay(gold=2)))
    refused(here, Trade(pay(gold=2, iron=2), pay(iron=2)), "not-at-hand")


def test_t4_only_with_all_eight_know_hows() -> None:
    here = position("greeks", greeks=nation(know_hows=SEVEN, purse=Purse(4, 4, 10, 4)))
    refused(here, STEP, "not-now")
    here = play(here, Rondel("know-how"))
    refused(here, STEP, "not-now")
    here = play(here, Learn("democracy"))  # the eighth: from now on, in this very turn
    assert play(here, STEP).current.purse == Purse(2, 5, 0, 4)
    assert STEP in of_type(here, "trade")


def test_t4_at_any_time_of_the_turn_before_the_stone_moves_and_before_an_owed_chip() -> None:
    greeks = nation(
        know_hows=ALL_EIGHT, purse=Purse(4, 4, 4, 4), legions={"sirmium": 4, "napoca": 1}, owes_chip=True
    )
    here = position("greeks", greeks=greeks, arabs=nation(cities="napoca saba"))
    moves: list[Action] = [
        TakeChip("gold"),
        Rondel("maneuver-1"),
        Move("legion", 1, "sirmium", "pella"),
        Conquer("napoca", legions=1),
        Found("sirmium"),
    ]
    for action in moves:
        assert play(here, STEP).phase is here.phase
        assert open_types(here)[-1] == "trade"
        here = play(here, action)
    assert play(here, STEP, EndTurn()).mover == "phoenicians"


def test_t4_not_while_an_answer_is_awaited() -> None:
    greeks = nation(know_hows=ALL_EIGHT, purse=Purse(4, 4, 4, 4), legions={"sirmium": 1})
    here = position("greeks", greeks=greeks, arabs=nation(legions={"pella": 1}))
    here = play(here, Rondel("maneuver-1"), Move("legion", 1, "sirmium", "pella"))
    refused(here, STEP, "not-now")
    here = play(here, Answer("arabs", fight=False))
    assert play(here, STEP).phase is Phase.WEDGE


def test_t4_the_list_has_every_single_step_and_no_other() -> None:
    here = position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=Purse(2, 1, 0, 2)))
    gives = [pay(2), pay(1, 1), pay(1, coins=1), pay(iron=1, coins=1), pay(coins=2)]
    listed = of_type(here, "trade")
    takes = (pay(marble=1), pay(iron=1), pay(gold=1))
    assert set(listed) == {Trade(give, take) for give in gives for take in takes}
    assert len(listed) == 15


def test_t4_chips_once_traded_pay_for_what_follows() -> None:
    here = position("greeks", greeks=nation(wedge="iron", know_hows=ALL_EIGHT, purse=pay(gold=2)))
    here = play(here, Trade(pay(gold=2), pay(marble=1)))
    assert play(here, Rondel("arming")).current.purse == pay()
