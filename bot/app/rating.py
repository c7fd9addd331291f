"""How strong players are, out of the games they have finished: a rating of the library OpenSkill."""

from collections.abc import Iterable, Mapping
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

_MODEL: Final = PlackettLuce()


def rated(games: Iterable[Mapping[int, int]]) -> dict[int, float]:
    """A number by player after games in order, each given as places by player (1 is the best, equals tie).

    It is what the model is almost sure a player is at least worth: around 0 for beginners, 25 and more for
    who wins nearly always.
    """
    known: dict[int, PlackettLuceRating] = {}
    for places in games:
        people = list(places)
        teams = [[known.get(person) or _MODEL.rating()] for person in people]
        after = _MODEL.rate(teams, ranks=[float(places[person]) for person in people])
        known |= {person: team[0] for person, team in zip(people, after, strict=True)}
    return {person: rating.ordinal() for person, rating in known.items()}
