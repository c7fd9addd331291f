"""The guided turn: pages that lead through it, made from a position and nothing else.

A page is data (`page`); what a press asks for stands in its custom id (`asks`). Everything offered comes from
the engine's legal actions, and whatever is chosen goes through the same door as every command.
"""

from bot.panel.antike.pages import page_of
from bot.panel.antike.payment import playing
from bot.panel.page import Option, Page, Pick, Press, Row, Shot
from bot.panel.requests import Ask

__all__ = [
    "Ask",
    "Option",
    "Page",
    "Pick",
    "Press",
    "Row",
    "Shot",
    "page_of",
    "playing",
]
