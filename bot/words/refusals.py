"""What the application refuses, in sentences: why, and what would work instead."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from bot.words.names import NATION_NAMES, join, place, plural
from bot.words.public import safe

__all__ = ["REFUSALS", "Refusal", "tell_refusal"]

Facts = Mapping[str, Any]


class Refusal(Protocol):
    """An error of the application: a code, and what it is about."""

    @property
    def code(self) -> str:
        """Which one."""
        ...

    @property
    def facts(self) -> Facts:
        """What it is about."""
        ...


def tell_refusal(error: Refusal) -> str:
    """The sentences for a refusal."""
    return REFUSALS[error.code](error.facts)


def _fixed(text: str) -> Callable[[Facts], str]:
    return lambda facts: text


def _nations(facts: Facts) -> str:
    free = join([NATION_NAMES[nation] for nation in facts.get("allowed", ())], "or")
    return f"Free are the {free}." if free else "No nation is free."


def _no_game(facts: Facts) -> str:
    if places := facts.get("elsewhere"):
        return f"There is no game in this channel. You play in {join([f'<#{place}>' for place in places])}."
    return "There is no game in this channel. `/game new` opens one; `/game list` shows where games are."


def _awaited(facts: Facts) -> str:
    """Who has to act now, and how."""
    seat, position = facts.get("awaited"), facts.get("position")
    if seat is None or seat.nation is None:
        return "`/status` shows how things stand."
    who = f"the {NATION_NAMES[seat.nation]} ({safe(seat.name)})"
    if position is not None and position.demand is not None:
        where = place(position.setup.board, position.demand.province)
        return f"I am waiting for {who} to say whether they fight in {where}."
    return f"I am waiting for {who}."


def _not_your_turn(facts: Facts) -> str:
    position, nation = facts.get("position"), facts.get("nation")
    if position is not None and position.demand is not None and position.mover == nation:
        return f"Your turn goes on when the others have answered. {_awaited(facts)}"
    return f"It is not your turn. {_awaited(facts)}"


def _number(facts: Facts) -> str:
    wanted, players = facts.get("wanted"), facts["players"]
    if wanted:
        return (
            f"This game is for {wanted} players, and {players} sit at the table. `/game join` takes a seat."
        )
    allowed = join([str(number) for number in facts["allowed"]], "or")
    return f"A game needs {allowed} players, and there are {players}. `/game join` takes a seat."


def _taken(facts: Facts) -> str:
    return f"{safe(facts['by'].name)} has the {NATION_NAMES[facts['nation']]}. {_nations(facts)}"


def _unknown_nation(facts: Facts) -> str:
    name = NATION_NAMES.get(facts["nation"], str(facts["nation"]))
    number = facts.get("players")
    where = f"with {plural(number, 'player')}" if number else "in this game"
    return f"The {name} do not play {where}. {_nations(facts)}"


def _already(facts: Facts) -> str:
    nation = facts.get("nation")
    if nation is None:
        return "You sit at this table already. `/game join` with a nation picks one; `/game leave` gets up."
    return f"You have the {NATION_NAMES[nation]} already. `/game leave` gives up your seat."


def _not_host(facts: Facts) -> str:
    host = facts.get("host")
    who = f"the host, {safe(host.name)}," if host else "the host"
    return f"Only {who} can do that. `/game concede` gives up your own nation."


def _over(facts: Facts) -> str:
    winner = (facts.get("result") or {}).get("winner")
    told = f"This game is over: the {NATION_NAMES[winner]} have won." if winner else "This game is over."
    return f"{told} `/board` and `/history` still show it; `/game new` opens another."


def _boards(facts: Facts) -> str:
    known = join([f"`{board}`" for board in facts["allowed"]], "or")
    return f"There is no board `{facts['board']}`. Possible: {known}."


REFUSALS: Final[dict[str, Callable[[Facts], str]]] = {
    "answered-over": lambda facts: (
        f"The {NATION_NAMES[facts['nation']]} have answered since then, so that can no longer be taken back. "
        "Only what you do after an answer can be undone."
    ),
    "board-unknown": _boards,
    "channel-taken": _fixed(
        "This channel has a game already; `/game info` tells about it. Use another channel, or `/game new` "
        "with `thread`."
    ),
    "conceded": lambda facts: (
        f"You have given up the {NATION_NAMES[facts['nation']]}; the bot ends their turns. "
        "`/board` and `/status` still show the game."
    ),
    "game-closed": _fixed("This game was ended without a winner. `/game new` opens another."),
    "game-full": lambda facts: (
        f"All {plural(len(facts['seats']), 'seat')} of this table are taken. `/game list` shows other games, "
        "`/game new` in another channel opens one."
    ),
    "game-over": _over,
    "game-running": _fixed("This game has begun already. `/game info` tells who plays."),
    "in-game-already": _already,
    "nation-drawn": _fixed(
        "In this game the nations are drawn at the start. `/game join` without a nation takes a seat."
    ),
    "nation-taken": _taken,
    "nation-unknown": _unknown_nation,
    "no-game": _no_game,
    "not-asked": _fixed("Nobody asks you for an answer just now. `/status` shows who is awaited."),
    "not-host": _not_host,
    "not-in-game": _fixed(
        "You do not play in this game. `/board` and `/status` show it; `/game list` shows other games."
    ),
    "not-started": _fixed(
        "This game has not started. `/game join` takes a seat, `/game start` begins once all are there."
    ),
    "not-your-turn": _not_your_turn,
    "nothing-to-undo": _fixed("There is nothing to take back: this turn has only begun."),
    "number-of-players": _number,
    "stale": lambda facts: f"That button is out of date: the game has gone on since. {_awaited(facts)}",
}
