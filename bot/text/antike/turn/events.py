"""Events of Antike in sentences."""

from collections.abc import Sequence
from typing import Final

from bot.engine.antike import events as ev
from bot.engine.antike.constants import THRESHOLDS
from bot.engine.board import Board
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.model.turns import Happening, Readers
from bot.text.names import nations
from bot.text.turns import facts
from bot.text.turns.changes import EVENTS, March, with_causes
from bot.text.turns.reasons import NOBODY, with_reason


def format_event(board: Board, event: ev.Event | March, you: Nation | None = None) -> str:
    """Format an event as one sentence, in the second person if it is of the nation `you`."""
    key, named = _TELL[type(event)]
    nation: Facts = {"nation": event.nation} if hasattr(event, "nation") else {}
    return say(f"events-{key}", **facts.addressed({**nation, **named(board, event)}, you))


def format_events(board: Board, events: Sequence[Happening], readers: Readers = NOBODY) -> list[str]:
    """Format events as sentences, with the reasons for automatic actions.

    A round's coins are one sentence, those the bank lacks another, and so are the moves of the same units.
    """
    coins = [event.nation for event in events if isinstance(event, ev.CoinTaken)]
    owed = [event.nation for event in events if isinstance(event, ev.ChipOwed)]
    told: list[str] = []
    for cause, event in with_causes(events):
        if isinstance(event, ev.ChipOwed):
            if event.nation == owed[-1]:
                told.append(say("events-chip-owed", **_owed_to(owed)))
        elif not isinstance(event, ev.CoinTaken):
            told.append(with_reason(cause, event, format_event(board, event, readers.you), readers))
        elif event.nation == coins[-1]:
            each = len(coins) > 1 and not owed
            told.append(
                say("events-coins-all") if each else say("events-coins-taken", nations=nations(coins))
            )
    return told


def _owed(board: Board, e: ev.ChipOwed) -> Facts:
    return _owed_to([e.nation])


def _owed_to(owed: Sequence[Nation]) -> Facts:
    return {"nations": nations(owed), "count": len(owed)}


def _chip(board: Board, e: ev.ChipTaken) -> Facts:
    return {"resource": e.resource}


def _produced(board: Board, e: ev.Produced) -> Facts:
    return {"amount": e.amount, "resource": e.resource}


def _fight_asked(board: Board, e: ev.FightAsked) -> Facts:
    return {"mover": e.mover, "unit": e.unit, **facts.at(board, e)}


def _answered(board: Board, e: ev.Answered) -> Facts:
    return {"fight": e.fight}


def given_up_facts(board: Board, e: ev.CityGivenUp) -> Facts:
    """Return the text arguments for a city given up, and whether it had a temple."""
    return {**facts.at(board, e), "temple": e.temple}


def _personage_won(board: Board, e: ev.PersonageWon) -> Facts:
    every = THRESHOLDS.get(e.personage, 1)
    return {**facts.personage(board, e), "eight": e.for_all_eight, "every": every}


def _personage_offered(board: Board, e: ev.PersonageOffered) -> Facts:
    return {"personages": join([say("personage-accusative", personage=each) for each in e.personages], "or")}


_TELL: Final[dict[type[ev.Event | March], tuple[str, facts.FactsOf]]] = {
    **EVENTS,
    ev.CoinTaken: ("coin-taken", facts.nothing),
    ev.ChipOwed: ("chip-owed", _owed),
    ev.ChipTaken: ("chip-taken", _chip),
    ev.Produced: ("produced", _produced),
    ev.Learned: ("learned", facts.learned),
    ev.FightAsked: ("fight-asked", _fight_asked),
    ev.Answered: ("answered", _answered),
    ev.Conquered: ("conquered", facts.conquered),
    ev.CityGivenUp: ("city-given-up", given_up_facts),
    ev.CityFounded: ("city-founded", facts.built),
    ev.CityPicked: ("city-picked", facts.at),
    ev.PersonageWon: ("personage-won", _personage_won),
    ev.PersonageOffered: ("personage-offered", _personage_offered),
    ev.GameWon: ("game-won", lambda board, e: {"reason": e.reason}),
}
