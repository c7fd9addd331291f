"""Changes of a game's settings before or after the start, and pausing of all its clocks."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.app.access import Caller, changing_here, load_hosted_game
from bot.app.after_change import follow_bots
from bot.app.context import Context, Service
from bot.app.errors import AppError
from bot.app.learning.daily_puzzles import plan_puzzle
from bot.app.lobby.announcement import show_lobby
from bot.app.lobby.presence import record_seen
from bot.app.notifications.enqueue import announce, renew_calls
from bot.app.reminders.calendar import never_counts
from bot.app.reminders.clock import Clock
from bot.app.reminders.late_choices import update_choices
from bot.app.reminders.pending import ends_at, schedule
from bot.app.table import Table
from bot.i18n.catalogue import speaking
from bot.model import WaitRow
from bot.model.settings import GameSettings
from bot.store import Connection, DeliveryFailures, Games, Journal, Outbox, People, Waits
from bot.text.notifications.preferences import format_away
from bot.text.notifications.reminders import format_deadlines, format_time_up, format_unreached, player_of
from bot.text.table.settings import format_deadline_changed, format_settings_change


class TableSettings(Service):
    """Reads and changes settings that the host may change at any time."""

    async def change(self, caller: Caller, changes: Mapping[str, Any]) -> Table:
        """Set some settings, by their names in `GameSettings`, and inform the table.

        Raises `AppError` if the caller is not the host, or the ruleset does not have the setting.
        """
        async with changing_here(self._context, caller) as (tx, game_id):
            table = await load_hosted_game(tx, caller, game_id)
            _check_answer_settings(table, changes)
            before, now = table.game.settings, self._context.now()
            settings = await with_time_zone(tx, with_changes(before, changes), table.game.host_id)
            game = replace(table.game, settings=settings)
            await Games(tx).save(game)
            after = replace(table, game=game)
            await self._update_deadlines(tx, after, before)
            if "puzzle" in changes or settings.zone != before.zone:
                await plan_puzzle(tx, game, now)
            await Journal(tx).add(game_id, "settings", now, caller.user_id, facts=changes)
            if game.status == "lobby":
                await record_seen(self._context, tx, after, caller.user_id)
                await show_lobby(self._context, tx, after)
            told = [key for key in changes if getattr(settings, key) != getattr(before, key)]
            if game.status == "running" and told:
                name = table.players.get(caller.user_id)
                with speaking(game.language):
                    text = format_settings_change(name, settings, told)
                await announce(self._context, tx, after, "settings", text)
        return after

    async def _update_deadlines(self, tx: Connection, table: Table, before: GameSettings) -> None:
        """Apply the new length to running deadlines; one that has expired may be extended and run again."""
        now, settings = self._context.now(), table.game.settings
        for wait in await Waits(tx).of_game(table.game.id) if before != settings else ():
            person = await People(tx).get(wait.user_id)
            so_far = Clock(before, person).counted(wait, now)
            fresh = Clock(settings, person).with_new_deadlines(so_far, before, now)
            longer = fresh.allowed is None or fresh.allowed > (wait.allowed or 0)
            if wait.expired and longer:
                words = format_deadline_changed
                await renew_calls(tx, table, wait, person, words, words(), now)
                # The table agreed about the time that had run out, not about the time that begins now.
                fresh = replace(fresh, expired=False, agreed=(), ending=False)
            counts = wait.extended and before.timeout == "extend" != settings.timeout
            fresh = replace(fresh, warned=wait.warned and not longer and not counts)
            await schedule(tx, table.game, fresh, now, person)
            await update_choices(tx, table, [fresh], now)

    async def never_due(self, table: Table) -> list[str]:
        """Return the names of players for whom no time ever counts, so that their deadlines never expire."""
        settings, now = table.game.settings, self._context.now()
        if not settings.timed:
            return []
        reader = self._context.database.reader
        people = [(await People(reader).get(user_id), name) for user_id, name in table.people.items()]
        return [name for person, name in people if never_counts(person, settings, now)]

    async def clocks(self, table: Table) -> dict[str, int | None]:
        """Return the deadlines by kind of wait, in Unix seconds; None without one or while stopped."""
        async with self._context.database.view() as view:
            now, waits = self._context.now(), await Waits(view).of_game(table.game.id)
            people = {wait.user_id: await People(view).get(wait.user_id) for wait in waits}
            return {wait.kind: ends_at(table.game, wait, people[wait.user_id], now) for wait in waits}

    async def format_clocks(self, table: Table, user_id: int) -> str:
        """Format the deadlines of the pending turn and answer, or that the game is paused; "" without any.

        The text for a user names another player awaited, and includes how much of a turn's time was saved,
        whether it has run out, and whether the player awaited is away; then whether messages to the channel
        of an open game do not arrive.
        """
        reader, paused = self._context.database.reader, table.game.paused_at is not None
        waits = await Waits(reader).of_game(table.game.id)
        others: dict[str, str] = {
            wait.kind: player_of(table, wait.user_id) for wait in waits if wait.user_id != user_id
        }
        told = format_deadlines(
            await self.clocks(table), others, paused=paused, saved=sum(wait.saved for wait in waits)
        )
        for wait in waits:
            if wait.expired and not wait.ending and not paused:
                told = await _format_time_up(reader, table, wait, user_id)
        seat, now = table.awaited, self._context.now()
        back = (await People(reader).get(seat.user_id)).back_at(now) if seat else None
        away = format_away(seat.name, back, you=seat.user_id == user_id) if seat and back else ""
        failing = await DeliveryFailures(reader).is_known(table.game.id, table.game.channel_id)
        unreached = format_unreached() if failing and not table.game.ended else ""
        return "\n".join(filter(None, (away, told, unreached)))


async def _format_time_up(reader: Connection, table: Table, wait: WaitRow, user_id: int) -> str:
    """Say that a turn's time has run out, with a link to the message under which that is decided."""
    asked = [message for message in await Outbox(reader).of_wait(wait.id, "late") if not message.direct]
    return format_time_up(table, wait, asked[-1].message_id if asked else None, user_id)


