"""Captions of pictures: a turn in one line, and what a replay shows."""

from bot.engine.antike import apply
from bot.engine.antike import events as ev
from bot.engine.antike.actions import Rondel
from bot.engine.purse import Purse
from bot.text.antike.turn.captions import format_caption, format_film
from bot.text.replays import format_replay_caption, format_replay_intro
from tests.engine.builders import EAST, opening

_FREE = Purse()


def test_a_turn_as_it_is_played() -> None:
    _, events = apply(opening(), Rondel("gold"))
    assert format_caption(EAST, events) == "Gold · +1 gold"
    assert format_caption(EAST, ()) == "nothing yet"


def test_events_of_a_kind_are_told_together() -> None:
    events = (
        ev.RoundBegan(4),
        ev.CoinTaken("greeks"),
        ev.StoneMoved("greeks", "maneuver-1", 3, _FREE),
        ev.Moved("greeks", "galley", 2, "athen", "knossos", 0),
        ev.Fought("greeks", "arabs", "knossos", "galley", 1),
        ev.Moved("greeks", "legion", 1, "athen", "pella", 0),
        ev.Fought("greeks", "persians", "knossos", "galley", 1),
        ev.Conquered("greeks", "arabs", "tyros", 2, 0, 0, 0, True),
        ev.Conquered("greeks", "persians", "paphos", 2, 0, 0, 0, False),
        ev.CityGivenUp("greeks", "pella", False),
        ev.CityFounded("greeks", "ephesos", _FREE),
        ev.CityFounded("greeks", "tomis", _FREE),
        ev.TurnEnded("greeks"),
        ev.PersonageWon("greeks", "king", 2),
        ev.PersonageWon("greeks", "general", 1),
        ev.GameWon("greeks", "target"),
    )
    assert format_caption(EAST, events).split(" · ") == [
        "Maneuver",
        "3 moves",
        "fight the Arabs and Persians in Knossos",
        "conquer Tyros (Arabs) and Paphos (Persians)",
        "give up Pella",
        "found Ephesos and Tomis",
        "win 2 kings and 1 general",
        "the Greeks have won",
    ]


def test_what_is_bought() -> None:
    events = (
        ev.ChipTaken("greeks", "iron"),
        ev.StoneMoved("greeks", "know-how", 1, _FREE),
        ev.TempleBuilt("greeks", "athen", _FREE),
        ev.TempleBuilt("greeks", "pella", _FREE),
        ev.Armed("greeks", "athen", 2, 0, _FREE),
        ev.Armed("greeks", "athen", 0, 1, _FREE),
        ev.Armed("greeks", "pella", 1, 0, _FREE),
        ev.Learned("greeks", "sailing", True, _FREE),
        ev.Learned("greeks", "wheel", False, _FREE),
        ev.Traded("greeks", Purse(2), Purse(0, 1)),
        ev.Traded("greeks", Purse(0, 0, 2), Purse(0, 1)),
        ev.CityPicked("greeks", "athen"),
    )
    assert format_caption(EAST, events).split(" · ") == [
        "take 1 iron",
        "Know-how",
        "build temples in Athen and Pella",
        "set up 2 legions and 1 galley in Athen and 1 legion in Pella",
        "learn Sailing and Wheel",
        "trade 2 marble and 2 gold for 2 iron",
        "start in Athen",
    ]


def test_what_a_replay_shows() -> None:
    assert format_replay_intro(1, 118, 118) == "The game begins · all 118 turns"
    assert format_replay_intro(1, 1, 1) == "The game begins · 1 turn"
    assert format_replay_intro(31, 40, 118) == "After turn 30 · turns 31 to 40 of 118"
    assert format_replay_intro(118, 118, 118) == "After turn 117 · turn 118 of 118"
    events: list[ev.Event] = [
        ev.CityFounded("greeks", "tomis", _FREE),
        ev.Conquered("arabs", "greeks", "tomis", 2, 0, 0, 0, False),
    ]
    assert format_film(EAST, events, 2, 9, 9) == (
        "A replay on the East board, turns 2 to 9 of 9: 1 city founded, 1 city conquered and "
        "0 temples built. "
        "The Arabs take Tomis from the Greeks."
    )
    assert [format_replay_caption(latest) for latest in (None, 1, 7)] == [
        "The whole game, turn by turn.",
        "The latest turn.",
        "The latest 7 turns.",
    ]
