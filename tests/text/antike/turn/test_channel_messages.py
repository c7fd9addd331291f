"""Messages to the channel about the end of a game."""

from dataclasses import replace

from bot.engine.antike.position import Outcome, Phase
from bot.engine.personages import Personages
from bot.i18n.catalogue import speaking
from bot.model.turns import Readers
from bot.text.antike.turn.channel_messages import format_won
from bot.text.table.resign import format_concession
from bot.text.turns.channel import format_standings
from tests.engine.builders import nation, position


def test_the_end_tells_how_all_stand_with_their_personages_and_what_is_next() -> None:
    here = position(
        "greeks",
        greeks=nation(wedge="iron", cities="athen", personages=Personages(king=2, scholar=1)),
        arabs=nation(wedge="gold", cities="petra", personages=Personages(king=3, general=1, citizen=1)),
    )
    over = replace(here, phase=Phase.OVER, outcome=Outcome("greeks", "target"))
    readers = Readers({"greeks": "Dario", "arabs": "Ben"})
    told = format_won(over, (), readers)
    assert told.call == "finished! 🏛️ **Greeks** (Dario) won with 3 personages."
    by_temple = replace(over, outcome=Outcome("greeks", "temple"))
    assert format_won(by_temple, (), readers).call.endswith("(Dario) won by destroying the deciding temple.")
    with speaking("de"):
        assert format_won(over, (), readers).call == (
            "Schluss! 🏛️ Die **Griechen** (Dario) haben mit 3 Persönlichkeiten gewonnen."
        )
    lines = told.text.split("\n")
    assert lines[0] == "🏆 **Greeks** (Dario) **3**: 2 kings and 1 scholar"
    assert lines[1] == "- **Arabs** (Ben) **5**: 3 kings, 1 general and 1 citizen"
    assert lines[-1] == "Next: `/replay` shows the game turn by turn, `/history` lists it in words."
    assert told.text == format_standings(over, readers)


def test_the_last_one_standing_has_won() -> None:
    assert format_concession("Ben", ["arabs"], ("Dario", "greeks")) == (
        "Ben (Arabs) conceded. Finished: 🏛️ **Greeks** (Dario) won, last one standing."
    )
