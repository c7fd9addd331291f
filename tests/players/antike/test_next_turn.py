"""Estimates of a next turn: new know-hows, open cities and personages."""

from bot.engine.antike import NationState
from bot.players.antike.next_turn import PositionFacts, scene, scholars_within, wedge_prospects
from bot.players.antike.threats import CITY, NOTHING, TEMPLE, Forces
from bot.players.antike.weights import WEIGHTS
from bot.players.rondel import offers
from tests.engine.builders import ALL_EIGHT, EAST, nation, pay, people, position


def seen(**facts: object) -> PositionFacts:
    return scene(position("greeks", **facts), Forces(EAST))  # type: ignore[arg-type]


def personages(view: PositionFacts, state: NationState, opens: int = NOTHING) -> int:
    """Return the most personages that the next turn of a nation without sites could earn."""
    prospects = wedge_prospects(view, state, 0, opens, WEIGHTS)
    return offers(prospects, state.wedge, state.purse.total, WEIGHTS)[1]


def test_scholars_are_for_news_alone() -> None:
    """A new basic know-how costs 7, a new secondary one 10; one that any nation has is not new (K2, K3)."""
    rich = nation(purse=pay(gold=17))
    assert scholars_within(seen(greeks=rich), rich) == 2
    assert scholars_within(seen(greeks=rich, arabs=nation(know_hows=ALL_EIGHT)), rich) == 0
    poor = nation(purse=pay(gold=4, coins=2))
    assert scholars_within(seen(greeks=poor), poor) == 0
    assert scholars_within(seen(greeks=rich, arabs=nation(personages=people(scholar=8))), rich) == 0


def test_a_scene_knows_what_lies_open() -> None:
    theirs = nation(cities="knossos tyros paphos", temples="tyros")
    view = seen(greeks=nation(cities="athen", galleys={"knossos": 1}), phoenicians=theirs)
    assert view.openings["greeks"]["phoenicians"] == CITY
    assert view.openings["phoenicians"]["greeks"] == NOTHING
    strong = seen(greeks=nation(cities="athen", galleys={"tyros": 3}), phoenicians=theirs)
    assert strong.openings["greeks"]["phoenicians"] == TEMPLE
    assert "knossos" in view.taken


def test_a_personage_within_the_next_turn_is_counted() -> None:
    scholar = nation(wedge="marble", purse=pay(gold=7), cities="athen pella sparta")
    view = seen(greeks=scholar)
    assert personages(view, scholar) == 1
    farther = nation(wedge="know-how", purse=pay(gold=7), cities="athen pella sparta")
    rich = personages(seen(greeks=farther), farther)
    assert rich == 1, "eight steps cost 5 of 7, but nothing says that they are paid in gold: it is a guess"
    poor = nation(wedge="know-how", purse=pay(gold=4), cities="athen pella sparta")
    assert personages(seen(greeks=poor), poor) == 0
    general = nation(wedge="gold", cities="athen pella sparta", galleys={"knossos": 3})
    assert personages(seen(greeks=general), general, TEMPLE) == 1
