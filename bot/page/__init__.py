"""A game as one page for a browser, with all that it needs in it."""

from bot.page.document import MOST_BYTES, PageTooLargeError, page_of
