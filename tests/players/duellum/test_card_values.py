"""The worth of cards that can be used, and of cards before they are taken (DE4, DE7)."""

from bot.players.duellum import card_values
from bot.players.duellum.weights import WEIGHTS
from tests.engine.duellum.builders import PUNIC, nation, pay, position

POOR = nation(cities="roma:gold")
USE = WEIGHTS


def test_a_card_is_worth_what_it_would_do() -> None:
    rich = nation(cities="zama:iron", purse=pay(coins=8), know_hows="strata moneta", walls="zama")
    bare = nation(cities="zama:iron")
    for name in ("burglary", "academy", "earthquake"):
        card = PUNIC.cards[name]
        assert card_values.worth(card, POOR, rich, USE) > card_values.worth(card, POOR, bare, USE)


def test_every_card_has_a_worth() -> None:
    for card in PUNIC.cards.values():
        assert card_values.worth(card, POOR, POOR, USE) > 0


def test_a_hand_counts_each_card() -> None:
    held = nation(cities="roma:gold", cards="levy levy omen")
    levy, omen = (card_values.worth(PUNIC.cards[name], held, POOR, USE) for name in ("levy", "omen"))
    assert card_values.hand(PUNIC.cards, held, POOR, USE) == 2 * levy + omen


def test_cards_due_are_the_dearest_of_the_display_then_what_the_pile_holds_on_average() -> None:
    here = position(nation(cities="roma:gold"), display="fortress granary masons")
    worth = {
        name: card_values.worth(PUNIC.cards[name], here.current, here.other, USE) for name in here.display
    }
    mean = 1.0
    ranked = sorted(worth.values(), reverse=True)
    assert card_values.expected_worth(here, "romans", 1, mean, USE) == ranked[0]
    assert card_values.expected_worth(here, "romans", 4, mean, USE) == sum(ranked) + mean


def test_the_pile_is_judged_by_what_it_may_hold() -> None:
    """It may hold every card that is not visible; a valuable card on display leaves a poorer pile."""
    cheap = position(nation(cities="roma:gold"), display="earthquake earthquake masons")
    dear = position(nation(cities="roma:gold"), display="granary granary treasury")
    assert card_values.average(cheap, "romans", USE) > card_values.average(dear, "romans", USE)
