"""Turns of Duellum on pages of the panel, and the taps that they take."""

from dataclasses import replace

import pytest

from bot.engine.duellum import Phase, Position, apply, legal
from bot.engine.duellum.actions import Conquer, PlayCard, Trade
from bot.engine.duellum.events import CardsDue
from bot.engine.purse import Purse
from bot.engine.terms import WEDGES
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.notation.duellum import parse_turn
from bot.panel import PanelMenu, Row, page_of
from bot.panel.duellum.foretold import describe_city_site
from bot.panel.duellum.panel import preview
from bot.text.duellum.position.next_steps import format_next_steps
from bot.text.duellum.turn.channel_messages import call_turn
from tests.engine.duellum.builders import PUNIC, events, nation, opening, pay, position, turn
from tests.panel.duellum.pressing import Presser, view
from tests.panel.limits import read_ask


def _wedge(thumb: Presser, name: str) -> str:
    """Return the label of a wedge's button."""
    (found,) = [label for label in thumb.labels if label == name or label.startswith(f"{name} · ")]
    return found


def _bank_without_coins(here: Position) -> Position:
    """Give the bank's coins to the rival, so that production brings a chip instead (DP3)."""
    rival = here.other
    rival.purse = Purse(rival.purse.marble, rival.purse.iron, rival.purse.gold, here.bank.coins)
    here.bank = here.bank._replace(coins=0)
    return here


def test_production_takes_three_taps() -> None:
    thumb = Presser(opening())
    assert "AURUM · +1 +1 coin" in thumb.labels
    thumb.tap("AURUM · +1 +1 coin")
    assert "You produce 1 gold" in thumb.text
    assert thumb.page.title == "End your turn?"
    thumb.tap("End turn")
    assert thumb.taps == 3
    assert thumb.position.mover == "carthaginians"


def test_wedges_say_whether_something_is_too_dear_or_not_there() -> None:
    poor = nation(wedge="gold", cities="roma:gold", purse=pay(marble=1), box=(1, 0))
    thumb = Presser(position(poor, nation(cities="carthago:gold")))
    assert "MILITIA · needs 2 iron" in thumb.labels
    assert "SCIENTIA · needs 1 gold · costs 1" in thumb.labels
    bare = nation(wedge="iron", cities="roma:gold", purse=pay(gold=1))
    assert "TEMPLUM · needs 1 marble" in Presser(position(bare, nation(cities="carthago:gold"))).labels
    built = nation(wedge="iron", cities="roma:gold", temples="roma", walls="roma", purse=pay(marble=9))
    assert "TEMPLUM · none" in Presser(position(built, nation(cities="carthago:gold"))).labels
    empty = nation(wedge="gold", cities="roma:gold", purse=pay(iron=9))
    assert "MILITIA · box empty" in Presser(position(empty, nation(cities="carthago:gold"))).labels
    with speaking("de"):
        assert "MILITIA · ab 2 Eisen" in Presser(position(poor, nation(cities="carthago:gold"))).labels
        assert "MILITIA · 0 Rekruten" in Presser(position(empty, nation(cities="carthago:gold"))).labels


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("marble", [3, 18])
def test_the_price_of_a_way_is_not_cut_on_a_phone(language: Language, marble: int) -> None:
    """Discord shows about 34 letters of a label."""
    cities = "roma:gold neapolis:iron genua:marble"
    romans = nation(wedge="gold", cities=cities, purse=pay(marble=marble, coins=2))
    with speaking(language):
        labels = Presser(position(romans, nation(cities="carthago:gold"))).labels
    assert len(labels) >= len(WEDGES)
    assert [label for label in labels if len(label) > 34] == []


def test_a_maneuver_with_two_moves_a_conquest_and_a_founding_takes_nine_taps() -> None:
    romans = nation(
        wedge="gold",
        purse=pay(marble=2, iron=2, gold=2, coins=2),
        cities="roma:gold",
        legions={"roma": 2, "ancona": 1},
    )
    thumb = Presser(position(romans, nation(cities="croton:iron neapolis:marble carthago:gold")))
    thumb.tap(_wedge(thumb, "DUELLUM ①"))
    thumb.tap("1 legion Ancona · 1 move")
    assert "**Brundisium** · free city site" in thumb.text
    thumb.tap("Brundisium · 1 move")
    thumb.tap("2 legions Roma · 1 move")
    assert "**Neapolis** · city of the Carthaginians, defence 1" in thumb.text
    thumb.tap("Neapolis · 1 move")
    thumb.tap("Conquer Neapolis · costs 1 unit")
    assert (
        "No more moves: a city was conquered or founded." in thumb.text
        or thumb.position.phase is Phase.CONQUEST
    )
    thumb.tap("Brundisium: gold")
    assert thumb.page.title == "End your turn?"
    thumb.tap("End turn")
    assert thumb.taps <= 12
    assert thumb.taps == 9
    after = thumb.position.nations["romans"]
    assert set(after.cities) == {"roma", "neapolis", "brundisium"}


def test_cards_due_are_taken_one_a_tap_before_the_stone() -> None:
    thumb = Presser(position(cards_due=2, display="levy omen storm", draws="granary masons"))
    assert thumb.page.title == "Take 2 cards"
    assert (
        "**Levy**: Put up to 2 units from your supply into your recruitment box for free. "
        "You can set them up from your next turn on.\n" in thumb.text
    )
    assert (
        "**Omen**: Your steps on the rondel cost nothing this turn. Played before you move your stone.\n"
        in thumb.text
    )
    assert thumb.labels[:3] == ["Levy", "Omen", "Storm"]
    thumb.tap("Omen")
    assert "1 card taken, 1 more to take." in thumb.text
    assert thumb.labels[:3] == ["Granary", "Levy", "Storm"]
    thumb.tap("Levy")
    assert thumb.position.phase is Phase.RONDEL
    assert "2 cards" in thumb.labels
    assert thumb.position.current.cards == {"omen": 1, "levy": 1}


