"""Public summaries of turns, which contain everything that was lost and won."""

from functools import cache

import pytest

from bot.engine.antike import Position, apply
from bot.engine.antike import events as ev
from bot.engine.antike.events import Event
from bot.engine.board import Board
from bot.engine.events import Moved
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.turns import Automatic, Happening, PastTurn, Readers, TurnEvents
from bot.players.antike.policies import POLICIES, thoughts
from bot.text.antike.turn.catch_up import _CATCH_UP
from bot.text.antike.turn.channel_messages import format_game_start, format_turn
from bot.text.antike.turn.turn_summary import by_turn, format_turns
from bot.text.names import NATION_NAMES, mix, place, units
from tests.engine.builders import EAST, opening
from tests.engine.playing import dice, late

ROUNDS = 5


Shown = tuple[Nation, Nation, Position, list[Event]]


@cache
def rounds_of_six(seed: int) -> list[Shown]:
    """Return reader, first nation, position, events: alternately of the reader's turn and the others'."""
    here = late(dice("turns", seed), 6, goal=30)
    reader, chance, rounds = here.mover, dice("policy", seed), list[Shown]()
    for _ in range(2 * ROUNDS):
        first, events = here.mover, list[Event]()
        own = first == reader
        while here.outcome is None and (here.mover == reader) == own:
            for action in thoughts(here, POLICIES["greedy"], chance):
                here, more = apply(here, action)
                events.extend(more)
        rounds.append((reader, first, here, events))
        if here.outcome is not None:
            break
    return rounds


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_who_reads_only_the_messages_of_six_nations_knows_what_was_lost_and_won(spoken: Language) -> None:
    seen = set[type[Event]]()
    with speaking(spoken):
        for seed in range(5):
            for reader, first, here, events in rounds_of_six(seed):
                turns = by_turn(first, here, events)
                text = format_turn(here, turns, Readers({reader: "Ada"}, [reader]))
                assert len(text) <= 1_800, "leaves room for the call"
                _check_told(here.setup.board, text, turns)
                _check_own_losses(here.setup.board, reader, text, events)
                seen |= {type(event) for event in events}
    assert {ev.Conquered, ev.PersonageWon, ev.TempleBuilt, ev.CityFounded} <= seen


def _check_told(board: Board, text: str, turns: list[TurnEvents]) -> None:
    parts = _by_nation(text)
    for turn in turns:
        for event in turn.events:
            assert not isinstance(event, Automatic)
            lacking = [name for name in _facts(board, event) if name not in parts[turn.nation]]
            assert not lacking, f"{event} is not told in: {parts[turn.nation]}"


def _by_nation(text: str) -> dict[str, str]:
    """Return a message's lines by nation, from the line with its name to the next such line."""
    heading = say("turns-heading", nation="X", player="", round=0, reason="none")[:2]
    parts, nation = dict[str, str](), ""
    for line in text.split("\n"):
        named = [
            n for n, name in NATION_NAMES.items() if line.startswith((f"- {heading}{name}", heading + name))
        ]
        nation = named[0] if named else nation
        if nation:
            parts[nation] = f"{parts.get(nation, '')}\n{line}"
    return parts


def _facts(board: Board, event: Event) -> list[str]:
    """Return the words that the text of an event must contain; empty for events that may be left out."""
    if isinstance(event, ev.Conquered):
        return [place(board, event.province), say("nation", nation=event.loser)[:5]]
    if isinstance(event, ev.CityGivenUp | ev.TempleBuilt | ev.CityFounded):
        return [place(board, event.province)]
    if isinstance(event, ev.Fought):
        return [place(board, event.province), say("nation", nation=event.other)[:5]]
    if isinstance(event, ev.PersonageWon):
        return [say("personages-accusative", personage=event.personage, count=event.count)]
    return []


def _check_own_losses(board: Board, reader: Nation, text: str, events: list[Event]) -> None:
    lost = [event for event in events if isinstance(event, ev.Conquered) and event.loser == reader]
    fought = [event for event in events if isinstance(event, ev.Fought) and event.other == reader]
    line = text.split("\n", 1)[0]
    assert line.startswith("⚠️") == bool(lost or fought)
    for event in lost:
        assert f"**{place(board, event.province)}**" in line
        assert mix(event.lost_legions, event.lost_galleys) in line


def test_what_a_person_has_lost_stands_first_with_the_name() -> None:
    events: list[Happening] = [
        ev.StoneMoved("persians", "maneuver-1", 2, Purse()),
        ev.Fought("persians", "greeks", "knossos", "galley", 1),
        ev.Fought("persians", "greeks", "knossos", "galley", 1),
        ev.Conquered("persians", "greeks", "sparta", 2, 0, 1, 0, temple=True),
        ev.Conquered("persians", "arabs", "petra", 1, 0, 0, 0, temple=False),
        ev.TurnEnded("persians"),
    ]
    readers = Readers({"greeks": "A*da", "persians": "Ben"}, ["greeks"])
    told = format_turns(EAST, [TurnEvents("persians", 3, events)], readers).split("\n")
    assert told[0] == (
        r"⚠️ **Greeks** (A\*da) lost: **Sparta** with 1 legion and its temple to the Persians; "
        "2 galleys in fights with the Persians."
    )
    assert told[1] == "**Persians** (Ben), round 3:"
    assert all(line.startswith("- The Persians") for line in told[2:])
    assert len(told) == 7, "what a computer player has lost is told with the rest"


