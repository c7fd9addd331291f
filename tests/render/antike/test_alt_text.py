from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.engine.antike import apply
from bot.engine.antike.actions import EndTurn, Move, Rondel
from bot.engine.antike.position import Demand, Outcome, Phase, Position
from bot.engine.terms import Nation
from bot.model.messages import ALT_LIMIT
from bot.render.antike.renderer import describe as describe_subject
from bot.render.renderer import reach_of
from bot.render.views.request import ViewSpec
from tests.engine.builders import nation as state
from tests.engine.builders import opening, people
from tests.engine.builders import position as at_turn
from tests.render.samples import everywhere, middle, start

if TYPE_CHECKING:
    from bot.engine.antike.events import Event


def describe(position: Position, names: Mapping[Nation, str] | None = None) -> str:
    return describe_subject(ViewSpec(position, names=names or {}))


def test_it_says_whose_turn_it_is_and_how_all_stand() -> None:
    text = describe(start(3), {"arabs": "Anna"})
    assert text.startswith("Antike, East board, round 1. Arabs (Anna) to move.")
    for nation in ("Arabs", "Persians", "Greeks"):
        assert f"{nation}: 3 cities, 0 temples, 0 of 10 personages." in text
    assert "Greeks have 0 legions, 0 galleys; 2 marble, 1 iron, 3 gold, 1 coin." in text


def test_it_names_the_winner() -> None:
    position = replace(middle(6), phase=Phase.OVER, outcome=Outcome("persians", "target"))
    assert "round 9. Persians have won." in describe(position)
    assert "to move" not in describe(position)
    assert "The game is over." in describe(replace(position, outcome=Outcome(None, "cap")))


def test_it_names_who_must_answer() -> None:
    position = replace(middle(6), phase=Phase.ANSWER, demand=Demand("legion", "taima", ("greeks",)))
    assert "Greeks decide whether to fight." in describe(position)


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


def test_where_everybody_is_while_there_is_room() -> None:
    greeks = state(
        cities="athen pella", temples="pella", legions={"athen": 2}, galleys={"cyrene": 1, "athen": 3}
    )
    told = describe(at_turn("greeks", greeks=greeks))
    assert "Greeks: cities Athen, Pella (temple); legions Athen 2; galleys Athen 3, Cyrene 1." in told
    assert "Phoenicians: cities " in told
    assert "view: words" not in told
    assert describe(everywhere()).endswith(" Everything as text: /board view: words.")


def test_what_changed_comes_before_how_all_stand() -> None:
    here = at_turn("greeks", greeks=state(wedge="iron", cities="athen", legions={"athen": 2}))
    happened: list[Event] = []
    for action in (Rondel("maneuver-1"), Move("legion", 2, "athen", "pella"), EndTurn(), Rondel("gold")):
        here, more = apply(here, action)
        happened += more
    told = describe_subject(ViewSpec(here, since=happened))
    assert "Last: Phoenicians: starts on GOLD, +1 gold. Before that: Greeks: IRON → MANEUVER ①; " in told
    assert "2 legions: Athen → Pella." in told
    assert told.index("Before that") < told.index("Phoenicians: 3 cities")


def test_a_long_span_leaves_room_for_all_nations() -> None:
    here = at_turn("greeks", greeks=state(wedge="iron", cities="athen", legions={"athen": 17}))
    here, happened = apply(here, Rondel("maneuver-1"))
    for count in range(1, 12):
        there = "pella" if count % 2 else "athen"
        here, more = apply(here, Move("legion", 1, "athen", "pella")) if there else (here, ())
        happened += more
    long = happened * 40
    told = describe_subject(ViewSpec(here, since=long))
    assert len(told) <= ALT_LIMIT
    for nation in here.setup.nations:
        assert f"{nation.capitalize()}: " in told
    assert told.endswith("Everything as text: /board view: words.")


def test_a_region_and_a_reach_are_told() -> None:
    here = at_turn("greeks", greeks=state(cities="athen", legions={"athen": 2}))
    told = describe_subject(ViewSpec(here, "region", region="pella"))
    assert "Pella (marble): no city. Pella borders on " in told
    assert "Athen (gold): city of the Greeks; Greeks 2 legions." in told
    told = describe_subject(ViewSpec(here, "reach", reach=reach_of(here, "athen", "legion")))
    assert "2 legions of the Greeks in Athen, 1 move each on their next maneuver" in told
    assert "1 move: " in told
