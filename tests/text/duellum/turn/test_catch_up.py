"""Catch-up and past turns of Duellum: the heading names the round, once."""

from dataclasses import replace

from bot.engine.duellum import Position, apply
from bot.engine.duellum.actions import Action, Conquer, EndTurn, Learn, Rondel, TakeCard, Wall
from bot.engine.duellum.events import Event, Moved
from bot.i18n.catalogue import speaking
from bot.model import SeatRow, Table
from bot.model.log import LogRow
from bot.model.turns import Digest, HistoryPage, PastTurn, Threat, Turn
from bot.text.duellum.turn.catch_up import format_digest, format_history, format_past_turn, format_round
from tests.engine.duellum.builders import PUNIC, events, nation, opening, pay, position
from tests.rows import game_row


def past(here: Position, *actions: Action) -> PastTurn:
    """Return a past turn of the mover with these actions."""
    before, happened = here, list[Event]()
    for action in actions:
        here, more = apply(here, action)
        happened += more
    rows = tuple(LogRow(before.mover, 1, 1, action, 0) for action in actions)
    return PastTurn(before.round, before.mover, tuple(happened), rows, before, here)


def table(here: Position) -> Table:
    """Return a table with both seats taken."""
    ada = SeatRow(0, 1, "Ada", "romans", conceded=False)
    ben = SeatRow(1, 2, "Ben", "carthaginians", conceded=False)
    return Table(game_row(status="running"), (ada, ben), here)


def _conquest() -> PastTurn:
    romans = nation(cities="roma:gold", legions={"croton": 2}, wedge="gold", scholar=5, general=3)
    carthaginians = nation(cities="croton:iron carthago:gold")
    here = position(romans, carthaginians, display="granary omen storm")
    return past(here, Rondel("maneuver-1"), Conquer("croton", 1), EndTurn())


def test_a_digest_tells_turns_gains_cards_due_and_dangers() -> None:
    turn = _conquest()
    threat = Threat("carthago", "carthaginians", "romans", 3, 1)
    digest = Digest(
        table(turn.position), turn.position, ("carthaginians",), (turn,), since_own=True, whole=False,
        before=turn.before, threats=(threat,),
    )  # fmt: skip
    told = format_digest(digest).splitlines()
    assert told[0] == "**Since your last turn** (1 turn)"
    assert told[1] == (
        "- **Romans** (round 5): AURUM → DUELLUM ①; conquer Croton from the Carthaginians with 1 legion."
    )
    assert not any(line.startswith("- Romans:") for line in told), "their turn tells it"
    assert "- Carthaginians: -1 city (Croton)" in told
    assert (
        "**Now:** your turn (round 5). First take 1 card (`/turn`). On display: Granary (take 2 chips), "
        "Omen (rondel steps are free; play before moving the stone) and Storm (send 1 enemy galley home)."
        in told
    )
    assert "- The Romans are 1 personage away from winning." in told
    assert "- ⚠ Carthago: the Romans can attack with 3 units in their next maneuver; 1 is enough." in told


def test_a_turn_too_long_for_its_line_keeps_the_conquest_and_leaves_out_moves() -> None:
    """Many moves come before the conquest; in their order, they would have taken its place."""
    turn = _conquest()
    ways = [Moved("romans", "legion", 1, "roma", site, 0) for site in ("ancona", "cremona", "genua")]
    ways += [Moved("romans", "galley", 1, sea, "roma", 0) for sea in ("mare_ligusticum", "mare_tyrrhenum")]
    ways += [Moved("romans", "legion", 1, "neapolis", site, 0) for site in ("brundisium", "croton")]
    long = replace(turn, events=(turn.events[0], *ways, *turn.events[1:]))
    digest = Digest(
        table(turn.position), turn.position, (), (long,), since_own=True, whole=False, before=turn.before
    )
    line = format_digest(digest).splitlines()[1]
    assert "conquer Croton from the Carthaginians with 1 legion" in line
    assert line.index("AURUM → DUELLUM ①") < line.index("conquer Croton") < line.index(" more action")


