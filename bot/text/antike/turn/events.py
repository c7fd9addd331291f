"""What happened, a sentence an event."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.engine.purse import Purse
from bot.i18n.catalogue import Facts, say
from bot.i18n.lists import join
from bot.model.turns import Automatic, Happening, Readers
from bot.text.names import mix, nations, place, resources
from bot.text.turns.causes import because, concerns

_NOBODY: Final = Readers()


def tell_event(board: Board, event: ev.Event) -> str:
    """One sentence."""
    key, facts = _TELL[type(event)]
    nation: Facts = {"nation": event.nation} if hasattr(event, "nation") else {}
    return say(f"events-{key}", **nation, **facts(board, event))


def tell_events(board: Board, events: Sequence[Happening], readers: Readers = _NOBODY) -> list[str]:
    """One sentence each, the coins of a round told as one, and what the bot did with the reason."""
    coins = [event.nation for event in events if isinstance(event, ev.CoinTaken)]
    some_owed = any(isinstance(event, ev.ChipOwed) for event in events)
    told: list[str] = []
    cause: Automatic | None = None
    for event in events:
        if isinstance(event, Automatic):
            cause = event
            continue
        if not isinstance(event, ev.CoinTaken):
            sentence = tell_event(board, event)
            told.append(
                because(cause, sentence, readers) if cause and concerns(cause, event, ev.Fought) else sentence
            )
        elif event.nation == coins[-1]:
            each = len(coins) > 1 and not some_owed
            told.append(
                say("events-coins-all") if each else say("events-coins-taken", nations=nations(coins))
            )
        cause = None
    return told


def _cost(paid: Purse) -> Facts:
    return {"free": not paid.total, "paid": resources(paid)}


def _none(board: Board, event: ev.Event) -> Facts:
    del board, event
    return {}


def _chip(board: Board, e: ev.ChipTaken) -> Facts:
    del board
    return {"resource": e.resource}


def _stone(board: Board, e: ev.StoneMoved) -> Facts:
    del board
    return {"wedge": e.wedge, "count": e.steps, **_cost(e.paid)}


def _produced(board: Board, e: ev.Produced) -> Facts:
    del board
    return {"amount": e.amount, "resource": e.resource}


def _at(board: Board, e: ev.TempleBuilt | ev.CityFounded) -> Facts:
    return {"place": place(board, e.province), **_cost(e.paid)}


def _armed(board: Board, e: ev.Armed) -> Facts:
    return {"units": mix(e.legions, e.galleys), "place": place(board, e.province), **_cost(e.paid)}


def _learned(board: Board, e: ev.Learned) -> Facts:
    del board
    return {"advance": e.advance, "new": e.new, **_cost(e.paid)}


def _moved(board: Board, e: ev.Moved) -> Facts:
    way = {"origin": place(board, e.origin), "target": place(board, e.target)}
    return {"unit": e.unit, "count": e.count, "left": e.actions_left, **way}


def _asked(board: Board, e: ev.FightAsked) -> Facts:
    return {"mover": e.mover, "unit": e.unit, "place": place(board, e.province)}


def _answered(board: Board, e: ev.Answered) -> Facts:
    del board
    return {"fight": e.fight}


def _fought(board: Board, e: ev.Fought) -> Facts:
    sides = {"nation": e.mover, "other": e.other}
    return {"unit": e.unit, "count": e.count, "place": place(board, e.province), **sides}


def _conquered(board: Board, e: ev.Conquered) -> Facts:
    lost = mix(e.lost_legions, e.lost_galleys)
    return {
        "loser": e.loser,
        "place": place(board, e.province),
        "units": mix(e.legions, e.galleys),
        "lost": bool(lost),
        "losses": lost,
        "temple": e.temple,
    }


def _given_up(board: Board, e: ev.CityGivenUp) -> Facts:
    return {"place": place(board, e.province), "temple": e.temple}


def _picked(board: Board, e: ev.CityPicked) -> Facts:
    return {"place": place(board, e.province)}


def _traded(board: Board, e: ev.Traded) -> Facts:
    del board
    return {"give": resources(e.give), "take": resources(e.take)}


def _won(board: Board, e: ev.PersonageWon) -> Facts:
    del board
    return {"personage": e.personage, "count": e.count, "eight": e.for_all_eight}


def _missed(board: Board, e: ev.PersonageMissed) -> Facts:
    del board
    return {"personage": e.personage, "count": e.count}


def _offered(board: Board, e: ev.PersonageOffered) -> Facts:
    del board
    return {"personages": join([say("personage-accusative", personage=each) for each in e.personages], "or")}


_TELL: Final[dict[type[ev.Event], tuple[str, Callable[[Board, Any], Facts]]]] = {
    ev.RoundBegan: ("round-began", lambda board, e: {"round": e.round}),
    ev.CoinTaken: ("coin-taken", _none),
    ev.ChipOwed: ("chip-owed", _none),
    ev.TurnBegan: ("turn-began", _none),
    ev.ChipTaken: ("chip-taken", _chip),
    ev.StoneMoved: ("stone-moved", _stone),
    ev.Produced: ("produced", _produced),
    ev.TempleBuilt: ("temple-built", _at),
    ev.Armed: ("armed", _armed),
    ev.Learned: ("learned", _learned),
    ev.Moved: ("moved", _moved),
    ev.FightAsked: ("fight-asked", _asked),
    ev.Answered: ("answered", _answered),
    ev.Fought: ("fought", _fought),
    ev.Conquered: ("conquered", _conquered),
    ev.CityGivenUp: ("city-given-up", _given_up),
    ev.CityFounded: ("city-founded", _at),
    ev.CityPicked: ("city-picked", _picked),
    ev.Traded: ("traded", _traded),
    ev.TurnEnded: ("turn-ended", _none),
    ev.PersonageWon: ("personage-won", _won),
    ev.PersonageMissed: ("personage-missed", _missed),
    ev.PersonageOffered: ("personage-offered", _offered),
    ev.GameWon: ("game-won", lambda board, e: {"reason": e.reason}),
}
