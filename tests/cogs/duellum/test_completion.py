"""Choices of autocompletion in Duellum: they can be played, and name the price."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app.turn.payments import outcome
from bot.client.errors import InputError
from bot.cogs.completion import Offer
from bot.cogs.duellum.turn_scripts import OFFERS, SCRIPTS
from bot.cogs.duellum.variant_option import offer_variants, read_variant
from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Conquer, Move, PlayCard, Rondel, TakeCard
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.text.duellum.position.empty_lists import why_nothing
from tests.engine.duellum.builders import HELLENIC, PUNIC, nation, pay, play, position, turn
from tests.engine.duellum.playing import rich, steps
from tests.engine.playing import dice

pytestmark = pytest.mark.slow

ALONE = [
    ("temple", "provinces"),
    ("temple", "walls"),
    ("arming", "units"),
    ("know-how", "advances"),
    ("know-how", "recruit"),
    ("found", "provinces"),
    ("wall", "provinces"),
    ("recruit", "units"),
    ("card take", "card"),
    ("conquer", "province"),
]
"""Options that are sufficient for their command."""


_RARE = {"conquer", "found"}


def _late(most: int = 60) -> Iterator[Position]:
    """Yield positions of rich games on both boards, also those before a conquest or a founding."""
    yield turn("maneuver-1", nation(legions={"croton": 3}), nation(cities="croton:gold tingis:iron"))
    for board in (PUNIC, HELLENIC):
        chance = dice(board.id, "completion")
        for index, step in enumerate(steps(rich(board, chance), chance, 900)):
            if step.after.outcome is None and (index % (900 // most) == 0 or step.action.type in _RARE):
                yield step.before if step.action.type in _RARE else step.after


def _offers(here: Position, command: str, option: str, **others: str) -> list[Offer]:
    return OFFERS[command, option](here, "", others)


def _plays(here: Position, command: str, **options: Any) -> bool:
    return outcome(here, lambda position: SCRIPTS[command](position, **options)) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_which_nothing_can_be_chosen_has_a_reason(language: Language) -> None:
    told: dict[tuple[str, str], set[str]] = {}
    with speaking(language):
        for here in _late():
            for (command, option), offer in OFFERS.items():
                why = "" if offer(here, "", {}) else why_nothing(here, command, option)
                told.setdefault((command, option), set()).add(why)
                assert len(why.replace("`", "")) <= 100, why
                assert "None" not in why.split() or "None of your" in why, why
    assert {option for option, reasons in told.items() if reasons == {""}} <= {
        *((command, option) for command, option in OFFERS if option in {"pay", "chip"}),
        *(("card play", option) for option in ("province", "unit", "units", "take")),
        ("maneuver", "wedge"),
        ("move", "to"),
    }


def test_reasons_name_what_is_lacking() -> None:
    romans = nation(cities="roma:gold", walls="roma", box=(1, 0), wedge="gold", purse=pay(gold=2))
    waiting = turn("arming", nation(cities="roma:gold"))
    assert why_nothing(waiting, "arming", "units") == "Your recruitment box is empty"
    assert why_nothing(turn("arming", romans), "arming", "units") == "No unit: 2 iron each; you have none"
    assert why_nothing(turn("temple", romans), "wall", "provinces") == "You have no wall left"
    scientia = turn("know-how", romans)
    assert why_nothing(scientia, "know-how", "advances") == "No know-how: from 7 gold; you have 2 gold"
    assert why_nothing(scientia, "recruit", "units") == "", "there is something to recruit"
    poor = turn("know-how", nation(cities="roma:gold"))
    assert why_nothing(poor, "recruit", "units") == "No recruit: from 1 gold; you have none"
    due = position(nation(cards="levy"), cards_due=1)
    assert why_nothing(due, "card play", "card") == "First take the cards due to you: `/card take`."
    assert why_nothing(position(nation()), "card play", "card") == "You hold no card"
    moved = play(
        turn("maneuver-1", nation(cities="roma:gold", legions={"roma": 1})),
        Move("legion", 1, "roma", "ancona"),
    )
    assert why_nothing(moved, "move", "units") == "None of your units can move any more"


@pytest.mark.parametrize(
    ("site", "price"),
    [("carthago", "1 marble + 1 iron + 1 gold each"), ("genua", "from 1 marble + 1 iron + 1 gold")],
)
def test_df3_a_city_has_a_least_price_where_its_resource_decides(site: str, price: str) -> None:
    """Genua is next to Roma, so a second city with gold costs a coin."""
    here = turn("gold", nation(cities="roma:gold", legions={site: 1}))
    assert why_nothing(here, "found", "provinces") == f"No city: {price}; you have 1 gold + 1 coin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_offered_can_be_played(language: Language) -> None:
    tried = dict.fromkeys(ALONE, 0)
    with speaking(language):
        for here in _late():
            for command, option in ALONE:
                for offer in _offers(here, command, option):
                    assert _plays(here, command, **{option: offer.value}), (command, offer)
                    assert offer.value in offer.label or command == "card take"
                    tried[command, option] += 1
    assert all(tried.values()), tried


def test_units_are_led_step_by_step() -> None:
    led = 0
    for here in _late(120):
        for origin in _offers(here, "move", "from")[:3]:
            for group in _offers(here, "move", "units", **{"from": origin.value})[:3]:
                for way in _offers(here, "move", "to", units=group.value, **{"from": origin.value})[:4]:
                    options = {"units": group.value, "origin": origin.value, "path": way.value}
                    assert _plays(here, "move", **options), options
                    led += 1
    assert led > 20


def test_cards_are_offered_with_all_they_ask_for() -> None:
    played = set[str]()
    for here in _late(120):
        for card in _offers(here, "card play", "card"):
            asked = here.setup.board.cards[card.value].fields
            names = {"units" if field in {"legions", "galleys"} else field for field in asked}
            options = {"card": card.value}
            for name in sorted(names):  # province before unit: the offers of one do not depend on the other
                options[name] = _offers(here, "card play", name, **options)[0].value
            assert _plays(here, "card play", **options), options
            played.add(card.value)
    assert len(played) >= 12, played


def test_cards_are_offered_with_what_they_do() -> None:
    due = position(cards_due=1, display="architect levy omen")
    assert [offer.label for offer in _offers(due, "card take", "card")] == [
        "Architect: next temple: 2 marble less; play on TEMPLUM",
        "Levy: recruit up to 2 units",
        "Omen: rondel steps are free; play before moving the stone",
    ]
    here = turn("know-how", nation(cards="academy burglary"), nation(know_hows="strata", purse=pay(coins=5)))
    assert [offer.label for offer in _offers(here, "card play", "card")] == [
        "Academy: 1 gold per know-how of the opponent (now 1 gold)",
        "Burglary: opponent loses half their coins (now 2 coins)",
    ]
    with speaking("de"):
        assert _offers(here, "card play", "card")[1].label == (
            "Einbruch: Münzen des Gegners halbieren (jetzt 2 Münzen)"
        )


def test_what_a_card_would_change_is_told_where_its_place_is_chosen() -> None:
    romans = nation(cities="roma:gold neapolis:iron", walls="roma", cards="allies earthquake", box=(1, 1))
    here = position(romans, nation(cities="croton:iron tingis:gold", walls="croton"))
    told = {offer.value: offer.label for offer in _offers(here, "card play", "province", card="earthquake")}
    assert told["Croton"] == "Croton — city of the Carthaginians, defence 2 · then 1"
    assert told["Roma"] == "Roma — your city · defence 2, then 1"
    units = _offers(here, "card play", "unit", card="allies", province="roma")
    assert [offer.label for offer in units] == [
        "legion — your city · defence 2, then 3",
        "galley — your city · defence 2, then 3",
    ]
    assert [offer.label for offer in _offers(here, "card play", "unit", card="allies")] == [
        "legion",
        "galley",
    ]


def test_of_a_long_description_what_changes_is_kept() -> None:
    rival = nation(
        cities="carthago:gold tingis:iron", cards="fortress", legions={"carthago": 2}, galleys={"carthago": 1}
    )
    here = position(nation(cards="storm"), rival)
    (told,) = _offers(here, "card play", "province", card="storm")
    assert told.label == "Carthago — defence 6, then 5 · 2 legions and 1 galley of the Carthaginians"
    with speaking("de"):
        (told,) = _offers(here, "card play", "province", card="storm")
    assert told.label == "Carthago — Verteidigung 6, dann 5 · 2 Legionen und 1 Galeere der Karthager"


def test_what_the_other_option_buys_is_paid_first() -> None:
    romans = nation(wedge="iron", cities="roma:gold genua:iron ancona:marble", purse=pay(6, 2, 4))
    here = position(romans)
    assert _offers(here, "temple", "walls", provinces="Roma") == [], "the temple takes all the marble"
    assert _offers(here, "temple", "provinces", walls="Roma") == []
    assert _offers(here, "temple", "walls", provinces="nowhere"), "as if it were empty"
    rich = position(nation(wedge="iron", cities="roma:gold genua:iron", purse=pay(7, 2, 4)))
    assert _offers(rich, "temple", "walls", provinces="Roma")[0].label == "Genua — 7 marble"
    assert _offers(rich, "temple", "provinces", walls="Roma")[0].label == "Genua — 7 marble"
    here = position(nation(wedge="arming", purse=pay(gold=9)))
    told = _offers(here, "know-how", "recruit", advances="STRATA")
    assert [offer.label for offer in told] == ["1G — 9 gold", "1L — 8 gold", "2L — 9 gold"]
    assert [offer.value for offer in _offers(here, "know-how", "advances", recruit="2L")] == ["STRATA"]
    assert _offers(here, "know-how", "advances", recruit="3L") == []


def test_before_a_purchase_is_named_payments_are_those_for_the_way() -> None:
    here = position(nation(wedge="maneuver-1", cities="roma:gold", purse=pay(marble=9, coins=4)))
    assert _offers(here, "temple", "pay")[0].label == "3 marble for the way — 6 marble + 4 coins left"
    assert "for the way" not in _offers(here, "temple", "pay", walls="Roma")[0].label


def test_dk6_recruits_are_paid_together_with_what_is_learned() -> None:
    here = position(nation(wedge="arming", purse=pay(gold=9, coins=1)))
    (first, *_) = _offers(here, "know-how", "pay", advances="STRATA", recruit="1L")
    assert first.label == "8 gold — 1 gold + 1 coin left"
    assert _plays(here, "know-how", advances="STRATA", recruit="1L", pay=first.value)


def test_what_the_command_would_read_is_offered() -> None:
    here = position(nation(wedge="maneuver-1", purse=pay(gold=12)))

    def told(typed: str) -> list[str]:
        return [offer.value for offer in OFFERS["recruit", "units"](here, typed, {"units": typed})]

    assert told("8L")[0] == "8L"
    assert told("2 legions")[0] == "2L"
    assert told("1 galley, 2 l")[0] == "2L 1G"
    assert told("13L") == []
    cards = position(nation(cities="roma:gold neapolis:iron", cards="allies", box=(1, 1)))
    both = {"card": "allies", "province": "rom", "unit": "g"}
    assert [offer.value for offer in _offers(cards, "card play", "unit", **both)] == ["legion", "galley"]
    assert [offer.value for offer in _offers(cards, "card play", "province", **both)] == ["Neapolis", "Roma"]
    assert _offers(cards, "card play", "unit", card="allies", province="genua") == []


def test_db2_df3_surcharges_are_shown() -> None:
    here = turn("temple", nation(cities="roma:gold neapolis:iron", temples="roma", purse=pay(9, coins=2)))
    assert [offer.label for offer in _offers(here, "temple", "provinces")] == ["Neapolis — 6 marble + 1 coin"]
    founding = turn("iron", nation(cities="roma:gold", legions={"ancona": 1}, purse=pay(3, 3, 3, 3)))
    told = {offer.value: offer.label for offer in _offers(founding, "found", "provinces")}
    assert told["Ancona:gold"] == "Ancona:gold — 1 marble + 1 iron + 1 gold + 1 coin"
    assert told["Ancona:iron"] == "Ancona:iron — 1 marble + 1 iron + 1 gold"


def test_de7_cities_that_use_settlers_say_so() -> None:
    romans = nation(cities="roma:gold", legions={"ancona": 1}, purse=pay(9, 9, 9, 9), cards="settlers")
    founding = play(turn("iron", romans), PlayCard("settlers"))
    told = {offer.value: offer.label for offer in _offers(founding, "found", "provinces")}
    assert told["Ancona:iron"] == "Ancona:iron — 1 marble + 1 iron + 1 gold"
    assert told["Genua:iron"] == "Genua:iron — 1 marble + 1 iron + 1 gold · by Settlers"
    both = {offer.label for offer in OFFERS["found", "provinces"](founding, "ancona:iron, genua:gold", {})}
    assert "Ancona:iron, Genua:gold — 2 marble + 2 iron + 2 gold + 1 coin · by Settlers" in both


def test_dm4_a_battle_is_told_before() -> None:
    here = turn("maneuver-1", nation(galleys={"roma": 2}), nation(galleys={"mare_tyrrhenum": 1}))
    told = {o.value: o.label for o in _offers(here, "move", "to", units="2G", **{"from": "roma"})}
    assert told["Mare Tyrrhenum"] == "Mare Tyrrhenum — battle: each side loses 1"


def test_dm4_a_way_ends_where_none_of_the_units_is_left() -> None:
    rival = nation(galleys={"mare_tyrrhenum": 1})

    def offered(typed: str, galleys: int) -> list[str]:
        here = turn("maneuver-1", nation(galleys={"roma": 2}, know_hows="navigatio"), rival)
        others = {"units": f"{galleys}G", "from": "roma"}
        return [offer.value for offer in OFFERS["move", "to"](here, typed, others)]

    farther = offered("mare tyrrhenum > ", 2)
    assert farther, "the other one sails on"
    assert offered("mare tyrrhenum > ", 1) == []
    assert offered("mare tyrr", 1) == ["Mare Tyrrhenum"]
    name = farther[0].partition(" > ")[2]
    assert farther[0] in offered(name, 2)
    assert farther[0] not in offered(name, 1)


def test_dm1_a_province_farther_away_is_refused_with_the_way_to_it() -> None:
    here = turn("maneuver-1", nation(galleys={"roma": 2}, know_hows="navigatio"), nation())
    far = OFFERS["move", "to"](here, "mare tyrrhenum > ", {"units": "2G", "from": "roma"})[0].value
    with pytest.raises(InputError, match=f"Write the whole way: `{far}`"):
        _plays(here, "move", units="2G", origin="roma", path=far.partition(" > ")[2])


def test_de8_what_a_city_takes_for_fortress_is_told() -> None:
    rival = nation(cities="croton:gold neapolis:iron tingis:iron", cards="fortress")
    here = turn("maneuver-1", nation(legions={"croton": 3, "neapolis": 1}), rival)
    (city,) = _offers(here, "conquer", "province")
    assert city.label == "Croton — takes 3 units (2 of them for Fortress)"
    with speaking("de"):
        (city,) = _offers(here, "conquer", "province")
    assert city.label == "Croton — kostet 3 Einheiten (2 davon durch Festung)"
    later = play(here, Conquer("croton", 3, 0))
    assert [offer.label for offer in _offers(later, "conquer", "province")] == ["Neapolis — takes 1 unit"]


def test_dm7_units_are_offered_that_conquer_the_city_named() -> None:
    rival = nation(cities="croton:gold neapolis:iron tingis:iron", walls="croton")
    here = turn("maneuver-1", nation(legions={"croton": 3}, galleys={"neapolis": 1}), rival)
    for city, units in (("croton", ["2L"]), ("Neapolis", ["1G"])):
        assert [offer.value for offer in _offers(here, "conquer", "units", province=city)] == units


def test_dp3_a_chip_is_offered_only_where_the_bank_has_no_coin() -> None:
    empty = position(nation(wedge="arming", purse=pay(coins=10)), nation(purse=pay(coins=14)))
    assert {offer.value for offer in _offers(empty, "marble", "chip")} == {"marble", "iron", "gold"}
    assert _plays(empty, "marble", chip="gold")
    assert _offers(position(), "marble", "chip") == []


def test_dk7_trades_are_offered_out_of_the_purse() -> None:
    here = turn("iron", nation(know_hows="commercium", purse=pay(3, 2, 1)))
    assert [o.value for o in _offers(here, "trade", "give", take="2g")][:2] == ["3m", "2m 1i"]
    assert "1m 1g" in {o.value for o in _offers(here, "trade", "take", give="2m 1i")}
    assert _offers(here, "trade", "take", give="3m")[0].label == "2 marble — for 3 marble"
    assert _offers(here, "trade", "give", take="2g")[0].label == "3 marble — for 2 gold"
    assert _offers(here, "trade", "give")[0].label == "3 marble — you get 2 of your choice"
    assert _offers(here, "trade", "give", take="998g") == [], "there are more choices than could be listed"
    assert _offers(here, "trade", "take", give="999g") == []
    hoard = turn("iron", nation(know_hows="commercium", purse=pay(10**9, 10**9, 10**9)))
    assert _offers(hoard, "trade", "give", take="998g") == [], "a record may give a nation any number"
    assert _offers(hoard, "trade", "take", give="999g") == []


def test_what_a_card_does_not_ask_for_is_refused() -> None:
    here = position(nation(cards="treasury earthquake", walls="aquileia", cities="aquileia:iron"))
    with pytest.raises(InputError, match="Treasury doesn't need `province`"):
        next(SCRIPTS["card play"](here, card="treasury", province="roma"))
    with pytest.raises(InputError, match="Earthquake needs the option `province`"):
        next(SCRIPTS["card play"](here, card="earthquake"))
    with speaking("de"), pytest.raises(InputError, match="Option `provinz` nicht"):
        next(SCRIPTS["card play"](here, card="treasury", province="roma"))
    with speaking("de"), pytest.raises(InputError, match="braucht die Option `provinz`"):
        next(SCRIPTS["card play"](here, card="earthquake"))
    with pytest.raises(InputError, match="There is no card"):
        next(SCRIPTS["card play"](here, card="dragon"))
    with pytest.raises(InputError, match=r"Carthago Nova is to produce, e\.g\. `Carthago Nova:gold`"):
        next(SCRIPTS["found"](here, provinces="carthago nova"))
    with pytest.raises(InputError, match="There is no province “atlantis”"):
        next(SCRIPTS["found"](here, provinces="atlantis"))
    with pytest.raises(InputError, match="1L1G aquileia"):
        next(SCRIPTS["arming"](here, units="zwei"))
    with pytest.raises(InputError, match="`STRATA, NAVIGATIO`"):
        next(SCRIPTS["know-how"](here, advances=","))


def test_a_card_that_cannot_be_played_is_refused_by_the_rules_whatever_it_would_ask_for() -> None:
    for here, code in ((position(), "not-in-hand"), (position(nation(cards="allies")), "no-effect")):
        action = next(SCRIPTS["card play"](here, card="allies"))
        with pytest.raises(RuleError) as refused:
            apply(here, action)
        assert refused.value.code == code


def test_what_is_due_comes_first() -> None:
    here = position(cards_due=1, display="levy omen storm")
    assert {offer.value for offer in _offers(here, "card take", "card")} == {"levy", "omen", "storm"}
    assert all(_offers(here, command, option) == [] for command, option in ALONE if command != "card take")
    assert _offers(play(here, TakeCard("levy"), Rondel("gold")), "card take", "card") == []


def test_a_card_without_its_option_is_quoted_with_what_can_be_typed() -> None:
    allies = position(nation(cities="roma:gold", cards="allies", box=(1, 1)))
    told = "„Verbündete“ braucht die Option `provinz`. Möglich: `Roma`."
    with speaking("de"), pytest.raises(InputError, match=re.escape(told)):
        next(SCRIPTS["card play"](allies, card="verbündete"))
    with speaking("de"), pytest.raises(InputError, match="`Legion` oder `Galeere`"):
        next(SCRIPTS["card play"](allies, card="verbündete", province="roma"))
    inland = position(nation(cities="roma:gold lugdunum:iron", cards="allies", box=(1, 1)))
    with pytest.raises(InputError, match=r"Possible: `legion`\."):
        next(SCRIPTS["card play"](inland, card="allies", province="lugdunum"))
    omen = position(nation(wedge="iron", cards="omen"))
    with speaking("de"), pytest.raises(InputError, match="„Vorzeichen“ braucht die Option"):
        next(SCRIPTS["card play"](omen, card="vorzeichen", province="roma"))


def test_a_goal_from_1_to_11() -> None:
    assert read_variant("goal 7").goal == 7
    assert read_variant("draw").draw
    assert len(offer_variants("")) == 12
    for offer in offer_variants("goal"):
        assert read_variant(offer.value).goal is not None
    with pytest.raises(InputError):
        read_variant("expert")
