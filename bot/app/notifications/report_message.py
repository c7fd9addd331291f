"""The report as a message: its text is made when it is due, and stored before it is sent.

So it survives a restart at any moment, and, like any message, is recognised by its text if already posted.
"""

import logging
from dataclasses import replace
from typing import Final

from bot.app.context import Context
from bot.app.game_reports import GameReports
from bot.app.notifications.buttons import packed, try_buttons
from bot.model import MessageRow
from bot.model.messages import Payload, Picture
from bot.store import DeliveryQueue, is_outage

_log = logging.getLogger(__name__)
_MOST_TRIES: Final = 3
"""Attempts before the report is dropped: no other message of the game may wait for it."""


class ReportMessages:
    """Creates the report messages of the outbox, in the current language."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._reports = GameReports(context)

    async def prepare(self, message: MessageRow) -> MessageRow | None:
        """Return the message with text and buttons, and store them; None if it is obsolete or failed."""
        if message.payload["text"]:
            return message if await self._reports.is_current(message.game_id, message.log_seq) else None
        try:
            page = await self._reports.of_game(message.game_id, message.log_seq, drawn=False)
        except Exception as error:
            if is_outage(error) or message.attempts + 1 < _MOST_TRIES:
                raise
            _log.exception("there is no report of game %s", message.game_id)
            return None
        if page is None:
            return None
        buttons = packed(try_buttons(message.game_id, page.turns))
        payload: Payload = {**message.payload, "text": page.text, "buttons": buttons}
        async with self._context.database.transaction(message.game_id) as tx:
            await DeliveryQueue(tx).set_payload(message, payload)
        return replace(message, payload=payload)

    async def picture(self, message: MessageRow) -> Picture | None:
        """Return the report's picture; None if there is none."""
        page = await self._reports.of_game(message.game_id, message.log_seq, drawn=True)
        return page.picture if page else None
