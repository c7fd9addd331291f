"""The worked examples of the rules, by their ids, on the oracle itself; provinces are of the Punic board."""

from typing import Any

import pytest

from tests.oracle import duellum
from tests.oracle.duellum import facts
from tests.oracle.duellum.maneuver import defence
from tests.oracle.duellum.state import walls_at_hand
from tests.oracle.duellum.tables import (
    END,
    after,
    card,
    conquer,
    holding,
    listed,
    move,
    nation,
    rondel,
    table,
)

GOLDEN: dict[str, Any] = {
    "cities": {"roma": "gold", "genua": "gold", "massilia": "gold"},
    "temples": ["roma"],
}


@pytest.mark.parametrize(
    ("wedge", "know_hows", "made"),
    [
        ("gold", [], {"gold": 5, "coins": 1}),
        ("gold", ["moneta"], {"gold": 6, "coins": 1}),
        ("iron", [], {"coins": 1}),
        ("iron", ["moneta"], {"iron": 1, "coins": 1}),
    ],
)
def test_example_1_dp1_dp2_dp3_production(wedge: str, know_hows: list[str], made: dict[str, int]) -> None:
    state = table({**GOLDEN, "know_hows": know_hows, "wedge": None})
    assert holding(after(state, rondel(wedge))) == made


def test_example_2_dp3_no_coin_in_the_bank() -> None:
    cities = {"roma": "marble", "ancona": "marble"}
    romans = {"cities": cities, "wedge": "maneuver-1", "coins": 10}
    state = table(romans, {"coins": 14})
    marble = [action for action in listed(state, "rondel") if action["wedge"] == "marble"]
    assert [action["chip"] for action in marble] == ["marble", "iron", "gold"]
    assert holding(after(state, rondel("marble", chip="gold"))) == {"marble": 2, "gold": 1, "coins": 10}
    assert holding(after(state, rondel("marble"))) == {"marble": 3, "coins": 10}
    paid = table({**romans, "wedge": "temple"}, {"coins": 14})
    assert holding(after(paid, rondel("marble"))) == {"marble": 2, "coins": 10}
    with pytest.raises(duellum.RefusedError):
        duellum.play(paid, rondel("marble", chip="gold"))


def test_example_3_dt2_steps_and_omen() -> None:
    wedges = ["maneuver-1", "arming", "marble", "know-how", "maneuver-2", "iron"]
    costs = [0, 1, 2, 3, 4, 5]
    state = table({"gold": 5, "cards": {"omen": 1}})
    assert [
        5 - nation(after(state, rondel(wedge, pay={"gold": cost})))["gold"]
        for wedge, cost in zip(wedges, costs, strict=True)
    ] == costs
    for action in (rondel(wedge, pay={"gold": cost + 1}) for wedge, cost in zip(wedges, costs, strict=True)):
        assert not duellum.allowed(state, action)
    free = after(state, card("omen"))
    assert [nation(after(free, rondel(wedge)))["gold"] for wedge in wedges if wedge not in facts.CHIPS] == [
        5
    ] * 4
    assert len(listed(free, "rondel")) == 8


@pytest.mark.parametrize(
    ("marble", "coins", "built"), [(12, 1, 2), (13, 0, 1), (11, 2, 2), (12, 0, 1), (11, 1, 1)]
)
def test_example_4_db2_temples_side_by_side(marble: int, coins: int, built: int) -> None:
    cities = {"roma": "gold", "neapolis": "iron"}
    state = after(table({"cities": cities, "marble": marble, "coins": coins}), rondel("temple"))
    number = 0
    while temples := listed(state, "temple"):
        state, number = after(state, temples[0]), number + 1
    assert number == built
    if (marble, coins) == (12, 1):
        assert holding(state) == {}


