"""Turns on the panel, with the real client on the local Discord."""

import pytest

from bot.engine.antike import Phase
from bot.engine.terms import Wedge
from tests.cogs.table import CHANNEL, TableTop
from tests.engine.antike.rules.test_conquest import full
from tests.engine.builders import ALL_EIGHT, nation, pay, people, position
from tests.panel.panel_player import PanelPlayer

pytestmark = pytest.mark.slow


async def test_production_takes_three_taps(table: TableTop) -> None:
    thumb = PanelPlayer(table, "phoenicians")
    await thumb.open()
    assert "MARBLE · +1" in thumb.labels
    assert "**MARBLE**" not in thumb.text, "its button has said it all"
    await thumb.wedge("MARBLE")
    assert "You produce 1 marble" in thumb.text
    assert "End your turn?" in thumb.text
    await thumb.tap("End turn")
    assert "Waiting for Ben (**Persians**)." in thumb.text
    assert thumb.taps == 3
    assert (await table.position()).mover == "persians"


async def test_temples_are_chosen_in_a_menu_and_shown_before_the_turn_ends(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=11, coins=1), cities="athen sparta pella petra")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    assert "TEMPLE · up to 2" in thumb.labels
    await thumb.wedge("TEMPLE")
    assert "You can afford 2 temples (5 marble each). The bank has 20 left." in thumb.text
    assert "Each temple: 3 chips instead of 1, 3 new units a turn, defence 3." in thumb.text
    assert thumb.about("Athen") == "gives 3 gold"
    await thumb.choose("Athen", "Pella")
    assert "You build a temple in Athen for 5 marble" in thumb.text
    assert "turn not ended" not in thumb.alt
    await thumb.tap("End turn")
    assert (await table.position()).nations["greeks"].temples == {"athen", "pella"}


async def test_a_temple_in_one_of_few_cities_takes_four_taps(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=5), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("TEMPLE")
    assert "Temples: 1 of 3 for a citizen." in thumb.text
    assert "Each temple: 3 chips instead of 1, 3 new units a turn, defence 3." in thumb.text
    assert "**Pella** gives 3 marble · **Sparta** gives 3 marble" in thumb.text
    await thumb.tap("Build in Pella")
    await thumb.tap("End turn")
    assert thumb.taps == 4
    assert (await table.position()).nations["greeks"].temples == {"athen", "pella"}


async def test_a_know_how_is_learned_and_another_payment_is_one_tap_away(table: TableTop) -> None:
    greeks = nation(wedge="marble", purse=pay(gold=9, coins=4), cities="athen sparta pella")
    persians = nation(wedge="iron", know_hows="sailing", cities="susa")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    assert "Know-hows: 0 of 8; the eighth earns an extra personage." in thumb.text
    assert "▫️ **Wheel** · 7 gold · new\n" in thumb.text
    assert "▫️ **Sailing** · 3 gold\n" in thumb.text
    assert "▪️ Navigation · 10 gold, after Sailing · new\n" in thumb.text
    assert "New: nobody else knows it, so it earns you a scholar." in thumb.text
    assert thumb.about("Wheel for 7 gold") == "+1 scholar · legions get 2 moves"
    assert thumb.about("Sailing for 3 gold") == "galleys get 2 moves"
    assert "Sailing for 3 gold" in thumb.options
    await thumb.tap("Coins first")
    assert "Sailing for 3 coins" in thumb.options
    await thumb.choose("Sailing for 3 coins")
    assert "learn Sailing for 3 coins" in thumb.text
    assert (await table.position()).current.purse == pay(gold=9, coins=1)
    await thumb.tap("Review turn")
    await thumb.tap("End turn")
    assert (await table.position()).mover == "phoenicians", (
        "what costs nothing is done whatever is spent first"
    )


async def test_a_secondary_know_how_says_that_it_replaces_the_basic_one(table: TableTop) -> None:
    """Whoever may learn Currency or Democracy has Market or Monarchy: the two are not added up (P2, M8)."""
    greeks = nation(wedge="marble", know_hows="market monarchy", purse=pay(gold=20), cities="athen")
    both = nation(know_hows="market currency monarchy democracy", cities="susa")
    await table.lay(position("greeks", greeks=greeks, persians=both))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    assert thumb.about("Currency for 5 gold") == "2 chips more from each production instead of 1"
    assert thumb.about("Democracy for 5 gold") == "your cities defend with 2 more instead of 1"


