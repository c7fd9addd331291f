"""The guided turn: pages that lead through it, made from a position and nothing else.

A page is data (`page`); what a press asks for stands in its custom id (`asks`). Everything offered comes from
the engine's legal actions, and whatever is chosen goes through the same door as every command.
"""

from bot.panel.antike.pages import page_of
from bot.panel.antike.payment import playing
from bot.panel.page import Page, Pick, Press, Row
from bot.panel.requests import Ask

__all__ = [
    "Ask",
    "Page",
    "Pick",
    "Press",
    "Row",
    "page_of",
    "playing",
]
