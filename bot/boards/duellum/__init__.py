"""Duellum's board files and event cards (`docs/boards.md`, `docs/cards.md`)."""

from bot.boards.duellum.board import FAULTS, FORMAT, read
from bot.boards.duellum.cards import CARDS_FILE, read_cards
