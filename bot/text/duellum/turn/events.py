"""What happened in Duellum, a sentence an event."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.purse import Purse
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.model.turns import Automatic, Happening, Readers
from bot.text.duellum.keys import own
from bot.text.duellum.position.names import card_of, quoted
from bot.text.names import mix, place, resources
from bot.text.turns.causes import because, concerns

if TYPE_CHECKING:
    from bot.engine.duellum.board import DuellumBoard


_NOBODY: Final = Readers()


def tell_event(board: Board, event: ev.Event) -> str:
    """One sentence."""
    key, facts = _TELL[type(event)]
    nation: Facts = {"nation": event.nation} if hasattr(event, "nation") else {}
    return say(own(f"events-{key}"), **nation, **facts(board, event))


def tell_events(board: Board, events: Sequence[Happening], readers: Readers = _NOBODY) -> list[str]:
    """One sentence each, and what the bot did with the reason."""
    told: list[str] = []
    cause: Automatic | None = None
    for event in events:
        if isinstance(event, Automatic):
            cause = event
            continue
        sentence = tell_event(board, event)
        caused = cause is not None and concerns(cause, event, ev.Fought)
        told.append(because(cause, sentence, readers) if cause and caused else sentence)
        cause = None
    return told


def rival_of(board: Board, nation: Nation) -> Nation:
    """The other nation of a board."""
    one, other = cast("DuellumBoard", board).nations
    return other if nation == one else one


def due_facts(event: ev.CardsDue) -> Facts:
    """How many cards are due, and why."""
    kind = "personages" if not event.city_lost else "both" if event.personages else "city"
    return {"count": event.count, "gained": event.personages, "why": kind}


def _cost(paid: Purse) -> Facts:
    return {"free": not paid.total, "paid": resources(paid)}


def _none(board: Board, event: ev.Event) -> Facts:
    del board, event
    return {}


def _counted(board: Board, e: ev.CardsLapsed | ev.WallsGained) -> Facts:
    del board
    return {"count": e.count}


def _due(board: Board, e: ev.CardsDue) -> Facts:
    return {"rival": rival_of(board, e.nation), **due_facts(e)}


def _taken(board: Board, e: ev.CardTaken) -> Facts:
    drawn = quoted(board, e.drawn) if e.drawn else "none"
    return {"card": quoted(board, e.card), "drawn": drawn, "reshuffled": e.reshuffled}


def _stone(board: Board, e: ev.StoneMoved) -> Facts:
    del board
    return {"wedge": e.wedge, "count": e.steps, **_cost(e.paid)}


def _produced(board: Board, e: ev.Produced) -> Facts:
    del board
    extra: Facts = {"coin": bool(e.extra.coins), "extra": resources(e.extra)}
    return {"amount": e.amount, "resource": e.resource, **extra}


def _at(board: Board, e: ev.TempleBuilt | ev.WallBuilt) -> Facts:
    return {"place": place(board, e.province), **_cost(e.paid)}


def _armed(board: Board, e: ev.Armed) -> Facts:
    return {"units": mix(e.legions, e.galleys), "place": place(board, e.province), **_cost(e.paid)}


def _learned(board: Board, e: ev.Learned) -> Facts:
    del board
    return {"advance": e.advance, "new": e.new, **_cost(e.paid)}


def _recruited(board: Board, e: ev.Recruited) -> Facts:
    del board
    return {"units": mix(e.legions, e.galleys), **_cost(e.paid)}


def _moved(board: Board, e: ev.Moved) -> Facts:
    way = {"origin": place(board, e.origin), "target": place(board, e.target)}
    return {"unit": e.unit, "count": e.count, "left": e.actions_left, **way}


def _fought(board: Board, e: ev.Fought) -> Facts:
    sides = {"nation": e.mover, "other": e.other}
    return {"unit": e.unit, "count": e.count, "place": place(board, e.province), **sides}


def conquest_facts(board: Board, e: ev.Conquered) -> Facts:
    """A conquest: what it took, and what was lost with the city."""
    lost = mix(e.lost_legions, e.lost_galleys)
    card = card_of(board, e.fortress) if e.fortress else None
    return {
        "loser": e.loser,
        "place": place(board, e.province),
        "units": mix(e.legions, e.galleys),
        "lost": bool(lost),
        "losses": lost,
        "temple": e.temple,
        "wall": e.wall,
        "fortress": quoted(board, e.fortress) if e.fortress else "none",
        "more": card.number if card else 0,
    }


def _founded(board: Board, e: ev.CityFounded) -> Facts:
    return {"place": place(board, e.province), "resource": e.resource, **_cost(e.paid)}


def _traded(board: Board, e: ev.Traded) -> Facts:
    del board
    return {"give": resources(e.give), "take": resources(e.take)}


def played_facts(board: Board, e: ev.CardPlayed) -> Facts:
    """A card, and what it did where no other event tells of it."""
    card = card_of(board, e.card)
    return {
        "card": quoted(board, e.card),
        "effect": card.effect if card else "none",
        "rival": rival_of(board, e.nation),
        "gained": resources(e.gained) if e.gained else "",
        "lost": resources(e.lost) if e.lost else "",
        "count": card.number if card else 0,
        "unit": card.unit if card and card.unit else "legion",
    }


def _removed(board: Board, e: ev.UnitRemoved) -> Facts:
    return {"place": place(board, e.province), "unit": e.unit, "count": 1}


def _destroyed(board: Board, e: ev.WallDestroyed) -> Facts:
    return {"place": place(board, e.province)}


def _personage(board: Board, e: ev.PersonageWon | ev.PersonageMissed) -> Facts:
    del board
    return {"personage": e.personage, "count": e.count}


_TELL: Final[dict[type[ev.Event], tuple[str, Callable[[Board, Any], Facts]]]] = {
    ev.RoundBegan: ("round-began", lambda board, e: {"round": e.round}),
    ev.TurnBegan: ("turn-began", _none),
    ev.CardsDue: ("cards-due", _due),
    ev.CardTaken: ("card-taken", _taken),
    ev.CardsLapsed: ("cards-lapsed", _counted),
    ev.StoneMoved: ("stone-moved", _stone),
    ev.Produced: ("produced", _produced),
    ev.TempleBuilt: ("temple-built", _at),
    ev.WallBuilt: ("wall-built", _at),
    ev.Armed: ("armed", _armed),
    ev.Learned: ("learned", _learned),
    ev.Recruited: ("recruited", _recruited),
    ev.Moved: ("moved", _moved),
    ev.Fought: ("fought", _fought),
    ev.Conquered: ("conquered", conquest_facts),
    ev.CityFounded: ("city-founded", _founded),
    ev.Traded: ("traded", _traded),
    ev.CardPlayed: ("card-played", played_facts),
    ev.UnitRemoved: ("unit-removed", _removed),
    ev.WallDestroyed: ("wall-destroyed", _destroyed),
    ev.TurnEnded: ("turn-ended", _none),
    ev.PersonageWon: ("personage-won", _personage),
    ev.PersonageMissed: ("personage-missed", _personage),
    ev.WallsGained: ("walls-gained", _counted),
    ev.GameWon: ("game-won", _none),
}
KEYS: Final = tuple(key for key, _ in _TELL.values())
