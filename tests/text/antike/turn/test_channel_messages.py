"""Messages to the channel about the end of a game, and questions whether to fight."""

from dataclasses import replace

from bot.engine.antike import NationState, Position
from bot.engine.antike.actions import Answer, Move
from bot.engine.antike.events import Answered, Moved
from bot.engine.antike.position import Outcome, Phase
from bot.engine.personages import Personages
from bot.i18n.catalogue import speaking
from bot.model.turns import Automatic, Readers
from bot.text.antike.turn.channel_messages import format_demand, format_turn_resumed, format_won
from bot.text.table.seats import format_concession
from bot.text.turns.channel import format_standings
from tests.engine.builders import maneuver, nation, play, position


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
    assert lines[-1] == (
        "-# `/history` lists the game in words; `/replay page:` makes a file to show to others."
    ), "not `/replay`: its button is below"
    assert format_standings(over, readers).split("\n") == lines[:-1]


def test_the_last_one_standing_has_won() -> None:
    assert format_concession("Ben", ["arabs"], ("Dario", "greeks")) == (
        "Ben (Arabs) conceded. Finished: 🏛️ **Greeks** (Dario) won, last one standing."
    )


def _entered(arabs: NationState) -> Position:
    """Return the question to the Arabs after two legions with a move left and one without enter Pella."""
    legions = {"athen": 2, "napoca": 1}
    greeks = nation(cities="athen napoca", know_hows="wheel", legions=legions)
    here = maneuver(greeks=greeks, arabs=arabs)
    here = play(here, Move("legion", 1, "napoca", "sirmium"), Move("legion", 1, "sirmium", "pella"))
    while here.demand is not None:
        here = play(here, Answer("arabs", fight=False))
    return play(here, Move("legion", 2, "athen", "pella"))


def test_m8_who_is_asked_reads_what_the_city_takes_with_and_without_a_fight() -> None:
    here = _entered(nation(cities="pella saba", temples="pella", legions={"pella": 2}))
    assert format_demand(here).text == (
        "Their 3 legions against your 2 (Arabs). Fight: each loses 2.\n"
        "To conquer **Pella**, your city, they need 5 ready units; they have 2 there now. "
        "After a fight they need 3, and have 1. No others can still come ready."
    )
    with speaking("de"):
        assert format_demand(here).text.endswith(
            "Um deine Stadt **Pella** zu erobern, brauchen sie 5 bereite Einheiten; jetzt stehen dort 2. "
            "Nach einem Kampf brauchen sie 3, und dort steht 1. Weitere können nicht mehr bereit dazukommen."
        )


def test_m9_who_is_asked_reads_how_many_can_still_come_and_conquer() -> None:
    """From Sparta it is two steps, so only with Roads a move is left; Athen is next door."""
    arabs = nation(cities="pella saba", legions={"pella": 1})
    for know_hows, more in (("wheel", "1 other"), ("wheel roads", "3 others")):
        legions = {"athen": 2, "sparta": 2}
        greeks = nation(cities="athen napoca", know_hows=know_hows, legions=legions, galleys={"athen": 1})
        here = play(maneuver(greeks=greeks, arabs=arabs), Move("legion", 1, "athen", "pella"))
        assert format_demand(here).text.endswith(f"and have none. {more} can still come ready.")


def test_m11_a_last_city_is_safe_and_without_a_city_there_is_only_the_fight() -> None:
    last = format_demand(_entered(nation(cities="pella", legions={"pella": 2}))).text
    assert last.endswith("\n**Pella** is your last city and can't be conquered.")
    alone = format_demand(_entered(nation(cities="saba", legions={"pella": 2}))).text
    assert alone == "Their 3 legions against your 2 (Arabs). Fight: each loses 2."


def test_m5_who_goes_on_is_told_the_answers_to_the_latest_entry_alone() -> None:
    entries = [Moved("greeks", "legion", 1, "athen", where, 1) for where in ("pella", "dyrrhachion")]
    earlier = (entries[0], Answered("arabs", fight=False), entries[1])
    told = format_turn_resumed(position("greeks"), earlier, (Answered("persians", fight=False),)).text
    assert "Persians" in told
    assert "Arabs" not in told


def test_m5_moves_of_a_plan_after_the_answers_are_not_told_as_answered() -> None:
    asked, later = (Moved("greeks", "legion", 1, "athen", where, 1) for where in ("pella", "dyrrhachion"))
    plan = Automatic("greeks", "plan")
    latest = (Answered("arabs", fight=False), plan, later)
    told = format_turn_resumed(position("greeks"), (plan, asked), latest, "stopped").text
    assert told == "1 legion: Athen → Pella. The Arabs do not fight."
