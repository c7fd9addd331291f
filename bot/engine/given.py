"""Checks of given positions that apply to every ruleset."""

from collections.abc import Collection, Mapping

from bot.engine.errors import SetupError
from bot.engine.terms import Nation, ProvinceId


def check_given(
    allowed: tuple[Nation, ...],
    round_number: int,
    to_move: Nation,
    cities: Mapping[Nation, Collection[ProvinceId]],
) -> None:
    """Raise `SetupError` if the nations, the round or the owners of cities are invalid."""
    if set(cities) != set(allowed):
        raise SetupError("nations", nations=tuple(cities), allowed=allowed, number=len(allowed))
    if to_move not in allowed:
        raise SetupError("nations", nations=(to_move,), allowed=allowed, number=len(allowed))
    if round_number < 1:
        raise SetupError("round", round=round_number)
    owners: dict[ProvinceId, Nation] = {}
    for nation, held in cities.items():
        for city in held:
            if city in owners:
                raise SetupError("two-owners", province=city, nations=(owners[city], nation))
            owners[city] = nation
