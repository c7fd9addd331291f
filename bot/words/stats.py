"""`/stats` and `/privacy` in words."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from bot.engine.terms import Nation
from bot.words.names import NATION_NAMES, join, plural
from bot.words.public import safe

__all__ = ["tell_farewell", "tell_listing", "tell_player_stats", "tell_server_stats"]

_MOST_PLAYERS: Final = 15
_MINUTE, _HOUR, _DAY = 60, 3600, 86_400
_NOTE: Final = (
    "-# Games played here to the end by two people or more. The rating (OpenSkill) grows with games and "
    "wins; `/privacy` leaves you out."
)


class _Player(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def games(self) -> int: ...
    @property
    def won(self) -> int: ...
    @property
    def nations(self) -> Counter[Nation]: ...
    @property
    def wins(self) -> Counter[Nation]: ...
    @property
    def rating(self) -> float: ...
    @property
    def response(self) -> int | None: ...
    @property
    def timed(self) -> int: ...
    @property
    def late(self) -> int: ...


class _Server(Protocol):
    @property
    def games(self) -> int: ...
    @property
    def players(self) -> Sequence[_Player]: ...
    @property
    def nations(self) -> Counter[Nation]: ...
    @property
    def wins(self) -> Counter[Nation]: ...


class _Farewell(Protocol):
    @property
    def forgotten(self) -> int: ...
    @property
    def open_games(self) -> Sequence[int]: ...


def tell_server_stats(stats: _Server) -> str:
    """The best players, and how nations fared."""
    if not stats.games:
        return "No game has been played to the end on this server yet."
    lines = [f"**{plural(stats.games, 'game')} on this server**"]
    for number, player in enumerate(stats.players[:_MOST_PLAYERS], 1):
        won = f"{player.won} of {plural(player.games, 'game')} won"
        lines.append(f"{number}. {safe(player.name)} · rating **{player.rating:.1f}** · {won}")
    if len(stats.players) > _MOST_PLAYERS:
        lines.append(f"… and {plural(len(stats.players) - _MOST_PLAYERS, 'more player')}")
    lines += [f"**Nations:** {_nations(stats.nations, stats.wins)}", _NOTE]
    return "\n".join(lines)


def tell_player_stats(player: _Player) -> str:
    """All there is of one player."""
    lines = [
        f"**{safe(player.name)}** · rating **{player.rating:.1f}**",
        f"{player.won} of {plural(player.games, 'game')} won",
        f"Nations: {_nations(player.nations, player.wins)}",
    ]
    if player.response is not None:
        lines.append(f"Usual time until the first move of a turn: {_span(player.response)}")
    if player.timed:
        kept = player.timed - player.late
        lines.append(f"Deadlines kept: {kept} of {player.timed}")
    return "\n".join([*lines, _NOTE])


def _nations(played: Counter[Nation], won: Counter[Nation]) -> str:
    ordered = sorted(played, key=lambda nation: (-won[nation] / played[nation], nation))
    return join([f"{NATION_NAMES[nation]} {won[nation]} of {played[nation]}" for nation in ordered])


def _span(seconds: int) -> str:
    if seconds < _MINUTE:
        return "under a minute"
    for size, word in ((_DAY, "day"), (_HOUR, "hour"), (_MINUTE, "minute")):
        if seconds >= size:
            return plural(round(seconds / size), word)
    raise AssertionError("a minute is the least")


def tell_listing(*, listed: bool) -> str:
    """Whether one stands in statistics, and what can be done."""
    now = f"You {'stand' if listed else 'do not stand'} in this bot's statistics."
    other = "`Leave me out` takes you out of them" if listed else "`List me` puts you in"
    return f"{now} {other}; `Forget me` takes your id and name out of all games that have ended."


def tell_farewell(farewell: _Farewell) -> str:
    """What was deleted, and what could not be."""
    told = f"Your id and name are gone from {plural(farewell.forgotten, 'game')} that had ended."
    if not farewell.open_games:
        return f"{told} No other game has you in it."
    where = join([f"<#{channel}>" for channel in dict.fromkeys(farewell.open_games)])
    return (
        f"{told} Games that still go on need you: {where}. Ask again when they have ended, or leave them "
        "with `/game leave` or `/game concede`."
    )
