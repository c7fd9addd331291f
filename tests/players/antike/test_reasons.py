"""Reasons for turns of Antike, with a position for each kind of reason."""

from collections.abc import Sequence

import pytest

from bot.engine.antike import NationState, Position, apply
from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    Found,
    Learn,
    Move,
    Rondel,
    Temple,
)
from bot.engine.antike.events import Event
from bot.i18n.catalogue import speaking
from bot.i18n.language import Language
from bot.model.turns import Reason, ReasonKind
from bot.players.antike import reasons
from bot.text.antike.turn.captions import format_reasons
from tests.engine.builders import EAST, nation, pay, people, position
from tests.players.reasons import kinds, the, turn
from tests.players.turns import hard_turn

HOMES = "athen pella sparta"


def greeks(**facts: object) -> NationState:
    return nation(**{"cities": HOMES, "wedge": "marble", **facts})  # type: ignore[arg-type]


def test_it_wins() -> None:
    mine = greeks(purse=pay(gold=10), personages=people(king=1, scholar=6, citizen=1), know_hows="market")
    found, _ = turn(position("greeks", greeks=mine), Rondel("know-how"), Learn("currency"))
    assert kinds(found) == ["win"]


def test_a_turn_that_has_yet_to_end_wins_already() -> None:
    mine = greeks(purse=pay(gold=10), personages=people(king=1, scholar=6, citizen=1), know_hows="market")
    before = position("greeks", greeks=mine)
    here, _ = apply(apply(before, Rondel("know-how"))[0], Learn("currency"))
    assert kinds(reasons(before, here, "greeks")) == ["win"]


SCHOLARS = nation(know_hows="wheel sailing roads navigation")


def rival(**facts: object) -> NationState:
    """Return Phoenicians who win with the only NEW know-how that is left."""
    return nation(
        wedge="marble",
        know_hows="wheel sailing market currency monarchy",
        purse=pay(gold=10),
        personages=people(scholar=7, king=1),
        cities="tyros paphos alexandria petra memphis",
        **facts,  # type: ignore[arg-type]
    )


def test_it_stops_a_win() -> None:
    mine = greeks(know_hows="monarchy", purse=pay(gold=8, coins=2))
    found, _ = turn(
        position("greeks", greeks=mine, phoenicians=rival(), arabs=SCHOLARS),
        Rondel("know-how"),
        Learn("democracy"),
    )
    assert the(found, "stop").nation == "phoenicians"


def test_what_does_not_stop_it_is_not_said_to() -> None:
    mine = greeks(know_hows="monarchy", purse=pay(gold=8, coins=2))
    found, _ = turn(position("greeks", greeks=mine, phoenicians=rival(), arabs=SCHOLARS), Rondel("gold"))
    assert "stop" not in kinds(found)


@pytest.mark.parametrize("pairs", [True, False])
def test_a_players_other_nation_is_no_reason(pairs: bool) -> None:
    """With S9 the Greeks and the Arabs belong to one player, so nothing is done against one of them."""

    def against_arabs(before: Position, *actions: Action) -> set[ReasonKind]:
        return {each.kind for each in turn(before, *actions)[0] if each.nation == "arabs"}

    settings = {"two_players": "four-nations"} if pairs else {}
    learned = greeks(know_hows="monarchy", purse=pay(gold=8, coins=2))
    wins = position(
        "greeks",
        settings=settings,
        greeks=learned,
        arabs=rival(),
        persians=SCHOLARS,
        phoenicians=nation(cities="saba mecca"),
    )
    assert against_arabs(wins, Rondel("know-how"), Learn("democracy")) == (set() if pairs else {"stop"})
    theirs = nation(cities="knossos petra mecca", temples="knossos")
    raiders = greeks(wedge="gold", know_hows="sailing", galleys={"dyrrhachion": 4})
    near = position("greeks", settings=settings, greeks=raiders, arabs=theirs)
    to_sparta = Move("galley", 4, "dyrrhachion", "sparta")
    assert against_arabs(near, Rondel("maneuver-1"), to_sparta) == (set() if pairs else {"threat"})


def test_it_earns_a_personage() -> None:
    mine = greeks(purse=pay(gold=10), personages=people(scholar=1))
    found, _ = turn(position("greeks", greeks=mine), Rondel("know-how"), Learn("wheel"))
    reason = the(found, "personage")
    assert (reason.personage, reason.count, reason.total) == ("scholar", 1, 2)
    assert found[0] is reason


