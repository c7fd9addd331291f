"""Public summaries of Duellum's turns: losses first, cards due with the reason for them."""

from dataclasses import replace

from bot.engine.duellum import Position, apply
from bot.engine.duellum import events as ev
from bot.engine.duellum.actions import Action, Conquer, EndTurn, PlayCard, Rondel
from bot.engine.duellum.events import Event
from bot.i18n.catalogue import say, speaking
from bot.model.turns import Automatic, Readers
from bot.text.duellum.turn.channel_messages import format_turn
from bot.text.duellum.turn.events import format_events
from bot.text.duellum.turn.turn_summary import by_turn, lost_cities
from tests.engine.duellum.builders import PUNIC, nation, pay, position, turn

READERS = Readers({"romans": "Ada", "carthaginians": "Ben"}, ("romans", "carthaginians"))


def told(here: Position, *actions: Action) -> list[str]:
    """Return the lines of the message about these actions of the Romans."""
    happened = list[Event]()
    for action in actions:
        here, more = apply(here, action)
        happened += more
    return format_turn(here, by_turn("romans", here, happened), READERS).splitlines()


def _conquest() -> Position:
    romans = nation(cities="roma:gold", legions={"croton": 6}, wedge="gold")
    carthaginians = nation(
        cities="croton:iron carthago:gold", temples="croton", walls="croton", cards="fortress", general=1
    )
    return turn("maneuver-1", romans, carthaginians)


def test_who_lost_a_city_reads_it_first_and_why_cards_are_due() -> None:
    lines = told(_conquest(), Conquer("croton", 6), EndTurn())
    assert lines[0] == (
        "⚠️ **Carthaginians** (Ben) lost: **Croton** with its temple and its wall to the Romans."
    )
    assert "- The Carthaginians take 2 cards because the Romans conquered and gained 1 personage." in lines
    assert lines[-1] == "Romans **1** · Carthaginians **1** (goal: 9)"
    assert not any("Round" in line for line in lines)
    with speaking("de"):
        assert told(_conquest(), Conquer("croton", 6), EndTurn())[0] == (
            "⚠️ Die **Karthager** (Ben) haben verloren: **Croton** samt Tempel und Mauer an die Römer."
        )


def test_de4_the_reason_for_cards_due_is_true_of_any_number_of_cities() -> None:
    """Their number is not known where a turn is told by itself, as in the history."""
    rival = nation(cities="croton:iron neapolis:gold carthago:gold", temples="neapolis")
    romans = nation(cities="roma:gold", legions={"croton": 1, "neapolis": 3})
    here, both = turn("maneuver-1", romans, rival), (Conquer("croton", 1), Conquer("neapolis", 3), EndTurn())
    due = "The Carthaginians take 2 cards because the Romans conquered and gained 1 personage."
    assert f"- {due}" in told(here, *both)
    with speaking("de"):
        assert (
            "- Die Karthager nehmen 2 Karten, weil die Römer erobert und 1 Persönlichkeit gewonnen haben."
            in told(here, *both)
        )
        bare = turn("maneuver-1", romans, replace(rival, temples=frozenset()))
        both = (Conquer("croton", 1), Conquer("neapolis", 1), EndTurn())
        assert "- Die Karthager nehmen 1 Karte, weil die Römer erobert haben." in told(bare, *both)
    taken = ev.Conquered(
        "carthaginians", "romans", "roma", 1, 0, 0, 0, temple=False, wall=False, fortress=None
    )
    begun: list[Event] = [ev.CardsDue("carthaginians", 2, 1, city_lost=True), taken, taken]
    assert format_events(PUNIC, begun)[0] == due


def test_what_the_rivals_cards_have_cost_is_a_loss_too() -> None:
    romans = nation(wedge="iron", cards="burglary earthquake storm")
    carthaginians = nation(
        cities="carthago:gold", walls="carthago", galleys={"mare_ionium": 1}, purse=pay(coins=5)
    )
    actions: list[Action] = [
        PlayCard("burglary"),
        PlayCard("earthquake", "carthago"),
        PlayCard("storm", "mare_ionium"),
        Rondel("gold"),
        EndTurn(),
    ]
    lines = told(position(romans, carthaginians), *actions)
    assert lines[0] == (
        "⚠️ **Carthaginians** (Ben) lost: 2 coins by Burglary; the wall in Carthago by Earthquake; "
        "1 galley in Mare Ionium by Storm."
    )


def test_an_earthquake_in_an_own_city_is_nobodys_loss() -> None:
    romans = nation(cities="roma:gold", walls="roma", wedge="iron", cards="earthquake")
    lines = told(position(romans), PlayCard("earthquake", "roma"), Rondel("gold"), EndTurn())
    assert not lines[0].startswith("⚠️")
    assert "- The wall of the Romans in Roma is destroyed." in lines


def test_cards_due_stand_with_the_turn_before() -> None:
    due = ev.CardsDue("carthaginians", 1, 1, city_lost=False)
    happened = [ev.TurnEnded("romans"), ev.RoundBegan(6), ev.TurnBegan("carthaginians"), due]
    [ended] = by_turn("romans", position(), happened)
    assert ended.nation == "romans"
    assert ended.events[1] == due


def test_many_turns_are_told_in_a_line_each_with_conquests_in_bold() -> None:
    conquest = ev.Conquered("romans", "carthaginians", "croton", 2, 0, 0, 0, False, False, None)
    happened: list[Event | Automatic] = []
    for _ in range(3):
        happened += [Automatic("romans", "bot"), conquest, ev.TurnEnded("romans"), ev.TurnBegan("romans")]
    told = format_turn(position(), by_turn("romans", position(), happened), Readers())
    assert told.splitlines()[0] == (
        "- **Romans**, played by a computer player: conquer **Croton** from the Carthaginians with 2 legions"
    )


def test_a_founding_outranks_the_cards_of_a_long_turn_among_several() -> None:
    """It stays on the board, and may have brought the king that the line names."""
    cards = [ev.CardPlayed("romans", "treasury", gained=pay(coins=2))] * 25
    founded = ev.CityFounded("romans", "genua", "gold", pay(1, 1, 1))
    happened = [*cards, founded, ev.TurnEnded("romans"), ev.TurnBegan("romans")] * 3
    line, *_ = format_turn(position(), by_turn("romans", position(), happened), READERS).splitlines()
    assert "play Treasury, +2 coins; found Genua (gold); " in line


def test_one_player_alone_hears_what_was_lost() -> None:
    conquest = ev.Conquered("romans", "carthaginians", "croton", 2, 0, 1, 0, False, True, None)
    assert say("turns-you-lost", losses=lost_cities(PUNIC, [conquest], READERS)) == (
        "⚠️ you lost **Croton** with 1 legion and its wall to the Romans (Ada)."
    )
