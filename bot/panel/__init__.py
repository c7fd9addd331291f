"""The guided turn: its pages, computed from a position alone.

A page is data (`page`); a press is encoded in its custom id (`requests`). All options come from the engine's
legal actions, and presses are submitted like commands.
"""

from dataclasses import replace
from typing import Final

from bot.app import PlayerView, play_plan_button, play_this_button
from bot.app.turn.hints import hints_allowed
from bot.engine.terms import Resource
from bot.i18n.catalogue import say
from bot.panel.hint import hint_button
from bot.panel.page import MOST_WEIGHT, Page, PanelButton, PanelMenu, Row, weight
from bot.panel.requests import PanelRequest

_NATURAL: Final = frozenset({"", "now"})
"""Requests that ask for the default page."""


def page_of(view: PlayerView, asked: str = "", first: Resource | None = None) -> Page:
    """Return the requested page if it still applies, else the default page.

    `first` is the resource to spend first where a price leaves a choice.
    """
    page: Page = view.table.ruleset.panel.page_of(view, asked, first)
    presses = _common_buttons(view, asked)
    if not presses or weight(page.blocks) + 1 + len(presses) > MOST_WEIGHT:
        return page
    return replace(page, blocks=(*page.blocks, Row(presses)))


def _common_buttons(view: PlayerView, asked: str) -> tuple[PanelButton, ...]:
    """Return buttons common to all rulesets: leaving a practice game; on default pages, a plan and hints."""
    presses: list[PanelButton] = []
    game = view.table.game
    if view.plan is None and view.playable:
        button = play_this_button(game.id)
        presses.append(PanelButton(say(button.label), button.custom_id, "good"))
    if view.plan is not None or not view.acts or asked not in _NATURAL:
        return tuple(presses)
    if view.may_play_plan:
        button = play_plan_button(game.id, game.revision)
        presses.append(PanelButton(say(button.label), button.custom_id, "good"))
    if hints_allowed(view.table):
        presses.append(hint_button(view.table))
    return tuple(presses)
