"""What has changed since some moment in Antike, each change in a few words."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import Facts, say
from bot.text.names import mix, place, resources
from bot.text.turns.changes import Kinds, March, StoneWay, TurnChanges, tell_each

Change = (
    StoneWay
    | March
    | ev.ChipTaken
    | ev.TempleBuilt
    | ev.Armed
    | ev.Learned
    | ev.Fought
    | ev.Conquered
    | ev.CityGivenUp
    | ev.CityFounded
    | ev.CityPicked
    | ev.Traded
    | ev.PersonageWon
    | ev.GameWon
)
KINDS: Final = Kinds(
    turn_began=ev.TurnBegan,
    stone_moved=ev.StoneMoved,
    produced=ev.Produced,
    moved=ev.Moved,
    fought=ev.Fought,
    kept=(
        ev.ChipTaken,
        ev.TempleBuilt,
        ev.Armed,
        ev.Learned,
        ev.Fought,
        ev.Conquered,
        ev.CityGivenUp,
        ev.CityFounded,
        ev.CityPicked,
        ev.Traded,
        ev.PersonageWon,
        ev.GameWon,
    ),
    given=lambda event: ((event.resource, event.amount),),
    added={
        ev.Fought: ("count",),
        ev.Armed: ("legions", "galleys", "paid"),
        ev.Traded: ("give", "take"),
    },
)
gather = KINDS.gather
way_into = KINDS.way_into


def tell_change(board: Board, change: Change) -> str:
    """A few words without the acting nation, for a list under its name."""
    key, facts = _TELL[type(change)]
    return say(f"change-{key}", **facts(board, change))


def tell_changes(board: Board, turns: Iterable[TurnChanges]) -> list[str]:
    """One line a turn."""
    return tell_each(board, turns, tell_change)


def _stone(board: Board, c: StoneWay) -> Facts:
    del board
    given = [say("change-stone.given", resource=chip, amount=amount) for chip, amount in c.given]
    return {
        "first": c.origin is None,
        "origin": say("wedge", wedge=c.origin) if c.origin else "",
        "wedge": say("wedge", wedge=c.wedge),
        "given": "".join(given),
    }


def _march(board: Board, c: March) -> Facts:
    path = " → ".join(place(board, province) for province in c.path)
    return {"unit": c.unit, "count": c.count, "path": path}


def _armed(board: Board, c: ev.Armed) -> Facts:
    return {"units": mix(c.legions, c.galleys), "place": place(board, c.province)}


def _fought(board: Board, c: ev.Fought) -> Facts:
    return {"other": c.other, "unit": c.unit, "count": c.count, "place": place(board, c.province)}


def _conquered(board: Board, c: ev.Conquered) -> Facts:
    lost = mix(c.lost_legions, c.lost_galleys)
    return {
        "loser": c.loser,
        "place": place(board, c.province),
        "units": mix(c.legions, c.galleys),
        "lost": bool(lost),
        "losses": lost,
        "temple": c.temple,
    }


def _given_up(board: Board, c: ev.CityGivenUp) -> Facts:
    return {"place": place(board, c.province), "temple": c.temple}


def _traded(board: Board, c: ev.Traded) -> Facts:
    del board
    return {"give": resources(c.give), "take": resources(c.take)}


def _at(board: Board, c: ev.TempleBuilt | ev.CityFounded | ev.CityPicked) -> Facts:
    return {"place": place(board, c.province)}


_TELL: Final[dict[type[Change], tuple[str, Callable[[Board, Any], Facts]]]] = {
    StoneWay: ("stone", _stone),
    March: ("march", _march),
    ev.ChipTaken: ("chip-taken", lambda board, c: {"resource": c.resource}),
    ev.TempleBuilt: ("temple-built", _at),
    ev.Armed: ("armed", _armed),
    ev.Learned: ("learned", lambda board, c: {"advance": c.advance, "new": c.new}),
    ev.Fought: ("fought", _fought),
    ev.Conquered: ("conquered", _conquered),
    ev.CityGivenUp: ("city-given-up", _given_up),
    ev.CityFounded: ("city-founded", _at),
    ev.CityPicked: ("city-picked", _at),
    ev.Traded: ("traded", _traded),
    ev.PersonageWon: ("personage-won", lambda board, c: {"personage": c.personage, "count": c.count}),
    ev.GameWon: ("game-won", lambda board, c: {}),
}
