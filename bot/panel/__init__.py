"""The guided turn: pages that lead through it, made from a position and nothing else.

A page is data (`page`); what a press asks for stands in its custom id (`requests`). Everything offered comes
from the engine's legal actions, and whatever is chosen goes through the same door as every command.
"""

from dataclasses import replace
from typing import Final

from bot.app import PlayerView, play_this_button
from bot.app.turn.hints import hints_allowed
from bot.engine.terms import Resource
from bot.i18n.catalogue import say
from bot.panel.hint import hint_button
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

_NATURAL: Final = frozenset({"", "now"})
"""What is asked for where no page is."""


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """The page of the game's rules that was `asked` for, where it still makes sense; else the natural one.

    `first` is spent first where a price leaves the choice.
    """
    page: Page = view.table.ruleset.panel.page_of(view, asked, first)
    presses = _besides(view, asked)
    if not presses or weight(page.blocks) + 1 + len(presses) > MOST_WEIGHT:
        return page
    return replace(page, blocks=(*page.blocks, Row(presses)))


def _besides(view: PlayerView, asked: str) -> tuple[PanelButton, ...]:
    """What every ruleset has below its own: the way back from a practice game, and hints on natural pages."""
    presses: list[PanelButton] = []
    game = view.table.game
    if view.plan is None and view.playable:
        button = play_this_button(game.id)
        presses.append(PanelButton(say(button.label), button.custom_id, "good"))
    if view.plan is None and view.acts and asked in _NATURAL and hints_allowed(view.table):
        presses.append(hint_button(game.id, game.revision))
    return tuple(presses)
