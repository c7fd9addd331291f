"""The oracle by itself: worked examples of the rulebook, and the variants."""

import json
from random import Random
from typing import Any

import pytest

from tests.oracle import antike as oracle
from tests.oracle.antike.begin import setup_of
from tests.oracle.antike.facts import KNOW_HOWS, PERSONAGES
from tests.oracle.antike.maneuver import defence
from tests.oracle.antike.policy import choose, random_weights
from tests.oracle.antike.records import VARIANTS, a_record, boards_at_hand
from tests.oracle.antike.state import State, score, target
from tests.oracle.antike.wedges import production, rondel_price

pytestmark = pytest.mark.slow

DICE = Random(4)
GREEKS: dict[str, Any] = {"cities": ["athen", "pella", "messana"], "wedge": None}
ARABS: dict[str, Any] = {"cities": ["saba", "adane", "mecca"], "wedge": "iron"}
PERSIANS: dict[str, Any] = {"cities": ["susa", "ninive", "artaxata"], "wedge": "iron"}


def table(variant: dict[str, Any] | None = None, to_move: str = "greeks", **nations: dict[str, Any]) -> State:
    """Return a state of three nations on the East board; `nations` overrides the belongings above."""
    base = {"greeks": GREEKS, "arabs": ARABS, "persians": PERSIANS}
    record = a_record(DICE, "east", variant or {})
    placed = {name: {**base[name], **nations.get(name, {})} for name in base}
    record["position"] = {"round": 3, "to_move": to_move, "nations": placed}
    return oracle.start(record)


def after(state: State, *actions: dict[str, Any]) -> State:
    """Return the state after the actions, played in order."""
    for action in actions:
        state = oracle.play(state, action)
    return state


def rondel(wedge: str) -> dict[str, Any]:
    return {"type": "rondel", "wedge": wedge}


END = {"type": "end_turn"}


@pytest.mark.parametrize(("known", "made"), [([], 5), (["market"], 6), (["market", "currency"], 7)])
def test_example_1_production(known: list[str], made: int) -> None:
    golden = {"cities": ["athen", "cyrene", "gordion", "pella"], "temples": ["cyrene"], "know_hows": known}
    assert production(table(greeks=golden), "gold") == made


def test_example_2_steps_on_the_rondel() -> None:
    state = table(greeks={"wedge": "iron"})
    wedges = ["temple", "gold", "maneuver-1", "arming", "marble", "know-how", "maneuver-2", "iron"]
    assert [rondel_price(state, wedge) for wedge in wedges] == [0, 0, 0, 1, 2, 3, 4, 5]


def test_example_3_sailing_known_elsewhere_and_new_navigation() -> None:
    state = table(greeks={"gold": 13}, arabs={"know_hows": ["sailing"]})
    learned = ({"type": "learn", "advance": "sailing"}, {"type": "learn", "advance": "navigation"})
    state = after(state, rondel("know-how"), *learned, END)
    assert (state["nations"]["greeks"]["gold"], state["nations"]["greeks"]["personages"]["scholar"]) == (0, 1)


@pytest.mark.parametrize(("cities", "kings"), [(10, 2), (14, 2), (15, 3)])
def test_example_4_a_threshold_counts_once(cities: int, kings: int) -> None:
    provinces = list(table()["setup"]["board"]["resources"])
    free = [p for p in provinces if p not in ARABS["cities"] + PERSIANS["cities"]][:cities]
    state = after(table(greeks={"cities": free, "personages": {"king": 2}}), rondel("marble"), END)
    assert state["nations"]["greeks"]["personages"]["king"] == kings


def test_example_5_galleys_enter_athens() -> None:
    state = table(
        to_move="persians",
        persians={"galleys": {"knossos": 3}},
        greeks={"galleys": {"athen": 1}, "legions": {"athen": 1}},
    )
    entry = {"type": "move", "unit": "galley", "count": 3, "from": "knossos", "to": "athen"}
    state = after(state, rondel("maneuver-1"), entry)
    assert oracle.awaiting(state) == ["greeks"]
    state = after(state, {"type": "answer", "nation": "greeks", "fight": True})
    assert oracle.position(state)["nations"]["persians"]["galleys"] == {"athen": {"0": 2}}
    assert oracle.position(state)["nations"]["greeks"]["galleys"] == {}
    assert oracle.position(state)["nations"]["greeks"]["legions"] == {"athen": 1}


def test_examples_6_and_7_defence() -> None:
    six = {"cities": ["corniclanum", "pella"], "temples": ["corniclanum"], "know_hows": ["monarchy"]}
    units = {"legions": {"corniclanum": 1}, "galleys": {"corniclanum": 1}}
    assert defence(table(greeks={**six, **units}), "corniclanum") == 6
    tyros = {"cities": ["tyros", "pella"], "legions": {"tyros": 1}}
    state = table(to_move="arabs", greeks=tyros, arabs={"legions": {"tyros": 2}, "galleys": {"tyros": 2}})
    listed = [a for a in oracle.legal(after(state, rondel("maneuver-1"))) if a["type"] == "conquer"]
    assert sorted((a["legions"], a["galleys"]) for a in listed) == [(0, 2), (1, 1), (2, 0)]


