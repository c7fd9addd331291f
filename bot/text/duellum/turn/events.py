"""Events of Duellum in sentences."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.terms import Nation
from bot.i18n.catalogue import Facts, say
from bot.model.turns import Happening, Readers
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.names import card_of, quoted
from bot.text.names import mix, resources
from bot.text.turns import facts
from bot.text.turns.changes import EVENTS, March, with_causes
from bot.text.turns.reasons import NOBODY, with_reason

if TYPE_CHECKING:
    from bot.engine.duellum.board import DuellumBoard


def format_event(board: Board, event: ev.Event | March, you: Nation | None = None) -> str:
    """Format an event as one sentence, in the second person if it is of the nation `you`."""
    key, named = _TELL[type(event)]
    nation: Facts = {"nation": event.nation} if hasattr(event, "nation") else {}
    return say(own_key(f"events-{key}"), **facts.addressed({**nation, **named(board, event)}, you))


def format_events(board: Board, events: Sequence[Happening], readers: Readers = NOBODY) -> list[str]:
    """Format events as sentences, with the reasons for automatic actions; moves of the same units are one."""
    return [
        with_reason(cause, event, format_event(board, event, readers.you), readers)
        for cause, event in with_causes(events)
    ]


def _rival_of(board: Board, nation: Nation) -> Nation:
    one, other = cast("DuellumBoard", board).nations
    return other if nation == one else one


def _count(board: Board, e: ev.CardsLapsed | ev.WallsGained) -> Facts:
    return {"count": e.count}


def _cards_due(board: Board, e: ev.CardsDue) -> Facts:
    why = "personages" if not e.city_lost else "both" if e.personages else "city"
    return {"rival": _rival_of(board, e.nation), "count": e.count, "gained": e.personages, "why": why}


def _card_taken(board: Board, e: ev.CardTaken) -> Facts:
    drawn = quoted(board, e.drawn) if e.drawn else "none"
    return {"card": quoted(board, e.card), "drawn": drawn, "reshuffled": e.reshuffled}


def _produced(board: Board, e: ev.Produced) -> Facts:
    extra: Facts = {"coin": bool(e.extra.coins), "extra": resources(e.extra)}
    return {"amount": e.amount, "resource": e.resource, **extra}


def _recruited(board: Board, e: ev.Recruited) -> Facts:
    return {"units": mix(e.legions, e.galleys), **facts.cost(e.paid)}


def conquest_facts(board: Board, e: ev.Conquered) -> Facts:
    """Return the text arguments for a conquest: units used, Fortress, and what was lost with the city."""
    card = card_of(board, e.fortress) if e.fortress else None
    return {
        **facts.conquered(board, e),
        "wall": e.wall,
        "fortress": quoted(board, e.fortress) if e.fortress else "none",
        "more": card.number if card else 0,
    }


def _founded(board: Board, e: ev.CityFounded) -> Facts:
    return {**facts.built(board, e), "resource": e.resource}


def played_facts(board: Board, e: ev.CardPlayed) -> Facts:
    """Return the text arguments for a played card: its effect, unless another event reports it."""
    card = card_of(board, e.card)
    return {
        "card": quoted(board, e.card),
        "effect": card.effect if card else "none",
        "rival": _rival_of(board, e.nation),
        "gained": resources(e.gained) if e.gained else "",
        "lost": resources(e.lost) if e.lost else "",
        "count": card.number if card else 0,
        "unit": card.unit if card and card.unit else "legion",
    }


def _unit_removed(board: Board, e: ev.UnitRemoved) -> Facts:
    return {**facts.at(board, e), "unit": e.unit, "count": 1}


_TELL: Final[dict[type[ev.Event | March], tuple[str, facts.FactsOf]]] = {
    **EVENTS,
    ev.CardsDue: ("cards-due", _cards_due),
    ev.CardTaken: ("card-taken", _card_taken),
    ev.CardsLapsed: ("cards-lapsed", _count),
    ev.Produced: ("produced", _produced),
    ev.WallBuilt: ("wall-built", facts.built),
    ev.Learned: ("learned", facts.learned),
    ev.Recruited: ("recruited", _recruited),
    ev.Conquered: ("conquered", conquest_facts),
    ev.CityFounded: ("city-founded", _founded),
    ev.CardPlayed: ("card-played", played_facts),
    ev.UnitRemoved: ("unit-removed", _unit_removed),
    ev.WallDestroyed: ("wall-destroyed", facts.at),
    ev.PersonageWon: ("personage-won", facts.personage),
    ev.WallsGained: ("walls-gained", _count),
    ev.GameWon: ("game-won", facts.nothing),
}