async def test_a_know_how_that_cannot_be_paid_says_too_that_it_is_new(table: TableTop) -> None:
    greeks = nation(wedge="marble", purse=pay(gold=4), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks, persians=nation(know_hows="sailing", cities="susa")))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    assert "▪️ Wheel · 7 gold, 3 short · new\n" in thumb.text


async def test_a_know_how_earns_a_scholar_only_while_the_bank_has_one(table: TableTop) -> None:
    """It has one left, and the first new know-how of this turn gets that."""
    greeks = nation(wedge="marble", purse=pay(gold=20), cities="athen sparta pella")
    persians = nation(cities="susa", personages=people(scholar=7))
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    assert thumb.about("Wheel for 7 gold") == "+1 scholar · legions get 2 moves"
    await thumb.choose("Wheel for 7 gold")
    assert "**Sailing** · 7 gold\n" in thumb.text
    assert "earns you a scholar" not in thumb.text
    assert thumb.about("Sailing for 7 gold") == "galleys get 2 moves"


async def test_units_are_set_up_with_plus_and_minus(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=3, coins=1), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    assert "**Athen** · room for 3" in thumb.text
    for label in ("+ legion", "+ legion", "+ galley", "- legion"):
        await thumb.tap(label)
    assert "**Athen**: 1 legion and 1 galley · room for 1 more" in thumb.text
    assert "**Chosen:** 1 legion and 1 galley in Athen. That leaves you 1 iron and 1 coin." in thumb.text
    assert not (await table.position()).current.legions, "nothing is done before it is said"
    await thumb.tap("Set up 2 units")
    assert "1 legion and 1 galley in Athen for 2 iron" in thumb.text
    assert "💡 set up 2 units for 1 iron + 1 coin" in thumb.text
    await thumb.tap("◀ Arming")
    for _ in range(2):
        await thumb.tap("+ legion")
    assert "+ legion" in thumb.dead
    assert "+ legion" not in thumb.labels
    await thumb.tap("Clear")
    await thumb.tap("Review turn")
    await thumb.tap("End turn")
    after = await table.position()
    assert after.nations["greeks"].count("galley", "athen") == 1


async def test_units_in_so_many_cities_that_no_button_holds_them_are_set_up_in_parts(table: TableTop) -> None:
    cities = "athen sparta pella petra melitene attalia antiochia palmyra"
    await table.lay(position("greeks", greeks=nation(wedge="gold", purse=pay(iron=9), cities=cities)))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    note = "Set these up first, then go on with the rest."
    while "+ legion" in thumb.labels or "▶" in thumb.labels:
        assert note not in thumb.text
        await thumb.tap("+ legion" if "+ legion" in thumb.labels else "▶")
    assert note in thumb.text
    await thumb.tap("Set up 5 units")
    await thumb.tap("◀ Arming")
    while "+ legion" in thumb.labels or "▶" in thumb.labels:
        await thumb.tap("+ legion" if "+ legion" in thumb.labels else "▶")
    assert note not in thumb.text
    await thumb.tap("Set up 3 units")
    assert (await table.position()).current.total("legion") == 8


async def test_a_city_without_a_land_border_takes_galleys_only(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=3), cities="athen messana")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    assert "**Athen** · room for 1\n**Messana** · room for 1, galleys only" in thumb.text
    await thumb.tap("+ galley", 2)
    assert "**Messana**: 1 galley · full this turn" in thumb.text


async def test_who_opens_the_panel_anew_while_choosing_units_reads_that_none_were_saved(
    table: TableTop,
) -> None:
    await table.lay(position("greeks", greeks=nation(wedge="gold", purse=pay(iron=3), cities="athen")))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("+ legion")
    assert "**Chosen:** 1 legion in Athen." in thumb.text
    await thumb.open()
    assert "What you choose isn't saved until you set it up." in thumb.text


async def test_wedges_say_what_they_bring_and_cost_in_the_order_of_their_prices(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=1, gold=1, coins=1), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    paid = ["ARMING · up to 1 · costs 1", "MARBLE · +2 · costs 2", "KNOW-HOW · needs 7 gold · costs 3"]
    assert thumb.labels[:6] == ["TEMPLE · needs 5 marble", "GOLD · +1", "MANEUVER ① · no units", *paid]
    assert thumb.main == ["GOLD · +1"], "only what is free and brings something"
    assert thumb.dead[:2] == ["MANEUVER ② · costs 4", "IRON · costs 5"]
    assert "costs" not in thumb.text, "the buttons tell it, and the next page with what"
    assert "Pay with" not in thumb.text
    assert "The wedges you can't choose cost more than you have (3)." in thumb.text
    assert "Greeks on IRON. Free: TEMPLE, GOLD or MANEUVER ①" in thumb.alt