def test_gains_name_know_hows_and_cards() -> None:
    romans = nation(cities="roma:gold", purse=pay(gold=9), wedge="marble")
    here = position(romans, cards_due=1, display="granary omen storm")
    turn = past(here, TakeCard("omen"), Rondel("know-how"), Learn("strata"), EndTurn())
    digest = Digest(table(turn.position), turn.position, (), (), since_own=False, whole=True, before=here)
    told = format_digest(digest)
    assert "- Romans: +1 scholar; learned STRATA; +1 card (Omen)" in told.splitlines()


def test_gains_name_walls_built_and_lost() -> None:
    romans = nation(cities="roma:gold", purse=pay(marble=1))
    here = position(romans)
    turn = past(here, Rondel("temple"), Wall("roma"), EndTurn())
    for before, after, told in (
        (here, turn.position, "- Romans: +1 wall (Roma)"),
        (turn.position, here, "- Romans: -1 wall (Roma)"),
    ):
        digest = Digest(table(after), after, (), (), since_own=False, whole=True, before=before)
        assert told in format_digest(digest).splitlines()


def test_history_and_walks_tell_the_turn_with_its_notation() -> None:
    turn = _conquest()
    lines = format_history(PUNIC, [turn], {"romans": "Ada"})
    assert lines[0] == "**Round 5, Romans (Ada)**"
    assert "- The Carthaginians take 1 card because the Romans conquered." in lines
    assert lines[-1] == "-# `@maneuver-1; C croton 1L; .`"
    walk = HistoryPage(table(turn.position), (turn,), 1, turn.before)
    assert format_past_turn(walk).splitlines()[0].startswith("**Round 5, Romans (Ada)**")
    start = HistoryPage(table(turn.position), (turn,), 0, turn.before)
    assert format_past_turn(start).splitlines()[-1].endswith("Romans and Carthaginians.")


def test_a_turn_that_is_cut_names_history_only_if_that_shows_it() -> None:
    """That command goes back 60 turns, and shows at most five messages."""
    turn = _conquest()
    long, short = replace(turn, events=turn.events * 20), replace(turn, events=())
    for later, named in (([], True), ([short] * 59, True), ([short] * 60, False), ([turn] * 59, False)):
        walk = HistoryPage(table(turn.position), (turn, long, *later), 2, turn.before)
        told = format_past_turn(walk)
        assert len(told) <= 2000
        assert ("`/history turns:` shows all of it" in told) == named
        assert told.endswith("… The rest of this turn does not fit in here.") != named


def test_a_round_is_told_as_a_newspaper_would() -> None:
    turn = _conquest()
    assert format_round([turn]) == ("📰 **Round 5:** The Romans took Croton; the Romans have 8 of 9.")
    with speaking("de"):
        told = format_round([turn])
    assert told == "📰 **Runde 5:** Die Römer haben Croton erobert; die Römer haben 8 von 9."
    romans = nation(cities="roma:gold", purse=pay(gold=9), wedge="marble")
    quiet = past(
        position(romans, cards_due=1, display="granary omen storm"),
        TakeCard("omen"),
        Rondel("gold"),
        EndTurn(),
    )
    assert format_round([quiet]) == "📰 **Round 5:** A quiet round; all have 0 of 9."


def test_a_turn_does_not_say_again_which_round_it_is() -> None:
    here = opening()
    begun = events(here, Rondel("gold"), EndTurn(), Rondel("gold"), EndTurn())
    turn = Turn(2, "romans", begun, (Rondel("marble"), EndTurn()), here)
    lines = format_history(PUNIC, [turn], {"romans": "Ada"})
    assert lines == ["**Round 2, Romans (Ada)**", "-# `@marble; .`"]
