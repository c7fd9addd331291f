"""Scripts of the Duellum commands: first the stone, then the purchases, in one payment."""

import pytest

from bot.app.duellum import scripts
from bot.app.errors import SplitError
from bot.app.turn.payments import outcome
from bot.engine.duellum import Position
from bot.engine.duellum.actions import Action, Rondel, Temple, Wall
from bot.engine.duellum.prices import prices_of
from bot.engine.errors import RuleError
from bot.engine.payment import ChipPrice
from bot.model.turns import Group
from bot.rulesets import Script
from tests.engine.duellum.builders import armed, nation, pay, play, position, turn


def _after(here: Position, script: Script) -> Position:
    done = outcome(here, script)
    assert done is not None
    after: Position = done[0]
    return after


def test_db2_the_second_temple_costs_a_coin_for_the_first() -> None:
    here = turn("temple", nation(cities="roma:gold neapolis:iron", purse=pay(12, coins=1)))
    both: list[Action] = [Temple("roma"), Temple("neapolis"), Wall("roma")]
    assert prices_of(here, both) == [ChipPrice(6), ChipPrice(6, coins=1), ChipPrice(1)]
    after = _after(here, scripts.temples(["roma", "neapolis"], []))
    assert after.current.temples == frozenset({"roma", "neapolis"})
    assert after.current.purse == pay()


def test_dt2_the_way_spares_what_the_things_need() -> None:
    here = position(nation(wedge="arming", cities="roma:gold", purse=pay(6, 1, 1)))
    with pytest.raises(RuleError):
        play(here, Rondel("temple"), Temple("roma"))
    after = _after(here, scripts.temples(["roma"], []))
    assert (after.current.purse, after.current.temples) == (pay(), frozenset({"roma"}))


def test_a_payment_is_divided_or_refused() -> None:
    here = position(nation(wedge="arming", cities="roma:gold", purse=pay(9, 2, 2, 2)))
    after = _after(here, scripts.temples(["roma"], ["roma"], pay(7, 1, 1)))
    assert after.current.purse == pay(2, 1, 1, 2)
    assert outcome(here, scripts.temples(["roma"], [], pay(7))) is None
    with pytest.raises(SplitError):
        next(scripts.temples(["roma"], [], pay(7))(here))


def test_dk6_know_hows_and_recruits_in_one_command() -> None:
    here = position(nation(wedge="marble", purse=pay(gold=11)))
    after = _after(here, scripts.learn(["strata"], (2, 1)))
    assert after.turn.learned == frozenset({"strata"})
    assert (after.current.box, after.current.purse) == ((2, 1), pay())


def test_dm4_those_left_after_a_battle_go_on() -> None:
    romans = nation(galleys={"roma": 3}, know_hows="navigatio")
    here = turn("maneuver-1", romans, nation(galleys={"mare_tyrrhenum": 1}))
    after = _after(here, scripts.move([Group("galley", 3)], ["roma", "mare_tyrrhenum", "carales"]))
    assert after.current.galleys == {"carales": (2,)}
    lost = turn(
        "maneuver-1",
        nation(galleys={"roma": 1}, know_hows="navigatio"),
        nation(galleys={"mare_tyrrhenum": 1}),
    )
    gone = _after(lost, scripts.move([Group("galley", 1)], ["roma", "mare_tyrrhenum", "carales"]))
    assert gone.current.galleys == {}


def test_dm7_legions_first_where_nothing_is_said() -> None:
    romans = nation(legions={"croton": 1}, galleys={"croton": 2})
    here = turn("maneuver-1", romans, nation(cities="croton:gold tingis:iron", walls="croton"))
    after = _after(here, scripts.conquer("croton"))
    assert after.current.galleys == armed(croton=1)
    assert after.current.legions == {}


def test_df2_cities_are_founded_with_their_resource() -> None:
    here = turn("iron", nation(legions={"genua": 1, "massilia": 1}, purse=pay(4, 4, 4, 4)))
    after = _after(here, scripts.found([("genua", "gold"), ("massilia", "marble")]))
    assert (after.current.cities["genua"], after.current.cities["massilia"]) == ("gold", "marble")