def test_one_that_the_stacks_do_not_hold_is_not_earned() -> None:
    gone = nation(personages=people(scholar=8))
    mine = greeks(purse=pay(gold=10))
    found, _ = turn(position("greeks", greeks=mine, arabs=gone, goal=12), Rondel("know-how"), Learn("wheel"))
    assert "personage" not in kinds(found)
    assert the(found, "know-how").ability == "legions"


def test_a_step_towards_the_next_one_says_how_many_more_it_takes() -> None:
    mine = greeks(purse=pay(marble=5), temples="athen", wedge="iron")
    found, _ = turn(position("greeks", greeks=mine), Rondel("temple"), Temple("pella"))
    reason = the(found, "towards")
    assert (reason.personage, reason.count) == ("citizen", 1)
    assert the(found, "temples").provinces == ("pella",)


def test_a_city_and_what_it_yields() -> None:
    mine = greeks(purse=pay(1, 1, 1), galleys={"knossos": 1}, wedge="arming")
    found, _ = turn(position("greeks", greeks=mine), Rondel("marble"), Found("knossos"))
    reason = the(found, "cities")
    assert reason.provinces == ("knossos",)
    assert reason.chip is not None
    assert "knossos" in EAST.yielding(reason.chip)


def test_chips() -> None:
    found, _ = turn(position("greeks", greeks=greeks(wedge="temple")), Rondel("gold"))
    reason = the(found, "chips")
    assert reason.chip == "gold"
    assert reason.count >= 1


def test_units() -> None:
    mine = greeks(purse=pay(iron=3), wedge="gold")
    found, _ = turn(position("greeks", greeks=mine), Rondel("arming"), Arm("athen", 1, 0), Arm("pella", 1, 0))
    assert the(found, "units").count == 2


def test_places_for_cities() -> None:
    mine = greeks(wedge="gold", galleys={"athen": 2}, purse=pay(2, 2, 2))
    found, _ = turn(
        position("greeks", greeks=mine),
        Rondel("maneuver-1"),
        Move("galley", 1, "athen", "knossos"),
        Move("galley", 1, "athen", "ephesos"),
    )
    assert the(found, "sites").count == 2


def test_the_next_turn() -> None:
    """The purse already pays for a know-how, so a turn on Gold prepares the next one or saves chips."""
    mine = greeks(wedge="iron", purse=pay(gold=10))
    found, _ = turn(position("greeks", greeks=mine), Rondel("gold"))
    assert {"next", "chips"} & set(kinds(found))


def test_it_guards_what_could_have_fallen() -> None:
    mine = greeks(wedge="gold", purse=pay(iron=3), cities=f"{HOMES} dyrrhachion", temples="athen")
    raider = nation(cities="tyros paphos alexandria", galleys={"athen": 3}, wedge="gold")
    before = position("greeks", greeks=mine, phoenicians=raider)
    found, _ = turn(before, Rondel("arming"), Arm("athen", 1, 2))
    reason = the(found, "guard")
    assert (reason.nation, reason.provinces) == ("phoenicians", ("athen",))


def test_it_threatens_a_temple() -> None:
    """Three galleys in Ephesos can take the temple city of Paphos, one border away."""
    mine = greeks(wedge="gold", know_hows="sailing", galleys={"athen": 3}, cities=HOMES)
    theirs = nation(cities="paphos tyros alexandria", temples="paphos")
    before = position("greeks", greeks=mine, phoenicians=theirs)
    found, _ = turn(before, Rondel("maneuver-1"), Move("galley", 3, "athen", "ephesos"))
    assert the(found, "threat").provinces == ("paphos",)


def test_a_conquest_and_whom_it_hurts() -> None:
    mine = greeks(wedge="gold", galleys={"knossos": 4})
    theirs = nation(cities="knossos tyros paphos alexandria", temples="knossos")
    before = position("greeks", greeks=mine, phoenicians=theirs)
    found, events = turn(before, Rondel("maneuver-1"), Conquer("knossos", 0, 3))
    assert the(found, "personage").personage == "general"
    assert said("en", found, events).startswith("Conquer Knossos (Phoenicians): it earns the first general")


def test_where_nothing_is_better_that_is_said() -> None:
    mine = greeks(wedge="gold", purse=pay(marble=1))
    found, events = turn(position("greeks", greeks=mine), Rondel("arming"))
    assert kinds(found) == ["nothing"]
    assert said("en", found, events) == "Arming: it changes little, but nothing else is better."


def said(spoken: Language, found: Sequence[Reason], events: Sequence[Event]) -> str:
    with speaking(spoken):
        return format_reasons(EAST, events, found)


