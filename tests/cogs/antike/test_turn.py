"""Turns played through commands, by the real client, on the local Discord."""

from bot.cogs.turn.submit import NOTHING
from bot.engine.antike import Phase
from bot.engine.antike.actions import EndTurn
from tests.cogs.table import TableTop, private_text
from tests.engine.builders import ALL_EIGHT, nation, pay, people, play, position
from tests.panel.panel_player import PanelPlayer


async def test_production_tells_what_came_what_is_left_and_what_comes_next(table: TableTop) -> None:
    told = await table.tell("phoenicians", "marble")
    assert "You move your stone to MARBLE." in told
    assert "You produce 1 marble." in told
    assert "**You have:** 3 marble, 1 iron, 3 gold and 1 coin." in told
    assert "`/end-turn`" in told
    told = await table.tell("phoenicians", "gold")
    assert "You already moved to MARBLE this turn. `/undo` to change." in told


async def test_a_turn_passes_and_the_others_wait(table: TableTop) -> None:
    told = await table.tell("persians", "marble")
    assert told == "It's not your turn. I'm waiting for Ada (Phoenicians)."
    assert await table.offered("persians", "marble", "pay") == []
    await table.tell("phoenicians", "gold")
    told = await table.tell("phoenicians", "end-turn")
    assert "Next up: Persians (Ben)." in told
    assert (await table.position()).mover == "persians"


