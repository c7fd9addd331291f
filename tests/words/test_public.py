"""The end of a game, as the channel hears of it."""

from dataclasses import replace

from bot.engine.antike.position import Outcome, Phase
from bot.words.public import tell_conceded, tell_won
from bot.words.turns import Readers
from tests.engine.builders import nation, position

_AGAIN = "\n`/replay` shows the whole game once more, turn by turn."


def test_whoever_has_won_the_game_can_be_seen_again() -> None:
    here = position("greeks", greeks=nation(wedge="iron", cities="athen"))
    over = replace(here, phase=Phase.OVER, outcome=Outcome("greeks", "target"))
    told = tell_won(over, (), Readers({"greeks": "Dario"}))
    assert told.call == "finished! 🏛️ **Greeks** (Dario) won by reaching the target."
    assert told.text.endswith(_AGAIN)
    assert tell_conceded("Ben", ["arabs"], ("Dario", "greeks")) == (
        "Ben (Arabs) conceded. Finished: 🏛️ **Greeks** (Dario) won, last one standing." + _AGAIN
    )
    assert "/replay" not in tell_conceded("Ben", ["arabs"])
