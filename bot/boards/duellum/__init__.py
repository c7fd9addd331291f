"""Duellum's board files and the event cards that go with them (`docs/boards.md`, `docs/cards.md`)."""

from bot.boards.duellum.board import FAULTS, FORMAT, read
from bot.boards.duellum.cards import CARDS_FILE, CardText, card_texts, read_cards
