"""The guided turn: pages that lead through it, made from a position and nothing else.

A page is data (`page`); what a press asks for stands in its custom id (`asks`). Everything offered comes from
the engine's legal actions, and whatever is chosen goes through the same door as every command.
"""

from bot.app import PlayerView
from bot.engine.terms import Resource
from bot.panel.page import Page, PanelButton, PanelMenu, Row
from bot.panel.requests import PanelRequest

__all__ = [
    "Page",
    "PanelButton",
    "PanelMenu",
    "PanelRequest",
    "Row",
    "page_of",
]


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """The page of the game's rules that was `asked` for, where it still makes sense; else the natural one.

    `first` is spent first where a price leaves the choice.
    """
    page: Page = view.table.ruleset.panel.page_of(view, asked, first)
    return page