def test_de4_no_more_cards_are_asked_for_than_there_are() -> None:
    rest = {card.id: card.copies for card in PUNIC.cards.values()}
    held = " ".join(card for card, copies in rest.items() for _ in range(copies - (card in {"levy", "omen"})))
    here = position(nation(), nation(cards=held), cards_due=3, display="levy omen")
    thumb = Presser(here)
    assert thumb.page.title == "Take 2 cards"
    assert "You take 2 cards before anything else: your opponent gained 3 personages." in thumb.text
    assert "No card is left to take its place." in thumb.text
    assert "take **2 cards**" in call_turn(here)
    assert "take 2 cards first" in format_next_steps(here)
    thumb.tap("Omen")
    assert "1 card taken, 1 more to take." in thumb.text
    thumb.tap("Levy")
    assert thumb.position.phase is Phase.RONDEL


def test_cards_due_tell_what_they_are_due_for() -> None:
    here = position(cards_due=2, display="levy omen storm")
    due = CardsDue("romans", 2, 2, city_lost=False)
    told = "You take 2 cards before anything else: your opponent gained 2 personages."
    assert told in page_of(view(here, [due])).blocks
    lost = replace(due, personages=1, city_lost=True)
    with speaking("de"):
        assert (
            "Zuallererst nimmst du 2 Karten: Du hast eine Stadt verloren, und dein Gegner hat eine "
            "Persönlichkeit bekommen." in page_of(view(here, [lost])).blocks
        )


def test_a_way_that_costs_something_is_asked_about_with_the_choice_of_payment() -> None:
    thumb = Presser(position(nation(wedge="iron", purse=pay(marble=2, gold=2), cities="roma:gold")))
    thumb.tap("MARMOR · +0 +1 coin · costs 2")
    assert "The way to **MARMOR** costs 2 (1 marble, 1 gold).\n-# You get 0 marble and 1 coin." in thumb.text
    thumb.tap("Gold first")
    thumb.tap("Move for 2 gold")
    assert thumb.position.current.purse == pay(marble=2, coins=1)


def test_where_the_bank_has_no_coin_the_chip_is_chosen_on_one_page_more() -> None:
    romans = nation(wedge="iron", purse=pay(iron=2), cities="roma:gold")
    thumb = Presser(_bank_without_coins(position(romans)))
    thumb.tap("AURUM · +1 +1 chip")
    assert "The bank has no coin. Which chip do you take instead?" in thumb.text
    thumb.tap("1 iron")
    assert thumb.position.current.purse == pay(iron=3, gold=1)
    assert thumb.page.title == "End your turn?"


def test_a_coin_paid_for_the_way_comes_back_and_leaves_no_choice() -> None:
    romans = nation(wedge="iron", purse=pay(iron=2, coins=2), cities="roma:marble")
    thumb = Presser(_bank_without_coins(position(romans)))
    thumb.tap("MARMOR · +1 +1 chip · costs 2")
    assert "1 marble" in thumb.labels
    assert thumb.text.endswith("Which chip do you take instead?"), "right above the chips, after the payment"
    thumb.tap("Coins first")
    assert "Move for 2 coins" in thumb.labels
    thumb.tap("Move for 2 coins")
    assert thumb.position.current.purse == pay(marble=1, iron=2, coins=1)


def test_temples_have_their_surcharge_and_walls_stand_beside_them() -> None:
    romans = nation(purse=pay(marble=13, coins=1), cities="roma:gold neapolis:iron", king=1)
    thumb = Presser(turn("temple", romans))
    assert "**Temple:** 6 marble, and 1 coin for each temple next door. You can build 2;" in thumb.text
    assert "**Wall:** 1 marble. You can build 2; your supply has 2." in thumb.text
    thumb.choose("Roma for 6 marble")
    assert "Neapolis for 6 marble + 1 coin" in thumb.options
    about = thumb.options["Neapolis for 6 marble + 1 coin"].about
    assert about == "gives 3 iron · 1 coin for a temple next door", "a phone shows about 45 letters"
    thumb.choose("Neapolis for 6 marble + 1 coin")
    assert thumb.options["Roma for 1 marble"].about == "defence 3, then 4"
    thumb.choose("Roma for 1 marble")
    after = thumb.position.current
    assert [sorted(after.temples), sorted(after.walls)] == [["neapolis", "roma"], ["roma"]]