def with_changes(settings: GameSettings, changes: Mapping[str, Any]) -> GameSettings:
    """Return the settings with some changed; raises `AppError` for a time bank without a turn deadline."""
    settings = replace(settings, **changes)
    if settings.bank is not None and settings.deadline is None:
        if changes.get("bank") is not None:
            raise AppError("no-bank")
        settings = replace(settings, bank=None)
    return settings


async def with_time_zone(tx: Connection, settings: GameSettings, host_id: int) -> GameSettings:
    """Return the settings with the host's time zone, if a zone is needed and none is set."""
    needed = settings.daily is not None or settings.puzzle is not None or settings.rest
    if settings.zone is not None or not needed:
        return settings
    return replace(settings, zone=(await People(tx).get(host_id)).zone)


def _check_answer_settings(table: Table, changes: Mapping[str, Any]) -> None:
    """Raise `AppError` for settings about answers for which the ruleset has no questions."""
    answers = {answer for kind in table.ruleset.standing_questions for answer in kind.answers}
    needless = "answers" in changes and not table.ruleset.questions
    if needless or changes.get("fallback", next(iter(answers), None)) not in {*answers, None}:
        raise AppError("no-questions", ruleset=table.game.ruleset)


async def set_paused(
    context: Context, tx: Connection, table: Table, user_id: int | None, *, paused: bool
) -> Table:
    """Pause or resume a game: calls, reminders and deadlines wait meanwhile.

    Does nothing if the game is in that state already. It posts no message; that is up to the caller.
    """
    now = context.now()
    if (table.game.paused_at is not None) == paused:
        return table
    game = replace(table.game, paused_at=now if paused else None)
    await Games(tx).save(game)
    for wait in await Waits(tx).of_game(game.id):
        await schedule(tx, game, wait, now, await People(tx).get(wait.user_id))
    await follow_bots(tx, replace(table, game=game), now)
    await Journal(tx).add(game.id, "paused" if paused else "resumed", now, user_id)
    return replace(table, game=game)
