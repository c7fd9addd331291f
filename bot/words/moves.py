"""`/moves`: everything that can be done now, grouped, with prices."""

from collections.abc import Callable, Sequence
from typing import Final

from bot.engine.antike import Position, legal
from bot.engine.antike.actions import (
    Action,
    ActionType,
    Arm,
    Conquer,
    Fight,
    Found,
    Learn,
    Move,
    PickCity,
    Rondel,
    Temple,
)
from bot.engine.antike.arming import places_left, room
from bot.engine.antike.conquest import defence
from bot.engine.antike.fights import losses_each
from bot.engine.antike.know_how import is_new, price
from bot.engine.antike.limits import CITY_PRICE, TEMPLE_PRICE
from bot.engine.antike.rondel import wedge_price, yields
from bot.engine.terms import CHIPS, Unit
from bot.words.names import (
    KNOW_HOW_NAMES,
    NATION_NAMES,
    WEDGE_NAMES,
    join,
    place,
    plural,
    resources,
    units,
)
from bot.words.next_steps import tell_next, wedge_command
from bot.words.prices import brief_price

__all__ = ["tell_moves"]

_Group = tuple[str, list[str]]


def tell_moves(position: Position) -> list[str]:
    """Lines: a heading for each kind of action, and what is possible of it."""
    groups: dict[ActionType, list[Action]] = {}
    for action in legal(position):
        groups.setdefault(action.type, []).append(action)
    lines: list[str] = []
    for kind, actions in groups.items():
        heading, entries = _GROUPS[kind](position, actions)
        lines.append(heading)
        lines += [f"- {entry}" for entry in entries]
    lines.append(f"You have {resources(position.current.purse)}.")
    return lines if groups else [tell_next(position)]


def _place(position: Position, province: str) -> str:
    return place(position.setup.board, province)


def _rondel(position: Position, actions: Sequence[Action]) -> _Group:
    told = []
    for action in actions:
        if isinstance(action, Rondel):
            cost = brief_price(wedge_price(position.current.wedge, action.wedge))
            gives = [
                f", brings {yields(position, position.current, chip)}"
                for chip in CHIPS
                if chip == action.wedge
            ]
            told.append(
                f"{WEDGE_NAMES[action.wedge]}: {cost}{''.join(gives)} ({wedge_command(action.wedge)})"
            )
    return "**Move the stone**", told


def _temple(position: Position, actions: Sequence[Action]) -> _Group:
    cities = [_place(position, action.province) for action in actions if isinstance(action, Temple)]
    return f"**`/temple`** for {brief_price(TEMPLE_PRICE)} each", [", ".join(cities)]


def _arm(position: Position, actions: Sequence[Action]) -> _Group:
    cities = dict.fromkeys(action.province for action in actions if isinstance(action, Arm))
    return "**`/arming`** for 1 iron a unit", [_room(position, city) for city in cities]


def _room(position: Position, city: str) -> str:
    fitting: tuple[Unit, ...] = ("legion", "galley")
    kinds = [f"{unit}s" for unit in fitting if room(position, city, unit)]
    return f"{_place(position, city)}: up to {places_left(position, city)}, {join(kinds, 'or')}"


def _learn(position: Position, actions: Sequence[Action]) -> _Group:
    told = []
    for action in actions:
        if isinstance(action, Learn):
            new = ", new: a scholar" if is_new(position, position.mover, action.advance) else ""
            cost = brief_price(price(position, position.mover, action.advance))
            told.append(f"{KNOW_HOW_NAMES[action.advance]} for {cost}{new}")
    return "**`/know-how`**", told


def _move(position: Position, actions: Sequence[Action]) -> _Group:
    """By group of units that stand together with as many actions left."""
    groups: dict[tuple[Unit, str, int | None], tuple[int, list[str]]] = {}
    for action in actions:
        if isinstance(action, Move):
            key = (action.unit, action.origin, action.actions_left)
            most, targets = groups.get(key, (0, []))
            groups[key] = (max(most, action.count), [*targets, _place(position, action.target)])
    told = []
    for (unit, origin, left), (most, targets) in groups.items():
        actions_left = left or max(
            index for index, count in enumerate(position.current.stack(unit, origin)) if count
        )
        told.append(
            f"{_place(position, origin)}: {units(most, unit)} ({plural(actions_left, 'action')}) to "
            f"{join(list(dict.fromkeys(targets)), 'or')}"
        )
    return "**`/move`**", told


def _fight(position: Position, actions: Sequence[Action]) -> _Group:
    told = []
    for action in actions:
        if isinstance(action, Fight):
            lost = losses_each(position, action.unit, action.province, action.nation)
            told.append(
                f"{_place(position, action.province)}: {action.unit}s against the "
                f"{NATION_NAMES[action.nation]}, {lost} lost on each side"
            )
    return "**`/fight`**", told


def _conquer(position: Position, actions: Sequence[Action]) -> _Group:
    told = []
    for action in actions:
        owner = position.owner(action.province) if isinstance(action, Conquer) else None
        if isinstance(action, Conquer) and owner is not None:
            needed = plural(defence(position, owner, action.province), "unit")
            for_stone = " and the stone of an own city" if action.give_up else ""
            told.append(
                f"{_place(position, action.province)} from the {NATION_NAMES[owner]}: {needed}{for_stone}"
            )
    return "**`/conquer`**", list(dict.fromkeys(told))


def _found(position: Position, actions: Sequence[Action]) -> _Group:
    sites = [_place(position, action.province) for action in actions if isinstance(action, Found)]
    return f"**`/found`** for {brief_price(CITY_PRICE)} each", [", ".join(sites)]


def _pick(position: Position, actions: Sequence[Action]) -> _Group:
    """By what their cities yield."""
    sites = [action.province for action in actions if isinstance(action, PickCity)]
    provinces = position.setup.board.provinces
    by_chip = {chip: [site for site in sites if provinces[site].resource == chip] for chip in CHIPS}
    told = [
        f"{chip}: {', '.join(_place(position, site) for site in found)}"
        for chip, found in by_chip.items()
        if found
    ]
    return "**`/found`** picks a start city", told


def _plain(heading: str) -> Callable[[Position, Sequence[Action]], _Group]:
    return lambda position, actions: (heading, [])


_GROUPS: Final[dict[ActionType, Callable[[Position, Sequence[Action]], _Group]]] = {
    "take_chip": _plain("**Take a chip** the bank owes you: any wedge's command offers it."),
    "rondel": _rondel,
    "temple": _temple,
    "arm": _arm,
    "learn": _learn,
    "move": _move,
    "fight": _fight,
    "answer": _plain("**`/answer`**: fight, or let them be."),
    "conquer": _conquer,
    "found": _found,
    "trade": _plain("**`/trade`**: two of anything for 1 marble, iron or gold."),
    "choose_personage": _plain("**Choose a personage**: `/end-turn` offers them."),
    "pick_city": _pick,
    "end_turn": _plain("**`/end-turn`**"),
}