@pytest.mark.parametrize(
    ("reason", "english", "german"),
    [
        (Reason("win", 1), "wins the game", "gewinnt die Partie"),
        (
            Reason("stop", 1, nation="arabs"),
            "keeps the Arabs from winning on their next turn",
            "verhindert, dass die Araber im nächsten Zug gewinnen",
        ),
        (
            Reason("hold-up", 1, nation="arabs"),
            "spoils a quick win for the Arabs",
            "verdirbt den Arabern einen schnellen Sieg",
        ),
        (
            Reason("personage", 1, personage="navigator", count=1, total=2),
            "earns the second navigator",
            "verschafft den zweiten Seefahrer",
        ),
        (
            Reason("personage", 1, personage="scholar", count=2, total=2),
            "earns 2 scholars",
            "verschafft 2 Gelehrte",
        ),
        (
            Reason("towards", 1, personage="king", count=1),
            "gets closer to the next king (1 city to go)",
            "kommt dem nächsten König näher (noch 1 Stadt)",
        ),
        (
            Reason("towards", 1, personage="navigator", count=4),
            "gets closer to the next navigator (4 provinces with galleys to go)",
            "kommt dem nächsten Seefahrer näher (noch 4 Provinzen mit Galeeren)",
        ),
        (Reason("cities", 1, count=1, chip="gold"), "adds a city with gold", "bringt eine Stadt mit Gold"),
        (
            Reason("temples", 1, provinces=("athen", "pella"), count=2),
            "makes Athen and Pella richer and safer",
            "macht Athen und Pella reicher und sicherer",
        ),
        (Reason("know-how", 1, ability="yields"), "raises every production", "steigert jeden Ertrag"),
        (Reason("chips", 1, chip="iron", count=3), "saves up iron for units", "spart Eisen für Einheiten"),
        (
            Reason("units", 1, count=1),
            "strengthens the army by 1 unit",
            "verstärkt das Heer um 1 Einheit",
        ),
        (
            Reason("sites", 1, count=1),
            "reaches a province where a city can be founded",
            "erreicht eine Provinz für eine neue Stadt",
        ),
        (
            Reason("next", 1, wedge="know-how"),
            "prepares a turn on Know-how",
            "bereitet einen Zug auf Fortschritt vor",
        ),
        (
            Reason("guard", 1, nation="arabs", provinces=("athen",)),
            "protects Athen from the Arabs",
            "schützt Athen vor den Arabern",
        ),
        (
            Reason("threat", 1, nation="arabs", provinces=("petra",)),
            "threatens Petra (Arabs)",
            "bedroht Petra (Araber)",
        ),
        (
            Reason("approach", 1, nation="arabs", provinces=("petra",)),
            "closes in on Petra (Arabs)",
            "rückt auf Petra (Araber) vor",
        ),
        (
            Reason("rival", 1, nation="arabs", count=2),
            "costs the Arabs 2 units",
            "kostet die Araber 2 Einheiten",
        ),
        (Reason("rival", 1, nation="arabs"), "weakens the Arabs", "schwächt die Araber"),
        (
            Reason("nothing", 0),
            "changes little, but nothing else is better",
            "ändert wenig, aber nichts anderes ist besser",
        ),
    ],
)
def test_each_reason_in_words(reason: Reason, english: str, german: str) -> None:
    _, events = turn(position("greeks", greeks=greeks(wedge="temple")), Rondel("gold"))
    assert said("en", [reason], events).endswith(f": it {english}.")
    assert said("de", [reason], events).endswith(f": Das {german}.")


def test_hard_says_why_it_takes_the_temple() -> None:
    mine = greeks(wedge="gold", galleys={"knossos": 4})
    theirs = nation(cities="knossos tyros paphos alexandria", temples="knossos")
    before = position("greeks", greeks=mine, phoenicians=theirs)
    _, after = hard_turn(before)
    assert the(reasons(before, after, "greeks"), "personage").personage == "general"


def test_an_answer_that_others_owe_does_not_hide_the_reason() -> None:
    """The line ends at another nation's answer; what has been reached so far counts."""
    mine = greeks(wedge="gold", galleys={"athen": 1}, purse=pay(1, 1, 1))
    theirs = nation(cities="tyros paphos alexandria", galleys={"knossos": 1})
    before = position("greeks", greeks=mine, phoenicians=theirs)
    here, _ = apply(apply(before, Rondel("maneuver-1"))[0], Move("galley", 1, "athen", "knossos"))
    assert here.awaited == "phoenicians"
    assert the(reasons(before, here, "greeks"), "sites").count == 1
    settled, _ = apply(here, Answer("phoenicians", fight=False))
    assert the(reasons(before, settled, "greeks"), "sites").count == 1