async def test_temples_are_paid_together_with_the_way(table: TableTop) -> None:
    greeks = nation(wedge="maneuver-1", purse=pay(marble=6, gold=2, coins=5), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    offers = await table.offered("greeks", "temple", "provinces", provinces="")
    assert offers[0] == "Athen — 5 marble + 3 of any for the way"
    told = await table.tell("greeks", "temple", provinces="ATHEN", pay="4m 1g 3c")
    assert "6 steps for 1 gold and 2 coins" in told
    assert "build a temple in Athen for 4 marble and 1 coin" in told
    assert "2 marble, 1 gold and 2 coins" in told
    told = await table.tell("greeks", "undo")
    assert "Undid 2 actions: build a temple in Athen; move the stone to TEMPLE." in told
    told = await table.tell("greeks", "temple", provinces="athen", pay="9m")
    assert "The price is 5 marble + 3 of any for the way; you gave 9 marble. Leave out `pay`" in told
    assert (await table.position()).phase is Phase.RONDEL


async def test_a_list_in_which_nothing_can_be_chosen_says_why(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(marble=2, gold=1, coins=1), cities="athen sparta")
    await table.lay(position("greeks", greeks=greeks))
    why = ["No temple: 5 marble each; you have 2 marble + 1 coin"]
    assert await table.offered("greeks", "temple", "provinces", provinces="") == why
    assert await table.offered("greeks", "temple", "provinces", provinces="ath") == why
    assert await table.offered("greeks", "know-how", "advances", advances="") == [
        "No know-how: from 7 gold + 3 of any for the way; you have 2 marble + 1 gold + 1 coin"
    ]
    offered = await table.offered("greeks", "move", "units", units="", to="", **{"from": ""})
    assert offered == ["Move your stone first, with /maneuver."]
    before = await table.position()
    told = await table.tell("greeks", "temple", provinces=NOTHING)
    assert told == "That line only said why there is nothing to choose; nothing was done."
    assert await table.position() == before, "not even the stone has moved"
    assert await table.offered("greeks", "gold", "pay", pay="zzz") == [], "that is for want of what was typed"
    await table.lay(position("greeks", greeks=nation(wedge="maneuver-1", cities="athen sparta")))
    assert await table.offered("greeks", "arming", "units", units="") == [
        "No unit: 1 iron each; you have none"
    ]


async def test_the_way_spares_the_chips_that_are_needed(table: TableTop) -> None:
    greeks = nation(wedge="marble", purse=pay(marble=5, gold=3), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    told = await table.tell("greeks", "temple", provinces="sparta")
    assert "for 1 gold" in told
    assert "build a temple in Sparta for 5 marble" in told


async def test_arming_and_know_how_take_lists(table: TableTop) -> None:
    greeks = nation(wedge="temple", purse=pay(iron=3, coins=1), cities="athen sparta pella", temples="athen")
    await table.lay(position("greeks", greeks=greeks))
    told = await table.tell("greeks", "arming", units="2L 1G athen, 1L spar")
    assert "2 legions and 1 galley in Athen for 3 iron" in told
    assert "1 legion in Sparta for 1 coin" in told
    assert (await table.position()).nations["greeks"].count("legion", "athen") == 2

    greeks = nation(wedge="marble", purse=pay(gold=10), cities="athen sparta pella")
    persians = nation(wedge="iron", know_hows="sailing", cities="susa")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    told = await table.tell("greeks", "know-how", advances="sailing, wheel")
    assert "learn Sailing for 3 gold" in told
    assert "learn Wheel for 7 gold. It is new: a scholar" in told


async def test_units_that_stand_in_many_places_are_offered_in_a_line_that_is_not_cut(table: TableTop) -> None:
    galleys = dict.fromkeys(("adane", "antiochia", "cyrene", "dioscoridis", "leptis_magna", "memphis"), 1)
    await table.lay(position("greeks", greeks=nation(wedge="iron", cities="athen", galleys=galleys)))
    await table.tell("greeks", "maneuver", wedge="by gold")
    offered = await table.offered("greeks", "move", "units", units="", to="", **{"from": ""})
    assert offered == ["1G — 1 galley (in Adane, Antiochia, Cyrene, Dioscoridis and 2 more)"]


async def test_who_has_given_up_is_not_told_to_wait_for_a_turn(table: TableTop) -> None:
    await table.press("persians", await table.use("persians", "game concede"), "Concede")
    panel = PanelPlayer(table, "persians")
    await panel.open()
    assert "You gave up; the bot ends your turns" in panel.text
    assert "Not your turn" not in panel.text


async def test_a_march_stops_at_a_question_and_goes_on_after_the_answer(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", know_hows="sailing navigation", cities="athen sparta pella", galleys={"sparta": 2}
    )
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    told = await table.tell("greeks", "maneuver", wedge="by gold")
    assert "`/move` (2 galleys ready)" in told
    told = await table.tell("greeks", "move", units="2G", to="knossos > cyrene", **{"from": "sparta"})
    assert "Your units for Cyrene stop in Knossos" in told
    assert "Phoenicians (Ada) may fight in Knossos" in told
    told = await table.tell("greeks", "moves")
    assert told.startswith(
        "Your turn goes on once Ada (Phoenicians) has answered. What Ada (Phoenicians) can do"
    )
    panel = PanelPlayer(table, "greeks")
    await panel.open()
    assert "Waiting for an answer" in panel.text
    assert "Not your turn" not in panel.text
    told = await table.tell("greeks", "end-turn")
    assert "I'm waiting for Ada (Phoenicians) to say whether they fight in Knossos" in told
    told = await table.tell("phoenicians", "answer", fight=True)
    assert "The Greeks fight you in Knossos; each side loses 1 galley." in told
    told = await table.tell("greeks", "undo")
    assert "The game has gone on since; Ada must agree." in told
    told = await table.tell("greeks", "move", units="1g", to="cyrene", **{"from": "knossos"})
    assert "You move 1 galley: Knossos → Cyrene" in told


async def test_units_that_cannot_go_are_refused_before_others_wait_for_an_answer(table: TableTop) -> None:
    """A galley has no way to Palmyra, where the Persians would be asked about the legions (M1, M5)."""
    greeks = nation(wedge="iron", cities="athen", legions={"tyros": 2}, galleys={"tyros": 1})
    persians = nation(cities="susa palmyra", legions={"palmyra": 1})
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    await table.tell("greeks", "maneuver", wedge="by gold")
    before = await table.position()
    told = await table.tell("greeks", "move", units="2L 1G", to="palmyra", **{"from": "tyros"})
    assert told.startswith("Tyros → Palmyra is a land border, and galleys can't cross it.")
    told = await table.tell("greeks", "move", units="2L 2G", to="antiochia", **{"from": "tyros"})
    assert "You have 1 galley with 1 move left in Tyros." in told
    assert await table.position() == before


async def test_a_province_farther_away_is_refused_with_the_way_to_it(table: TableTop) -> None:
    """The way is the one that completion offers, around the Phoenicians who may fight in Knossos (M1, M5)."""
    greeks = nation(
        wedge="iron",
        know_hows="sailing navigation",
        cities="sparta",
        galleys={"athen": 1},
        legions={"athen": 1},
    )
    await table.lay(position("greeks", greeks=greeks, phoenicians=nation(galleys={"knossos": 1})))
    await table.tell("greeks", "maneuver", wedge="by gold")
    before = await table.position()

    async def refused(to: str, units: str = "1G") -> str:
        told = await table.tell("greeks", "move", units=units, to=to, **{"from": "athen"})
        assert await table.position() == before
        return told

    told = await refused("cyrene")
    assert told == "You can't go straight from Athen to Cyrene. Write the whole way: `Sparta > Cyrene`."
    told = await refused("sparta > alexandria")
    assert "straight from Sparta to Alexandria. Write the whole way: `Sparta > Cyrene > Alexandria`." in told
    assert "`Sparta > Cyrene > Alexandria`" in await refused("cyrene > alexandria")
    assert (await refused("susa")).startswith(
        "Athen and Susa aren't neighbours. From Athen galleys can go to"
    )
    assert (await refused("cyrene", "1L 1G")).startswith("Athen and Cyrene aren't neighbours.")
    assert (await refused("sparta > cyrene > susa")).startswith("Cyrene and Susa aren't neighbours.")
    assert (await refused("knossos > susa")).startswith("Knossos and Susa aren't neighbours."), (
        "nobody is asked"
    )
    told = await table.tell("greeks", "move", units="1G", to="Sparta > Cyrene", **{"from": "athen"})
    assert "Cyrene" in told
    assert await table.position() != before


async def test_conquering_ends_movement_and_spends_the_units_named(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        cities="athen sparta pella",
        legions={"tyros": 2},
        galleys={"tyros": 2},
        purse=pay(coins=3),
    )
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", legions={"tyros": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    await table.tell("greeks", "maneuver")
    offers = await table.offered("greeks", "conquer", "units", province="tyros", units="")
    assert set(offers) == {"2G — 2 galleys", "1L 1G — 1 legion and 1 galley", "2L — 2 legions"}
    told = await table.tell(
        "greeks", "conquer", province="Tyros — 2 units; of the Phoenicians", units="1L 1G"
    )
    assert "conquer Tyros from the Phoenicians with 1 legion and 1 galley" in told
    told = await table.tell("greeks", "move", units="1L", to="petra", **{"from": "tyros"})
    assert "After a conquest you can't move or fight any more this turn." in told
    told = await table.tell("greeks", "reset-turn")
    assert "Undid 2 actions: conquer Tyros with 1 legion and 1 galley; move the stone" in told
    assert (await table.position()).owner("tyros") == "phoenicians"


async def test_without_a_stone_a_city_is_given_up(table: TableTop) -> None:
    others = {"tyros", "paphos", "alexandria", "susa", "artaxata", "zadrakarta", "saba", "adane", "moscha"}
    board = position("greeks").setup.board
    own = sorted(set(board.provinces) - others)[:25]
    greeks = nation(wedge="iron", cities=" ".join(own), legions={"tyros": 2})
    await table.lay(position("greeks", greeks=greeks))
    await table.tell("greeks", "maneuver")
    told = await table.tell("greeks", "conquer", province="tyros")
    assert "You have no city stone left. Give up one of your cities: `Tyros (give up Adulis)`." in told
    offers = await table.offered("greeks", "conquer", "province", province="tyros (give up ath")
    assert offers == ["Tyros (give up Athen) — takes 1 unit; city of the Phoenicians"]
    told = await table.tell("greeks", "conquer", province="tyros (give up athen)")
    assert "You give up Athen for its city stone" in told
    assert (await table.position()).owner("athen") is None


async def test_fighting_founding_and_trading(table: TableTop) -> None:
    greeks = nation(
        wedge="iron",
        know_hows=ALL_EIGHT,
        cities="athen sparta pella",
        galleys={"knossos": 2, "cyrene": 1},
        purse=pay(marble=1, gold=3, coins=2),
    )
    phoenicians = nation(wedge="gold", cities="tyros paphos alexandria", galleys={"knossos": 1})
    await table.lay(position("greeks", greeks=greeks, phoenicians=phoenicians))
    await table.tell("greeks", "maneuver")
    told = await table.tell("greeks", "fight", province="knossos", unit="galley", nation="phoen")
    assert "You fight the Phoenicians in Knossos; each side loses 1 galley." in told
    told = await table.tell("greeks", "trade", give="2g", take="1i")
    assert "trade 2 gold for 1 iron" in told
    offers = await table.offered("greeks", "found", "provinces", provinces="")
    assert offers[0].startswith("Cyrene — 1 marble + 1 iron + 1 gold; gives ")
    told = await table.tell("greeks", "found", provinces="cyrene")
    assert "found a city in Cyrene for 1 marble, 1 iron and 1 gold" in told
    told = await table.tell("greeks", "trade", give="1c", take="1i")
    assert "You give two for each one you take" in told


async def test_several_cities_are_founded_with_one_command(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", cities="athen", galleys={"knossos": 1, "cyrene": 1}, purse=pay(marble=2, iron=2, gold=2)
    )
    await table.lay(position("greeks", greeks=greeks))
    await table.tell("greeks", "maneuver")
    await table.tell("greeks", "found", provinces="cyrene, knossos")
    assert (await table.position()).nations["greeks"].cities == {"athen", "cyrene", "knossos"}


async def test_an_owed_chip_is_offered_by_any_wedge_and_survives_a_restart(table: TableTop) -> None:
    owing = nation(wedge="iron", cities="athen sparta pella", owes_chip=True)
    rich = nation(wedge="gold", cities="tyros paphos alexandria", purse=pay(coins=30))
    await table.lay(position("greeks", greeks=owing, phoenicians=rich))
    used = await table.use("greeks", "temple")
    assert used.original is not None
    assert "Take a chip instead" in used.original.content
    pressed = await table.press("greeks", used, "Gold")
    assert pressed.original is not None
    assert "take 1 gold instead of a coin" in pressed.original.content
    assert pressed.original.components == []
    assert (await table.position()).nations["greeks"].purse == pay(gold=1)
    again = await table.use("greeks", "temple")
    assert again.original is not None
    assert "You move your stone to TEMPLE" in again.original.content


async def test_the_eighth_know_how_lets_choose_a_personage(table: TableTop) -> None:
    known = ALL_EIGHT.replace(" democracy", "")
    greeks = nation(
        wedge="arming",
        know_hows=known,
        cities="athen sparta pella",
        purse=pay(gold=10),
        personages=people(king=1),
    )
    persians = nation(cities="susa", know_hows="monarchy democracy")
    await table.lay(position("greeks", greeks=greeks, persians=persians))
    await table.tell("greeks", "know-how", advances="democracy")
    used = await table.use("greeks", "end-turn")
    assert used.original is not None
    labels = {button["label"] for row in used.original.components for button in row["components"]}
    here = await table.position()
    assert here.phase is Phase.PERSONAGE
    assert labels == {"↩ Undo", *(kind.capitalize() for kind in here.choice)}
    again = await table.use("greeks", "marble")
    assert again.original is not None
    assert "Choose your personage" in again.original.content
    pick = here.choice[0]
    pressed = await table.press("greeks", again, pick.capitalize())
    assert pressed.original is not None
    assert f"1 {pick} for all eight know-hows" in pressed.original.content
    stale = await table.press("greeks", used, pick.capitalize())
    assert stale.original is not None
    assert "out of date" in stale.original.content
    assert (await table.position()).mover != "greeks"


async def test_undo_under_a_reply_takes_back_that_command_alone(table: TableTop) -> None:
    greeks = nation(wedge="iron", purse=pay(gold=3, coins=1), cities="athen sparta pella")
    await table.lay(position("greeks", greeks=greeks))
    before = await table.position()
    dear = await table.use("greeks", "marble")
    assert "2 gold" in private_text(dear)
    assert (await table.position()).current.wedge == "marble"
    undone = await table.press("greeks", dear, "↩ Undo")
    assert private_text(undone).startswith("Undid 1 action: move the stone to MARBLE.")
    assert await table.position() == before
    free = await table.use("greeks", "gold")
    assert "out of date" in private_text(await table.press("greeks", dear, "↩ Undo"))
    assert (await table.position()).current.wedge == "gold"
    await table.tell("greeks", "end-turn")
    await table.tell("phoenicians", "gold")
    asked = private_text(await table.press("greeks", free, "↩ Undo"))
    assert "Ada" in asked
    assert (await table.position()).mover == "phoenicians"


async def test_an_answer_that_nobody_asks_for(table: TableTop) -> None:
    for who in ("phoenicians", "persians"):
        assert (await table.tell(who, "answer", fight=True)).startswith("Nobody is asking you to fight.")


async def test_refusals_are_private_and_name_what_would_work(table: TableTop) -> None:
    told = await table.tell("phoenicians", "temple", provinces="atlantis")
    assert "There is no province “atlantis”" in told
    told = await table.tell("phoenicians", "temple", provinces="tyross")
    assert "Did you mean Tyros" in told
    told = await table.tell("phoenicians", "know-how", advances="m")
    assert "may be Market or Monarchy" in told
    told = await table.tell("phoenicians", "marble", pay="lots")
    assert "Example: `2g 1c`" in told
    told = await table.tell("phoenicians", "temple", provinces="tyros")
    assert "A temple in Tyros costs 5 marble; you have " in told
    told = await table.tell("phoenicians", "undo")
    assert told == "Nothing to undo: this turn has only just begun."
    told = await table.tell("Finn", "gold")
    assert told.startswith("You're not in this game.")
    assert (await table.position()).phase is Phase.RONDEL


async def test_the_winning_turn_is_told(table: TableTop) -> None:
    greeks = nation(
        wedge="iron", cities="athen sparta pella knossos cyrene", personages=people(scholar=7, general=1)
    )
    here = position("greeks", greeks=greeks)
    await table.lay(here)
    await table.tell("greeks", "gold")
    assert play(await table.position(), EndTurn()).winner == "greeks"
    told = await table.tell("greeks", "end-turn")
    assert "You win the game" in told
    told = await table.tell("greeks", "gold")
    assert "This game is over: **Greeks** (Dario) won." in told
