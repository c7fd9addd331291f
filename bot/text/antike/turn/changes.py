"""Short texts of what has changed in Antike since an earlier position."""

from typing import Final

from bot.engine.antike import events as ev
from bot.engine.board import Board
from bot.i18n.catalogue import say
from bot.text.antike.position.names import WEDGE_NAMES
from bot.text.antike.turn.events import given_up_facts
from bot.text.turns import facts
from bot.text.turns.changes import CHANGES, Change, ChangeKinds, March, StoneWay, stone_facts


def format_change(board: Board, change: Change) -> str:
    """Describe a change briefly without the acting nation, for a list under the nation's name."""
    key, named = _TELL[type(change)]
    return say(f"change-{key}", **named(board, change))


_TELL: Final[dict[type[Change], tuple[str, facts.FactsOf]]] = {
    **CHANGES,
    StoneWay: ("stone", stone_facts(WEDGE_NAMES)),
    ev.ChipTaken: ("chip-taken", lambda board, c: {"resource": c.resource}),
    ev.Learned: ("learned", lambda board, c: {"advance": c.advance, "new": c.new}),
    ev.Conquered: ("conquered", facts.conquered),
    ev.CityGivenUp: ("city-given-up", given_up_facts),
    ev.CityFounded: ("city-founded", facts.at),
    ev.CityPicked: ("city-picked", facts.at),
    ev.PersonageWon: ("personage-won", facts.personage),
    ev.GameWon: ("game-won", facts.nothing),
}
KINDS: Final = ChangeKinds(
    produced=ev.Produced,
    kept=tuple(kind for kind in _TELL if kind not in {StoneWay, March}),
    given=lambda event: ((event.resource, event.amount),),
    weights={
        ev.GameWon: 0,
        ev.Conquered: 0,
        ev.CityGivenUp: 1,
        ev.Fought: 2,
        ev.PersonageWon: 3,
        ev.TempleBuilt: 4,
        ev.CityFounded: 5,
        ev.CityPicked: 5,
        March: 7,
        ev.ChipTaken: 8,
    },
)
