"""Users' notification preferences and absences, which apply to all their games."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.app.context import Service
from bot.app.errors import AppError
from bot.app.notifications.enqueue import announce
from bot.app.reminders.calendar import never_counts, silence_of
from bot.app.reminders.late_choices import update_choices
from bot.app.reminders.pending import clock_of, schedule
from bot.app.table import Table, load_table
from bot.i18n.catalogue import speaking
from bot.model import GameRow, PersonRow
from bot.store import Connection, DeliveryFailures, FormDrafts, Games, Journal, Outbox, People, Waits
from bot.text.notifications.preferences import format_away_notice, format_back_notice

_LOOKED_AT: Final = 100
"""Maximum number of games checked for a warning."""


class Preferences(Service):
    """Changes reminders, quiet hours and absences."""

    async def of(self, user_id: int) -> PersonRow:
        """Return a user's preferences."""
        return await People(self._context.database.reader).get(user_id)

    async def change(self, user_id: int, changed: Callable[[PersonRow], PersonRow]) -> PersonRow:
        """Change a user's preferences, and their clocks and reminders accordingly.

        Direct messages are tried again, if they could not be delivered before.
        """
        async with self._context.transaction() as tx:
            person = await self._apply_change(tx, user_id, changed)
            await DeliveryFailures(tx).clear(user_id)
        return person

    async def never_due(self, user_id: int) -> list[int]:
        """Return the ids of games in which no time ever counts for the user, so no deadline ever expires."""
        now = self._context.now()
        async with self._context.database.view() as view:
            person = await People(view).get(user_id)
            games = await Games(view).own(user_id, _LOOKED_AT)
        return [game.id for game in games if game.settings.timed and never_counts(person, game.settings, now)]

    async def store_locale(self, user_id: int, locale: str) -> None:
        """Store a user's Discord locale, which determines the language of direct messages."""
        if (await self.of(user_id)).locale != locale:
            async with self._context.database.transaction() as tx:
                await People(tx).put(replace(await People(tx).get(user_id), locale=locale))

    async def _apply_change(
        self, tx: Connection, user_id: int, changed: Callable[[PersonRow], PersonRow]
    ) -> PersonRow:
        now, before = self._context.now(), await People(tx).get(user_id)
        person = changed(before)
        await People(tx).put(person)
        # One put off until the end of an absence that is over now would hold up all later ones.
        await Outbox(tx).hasten(user_id, silence_of(person).waking(now), held=now + self._context.grace)
        for wait in await Waits(tx).of_user(user_id):
            game = await Games(tx).get(wait.game_id)
            await schedule(tx, game, clock_of(game, before).counted(wait, now), now, person)
        return person

    async def leave(self, user_id: int, until: int) -> list[Table]:
        """Begin an absence, which stops the user's clocks and notifications; return the tables informed."""
        now = self._context.now()
        return await self._change_and_announce(
            user_id,
            lambda person: replace(person, away=(now, until)),
            "away",
            lambda name, paused: format_away_notice(name, until, paused=paused),
            {"until": until},
        )

    async def draft(self, user_id: int, form: str) -> dict[str, str | list[str]]:
        """Return the fields of a form that the user gave with its command, or entered and was refused."""
        return await FormDrafts(self._context.database.reader).get(user_id, form)

    async def keep_draft(self, user_id: int, form: str, fields: Mapping[str, str | list[str]]) -> None:
        """Store a form's fields for correction; no fields delete the draft once the form is accepted."""
        async with self._context.database.transaction() as tx:
            await FormDrafts(tx).put(user_id, form, fields)

    async def end_absence(self, user_id: int) -> list[Table]:
        """End an absence early; raises `AppError` if the user is not absent."""
        person, now = await self.of(user_id), self._context.now()
        if person.away is None or person.away[1] <= now:
            raise AppError("not-away")
        return await self._change_and_announce(
            user_id,
            lambda person: replace(person, away=None),
            "back",
            lambda name, _: format_back_notice(name),
            {},
        )

    async def _change_and_announce(
        self,
        user_id: int,
        changed: Callable[[PersonRow], PersonRow],
        kind: str,
        words: Callable[[str, bool], str],
        facts: dict[str, int],
    ) -> list[Table]:
        told: list[Table] = []
        async with self._context.transaction() as tx:
            await self._apply_change(tx, user_id, changed)
            for game in await Games(tx).own_running(user_id):
                table = await load_table(tx, game)
                seat = table.seats_of(user_id)[0]
                await Journal(tx).add(game.id, kind, self._context.now(), user_id, seat.nation, facts)
                with speaking(game.language):
                    await update_choices(tx, table, await Waits(tx).of_game(game.id), self._context.now())
                    text = words(seat.name, await _has_deadline(tx, game, user_id))
                await announce(self._context, tx, table, kind, text)
                told.append(table)
        return told

    async def mute(self, user_id: int, wait_id: int) -> None:
        """Stop the reminders of a turn or an answer; raises `AppError` if it is over or another player's."""
        found = await Waits(self._context.database.reader).by_id(wait_id)
        if found is None:
            raise AppError("wait-over")
        if found.user_id != user_id:
            raise AppError("not-your-reminder")
        async with self._context.game_transaction(found.game_id) as tx:
            if (wait := await Waits(tx).by_id(wait_id)) is None:
                raise AppError("wait-over")
            if wait.muted:
                return
            game, person = await Games(tx).get(found.game_id), await People(tx).get(user_id)
            now = self._context.now()
            await schedule(tx, game, replace(wait, muted=True), now, person)
            for reminder in await Outbox(tx).of_wait(wait_id, "reminder"):
                await Outbox(tx).change_buttons(reminder, (), now)


async def _has_deadline(tx: Connection, game: GameRow, user_id: int) -> bool:
    """Return whether a user has deadlines in a game, apart from one that has run out already."""
    late = any(wait.expired for wait in await Waits(tx).of_game(game.id) if wait.user_id == user_id)
    return not late and (game.settings.timed or game.settings.allowed("answer") is not None)
