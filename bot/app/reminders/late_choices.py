"""What the table can do about a turn whose time is up, who decides on it, and the message that says so."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.app.notifications.buttons import Button, packed
from bot.app.notifications.enqueue import direct_call
from bot.app.table import Table
from bot.model import WaitRow
from bot.model.messages import Payload
from bot.store import Connection, Outbox, People
from bot.text.notifications.deadlines import (
    format_deadline_agreement,
    format_time_expired,
    format_turn_ended,
)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the table after a turn's deadline; `shared` ones require the agreement of two players.

    The label is a catalogue key.
    """

    key: str
    label: str
    shared: bool


EXTEND: Final = Choice("extend", "button-late-extend", shared=False)
SKIP: Final = Choice("skip", "button-late-skip", shared=True)
CHOICES: Final = (
    EXTEND,
    SKIP,
    Choice("bot", "button-late-bot", shared=True),
)
"""The options, in the order of their buttons."""
SUBSTITUTE: Final = Choice("replace", "button-late-replace", shared=True)
"""The last button, which opens a vote of the table on a substitute."""


def choice_id(wait_id: int, choice: Choice) -> str:
    """Return the custom id of a button; ids of waits are never reused."""
    return f"antike:late:{wait_id}:{choice.key}"


def choice_buttons(wait: WaitRow, called: Collection[int]) -> tuple[Button, ...]:
    """Return the buttons for those `called` to decide; none if nobody can."""
    choices = (*CHOICES, SUBSTITUTE) if called else ()
    return tuple(Button(choice.label, choice_id(wait.id, choice), choice.shared) for choice in choices)


async def update_choices(tx: Connection, table: Table, waits: Iterable[WaitRow], now: int) -> None:
    """Bring the message about a turn whose time is up in line with who decides now, in its language."""
    for wait in waits:
        if wait.expired:
            await show_choices(tx, table, wait, now)


async def show_choices(tx: Connection, table: Table, wait: WaitRow, now: int) -> None:
    """Show in the messages with the buttons, also in private, who may decide, and the votes."""
    away = await people_away(tx, table, wait, now)
    words = partial(_format_choices, table, wait, away)
    buttons = choice_buttons(wait, called_to_decide(table, wait, away))
    for message in await Outbox(tx).of_wait(wait.id, "late"):
        shown = Payload(text=words(), buttons=packed(buttons))
        if message.direct:
            reader = await People(tx).get(message.channel_id)
            shown = direct_call(table.game, reader, partial(words, reader=reader.user_id), buttons)
        await Outbox(tx).change(message, shown, now)


def _format_choices(table: Table, wait: WaitRow, away: Collection[int], reader: int | None = None) -> str:
    """Format who may decide, and the votes, in private to a `reader`."""
    lines = [format_expired(table, wait, away, reader)]
    if wait.ending:
        lines.append(format_turn_ended(asked_names(table)))
    for choice in () if wait.ending else CHOICES:
        voters = voters_for(table, wait, choice)
        names = [table.players[user_id] for user_id in voters if user_id in table.players]
        if names:
            # Somebody may have gone away since: who has voted need only press again.
            missing = max(1, votes_missing(table, wait, choice, away))
            lines.append(format_deadline_agreement(names, missing, choice.key))
    return "\n".join(lines)


async def people_away(tx: Connection, table: Table, wait: WaitRow, now: int) -> Collection[int]:
    """Return the host and other players who are away and cannot be waited for."""
    people = [await People(tx).get(user_id) for user_id in (table.game.host_id, *_other_players(table, wait))]
    return {person.user_id for person in people if person.back_at(now) is not None}


def asked_names(table: Table) -> tuple[str, ...]:
    """Return the names of players who must answer in another player's turn."""
    question = table.question
    seats = map(table.seat_for, question.asked if question else ())
    return tuple(seat.name for seat in seats if seat)


def voters_for(table: Table, wait: WaitRow, choice: Choice) -> list[int]:
    """Return the users who have voted for a choice, without those who have left since, unless it is made."""
    there = {table.game.host_id, *_other_players(table, wait)}
    return [
        user_id for user_id, key in wait.agreed if key == choice.key and (wait.ending or user_id in there)
    ]


def host_decides_alone(table: Table, wait: WaitRow) -> bool:
    """Return whether the host decides alone, which is never so for the host's own turn."""
    return table.game.settings.who == "host" and table.game.host_id != wait.user_id


def _only_decider(table: Table, wait: WaitRow) -> int | None:
    """Return the user who decides alone: such a host, or the only one left to decide; None if several can."""
    host = table.game.host_id
    could = {host, *_other_players(table, wait)} - {wait.user_id}
    return host if host_decides_alone(table, wait) else could.pop() if len(could) == 1 else None


def called_to_decide(table: Table, wait: WaitRow, away: Collection[int]) -> list[int]:
    """Return the users called after a deadline: the host, or the others if the host is late or away.

    A host who decides alone is called in any case, and so is one who is the only other player.
    """
    host, others = table.game.host_id, _other_players(table, wait)
    if host == wait.user_id:
        return others
    present = [user_id for user_id in others if user_id != host]
    return present if host in away and present and not host_decides_alone(table, wait) else [host]


def _votes_needed(table: Table, wait: WaitRow, away: Collection[int]) -> int:
    """Return the votes needed to end a turn or have it played: two, or one if only one player could vote.

    Otherwise one player could get rid of another's turn by waiting for the deadline. The host is trusted with
    it, as with ending the game. Players who are away are not waited for, as in votes, unless they have voted:
    else one could say so to decide alone.
    """
    if host_decides_alone(table, wait):
        return 1
    unheard = set(away).difference(user_id for user_id, _ in wait.agreed)
    return max(1, min(2, len([user_id for user_id in _other_players(table, wait) if user_id not in unheard])))


def _other_players(table: Table, wait: WaitRow) -> list[int]:
    """Return the people who play on, without the player of the wait."""
    others = [seat.user_id for seat in table.seats if not seat.conceded and not seat.computer]
    return [user_id for user_id in dict.fromkeys(others) if user_id != wait.user_id]


def format_expired(table: Table, wait: WaitRow, away: Collection[int], reader: int | None = None) -> str:
    """Announce that a turn's time has expired, in private to its `reader`; `away` as in `people_away`."""
    called = called_to_decide(table, wait, away)
    besides = [user_id for user_id in _other_players(table, wait) if user_id != table.game.host_id]
    besides.sort(key=lambda user_id: user_id in away)
    needed = _votes_needed(table, wait, set(away).difference(besides[:1]))  # with the vote of one of them
    enough = len(besides) >= needed
    alone = _only_decider(table, wait)
    return format_time_expired(table, wait, called, needed if enough else 0, alone, reader)


def votes_missing(table: Table, wait: WaitRow, choice: Choice, away: Collection[int]) -> int:
    """Return how many votes are missing; the host's vote is sufficient."""
    agreed = voters_for(table, wait, choice)
    return 0 if table.game.host_id in agreed else _votes_needed(table, wait, away) - len(agreed)