def test_units_come_out_of_the_box_with_plus_and_minus_and_battles_are_told() -> None:
    romans = nation(purse=pay(iron=5, coins=1), cities="roma:gold neapolis:iron", temples="roma", box=(3, 1))
    rival = nation(legions={"roma": 1})
    thumb = Presser(turn("arming", romans, rival))
    assert thumb.page.title == "MILITIA: set up units (in the box: 3 legions and 1 galley)"
    assert "2 iron per unit (a coin stands for 1 iron)." in thumb.text
    assert "**Roma** · room for 3 · 1 legion of the Carthaginians there" in thumb.text
    thumb.tap("+ legion", 1)
    thumb.tap("+ legion")
    assert "**Roma**: 1 legion · room for 2 more" in thumb.text
    thumb.tap("- legion", 2)
    assert not thumb.position.current.legions, "nothing is done before it is said"
    assert "**Chosen:** 1 legion in Neapolis. That leaves you 3 iron and 1 coin." in thumb.text
    thumb.tap("Set up 1 unit")
    assert thumb.position.current.count("legion", "neapolis") == 1
    assert thumb.page.title == "End your turn?"
    assert "💡 set up 2 units for 3 iron + 1 coin" in thumb.text
    thumb.tap("◀ Militia")
    thumb.tap("+ legion")
    thumb.tap("Set up 1 unit")
    after = thumb.position
    assert after.current.count("legion", "roma") == after.other.count("legion", "roma") == 0, (
        "both have fallen"
    )


def test_a_dead_button_for_units_has_its_reason_beside_it() -> None:
    romans = nation(purse=pay(iron=9), cities="roma:gold neapolis:iron", temples="roma", box=(1, 0))
    thumb = Presser(turn("arming", romans, nation(cities="carthago:gold")))
    assert "**Roma** · room for 3, no galley left" in thumb.text
    assert thumb.dead.count("+ galley") == 2
    thumb.tap("+ legion", 2)
    assert "**Neapolis** · room for 1, but no unit is left" in thumb.text
    assert "**Roma**: 1 legion · room for 2 more, but no unit is left" in thumb.text
    with speaking("de"):
        told = Presser(turn("arming", romans, nation(cities="carthago:gold"))).text
        assert "**Roma** · Platz für 3, keine Galeere mehr übrig" in told


def test_a_city_that_takes_galleys_says_that_the_box_has_no_more() -> None:
    romans = nation(purse=pay(iron=9), cities="roma:gold neapolis:iron", box=(1, 1))
    thumb = Presser(turn("arming", romans, nation(cities="carthago:gold")))
    assert "only" not in thumb.text
    thumb.tap("+ galley", 1)
    assert "**Roma** · room for 1, no galley left" in thumb.text


def test_filling_up_leaves_cities_out_where_units_would_fight() -> None:
    romans = nation(
        purse=pay(iron=12), cities="roma:gold neapolis:iron ancona:gold", temples="roma ancona", box=(6, 0)
    )
    thumb = Presser(turn("arming", romans, nation(cities="carthago:gold", legions={"roma": 1})))
    thumb.tap("Fill: 4 legions")
    assert "**Chosen:** 3 legions in Ancona and 1 legion in Neapolis." in thumb.text


def test_know_hows_and_recruits_share_a_page() -> None:
    romans = nation(purse=pay(gold=9, coins=1), cities="roma:gold")
    thumb = Presser(turn("know-how", romans, nation(know_hows="strata")))
    assert "▫️ **STRATA** · 3 gold · legions cross two borders" in thumb.text
    assert "▫️ **NAVIGATIO** · 9 gold · new · galleys cross two borders" in thumb.text
    assert "New: your opponent doesn't own it, so it earns you a scholar." in thumb.text
    assert thumb.options["STRATA for 3 gold"].about == "legions cross two borders"
    about = thumb.options["NAVIGATIO for 9 gold"].about
    assert about == "+1 scholar · galleys cross two borders", "the menu covers the list (DK3)"
    thumb.choose("STRATA for 3 gold")
    assert "✅ **STRATA** (from the end of this turn)" in thumb.text
    for label in ("+ legion", "+ legion", "+ galley"):
        thumb.tap(label)
    assert "**Chosen:** 2 legions and 1 galley for 4 gold." in thumb.text
    for _ in range(3):
        thumb.tap("+ legion")
    assert {"+ legion", "+ galley"} <= set(thumb.dead), "6 gold and the coin allow no more"
    for _ in range(3):
        thumb.tap("- legion")
    thumb.tap("Recruit 3 units")
    after = thumb.position.current
    assert (after.box, after.purse) == ((2, 1), pay(gold=2, coins=1))


def test_chosen_recruits_are_in_the_picture_before_they_are_paid() -> None:
    here = turn("know-how", nation(purse=pay(gold=9, coins=1), cities="roma:gold"))
    assert preview(here, "advances.2-1").current.box == (2, 1)
    assert preview(here, "advances") == preview(here, "advances.9-9") == here
    thumb = Presser(here)
    assert thumb.shown("advances.9-9") == thumb.shown("advances") != thumb.shown("advances.2-1")


def test_where_no_city_can_be_founded_the_open_sea_is_told_from_the_land() -> None:
    assert describe_city_site(opening(), "mare_africum") == "open sea, counts double for navigators"
    assert describe_city_site(opening(), "alpes") == "no city site"


def test_battles_are_foretold_and_those_who_are_left_go_on() -> None:
    romans = nation(cities="roma:gold", know_hows="navigatio", galleys={"roma": 3})
    rival = nation(cities="carthago:iron tingis:gold", galleys={"mare_tyrrhenum": 1, "carthago": 2})
    thumb = Presser(turn("maneuver-1", romans, rival))
    thumb.tap("3 galleys Roma · 2 moves")
    about = thumb.options["Carthago · 2 moves"].about
    assert "in Mare Tyrrhenum: battle, each loses 1 galley" in about
    assert "all of yours fall" in about
    thumb.choose("Carthago · 2 moves")
    assert thumb.position.current.box == (0, 3)