async def test_both_maneuvers_share_a_line(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(gold=9), cities="athen sparta", galleys={"athen": 2})
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    assert "**MANEUVER ① and MANEUVER ②**: 2 galleys" in thumb.text


async def test_a_wedge_that_brings_nothing_at_any_price_is_not_called_dear(table: TableTop) -> None:
    greeks = nation(wedge="iron", know_hows=ALL_EIGHT, cities="athen", temples="athen", purse=pay(gold=9))
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    assert "TEMPLE · none" in thumb.labels
    assert "KNOW-HOW · none · costs 3" in thumb.labels
    assert "ARMING · needs 1 iron · costs 1" in thumb.labels


@pytest.mark.parametrize(
    ("wedge", "label", "told"),
    [
        ("gold", "TEMPLE · up to 2 · costs 4", "2 temples (5 marble each)"),
        ("marble", "ARMING · up to 3 · costs 4", "3 units (1 iron each)"),
    ],
)
async def test_beside_the_price_of_a_way_stands_that_of_what_it_leads_to(
    table: TableTop, wedge: Wedge, label: str, told: str
) -> None:
    greeks = nation(wedge=wedge, purse=pay(marble=10, iron=3, gold=4), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.tap(label)
    assert f"\n-# up to {told}" in thumb.text


async def test_a_way_that_costs_something_is_asked_about(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=2, gold=2), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.tap("MARBLE · +2 · costs 2")
    assert "The way to **MARBLE** costs 2 (1 marble, 1 gold).\n-# You get 2 marble." in thumb.text
    assert (await table.position()).phase is Phase.RONDEL
    await thumb.tap("◀ Back")
    await thumb.tap("MARBLE · +2 · costs 2")
    assert "Any" in thumb.dead
    assert "a coin stands" not in thumb.text, "there is none"
    await thumb.tap("Gold first")
    await thumb.tap("Move for 2 gold")
    assert (await table.position()).current.purse == pay(marble=4)


async def test_chances_are_told_as_far_as_the_purse_goes(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        purse=pay(marble=1, iron=2, gold=1),
        cities="athen sparta pella",
        legions={"petra": 1, "taima": 1},
    )
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("GOLD")
    assert "Cities you can found, 1 marble + 1 iron + 1 gold each:" in thumb.text
    assert "**Petra** would give" in thumb.text
    assert "💡 found" not in thumb.text, "the page offers them already"
    told = await table.tell("greeks", "arming", units="1L athen")
    assert "Possible now: `/found` or `/end-turn`." in told


async def test_what_is_still_possible_has_the_price_that_would_be_paid(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(marble=3, coins=3), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("Review turn")
    assert "💡 set up 3 units for 3 coins" in thumb.text, "who has no iron is not told of iron"
    await table.tell("greeks", "reset-turn")
    await table.lay(
        position("greeks", greeks=nation(wedge="iron", purse=pay(marble=3, coins=3), cities="athen sparta"))
    )
    await thumb.open()
    await thumb.wedge("TEMPLE")
    await thumb.tap("Review turn")
    assert "💡 build 1 temple for 3 marble + 2 coins: Athen or Sparta" in thumb.text


async def test_a_group_that_goes_as_a_whole_is_named_once(table: TableTop) -> None:
    greeks = nation(wedge="iron", cities="athen sparta pella", galleys={"athen": 2})
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("2 galleys Athen · 1 move")
    assert thumb.text.count("2 galleys") == 1
    await thumb.tap("1")
    assert "2 galleys in Athen (1 move left)" in thumb.text
    assert "1 galley to …" in thumb.text


async def test_nothing_is_called_possible_that_cannot_be_done(table: TableTop) -> None:
    await table.lay(position("greeks", greeks=nation(wedge="iron", cities="athen sparta pella")))
    await table.tell("greeks", "gold")
    assert "Possible now: `/end-turn`." in await table.tell("greeks", "arming", units="1L athen")


async def test_nothing_on_the_pages_of_many_cities_is_dead(table: TableTop) -> None:
    """On the first and last page, with units chosen and another payment, a press leads to the page."""
    cities = "athen sparta pella knossos bycantium messana tomis paphos petra"
    greeks = nation(wedge="gold", purse=pay(iron=3, coins=3), cities=cities)
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("+ legion")
    await thumb.tap("Coins first")
    assert "That leaves you 3 iron and 2 coins." in thumb.text
    await thumb.tap("▶")
    assert "Page 2 of 3" in thumb.text
    await thumb.tap("▶")
    await thumb.tap("+ legion")
    await thumb.tap("Coins last")
    assert "Page 3 of 3" in thumb.text
    assert "That leaves you 1 iron and 3 coins." in thumb.text
    await thumb.tap("Set up 2 units")
    assert "End your turn?" in thumb.text
    after = await table.position()
    assert after.current.total("legion") == 2
    assert after.current.purse == pay(iron=1, coins=3)


async def test_chosen_units_are_set_up_or_put_back_before_anything_else(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=5), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    assert "Review turn" in thumb.labels
    await thumb.tap("+ legion")
    await thumb.tap("+ legion")
    ways = [label for label in thumb.labels if not label.startswith(("+", "-"))]
    assert ways == ["Fill: 3 legions", "Fill: 3 galleys", "Set up 2 units", "Clear"]
    await thumb.tap("Clear")
    assert "↩ Undo step" in thumb.labels


async def test_twelve_units_in_four_cities_take_five_taps(table: TableTop) -> None:
    cities = "athen bycantium ephesos pella sparta"
    greeks = nation(wedge="gold", purse=pay(iron=13), cities=cities, temples="athen bycantium ephesos pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("Fill: 12 legions")
    assert "**Athen**: 3 legions · full this turn" in thumb.text
    assert not [label for label in thumb.labels if label.startswith("Fill")], "nothing more fits here"
    await thumb.tap("Set up 12 units")
    await thumb.tap("End turn")
    assert thumb.taps == 5
    legions = (await table.position()).nations["greeks"].legions
    assert {city: sum(stack) for city, stack in legions.items()} == {
        "athen": 3,
        "bycantium": 3,
        "ephesos": 3,
        "pella": 3,
    }


async def test_filling_up_keeps_what_is_chosen_and_goes_as_far_as_the_purse(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=3, coins=1), cities="athen messana", temples="athen messana")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    assert [each for each in thumb.labels if "Fill" in each] == ["Fill: 3 legions", "Fill: 4 galleys"]
    await thumb.tap("+ legion")
    await thumb.tap("Fill: 3 galleys")
    chosen = "**Chosen:** 1 legion and 2 galleys in Athen and 1 galley in Messana."
    assert f"{chosen} That leaves you 0 iron and 0 coins." in thumb.text


async def test_chosen_units_are_not_set_up_in_another_position(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=5), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("+ legion")
    await table.tell("greeks", "arming", units="1G athen")
    await thumb.tap("+ legion")
    assert "This panel was out of date, so nothing was done." in thumb.text


async def test_what_is_spent_first_is_said_once(table: TableTop) -> None:
    """The choice made for the stone also applies to what is bought on the wedge, until it is changed."""
    greeks = nation(wedge="maneuver-2", purse=pay(iron=4, coins=5), cities="athen sparta pella")
    persians = nation(wedge="iron", cities="susa")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.tap("ARMING · up to 3 · costs 2")
    assert "Pay with (a coin stands for any chip):" in thumb.text
    assert "Coins last" in thumb.dead
    await thumb.tap("Coins first")
    await thumb.tap("Move for 2 coins")
    assert (await table.position()).current.purse == pay(iron=4, coins=3)
    await thumb.tap("+ legion")
    assert "That leaves you 4 iron and 2 coins." in thumb.text
    assert "Coins first" in thumb.dead
    await thumb.tap("Coins last")
    assert "That leaves you 3 iron and 3 coins." in thumb.text
    await thumb.tap("Coins first")
    await thumb.tap("Set up 1 unit")
    assert (await table.position()).current.purse == pay(iron=4, coins=2)


async def test_two_groups_a_conquest_and_a_founding_take_ten_taps(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        know_hows="wheel",
        purse=pay(marble=1, iron=1, gold=1),
        cities="athen sparta pella",
        legions={"pella": 2},
        galleys={"athen": 2},
    )
    persians = nation(wedge="iron", cities="bycantium susa")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("2 legions Pella · 2 moves")
    assert "all 2" in thumb.dead
    assert thumb.about("Bycantium · 1 move") == "city of the Persians, defence 1"
    await thumb.choose("Bycantium · 1 move")
    await thumb.tap("2 galleys Athen · 1 move")
    assert "**Knossos** · no city, iron province" in thumb.text
    await thumb.tap("Knossos · 1 move")
    await thumb.tap("Conquer Bycantium · costs 1 unit")
    await thumb.tap("Found Knossos")
    assert "End your turn?" in thumb.text
    await thumb.tap("End turn")
    assert thumb.taps == 10
    after = (await table.position()).nations["greeks"]
    assert after.cities == {"athen", "sparta", "pella", "bycantium", "knossos"}


async def test_founding_warns_of_all_that_it_ends(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        purse=pay(marble=1, iron=1, gold=1),
        cities="athen sparta pella",
        legions={"petra": 1},
        galleys={"athen": 2},
    )
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    price = "A city you can found, 1 marble + 1 iron + 1 gold"
    assert f"{price} (ends your moves and conquests; 1 legion and 2 galleys can still move):" in thumb.text
    await thumb.tap("2 galleys Athen · 1 move")
    await thumb.tap("Sparta · 1 move")
    assert "(ends your moves and conquests; 1 legion can still move):" in thumb.text
    await table.tell("greeks", "move", units="1L", to="taima", **{"from": "petra"})
    await thumb.open()
    assert f"{price}:" in thumb.text, "nobody can move any more, so nothing would be lost"


async def test_many_cities_are_founded_at_once_from_a_menu(table: TableTop) -> None:
    """As many can be chosen as can be paid."""
    sites = dict.fromkeys(["attalia", "bycantium", "ephesos", "petra", "sinope", "tomis"], 1)
    greeks = nation(
        wedge="marble", purse=pay(marble=2, iron=2, gold=2), cities="athen sparta pella", legions=sites
    )
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    assert "Found Petra" not in thumb.labels
    assert thumb.most("Petra") == 2
    await thumb.choose("Ephesos", "Petra")
    after = (await table.position()).nations["greeks"]
    assert after.cities == {"athen", "sparta", "pella", "ephesos", "petra"}
    assert after.purse == pay()


async def test_a_march_waits_for_an_answer_and_goes_on(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", know_hows="sailing navigation", cities="athen sparta pella", galleys={"sparta": 2}
    )
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    thumb, other = PanelPlayer(table, "greeks"), PanelPlayer(table, "phoenicians")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("2 galleys Sparta · 3 moves")
    asked = "Phoenicians in Knossos may fight (they will be asked)"
    assert thumb.about("Knossos · 1 move") == f"no city, iron province · {asked}"
    await thumb.tap("1")
    await thumb.choose("Knossos · 1 move")
    assert "Waiting for Ada (**Phoenicians**)." in thumb.text
    await other.open()
    assert "do you fight?" in other.text.lower()
    await other.tap("Don't fight")
    await thumb.tap("Refresh")
    assert "1 galley Knossos · 2 moves" in thumb.labels
    await thumb.tap("1 galley Sparta · 3 moves")
    await thumb.choose("Knossos · 1 move")
    await other.open()
    await other.tap("Fight")
    assert (await table.position()).nations["phoenicians"].total("galley") == 0


async def test_whoever_may_fight_in_several_places_is_named_once(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", know_hows="sailing navigation", cities="athen sparta pella", galleys={"sparta": 1}
    )
    phoenicians = nation(
        wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1, "paphos": 1, "tyros": 1}
    )
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("1 galley Sparta · 3 moves")
    asked = "Phoenicians in Knossos and Paphos may fight (they will be asked)"
    assert thumb.about("Antiochia · 3 moves") == f"no city, marble province · {asked}"


async def test_a_menu_says_whose_city_it_is_and_who_may_fight_however_many_may(table: TableTop) -> None:
    arabs = nation(wedge="iron", know_hows="wheel", cities="tyros petra saba", legions={"tyros": 3})
    persians = nation(wedge="gold", cities="memphis artaxata susa", legions={"memphis": 2})
    greeks = nation(wedge="gold", cities="athen sparta pella", legions={"memphis": 1})
    phoenicians = nation(wedge="gold", cities="cyrene", legions={"memphis": 1})
    seated = position("arabs", arabs=arabs, persians=persians, greeks=greeks, phoenicians=phoenicians)
    await table.lay(seated)
    thumb = PanelPlayer(table, "arabs")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("3 legions Tyros · 2 moves")
    told = "city of the Persians, defence 3 · Greeks + Phoenicians + Persians may fight"
    assert thumb.about("Memphis · 1 move") == told


async def test_gold_is_worth_a_word_only_where_it_buys_something(table: TableTop) -> None:
    greeks = nation(wedge="marble", purse=pay(gold=9), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("GOLD")
    assert "End your turn?" in thumb.text
    assert "You could still" not in thumb.text
    await thumb.tap("↩ Undo step")
    await thumb.wedge("KNOW-HOW")
    await thumb.tap("Review turn")
    assert (
        "💡 learn Wheel for 7 gold, Sailing for 7 gold, Market for 7 gold or Monarchy for 7 gold"
        in thumb.text
    )


async def test_one_turn_whether_by_panel_or_by_commands(table: TableTop) -> None:
    thumb = PanelPlayer(table, "phoenicians")
    await thumb.open()
    await thumb.wedge("MARBLE")
    told = await table.tell("phoenicians", "undo")
    assert "Undid 1 action: move the stone to MARBLE." in told
    await table.tell("phoenicians", "gold")
    await thumb.open()
    assert "produce 1 gold" in thumb.text
    await thumb.tap("↩ Undo step")
    assert "Undid" in thumb.text
    assert (await table.position()).phase is Phase.RONDEL


async def test_an_old_panel_does_nothing_and_says_so(table: TableTop) -> None:
    thumb = PanelPlayer(table, "phoenicians")
    await thumb.open()
    old = thumb.custom_id("MARBLE · +1")
    await thumb.wedge("IRON")
    await thumb.tap("↩ Undo step")
    await thumb.wedge("GOLD")
    assert "produce 1 gold" in thumb.text
    end = thumb.custom_id("End turn")
    await table.tell("phoenicians", "undo")
    await thumb.press(thumb.shown, end)
    assert "This panel was out of date, so nothing was done." in thumb.text
    assert "MARBLE · +1" in thumb.labels, "it has refreshed itself"
    assert (await table.position()).mover == "phoenicians"
    assert old != thumb.custom_id("MARBLE · +1")


async def test_a_chip_is_taken_first_where_the_bank_had_no_coin(table: TableTop) -> None:
    greeks = nation(wedge="gold", cities="athen sparta pella", owes_chip=True)
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    assert "The bank had no coin for you." in thumb.text
    await thumb.tap("1 iron")
    assert "move your stone" in thumb.text
    assert (await table.position()).current.purse.iron == 1


async def test_the_personage_of_all_eight_know_hows_is_chosen(table: TableTop) -> None:
    known = ALL_EIGHT.replace("democracy", "")
    greeks = nation(wedge="marble", purse=pay(gold=10), know_hows=known, cities="athen sparta pella")
    persians = nation(wedge="iron", cities="susa", personages=people(king=2))
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("KNOW-HOW")
    await thumb.choose("Democracy for 10 gold")
    told = "**Ending your turn brings you 1 scholar and a personage of your choice.**"
    assert told in thumb.text
    await thumb.tap("End turn")
    assert "All eight know-hows" in thumb.text
    await thumb.tap("General")
    after = (await table.position()).nations["greeks"]
    assert (after.personages.scholar, after.personages.general) == (1, 1)


async def test_two_for_one_where_all_is_known(table: TableTop) -> None:
    greeks = nation(wedge="marble", purse=pay(gold=4), know_hows=ALL_EIGHT, cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("IRON")
    assert "💡 trade, two for one" in thumb.text
    await thumb.tap("Trade")
    assert "Two of anything for one chip of your choice" in thumb.text
    await thumb.choose("2 gold → 1 marble")
    assert (await table.position()).current.purse.marble == 1


async def test_a_fight_is_picked_and_a_strong_city_says_what_it_takes(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", know_hows="wheel", cities="athen sparta pella", legions={"bycantium": 1, "tomis": 2}
    )
    persians = nation(wedge="iron", cities="bycantium susa", temples="bycantium", legions={"tomis": 1})
    arabs = nation(wedge="iron", cities="saba", legions={"tomis": 1})
    await table.lay(position("greeks", greeks=greeks, persians=persians, arabs=arabs))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    assert "Bycantium takes 3 ready units; 1 is there." in thumb.text
    both = {"Fight Arabs in Tomis · 1 legion", "Fight Persians in Tomis · 1 legion"}
    assert both <= set(thumb.labels)
    assert "You can fight (both sides lose the units named):" in thumb.text
    await thumb.tap("Fight Persians in Tomis · 1 legion")
    after = (await table.position()).nations
    assert (after["greeks"].total("legion"), after["persians"].total("legion")) == (2, 0), "1 of 3 and 1 of 1"


async def test_the_mix_for_a_conquest_is_chosen(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        know_hows="wheel sailing",
        cities="athen sparta pella",
        legions={"bycantium": 1},
        galleys={"bycantium": 1},
    )
    persians = nation(wedge="iron", cities="bycantium susa")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("Conquer Bycantium · costs 1 unit")
    assert "Bycantium (Persians) takes exactly **1** of your ready units" in thumb.text
    await thumb.choose("1 galley")
    after = (await table.position()).nations["greeks"]
    assert (after.count("legion", "bycantium"), after.count("galley", "bycantium")) == (1, 0)


async def test_m12_a_city_to_give_up_for_its_stone_tells_of_its_temple_and_comes_last(
    table: TableTop,
) -> None:
    await table.lay(full(temples="athen"))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.tap("Conquer Mecca · costs 1 unit")
    assert "You have no city stone left, so one of your cities is given up for it." in thumb.text
    assert thumb.options[0] == "1 legion, giving up Ammonion"
    assert thumb.options[-1] == "1 legion, giving up Athen and its temple"
    await thumb.choose("1 legion, giving up Gordion")
    assert "gordion" not in (await table.position()).nations["greeks"].cities


async def test_f1_who_has_no_city_stone_left_is_told_instead_of_a_price(table: TableTop) -> None:
    await table.lay(full())
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    assert "You have no city stones left." in thumb.text


async def test_the_button_under_the_board_opens_the_panel_of_whoever_presses_it(table: TableTop) -> None:
    await table.tell("phoenicians", "marble")
    await table.tell("phoenicians", "end-turn")
    board = await table.public("your turn (**Persians**")
    thumb, other = PanelPlayer(table, "persians"), PanelPlayer(table, "greeks")
    await thumb.open(board)
    assert "Round 1: move your stone" in thumb.text
    await other.open(board)
    assert "Waiting for Ben (**Persians**)." in other.text


async def test_whoever_does_not_play_is_told_so(table: TableTop) -> None:
    used = await table.sandbox.user("Elif").command("turn", CHANNEL)
    assert used.original is not None
    assert "not in this game" in used.original.content


async def test_three_units_in_two_cities_take_seven_taps(table: TableTop) -> None:
    greeks = nation(wedge="gold", purse=pay(iron=3, coins=2), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("ARMING")
    await thumb.tap("+ legion")
    await thumb.tap("+ legion")
    await thumb.tap("+ legion", 2)
    await thumb.tap("Set up 3 units")
    await thumb.tap("End turn")
    assert thumb.taps == 7
    legions = (await table.position()).nations["greeks"].legions
    assert {city: sum(stack) for city, stack in legions.items()} == {"athen": 2, "pella": 1}


async def test_units_that_arrive_without_a_move_left_are_said_not_to_conquer(table: TableTop) -> None:
    persians = nation(
        wedge="gold", cities="artaxata ninive susa", legions={"susa": 3, "petra": 1}, galleys={"athen": 1}
    )
    greeks = nation(cities="babylon sparta pella")
    await table.lay(position("persians", persians=persians, greeks=greeks))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("3 legions Susa · 1 move")
    told = "**Babylon** · city of the Greeks, defence 1"
    assert f"{told} · no move left to conquer\n" in thumb.text
    await thumb.tap("Babylon · 1 move")
    spent = "Your units in Babylon have no moves left and can't conquer."
    assert spent in thumb.text
    await thumb.tap("Review turn")
    assert spent in thumb.text
    await thumb.tap("◀ Units")
    await thumb.tap("1 galley Athen · 1 move")
    await thumb.tap("Sparta · 1 move")
    assert "Your units in Babylon and Sparta have no moves left and can't conquer." in thumb.text
    persians = nation(wedge="gold", know_hows="wheel", cities="artaxata ninive susa", legions={"susa": 3})
    await table.lay(position("persians", persians=persians, greeks=greeks))
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("3 legions Susa · 2 moves")
    assert thumb.about("Babylon · 1 move") == "city of the Greeks, defence 1"
    await thumb.choose("Babylon · 1 move")
    assert "can't conquer" not in thumb.text
    assert "Conquer Babylon · costs 1 unit" in thumb.labels


async def test_a_city_that_others_can_still_conquer_is_not_called_safe(table: TableTop) -> None:
    legions = {"susa": 1, "harmotia": 1}
    persians = nation(wedge="gold", know_hows="wheel", cities="artaxata ninive susa", legions=legions)
    greeks = nation(cities="babylon sparta pella")
    await table.lay(position("persians", persians=persians, greeks=greeks))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("1 legion Harmotia · 2 moves")
    assert "city of the Greeks, defence 1 · no move left to conquer\n" in thumb.text
    await thumb.tap("Babylon · 2 moves")
    assert "Your units in Babylon have no moves left and can't conquer." in thumb.text
    await thumb.tap("1 legion Susa · 2 moves")
    await thumb.choose("Babylon · 1 move")
    assert "can't conquer" not in thumb.text
    assert "Conquer Babylon · costs 1 unit" in thumb.labels


async def test_m7_a_city_still_too_strong_is_told_as_long_as_a_conquest_is_possible(table: TableTop) -> None:
    persians = nation(
        wedge="gold", cities="artaxata ninive susa", legions={"babylon": 1, "pella": 1, "sparta": 1}
    )
    greeks = nation(cities="babylon sparta pella athen", temples="sparta")
    await table.lay(position("persians", persians=persians, greeks=greeks))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("Conquer Babylon · costs 1 unit")
    assert "Sparta takes 3 ready units; 1 is there." in thumb.text
    await thumb.tap("Conquer Pella · costs 1 unit")
    assert "End your turn?" in thumb.text
    assert "Sparta" not in thumb.text
    assert "move 1 legion" not in thumb.text, "movement is over"


async def test_a_last_city_that_spent_units_have_entered_is_not_called_conquerable_later(
    table: TableTop,
) -> None:
    persians = nation(wedge="gold", cities="artaxata ninive susa", legions={"susa": 3})
    await table.lay(position("persians", persians=persians, greeks=nation(cities="babylon")))
    thumb = PanelPlayer(table, "persians")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    await thumb.tap("3 legions Susa · 1 move")
    await thumb.tap("Babylon · 1 move")
    assert "End your turn?" in thumb.text
    assert "can't conquer" not in thumb.text


async def test_the_end_of_the_turn_tells_what_it_brings_and_the_way_there_how_far_it_is(
    table: TableTop,
) -> None:
    greeks = nation(
        wedge="iron",
        purse=pay(marble=1, iron=1, gold=1),
        cities="athen sparta pella ephesos",
        legions={"bycantium": 1},
        galleys={"athen": 1, "knossos": 2},
    )
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("MANEUVER ①")
    assert "Galleys in 2 of 7 provinces for a navigator." in thumb.text
    assert "Cities: 4 of 5 for a king." in thumb.text
    await thumb.tap("Review turn")
    assert "Ending your turn" not in thumb.text
    await thumb.tap("Found Bycantium")
    assert "**Ending your turn brings you 1 king.**" in thumb.text


async def test_a_turn_that_wins_says_so(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        cities="athen sparta pella ephesos petra",
        temples="athen sparta pella",
        personages=people(scholar=7),
    )
    await table.lay(position("greeks", greeks=greeks))
    thumb = PanelPlayer(table, "greeks")
    await thumb.open()
    await thumb.wedge("GOLD")
    told = "**Ending your turn wins the game.** It brings you 1 king and 1 citizen."
    assert told in thumb.text
    await thumb.tap("End turn")
    assert "The game is over" in thumb.text


async def test_the_panel_of_an_ended_game_says_so_while_the_next_one_is_opened(table: TableTop) -> None:
    thumb = PanelPlayer(table, "phoenicians")
    await thumb.open()
    await table.press("phoenicians", await table.use("phoenicians", "game end"), "End the game")
    await table.use("Finn", "game new")
    await thumb.press(thumb.shown, thumb.custom_id("MARBLE · +1"))
    assert "This panel was out of date, so nothing was done." in thumb.text
    assert "The game is over" in thumb.text
