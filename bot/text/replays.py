"""Moving pictures: what they show of a game, and why one cannot be made."""

from bot.i18n.catalogue import Facts, say


def span(first: int, last: int, whole: int) -> Facts:
    """Which turns of how many, as texts ask for them."""
    part = "one" if first == last else "some"
    if (first, last) == (1, whole):
        part = "all"
    return {"part": part, "first": first, "last": last, "whole": whole}


def tell_beginning(first: int, last: int, whole: int) -> str:
    """What is going to be shown, below the picture before its first turn."""
    return say("film-begins", **span(first, last, whole), before=first - 1)


def tell_ready(latest: int | None) -> str:
    """What stands above a replay: of the whole game, or of so many latest turns."""
    return say("film-whole") if latest is None else say("film-latest", count=latest)


def tell_film_end(told: str, end: str) -> str:
    """What a replay shows, and how the board looks in its last picture."""
    return say("film-ends", told=told, end=end)


def tell_too_large(turns: int, limit: int) -> str:
    """Why a replay cannot be made: it does not fit into `limit` bytes."""
    return say("film-too-large", turns=turns, size=f"{limit / 2**20:.1f}")
