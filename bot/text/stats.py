"""Texts of `/stats` and `/privacy`."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bot.engine.terms import Nation
from bot.i18n.catalogue import say
from bot.i18n.cldr import count_of, join
from bot.i18n.escaping import safe
from bot.model.stats import DeletionReport, PlayerStats, RulesetStats, ServerStats
from bot.text.names import channels, ruleset_name
from bot.text.notifications.reminders import TIME_UNITS

WISHES: Final = ("show", "hide", "list", "forget")
"""Choices of `/privacy`."""
_MOST_PLAYERS: Final = 15


def format_server_stats(stats: ServerStats) -> str:
    """Format a server's statistics: the best players and the nations' results in each ruleset."""
    if not stats.by_ruleset:
        return say("stats-none", uncounted=stats.uncounted, imported=stats.imported)
    most = _MOST_PLAYERS // len(stats.by_ruleset)
    lines = [line for name, each in stats.by_ruleset.items() for line in _ruleset_lines(name, each, most)]
    return "\n".join([*lines, say("stats-note")])


def _ruleset_lines(name: str, stats: RulesetStats, most: int) -> list[str]:
    lines = [say("stats-server", ruleset=ruleset_name(name), games=stats.games)]
    for number, player in enumerate(stats.players[:most], 1):
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
    if len(stats.players) > most:
        lines.append(say("stats-more", count=len(stats.players) - most))
    lines.append(say("stats-server-nations", nations=_nations(stats.nations, stats.wins)))
    return lines


def format_player_stats(by_ruleset: Mapping[str, PlayerStats]) -> str:
    """Format all statistics of a player."""
    lines = [line for name, player in by_ruleset.items() for line in _player_lines(name, player)]
    return "\n".join([*lines, say("stats-note")])


def _player_lines(name: str, player: PlayerStats) -> list[str]:
    lines = [
        say("stats-player", name=safe(player.name), ruleset=ruleset_name(name), rating=player.rating),
        say("stats-won", won=player.won, games=player.games),
        say("stats-nations", nations=_nations(player.nations, player.wins)),
    ]
    if player.response is not None:
        lines.append(say("stats-response", span=format_rough_duration(player.response)))
    if player.timed:
        lines.append(say("stats-deadlines", kept=player.timed - player.late, timed=player.timed))
    return lines


def _nations(played: Counter[Nation], won: Counter[Nation]) -> str:
    ordered = sorted(played, key=lambda nation: (-won[nation] / played[nation], nation))
    return join(
        [say("stats-nation", nation=nation, won=won[nation], played=played[nation]) for nation in ordered]
    )


def format_rough_duration(seconds: int) -> str:
    """Format a duration in seconds, rounded in the largest unit that fits."""
    smaller = (*(size for _, size in TIME_UNITS[1:]), 1)
    for (unit, size), step in zip(TIME_UNITS, smaller, strict=True):
        if round(seconds / step) * step >= size:  # 3,590 seconds are an hour, not 60 minutes
            return count_of(unit, round(seconds / size))
    return say("stats-under-a-minute")


def format_stats_listing(*, listed: bool) -> str:
    """Format whether the player is included in statistics, and what can be changed."""
    return f"{say('stats-listed' if listed else 'stats-unlisted')} {say('stats-kept')}"


def format_deletion(farewell: DeletionReport) -> str:
    """Format which data were deleted, and which games prevent the rest."""
    if not farewell.open_games:
        return say("stats-farewell-all", count=farewell.forgotten)
    listed = channels(dict.fromkeys(farewell.open_games))
    return say("stats-farewell-open", count=farewell.forgotten, channels=listed)
