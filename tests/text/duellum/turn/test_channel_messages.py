"""Messages to the channel of Duellum's games: calls, start and end."""

from bot.engine.duellum import Phase, ruleset
from bot.engine.duellum.actions import EndTurn
from bot.i18n.catalogue import speaking
from bot.model.turns import Readers
from bot.text.duellum.turn.channel_messages import call_turn, format_game_start, format_won
from bot.text.turns.channel import format_standings
from tests.engine.duellum.builders import nation, opening, play, position, turn

READERS = Readers({"romans": "Ada", "carthaginians": "Ben"})


def test_a_call_tells_how_many_cards_are_due_and_which_lie_there() -> None:
    here = position(cards_due=2, display="granary omen storm")
    assert call_turn(here) == (
        "your turn (**Romans**, round 5). First take **2 cards**. On display: Granary (take 2 chips), "
        "Omen (rondel steps are free; play before moving the stone) and Storm (send 1 enemy galley home)."
    )
    assert call_turn(position()) == "your turn (**Romans**, round 5)."
    assert call_turn(position(), "stopped").startswith(
        "your turn (**Romans**, round 5). Your plan no longer works"
    )


def test_a_beginning_tells_who_plays_for_what_with_which_cards() -> None:
    told = format_game_start(opening(draws="levy omen storm"), READERS).splitlines()
    assert told[0] == "🏛️ The game begins. Turn order: **Romans** (Ada) → **Carthaginians** (Ben)."
    assert told[1] == "Goal: 9 personages. The first to reach it wins."
    assert told[2].startswith("Cards on display: Levy (recruit up to 2 units), Omen")
    twice = format_game_start(opening(draws="levy levy storm"), READERS).splitlines()
    assert twice[2].startswith("Cards on display: 2 \N{MULTIPLICATION SIGN} Levy (recruit up to 2 units) and")
    called = format_game_start(position(nation(king=2), cards_due=1, display="levy omen storm"), READERS)
    assert "display" not in called, "the call that comes with it shows them"
    gone_on = format_game_start(position(nation(king=2)), READERS).splitlines()
    assert gone_on[1] == "Romans **2** · Carthaginians **0** (goal: 9)"


def test_an_end_names_the_winner_and_how_both_stand() -> None:
    romans = nation(
        cities="roma:gold", temples="roma", galleys={"mare_ionium": 1}, king=1, scholar=4, general=4
    )
    here = play(turn("gold", romans), EndTurn())
    assert here.winner == "romans"
    told = format_won(here, [], READERS)
    assert told.call == "finished! 🏛️ **Romans** (Ada) won with 9 personages."
    assert told.text.splitlines()[:2] == [
        "🏆 **Romans** (Ada) **9**: 1 king, 4 scholars and 4 generals",
        "- **Carthaginians** (Ben) **0**: nothing",
    ]
    with speaking("de"):
        assert (
            format_won(here, [], READERS).call
            == "Schluss! 🏛️ Die **Römer** (Ada) haben mit 9 Persönlichkeiten gewonnen."
        )
    ended = ruleset.ended(position(cards_due=2, display="granary omen storm"), None, "ended")
    assert (ended.cards_due, ended.phase) == (0, Phase.OVER), "nobody takes a card any more"
    assert format_won(ended, [], READERS).call == "finished. 🏛️ Nobody won."
    assert format_standings(ended, READERS).splitlines()[0].startswith("- **Romans** (Ada) **0**")
