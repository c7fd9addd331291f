"""Outgoing messages, made of rows of the outbox: text, buttons, language and what their pictures show."""

from functools import partial

from bot.app.context import Context
from bot.app.notifications.message import (
    ADDRESSED,
    REPORT,
    OutgoingMessage,
    buttons_of,
    called_by,
    content_of,
)
from bot.app.notifications.picture_choice import draw_options_of
from bot.app.notifications.report_message import ReportMessages
from bot.app.table import setup_of
from bot.i18n.language import ENGLISH, Language
from bot.model import GameRow, MessageRow, SeatRow
from bot.puzzles import puzzle_of
from bot.rulesets import ruleset
from bot.store import DeliveryQueue, Games, People


class Composer:
    """Makes outgoing messages when they are sent or edited, from what is stored by then."""

    def __init__(self, context: Context, reports: ReportMessages) -> None:
        self._context = context
        self._reports = reports

    async def language_of(self, message: MessageRow, game: GameRow | None) -> Language:
        """Return the language of a message's texts: as noted, else of the table or of the recipient."""
        if game is None or "language" in message.payload:
            return message.payload.get("language", ENGLISH)
        if not message.direct:
            return game.language
        return (await People(self._context.database.reader).get(message.channel_id)).language(game)

    async def outgoing(self, message: MessageRow, game: GameRow, *, overtaken: bool) -> OutgoingMessage:
        """Return a message as it is to be sent now; `overtaken` if the game has gone on since."""
        payload, reader = message.payload, self._context.database.reader
        position, names, own = None, None, "snapshot" in payload
        seats: tuple[SeatRow, ...] = ()
        if own:
            seats = tuple(await Games(reader).seats(game.id))
            codec, setup = ruleset(game.ruleset).codec, setup_of(game, seats)
            position = codec.snapshot_from_json(setup, payload["snapshot"])
            names = payload["names"]
        elif "puzzle" in payload and (puzzle := puzzle_of(payload["puzzle"])) is not None:
            position = puzzle.position
        # A player who has acted in the meantime is not pinged again.
        called = () if overtaken and message.kind in ADDRESSED else called_by(message)
        newest = partial(self._is_newest_board, message)
        return OutgoingMessage(
            message.channel_id,
            message.nonce,
            content_of(message, called),
            called,
            buttons_of(message, overtaken=overtaken),
            position,
            names,
            message.direct,
            partial(draw_options_of, reader, message, game, seats, position) if position and own else None,
            newest if own else None,
            partial(self._reports.picture, message) if message.kind == REPORT else None,
        )

    async def _is_newest_board(self, message: MessageRow) -> bool:
        """Return whether no later board is due in the same place; under load only the latest is drawn."""
        queue = DeliveryQueue(self._context.database.reader)
        return not await queue.has_later_board(message, self._context.now())
