"""The guided turn: pages that lead through it, made from a position and nothing else.

A page is data (`page`); what a press asks for stands in its custom id (`asks`). Everything offered comes from
the engine's legal actions, and whatever is chosen goes through the same door as every command.
"""

from dataclasses import replace
from typing import Final

from bot.app import PlayerView, play_this_button
from bot.engine.terms import Resource
from bot.i18n.catalogue import say
from bot.panel.page import MOST_WEIGHT, Page, PanelButton, PanelMenu, Row, weight
from bot.panel.requests import PanelRequest

__all__ = [
    "Page",
    "PanelButton",
    "PanelMenu",
    "PanelRequest",
    "Row",
    "page_of",
]

_WEIGHT: Final = 2
"""Components of a row with one button."""


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """The page of the game's rules that was `asked` for, where it still makes sense; else the natural one.

    `first` is spent first where a price leaves the choice.
    """
    page: Page = view.table.ruleset.panel.page_of(view, asked, first)
    if not view.playable or view.plan is not None or weight(page.blocks) + _WEIGHT > MOST_WEIGHT:
        return page
    button = play_this_button(view.table.game.id)
    row = Row((PanelButton(say(button.label), button.custom_id, "good"),))
    return replace(page, blocks=(*page.blocks, row))
