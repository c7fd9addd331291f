"""Selection of the page: the requested one, or the default for the position."""

from collections.abc import Callable
from typing import Final

from bot.app import PlayerView
from bot.engine.antike import Phase, legal, open_types
from bot.engine.terms import MANEUVERS, Resource
from bot.panel.antike.builder import PageContext
from bot.panel.antike.maneuver import conquest_page, maneuver_page
from bot.panel.antike.pending_choice import answer_page, chip_page, cities_page, personage_page
from bot.panel.antike.purchases import advances_page, arms_page, temples_page
from bot.panel.antike.rondel import stone_page, way_page
from bot.panel.antike.turn_end import more_page, trade_page
from bot.panel.antike.unit_group import group_page
from bot.panel.page import Page
from bot.panel.planning import as_planning, plan_page
from bot.panel.summary import waiting_page

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
_OF_WEDGE: Final = {"temples": "temple", "advances": "know-how", "arms": "arming"}
"""The wedge a page belongs to."""
_SERVES: Final = {"temples": "temple", "advances": "learn", "arms": "arm"}
"""The type of action a page offers."""
_TAKES: Final = {"group": 4, "arms": 2, "conquest": 1, "way": 1}
"""Number of arguments of a page; 0 for all others."""


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """Return the requested page, with arguments after dots, if it still applies; else the default.

    `first` is the resource to spend first where a price leaves a choice.
    """
    context = PageContext(view, first)
    page = _select_page(context, asked)
    return page if view.plan is None else as_planning(context, view.plan, page)


def _select_page(context: PageContext, asked: str) -> Page:
    owed = _pending_choice_page(context)
    if owed is not None:
        return owed
    name, *arguments = asked.split(".")
    if name in _PAGES and _fits(context, name):
        page = _PAGES[name](context, *arguments[: _TAKES.get(name, 0)])
        if page is not None:
            return page
    return _default_page(context)


def _pending_choice_page(context: PageContext) -> Page | None:
    """Return the page of a choice that must precede everything else; None if there is none."""
    position = context.position
    if not context.view.acts:
        return plan_page(context, plan) if (plan := context.view.plan) else waiting_page(context)
    if position.demand is not None:
        return answer_page(context)
    if position.phase is Phase.PERSONAGE:
        return personage_page(context)
    if position.phase is Phase.PICK:
        return cities_page(context)
    return chip_page(context) if "take_chip" in open_types(position) else None


def _fits(context: PageContext, name: str) -> bool:
    if (first := name in {"stone", "way"}) or context.position.phase is Phase.RONDEL:
        return first and context.position.phase is Phase.RONDEL
    if name in {"maneuver", "group", "conquest"}:
        return context.position.current.wedge in MANEUVERS
    wedge = _OF_WEDGE.get(name)
    return wedge is None or context.position.current.wedge == wedge


def _default_page(context: PageContext) -> Page:
    """Return the default page: the stone, then the wedge's actions while any are left, then the turn's end.

    Units are chosen and placed in one step, after which no more are expected.
    """
    position = context.position
    if position.phase is Phase.RONDEL:
        return stone_page(context)
    kinds = {action.type for action in legal(position)}
    for page, kind in _SERVES.items():
        if kind in kinds and not (kind == "arm" and position.turn.armed):
            return _PAGES[page](context) or more_page(context)
    if position.current.wedge in MANEUVERS and kinds & {"move", "fight", "conquer"}:
        return maneuver_page(context)
    return more_page(context)
