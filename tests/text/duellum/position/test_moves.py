"""Texts of Duellum's legal moves, with prices, and of next steps."""

from dataclasses import replace

from bot.engine.duellum import Position
from bot.engine.duellum.actions import Conquer, Found, PlayCard, Rondel
from bot.i18n.catalogue import speaking
from bot.text.duellum.position.legal_moves import format_legal_moves
from bot.text.duellum.position.next_steps import format_next_steps
from bot.text.duellum.turn.captions import format_caption
from tests.engine.duellum.builders import PUNIC, armed, events, nation, pay, play, position, turn

TIMES = "\N{MULTIPLICATION SIGN}"


def _without_coins() -> Position:
    return position(nation(cities="roma:gold", wedge="iron"), nation(purse=pay(coins=24)), to_move="romans")


def test_wedges_tell_what_they_cost_and_bring() -> None:
    lines = format_legal_moves(
        position(nation(cities="roma:gold", temples="roma", wedge="iron", purse=pay(1)))
    )
    assert "- TEMPLUM (temples and walls): free · no temple possible, 1 wall (`/temple`)" in lines
    assert "- AURUM (gold): free, gives 3 gold and 1 coin (`/gold`)" in lines
    assert "- MILITIA (set up units): 1 of any · your recruitment box is empty (`/arming`)" in lines
    assert lines[-1] == "You have 1 marble."
    chips = format_legal_moves(_without_coins())
    assert (
        "- AURUM (gold): free, gives 1 gold and a chip of your choice, since the bank has no coin (`/gold`)"
        in chips
    )
    assert len([line for line in chips if "AURUM" in line]) == 1


def test_the_know_hows_that_are_not_named_end_the_list() -> None:
    here = position(nation(cities="roma:gold", wedge="gold", purse=pay(gold=40)))
    (line,) = (line for line in format_legal_moves(here) if "SCIENTIA" in line)
    assert " and " not in line.partition(" · ")[2]
    assert " gold) or 2 more; up to " in line


def test_omen_makes_every_way_free() -> None:
    here = position(nation(wedge="iron", cards="omen"))
    told = format_next_steps(here)
    assert told.endswith("Before that, if you like: play a card with `/card play` (Omen).")
    free = format_next_steps(play(here, PlayCard("omen")))
    assert "for 1" not in free
    assert free.startswith("**Next:** move your stone. Free: `/iron`")


def test_temples_and_cities_tell_their_surcharges() -> None:
    romans = nation(cities="roma:gold neapolis:iron tarraco:iron", temples="roma", purse=pay(12, 1, 1, 2))
    here = turn("temple", romans)
    lines = format_legal_moves(here)
    assert "- 6 marble: Tarraco" in lines
    assert "- 6 marble + 1 coin: Neapolis" in lines
    assert "`/temple` (6 marble: Tarraco; 6 marble + 1 coin: Neapolis)" in format_next_steps(here)
    romans = nation(cities="roma:gold", legions={"ancona": 1}, purse=pay(1, 1, 1, 1))
    lines = format_legal_moves(turn("marble", romans))
    assert (
        "- Ancona: marble or iron for 1 marble + 1 iron + 1 gold; "
        "gold for 1 marble + 1 iron + 1 gold + 1 coin" in lines
    )
    assert "`/found` (from 1 marble + 1 iron + 1 gold: Ancona)" in format_next_steps(turn("marble", romans))


def test_de7_moves_tell_which_cities_use_settlers() -> None:
    romans = nation(cities="roma:gold", legions={"ancona": 1}, purse=pay(1, 1, 1, 1), cards="settlers")
    told = "\n".join(format_legal_moves(play(turn("marble", romans), PlayCard("settlers"))))
    assert "- Ancona: marble or iron for" in told
    assert "- Genua · by Settlers: marble or iron for" in told


