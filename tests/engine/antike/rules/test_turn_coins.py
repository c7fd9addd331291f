"""The coin of the round (S7)."""

from bot.engine.antike import Position
from bot.engine.antike.actions import EndTurn, Rondel, TakeChip
from bot.engine.antike.events import ChipOwed, ChipTaken, CoinTaken, RoundBegan, TurnBegan
from bot.engine.terms import CHIPS, Chip, Nation
from tests.engine.builders import events, nation, of_type, opening, pay, play, position, refused, seats


def coins(here: Position) -> dict[Nation, int]:
    return {name: each.purse.coins for name, each in here.nations.items()}


def test_s7_every_nation_takes_a_coin_at_the_start_of_every_round_the_first_included() -> None:
    for number in (3, 4, 5, 6):
        here = opening(number)
        assert coins(here) == dict.fromkeys(seats(number), 1)
        assert here.bank.coins == 30 - number
        for _ in range(number):
            assert coins(here) == dict.fromkeys(seats(number), 1)
            here = play(here, Rondel("iron"), EndTurn())
        assert coins(here) == dict.fromkeys(seats(number), 2)
        assert here.bank.coins == 30 - 2 * number


def end_of_round(bank: int, spent: int = 0) -> Position:
    """Return the turn of the Greeks, last in the round, with `bank` coins in the bank and `spent` in hand."""
    greeks = nation(wedge="iron", purse=pay(coins=spent))
    here = position("greeks", greeks=greeks, arabs=nation(purse=pay(coins=30 - bank - spent)))
    assert here.bank.coins == bank
    return here


def test_s7_the_coins_go_in_turn_order_and_those_who_find_none_are_owed_a_chip() -> None:
    here = play(end_of_round(2), Rondel("temple"))
    assert events(here, EndTurn())[1:] == (
        RoundBegan(6),
        CoinTaken("phoenicians"),
        CoinTaken("persians"),
        ChipOwed("arabs"),
        ChipOwed("greeks"),
        TurnBegan("phoenicians"),
    )
    here = play(here, EndTurn())
    assert here.bank.coins == 0
    assert [name for name, each in here.nations.items() if each.owes_chip] == ["arabs", "greeks"]
    assert coins(here) == {"phoenicians": 1, "persians": 1, "arabs": 28, "greeks": 0}


def test_s7_the_choice_is_made_at_the_start_of_its_own_turn_and_nobody_waits_before() -> None:
    here = play(end_of_round(2), Rondel("temple"), EndTurn())
    for _ in range(2):
        refused(here, TakeChip("iron"), "not-now")
        here = play(here, Rondel("iron"), EndTurn())
    assert here.mover == "arabs"
    assert of_type(here, "take_chip") == [TakeChip(chip) for chip in CHIPS]
    assert of_type(here, "rondel") == []
    refused(here, Rondel("iron"), "not-now")
    refused(here, EndTurn(), "not-now")
    before = here.current.purse
    for chip in CHIPS:
        after = play(here, TakeChip(chip))
        assert after.current.purse.count_of(chip) == before.count_of(chip) + 1
        assert after.current.purse.total == before.total + 1
        assert not after.current.owes_chip
        assert after.bank == here.bank
        assert events(here, TakeChip(chip)) == (ChipTaken("arabs", chip),)
        refused(after, TakeChip(chip), "not-now")
        assert of_type(after, "rondel")


def test_s7_the_first_of_the_round_chooses_right_away() -> None:
    here = play(end_of_round(0), Rondel("temple"), EndTurn())
    assert here.awaited == "phoenicians"
    assert all(each.owes_chip for each in here.nations.values())
    here = play(here, TakeChip("gold"), Rondel("gold"))
    assert here.current.purse == pay(gold=2)  # Paphos yields the other


def test_s7_never_a_coin_instead() -> None:
    here = play(end_of_round(0), Rondel("temple"), EndTurn())
    coin: Chip = "coins"  # type: ignore[assignment]
    refused(here, TakeChip(coin), "no-such-chip")


def test_s7_spent_coins_are_the_bank_s_again_and_taken_in_the_next_round() -> None:
    here = play(end_of_round(0, spent=2), Rondel("marble", pay(coins=2)), EndTurn())
    assert coins(here) == {"phoenicians": 1, "persians": 1, "arabs": 28, "greeks": 0}
    assert [name for name, each in here.nations.items() if each.owes_chip] == ["arabs", "greeks"]


def test_s7_a_coin_that_comes_back_later_in_the_round_pays_no_debt() -> None:
    """A chip stays owed, because that was fixed when the bank was empty."""
    arabs, persians = nation(purse=pay(coins=28)), nation(purse=pay(coins=2), wedge="iron")
    here = play(position("greeks", arabs=arabs, persians=persians), Rondel("iron"), EndTurn())
    here = play(here, TakeChip("iron"), Rondel("iron"), EndTurn(), TakeChip("iron"))
    here = play(here, Rondel("marble", pay(coins=2)), EndTurn())
    assert here.bank.coins == 2
    assert here.mover == "arabs"
    assert of_type(here, "rondel") == []
    here = play(here, TakeChip("marble"))
    assert (here.current.purse, here.bank.coins) == (pay(marble=1, coins=28), 2)


def test_s7_a_given_position_may_owe_a_chip() -> None:
    here = position("greeks", greeks=nation(owes_chip=True))
    refused(here, Rondel("iron"), "not-now")
    assert play(here, TakeChip("iron"), Rondel("gold")).current.purse == pay(iron=1, gold=1)
