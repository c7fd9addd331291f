"""Actions on TEMPLUM, MILITIA and SCIENTIA, and founding and trade."""

from tests.oracle.duellum import facts
from tests.oracle.duellum.maneuver import clash
from tests.oracle.duellum.price import affordable, payment, spend
from tests.oracle.duellum.state import (
    Action,
    Effect,
    Nation,
    State,
    bank_temples,
    bank_tokens,
    gain,
    in_supply,
    mover,
    nations,
    put,
    refuse_if,
    rival,
    standing,
    walls_at_hand,
)
from tests.oracle.duellum.turn import gather_units


def _on(state: State, wedge: str) -> None:
    refuse_if(mover(state)["wedge"] != wedge, "the stone stands on another wedge")


def _neighbours(state: State, province: str) -> list[str]:
    return list(facts.board(state["board"])["borders"][province])


def temple(state: State, action: Action) -> Effect:
    """Check the building of a temple and return its effect (DB1, DB2)."""
    _on(state, "temple")
    nation, city = mover(state), action["province"]
    refuse_if(city not in nation["cities"], "no own city stands there")
    refuse_if(city in nation["temples"], "it has a temple")
    refuse_if(not bank_temples(state), "the bank has none")
    marble = max(0, facts.TEMPLE_PRICE - state["turn"]["temple_discount"])
    temples = [place for each in nations(state).values() for place in each["temples"]]
    beside = sum(1 for each in _neighbours(state, city) if each in temples)
    pay = payment(nation, {"marble": marble}, beside, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        nation["temples"] = sorted([*nation["temples"], city])
        state["turn"]["temple_discount"] = 0

    return effect


def set_wall(nation: Nation, city: str) -> Effect:
    """Check the building of a wall and return its effect, both without the price (DB4)."""
    refuse_if(city not in nation["cities"], "no own city stands there")
    refuse_if(city in nation["walls"], "it has a wall")
    refuse_if(walls_at_hand(nation) < 1, "no wall is at hand")

    def effect() -> None:
        nation["walls"] = sorted([*nation["walls"], city])

    return effect


def wall(state: State, action: Action) -> Effect:
    """Check the building of a wall and return its effect (DB4)."""
    _on(state, "temple")
    nation = mover(state)
    built = set_wall(nation, action["province"])
    pay = payment(nation, {"marble": 1}, 0, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        built()

    return effect


def set_up(state: State, city: str, counts: dict[str, int]) -> Effect:
    """Check the setting up of units, except price and city limit, and return its effect (DA3-DA6)."""
    nation, turn = mover(state), state["turn"]
    refuse_if(city not in nation["cities"], "no own city stands there")
    for unit, units in facts.UNITS.items():
        count = counts.get(units, 0)
        refuse_if(count > turn["armable"][units], "they do not lie in the box since the turn began")
        refuse_if(bool(count) and not facts.can_stand(state["board"], unit, city), "it cannot stand there")

    def effect() -> None:
        for unit, units in facts.UNITS.items():
            count = counts.get(units, 0)
            nation["box"][units] -= count
            turn["armable"][units] -= count
            put(nation[units], city, clash(state, unit, city, count))

    return effect


def arm(state: State, action: Action) -> Effect:
    """Check the arming of units and return its effect (DA1, DA2)."""
    _on(state, "arming")
    nation, city, armed = mover(state), action["province"], state["turn"]["armed"]
    number = action.get("legions", 0) + action.get("galleys", 0)
    refuse_if(not number, "nothing is armed")
    done = set_up(state, city, action)
    most = 3 if city in nation["temples"] else 1
    refuse_if(armed.get(city, 0) + number > most, "so many cannot be armed there")
    pay = payment(nation, {"iron": number * facts.UNIT_PRICE}, 0, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        put(armed, city, number)
        done()

    return effect


def learn(state: State, action: Action) -> Effect:
    """Check the development of a know-how and return its effect (DK1-DK5)."""
    _on(state, "know-how")
    nation, know_how, turn = mover(state), action["advance"], state["turn"]
    learning = nation.get("learning", [])
    refuse_if(know_how in nation["know_hows"] or know_how in learning, "it is developed")
    new = know_how not in rival(state)["know_hows"]
    price = facts.board(state["board"])["know_hows"][know_how]["first" if new else "later"]
    gold = max(0, price - turn["know_how_discount"])
    pay = payment(nation, {"gold": gold}, 0, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        nation["learning"] = [each for each in facts.KNOW_HOWS if each in (*learning, know_how)]
        turn["know_how_discount"] = 0
        turn["scholars"] += new

    return effect


def levied(nation: Nation, counts: dict[str, int]) -> Effect:
    """Check units to go from the supply into the box, and return the effect, without the price (DK6)."""
    numbers = {units: counts.get(units, 0) for units in facts.UNITS.values()}
    refuse_if(not any(numbers.values()), "nothing is recruited")
    refuse_if(
        any(number > in_supply(nation, units) for units, number in numbers.items()), "so many are not left"
    )

    def effect() -> None:
        for units, number in numbers.items():
            nation["box"][units] += number

    return effect


def recruit(state: State, action: Action) -> Effect:
    """Check a recruitment and return its effect (DK6)."""
    _on(state, "know-how")
    nation = mover(state)
    done = levied(nation, action)
    gold = sum(price * action.get(units, 0) for units, price in facts.RECRUIT_PRICE.items())
    pay = payment(nation, {"gold": gold}, 0, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        done()

    return effect


def found(state: State, action: Action) -> Effect:
    """Check the founding of a city and return its effect (DF)."""
    nation, place, made = mover(state), action["province"], action["resource"]
    cities = {city: kind for each in nations(state).values() for city, kind in each["cities"].items()}
    refuse_if(not facts.board(state["board"])["provinces"][place]["city"], "it has no city site")
    refuse_if(place in cities, "a city stands there")
    settled = not any(standing(nation, unit, place) for unit in facts.UNITS)
    if settled:
        _may_settle(state, place)
    refuse_if(not bank_tokens(state)[made], "no token is left")
    beside = sum(1 for each in _neighbours(state, place) if cities.get(each) == made)
    pay = payment(nation, dict.fromkeys(facts.CHIPS, 1), beside, action.get("pay"))

    def effect() -> None:
        spend(nation, pay)
        nation["cities"][place] = made
        state["turn"]["settlers"] -= settled
        gather_units(state)
        state["phase"] = "founding"

    return effect


def _may_settle(state: State, place: str) -> None:
    """Check that a city can be founded without a unit, by Settlers (DE7)."""
    refuse_if(not state["turn"]["settlers"], "no own unit stands there")
    refuse_if(any(standing(rival(state), unit, place) for unit in facts.UNITS), "a hostile unit stands there")
    cities = mover(state)["cities"]
    refuse_if(not any(each in cities for each in _neighbours(state, place)), "no own city is beside it")


def trade(state: State, action: Action) -> Effect:
    """Check a trade and return its effect (DK7)."""
    nation, give, take = mover(state), action["give"], action["take"]
    refuse_if("commercium" not in nation["know_hows"], "COMMERCIUM is not owned")
    given, taken = sum(give.values()), sum(take.values())
    refuse_if(not given or given % 3 != 0 or taken != given // 3 * 2, "it is three for two")
    refuse_if(bool(take.get("coins")), "coins cannot be taken")
    affordable(nation, give)

    def effect() -> None:
        spend(nation, give)
        for kind, count in take.items():
            gain(nation, kind, count)

    return effect
