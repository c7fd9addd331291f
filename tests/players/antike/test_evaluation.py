"""The value of a position, with one thing changed at a time."""

from typing import Any

import pytest

from bot.engine.antike import Position
from bot.engine.antike.position import Outcome
from bot.engine.antike.update import evolve
from bot.players.antike.evaluation import Evaluator
from tests.engine.builders import nation, pay, people, position

HOMES = "athen pella sparta"


def worth(mine: dict[str, Any], others: dict[str, Any] | None = None) -> float:
    here = position("greeks", greeks=nation(**{"cities": HOMES, **mine}), **(others or {}))
    return Evaluator(here, "greeks").value(here)


def turned(here: Position) -> float:
    return Evaluator(here, "greeks").value(here)


def test_more_is_worth_more() -> None:
    plain = worth({})
    assert worth({"cities": f"{HOMES} dyrrhachion"}) > plain
    assert worth({"temples": "athen"}) > plain
    assert worth({"galleys": {"athen": 1}}) > plain
    assert worth({"purse": pay(gold=1)}) > plain
    assert worth({"know_hows": "market"}) > plain
    assert worth({"personages": people(scholar=1)}) > plain + 90


def test_each_personage_is_worth_more_than_the_one_before() -> None:
    values = [worth({"personages": people(scholar=count)}) for count in (0, 1, 6, 7)]
    assert values[3] - values[2] > values[1] - values[0]


def test_a_temple_that_could_fall_is_worth_less() -> None:
    def guarded(galleys: int) -> float:
        mine = {"temples": "athen", "galleys": {"athen": galleys}, "cities": f"{HOMES} dyrrhachion"}
        raider = nation(cities="tyros paphos alexandria", galleys={"athen": 4})
        return worth(mine, {"phoenicians": raider})

    one_more = guarded(2) - guarded(1)
    many_more = guarded(3) - guarded(2)
    assert one_more > 2 * many_more, "the second galley makes it safe, the third one only adds to the army"


def test_who_could_win_by_taking_a_temple_raises_the_alarm_until_it_is_guarded() -> None:
    """The danger is evaluated again for each guard, though the raider itself does not change."""
    won = people(scholar=6, king=2)
    raider = nation(cities="tyros paphos alexandria", galleys={"athen": 3}, personages=won)
    here = position(
        "greeks", greeks=nation(cities=f"{HOMES} dyrrhachion", temples="athen"), phoenicians=raider
    )
    evaluator = Evaluator(here, "greeks")
    open_to_all = evaluator.value(here)
    mine = nation(cities=f"{HOMES} dyrrhachion", temples="athen", galleys={"athen": 1})
    guarded = evaluator.value(position("greeks", greeks=mine, phoenicians=raider))
    assert guarded - open_to_all > 260


def test_others_count_against_it_the_more_the_nearer_they_are_to_the_target() -> None:
    def against(*counts: int) -> float:
        few, more = [
            worth({}, {"arabs": nation(personages=people(scholar=count))}) for count in sorted(counts)
        ]
        return few - more

    assert 0 < against(1, 2) < against(6, 7)


def test_the_end_outweighs_everything() -> None:
    won = {"personages": people(scholar=7, citizen=1), "wedge": "marble", "purse": pay(gold=7)}
    here = position("greeks", greeks=nation(cities=HOMES, **won))  # type: ignore[arg-type]
    assert turned(here) < 5_000


def test_a_players_other_nation_is_neither_rival_nor_danger_and_wins_for_both() -> None:
    """With S9 the Greeks and the Arabs belong to one player; with four players they do not."""

    def here(pairs: bool, **others: Any) -> Position:
        settings = {"two_players": "four-nations"} if pairs else {}
        mine = nation(cities=HOMES, temples="athen", galleys={"adane": 4})
        return position("greeks", settings=settings, greeks=mine, **others)

    def gain(pairs: bool, **facts: Any) -> float:
        return turned(here(pairs, **facts)) - turned(here(pairs))

    for facts in ({"purse": pay(gold=7)}, {"galleys": {"athen": 4}}):
        assert gain(pairs=True, arabs=nation(**facts)) == 0
        assert gain(pairs=False, arabs=nation(**facts)) < 0
        assert gain(pairs=True, persians=nation(**facts)) < 0
    alone = here(pairs=True, arabs=nation(cities="adane petra"))
    found = Evaluator(alone, "greeks").breakdown(alone)
    assert found.own["assault"] == 0
    assert found.value == pytest.approx(turned(alone))
    assert set(found.rivals) == {"phoenicians", "persians"}
    won = evolve(alone, outcome=Outcome("arabs", "target"))
    assert turned(won) == Evaluator(won, "greeks").breakdown(won).value == 10_000
    assert Evaluator(won, "persians").value(won) == -10_000
