"""Texts of a card: effect, when it is played, and what it would gain now."""

from bot.i18n.catalogue import speaking
from bot.text.duellum.position.cards import card_line, effect_now, playable_line
from tests.engine.duellum.builders import PUNIC, nation, pay, position, turn


def test_a_card_says_when_it_is_played_unless_that_is_at_any_time() -> None:
    assert card_line(PUNIC, "treasury") == "Treasury: take 2 coins"
    told = "Fair wind: galleys move 1 border further; play while moving units"
    assert card_line(PUNIC, "fair_wind") == told
    with speaking("de"):
        told = "Akademie: 1 Gold je Fortschritt des Gegners; spielbar auf SCIENTIA"
        assert card_line(PUNIC, "academy") == told


def test_an_amount_that_only_the_position_tells_is_told() -> None:
    rival = nation(know_hows="strata moneta", purse=pay(coins=5))
    here = turn("know-how", nation(cards="academy burglary granary treasury"), rival)
    assert effect_now(here, "academy") == "1 gold per know-how of the opponent (now 2 gold)"
    assert effect_now(here, "burglary") == "opponent loses half their coins (now 2 coins)"
    assert effect_now(here, "treasury") == "take 2 coins"
    assert effect_now(here, "granary") == "take 2 chips"


def test_a_bank_that_has_too_little_is_told() -> None:
    here = position(nation(cards="treasury", purse=pay(coins=11)), nation(purse=pay(coins=12)))
    assert playable_line(here, "treasury") == "Treasury: take 2 coins (now 1 coin)"