def test_example_5_db4_dv6_walls() -> None:
    three = {"personages": {"scholar": 3}, "walls": ["roma", "ancona"]}
    assert walls_at_hand(table(three)["position"]["nations"]["romans"]) == 2
    jump = {"personages": {"scholar": 1}, "gold": 20, "wedge": "marble"}
    state = after(table(jump), rondel("know-how"))
    before = walls_at_hand(state["position"]["nations"]["romans"])
    learned = [{"type": "learn", "advance": each} for each in ("strata", "commercium")]
    state = after(state, *learned, END)
    assert walls_at_hand(state["position"]["nations"]["romans"]) - before == 2


def test_example_6_da2_da3_da5_arming_beside_a_hostile_legion() -> None:
    romans = {"temples": ["ancona"], "iron": 6, "box": {"legions": 2}, "wedge": "gold"}
    state = after(table(romans, {"legions": {"ancona": 1}}), rondel("arming"))
    state = after(state, {"type": "arm", "province": "ancona", "legions": 2})
    assert (nation(state)["legions"], nation(state)["box"]["legions"]) == ({"ancona": 1}, 1)
    rival = nation(state, "carthaginians")
    assert (rival["legions"], rival["box"]["legions"], nation(state)["iron"]) == ({}, 1, 2)
    assert listed(state, "arm") == []


def test_example_7_dk2_dk5_prices_and_ownership() -> None:
    romans = {"gold": 8, "wedge": "marble"}
    state = after(table(romans, {"know_hows": ["strata", "moneta"]}), rondel("know-how"))
    learned = ({"type": "learn", "advance": "strata"}, {"type": "learn", "advance": "moneta"})
    state = after(state, *learned)
    assert (holding(state), nation(state)["learning"]) == ({}, ["strata", "moneta"])
    assert nation(after(state, END))["personages"] == {}
    romans = {"gold": 12, "wedge": "marble"}
    state = after(table(romans), rondel("know-how"), {"type": "learn", "advance": "commercium"})
    assert listed(state, "trade") == []
    assert nation(after(state, END))["know_hows"] == ["commercium"]
    assert nation(after(state, END))["personages"] == {"scholar": 1}


def test_example_8_dk6_ds3_recruiting_at_the_start() -> None:
    start = {"gold": 5, "box": {"legions": 1, "galleys": 1}, "wedge": None}
    state = after(table(start), rondel("know-how"), {"type": "recruit", "legions": 3, "galleys": 1})
    assert (holding(state), nation(state)["box"]) == ({}, {"legions": 4, "galleys": 2})
    rich = {"gold": 40, "box": {"legions": 4, "galleys": 2}, "wedge": None}
    lines = listed(after(table(rich), rondel("know-how")), "recruit")
    assert (max(line["legions"] for line in lines), max(line["galleys"] for line in lines)) == (8, 10)


def test_example_9_dk7_trades() -> None:
    knowing = {"know_hows": ["commercium"], "gold": 4, "marble": 2, "coins": 3}
    state = table(knowing)
    two = {"type": "trade", "give": {"gold": 4, "marble": 2}, "take": {"iron": 4}}
    assert holding(after(state, two)) == {"iron": 4, "coins": 3}
    coins = {"type": "trade", "give": {"coins": 3}, "take": {"gold": 1, "iron": 1}}
    assert holding(after(state, coins)) == {"gold": 5, "marble": 2, "iron": 1}
    assert not duellum.allowed(state, {"type": "trade", "give": {"gold": 3}, "take": {"coins": 2}})
    assert coins in listed(state, "trade")
    assert two not in listed(state, "trade")


def test_example_10_dm4_battles_on_the_way() -> None:
    romans = {"know_hows": ["navigatio"], "galleys": {"roma": 3}}
    state = table(romans, {"galleys": {"mare_tyrrhenum": 1, "carthago": 2}})
    state = after(state, rondel("maneuver-1"), move("galley", 3, "roma", "mare_tyrrhenum"))
    assert nation(state)["galleys"] == {"mare_tyrrhenum": {"1": 2}}
    state = after(state, move("galley", 2, "mare_tyrrhenum", "carthago"))
    for name in ("romans", "carthaginians"):
        assert (nation(state, name)["galleys"], nation(state, name)["box"]["galleys"]) == ({}, 3)


