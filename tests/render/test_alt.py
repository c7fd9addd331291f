from dataclasses import replace

from bot.engine.antike.position import Demand, Outcome, Phase
from bot.render.alt import ALT_LIMIT, describe
from tests.engine.builders import nation as state
from tests.engine.builders import opening, people
from tests.engine.builders import position as at_turn
from tests.render.samples import everywhere, middle, start


def test_it_says_whose_turn_it_is_and_how_all_stand() -> None:
    text = describe(start(3), {"arabs": "Anna"})
    assert text.startswith("Antike, East board, round 1. Arabs (Anna) to move.")
    for nation in ("Arabs", "Persians", "Greeks"):
        assert f"{nation}: 3 cities, 0 temples, 0 of 10 personages." in text
    assert "Greeks hold 0 legions, 0 galleys; 2 marble, 1 iron, 3 gold, 1 coin." in text


def test_it_names_the_winner() -> None:
    position = replace(middle(6), phase=Phase.OVER, outcome=Outcome("persians", "target"))
    assert "round 9. Persians have won." in describe(position)
    assert "to move" not in describe(position)
    assert "The game is over." in describe(replace(position, outcome=Outcome(None, "cap")))


def test_it_names_who_must_answer() -> None:
    position = replace(middle(6), phase=Phase.ANSWER, demand=Demand("legion", "taima", ("greeks",)))
    assert "Greeks must say whether they fight." in describe(position)


def test_it_keeps_to_the_limit_and_leaves_out_whole_sentences() -> None:
    long = dict.fromkeys(everywhere().setup.nations, "x" * 900)
    for position in (start(3), middle(4), middle(6), everywhere()):
        for names in (None, long):
            text = describe(position, names)
            assert len(text) <= ALT_LIMIT
            assert text.endswith(".")
            for nation in position.setup.nations:
                assert f"{nation.capitalize()}: {len(position.nations[nation].cities)} cities" in text


def test_start_cities_are_picked() -> None:
    told = describe(opening(4, one_city=True))
    assert told.startswith("Antike, East board, start cities. Phoenicians pick a start city.")
    assert "Greeks: 0 cities, 0 temples, 0 of 9 personages." in told


def test_victory_points() -> None:
    greeks = state(cities="athen", personages=people(general=2, king=1))
    told = describe(at_turn("greeks", settings={"military": True}, greeks=greeks))
    assert "Greeks: 1 city, 0 temples, 5 of 11 victory points." in told
