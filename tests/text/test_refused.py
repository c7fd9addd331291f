"""Texts of rule errors for the player who tried the action."""

import re

import pytest

from bot.engine.antike.actions import (
    Action,
    Answer,
    Arm,
    Conquer,
    EndTurn,
    Fight,
    Found,
    Learn,
    Move,
    Rondel,
    Trade,
)
from bot.engine.antike.actions import Temple as Build
from bot.engine.antike.position import Position
from bot.engine.errors import RuleError
from bot.i18n.catalogue import speaking
from bot.text.antike.rules.rule_errors import format_own_refusal, format_wrong_phase
from tests.engine.builders import ALL_EIGHT, EAST, maneuver, nation, opening, pay, play, position
from tests.text.test_complete import refusals


def told(here: Position, *actions: Action) -> str:
    """Return the text about the refused last action of a command with all the actions."""
    begun, earlier = here, actions[:-1]
    here = play(here, *earlier)
    with pytest.raises(RuleError) as caught:
        play(here, actions[-1])
    caught.value.facts.update(begun=begun, earlier=earlier)
    return format_own_refusal(EAST, caught.value)


def test_all_of_them_speak_to_one_person() -> None:
    for error in refusals():
        said = format_own_refusal(EAST, error)
        assert said[0].isupper() or said.startswith("“atlantis”")
        assert said[-1] == "."
        assert "None" not in said
        assert not re.search(r"\b(an own|is own|its|it has|their)\b", said), said


def test_the_stone_has_moved_already() -> None:
    here = play(opening(), Rondel("marble"))
    assert told(here, Rondel("gold")).startswith("You already moved to MARBLE this turn. `/undo` to change.")
    assert told(here, Build("tyros")).startswith("Your stone is on MARBLE this turn.")
    assert told(opening(), Answer("phoenicians", fight=True)).startswith("Nobody is asking you to fight.")
    greeks = nation(cities="athen", legions={"pella": 1}, purse=pay(1, 1, 1))
    founded = play(maneuver(greeks=greeks), Found("pella"))
    assert told(founded, Rondel("gold")).startswith(
        "You already moved to MANEUVER ① this turn. `/reset-turn` to change."
    )
    with speaking("de"):
        assert told(here, Rondel("gold")).startswith("Dein Stein steht in diesem Zug schon auf MARMOR.")


def test_nothing_is_called_possible_that_is_not() -> None:
    """No unit is on the board, so no city can be founded."""
    bare = nation(wedge="iron", cities="athen", purse=pay(1, 1, 1))
    here = play(position("greeks", greeks=bare), Rondel("marble"))
    assert told(here, Rondel("gold")).endswith("Possible now: `/end-turn`.")


def test_units_that_are_not_there() -> None:
    greeks = nation(cities="athen", legions={"athen": 2, "sparta": 1})
    here = play(maneuver(greeks=greeks), Move("legion", 2, "athen", "pella"))
    assert (
        told(here, Move("legion", 1, "napoca", "pella")) == "You have no legion in Napoca. Possible: Sparta."
    )
    assert told(here, Move("legion", 1, "pella", "athen")) == (
        "You have 2 legions with no moves left in Pella."
    )
    assert told(here, Arm("athen", 1)).startswith("Your stone is on MANEUVER")
    assert told(here, Conquer("tyros", 0, 0)) == (
        "Tyros takes exactly 1 ready unit; you have none ready there."
    )
    with speaking("de"):
        assert told(here, Move("legion", 1, "napoca", "pella")).startswith("In Napoca hast du keine Legion.")


def test_of_a_command_for_several_places_all_that_was_possible_is_named() -> None:
    greeks = nation(cities="athen", legions={"pella": 1, "napoca": 1, "sparta": 1}, purse=pay(1, 1, 1))
    here = maneuver(greeks=greeks)
    assert told(here, Found("pella"), Found("tyros")) == (
        "Tyros already has a city (Phoenicians). Possible: Napoca, Pella or Sparta. "
        "Nothing in this command was carried out."
    )
    assert told(here, Found("pella"), Found("napoca")) == (
        "A city in Napoca costs 1 marble, 1 iron and 1 gold; by then you'd have nothing left. "
        "Nothing in this command was carried out."
    )
    assert told(play(here, Found("pella")), Found("napoca")) == (
        "A city in Napoca costs 1 marble, 1 iron and 1 gold; you have nothing."
    )
    greeks = nation(cities="athen", legions={"pella": 1, "napoca": 1}, purse=pay(2, 3, 1))
    with speaking("de"):
        left = "bis dahin hättest du 1 Marmor und 2 Eisen übrig."
        assert left in told(maneuver(greeks=greeks), Found("pella"), Found("napoca"))
        assert "bis dahin hättest du nichts übrig." in told(here, Found("pella"), Found("napoca"))


def test_numbers_and_names_are_each_in_their_place() -> None:
    arabs = nation(cities="pella saba", temples="pella")
    here = maneuver(greeks=nation(cities="athen", legions={"pella": 2}, galleys={"pella": 3}), arabs=arabs)
    assert told(here, Conquer("pella", 3)).startswith(
        "Pella takes exactly 3 ready units; you have 2 legions and 3 galleys ready there."
    )
    here = play(position("greeks", greeks=nation(purse=pay(gold=9))), Rondel("know-how"))
    assert told(here, Learn("roads")) == "Roads needs Wheel first."
    here = play(position("greeks", greeks=nation(know_hows=ALL_EIGHT, purse=pay(9))), Rondel("marble"))
    traded = told(here, Trade(pay(marble=3), pay(iron=2)))
    assert traded == "You give two for each one you take: 4 resources for 2 iron."