def test_a_battle_is_foretold_where_not_everything_fits() -> None:
    romans = nation(cities="roma:gold", know_hows="navigatio", galleys={"neapolis": 3})
    rival = nation(cities="croton:iron tingis:gold", galleys={"croton": 1}, cards="fortress")
    with speaking("de"):
        thumb = Presser(turn("maneuver-1", romans, rival))
        thumb.tap("3 Galeeren Neapolis · 2 Schritte")
        about = {label.partition(" · ")[0]: option.about for label, option in thumb.options.items()}
    battle = "Kampf, jeder verliert 1 Galeere · übrig: 2 Galeeren"
    assert about["Croton"] == f"{battle} · Stadt der Karthager, Verteidigung 3"
    assert about["Mare Ionium"] == f"in Croton: {battle}"


def test_a_fortress_is_told_before_the_first_conquest() -> None:
    romans = nation(cities="roma:gold", legions={"croton": 3, "neapolis": 1})
    rival = nation(cities="croton:iron neapolis:gold tingis:iron", cards="fortress")
    thumb = Presser(turn("maneuver-1", romans, rival))
    assert "holds a Fortress: the first city takes 2 units more, counted here already." in thumb.text
    assert "Neapolis takes 3 units (2 of them for Fortress); you have 1 there." in thumb.text
    thumb.tap("Conquer Croton · costs 3 units")
    assert "Fortress" not in thumb.text
    assert "Conquer Neapolis · costs 1 unit" in thumb.labels
    assert "so units no longer move; you can still conquer" in thumb.text
    assert "o more moves" not in thumb.text
    thumb.tap("Conquer Neapolis · costs 1 unit")
    assert "No more moves" in str(thumb.shown("maneuver").blocks)


def test_a_city_that_all_units_are_too_weak_for_is_told_at_the_end_of_the_turn() -> None:
    romans = nation(cities="roma:gold", legions={"neapolis": 2})
    rival = nation(cities="croton:iron tingis:iron", know_hows="res_publica", temples="croton")
    thumb = Presser(turn("maneuver-1", romans, rival))
    thumb.tap("2 legions Neapolis · 1 move")
    thumb.tap("Croton · 1 move")
    assert thumb.page.title == "End your turn?"
    assert "Croton takes 4 units; you have 2 there." in thumb.text


def test_de8_of_a_city_that_all_units_are_too_weak_for_the_fortress_is_told() -> None:
    romans = nation(cities="roma:gold", legions={"neapolis": 2})
    thumb = Presser(turn("maneuver-1", romans, nation(cities="croton:iron tingis:iron", cards="fortress")))
    thumb.tap("2 legions Neapolis · 1 move")
    thumb.tap("Croton · 1 move")
    assert thumb.page.title == "End your turn?"
    assert "Croton takes 3 units (2 of them for Fortress); you have 2 there." in thumb.text


def test_the_mix_of_a_conquest_is_chosen() -> None:
    romans = nation(cities="roma:gold", legions={"neapolis": 1}, galleys={"neapolis": 1})
    rival = nation(cities="neapolis:gold tingis:iron")
    thumb = Presser(turn("maneuver-1", romans, rival))
    thumb.tap("Conquer Neapolis · costs 1 unit")
    assert "Neapolis (Carthaginians) takes exactly **1** of your units there" in thumb.text
    assert {"1 legion", "1 galley"} <= set(thumb.labels)
    thumb.tap("1 galley")
    assert thumb.position.current.galleys == {}


def test_many_mixes_of_a_conquest_are_in_a_menu() -> None:
    romans = nation(cities="roma:gold", legions={"neapolis": 5}, galleys={"neapolis": 5})
    rival = nation(
        cities="neapolis:gold tingis:iron", temples="neapolis", walls="neapolis", know_hows="res_publica"
    )
    thumb = Presser(turn("maneuver-1", romans, rival))
    thumb.tap("Conquer Neapolis · costs 5 units")
    thumb.choose("1 legion and 4 galleys")
    left = thumb.position.current
    assert (left.total("legion"), left.total("galley")) == (4, 1)


def test_a_city_is_founded_anywhere_with_any_resource_at_its_own_price() -> None:
    romans = nation(
        wedge="iron",
        purse=pay(marble=1, iron=1, gold=1, coins=1),
        cities="roma:gold",
        legions={"ancona": 1},
    )
    thumb = Presser(position(romans, nation(cities="aquileia:iron")))
    thumb.tap(_wedge(thumb, "AURUM"))
    assert {"Ancona: marble", "Ancona: iron · +1 coin", "Ancona: gold · +1 coin"} <= set(thumb.labels)
    thumb.tap("Ancona: gold · +1 coin")
    assert thumb.position.current.cities["ancona"] == "gold"
    assert thumb.position.phase is Phase.FOUNDING


def test_the_way_to_the_next_personage_stands_where_it_is_gone() -> None:
    romans = nation(
        cities="roma:gold neapolis:iron", temples="roma", purse=pay(9, 9, 9, 9), galleys={"syracusae": 1}
    )
    thumb = Presser(turn("maneuver-1", romans, nation(cities="carthago:gold")))
    assert "Sea areas: 1 of 7 for a navigator." in thumb.text
    assert "Cities: 2 of 5 for a king." in thumb.text
    thumb.tap("Syracusae: marble")
    assert thumb.page.title == "End your turn?"
    built = Presser(turn("temple", romans, nation(cities="carthago:gold")))
    assert "Temples: 1 of 3 for a citizen." in built.text


