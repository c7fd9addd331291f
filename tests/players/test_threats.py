"""Warnings of cities that others could conquer in their next maneuver."""

from bot.engine.antike import actions as antike
from bot.engine.duellum import actions as duellum
from bot.rulesets import ruleset
from tests.engine import builders as old
from tests.engine.duellum import builders as new

threats_of_antike = ruleset("antike").planner.threats_to
threats_of_duellum = ruleset("duellum").planner.threats_to


def test_threats_need_an_action_left_on_arrival_and_a_second_city() -> None:
    """Galleys without know-hows have one action, to cross a border or to conquer (M9, M11)."""
    greeks = old.nation(wedge="iron", cities="athen sparta pella", galleys={"knossos": 2, "paphos": 1})
    phoenicians = old.nation(wedge="gold", cities="tyros paphos alexandria")
    here = old.position("greeks", greeks=greeks, phoenicians=phoenicians)
    assert [(each.city, each.units) for each in threats_of_antike(here, ["phoenicians"])] == [("paphos", 1)]
    quick = old.nation(wedge="iron", cities="athen sparta pella", galleys={"knossos": 2}, know_hows="sailing")
    here = old.position("greeks", greeks=quick, phoenicians=phoenicians)
    reached = {each.city: each.units for each in threats_of_antike(here, ["phoenicians"])}
    assert reached["paphos"] == 2
    last = old.nation(wedge="gold", cities="paphos")
    assert threats_of_antike(old.position("greeks", greeks=quick, phoenicians=last), ["phoenicians"]) == ()
    assert threats_of_antike(here, ["phoenicians", "greeks"]) == ()


def test_an_open_fortress_counts() -> None:
    """It adds 2 to the defence of the city conquered first (DE8)."""
    for card, warned in (("", [("ancona", 2, 1), ("roma", 2, 1)]), ("fortress", [])):
        romans = new.nation(cities="roma:gold ancona:iron", cards=card)
        rival = new.nation(cities="tingis:gold", legions={"neapolis": 2})
        told = threats_of_duellum(new.position(romans, rival), ["romans"])
        assert [(each.city, each.units, each.defence) for each in told] == warned
    rival = new.nation(cities="tingis:gold", legions={"neapolis": 3})
    told = threats_of_duellum(new.position(romans, rival), ["romans"])
    assert [(each.city, each.units, each.defence) for each in told] == [("ancona", 3, 3), ("roma", 3, 3)]


def test_in_the_midst_of_a_maneuver_the_next_one_counts() -> None:
    """The galley has one action left and cannot cross a border and conquer; in its next maneuver it can."""
    greeks = old.nation(cities="athen sparta pella", galleys={"sparta": 1}, know_hows="sailing")
    phoenicians = old.nation(wedge="gold", cities="tyros paphos")
    before = old.maneuver(greeks=greeks, phoenicians=phoenicians)
    assert threats_of_antike(before, ["phoenicians"]) == ()
    there = old.play(before, antike.Move("galley", 1, "sparta", "knossos"))
    assert [(each.city, each.units) for each in threats_of_antike(there, ["phoenicians"])] == [("paphos", 1)]
    assert threats_of_antike(old.play(there, antike.EndTurn()), ["phoenicians"]) == threats_of_antike(
        there, ["phoenicians"]
    )


def test_in_the_midst_of_a_maneuver_of_duellum_the_next_one_counts() -> None:
    romans = new.nation(cities="roma:gold", galleys={"roma": 1})
    before = new.turn("maneuver-1", romans, new.nation(cities="carales:gold zama:iron"))
    there = new.play(before, duellum.Move("galley", 1, "roma", "mare_tyrrhenum"))
    told = threats_of_duellum(there, ["carthaginians"])
    assert [(each.city, each.units) for each in told] == [("carales", 1)]
    assert threats_of_duellum(new.play(there, duellum.EndTurn()), ["carthaginians"]) == told
