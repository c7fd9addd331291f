"""Which page a player sees: the one asked for, or the one that the position calls for."""

from collections.abc import Callable
from typing import Final

from bot.app import PlayerView
from bot.engine.antike import Phase, legal, open_types
from bot.engine.terms import MANEUVERS, Resource
from bot.panel.antike.arming import arms_page
from bot.panel.antike.builder import Hand
from bot.panel.antike.maneuver import conquest_page, maneuver_page
from bot.panel.antike.pending_choice import answer_page, chip_page, cities_page, personage_page, waiting_page
from bot.panel.antike.planning import as_planned, plan_page
from bot.panel.antike.purchases import advances_page, temples_page
from bot.panel.antike.rondel import stone_page, way_page
from bot.panel.antike.turn_end import more_page, trade_page
from bot.panel.antike.unit_group import group_page
from bot.panel.page import Page

_PAGES: Final[dict[str, Callable[..., Page | None]]] = {
    "stone": stone_page,
    "way": way_page,
    "temples": temples_page,
    "advances": advances_page,
    "arms": arms_page,
    "maneuver": maneuver_page,
    "group": group_page,
    "conquest": conquest_page,
    "more": more_page,
    "trade": trade_page,
}
_WEDGES: Final = {"temple": "temple", "learn": "know-how", "arm": "arming"}
_OF_WEDGE: Final = {"temple": "temples", "learn": "advances", "arm": "arms"}
_TAKES: Final = {"group": 4, "arms": 2, "conquest": 1, "way": 1}
"""How many arguments a page takes; all others take none."""


def page_of(desk: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """The page `asked` for, arguments behind dots, where it still makes sense; else the natural one.

    `first` is spent first where a price leaves the choice.
    """
    hand = Hand(desk, first)
    page = _page_of(hand, asked)
    return page if desk.plan is None else as_planned(hand, desk.plan, page)


def _page_of(hand: Hand, asked: str) -> Page:
    owed = _owed(hand)
    if owed is not None:
        return owed
    name, *arguments = asked.split(".")
    if name in _PAGES and _fits(hand, name):
        page = _PAGES[name](hand, *arguments[: _TAKES.get(name, 0)])
        if page is not None:
            return page
    return _natural(hand)


def _owed(hand: Hand) -> Page | None:
    """What has to be chosen before anything else."""
    position = hand.position
    if not hand.desk.acts:
        return plan_page(hand) if hand.desk.plan else waiting_page(hand)
    if position.demand is not None:
        return answer_page(hand)
    if position.phase is Phase.PERSONAGE:
        return personage_page(hand)
    if position.phase is Phase.PICK:
        return cities_page(hand)
    return chip_page(hand) if "take_chip" in open_types(position) else None


def _fits(hand: Hand, name: str) -> bool:
    """Whether the page belongs to where the turn is."""
    if (first := name in {"stone", "way"}) or hand.position.phase is Phase.RONDEL:
        return first and hand.position.phase is Phase.RONDEL
    wedge = hand.position.current.wedge
    if name in {"maneuver", "group", "conquest"}:
        return wedge in MANEUVERS
    kind = next((kind for kind, page in _OF_WEDGE.items() if page == name), None)
    return kind is None or wedge == _WEDGES[kind]


def _natural(hand: Hand) -> Page:
    """The stone first, then what the wedge is for as long as there is something to do, then the end.

    Units are chosen all together and set up in one go, so that then nothing more is meant.
    """
    position = hand.position
    if position.phase is Phase.RONDEL:
        return stone_page(hand)
    kinds = {action.type for action in legal(position)}
    for kind, page in _OF_WEDGE.items():
        if kind in kinds and not (kind == "arm" and position.turn.armed):
            return _PAGES[page](hand) or more_page(hand)
    if position.current.wedge in MANEUVERS and kinds & {"move", "fight", "conquer"}:
        return maneuver_page(hand)
    return more_page(hand)