def test_cities_that_only_settlers_can_found_say_so_and_stand_last() -> None:
    romans = nation(cities="roma:gold", purse=pay(9, 9, 9, 9), legions={"syracusae": 1}, cards="settlers")
    here, _ = apply(turn("iron", romans, nation(cities="carthago:gold")), PlayCard("settlers"))
    thumb = Presser(here)
    labels = list(thumb.options)
    assert labels[0] == "Syracusae: marble"
    assert "Ancona: marble · by Settlers" in labels
    thumb.choose("Ancona: marble · by Settlers")
    assert "Settlers" not in " ".join([*thumb.labels, *thumb.options])
    assert "Syracusae: marble" in thumb.labels


def test_a_resource_without_a_button_has_its_reason() -> None:
    romans = nation(cities="roma:gold", purse=pay(2, 2, 2), legions={"ancona": 1})
    thumb = Presser(turn("marble", romans, nation(cities="aquileia:marble")))
    assert "Ancona: marble · +1 coin" in thumb.labels, "the coin came with the marble"
    assert "-# You lack" not in thumb.text
    poor = nation(cities="roma:gold", purse=pay(2, 0, 2), legions={"ancona": 1})
    thumb = Presser(turn("marble", poor, nation(cities="aquileia:marble")))
    assert [label for label in thumb.labels if label.startswith("Ancona")] == ["Ancona: iron"]
    assert "-# You lack 1 iron for a marble or gold city in Ancona." in thumb.text


def test_what_is_lacked_for_a_city_is_told_of_the_cheapest() -> None:
    """Beside Aquileia a marble city costs a coin more, which is not lacked for the others."""
    poor = nation(cities="roma:gold", purse=pay(marble=1), legions={"ancona": 1})
    thumb = Presser(turn("marble", poor, nation(cities="aquileia:marble")))
    assert "You could found a city here, but you lack 1 gold." in thumb.text


def test_what_is_lacked_for_a_city_leaves_out_resources_without_a_token() -> None:
    """A marble or iron city costs a coin more here, which then pays for no chip; a gold city would not."""
    far = sorted(PUNIC.sites - {"ancona"} - PUNIC.neighbours("ancona"))
    golden = " ".join(f"{city}:gold" for city in far[:10])
    rival = nation(cities="aquileia:marble roma:iron")
    thumb = Presser(turn("marble", nation(cities=golden, purse=pay(2, 2), legions={"ancona": 1}), rival))
    assert "You could found a city here, but you lack 1 gold." in thumb.text


def test_a_city_without_a_temple_to_choose_has_its_reason() -> None:
    romans = nation(purse=pay(marble=6), cities="roma:gold neapolis:iron tarraco:iron", temples="roma")
    thumb = Presser(turn("temple", romans, nation(cities="carthago:gold")))
    assert "Tarraco for 6 marble" in thumb.options
    assert "-# You lack 1 coin for Neapolis." in thumb.text


def test_a_resource_that_the_bank_has_no_token_of_is_told() -> None:
    golden = sorted(PUNIC.sites - {"ancona", "tingis"})[:10]
    cities = " ".join(f"{city}:gold" for city in golden)
    here = turn("iron", nation(cities=cities, purse=pay(3, 3, 3, 9), legions={"ancona": 1}))
    assert "-# The bank has no city token left for gold." in Presser(here).text


def test_many_choices_of_a_card_are_in_a_menu() -> None:
    cities = "roma:gold neapolis:iron genua:marble ancona:gold brundisium:iron croton:marble"
    thumb = Presser(position(nation(cities=cities, cards="allies", box=(1, 1))))
    thumb.tap("Play Allies")
    thumb.choose("galley in Genua")
    assert thumb.position.current.count("galley", "genua") == 1


@pytest.mark.parametrize(
    ("card", "taps", "action"),
    [
        ("Treasury", ["Play Treasury"], PlayCard("treasury")),
        ("Granary", ["Play Granary", "2 iron"], PlayCard("granary", take=pay(iron=2))),
        ("Levy", ["Play Levy", "1 legion and 1 galley"], PlayCard("levy", legions=1, galleys=1)),
        ("Allies", ["Play Allies", "legion in Roma"], PlayCard("allies", "roma", "legion")),
        ("Storm", ["Play Storm", "Carthago"], PlayCard("storm", "carthago")),
        ("Omen", ["Play Omen"], PlayCard("omen")),
    ],
)
def test_cards_are_played_from_the_first_page(card: str, taps: list[str], action: PlayCard) -> None:
    romans = nation(cities="roma:gold", box=(1, 0), cards=card.lower())
    thumb = Presser(position(romans, nation(cities="carthago:gold", galleys={"carthago": 1})))
    thumb.tap("1 card")
    assert f"**{card}**: " in thumb.text
    for label in taps:
        assert "1 card" not in thumb.labels, "the way back leads to the cards"
        thumb.tap(label)
    assert not thumb.position.current.cards, f"{action} was not played"
    assert thumb.page.title == "Round 5: move your stone"


