"""Random actions that are illegal, or legal in an unusual form: changed legal ones, or new ones."""

from random import Random
from typing import Any

from tests.oracle.duellum import facts
from tests.oracle.duellum.state import Action, State, bank_coins, mover, rival

_PAID = ("rondel", "temple", "wall", "arm", "learn", "recruit", "found")


def stray(rng: Random, state: State) -> Action:
    """Return a random well-formed action, often close to a legal one."""
    place, other, unit = _province(rng, state), _province(rng, state), rng.choice(list(facts.UNITS))
    counts = {"legions": rng.randint(0, 4), "galleys": rng.randint(0, 4)}
    return rng.choice(
        [
            {"type": "take_card", "card": rng.choice(list(facts.cards(state["board"])))},
            {"type": "rondel", "wedge": rng.choice(facts.WEDGES)},
            {"type": "temple", "province": place},
            {"type": "wall", "province": place},
            {"type": "arm", "province": place, **counts},
            {"type": "learn", "advance": rng.choice(facts.KNOW_HOWS)},
            {"type": "recruit", **counts},
            {"type": "move", "unit": unit, "count": rng.randint(0, 3), "from": place, "to": other},
            {"type": "conquer", "province": place, **counts},
            {"type": "found", "province": place, "resource": rng.choice(facts.CHIPS)},
            _trade(rng, state),
            _card(rng, state),
            _card(rng, state),
            {"type": "end_turn"},
        ]
    )


def bent(rng: Random, state: State, action: Action) -> Action:
    """Return a legal action with one change."""
    changed = dict(action)
    kind = action["type"]
    if kind in _PAID and rng.random() < 0.6:
        changed["pay"] = _payment(rng, state)
    elif kind == "rondel" and rng.random() < (0.5 if bank_coins(state) < 2 else 0.1):
        changed["chip"] = rng.choice(facts.CHIPS)
    elif kind == "trade":
        return _trade(rng, state)
    elif kind == "play_card" and rng.random() < 0.3:
        return _card(rng, state)
    elif kind == "move" and rng.random() < 0.4:
        changed["actions_left"] = rng.randint(0, 3)
    else:
        _other_field(rng, state, changed)
    return changed


def malformed(rng: Random, action: Action) -> Any:
    """Return the action with a change after which mostly no record may hold it."""
    changed: dict[str, Any] = dict(action)
    field = rng.choice(sorted(changed))
    how = rng.randrange(5)
    if how == 0:
        del changed[field]
    elif how == 1:
        changed[rng.choice(["nation", "fight", "count", "province", "pays", "chip", "resource", "take"])] = 1
    elif how == 2:
        changed[field] = rng.choice([-1, 1.5, True, "rome", None, [], {}, {"silver": 1}, {"gold": -1}, "2"])
    elif how == 3:
        changed["type"] = rng.choice(["answer", "fight", "take_chip", "choose_personage", "pick_city", "", 3])
    else:
        return rng.choice([None, [], "end_turn", 7])
    return changed


def _other_field(rng: Random, state: State, action: Action) -> None:
    field = rng.choice([key for key in action if key != "type"] or ["type"])
    if field in ("count", "legions", "galleys"):
        if field != "count" and rng.random() < 0.4:
            del action[field]
        else:
            action[field] = max(0, action[field] + rng.choice([-1, 1, 1, 2]))
    elif field in ("province", "from", "to"):
        action[field] = _province(rng, state)
    elif field in ("actions_left", "chip"):
        del action[field]
    elif field == "take":
        action[field] = _chips(rng, rng.choice([1, 2, 2, 3]))
    elif field != "type":
        choices = {
            "wedge": facts.WEDGES,
            "advance": facts.KNOW_HOWS,
            "unit": list(facts.UNITS),
            "resource": facts.CHIPS,
            "card": [card for card, fact in facts.cards(state["board"]).items() if not fact["fields"]],
        }
        action[field] = rng.choice(choices[field])
        if field == "card" and action["type"] == "play_card":
            action.update(_card(rng, state))


def _payment(rng: Random, state: State) -> dict[str, int]:
    """Return a random payment, of each kind at most one more than the mover has."""
    nation = mover(state)
    pay = {}
    for kind in facts.KINDS:
        if rng.random() < 0.45:
            pay[kind] = rng.randint(0, min(int(nation[kind]) + 1, rng.choice([1, 2, 3, 8])))
    return pay


def _chips(rng: Random, number: int) -> dict[str, int]:
    taken: dict[str, int] = {}
    for _ in range(number):
        chip = rng.choice(facts.KINDS if rng.random() < 0.1 else facts.CHIPS)
        taken[chip] = taken.get(chip, 0) + 1
    return taken


def _card(rng: Random, state: State) -> Action:
    """Return the play of a card, mostly from the hand, with random values in the fields it needs."""
    hand = list(mover(state)["cards"])
    name = rng.choice(hand if hand and rng.random() < 0.8 else list(facts.cards(state["board"])))
    values: dict[str, Any] = {
        "province": _province(rng, state),
        "unit": rng.choice(list(facts.UNITS)),
        "legions": rng.randint(0, 3),
        "galleys": rng.randint(0, 3),
        "take": _chips(rng, rng.choice([1, 2, 2, 2, 3])),
    }
    return {
        "type": "play_card",
        "card": name,
        **{field: values[field] for field in facts.cards(state["board"])[name]["fields"]},
    }


def _trade(rng: Random, state: State) -> Action:
    """Return a trade of up to three steps, mostly of kinds that the nation has."""
    nation = mover(state)
    held = [kind for kind in facts.KINDS if nation[kind] or rng.random() < 0.2] or ["gold"]
    steps = rng.choice([1, 1, 1, 1, 2, 3, 0])
    give: dict[str, int] = {}
    for _ in range(max(0, 3 * steps + rng.choice([0, 0, 0, 0, 0, -1, 1]))):
        kind = rng.choice(held)
        give[kind] = give.get(kind, 0) + 1
    return {"type": "trade", "give": give, "take": _chips(rng, 2 * steps)}


def _province(rng: Random, state: State) -> str:
    """Return a random province, often one with a city, unit or wall."""
    everywhere = list(facts.board(state["board"])["provinces"])
    nation = rng.choice([mover(state), mover(state), rival(state)])
    known = [*nation["cities"], *nation["legions"], *nation["galleys"], *nation["walls"]]
    return str(rng.choice(known if known and rng.random() < 0.6 else everywhere))
