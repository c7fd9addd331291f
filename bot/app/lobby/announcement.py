"""The messages of a lobby and of a rematch proposal, with their buttons, kept up to date."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final, Literal

from bot.app.context import Context
from bot.app.lobby.acquaintance import acquaintance
from bot.app.lobby.nation_choice import for_two, has_room, misfits, numbers_of
from bot.app.lobby.presence import end_checks
from bot.app.notifications.buttons import Button, Tone, packed, rematch_button
from bot.app.notifications.end_buttons import update_end_buttons
from bot.app.notifications.enqueue import answer_privately, direct_call, private_nonce, users_to_ping
from bot.app.table import Table
from bot.i18n.catalogue import Words, said_in, say, speaking
from bot.model import GameRow, MessageRow
from bot.model.messages import Payload
from bot.store import Connection, Games, Jobs, Outbox, People, digested
from bot.text.table.lobby import format_lobby, format_lobby_closed
from bot.text.table.rematch import RematchEnd, format_rematch, format_rematch_call, format_rematch_over

LAPSE: Final = "rematch"
"""Kind of the job that ends agreements to a rematch."""
_SELDOM: Final = 3_600
"""Seconds in which a player who leaves and joins again does not have the host pinged anew."""


def may_start(table: Table) -> bool:
    """Return whether the game could start now (S1, S2)."""
    game = table.game
    if game.status != "lobby" or table.free:
        return False
    if game.origin is not None:
        return True
    wanted = game.variant.get("nations")
    enough = not has_room(table) if wanted else len(table.seats) in numbers_of(game)
    return enough and not misfits(table)


def lobby_buttons(table: Table) -> tuple[Button, ...]:
    """Return the buttons of the lobby message; () once the game has started or was closed."""
    game = table.game
    if game.status != "lobby":
        return ()
    room, recorded = has_room(table), game.origin is not None
    offered = {
        "join": room,
        "nation": not recorded and not game.variant.get("draw"),
        "leave": True,
        "bots": room and not recorded,
        "start": True,
        "pairs": for_two(table) is not None,
    }
    tones: dict[str, Tone] = {"join": "main", "start": "go" if may_start(table) else ""}
    return tuple(
        Button(f"button-lobby-{what}", f"antike:lobby:{game.id}:{what}", tone=tones.get(what, ""))
        for what, there in offered.items()
        if there
    )


async def deferred_lobby_text(view: Connection, table: Table, now: int) -> Words:
    """Return the deferred text of the lobby message; after the start or closing, only what became of it."""
    if table.game.status != "lobby":
        return partial(format_lobby_closed, table)
    return partial(format_lobby, table, misfits(table), await acquaintance(view, table, now))


async def show_lobby(context: Context, tx: Connection, table: Table) -> None:
    """Post or update the lobby message, within the transaction that has changed the table."""
    game, now = table.game, context.now()
    payload = await _lobby_payload(tx, table, now)
    standing = await Outbox(tx).latest_visible(game.id, "lobby")
    if standing is not None:
        await Outbox(tx).rewrite(standing.nonce, payload, now)
    elif game.status == "lobby":
        await Outbox(tx).add(game, _lobby_nonce(game), "lobby", payload, now)
    if game.status != "lobby":
        await end_checks(context, tx, table)
    if game.status == "closed" and (ended := await Games(tx).before(game)) is not None:
        await update_end_buttons(tx, ended, now)
    if not complete(table) and (call := await _open_call(tx, game)) is not None:
        await Outbox(tx).rewrite(call.nonce, {"text": "", "answered": ""}, now)


async def repost_lobby(context: Context, tx: Connection, table: Table, why: str) -> None:
    """Post the lobby message anew, below `why`, and delete the old one; not if that is still to be sent."""
    game, now, standing = table.game, context.now(), await Outbox(tx).latest_visible(table.game.id, "lobby")
    if standing is not None and not standing.sent:
        return
    if standing is not None:
        await Outbox(tx).rewrite(standing.nonce, {"text": "", "answered": ""}, now)
    payload = await _lobby_payload(tx, table, now)
    payload["text"] = f"{why}\n{payload['text']}"
    await Outbox(tx).add(game, _lobby_nonce(game), "lobby", payload, now)


async def _lobby_payload(tx: Connection, table: Table, now: int) -> Payload:
    words = await deferred_lobby_text(tx, table, now)
    text = said_in(table.game.language, words)
    return Payload(text=text, buttons=packed(lobby_buttons(table)))


def _lobby_nonce(game: GameRow) -> str:
    return f"g{game.id}-lobby{game.revision}"


async def call_host(context: Context, tx: Connection, table: Table, actor: int | None) -> None:
    """Ping the host to start a game that has become complete, unless the host's own action completed it.

    If the host has no seat, the first player with one is pinged instead. Computer players are never pinged.
    If one was for the same player a short time ago, who has left since, the message pings nobody.
    """
    game, now, people = table.game, context.now(), [seat.user_id for seat in table.seats if not seat.computer]
    if not people:
        return
    host = game.host_id if game.host_id in people else people[0]
    if host == actor or await _open_call(tx, game) is not None:
        return
    words = partial(say, "lobby-full-call", host=f"<@{host}>")
    text = said_in(game.language, words)
    nonce, also = digested(f"g{game.id}-full-{host}-{actor}")[:20], tuple[int, ...]()  # suffixes fit
    earlier = await Outbox(tx).latest(nonce)
    if earlier is not None and now < earlier.due_at + _SELDOM:
        nonce = f"{nonce}q"  # the time counts from the last ping, not from such a message
    else:
        also = await users_to_ping(context, tx, game, host, "full", words, nonce=nonce)
    await Outbox(tx).add(game, nonce, "full", Payload(text=text, also=also), now)


async def _open_call(tx: Connection, game: GameRow) -> MessageRow | None:
    """Return the message that calls the host; None if there is none, or the table is no longer complete."""
    call = await Outbox(tx).latest_visible(game.id, "full")
    return None if call is None or "answered" in call.payload else call


def complete(table: Table) -> bool:
    """Return whether the table is full and the game could start."""
    return may_start(table) and not has_room(table)


async def show_rematch(
    context: Context,
    tx: Connection,
    table: Table,
    agreed: Mapping[int, str],
    *,
    gone: Literal["lapsed", "withdrawn"] | None = None,
) -> None:
    """Post a rematch proposal or update who has agreed; `agreed` maps user ids to names.

    The other players are called once: pinged, or by direct message if they prefer that, and after quiet
    hours. `gone` says what became of an agreement; with the last one the proposal is closed.
    """
    game, now, outbox = table.game, context.now(), Outbox(tx)
    standing, names = await outbox.latest_visible(game.id, "rematch"), [*agreed.values()]
    if not agreed:
        if standing is not None:
            await _close_rematch(tx, game, standing, gone or "withdrawn", now)
        return
    missing = {user_id: name for user_id, name in table.people.items() if user_id not in agreed}
    if standing is not None and (gone or len(agreed) > 1):
        payload = _rematch_payload(game, names, missing)
        payload["silent"] = standing.payload.get("silent", ())
        await outbox.rewrite(standing.nonce, payload, now)
        words = partial(_rematch_call, names)
        await _update_direct_calls(tx, game, standing.base_nonce, missing, words, now)
        await answer_privately(tx, game, standing.base_nonce, agreed, partial(format_rematch, names), now)
        return
    if standing is not None and standing.payload.get("buttons"):
        await _close_rematch(tx, game, standing, "lapsed", now)
    await _propose_rematch(context, tx, game, names, missing)


async def _propose_rematch(
    context: Context, tx: Connection, game: GameRow, names: Sequence[str], missing: Mapping[int, str]
) -> None:
    """Post a new rematch proposal, and call the players who have not agreed."""
    now = context.now()
    nonce, pinged, words = f"g{game.id}-r{now}", list[int](), partial(_rematch_call, names)
    for user_id in missing:
        buttons = [rematch_button(game.id)]
        pinged += await users_to_ping(
            context, tx, game, user_id, "rematch", words, nonce=nonce, buttons=buttons
        )
    payload = _rematch_payload(game, names, missing)
    payload["silent"] = [user_id for user_id in missing if user_id not in pinged]
    await Outbox(tx).add(game, nonce, "rematch", payload, now)


def _rematch_payload(game: GameRow, names: Sequence[str], missing: Mapping[int, str]) -> Payload:
    """Return the message of a rematch proposal, by the names that have agreed and the players missing."""
    with speaking(game.language):
        return Payload(
            text=format_rematch(names),
            call=format_rematch_call(),
            mention=[{"id": user_id, "name": name} for user_id, name in missing.items()],
            buttons=packed([rematch_button(game.id)]),
        )


def _rematch_call(agreed: Sequence[str]) -> str:
    """Format a rematch proposal for a single player who has not agreed."""
    return f"{format_rematch_call()}\n{format_rematch(agreed)}"


async def _update_direct_calls(
    tx: Connection, game: GameRow, nonce: str, people: Iterable[int], words: Words, now: int
) -> None:
    """Update the direct messages of a rematch proposal to players who have not agreed."""
    for user_id in people:
        if (private := await Outbox(tx).latest(private_nonce(nonce, user_id))) is not None:
            person = await People(tx).get(user_id)
            pinged = "elsewhere" not in private.payload
            call = direct_call(game, person, words, [rematch_button(game.id)], pinged=pinged)
            await Outbox(tx).rewrite(private.nonce, call, now)


async def end_rematch(context: Context, tx: Connection, game: GameRow, agreed: Sequence[str] = ()) -> None:
    """Close all offers of another game below the channel's previous one, because it has a new game.

    `agreed` are the names of the players if the new game is their rematch.
    """
    ended = await Games(tx).before(game)
    if ended is None:
        return
    await update_end_buttons(tx, ended, context.now())
    if (standing := await Outbox(tx).latest_visible(ended.id, "rematch")) is not None:
        state: RematchEnd = "begun" if agreed else "off"
        await _close_rematch(tx, ended, standing, state, context.now(), agreed)


async def _close_rematch(
    tx: Connection, game: GameRow, told: MessageRow, state: RematchEnd, now: int, agreed: Sequence[str] = ()
) -> None:
    words, seats = partial(format_rematch_over, state, agreed), await Games(tx).seats(game.id)
    text = said_in(game.language, words)
    await Outbox(tx).rewrite(told.nonce, Payload(text=text), now)
    await Jobs(tx).drop(game.id, LAPSE, "")
    people = dict.fromkeys(seat.user_id for seat in seats)
    await answer_privately(tx, game, told.base_nonce, people, words, now)
