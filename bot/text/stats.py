"""`/stats` and `/privacy` in words."""

from collections import Counter
from typing import Final

from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import Unit, count_of
from bot.i18n.escaping import safe
from bot.i18n.lists import join
from bot.model.stats import DeletionReport, PlayerStats, ServerStats

WISHES: Final = ("show", "hide", "list", "forget")
"""What `/privacy` offers."""
_MOST_PLAYERS: Final = 15
_UNITS: Final[tuple[tuple[Unit, int], ...]] = (("day", 86_400), ("hour", 3600), ("minute", 60))


def tell_server_stats(stats: ServerStats) -> str:
    """The best players, and how nations fared."""
    if not stats.games:
        return say("stats-none", uncounted=stats.uncounted, imported=stats.imported)
    lines = [say("stats-server", games=stats.games)]
    for number, player in enumerate(stats.players[:_MOST_PLAYERS], 1):
        lines.append(
            say(
                "stats-line",
                number=number,
                name=safe(player.name),
                rating=player.rating,
                won=player.won,
                games=player.games,
            )
        )
    if len(stats.players) > _MOST_PLAYERS:
        lines.append(say("stats-more", count=len(stats.players) - _MOST_PLAYERS))
    lines += [say("stats-server-nations", nations=_nations(stats.nations, stats.wins)), say("stats-note")]
    return "\n".join(lines)


def tell_player_stats(player: PlayerStats) -> str:
    """All there is of one player."""
    lines = [
        say("stats-player", name=safe(player.name), rating=player.rating),
        say("stats-won", won=player.won, games=player.games),
        say("stats-nations", nations=_nations(player.nations, player.wins)),
    ]
    if player.response is not None:
        lines.append(say("stats-response", span=_span(player.response)))
    if player.timed:
        lines.append(say("stats-deadlines", kept=player.timed - player.late, timed=player.timed))
    return "\n".join([*lines, say("stats-note")])


def _nations(played: Counter[Nation], won: Counter[Nation]) -> str:
    ordered = sorted(played, key=lambda nation: (-won[nation] / played[nation], nation))
    return join(
        [say("stats-nation", nation=nation, won=won[nation], played=played[nation]) for nation in ordered]
    )


def _span(seconds: int) -> str:
    """Roughly, in the largest unit that fits."""
    for unit, size in _UNITS:
        if seconds >= size:
            return count_of(unit, round(seconds / size))
    return say("stats-under-a-minute")


def tell_listing(*, listed: bool) -> str:
    """Whether one stands in statistics, and what can be done."""
    return f"{say('stats-listed' if listed else 'stats-unlisted')} {say('stats-kept')}"


def tell_sure() -> str:
    """Asked before somebody is forgotten."""
    return say("stats-sure")


def tell_farewell(farewell: DeletionReport) -> str:
    """What was deleted, and what could not be."""
    if not farewell.open_games:
        return say("stats-farewell-all", count=farewell.forgotten)
    channels = join([f"<#{channel}>" for channel in dict.fromkeys(farewell.open_games)])
    return say("stats-farewell-open", count=farewell.forgotten, channels=channels)
