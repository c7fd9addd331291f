"""Selection of the page: the requested one, or the default for the position."""

from collections.abc import Callable
from typing import Final

from bot.app import PlayerView
from bot.engine.duellum import Phase, legal
from bot.engine.terms import MANEUVERS, Resource
from bot.panel.duellum.builder import PageContext
from bot.panel.duellum.cards import card_page, cards_page, due_page, opened_by_cards
from bot.panel.duellum.maneuver import conquest_page, maneuver_page
from bot.panel.duellum.purchases import advances_page, arms_page, temples_page
from bot.panel.duellum.rondel import stone_page, way_page
from bot.panel.duellum.turn_end import more_page, trade_page
from bot.panel.duellum.unit_group import group_page
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
    "cards": cards_page,
    "card": card_page,
    "more": more_page,
    "trade": trade_page,
}
_TAKES: Final = {"group": 4, "arms": 2, "conquest": 1, "way": 1, "advances": 1, "card": 1, "trade": 1}
"""Number of arguments of a page; 0 for all others."""
_OF_WEDGE: Final = {"temples": "temple", "advances": "know-how", "arms": "arming"}
"""The wedge a page belongs to."""
_SERVES: Final = {"temples": {"temple", "wall"}, "advances": {"learn", "recruit"}, "arms": {"arm"}}
"""The types of action a page offers."""


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """Return the requested page, with arguments after dots, if it still applies; else the default.

    `first` is the resource to spend first where a price leaves a choice.
    """
    context = PageContext(view, first)
    page = _select_page(context, asked)
    return page if view.plan is None else as_planning(context, view.plan, page)


def _select_page(context: PageContext, asked: str) -> Page:
    if not context.view.acts:
        return plan_page(context, plan) if (plan := context.view.plan) else waiting_page(context)
    if context.position.phase is Phase.CARDS:
        return due_page(context)
    name, *arguments = asked.split(".")
    if name in _PAGES and _fits(context, name):
        page = _PAGES[name](context, *arguments[: _TAKES.get(name, 0)])
        if page is not None:
            return page
    return _default_page(context)


def _fits(context: PageContext, name: str) -> bool:
    position, phase = context.position, context.position.phase
    if name in {"cards", "card"}:
        return bool(position.current.cards)
    if name == "trade":
        return context.opens("trade")
    if (first := name in {"stone", "way"}) or phase is Phase.RONDEL:
        return first and phase is Phase.RONDEL
    if name in {"maneuver", "group", "conquest"}:
        return position.current.wedge in MANEUVERS and phase is not Phase.FOUNDING
    wedge = _OF_WEDGE.get(name)
    return wedge is None or (position.current.wedge == wedge and phase is Phase.ACTION)


def _default_page(context: PageContext) -> Page:
    """Return the default page: the stone, then the wedge's actions while any are left, then the turn's end.

    Units are chosen and placed in one step, after which no more are expected.
    """
    position = context.position
    if position.phase is Phase.RONDEL:
        return stone_page(context)
    kinds = {action.type for action in legal(position)} | opened_by_cards(context)
    for page, served in _SERVES.items():
        if kinds & served and not (page == "arms" and position.turn.armed):
            return _PAGES[page](context) or more_page(context)
    if position.current.wedge in MANEUVERS and kinds & {"move", "conquer"}:
        return maneuver_page(context)
    return more_page(context)
