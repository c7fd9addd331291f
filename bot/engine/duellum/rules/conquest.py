"""DUELLUM, step 2: conquering cities (DM5-DM10, DE8)."""

from collections.abc import Sequence
from typing import Any

from bot.engine.duellum import stacks
from bot.engine.duellum.actions import Conquer
from bot.engine.duellum.board import Card
from bot.engine.duellum.events import Conquered
from bot.engine.duellum.position import NationState, Phase, Position, Stack
from bot.engine.duellum.supply import with_card
from bot.engine.duellum.update import Result, evolve, with_mover, with_turn
from bot.engine.errors import RuleError
from bot.engine.terms import ProvinceId


def city_strength(nation: NationState, province: ProvinceId) -> int:
    """Return the defence of a city without Fortress (DM6)."""
    return (
        (3 if province in nation.temples else 1)
        + nation.count("legion", province)
        + nation.count("galley", province)
        + (province in nation.walls)
        + ("res_publica" in nation.know_hows)
    )


def fortress(position: Position) -> Card | None:
    """Return the rival's card that defends against the mover's next conquest; None if there is none (DE8)."""
    if position.turn.conquered or not position.other.cards:
        return None
    held = position.other.cards
    return next((card for card in position.setup.board.fortresses if card.id in held), None)


def fortress_strength(position: Position) -> int:
    """Return what Fortress adds to the defence of the city conquered next (DE8)."""
    card = fortress(position)
    return card.number if card else 0


def defence(position: Position, province: ProvinceId) -> int:
    """Return the number of units the mover needs to conquer a city of its rival (DM6, DE8)."""
    return city_strength(position.other, province) + fortress_strength(position)


def options(position: Position) -> Sequence[Conquer]:
    """Return every city that can be conquered, with every combination of units."""
    mine, theirs = position.current, position.other
    if len(theirs.cities) == 1:
        return ()
    listed: list[Conquer] = []
    for province in sorted((mine.legions.keys() | mine.galleys.keys()) & theirs.cities.keys()):
        legions, galleys = mine.count("legion", province), mine.count("galley", province)
        needed = defence(position, province)
        listed += [
            Conquer(province, first, needed - first)
            for first in range(max(0, needed - galleys), min(legions, needed) + 1)
        ]
    return listed


def apply(position: Position, action: Conquer) -> Result:
    """Conquer a city, which ends the movement (DM5)."""
    _check(position, action)
    if position.phase is Phase.MOVEMENT:
        position = with_mover(position, **stacks.without_actions_left(position.current))
    card, event = fortress(position), _event(position, action)
    mine, theirs, province = position.current, position.other, action.province
    won = evolve(
        mine,
        cities={**mine.cities, province: theirs.cities[province]},
        box=mine.box.plus("legion", action.legions).plus("galley", action.galleys),
        legions=stacks.with_stack(
            mine.legions, province, _without_units(mine.legions.get(province), action.legions)
        ),
        galleys=stacks.with_stack(
            mine.galleys, province, _without_units(mine.galleys.get(province), action.galleys)
        ),
    )
    lost = evolve(
        theirs,
        cities={city: kind for city, kind in theirs.cities.items() if city != province},
        temples=theirs.temples - {province},
        walls=theirs.walls - {province},
        box=theirs.box.plus("legion", event.lost_legions).plus("galley", event.lost_galleys),
        legions=stacks.with_stack(theirs.legions, province, ()),
        galleys=stacks.with_stack(theirs.galleys, province, ()),
        cards=with_card(theirs.cards, card.id, -1) if card else theirs.cards,
    )
    position = evolve(
        position,
        nations={**position.nations, position.mover: won, position.rival: lost},
        bank=position.bank._replace(temples=position.bank.temples + event.temple),
        discard=with_card(position.discard, card.id, 1) if card else position.discard,
        phase=Phase.CONQUEST,
    )
    return with_turn(position, conquered=True, generals=position.turn.generals + event.temple), (event,)


def _without_units(stack: Stack | None, count: int) -> Stack:
    left = (stack[0] if stack else 0) - count
    return (left,) if left else ()


def _event(position: Position, action: Conquer) -> Conquered:
    theirs, province, card = position.other, action.province, fortress(position)
    return Conquered(
        position.mover,
        position.rival,
        province,
        action.legions,
        action.galleys,
        theirs.count("legion", province),
        theirs.count("galley", province),
        province in theirs.temples,
        province in theirs.walls,
        card.id if card else None,
    )


def _check(position: Position, action: Conquer) -> None:
    province, mine, theirs = action.province, position.current, position.other
    if province in mine.cities:
        raise RuleError("own-city", province=province)
    if province not in theirs.cities:
        raise RuleError("no-city", province=province)
    if len(theirs.cities) == 1:
        raise RuleError("last-city", province=province, owner=position.rival)
    needed, extra = defence(position, province), fortress_strength(position)
    ready = (mine.count("legion", province), mine.count("galley", province))
    told: dict[str, Any] = {"province": province, "needed": needed, "extra": extra, "ready": ready}
    if sum(ready) < needed:
        raise RuleError("too-weak", **told)
    legions, galleys = action.legions, action.galleys
    if min(legions, galleys) < 0 or legions + galleys != needed or legions > ready[0] or galleys > ready[1]:
        raise RuleError("wrong-strength", named=(legions, galleys), **told)