def test_moves_name_the_battles_and_conquests_the_fortress() -> None:
    romans = nation(legions={"neapolis": 3}, galleys={"mare_tyrrhenum": 1}, wedge="gold")
    carthaginians = nation(
        cities="neapolis:iron carthago:gold",
        legions={"croton": 2},
        cards="fortress",
        galleys={"mare_ionium": 1},
    )
    here = turn("maneuver-1", romans, carthaginians)
    lines = format_legal_moves(here)
    assert any("Croton (battle: 2 legions)" in line for line in lines)
    assert "- Neapolis from the Carthaginians: 3 units, 2 of them for Fortress" in lines
    assert lines[-2] == "**`/end-turn`**", "what ends the turn stands last"
    assert format_next_steps(here).endswith("`/conquer` (Neapolis: 3 units) or `/end-turn`.")
    after = play(here, Conquer("neapolis", 3))
    assert format_next_steps(after) == (
        "**Next:** `/end-turn`. Your opponent then takes 1 card, because you conquered this turn."
    )


def test_cards_due_are_all_that_is_possible() -> None:
    here = position(cards_due=2, display="granary levy levy")
    assert format_legal_moves(here)[:3] == [
        "**First take 2 cards** (`/card take`)",
        "- Granary: take 2 chips",
        "- Levy: recruit up to 2 units",
    ]
    assert format_next_steps(here) == (
        "**Next:** take 2 cards first (`/card take`): Granary (take 2 chips) or "
        f"2 {TIMES} Levy (recruit up to 2 units)."
    )
    with speaking("de"):
        told = format_next_steps(here)
        assert told.endswith(
            "(`/karte nehmen`): Kornspeicher (2 Ressourcen nehmen) oder "
            f"2 {TIMES} Aushebung (bis zu 2 Einheiten rekrutieren)."
        )


def test_hints_name_what_is_really_lacking() -> None:
    """They name chips lacking for the cheapest temple or a city, and an empty recruitment box."""
    temple = turn("temple", nation(cities="roma:gold", purse=pay(4)))
    assert "(For a temple you lack 2 marble.)" in format_next_steps(temple)
    fresh = turn("arming", nation(cities="roma:gold", purse=pay(iron=4)))
    assert "(Your recruitment box is empty; SCIENTIA fills it.)" in format_next_steps(fresh)
    poor = nation(cities="roma:gold", legions={"genua": 1}, purse=pay(1, 0, 1))
    assert "(For `/found` in Genua you lack 1 iron.)" in format_next_steps(turn("arming", poor))
    sites = ("genua", "ancona", "neapolis", "croton", "brundisium", "aquileia")
    many = nation(cities="roma:gold", legions=dict.fromkeys(sites, 1), purse=pay(1, 0, 1))
    with speaking("de"):
        assert format_next_steps(turn("arming", many)).endswith(
            "(Für `/gründen` fehlt dir noch 1 Eisen: Ancona, Aquileia, Brundisium, Croton und 2 weitere.)"
        )
        fewer = replace(many, legions=armed(**dict.fromkeys(sites[1:], 1)), purse=pay(1))
        assert format_next_steps(turn("arming", fewer)).endswith(
            "(Für `/gründen` fehlen dir noch 1 Eisen und 1 Gold: "
            "Ancona, Aquileia, Brundisium, Croton oder Neapolis.)"
        )
    nowhere = turn("arming", nation(cities="roma:gold", purse=pay(1, 1, 1)))
    assert "found" not in format_next_steps(nowhere)


def test_only_recruits_that_can_be_paid_are_named() -> None:
    rich, poor = (turn("know-how", nation(cities="roma:gold", purse=pay(gold=gold))) for gold in (2, 1))
    assert "`/recruit` (legion 1 gold, galley 2 gold)" in format_next_steps(rich)
    assert "`/recruit` (legion 1 gold)" in format_next_steps(poor)
    with speaking("de"):
        assert "(Legion 1 Gold)" in format_next_steps(poor)


def test_somebody_else_reads_whose_purse_it_is() -> None:
    assert format_legal_moves(position(nation(purse=pay(2))), "Ada")[-1] == "The Romans (Ada) have 2 marble."


def test_a_turn_in_one_line_below_its_picture() -> None:
    romans = nation(cities="roma:gold", wedge="iron", legions={"genua": 1}, purse=pay(1, 1, 1))
    here = position(romans)
    told = format_caption(
        PUNIC, [*events(here, Rondel("gold")), *events(here, Rondel("gold"), Found("genua", "iron"))]
    )
    assert told == "Aurum · +1 gold +1 coin · found Genua (iron)"
