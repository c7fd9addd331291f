"""Tables of results."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

from bot.cli.arena.games import Played
from bot.cli.arena.sets import Contest, PlayedSet
from bot.cli.arena.sprt import SequentialTest
from bot.cli.counting import counted

_Z: Final = 1.96
"""Standard deviations that contain 95 % of a normal distribution."""


def interval(wins: float, games: float) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share (Wilson score interval)."""
    share, spread = wins / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_below(times: Sequence[float], share: float) -> float:
    """Return the quantile of turn times by nearest rank; 0 without turns."""
    return sorted(times)[max(0, ceil(share * len(times)) - 1)] if times else 0.0


def table(games: Sequence[Played], players: Sequence[str] | dict[str, None]) -> str:
    """Format wins by policy; times are processor times of games played now."""
    count = len(games)
    rounds = sum(game.rounds for game in games) / count
    ended = sum(game.reason != "cap" for game in games)
    lines = [
        f"{counted(count, 'game')}, {ended} ended by the rules, {rounds:.1f} rounds on average",
        f"{'player':<8} {'seats':>6} {'wins':>5} {'share':>7} {'95 % interval':>16}"
        f" {'median s':>8} {'99 %':>6} {'worst':>6}",
    ]
    for name in players:
        wins = sum(game.policy == name for game in games)
        seats = sum(list(game.seats.values()).count(name) for game in games) / count
        low, high = interval(wins, count)
        times = [spent for game in games for spent in game.seconds.get(name, ())]
        median, most, worst = (share_below(times, share) for share in (0.5, 0.99, 1.0))
        span = f"{low:.1%} - {high:.1%}"
        lines.append(
            f"{name:<8} {seats:>6.1f} {wins:>5} {wins / count:>7.1%} {span:>16}"
            f" {median:>8.2f} {most:>6.2f} {worst:>6.2f}"
        )
    return "\n".join(lines)


def format_contest(contest: Contest, played: Sequence[PlayedSet], test: SequentialTest) -> str:
    """Format the state of a contest in one or two lines."""
    games = sum(len(each.winners) for each in played)
    won = sum(each.share * len(each.winners) for each in played)
    low, high = interval(won, games)
    ended = sum(winner is not None for each in played for winner in each.winners)
    return (
        f"{contest.candidate} against {contest.against}, {contest.nations} nations:"
        f" {counted(len(played), 'set')}, {counted(games, 'game')}, {ended} ended by the rules\n"
        f"won {won / games:.1%} ({low:.1%} - {high:.1%}; as strong as the others: {1 / contest.nations:.1%});"
        f" {test.verdict} after {counted(test.sets, 'set')}"
    )