def test_a_card_of_one_step_stands_on_its_page() -> None:
    romans = nation(cities="roma:gold", purse=pay(marble=1, gold=2), cards="omen academy levy", box=(1, 0))
    thumb = Presser(position(romans, nation(know_hows="strata", cities="carthago:gold")))
    assert "**Omen**: rondel steps are free" in thumb.text
    assert not {"Play Levy", "Play Academy"} & {*thumb.labels}, (
        "it can be played later as well, or only later"
    )
    thumb.tap("Play Omen")
    assert "**Omen**" not in thumb.text
    thumb.tap("SCIENTIA")
    assert "**Academy**: 1 gold per know-how of the opponent (now 1 gold)" in thumb.text
    thumb.tap("Play Academy")
    assert thumb.position.current.purse == pay(marble=1, gold=3)
    assert "Play Academy" not in thumb.labels
    romans = nation(cities="roma:gold", legions={"roma": 1}, cards="forced_march")
    thumb = Presser(turn("maneuver-1", romans, nation(cities="carthago:gold")))
    thumb.tap("1 legion Roma · 1 move")
    thumb.tap("Ancona · 1 move")
    assert thumb.page.title == "DUELLUM", "the card lets it go on"
    thumb.tap("Play Forced march")
    assert "1 legion Ancona · 1 move" in thumb.labels


def test_a_card_that_makes_a_temple_affordable_is_offered_before_the_end_of_the_turn() -> None:
    romans = nation(cities="roma:gold", purse=pay(marble=4), walls="roma", cards="architect")
    thumb = Presser(turn("temple", romans, nation(cities="carthago:gold")))
    assert thumb.page.title == "TEMPLUM: temples and walls"
    thumb.tap("Play Architect")
    thumb.choose("Roma for 4 marble")
    assert thumb.position.current.temples == {"roma"}
    poor = nation(cities="roma:gold", purse=pay(marble=3), walls="roma", cards="architect")
    assert Presser(turn("temple", poor, nation(cities="carthago:gold"))).page.title == "End your turn?"


def test_what_cannot_be_played_yet_says_when() -> None:
    thumb = Presser(position(nation(cities="roma:gold", cards="architect fortress forced_march")))
    thumb.tap("3 cards")
    assert "**Architect**: next temple: 2 marble less; play on TEMPLUM" in thumb.text
    assert "**Forced march**: legions move 1 border further; play while moving units" in thumb.text
    assert "**Fortress**: first city attacked: +2 defence; plays itself" in thumb.text
    assert thumb.labels == ["◀ Back"]


def test_a_card_at_its_time_but_without_effect_says_so() -> None:
    here = turn("know-how", nation(cities="roma:gold", cards="academy burglary"), nation(purse=pay(coins=5)))
    thumb = Presser(here)
    thumb.tap("2 cards")
    assert "**Academy**: 1 gold per know-how of the opponent (no effect now)" in thumb.text
    assert "**Burglary**: opponent loses half their coins (now 2 coins)" in thumb.text


def test_a_wall_to_destroy_says_whose_it_is_and_what_is_left_of_the_defence() -> None:
    romans = nation(cities="ancona:gold roma:gold", walls="ancona", cards="earthquake masons", king=1)
    thumb = Presser(position(romans, nation(cities="croton:iron tingis:gold", walls="croton")))
    thumb.tap("2 cards")
    thumb.tap("Play Earthquake")
    assert "**Croton** · city of the Carthaginians, defence 2 · then 1" in thumb.text
    assert "**Ancona** · your city · defence 2, then 1" in thumb.text
    assert thumb.labels[:2] == ["Croton", "Ancona"], "what harms the rival stands first"
    thumb.tap("◀ Back")
    thumb.tap("Play Masons")
    assert "**Roma** · your city · defence 1, then 2" in thumb.text


def test_of_a_last_city_no_defence_is_told() -> None:
    rival = nation(cities="carthago:gold", galleys={"carthago": 2})
    thumb = Presser(position(nation(cards="storm"), rival))
    thumb.tap("1 card")
    thumb.tap("Play Storm")
    told = (
        "**Carthago** · 2 galleys of the Carthaginians · last city of the Carthaginians, can't be conquered"
    )
    assert told in thumb.text.splitlines()


def test_allies_tell_where_the_unit_fights_at_once() -> None:
    romans = nation(cities="roma:gold ancona:iron", cards="allies", box=(1, 1))
    thumb = Presser(position(romans, nation(cities="carthago:gold", legions={"roma": 2})))
    thumb.tap("Play Allies")
    told = "**legion in Roma** · 2 legions of the Carthaginians there: like units fight at once · your city"
    assert told in thumb.text.splitlines()
    sails = "**galley in Roma** · 2 legions of the Carthaginians · your city · defence 1, then 2"
    assert sails in thumb.text.splitlines(), "galleys do not fight legions"
    thumb.tap("legion in Roma")
    assert thumb.position.current.total("legion") == 0
    assert thumb.position.other.total("legion") == 1


def test_what_cannot_be_paid_tells_its_price() -> None:
    thumb = Presser(turn("temple", nation(purse=pay(marble=1), cities="roma:gold")))
    assert "**Temple:** 6 marble, and 1 coin" in thumb.text
    assert "You can't build one now;" in thumb.text
    saved = turn("temple", nation(purse=pay(marble=5), cities="roma:gold", cards="architect"))
    saved, _ = apply(saved, PlayCard("architect"))
    assert "**Temple:** 4 marble for the next one, and 1 coin" in Presser(saved).text


def test_founding_warns_only_while_it_would_end_something() -> None:
    romans = nation(purse=pay(3, 3, 3), cities="roma:gold", legions={"ancona": 1})
    thumb = Presser(turn("maneuver-1", romans, nation(cities="carthago:gold")))
    assert "(ends your moves and conquests; 1 legion can still move):" in thumb.text
    thumb.tap("1 legion Ancona · 1 move")
    thumb.tap("Brundisium · 1 move")
    assert "Found a city for 1 marble + 1 iron + 1 gold, and 1 coin for each" in thumb.text
    assert "ends your moves" not in thumb.text
    romans = nation(purse=pay(8, 3, 3), cities="roma:gold", legions={"ancona": 1})
    thumb = Presser(turn("temple", romans, nation(cities="carthago:gold")))
    thumb.tap("Review turn")
    assert "(this ends the wedge's action):" in thumb.text


