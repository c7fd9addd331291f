"""Start and end of a turn: cards due, the stone and its production, personages."""

from tests.oracle.duellum import facts
from tests.oracle.duellum.price import spend, steps_payment
from tests.oracle.duellum.state import (
    Action,
    Effect,
    State,
    bank_coins,
    bank_personages,
    draw,
    gain,
    mover,
    put,
    refuse_if,
    rival,
    rival_name,
    size,
)


def begin(state: State) -> None:
    """Begin the turn of the nation to move: with its cards due, if there is one to take (DE4)."""
    nation = mover(state)
    state["turn"] = {
        "armable": dict(nation["box"]),  # DA3
        "armed": {},  # DA2: by city
        "conquests": 0,
        "lost": False,  # DM10: the rival has lost a city
        "scholars": 0,
        "generals": 0,
        "free": False,  # Omen
        "temple_discount": 0,
        "know_how_discount": 0,
        "settlers": 0,
    }
    if not state["position"]["display"]:
        nation.pop("cards_due", None)
    state["phase"] = "cards" if nation.get("cards_due") else "rondel"


def take_card(state: State, action: Action) -> Effect:
    """Check that a card is on display and return the effect of taking it, which replaces it (DE3, DE4)."""
    card, display = action["card"], state["position"]["display"]
    refuse_if(card not in display, "it is not on display")

    def effect() -> None:
        nation = mover(state)
        display.remove(card)
        put(nation["cards"], card, 1)
        draw(state)
        put(nation, "cards_due", -1)
        if not state["position"]["display"]:
            nation.pop("cards_due", None)
        if "cards_due" not in nation:
            state["phase"] = "rondel"

    return effect


def rondel_price(state: State, wedge: str) -> int:
    """Return the number of steps beyond three; 0 in the first turn and with Omen (DT2)."""
    here = mover(state)["wedge"]
    if here is None or state["turn"]["free"]:
        return 0
    steps = (facts.WEDGES.index(wedge) - facts.WEDGES.index(here) - 1) % 8 + 1
    return max(0, steps - facts.FREE_STEPS)


def rondel(state: State, action: Action) -> Effect:
    """Check a move of the stone and return its effect; a producing wedge produces at once (DT2, DP)."""
    nation, wedge = mover(state), action["wedge"]
    pay = steps_payment(nation, rondel_price(state, wedge), action.get("pay"))
    no_coin = bank_coins(state) + pay.get("coins", 0) == 0
    refuse_if("chip" in action and (wedge not in facts.CHIPS or not no_coin), "no chip is to be chosen")

    def effect() -> None:
        spend(nation, pay)
        nation["wedge"] = wedge
        state["phase"] = "movement" if wedge in facts.MANEUVERS else "action"
        if wedge in facts.CHIPS:
            gain(nation, wedge, production(state, wedge))
            gain(nation, str(action.get("chip", wedge)) if no_coin else "coins", 1)  # DP3
        elif wedge in facts.MANEUVERS:
            spread_units(state)

    return effect


def production(state: State, chip: str) -> int:
    """Return the number of chips from cities and MONETA (DP1, DP2)."""
    nation = mover(state)
    cities = [city for city, made in nation["cities"].items() if made == chip]
    return sum(3 if city in nation["temples"] else 1 for city in cities) + ("moneta" in nation["know_hows"])


def spread_units(state: State) -> None:
    """Give every own unit its crossings: stacks become numbers by crossings left (DM1, DK4)."""
    nation = mover(state)
    for units, know_how in (("legions", "strata"), ("galleys", "navigatio")):
        crossings = "2" if know_how in nation["know_hows"] else "1"
        nation[units] = {province: {crossings: count} for province, count in nation[units].items()}


def gather_units(state: State) -> None:
    """End the movement: stacks become plain numbers again."""
    nation = mover(state)
    for units in facts.UNITS.values():
        nation[units] = {province: size(stack) for province, stack in nation[units].items()}


def end_turn(state: State, _action: Action) -> Effect:
    """Return the effect of ending the turn (DK5, DV, DE4, DW1)."""

    def effect() -> None:
        gather_units(state)
        nation = mover(state)
        learned = {*nation["know_hows"], *nation.pop("learning", [])}
        nation["know_hows"] = [each for each in facts.KNOW_HOWS if each in learned]
        gained = _award(state)
        if sum(nation["personages"].values()) >= state["goal"]:
            state["phase"] = "end"
            state["winner"] = state["position"]["to_move"]
            return
        put(rival(state), "cards_due", gained + state["turn"]["lost"])
        _pass_on(state)

    return effect


def _award(state: State) -> int:
    """Give the mover its personages and return how many (DV1-DV5)."""
    nation, left = mover(state), bank_personages(state)
    provinces = facts.board(state["board"])["provinces"]
    seas = sum(2 if provinces[each]["galley_symbol"] else 1 for each in nation["galleys"])
    due = {"scholar": state["turn"]["scholars"], "general": state["turn"]["generals"]}
    for kind, reached, every in (
        ("king", len(nation["cities"]), 5),
        ("citizen", len(nation["temples"]), 3),
        ("navigator", seas, 7),
    ):
        due[kind] = max(0, reached // every - nation["personages"].get(kind, 0))
    for kind in due:
        due[kind] = min(due[kind], left[kind])
        put(nation["personages"], kind, due[kind])
    return sum(due.values())


def _pass_on(state: State) -> None:
    position, order = state["position"], state["order"]
    position["round"] += position["to_move"] == order[1]
    position["to_move"] = rival_name(state)
    begin(state)
