"""A game as a self-contained HTML page."""

from bot.page.document import MOST_BYTES, PageTooLargeError, page_of