def test_example_11_dm6_dm7_dm8_agrigentum() -> None:
    romans = {"legions": {"syracusae": 2}, "galleys": {"syracusae": 4}}
    rival = {
        "cities": {"agrigentum": "iron", "carthago": "gold"},
        "temples": ["agrigentum"],
        "walls": ["agrigentum"],
        "legions": {"agrigentum": 1},
        "know_hows": ["res_publica"],
    }
    state = after(table(romans, rival), rondel("maneuver-1"))
    assert defence(state, "agrigentum") == 6
    state = after(state, move("galley", 4, "syracusae", "agrigentum"))
    state = after(state, move("legion", 2, "syracusae", "agrigentum"))
    assert listed(state, "conquer") == [conquer("agrigentum", 1, 4)]
    state = after(state, conquer("agrigentum", 1, 4))
    assert nation(state)["cities"]["agrigentum"] == "iron"
    assert (nation(state)["temples"], nation(state)["walls"], nation(state)["galleys"]) == ([], [], {})
    assert nation(state, "carthaginians")["walls"] == []
    state = after(state, END)
    assert nation(state)["personages"] == {"general": 1}
    assert nation(state, "carthaginians")["cards_due"] == 2  # for the general and for the city


def test_example_12_de8_fortress() -> None:
    romans = {"legions": {"croton": 3, "neapolis": 1}, "cards": {"omen": 1}}
    cities = {"croton": "iron", "neapolis": "gold", "carthago": "gold"}
    state = table(romans, {"cities": cities, "cards": {"fortress": 2}})
    state = after(state, rondel("maneuver-1"))
    assert listed(state, "conquer") == [conquer("croton", 3, 0)]
    state = after(state, conquer("croton", 3, 0))
    assert nation(state, "carthaginians")["cards"] == {"fortress": 1}
    assert duellum.printed(state)["position"]["discard"] == {"fortress": 1}
    state = after(state, conquer("neapolis", 1, 0))
    assert nation(state, "carthaginians")["cards"] == {"fortress": 1}
    state = table({"legions": {"croton": 3}}, {"cities": cities, "cards": {"fortress": 1}})
    assert listed(after(state, rondel("maneuver-1")), "conquer") == [conquer("croton", 3, 0)]


@pytest.mark.parametrize(
    ("chips", "made"),
    [
        ({"marble": 1, "iron": 1, "gold": 1, "coins": 2}, {"marble", "iron", "gold"}),
        ({"marble": 1, "iron": 1, "gold": 1, "coins": 1}, {"marble", "iron"}),
        ({"marble": 1, "iron": 1, "coins": 3}, {"marble", "iron", "gold"}),
        ({"marble": 1, "iron": 1, "coins": 2}, {"marble", "iron"}),
    ],
)
def test_example_13_df3_founding_beside_the_same(chips: dict[str, int], made: set[str]) -> None:
    romans = {"cities": {"roma": "gold", "tarraco": "marble"}, "legions": {"ancona": 1}, **chips}
    rival = {"cities": {"aquileia": "gold", "carthago": "gold"}}
    state = after(table(romans, rival), rondel("maneuver-1"))
    assert {action["resource"] for action in listed(state, "found")} == made
    if "gold" in made:
        assert holding(after(state, {"type": "found", "province": "ancona", "resource": "gold"})) == {}


def test_example_14_df2_ten_gold_cities() -> None:
    sites = [name for name, place in facts.board("punic")["provinces"].items() if place["city"]]
    romans = {"cities": dict.fromkeys(sites[:10], "gold"), "legions": {sites[12]: 1}}
    rich = {"marble": 9, "iron": 9, "gold": 9, "coins": 9}
    state = after(table({**romans, **rich}, {"cities": {sites[11]: "iron"}}), rondel("maneuver-1"))
    assert {action["resource"] for action in listed(state, "found")} == {"marble", "iron"}


