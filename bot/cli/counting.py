"""Counts in the output of commands, which is English."""


def counted(number: int, thing: str) -> str:
    """Format a number of things: `1 game`, `2,000 games`; `thing` is the singular."""
    return f"{number:,} {thing if number == 1 else f'{thing}s'}"