def test_several_turns_are_a_line_each_in_the_order_of_what_was_done() -> None:
    first: list[Happening] = [
        Automatic("persians", "deadline"),
        ev.StoneMoved("persians", "maneuver-1", 0, Purse()),
        ev.Moved("persians", "legion", 2, "susa", "ninive", 0),
        ev.Conquered("persians", "greeks", "sparta", 2, 0, 0, 0, temple=False),
        ev.TurnEnded("persians"),
    ]
    turns = [TurnEvents("persians", 3, first), TurnEvents("arabs", 3, []), TurnEvents("greeks", 3, [])]
    told = format_turns(EAST, turns, Readers()).split("\n")
    assert told[0] == (
        "- **Persians**, out of time: starts on MANEUVER ①; 2 legions: Susa → Ninive; "
        "conquer **Sparta** from the Greeks with 2 legions"
    )
    assert told[1] == "- **Arabs**: ended the turn"
    played: list[Happening] = [Automatic("persians", "bot"), *first[1:]]
    names = Readers({"persians": "Bot Juno"})
    told = format_turns(EAST, [TurnEvents("persians", 3, played)] * 3, names).split("\n")
    assert told[0].startswith("- **Persians** (Bot Juno): starts on"), "the name says who played"
    stood_in = Readers({"persians": "Ben"}, ["persians"])
    assert "**Persians** (Ben), played by a computer player: " in format_turns(
        EAST, [TurnEvents("persians", 3, played)] * 3, stood_in
    )


def test_what_was_done_in_several_goes_is_told_once() -> None:
    traded = ev.Traded("greeks", Purse(gold=2), Purse(marble=1))
    events: list[Happening] = [
        ev.StoneMoved("greeks", "arming", 2, Purse()),
        *[ev.Armed("greeks", "athen", 1, 0, Purse(iron=1))] * 2,
        ev.Armed("greeks", "athen", 1, 0, Purse(coins=1)),
        traded,
        ev.Armed("greeks", "sparta", 0, 1, Purse(iron=1)),
        traded,
        ev.Traded("greeks", Purse(iron=2), Purse(marble=1)),
        traded,
        ev.CityFounded("greeks", "memphis", Purse(1, 1, 1)),
        ev.PersonageWon("greeks", "king", 1),
        ev.TurnEnded("greeks"),
    ]
    told = format_turns(EAST, [TurnEvents("greeks", 3, events)] * 3, Readers()).split("\n")[0]
    assert told == (
        "- **Greeks**: GOLD → ARMING; 3 legions set up in Athen; trade 6 gold for 3 marble; "
        "1 galley set up in Sparta; trade 2 iron for 1 marble; found Memphis; win 1 king"
    )
    line = _CATCH_UP.format_turn_line(EAST, PastTurn(3, "greeks", tuple(events), (), opening(), opening()))
    assert "3 legions set up in Athen; trade 6 gold for 3 marble; " in line
    with speaking("de"):
        told = format_turns(EAST, [TurnEvents("greeks", 3, events)] * 3, Readers()).split("\n")[0]
        assert "GOLD → RÜSTEN; 3 Legionen in Athen aufgestellt; 6 Gold gegen 3 Marmor getauscht; " in told


def test_a_message_is_never_cut_within_a_sentence() -> None:
    board = opening().setup.board
    found = [ev.CityFounded("greeks", province, Purse(1, 1, 1)) for province in sorted(board.provinces)]
    turn = TurnEvents("greeks", 3, [Automatic("greeks", "bot"), *found])
    told = format_turns(board, [turn] * 12, Readers({"greeks": "Bot Juno"})).split("\n")
    assert sum(len(line) + 1 for line in told) < 1_600
    assert all(line.endswith(" more actions") for line in told)
    taken = [ev.Conquered("arabs", "greeks", p, 1, 0, 0, 0, temple=False) for p in sorted(board.provinces)]
    many = format_turns(board, [TurnEvents("arabs", 3, [*taken])] * 3, Readers()).split("\n")
    assert many[0] == "- … (`/history` shows what came before)"
    assert len(many) == 2


