"""Reasons for turns of Duellum, with a position for each kind that is its own or found differently."""

from bot.engine.duellum import apply
from bot.engine.duellum.actions import (
    Arm,
    Conquer,
    Found,
    Learn,
    Rondel,
    TakeCard,
    Temple,
    Trade,
    Wall,
)
from bot.engine.duellum.events import CardTaken
from bot.engine.duellum.update import evolve
from bot.i18n.catalogue import speaking
from bot.model.turns import Reason
from bot.players.duellum import reasons
from bot.text.duellum.turn.captions import format_reasons
from tests.engine.duellum.builders import PUNIC, nation, pay, position
from tests.players.reasons import kinds, the, turn

HOMES = "roma:gold ancona:iron genua:marble"
THEIRS = "carthago:gold zama:iron carthago_nova:marble"


def test_it_wins() -> None:
    mine = nation(wedge="marble", purse=pay(gold=8), cities=HOMES, king=4, scholar=1, citizen=3)
    before = position(mine, nation(cities=THEIRS))
    found, events = turn(before, Rondel("know-how"), Learn("strata"))
    assert kinds(found) == ["win"]
    with speaking("de"):
        assert format_reasons(PUNIC, events, found) == "STRATA erworben: Das gewinnt die Partie."


def test_it_stops_a_win() -> None:
    """The rival could take the temple, and with it the general that wins."""
    mine = nation(wedge="gold", purse=pay(iron=6), cities=HOMES, temples="roma", box=(3, 0))
    rival = nation(wedge="gold", cities=THEIRS, galleys={"roma": 3}, scholar=4, citizen=4)
    found, _ = turn(position(mine, rival), Rondel("arming"), Arm("roma", 3, 0))
    assert the(found, "stop").nation == "carthaginians"


def test_it_earns_a_personage() -> None:
    mine = nation(wedge="marble", purse=pay(gold=10), cities=HOMES)
    found, _ = turn(position(mine), Rondel("know-how"), Learn("moneta"))
    reason = the(found, "personage")
    assert (reason.personage, reason.count, reason.total) == ("scholar", 1, 1)


def test_a_know_how_that_the_rival_has() -> None:
    mine = nation(wedge="marble", purse=pay(gold=8), cities=HOMES)
    rival = nation(cities=THEIRS, know_hows="moneta")
    found, _ = turn(position(mine, rival), Rondel("know-how"), Learn("moneta"))
    assert the(found, "know-how").ability == "yields"


def test_a_temple_and_the_step_towards_a_citizen() -> None:
    mine = nation(wedge="iron", purse=pay(marble=6, coins=3), cities=HOMES, temples="roma")
    found, _ = turn(position(mine), Rondel("temple"), Temple("genua"))
    assert the(found, "temples").provinces == ("genua",)
    reason = the(found, "towards")
    assert (reason.personage, reason.count) == ("citizen", 1)


def test_a_wall() -> None:
    mine = nation(wedge="iron", purse=pay(marble=1), cities=HOMES, scholar=2)
    found, _ = turn(position(mine), Rondel("temple"), Wall("roma"))
    assert the(found, "walls").provinces == ("roma",)


def test_a_city_and_what_it_yields() -> None:
    mine = nation(wedge="temple", purse=pay(2, 2, 2), cities=HOMES, legions={"aquileia": 1})
    found, _ = turn(position(mine), Rondel("gold"), Found("aquileia", "gold"))
    assert the(found, "cities").chip == "gold"


def test_a_conquest_earns_a_general() -> None:
    mine = nation(wedge="gold", cities=HOMES, galleys={"carthago": 3})
    theirs = nation(cities=THEIRS, temples="carthago")
    found, events = turn(position(mine, theirs), Rondel("maneuver-1"), Conquer("carthago", 0, 3))
    assert the(found, "personage").personage == "general"
    with speaking("en"):
        told = format_reasons(PUNIC, events, found)
    assert told.startswith("Conquer Carthago (Carthaginians): it ")


def test_sea_areas_count_for_a_navigator() -> None:
    found = [Reason("towards", 1, personage="navigator", count=1)]
    with speaking("en"):
        assert format_reasons(PUNIC, (), found) == "It gets closer to the next navigator (1 sea area to go)."
    with speaking("de"):
        assert format_reasons(PUNIC, (), found) == "Er kommt dem nächsten Seefahrer näher (noch 1 Seegebiet)."


def test_a_card() -> None:
    mine = nation(cities=HOMES)
    before = position(mine, nation(cities=THEIRS), cards_due=1, display="storm architect omen")
    here, _ = apply(before, TakeCard("architect", "allies"))
    found = reasons(before, here, "romans")
    assert kinds(found) == ["best-card"]
    taken = [CardTaken("romans", "architect", "allies", reshuffled=False)]
    with speaking("en"):
        told = format_reasons(PUNIC, taken, found)
        assert told == "Take Architect: it is worth more to you than the others on display."
    with speaking("de"):
        told = format_reasons(PUNIC, taken, found)
        assert told == "Baumeister genommen: Das bringt dir mehr als die anderen ausliegenden Karten."


def test_the_only_card_on_display_is_not_worth_more_than_the_others() -> None:
    before = position(nation(cities=HOMES), nation(cities=THEIRS), cards_due=1)
    before = evolve(before, display=("levy",))
    here, _ = apply(before, TakeCard("levy", "allies"))
    found = reasons(before, here, "romans")
    assert kinds(found) == ["only-card"]
    taken = [CardTaken("romans", "levy", "allies", reshuffled=False)]
    with speaking("en"):
        assert format_reasons(PUNIC, taken, found) == "Take Levy: it is the only kind on display."
    with speaking("de"):
        assert (
            format_reasons(PUNIC, taken, found)
            == "Aushebung genommen: Das ist die einzige Sorte, die ausliegt."
        )


def test_chips_that_were_traded_for_are_not_saved_up_by_production() -> None:
    """The chip whose number has risen most came from the trade (DK7), so the sentence names it."""
    mine = nation(wedge="arming", purse=pay(gold=3), cities=HOMES, know_hows="commercium")
    _, events = turn(position(mine), Rondel("marble"), Trade(pay(gold=3), pay(iron=2)))
    saved, other = Reason("chips", 2, chip="iron", count=2), Reason("nothing", 0)
    with speaking("en"):
        told = format_reasons(PUNIC, events, [saved])
        assert told == "+1 marble +1 coin and trade 3 gold for 2 iron: it saves up iron for units."
        assert "trade" not in format_reasons(PUNIC, events, [other])
    with speaking("de"):
        assert "und 3 Gold gegen 2 Eisen getauscht:" in format_reasons(PUNIC, events, [saved])
