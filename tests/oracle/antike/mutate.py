"""Actions that are illegal, or legal in an unusual way: changed legal ones, or random ones."""

from random import Random
from typing import Any

from tests.oracle.antike import wedges
from tests.oracle.antike.facts import CHIPS, KNOW_HOWS, PERSONAGES, RESOURCES, TEMPLE_PRICE, UNITS, WEDGES
from tests.oracle.antike.state import Action, State, mover, units

PAID = ("rondel", "temple", "arm", "learn", "found")


def stray(rng: Random, state: State) -> Action:
    """Return a random well-formed action, legal or not."""
    province, other = _province(rng, state), _province(rng, state)
    unit, nation = rng.choice(list(UNITS)), rng.choice(state["setup"]["order"])
    return rng.choice(
        [
            {"type": "rondel", "wedge": rng.choice(WEDGES)},
            {"type": "temple", "province": province},
            {"type": "arm", "province": province, "legions": rng.randint(0, 3), "galleys": rng.randint(0, 3)},
            {"type": "learn", "advance": rng.choice(KNOW_HOWS)},
            {"type": "move", "unit": unit, "count": rng.randint(0, 3), "from": province, "to": other},
            {"type": "answer", "nation": nation, "fight": rng.random() < 0.5},
            {"type": "fight", "province": province, "unit": unit, "nation": nation},
            {"type": "conquer", "province": province, "legions": rng.randint(0, 3)},
            {"type": "found", "province": province},
            _trade(rng, state),
            {"type": "take_chip", "resource": rng.choice(CHIPS)},
            {"type": "choose_personage", "personage": rng.choice(list(PERSONAGES))},
            {"type": "pick_city", "province": province},
            {"type": "end_turn"},
        ]
    )


def bent(rng: Random, state: State, action: Action) -> Action:
    """Return a copy of a legal action with one field changed."""
    changed = dict(action)
    kind = action["type"]
    if kind in PAID and rng.random() < 0.6:
        changed["pay"] = payment(rng, state, action)
    elif kind == "trade":
        return _trade(rng, state)
    elif kind == "fight" and rng.random() < 0.7:
        changed["losses"] = _losses(rng, state, action)
    elif kind == "move" and rng.random() < 0.4:
        changed["actions_left"] = rng.randint(0, 3)
    elif kind == "conquer" and rng.random() < 0.4:
        changed["give_up"] = rng.choice(mover(state)["cities"] + [_province(rng, state)])
    else:
        _other_field(rng, state, changed)
    return changed


def _other_field(rng: Random, state: State, action: Action) -> None:
    field = rng.choice([key for key in action if key != "type"] or ["type"])
    if field in ("count", "legions", "galleys"):
        action[field] = max(0, action[field] + rng.choice([-1, 1, 1, 2]))
    elif field in ("province", "from", "to", "give_up"):
        action[field] = _province(rng, state)
    elif field == "actions_left":
        del action[field]
    elif field == "fight":
        action[field] = not action[field]
    elif field != "type":
        choices = {
            "wedge": WEDGES,
            "advance": KNOW_HOWS,
            "unit": list(UNITS),
            "nation": state["setup"]["order"],
            "resource": CHIPS,
            "personage": list(PERSONAGES),
        }
        action[field] = rng.choice(choices[field])


def payment(rng: Random, state: State, action: Action) -> dict[str, int]:
    """Return a payment in random resources near the price, often the right one."""
    kind = action["type"]
    price = _price(state, action)
    total = max(0, sum(price.values()) + rng.choice([0, 0, 0, 0, 0, -1, 1]))
    if kind == "found" and rng.random() < 0.6:
        in_coins = rng.sample(CHIPS, rng.randint(0, 3))
        mix = {chip: 1 for chip in CHIPS if chip not in in_coins}
        return {**mix, "coins": len(in_coins)} if in_coins else mix
    kinds = list(RESOURCES) if kind in ("rondel", "found") or rng.random() < 0.1 else [*price, "coins"]
    mix = {}
    for _ in range(total):
        resource = rng.choice(kinds)
        mix[resource] = mix.get(resource, 0) + 1
    return mix


def _price(state: State, action: Action) -> dict[str, int]:
    kind = action["type"]
    if kind == "rondel":
        return {"any": wedges.rondel_price(state, action["wedge"])}
    if kind == "temple":
        return {"marble": TEMPLE_PRICE}
    if kind == "arm":
        return {"iron": action.get("legions", 0) + action.get("galleys", 0)}
    if kind == "learn":
        return {"gold": wedges.know_how_price(state, action["advance"])}
    return wedges.FOUNDING_PRICE


def _losses(rng: Random, state: State, action: Action) -> dict[str, int]:
    own = units(state, state["to_move"], action["unit"], action["province"])
    foreign = units(state, action["nation"], action["unit"], action["province"])
    number = min(len(own), len(foreign)) + rng.choice([0, 0, 0, 0, -1, 1])
    left = rng.sample(own, min(max(number, 0), len(own)))
    if rng.random() < 0.15:
        left = [rng.randint(0, 3) for _ in left]
    return {str(actions): left.count(actions) for actions in sorted(set(left))}


def _trade(rng: Random, state: State) -> Action:
    """Return a random trade for up to three resources, mostly giving what the nation has."""
    nation = mover(state)
    held = [resource for resource in RESOURCES if nation[resource] or rng.random() < 0.2] or ["gold"]
    steps = rng.choice([1, 1, 1, 1, 2, 3, 0])
    give: dict[str, int] = {}
    take: dict[str, int] = {}
    for _ in range(max(0, 2 * steps + rng.choice([0, 0, 0, 0, 0, -1, 1]))):
        resource = rng.choice(held)
        give[resource] = give.get(resource, 0) + 1
    for _ in range(steps):
        resource = rng.choice(CHIPS if rng.random() < 0.9 else RESOURCES)
        take[resource] = take.get(resource, 0) + 1
    return {"type": "trade", "give": give, "take": take}


def _province(rng: Random, state: State) -> str:
    """Return a random province, in half of the cases one with a city or unit of the mover."""
    everywhere: list[Any] = list(state["setup"]["board"]["resources"])
    nation = mover(state)
    own = [*nation["cities"], *nation["legions"], *nation["galleys"]]
    return str(rng.choice(own if own and rng.random() < 0.5 else everywhere))
