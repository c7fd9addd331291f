"""TEMPLE (B1)."""

from bot.engine.antike.actions import Rondel, Temple
from bot.engine.antike.events import TempleBuilt
from bot.engine.antike.rules.affordable import temple_sites, temples_most
from tests.engine.builders import events, nation, of_type, pay, play, position, refused

MANY = "knossos messana sparta sirmium tomis napoca sinope gordion"


def test_b1_a_temple_costs_five_marble_and_any_number_is_built() -> None:
    here = position("greeks", greeks=nation(purse=pay(marble=11, coins=4), cities="athen pella sparta"))
    here = play(here, Rondel("temple"))
    assert of_type(here, "temple") == [Temple("athen"), Temple("pella"), Temple("sparta")]
    assert events(here, Temple("athen")) == (TempleBuilt("greeks", "athen", pay(marble=5)),)
    after = play(here, Temple("athen"), Temple("sparta"), Temple("pella"))
    assert after.current.temples == {"athen", "pella", "sparta"}
    assert after.current.purse == pay()
    assert after.bank.temples == here.bank.temples - 3
    assert after.bank.coins == here.bank.coins + 4


def test_b1_coins_may_stand_for_the_marble_and_nothing_else_may() -> None:
    here = position("greeks", greeks=nation(purse=pay(marble=5, iron=5, gold=5, coins=5)))
    here = play(here, Rondel("temple"))
    assert play(here, Temple("pella", pay(coins=5))).current.purse == pay(marble=5, iron=5, gold=5)
    assert play(here, Temple("pella", pay(marble=2, coins=3))).current.purse.coins == 2
    for wrong in (pay(marble=4), pay(marble=4, iron=1), pay(gold=5), pay(marble=5, coins=1)):
        refused(here, Temple("pella", wrong), "wrong-payment")


def test_b1_too_little_marble_builds_nothing() -> None:
    here = play(position("greeks", greeks=nation(purse=pay(marble=3, gold=9, coins=1))), Rondel("temple"))
    assert of_type(here, "temple") == []
    refused(here, Temple("pella"), "too-expensive")


def test_b1_one_temple_a_city_and_only_in_own_cities() -> None:
    here = position("greeks", greeks=nation(purse=pay(marble=10), temples="pella", legions={"sirmium": 1}))
    here = play(here, Rondel("temple"))
    assert Temple("pella") not in of_type(here, "temple")
    refused(here, Temple("pella"), "temple-stands")
    for elsewhere in ("tyros", "sirmium", "atlantis"):
        refused(here, Temple(elsewhere), "not-your-city")


def test_b1_without_temples_in_the_bank_none_is_built() -> None:
    greeks = f"athen pella dyrrhachion {MANY}"
    here = position(
        "persians",
        greeks=nation(cities=greeks, temples=greeks),
        arabs=nation(cities="saba adane moscha mecca punt", temples="saba adane moscha mecca punt"),
        persians=nation(
            cities="susa ninive rhagai charax phasis", temples="susa ninive rhagai", purse=pay(10)
        ),
    )
    assert here.bank.temples == 1
    here = play(here, Rondel("temple"))
    assert (temple_sites(here), temples_most(here)) == (1, 1)
    here = play(here, Temple("charax"))
    assert here.bank.temples == 0
    assert of_type(here, "temple") == []
    refused(here, Temple("phasis"), "no-temples-left")


def test_b1_temples_are_built_on_their_wedge_only() -> None:
    here = position("greeks", greeks=nation(purse=pay(marble=10)))
    refused(here, Temple("pella"), "not-now")
    refused(play(here, Rondel("marble")), Temple("pella"), "not-now")