def test_m11_the_last_city_stays() -> None:
    state = table(greeks={"legions": {"mecca": 9}}, arabs={"cities": ["mecca"]})
    assert not [a for a in oracle.legal(after(state, rondel("maneuver-1"))) if a["type"] == "conquer"]


@pytest.mark.parametrize(
    ("variant", "choice"), [({}, ["king", "scholar"]), ({"expert": True}, []), ({"military": True}, [])]
)
def test_k4_x2_x3_the_personage_for_all_eight(variant: dict[str, Any], choice: list[str]) -> None:
    seven = [know_how for know_how in KNOW_HOWS if know_how != "democracy"]
    state = table(
        variant,
        greeks={"gold": 5, "know_hows": seven},
        arabs={"know_hows": ["monarchy", "democracy"], "personages": {"king": 1}},
    )
    state = after(state, rondel("know-how"), {"type": "learn", "advance": "democracy"}, END)
    assert [a["personage"] for a in oracle.legal(state) if a["type"] == "choose_personage"] == choice
    assert oracle.awaiting(state) == (["greeks"] if choice else [_second(state)])


def _second(state: State) -> str:
    order: list[str] = state["setup"]["order"]
    return order[(order.index("greeks") + 1) % 3]


def test_w2_with_all_personages_gone_a_destroyed_temple_wins() -> None:
    state = table(
        {"goal": 40},
        greeks={"legions": {"mecca": 3}, "personages": dict(PERSONAGES)},
        arabs={"temples": ["mecca"]},
    )
    conquest = {"type": "conquer", "province": "mecca", "legions": 3, "galleys": 0}
    state = after(state, rondel("maneuver-1"), conquest)
    assert (oracle.winner(state), oracle.awaiting(state), oracle.legal(state)) == ("greeks", [], [])


def test_w1_s10_x3_targets() -> None:
    targets = [target(setup_of(a_record(DICE, "east", variant))) for variant in NAMED_TARGETS]
    assert targets == [10, 9, 8, 7, 13, 11, 9, 8, 9, 11, 15, 12]


NAMED_TARGETS: list[dict[str, Any]] = [
    *({"nations": number} for number in (3, 4, 5, 6)),
    *({"nations": number, "military": True} for number in (3, 4, 5, 6)),
    {"nations": 4, "two_players": "four-nations"},
    {"nations": 4, "two_players": "four-nations", "military": True},
    {"nations": 2, "two_players": "doubled"},
    {"nations": 3, "goal": 12},
]


def test_x3_generals_count_twice() -> None:
    won = {"king": 3, "general": 4}
    assert score(table({"military": True}, greeks={"personages": won}), "greeks") == 11
    assert score(table({"goal": 12}, greeks={"personages": won}), "greeks") == 7


def test_x4_one_start_city_each() -> None:
    state = oracle.start(a_record(DICE, "east", {"nations": 4, "one_city": True}))
    order = state["setup"]["order"]
    for nation in order:
        printed = oracle.position(state)
        assert (printed["round"], oracle.awaiting(state), oracle.bank(state)["coins"]) == (0, [nation], 30)
        choice = oracle.legal(state)
        assert [a["type"] for a in choice] == ["pick_city"] * 3
        state = oracle.play(state, choice[0])
    assert (state["round"], oracle.awaiting(state)) == (1, ["phoenicians"])
    assert oracle.bank(state)["coins"] == 26


def test_s10_two_nations_pick_in_turns() -> None:
    record = a_record(DICE, "east", {"nations": 2, "two_players": "doubled"})
    state, seats = oracle.start(record), [seat["nation"] for seat in record["seats"]]
    for pick, nation in enumerate(seats * 3):
        assert oracle.awaiting(state) == [nation]
        choice = oracle.legal(state)
        assert len(choice) == 50 - pick
        state = oracle.play(state, choice[0])
    assert (state["round"], oracle.awaiting(state), oracle.bank(state)["coins"]) == (1, seats[:1], 28)
    assert {len(nation["cities"]) for nation in state["nations"].values()} == {3}


@pytest.mark.parametrize("board", boards_at_hand())
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_printed_at_a_turns_start_can_be_read_again(board: str, variant: str) -> None:
    rng = Random(f"again {board} {variant}")
    record = a_record(rng, board, VARIANTS[variant])
    state, weights = oracle.start(record), random_weights(rng)
    for _ in range(150):
        actions = oracle.legal(state)
        if not actions:
            break
        if state["stage"] == "rondel" and state["round"]:
            again = oracle.start({**record, "position": json.loads(json.dumps(oracle.position(state)))})
            assert oracle.position(again) == oracle.position(state)
            assert oracle.legal(again) == actions
            assert oracle.bank(again) == oracle.bank(state)
        state = oracle.play(state, choose(rng, weights, state, actions))
    assert oracle.winner(state) is None or oracle.awaiting(state) == []