def test_trades_are_three_for_two() -> None:
    thumb = Presser(position(nation(purse=pay(marble=3), cities="roma:gold", know_hows="commercium")))
    thumb.tap("Trade")
    assert thumb.labels == ["◀ Back"], "nothing leads to where one is, or on to a turn not yet begun"
    thumb.choose("3 marble → 1 iron + 1 gold")
    assert thumb.position.current.purse == pay(iron=1, gold=1)


def test_dk7_only_trades_that_lose_are_left_out() -> None:
    thumb = Presser(position(nation(purse=pay(1, 1, 1), cities="roma:gold", know_hows="commercium")))
    thumb.tap("Trade")
    assert list(thumb.options) == [
        f"1 marble + 1 iron + 1 gold → 2 {chip}" for chip in ("marble", "iron", "gold")
    ]
    thumb.choose("1 marble + 1 iron + 1 gold → 2 marble")
    assert thumb.position.current.purse == pay(marble=2)


def test_dk7_of_many_trades_first_what_is_given_is_chosen() -> None:
    here = position(nation(purse=pay(9, 9, 9, 9), cities="roma:gold", know_hows="commercium"))
    thumb = Presser(here)
    thumb.tap("Trade")
    offered = set[Trade]()
    for give in thumb.options:
        thumb.choose(give)
        asks = [press.ask for block in thumb.page.blocks if isinstance(block, Row) for press in block.presses]
        offered |= {each for ask in map(read_ask, asks) if ask.verb == "do" for each in parse_turn(ask.rest)}
        thumb.tap("◀ Back")
    trades = [action for action in legal(here) if isinstance(action, Trade)]
    assert offered == {each for each in trades if not each.give.holds(each.take)}
    thumb.choose("2 marble + 1 coin")
    assert "For 2 marble + 1 coin you take:" in thumb.text
    thumb.tap("1 marble + 1 gold")
    assert thumb.position.current.purse == pay(8, 9, 10, 8)


def test_menus_of_one_list_have_headings_of_their_own() -> None:
    sites = [site for site in sorted(PUNIC.sites - {"roma"}) if PUNIC.carries("legion", site)][:9]
    romans = nation(purse=pay(9, 9, 9, 9), cities="roma:gold", legions=dict.fromkeys(sites, 1))
    thumb = Presser(turn("iron", romans))
    heads = [block.placeholder for block in thumb.page.blocks if isinstance(block, PanelMenu)]
    assert heads == ["Found a city (1 of 2)", "Found a city (2 of 2)"]


def test_the_end_of_the_turn_tells_what_it_brings() -> None:
    romans = nation(wedge="iron", cities="roma:gold genua:iron neapolis:marble ancona:gold brundisium:iron")
    thumb = Presser(position(romans))
    thumb.tap(_wedge(thumb, "AURUM"))
    assert "Ending your turn brings you 1 king**; your opponent then takes 1 card." in thumb.text


def test_what_is_won_is_declined() -> None:
    rival = nation(cities="croton:iron carthago:gold", temples="croton")
    romans = nation(cities="roma:gold", legions={"croton": 3})
    thumb = Presser(turn("maneuver-1", romans, rival))
    with speaking("de"):
        thumb.page = thumb.shown("")
        thumb.tap("Croton erobern · kostet 3 Einheiten")
        thumb.page = thumb.shown("more")
        assert "**Am Zugende bekommst du 1 Feldherrn**; dein Gegner nimmt dann 2 Karten." in thumb.text


def test_a_city_lost_alone_brings_the_rival_a_card() -> None:
    """DE4: without a personage for the mover."""
    romans = nation(cities="roma:gold", legions={"croton": 3})
    thumb = Presser(turn("maneuver-1", romans, nation(cities="croton:iron carthago:gold")))
    thumb.tap(next(label for label in thumb.labels if label.startswith("Conquer Croton")))
    thumb.page = thumb.shown("more")
    assert "Your opponent then takes 1 card, because you conquered this turn." in thumb.text


def test_a_turn_that_wins_says_so() -> None:
    romans = nation(wedge="iron", cities="roma:gold genua:iron neapolis:marble ancona:gold brundisium:iron")
    thumb = Presser(position(romans, goal=1))
    thumb.tap(_wedge(thumb, "AURUM"))
    assert "Ending your turn brings you 1 king, and the game is yours." in thumb.text


def test_chances_that_would_be_missed_are_told() -> None:
    romans = nation(
        purse=pay(marble=8, coins=1), cities="roma:gold", know_hows="commercium", cards="treasury"
    )
    thumb = Presser(turn("temple", romans))
    thumb.tap("Review turn")
    assert "💡 build a temple: Roma (6 marble)" in thumb.text
    assert "💡 build 1 wall: Roma" in thumb.text
    assert "💡 play Treasury" in thumb.text
    assert "💡 trade, three for two" in thumb.text
    assert "recruit units" not in thumb.text, "that is possible on SCIENTIA only"
    assert [label for label in thumb.labels if label.startswith("◀")] == ["◀ Templum"]


