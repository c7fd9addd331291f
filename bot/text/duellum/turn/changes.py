"""Short texts of what has changed in Duellum since an earlier position."""

from typing import Final

from bot.engine.board import Board
from bot.engine.duellum import events as ev
from bot.engine.terms import RESOURCES, Resource
from bot.i18n.catalogue import Facts, say
from bot.text.duellum.keys import own_key
from bot.text.duellum.position.names import WEDGE_NAMES, quoted
from bot.text.duellum.turn.events import conquest_facts, played_facts
from bot.text.names import mix
from bot.text.turns import facts
from bot.text.turns.changes import CHANGES, Change, ChangeKinds, March, StoneWay, stone_facts


def _produced_resources(e: ev.Produced) -> tuple[tuple[Resource, int], ...]:
    extra = [(kind, count) for kind in RESOURCES if (count := e.extra.count_of(kind))]
    return ((e.resource, e.amount), *extra) if e.amount else tuple(extra)


def format_change(board: Board, change: Change) -> str:
    """Describe a change briefly without the acting nation, for a list under the nation's name."""
    key, named = _TELL[type(change)]
    return say(own_key(f"change-{key}"), **named(board, change))


def _card(board: Board, c: ev.CardTaken) -> Facts:
    return {"card": quoted(board, c.card)}


def _recruited(board: Board, c: ev.Recruited) -> Facts:
    return {"units": mix(c.legions, c.galleys)}


def _founded(board: Board, c: ev.CityFounded) -> Facts:
    return {**facts.at(board, c), "resource": c.resource}


def _unit_removed(board: Board, c: ev.UnitRemoved) -> Facts:
    return {"nation": c.nation, "unit": c.unit, "count": 1, **facts.at(board, c)}


def _wall_destroyed(board: Board, c: ev.WallDestroyed) -> Facts:
    return {"nation": c.nation, **facts.at(board, c)}


_TELL: Final[dict[type[Change], tuple[str, facts.FactsOf]]] = {
    **CHANGES,
    StoneWay: ("stone", stone_facts(WEDGE_NAMES)),
    ev.CardTaken: ("card-taken", _card),
    ev.WallBuilt: ("wall-built", facts.at),
    ev.Learned: ("learned", lambda board, c: {"advance": c.advance, "new": c.new}),
    ev.Recruited: ("recruited", _recruited),
    ev.Conquered: ("conquered", conquest_facts),
    ev.CityFounded: ("city-founded", _founded),
    ev.CardPlayed: ("card-played", played_facts),
    ev.UnitRemoved: ("unit-removed", _unit_removed),
    ev.WallDestroyed: ("wall-destroyed", _wall_destroyed),
    ev.PersonageWon: ("personage-won", facts.personage),
    ev.WallsGained: ("walls-gained", lambda board, c: {"count": c.count}),
    ev.GameWon: ("game-won", facts.nothing),
}
KINDS: Final = ChangeKinds(
    produced=ev.Produced,
    kept=tuple(kind for kind in _TELL if kind not in {StoneWay, March}),
    given=_produced_resources,
    added={ev.Recruited: ("legions", "galleys", "paid")},
    weights={
        ev.GameWon: 0,
        ev.Conquered: 0,
        ev.WallDestroyed: 1,
        ev.UnitRemoved: 1,
        ev.Fought: 2,
        ev.PersonageWon: 3,
        ev.TempleBuilt: 4,
        ev.CityFounded: 5,
        March: 7,
        ev.CardTaken: 8,
        ev.WallsGained: 8,
    },
)
