"""Restored backups: all tables are told the state of their games."""

import logging
from dataclasses import replace

from bot.app.after_change import finish_change
from bot.app.context import Context
from bot.app.lobby.announcement import LAPSE, repost_lobby
from bot.app.lobby.rematch import REMATCH_PERIOD
from bot.app.maintenance.processes import last_alive
from bot.app.notifications.compose import notices_of_state
from bot.app.notifications.end_buttons import update_end_buttons
from bot.app.reminders.absence import HARDLY
from bot.app.reminders.pending import clock_of
from bot.app.table import load_table
from bot.app.votes.messages import post_again, update_vote_messages
from bot.app.votes.offers import show_again
from bot.engine.errors import EngineError
from bot.i18n.catalogue import speaking
from bot.model import GameRow
from bot.store import TAKEN_AT, Connection, Games, Jobs, Offers, People, Settings, Votes, Waits
from bot.text.notifications.delivery_failures import format_restored

_log = logging.getLogger(__name__)


async def notify_all_restored(context: Context, at: int | None = None) -> int:
    """Post the state of every open game and call the player awaited; return the number of running games.

    `at` is when the copy was made in Unix seconds, by default what is noted in it.

    It is unknown which of the lost messages were seen, so all tables are informed, with buttons that work.
    Games that cannot be loaded are logged and left out.
    """
    if at is None and (kept := await Settings(context.database.reader).get(TAKEN_AT)) is not None:
        at = int(kept)
    told = 0
    for game_id in await Games(context.database.reader).current_ids():
        async with context.game_transaction(game_id) as tx:
            told += await _inform_table(context, tx, game_id, at)
    return told


async def notice_restored(context: Context, *, sure: bool = False, lost: bool = True) -> int | None:
    """Complete a restore; return the number of games informed, or None if nothing was restored.

    Runs in one transaction, so that buttons from the lost period are refused from the moment the tables are
    informed; games that cannot be loaded are logged and left out. `sure` skips asking the database whether it
    was restored; with `lost` false, as after a move to another server, no table is informed.
    """
    async with context.transaction() as tx:
        if not await context.database.was_restored(tx) and not sure:
            return None
        await context.database.accept_contents(tx, lost=lost)
        games = await Games(tx).current_ids() if lost else []
        at, told = await last_alive(Settings(tx)), 0
        for game_id in games:
            told += await _inform_table(context, tx, game_id, at)
    _log.warning("the database was put back from a copy", extra={"games": told})
    return told


async def _inform_table(context: Context, tx: Connection, game_id: int, at: int | None) -> bool:
    """Inform one table, and return whether its game is running; `at` is when the copy was taken, if known."""
    game, now = await Games(tx).get(game_id), context.now()
    at = game.changed_at if at is None else at
    if game.ended:
        await _offer_rematch(tx, game, now)
        return False
    with speaking(game.language):
        try:
            table = await load_table(tx, game)
        except (EngineError, LookupError, ValueError, OSError) as error:
            # By the rules or the boards of this version; the other games must not have to wait for this one.
            _log.error("game %s cannot be loaded, so its table is not informed: %s", game_id, error)
            return False
        if game.status == "lobby":
            await repost_lobby(context, tx, table, format_restored(at))
            return False
        await _return_time(tx, game, at, now)
        await finish_change(context, tx, table, notices_of_state(table, format_restored(at)))
        for vote in await Votes(tx).open_in(game.id):
            await update_vote_messages(tx, table, vote, now)  # they may show an outcome that is lost
            await post_again(tx, table, vote, now, vote.mover_id)
        for offer in await Offers(tx).open_in(game.id):
            await show_again(tx, table, offer, now)
    return True


async def _offer_rematch(tx: Connection, game: GameRow, now: int) -> None:
    """Offer a rematch and show a proposal as before: the game that has come of it is lost."""
    if game.changed_at > now - REMATCH_PERIOD:
        await update_end_buttons(tx, game, now)
    if (lapse := await Jobs(tx).get(game.id, LAPSE, "")) is not None:
        await Jobs(tx).put(replace(lapse, at=now))


async def _return_time(tx: Connection, game: GameRow, at: int, now: int) -> None:
    """Give back the time since the copy was made, as what was done in it is lost; leave an hour at least."""
    for wait in await Waits(tx).of_game(game.id):
        if wait.since is not None:
            clock = clock_of(game, await People(tx).get(wait.user_id))
            wait = replace(clock.counted(wait, max(at, wait.since)), since=now)
            if wait.allowed is not None and not wait.expired:
                wait = replace(wait, allowed=max(wait.allowed, wait.spent + HARDLY))
            await Waits(tx).save(wait)
