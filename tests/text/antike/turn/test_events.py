"""Events in sentences: of any nation, and of the reader's own in the second person."""

import re
from typing import Final

import pytest

from bot.engine.antike import events as ev
from bot.engine.purse import Purse
from bot.engine.terms import Unit
from bot.i18n.catalogue import speaking
from bot.i18n.language import LANGUAGES, Language
from bot.model.turns import Automatic, Happening, Readers
from bot.text.antike.turn.events import format_event, format_events
from tests.engine.builders import EAST
from tests.text.test_german import HAPPENED

YOU: Final = re.compile(r"\b(you|your|du|deine[nrms]?|dir|dich)\b", re.IGNORECASE)
THEM: Final = re.compile(r"\b(Greeks|Griechen|they|their|to them|ihre?[nrms]?|sie)\b", re.IGNORECASE)
NOT_REPLIED: Final = (ev.RoundBegan, ev.CoinTaken, ev.ChipOwed, ev.TurnBegan, ev.FightAsked)
"""Events that no reply to their nation reports: those of a new round or turn, and demands."""


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_readers_own_events_speak_to_them(spoken: Language) -> None:
    own = [event for event in HAPPENED if not isinstance(event, (*NOT_REPLIED, ev.Answered))]
    answers = [ev.Answered("greeks", fight) for fight in (False, True)]
    with speaking(spoken):
        for event in (*own, *answers, ev.Fought("persians", "greeks", "knossos", "galley", 1)):
            told = format_event(EAST, event, "greeks")
            assert YOU.search(told), told
            assert not THEM.search(told), told


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_other_readers_read_the_nations_name(spoken: Language) -> None:
    with speaking(spoken):
        for event in HAPPENED:
            told, public = format_event(EAST, event, "arabs"), format_event(EAST, event)
            assert not YOU.search(told), event
            if isinstance(event, ev.Moved):  # in public, a heading names the nation
                assert told == public.replace(
                    ":", f" {'der Griechen' if spoken == 'de' else 'of the Greeks'}:"
                )
            else:
                assert told == public


def test_some_events_of_the_reader() -> None:
    told = [format_event(EAST, event, "greeks") for event in HAPPENED]
    assert told[5] == "You move your stone to MANEUVER ①, 4 steps for 1 gold."
    assert told[10] == "You move 2 legions: Athen → Pella (1 move left)."
    assert told[12] == "The Persians demand a fight."
    assert told[13] == "You fight the Persians in Knossos; each side loses 1 galley."
    assert told[19] == "You end your turn."
    assert told[21] == "You earned 2 generals, but none is left."


def _step(unit: Unit, count: int, origin: str, target: str, left: int) -> ev.Moved:
    return ev.Moved("greeks", unit, count, origin, target, left)


def test_the_way_of_the_same_units_is_one_sentence_until_others_answer() -> None:
    way = (
        _step("legion", 2, "athen", "pella", 2),
        _step("galley", 1, "athen", "sparta", 1),
        _step("legion", 2, "pella", "bycantium", 1),
        _step("galley", 1, "sparta", "messana", 0),
        ev.Answered("persians", fight=False),
        _step("legion", 2, "bycantium", "tomis", 0),
    )
    assert format_events(EAST, way) == [
        "2 legions: Athen → Pella → Bycantium.",
        "1 galley: Athen → Sparta → Messana.",
        "The Persians do not fight.",
        "2 legions: Bycantium → Tomis.",
    ]
    assert format_events(EAST, way, Readers(you="greeks"))[:2] == [
        "You move 2 legions: Athen → Pella → Bycantium (1 move left).",
        "You move 1 galley: Athen → Sparta → Messana (no moves left).",
    ]


def test_a_mark_of_the_bot_stands_before_the_first_of_the_ways_that_follow() -> None:
    plan = Automatic("greeks", "plan")
    first, second = _step("legion", 1, "athen", "pella", 1), _step("legion", 1, "pella", "bycantium", 0)
    planned: list[Happening] = [plan, first, _step("galley", 1, "athen", "sparta", 0), second]
    assert format_events(EAST, planned) == [
        "As planned: 1 legion: Athen → Pella → Bycantium.",
        "1 galley: Athen → Sparta.",
    ]
    assert format_events(EAST, [first, plan, second]) == [
        "1 legion: Athen → Pella.",
        "As planned: 1 legion: Pella → Bycantium.",
    ]
    assert format_events(EAST, [plan, first, Automatic("greeks", None), second]) == [
        "As planned: 1 legion: Athen → Pella.",
        "1 legion: Pella → Bycantium.",
    ], "the player goes on by hand"
    stone = ev.StoneMoved("greeks", "maneuver-1", 1, Purse())
    assert format_events(EAST, [plan, stone, first])[-1] == "1 legion: Athen → Pella."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "As planned: 1 galley of the Greeks: Athen → Sparta → Messana."),
        ("de", "Wie geplant: 1 Galeere der Griechen: Athen → Sparta → Messana."),
    ],
)
def test_who_has_answered_reads_whose_plan_goes_on(language: Language, told: str) -> None:
    """In a private reply no heading names the nation that moves."""
    way = (_step("galley", 1, "athen", "sparta", 1), _step("galley", 1, "sparta", "messana", 0))
    happened = (ev.Answered("persians", fight=False), Automatic("greeks", "plan"), *way)
    with speaking(language):
        assert format_events(EAST, happened, Readers(you="persians"))[1] == told