def test_rounds_are_counted_and_turns_that_have_not_begun_are_left_out() -> None:
    events: list[Happening] = [
        ev.StoneMoved("arabs", "gold", 1, Purse()),
        ev.TurnEnded("arabs"),
        ev.RoundBegan(2),
        ev.TurnBegan("greeks"),
        ev.StoneMoved("greeks", "gold", 1, Purse()),
        ev.TurnEnded("greeks"),
        ev.TurnBegan("persians"),
    ]
    here = opening()
    turns = by_turn("arabs", here, [*events[:2], *events[3:]])
    assert [(turn.nation, turn.round) for turn in turns] == [("arabs", 1), ("greeks", 1)]
    assert by_turn("arabs", here, events)[0].round == 0


def test_the_first_message_says_who_plays() -> None:
    here = opening()
    first = here.setup.turn_order[0]
    told = format_game_start(here, Readers({first: "Ada"}))
    assert told.startswith(f"🏛️ The game begins. Turn order: **{NATION_NAMES[first]}** (Ada) → **")
    assert all(name in told for name in map(NATION_NAMES.__getitem__, here.setup.nations))
    assert "Goal: 9 personages. The first to reach it wins." in told
    assert units(1, "legion") not in told


def test_a_very_long_turn_of_catch_up_is_shortened_between_changes() -> None:
    """Fluent accepts no fact of more than 1,000 characters; no change is cut in the middle."""
    provinces = sorted(EAST.provinces)
    events = [ev.Conquered("arabs", "greeks", each, 1, 0, 0, 0, temple=True) for each in provinces]
    line = _CATCH_UP.format_turn_line(EAST, PastTurn(9, "arabs", tuple(events), (), opening(), opening()))
    assert line.startswith("**Arabs** (round 9): conquer ")
    assert line.endswith(" more actions.")
    assert len(line) < 350


def test_only_what_follows_others_tells_of_earlier_turns() -> None:
    """A single turn, even one too long for its message, has no turns before it that were left out."""
    conquests: list[Happening] = [
        ev.Conquered("greeks", "romans", province, 2, 0, 1, 0, temple=False) for province in EAST.provinces
    ]
    long, earlier = TurnEvents("greeks", 3, conquests), say("turns-earlier")
    assert earlier not in format_turns(EAST, [long], Readers())
    assert format_turns(EAST, [long, long], Readers()).startswith(earlier)


def test_a_turn_too_long_to_be_told_in_full_is_a_list_of_all_its_changes() -> None:
    galleys = [Moved("greeks", "galley", count, "athen", "sparta", 0) for count in (1, 2)]
    events: list[Happening] = [
        Automatic("greeks", "plan"),
        *[ev.Answered("arabs", fight=False)] * 16,
        ev.StoneMoved("greeks", "maneuver-1", 0, Purse()),
        galleys[0],
        Moved("greeks", "legion", 1, "pella", "napoca", 0),
        ev.Conquered("greeks", "arabs", "petra", 1, 0, 0, 0, temple=False),
    ]
    told = format_turns(EAST, [TurnEvents("greeks", 3, events)], Readers({"greeks": "Ada"}))
    assert told.split("\n") == [
        "**Greeks** (Ada), round 3, as planned:",
        "- Starts on MANEUVER ①",
        "- 1 galley: Athen → Sparta",
        "- 1 legion: Pella → Napoca",
        "- Conquer **Petra** from the Arabs with 1 legion",
    ]
    events.insert(19, Automatic("greeks", None))  # the last two moves are played by hand
    told = format_turns(EAST, [TurnEvents("greeks", 3, events)], Readers({"greeks": "Ada"}))
    assert told.startswith("**Greeks** (Ada), round 3, partly as planned:")
    past = PastTurn(9, "greeks", tuple(events), (), opening(), opening())
    assert _CATCH_UP.format_turn_line(EAST, past).startswith("**Greeks** (round 9, partly as planned): ")
    ended = [*events[:19], *events[20:], Automatic("greeks", None)]
    told = format_turns(EAST, [TurnEvents("greeks", 3, ended)], Readers({"greeks": "Ada"}))
    assert told.startswith("**Greeks** (Ada), round 3, as planned:"), "only its end was added by hand"
    cities = sorted(EAST.provinces)[:17]
    found = [ev.CityFounded("greeks", each, Purse(1, 1, 1)) for each in cities]
    lines = format_turns(EAST, [TurnEvents("greeks", 3, [galleys[1], *found])], Readers()).split("\n")
    assert lines[1] == "- 2 galleys: Athen → Sparta"
    assert [line.count("ound ") for line in lines[2:]] == [2] * 8 + [1], "two of a kind share an item"
    assert lines[2].startswith("- Found ")


def test_k4_only_the_personage_that_was_chosen_is_told() -> None:
    events: list[Happening] = [
        ev.StoneMoved("greeks", "know-how", 1, Purse()),
        ev.PersonageOffered("greeks", ("king", "scholar")),
        ev.PersonageWon("greeks", "king", 1, for_all_eight=True),
        ev.TurnEnded("greeks"),
    ]
    told = format_turns(EAST, [TurnEvents("greeks", 3, events)], Readers()).split("\n")
    assert told[-1] == "- The Greeks win 1 king for all eight know-hows."
    assert len(told) == 3