@pytest.mark.parametrize(
    ("cities", "kings", "gained"), [(10, 1, 1), (9, 1, 0), (10, 2, 0), (14, 2, 0), (15, 2, 1), (10, 0, 2)]
)
def test_example_15_dv2_kings(cities: int, kings: int, gained: int) -> None:
    sites = [name for name, place in facts.board("punic")["provinces"].items() if place["city"]]
    owned = {site: ("iron", "marble")[index % 2] for index, site in enumerate(sites[:cities])}
    romans = {"cities": owned, "personages": {"king": kings}}
    state = after(table(romans, {"cities": {sites[-1]: "gold"}}), rondel("maneuver-1"), END)
    assert nation(state)["personages"] == ({"king": kings + gained} if kings + gained else {})
    assert nation(state, "carthaginians").get("cards_due", 0) == gained


def test_example_16_dv5_sea_regions() -> None:
    galleys = {"mare_ionium": 1, "mare_syrticum": 2, "mare_africum": 1, "tacape": 1}
    state = after(table({"galleys": galleys}), rondel("maneuver-1"), END)
    assert nation(state)["personages"] == {"navigator": 1}
    state = after(table({"galleys": {**galleys, "tacape": 0}}), rondel("maneuver-1"), END)
    assert nation(state)["personages"] == {}


def test_example_17_de4_cards_due() -> None:
    romans = {
        "cities": {"roma": "gold", "ancona": "iron", "brundisium": "marble"},
        "legions": {"croton": 3, "neapolis": 1},
    }
    cities = {"croton": "iron", "neapolis": "gold", "carthago": "gold"}
    state = after(table(romans, {"cities": cities, "temples": ["croton"]}), rondel("maneuver-1"))
    state = after(state, conquer("croton", 3, 0), conquer("neapolis", 1, 0), END)
    assert nation(state)["personages"] == {"king": 1, "general": 1}
    assert nation(state, "carthaginians")["cards_due"] == 3
    for owed in (3, 2, 1):
        assert nation(state, "carthaginians")["cards_due"] == owed
        assert duellum.printed(state)["phase"] == "cards"
        assert {action["type"] for action in duellum.legal(state)} == {"take_card"}
        state = after(state, duellum.legal(state)[0])
    assert duellum.printed(state)["phase"] == "rondel"
    assert "cards_due" not in nation(state, "carthaginians")


def test_example_18_de7_burglary_and_academy() -> None:
    state = table({"cards": {"burglary": 1}}, {"coins": 5})
    assert nation(after(state, card("burglary")), "carthaginians")["coins"] == 3
    assert listed(table({"cards": {"burglary": 1}}, {"coins": 1}), "play_card") == []
    know_hows = ["strata", "moneta", "commercium"]
    state = table({"cards": {"academy": 1}, "wedge": "marble"}, {"know_hows": know_hows})
    assert listed(state, "play_card") == []
    state = after(state, rondel("know-how"), card("academy"))
    assert holding(state) == {"gold": 3}
    assert {"type": "learn", "advance": "strata"} in listed(state, "learn")


def test_example_19_dw1_won() -> None:
    galleys = dict.fromkeys(("mare_ionium", "mare_syrticum", "mare_africum", "mare_tyrrhenum"), 1)
    galleys |= dict.fromkeys(("mare_ligusticum", "mare_gallicum", "mare_sardoum"), 1)
    personages = {"navigator": 1, "scholar": 4, "general": 3}
    state = after(table({"galleys": galleys, "personages": personages}), rondel("maneuver-1"), END)
    end = duellum.printed(state)
    assert (end["phase"], end["winner"], end["awaiting"], end["to_move"]) == ("end", "romans", [], "romans")
    assert nation(state)["personages"]["navigator"] == 2
    assert "cards_due" not in nation(state, "carthaginians")
    assert (duellum.legal(state), end["position"]["round"]) == ([], 3)
