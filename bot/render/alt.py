"""The picture in words, for those who cannot see it."""

from collections.abc import Mapping
from typing import Final

from bot.engine.antike.position import Phase, Position
from bot.engine.terms import Nation
from bot.words.variants import count_score, round_name

__all__ = ["ALT_LIMIT", "describe"]

ALT_LIMIT: Final = 1024
"""Discord takes no longer description of an attachment."""


def _who(nation: Nation, names: Mapping[Nation, str]) -> str:
    name = names.get(nation)
    return f"{nation.capitalize()} ({name})" if name else nation.capitalize()


def _opening(position: Position, names: Mapping[Nation, str]) -> str:
    start = f"Antike, {position.setup.board.name} board, {round_name(position).lower()}."
    if position.winner is not None:
        return f"{start} {_who(position.winner, names)} have won."
    if position.phase is Phase.OVER:
        return f"{start} The game is over."
    to_do = "pick a start city" if position.phase is Phase.PICK else "to move"
    line = f"{start} {_who(position.mover, names)} {to_do}."
    if position.awaited is not None and position.awaited != position.mover:
        line += f" {position.awaited.capitalize()} must say whether they fight."
    return line


def _plural(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _standing(position: Position, nation: Nation) -> str:
    state, setup = position.nations[nation], position.setup
    score, target = setup.score(state.personages), count_score(setup, setup.target)
    cities = _plural(len(state.cities), "city", "cities")
    temples = _plural(len(state.temples), "temple", "temples")
    return f"{nation.capitalize()}: {cities}, {temples}, {score} of {target}."


def _strength(position: Position, nation: Nation) -> str:
    state = position.nations[nation]
    legions, galleys = state.total("legion"), state.total("galley")
    purse = state.purse
    chips = f"{purse.marble} marble, {purse.iron} iron, {purse.gold} gold"
    parts = [
        f"{_plural(legions, 'legion', 'legions')}, {_plural(galleys, 'galley', 'galleys')}",
        f"{chips}, {_plural(purse.coins, 'coin', 'coins')}",
    ]
    if state.wedge is not None:
        parts.append(f"on {state.wedge.removesuffix('-1').removesuffix('-2')}")
    return f"{nation.capitalize()} hold {'; '.join(parts)}."


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def describe(position: Position, names: Mapping[Nation, str] | None = None) -> str:
    """Whose turn it is and how all nations stand, in at most `ALT_LIMIT` characters.

    What does not fit is left out by whole sentences, the least needed first.
    """
    order = position.setup.turn_order
    told = _cut(_opening(position, names or {}), ALT_LIMIT // 3)
    for sentence in (*(_standing(position, n) for n in order), *(_strength(position, n) for n in order)):
        if len(told) + 1 + len(sentence) <= ALT_LIMIT:
            told = f"{told} {sentence}"
    return told
