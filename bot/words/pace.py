"""The pace of a game in words, and the rules of a server for opening games."""

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from bot.words.names import join
from bot.words.public import safe
from bot.words.waiting import tell_length

__all__ = [
    "FALLBACKS",
    "TIMEOUTS",
    "WHO",
    "tell_changed",
    "tell_deadline_changed",
    "tell_pace",
    "tell_server",
]

TIMEOUTS: Final[dict[str, str]] = {
    "ask": "The table is asked",
    "extend": "As much time again",
    "skip": "The bot ends the turn",
}
FALLBACKS: Final[dict[str, str]] = {"peace": "Peace", "fight": "Fight"}
WHO: Final[dict[str, str]] = {
    "players": "The other players (to end a turn: two, or the host)",
    "host": "The host alone",
}


class _Pace(Protocol):
    """The settings of a game that may be changed at any time."""

    @property
    def deadline(self) -> int | None: ...
    @property
    def timeout(self) -> str: ...
    @property
    def fallback(self) -> str: ...
    @property
    def who(self) -> str: ...
    def allowed(self, kind: str) -> int | None: ...


def tell_pace(pace: _Pace) -> str:
    """All of them, a line each."""
    deadline, answers = pace.allowed("turn"), pace.allowed("answer")
    lines = ["**Deadline for a turn:** " + (tell_length(deadline) if deadline else "none")]
    if deadline:
        lines[0] += f". When it runs out: {TIMEOUTS[pace.timeout].lower()}"
        lines.append(f"**Who decides then:** {WHO[pace.who].lower()}")
    lines.append("**Deadline for an answer to a demand:** " + (tell_length(answers) if answers else "none"))
    if answers:
        lines[-1] += (
            f". Without one: {FALLBACKS[pace.fallback].lower()}, unless that player's orders say otherwise"
        )
    return "\n".join(f"- {line}" for line in lines)


def tell_changed(name: str, pace: _Pace, changes: Collection[str]) -> str:
    """The table hears of a change."""
    del changes
    return f"⚙️ {safe(name)} has changed the pace of this game:\n{tell_pace(pace)}"


def tell_deadline_changed() -> str:
    """What stands in the place of the question what to do about a deadline that has passed."""
    return "⏳ The deadline was changed; the turn goes on."


def tell_server(role: str | None, channels: Sequence[int]) -> str:
    """The rules of a server; `role` is a mention."""
    where = (
        f"in {join([f'<#{channel}>' for channel in channels])} and threads there" if channels else "anywhere"
    )
    who = f"members with {role}" if role else "everybody"
    return f"Games may be opened by {who}, {where}. Whoever may manage the server is free of that."