def test_cards_that_would_be_wasted_are_not_advised() -> None:
    cards = "architect earthquake settlers treasury"
    romans = nation(cities="roma:gold neapolis:iron", walls="roma", cards=cards)
    thumb = Presser(turn("temple", romans))
    thumb.page = thumb.shown("more")
    assert "💡 play Treasury" in thumb.text.splitlines()
    walled = Presser(turn("temple", romans, nation(cities="carthago:gold tingis:iron", walls="tingis")))
    walled.page = walled.shown("more")
    assert "💡 play Earthquake or Treasury" in walled.text
    builder = nation(cities="roma:gold neapolis:iron", purse=pay(4, 1, 1, 2), cards=cards)
    thumb = Presser(turn("temple", builder))
    thumb.page = thumb.shown("more")
    assert "💡 play Architect, Settlers or Treasury" in thumb.text
    scientia = turn("know-how", nation(purse=pay(gold=4), cards="philosopher"))
    thumb = Presser(scientia)
    thumb.page = thumb.shown("more")
    assert "💡 play" not in thumb.text
    assert "💡 recruit units" in thumb.text
    learner = Presser(turn("know-how", nation(purse=pay(gold=3)), nation(know_hows="strata")))
    learner.page = learner.shown("more")
    assert "💡 learn STRATA for 3 gold" in learner.text.splitlines()
    learner = Presser(turn("know-how", nation(purse=pay(gold=3)), nation(know_hows="strata commercium")))
    learner.page = learner.shown("more")
    assert "💡 learn STRATA for 3 gold or COMMERCIUM for 3 gold" in learner.text
    thumb = Presser(turn("know-how", nation(purse=pay(gold=5), cards="philosopher")))
    thumb.page = thumb.shown("more")
    assert "💡 play Philosopher" in thumb.text


def test_de7_an_architect_makes_one_temple_cheaper() -> None:
    cities = "roma:gold carthago_nova:iron massilia:marble"
    thumb = Presser(turn("temple", nation(purse=pay(10), cities=cities, cards="architect architect")))
    assert "**Architect \N{MULTIPLICATION SIGN} 2**: next temple: 2 marble less" in thumb.text
    thumb.tap("Play Architect")
    assert "**Temple:** 4 marble for the next one, and 1 coin" in thumb.text
    assert "You can build 2; the bank" in thumb.text
    (temples, _) = (block for block in thumb.page.blocks if isinstance(block, PanelMenu))
    assert (temples.placeholder, temples.most) == ("Choose a city for a temple", 1)
    thumb.choose("Roma for 4 marble")
    assert "**Temple:** 6 marble, and 1 coin" in thumb.text
    assert "Massilia for 6 marble" in thumb.options


def test_de7_what_a_played_card_would_lose_is_told_at_the_end_of_the_turn() -> None:
    builder = nation(cities="roma:gold", purse=pay(9), cards="architect settlers")
    thumb = Presser(turn("temple", builder))
    thumb.tap("Play Architect")
    thumb.tap("1 card")
    thumb.tap("Play Settlers")
    thumb.page = thumb.shown("more")
    assert "⚠️ Architect and Settlers not used: lost when your turn ends." in thumb.text
    thumb.page = thumb.shown("temples")
    thumb.choose("Roma for 4 marble")
    thumb.page = thumb.shown("more")
    assert "⚠️ Settlers not used: lost when your turn ends." in thumb.text


def test_every_line_of_a_long_way_can_be_done() -> None:
    """Galleys cross three borders with NAVIGATIO and a fair wind; every such option can be chosen."""
    romans = nation(
        cities="roma:gold", know_hows="navigatio", galleys={"mare_tyrrhenum": 12}, cards="fair_wind"
    )
    thumb = Presser(turn("maneuver-1", romans))
    thumb.tap("1 card")
    thumb.tap("Play Fair wind")
    thumb.tap("12 galleys Mare Tyrrhenum · 3 moves")
    here = thumb.position
    for label in [label for label in thumb.options if label.endswith("3 moves")]:
        thumb.position = here
        thumb.page = thumb.shown("group.galley.mare_tyrrhenum.3.12")
        thumb.choose(label)
        assert thumb.position.current.count("galley", "mare_tyrrhenum") == 0


def test_a_lost_city_is_told_before_the_card_for_it_is_taken() -> None:
    rival = nation(cities="croton:iron carthago:gold")
    conquered = events(
        turn("maneuver-1", nation(cities="roma:gold", legions={"croton": 1}), rival),
        Conquer("croton", 1, 0),
    )
    due = position(to_move="carthaginians", cards_due=2)
    for lost, gained, reason in (
        (True, 1, "you lost a city, and your opponent gained a personage."),
        (False, 2, "anything else: your opponent gained 2 personages."),
    ):
        begun = (CardsDue("carthaginians", 2, gained, lost),)
        page = page_of(replace(view(due), lost=conquered, opening=begun))
        told = "\n".join(block for block in page.blocks if isinstance(block, str))
        assert "Croton" in told, "it may have been lost in an earlier turn"
        assert reason in told
    begun = (CardsDue("carthaginians", 1, 0, city_lost=True),)
    page = page_of(replace(view(replace(due, cards_due=1)), lost=conquered * 2, opening=begun))
    assert "You take 1 card before anything else: you lost 2 cities." in page.blocks


def test_de7_the_page_of_a_card_tells_its_whole_effect() -> None:
    thumb = Presser(position(nation(cities="roma:gold", cards="levy")))
    thumb.tap("1 card")
    thumb.tap("Play Levy")
    assert "You can set them up from your next turn on." in thumb.text
