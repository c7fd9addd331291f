"""The ordinary start, and given positions (S4-S7)."""

from dataclasses import replace

import pytest

from bot.engine.antike import NationState, Phase, given_position
from bot.engine.antike.position import Bank, Turn
from bot.engine.errors import SetupError
from bot.engine.purse import Purse
from bot.engine.terms import CHIPS, Nation
from tests.engine.builders import EAST, armed, dealt, nation, opening, pay, people, position, seats, setup
from tests.engine.invariants import check


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_s4_each_nation_starts_with_its_chips_and_one_city_of_each_resource(number: int) -> None:
    here = opening(number)
    check(here)
    assert (here.round, here.phase, here.turn) == (1, Phase.RONDEL, Turn())
    assert tuple(here.nations) == seats(number)
    for name, each in here.nations.items():
        assert each == NationState(
            purse=Purse(marble=2, iron=1, gold=3, coins=1),
            cities=frozenset(EAST.start_cities[number][name]),
        )
        assert {EAST.resources[city] for city in each.cities} == set(CHIPS)
        assert len(each.cities) == 3


def test_s6_the_bank_is_full_but_for_the_first_coins() -> None:
    personages = people(king=9, scholar=8, general=7, citizen=6, navigator=5)
    assert personages.total == 35
    for number in (3, 4, 5, 6):
        assert opening(number).bank == Bank(coins=30 - number, temples=20, personages=personages)


def test_s6_in_a_given_position_the_bank_has_what_the_nations_have_not() -> None:
    here = position(
        "greeks",
        greeks=nation(cities="athen pella", temples="athen pella", purse=Purse(50, 60, 70, 3)),
        arabs=nation(temples="saba", purse=pay(coins=20), personages=people(king=1, navigator=5)),
    )
    check(here)
    personages = people(king=8, scholar=8, general=7, citizen=6)
    assert here.bank == Bank(coins=7, temples=17, personages=personages)
    assert (here.round, here.mover, here.phase) == (5, "greeks", Phase.RONDEL)


BAD: list[tuple[str, NationState]] = [
    ("over-supply", nation(purse=pay(coins=31))),
    ("over-supply", nation(legions={"athen": 10, "pella": 8})),
    ("over-supply", nation(galleys={"athen": 18})),
    ("over-supply", nation(cities=" ".join(list(EAST.provinces)[:26]))),
    (
        "over-supply",
        nation(cities=" ".join(list(EAST.provinces)[:21]), temples=" ".join(list(EAST.provinces)[:21])),
    ),
    ("over-supply", nation(personages=people(king=10), earned=people())),
    ("over-supply", nation(personages=people(scholar=9))),
    ("over-supply", nation(personages=people(general=8))),
    ("over-supply", nation(personages=people(citizen=7))),
    ("over-supply", nation(personages=people(navigator=6))),
    ("over-earned", nation(personages=people(king=1), earned=people(king=2))),
    ("over-earned", nation(personages=people(scholar=1), earned=people(scholar=1))),
    ("over-earned", nation(personages=people(general=1), earned=people(general=1))),
    ("needs-basic", nation(know_hows="roads")),
    ("needs-basic", nation(know_hows="wheel sailing currency")),
    ("temple-without-city", nation(temples="sparta")),
    ("cannot-stand", nation(legions={"knossos": 1})),
    ("cannot-stand", nation(galleys={"sirmium": 1})),
    ("unknown-province", nation(cities="athen atlantis")),
    ("unknown-province", nation(legions={"atlantis": 1})),
    ("unknown-province", nation(galleys={"atlantis": 1})),
    ("negative", nation(purse=pay(marble=-1))),
    ("negative", nation(legions={"athen": -1})),
    ("negative", nation(galleys={"athen": 0})),
    ("negative", nation(personages=people(king=-1), earned=people())),
    ("negative", nation(earned=people(king=-1))),
]


@pytest.mark.parametrize(("code", "greeks"), BAD)
def test_s5_and_s6_impossible_positions_are_refused(code: str, greeks: NationState) -> None:
    homes: dict[str, NationState] = {
        name: nation(cities=home)
        for name, home in {"phoenicians": "tyros", "persians": "zadrakarta", "arabs": "taima"}.items()
    }
    with pytest.raises(SetupError) as caught:
        dealt(setup(), "greeks", {**homes, "greeks": greeks})
    assert caught.value.code == code


def test_s5_supplies_full_to_the_last_piece_are_possible() -> None:
    many = " ".join(list(EAST.provinces)[:25])
    greeks = nation(
        cities=many, legions={"athen": 17}, galleys={"athen": 16, "knossos": 1}, purse=pay(coins=30)
    )
    homes = {"phoenicians": nation(cities="tyros"), "persians": nation(cities="susa")}
    check(dealt(setup(), "greeks", {**homes, "arabs": nation(cities="saba"), "greeks": greeks}))


def test_a_city_has_one_owner() -> None:
    with pytest.raises(SetupError) as caught:
        position("greeks", greeks=nation(cities="athen"), arabs=nation(cities="saba athen"))
    assert caught.value.code == "two-owners"


def test_every_nation_of_the_game_is_there_with_a_city_and_no_other() -> None:
    nations = dict(opening().nations)
    missing: dict[Nation, NationState] = {name: each for name, each in nations.items() if name != "arabs"}
    for wrong in (missing, {**nations, "romans": nation(cities="sparta")}):
        with pytest.raises(SetupError) as caught:
            given_position(setup(), 5, "greeks", wrong)
        assert caught.value.code == "nations"
    homeless = {**nations, "arabs": replace(nations["arabs"], cities=frozenset())}
    with pytest.raises(SetupError) as caught:
        given_position(setup(), 5, "greeks", homeless)
    assert caught.value.code == "no-city"


def test_the_mover_plays_and_rounds_count_from_one() -> None:
    nations = opening().nations
    with pytest.raises(SetupError) as caught:
        given_position(setup(), 5, "romans", nations)
    assert caught.value.code == "nations"
    with pytest.raises(SetupError) as caught:
        given_position(setup(), 0, "greeks", nations)
    assert caught.value.code == "round"


def test_given_units_do_not_count_their_actions() -> None:
    roused = replace(nation(), cities=frozenset({"athen"}), legions={"athen": (0, 1, 0, 0)})
    with pytest.raises(SetupError) as caught:
        dealt(setup(), "greeks", {"greeks": roused})
    assert caught.value.code == "negative"
    assert armed(athen=1) == {"athen": (1, 0, 0, 0)}


def test_w2_a_given_position_knows_whether_the_stacks_are_empty() -> None:
    gone = people(king=9, scholar=8, general=7, citizen=6, navigator=5)
    assert position("greeks", arabs=nation(personages=gone)).turn.stacks_were_empty
    assert not position("greeks", arabs=nation(personages=gone._replace(king=8))).turn.stacks_were_empty
