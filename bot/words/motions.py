"""What the table is asked to agree to, how it stands, and what has come of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from bot.boards import load_board
from bot.engine.terms import Nation
from bot.notation import parse_action
from bot.words.actions import say_action
from bot.words.names import NATION_NAMES, join, plural
from bot.words.public import safe
from bot.words.speech import say
from bot.words.waiting import moment

__all__ = [
    "tell_asked",
    "tell_extended_by_vote",
    "tell_go_on",
    "tell_motion",
    "tell_needless_turn",
    "tell_outcome",
    "tell_paused",
    "tell_pressed",
    "tell_rejected",
    "tell_resumed_game",
    "tell_tally",
    "tell_undone",
    "tell_vote",
]

_MOST_TOLD: Final = 10


class _Seat(Protocol):
    """What is told of a seat."""

    @property
    def nation(self) -> Nation | None: ...
    @property
    def name(self) -> str: ...


class _Game(Protocol):
    """What is told of a game."""

    @property
    def board(self) -> str: ...


class _Table(Protocol):
    """What is told of a table."""

    @property
    def game(self) -> _Game: ...
    @property
    def players(self) -> Mapping[int, str]: ...
    def seats_of(self, user_id: int) -> Sequence[_Seat]: ...


class _Motion(Protocol):
    """What is asked."""

    @property
    def kind(self) -> str: ...
    @property
    def mover_id(self) -> int: ...
    @property
    def about_id(self) -> int | None: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


class _Count(Protocol):
    """How it stands."""

    @property
    def yes(self) -> int: ...
    @property
    def needed(self) -> int: ...
    @property
    def waiting(self) -> tuple[int, ...]: ...


def _name(table: _Table, motion: _Motion, user_id: int) -> str:
    known = table.players.get(user_id) or motion.facts.get("names", {}).get(str(user_id))
    return f"**{safe(known)}**" if known else "Somebody"


def _whose(table: _Table, motion: _Motion) -> str:
    """A player with what he or she plays."""
    if motion.about_id is None:
        raise AssertionError("this is about somebody")
    nations = [NATION_NAMES[seat.nation] for seat in table.seats_of(motion.about_id) if seat.nation]
    who = _name(table, motion, motion.about_id)
    return f"{who} ({join(nations)})" if nations else who


def _gone(table: _Table, motion: _Motion) -> str:
    """What an undo takes back, the latest first as it is taken back, nation by nation."""
    if "told" in motion.facts:  # asked by an earlier version
        return str(motion.facts["told"])
    told: list[str] = []
    last: Nation | None = None
    board = load_board(table.game.board)
    for nation, line in reversed(motion.facts["gone"]):
        said = say_action(board, parse_action(line))
        told.append(said if nation == last else f"{NATION_NAMES[nation]}: {said}")
        last = nation
    if len(told) > _MOST_TOLD:
        told = [*told[:_MOST_TOLD], f"and {len(told) - _MOST_TOLD} more"]
    return "; ".join(told)


def _undo(table: _Table, motion: _Motion) -> str:
    again = " The game would go on." if motion.facts.get("over") else ""
    return f"would like to take back: {_gone(table, motion)}.{again}"


def _replace(table: _Table, motion: _Motion) -> str:
    to = motion.facts.get("to")
    new = _name(table, motion, to) if to else "whoever comes first"
    return f"would like the seat of {_whose(table, motion)} to go to {new}."


_ASKS: Final[dict[str, Callable[[_Table, _Motion], str]]] = {
    "undo": _undo,
    "pause": lambda table, motion: (
        "would like to pause the game: no moves and no clocks until you resume it."
    ),
    "resume": lambda table, motion: "would like to resume the game.",
    "extend": lambda table, motion: f"would like to give {_whose(table, motion)} as much time again.",
    "end": lambda table, motion: "would like to end this game without a winner.",
    "replace": _replace,
    "expel": lambda table, motion: (
        f"would like {_whose(table, motion)} to leave the game. The bot would end their turns until somebody "
        "takes the seat."
    ),
}


def tell_motion(table: _Table, motion: _Motion) -> str:
    """Who would like what."""
    return f"🗳️ {_name(table, motion, motion.mover_id)} {_ASKS[motion.kind](table, motion)}"


def tell_tally(table: _Table, rule: str, standing: _Count, ballots: Mapping[int, bool]) -> str:
    """Who has said what, and what is needed."""
    said = [
        f"{word}: {join([safe(table.players[user_id]) for user_id, yes in ballots.items() if yes is kind])}"
        for word, kind in (("Yes", True), ("No", False))
        if any(yes is kind and user_id in table.players for user_id, yes in ballots.items())
    ]
    if rule == "all":
        need = "Everybody asked has to agree" if standing.needed > 1 else "It needs that player's consent"
    else:
        need = f"It needs {standing.needed} of {plural(_size(standing, ballots), 'vote')}"
    return f"-# {' · '.join([*said, need])}."


def _size(standing: _Count, ballots: Mapping[int, bool]) -> int:
    return len(standing.waiting) + len(ballots)


_DONE: Final[dict[str, str]] = {
    "undo": "Agreed, and taken back.",
    "pause": "Agreed: the game is paused.",
    "resume": "Agreed: the game goes on.",
    "extend": "Agreed: there is more time.",
    "end": "Agreed: the game has ended without a winner.",
    "replace": "Agreed: the seat is offered.",
    "expel": "Agreed: the seat is free.",
}
_UNDONE: Final[dict[str, str]] = {
    "rejected": "Not agreed; all stays as it is.",
    "withdrawn": "Withdrawn.",
    "overtaken": "The game has gone on; this need not be decided any more.",
    "lapsed": "Not decided in time; all stays as it is.",
}


def tell_outcome(table: _Table, motion: _Motion, state: str, ballots: Mapping[int, bool]) -> str:
    """What has come of it, and who was for it and against it."""
    told = f"✓ {_DONE[motion.kind]}" if state == "carried" else f"✗ {_UNDONE[state]}"
    sides = []
    for word, kind in (("for it", True), ("against it", False)):
        names = [
            safe(table.players[who]) for who, yes in ballots.items() if yes is kind and who in table.players
        ]
        if names:
            sides.append(f"{word} {join(names)}")
    return f"{told} {_sides(sides)}".rstrip()


def _sides(sides: Sequence[str]) -> str:
    return f"({'; '.join(sides)})" if sides else ""


def tell_rejected(mover_id: int) -> str:
    """Whoever has asked hears that the others do not agree."""
    return f"<@{mover_id}>, the table does not agree; all stays as it is."


def tell_undone(table: _Table, motion: _Motion) -> str:
    """What was taken back with the consent of others."""
    who = _name(table, motion, motion.mover_id)
    return f"↩️ Taken back for {who}, as agreed: {_gone(table, motion)}. It stays on record."


def tell_vote() -> str:
    """The call to those who are asked."""
    return say("motions-call")


def tell_pressed(state: str, missing: int, *, yes: bool) -> str:
    """The private reply to a vote."""
    if state == "open":
        said = "yes" if yes else "no"
        return f"Noted: you say {said}. {plural(missing, 'more yes', 'more yes')} needed."
    told = {"carried": "With that it is agreed.", "rejected": "With that it is not agreed."}
    return told.get(state, "You have withdrawn your question.")


def tell_needless_turn() -> str:
    """What stands in the place of a call to somebody whose turn was taken back."""
    return "↩️ That was taken back."


def tell_go_on() -> str:
    """The call to whoever has taken something back in the own turn."""
    return "that is agreed: go on with your turn."


def tell_paused() -> str:
    """Nothing can be entered from now on."""
    return (
        "⏸️ The game is paused, as the table has agreed. `/vote resume` asks to go on; looking always works."
    )


def tell_resumed_game() -> str:
    """Moves and clocks go on."""
    return "▶️ The game goes on, as the table has agreed."


def tell_extended_by_vote(table: _Table, motion: _Motion, until: int | None) -> str:
    """There is more time."""
    told = f"⏳ As the table has agreed, {_whose(table, motion)} has as much time again"
    return f"{told}, until {moment(until, 'f')}." if until is not None else f"{told}."


def tell_asked(kind: str, state: str, missing: int) -> str:
    """The private reply to whoever has put a question; without one the seat is offered at once."""
    if kind == "replace" and state == "carried":
        return "The seat is offered; a button in the channel takes it."
    if state == "carried":
        return "Nobody else had to be asked, so that is done."
    if kind == "undo":
        asked = f"I have asked in the channel; {plural(missing, 'more player')} must agree."
        return f"That needs the consent of others. {asked}"
    return f"The table is asked. {plural(missing, 'more yes', 'more yes')} needed; pressing No withdraws it."