def test_of_a_command_that_began_with_the_stone_only_places_are_named() -> None:
    here = position("greeks", greeks=nation(cities="athen pella sparta", purse=pay(marble=15)))
    said = told(here, Rondel("temple"), Build("athen"), Build("athen"))
    assert "Possible: Athen, Pella or Sparta." in said


def test_a_supply_that_the_same_command_used_up_is_told_as_of_then() -> None:
    greeks = nation(cities="athen pella", temples="athen", legions={"sparta": 15}, purse=pay(iron=5))
    here = play(position("greeks", greeks=greeks), Rondel("arming"))
    assert told(here, Arm("athen", 2), Arm("pella", 1)) == (
        "At that point in your command: You have no legion left to set up. Nothing in it was carried out."
    )
    full = told(position("greeks", greeks=greeks), Rondel("arming"), Arm("pella", 2))
    assert full.startswith("Pella takes only 1 more unit this turn (1 new unit per turn, 3 with a temple).")
    assert told(play(here, Arm("athen", 2)), Arm("pella", 1)) == "You have no legion left to set up."
    with speaking("de"):
        assert told(here, Arm("athen", 2), Arm("pella", 1)).startswith("An dieser Stelle deines Befehls: Du")


def test_a_stone_moved_too_early_hears_once_what_comes_first() -> None:
    assert told(opening(one_city=True), Rondel("marble")) == "First pick a start city: `/found`."
    owing = position("greeks", greeks=nation(owes_chip=True))
    assert told(owing, Rondel("marble")).startswith("First take the chip the bank owes you;")
    assert "Possible now" not in told(owing, Rondel("marble"))


@pytest.mark.parametrize(
    ("phase", "reason"),
    [
        ("personage", "First choose your personage: `/end-turn`."),
        ("answer", "First say whether you fight: `/answer`."),
        ("rondel", "You can trade once you have all eight know-hows."),
    ],
)
def test_a_trade_at_the_wrong_time_names_the_right_reason(phase: str, reason: str) -> None:
    assert format_wrong_phase("errors-not-now.you", phase, None, "trade") == reason


def test_a_know_how_known_and_one_too_dear() -> None:
    greeks = nation(wedge="marble", cities="athen", know_hows="wheel", purse=pay(gold=3))
    here = play(position("greeks", greeks=greeks), Rondel("know-how"))
    assert told(here, Learn("wheel")).startswith("You already have Wheel.")
    assert told(here, Learn("market")) == "Market costs 7 gold; you have 3 gold."


def test_more_units_than_can_be_paid() -> None:
    greeks = nation(wedge="gold", cities="athen sparta", temples="athen", purse=pay(iron=1, coins=1))
    here = play(position("greeks", greeks=greeks), Rondel("arming"))
    assert told(here, Arm("athen", 2, 1)) == (
        "Setting up 2 legions and 1 galley in Athen costs 3 iron; you have 1 iron and 1 coin, "
        "enough for 2 units."
    )
    assert told(here, Arm("athen", 1), Arm("sparta", 1), Arm("athen", 0, 1)).startswith(
        "Setting up 1 galley in Athen costs 1 iron; by then you'd have nothing left."
    )


def test_who_cannot_fight_or_end() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"pella": 1}), arabs=nation(cities="saba"))
    assert told(here, Fight("pella", "legion", "arabs")) == (
        "No fight in Pella: you and the Arabs don't both have legions there."
    )
    assert told(opening(), EndTurn()) == "Move your stone first; `/moves` shows where to."


def test_what_comes_first_is_named_once_and_by_its_command() -> None:
    march = Move("legion", 1, "athen", "pella")
    assert told(opening(), march) == "Move your stone first, with `/maneuver`."
    assert told(opening(), Learn("wheel")) == "Move your stone first, with `/know-how`."
    assert told(opening(), Answer("phoenicians", fight=True)) == (
        "Nobody is asking you to fight. Possible now: move the stone."
    )
    greeks = nation(wedge="iron", cities="athen sparta", know_hows=ALL_EIGHT, purse=pay(5, 1, 1))
    assert told(position("greeks", greeks=greeks), march) == (
        "Move your stone first, with `/maneuver`. Possible now: `/trade`."
    )
    here = play(position("greeks", greeks=greeks), Rondel("temple"))
    assert told(here, march) == (
        "Your stone is on TEMPLE this turn. Possible now: `/temple`, `/end-turn` or `/trade`."
    )
    owing = position("greeks", greeks=nation(wedge="iron", cities="athen", owes_chip=True))
    assert told(owing, Rondel("marble")) == (
        "First take the chip the bank owes you; any wedge's command offers it, e.g. `/marble`."
    )
    with speaking("de"):
        assert told(opening(), march) == "Setz zuerst deinen Stein, mit `/manöver`."
        assert told(opening(), EndTurn()) == "Setz zuerst deinen Stein; `/möglichkeiten` zeigt, wohin."
