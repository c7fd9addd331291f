"""Lobbies, and games as lists show them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from bot.boards import load_board
from bot.engine.antike import Position, Variant
from bot.engine.antike.setup import Side, sides
from bot.engine.terms import Nation
from bot.words.names import NATION_NAMES, join, plural
from bot.words.public import safe, score_line
from bot.words.variants import round_name, tell_settings

__all__ = ["LobbyView", "tell_game", "tell_listed", "tell_lobby"]


class _Seat(Protocol):
    """What is told of a seat."""

    @property
    def name(self) -> str: ...
    @property
    def nation(self) -> Nation | None: ...
    @property
    def conceded(self) -> bool: ...
    @property
    def free(self) -> bool: ...


class _Game(Protocol):
    """What is told of a game."""

    @property
    def id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def board(self) -> str: ...
    @property
    def status(self) -> str: ...
    @property
    def variant(self) -> Mapping[str, Any]: ...
    @property
    def result(self) -> Mapping[str, Any] | None: ...


class LobbyView(Protocol):
    """A table as the application hands it out."""

    @property
    def game(self) -> _Game:
        """Its row."""
        ...

    @property
    def seats(self) -> Sequence[_Seat]:
        """Its players, clockwise."""
        ...

    @property
    def position(self) -> Position | None:
        """None until it has started."""
        ...

    @property
    def awaited(self) -> _Seat | None:
        """Who must act now."""
        ...


_FEWEST: Final = 3


def _side(table: LobbyView, nation: Nation) -> Side:
    """Before the start a picked nation stands for its pair (S9)."""
    paired = table.game.variant.get("two_players") == "four-nations"
    if not paired or table.game.status != "lobby" or table.position is not None:
        return (nation,)
    pairs = sides(load_board(table.game.board), Variant(4, two_players="four-nations"))
    return next(side for side in pairs if nation in side)


def _seats(table: LobbyView) -> str:
    told = []
    for seat in table.seats:
        nation = "nation drawn at the start"
        if seat.nation:
            nation = join([NATION_NAMES[each] for each in _side(table, seat.nation)])
        free = seat.free and table.game.status == "lobby"
        name = f"free (in the record: {safe(seat.name)})" if free else safe(seat.name)
        told.append(f"- {name}: {nation}{' (conceded)' if seat.conceded else ''}")
    return "\n".join(told)


def _settings(table: LobbyView) -> list[str]:
    told = tell_settings(table.game.variant)
    return [f"Variant: {told}."] if told else []


def tell_lobby(table: LobbyView) -> str:
    """Who sits at a table that has not begun, and what it waits for."""
    variant, free = table.game.variant, sum(seat.free for seat in table.seats)
    wanted = 2 if variant.get("two_players") else variant.get("nations")
    lacking = (wanted or _FEWEST) - len(table.seats)
    size = f"{wanted} players" if wanted else "3 to 6 players"
    lines = [
        f"**Antike** · game {table.game.id} · board {table.game.board.capitalize()} · {size}",
        *_settings(table),
        _seats(table),
    ]
    if free:
        seats = f"{plural(free, 'seat')} of this record's game {'is' if free == 1 else 'are'} free"
        lines.append(f"{seats}: `/game join` with a nation takes one; then `/game start` goes on.")
    elif lacking > 0:
        lines.append(f"{plural(lacking, 'more player')} needed: `/game join`.")
    elif wanted:
        lines.append("The table is full: `/game start` begins.")
    else:
        lines.append("`/game start` begins with these, or more join with `/game join`.")
    return "\n".join(lines)


def _ended(table: LobbyView) -> str:
    result = table.game.result or {}
    winner = result.get("winner")
    reasons = {
        "target": "reached the target",
        "temple": "destroyed the deciding temple",
        "concession": "remained",
    }
    if winner:
        return f"Over: the **{NATION_NAMES[winner]}** have won, they {reasons[result['reason']]}."
    return "Ended without a winner."


def tell_game(table: LobbyView) -> str:
    """A game in a few lines: players, score, who is awaited."""
    if table.game.status == "lobby":
        return tell_lobby(table)
    lines = [
        f"**Antike** · game {table.game.id} · board {table.game.board.capitalize()} · "
        f"{len(table.seats)} nations",
        *_settings(table),
        _seats(table),
    ]
    if table.position is not None:
        setup = table.position.setup
        lines.append(f"Clockwise from the start nation: {join([NATION_NAMES[n] for n in setup.turn_order])}.")
        lines.append(f"{round_name(table.position)} · {score_line(table.position)}")
    if table.game.status == "running":
        waiting = table.awaited
        if waiting and waiting.nation:
            lines.append(f"Waiting for {safe(waiting.name)} ({NATION_NAMES[waiting.nation]}).")
    else:
        lines.append(_ended(table))
    return "\n".join(lines)


def tell_listed(tables: Sequence[LobbyView]) -> str:
    """All games of a server, a line each."""
    if not tables:
        return "There is no game on this server yet. `/game new` opens one."
    lines = []
    for table in tables:
        names = dict.fromkeys(seat.name for seat in table.seats)  # with two nations each, once
        who = join([safe(name) for name in names]) or "nobody"
        if table.game.status == "running" and table.position:
            state = (
                f"{round_name(table.position).lower()}, waiting for {safe(table.awaited.name)}"
                if table.awaited
                else ""
            )
        else:
            state = {"lobby": "gathering players"}.get(table.game.status) or _ended(table)
        lines.append(f"- <#{table.game.channel_id}> game {table.game.id}: {who}; {state}")
    return "\n".join(lines)
