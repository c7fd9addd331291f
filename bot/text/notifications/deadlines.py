"""Texts about expired deadlines."""

from collections.abc import Sequence

from bot.engine.ruleset import Position
from bot.i18n.catalogue import Facts, say
from bot.i18n.cldr import join
from bot.i18n.escaping import safe
from bot.i18n.lines import capitalized
from bot.model import Table, WaitRow
from bot.model.schedule import DeadlineOutcome
from bot.text.names import people
from bot.text.notifications.reminders import clock_time, format_call, format_duration, moment, player_of


def format_time_expired(
    table: Table, wait: WaitRow, called: Sequence[int], needed: int, alone: int | None, reader: int | None
) -> str:
    """Announce that a turn's time has expired; `needed` votes of other players end the turn.

    It is 0 if only the host can end it, as too few others play. It mentions the users `called` to decide, or
    the one who decides `alone`; None if there are several. In private it speaks to its `reader`.
    Nobody is called if the late player plays only with computer players.
    """
    length = format_duration(wait.allowed or 0)
    host: Facts = {"host": f"<@{table.game.host_id}>", "you": table.game.host_id == reader}
    hour = _hour(table, wait)
    more: Facts = {"length": format_duration((wait.allowed or 0) - wait.saved), "hour": hour}
    told = say(
        "timeouts-ran-out", who=player_of(table, wait.user_id), nation=wait.nation, length=length, hour=hour
    )
    if not called:
        return f"{told} {say('timeouts-nobody')}"
    if alone is not None:
        own: Facts = {"who": f"<@{alone}>", "host": alone == table.game.host_id, "you": alone == reader}
        return f"{told} {say('timeouts-alone', **own, **more)}"
    mentions = join([f"<@{user_id}>" for user_id in called])
    if table.game.host_id == wait.user_id:
        return f"{told} {say('timeouts-others', needed=needed, others=mentions, **more)}"
    others = "none" if table.game.host_id in called else mentions
    return f"{told} {say('timeouts-others-or-host', needed=needed, others=others, **host, **more)}"


def _hour(table: Table, wait: WaitRow) -> str:
    """Return the fixed hour at which the turn was due; "none" without one."""
    daily = table.game.settings.daily
    return clock_time(daily) if daily is not None and wait.kind == "turn" else "none"


def format_deadline_agreement(names: Sequence[str], missing: int, choice: str) -> str:
    """Format the votes for a computer player's turn (`bot`) or a skip (`skip`), and how many are missing."""
    who = people(names)
    return say("timeouts-agreed", names=who, count=len(names), missing=missing, choice=choice)


def format_time_expired_call() -> str:
    """Format the notification to the player whose time has expired."""
    return say("timeouts-time-up")


def _asked_players(asked: Sequence[str]) -> Facts:
    return {"asked": people(asked), "count": len(asked)}


def format_turn_ended(asked: Sequence[str]) -> str:
    """Announce that the turn will be ended by agreement, once the players in `asked` have answered."""
    return say("timeouts-ending", **_asked_players(asked))


def format_extended(
    name: str | None, table: Table, wait: WaitRow, until: int | None, asked: Sequence[str] = ()
) -> str:
    """Announce that a player has extended the deadline.

    The time starts once all players in `asked` have answered. `name` is None for a host without a seat.
    """
    how = "after" if asked else "now" if until is None else "until"
    by: Facts = {"host": name is None, "by": safe(name or ""), "who": player_of(table, wait.user_id)}
    more: Facts = {"length": format_duration(wait.allowed or 0), "hour": _hour(table, wait)}
    when: Facts = {"how": how, "moment": moment(until or 0, "f"), **_asked_players(asked)}
    return say("timeouts-extended", **by, **more, **when)


def format_extended_automatically(position: Position) -> str:
    """Format the notification that the deadline was extended automatically, by the game's settings."""
    call = format_call(position, "turn")
    return say("timeouts-extended-by-itself", call=capitalized(call))


def format_deadline_reply(outcome: DeadlineOutcome) -> str:
    """Reply to a player who pressed one of the buttons below an expired deadline."""
    if outcome.missing:
        return say("timeouts-noted", missing=outcome.missing, choice=outcome.choice)
    if outcome.choice == "bot":
        return say("timeouts-turn-taken")
    if outcome.asked:
        facts = _asked_players(outcome.asked)
        return say("timeouts-time-after", **facts) if outcome.done else say("timeouts-ending", **facts)
    if outcome.until:
        return say("timeouts-time-now", moment=moment(outcome.until, "f"))
    return say("timeouts-turn-ended")
