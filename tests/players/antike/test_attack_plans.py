"""Attacks of several groups on a foreign city: planned as a whole, led past others, and played by the bot."""

from collections.abc import Sequence

from bot.engine.antike import NationState, Position, apply
from bot.engine.antike.actions import Action, Answer, Conquer, Move, Rondel
from bot.players.antike.attack_plans import approaches, marches, move_groups
from bot.players.antike.threats import Forces
from bot.players.marches import Group, March
from tests.engine.builders import EAST, idle, maneuver, nation, people, play, position
from tests.players.turns import hard_turn

HOMES = "athen pella sparta dyrrhachion"


def besieged(**settings: object) -> NationState:
    """Return Phoenicians with a temple city in Knossos and a galley there: defence 4."""
    facts = {"cities": "knossos tyros alexandria", "temples": "knossos", "galleys": {"knossos": 1}}
    return nation(**{**facts, **settings})  # type: ignore[arg-type]


def peaceful(here: Position) -> Position:
    """Return the position after every demand is answered without a fight."""
    while here.demand is not None:
        here, _ = apply(here, Answer(here.demand.asked[0], fight=False))
    return here


def conquered(line: Sequence[Action]) -> list[str]:
    return [action.province for action in line if isinstance(action, Conquer)]


def entries(line: Sequence[Action], target: str) -> set[str]:
    """Return the provinces from which units have entered the target."""
    return {action.origin for action in line if isinstance(action, Move) and action.target == target}


def test_groups_are_enough_and_the_nearest_first() -> None:
    """No more units go than needed: four of six galleys, none from two borders away."""
    mine = nation(
        cities=HOMES, know_hows="sailing", galleys={"knossos": 1, "athen": 2, "sparta": 2, "pella": 1}
    )
    here = maneuver(greeks=mine, phoenicians=besieged())
    march = next(each for each in marches(here, Forces(EAST)) if each.target == "knossos")
    assert march == March("knossos", (Group("galley", 2, "athen"), Group("galley", 1, "sparta")), strike=True)


def test_units_that_guard_something_go_last() -> None:
    mine = nation(cities=HOMES, temples="athen", know_hows="sailing", galleys={"athen": 4, "sparta": 4})
    here = maneuver(greeks=mine, phoenicians=besieged())
    (march, *_) = marches(here, Forces(EAST))
    assert march.groups == (Group("galley", 4, "sparta"),)


def test_temples_come_first_and_last_cities_never() -> None:
    mine = nation(cities=HOMES, know_hows="sailing navigation", galleys={"athen": 9})
    here = maneuver(
        greeks=mine, phoenicians=besieged(), arabs=nation(cities="paphos"), persians=nation(cities="ephesos")
    )
    targets = [march.target for march in marches(here, Forces(EAST))]
    assert targets[0] == "knossos"
    assert "alexandria" in targets
    assert not {"paphos", "ephesos"} & set(targets), "M11"


def test_what_stands_before_another_city_stays_there() -> None:
    mine = nation(cities=HOMES, know_hows="sailing", galleys={"athen": 2, "sparta": 2})
    here = maneuver(greeks=mine, phoenicians=besieged())
    assert marches(here, Forces(EAST), ["athen"]) == []


def test_a_march_goes_round_those_who_might_fight() -> None:
    """Two ways of two borders lead from Athen to Paphos; the one by Knossos is held by a foreign galley."""
    mine = nation(cities=HOMES, know_hows="sailing navigation", galleys={"athen": 2})
    theirs = besieged(cities="paphos tyros alexandria", temples="")
    here = maneuver(greeks=mine, phoenicians=theirs)
    after, line = move_groups(here, March("paphos", (Group("galley", 2, "athen"),), strike=True), peaceful)
    assert [(move.origin, move.target) for move in line if isinstance(move, Move)] == [
        ("athen", "ephesos"),
        ("ephesos", "paphos"),
    ]
    assert after.current.count("galley", "paphos") == 2


def test_fights_on_the_way_thin_a_march() -> None:
    def fighting(here: Position) -> Position:
        while here.demand is not None:
            here, _ = apply(here, Answer(here.demand.asked[0], fight=True))
        return here

    mine = nation(cities=HOMES, know_hows="sailing", galleys={"athen": 3})
    here = maneuver(greeks=mine, phoenicians=besieged(temples=""))
    after, line = move_groups(here, March("knossos", (Group("galley", 3, "athen"),), strike=True), fighting)
    assert len(line) == 1
    assert after.current.count("galley", "knossos") == 2


def test_an_approach_stops_where_the_next_maneuver_strikes_from() -> None:
    mine = nation(cities=HOMES, know_hows="wheel", legions={"dyrrhachion": 3})
    theirs = nation(cities="bycantium tyros", temples="bycantium")
    here = maneuver(greeks=mine, phoenicians=theirs)
    assert not marches(here, Forces(EAST))
    (march,) = approaches(here, Forces(EAST))
    assert march == March("bycantium", (Group("legion", 3, "dyrrhachion"),), strike=False)
    after, _ = move_groups(here, march, peaceful)
    assert after.current.count("legion", "pella") == 3


def test_three_groups_gather_and_destroy_a_temple() -> None:
    mine = nation(
        wedge="gold",
        cities=HOMES,
        know_hows="sailing",
        galleys={"athen": 2, "sparta": 1, "ephesos": 1},
    )
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=besieged()))
    assert conquered(line) == ["knossos"]
    assert entries(line, "knossos") == {"athen", "sparta", "ephesos"}
    assert after.nations["greeks"].personages.general == 1
    assert "knossos" not in after.nations["phoenicians"].cities


def test_legions_and_galleys_meet_from_afar() -> None:
    """With Roads and Navigation units cross two borders, by land and by sea, and conquer a defence of 6."""
    mine = nation(
        wedge="gold",
        cities=HOMES,
        know_hows="wheel roads sailing navigation",
        legions={"dyrrhachion": 2, "pella": 1},
        galleys={"sparta": 2, "knossos": 1},
    )
    theirs = nation(
        cities="bycantium tyros paphos",
        temples="bycantium",
        legions={"bycantium": 2},
        know_hows="monarchy",
    )
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    assert conquered(line) == ["bycantium"]
    assert after.nations["greeks"].personages.general == 1


def test_two_temples_fall_in_one_maneuver() -> None:
    mine = nation(
        wedge="gold",
        cities=HOMES,
        know_hows="sailing",
        galleys={"athen": 2, "sparta": 2, "ephesos": 3},
    )
    theirs = nation(cities="knossos paphos tyros alexandria", temples="knossos paphos")
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    assert sorted(conquered(line)) == ["knossos", "paphos"]
    assert after.nations["greeks"].personages.general == 2


def test_the_last_personage_is_won_by_a_march_on_a_guarded_temple() -> None:
    mine = nation(
        wedge="gold",
        cities=HOMES,
        know_hows="sailing",
        personages=people(scholar=7, citizen=1),
        galleys={"athen": 2, "sparta": 2, "ephesos": 2},
    )
    theirs = besieged(galleys={"knossos": 2}, know_hows="monarchy")
    line, after = hard_turn(position("greeks", greeks=mine, phoenicians=theirs))
    assert conquered(line) == ["knossos"]
    assert after.winner == "greeks"


def test_it_gathers_in_one_maneuver_and_strikes_in_the_next() -> None:
    """Without Sailing a galley takes only a city in its own province, so it has to be there first (M2)."""
    mine = nation(
        wedge="gold",
        cities=HOMES,
        personages=people(king=1, scholar=6, citizen=1),
        galleys={"athen": 2, "sparta": 1, "ephesos": 1},
    )
    theirs = besieged(wedge="gold", galleys={})
    here = play(position("greeks", greeks=mine, phoenicians=theirs), Rondel("maneuver-1"))
    _, here = hard_turn(here)
    assert here.nations["greeks"].count("galley", "knossos") >= 3
    while here.mover != "greeks":
        here = idle(here)
    line, after = hard_turn(here)
    assert "knossos" in conquered(line)
    assert after.winner == "greeks"


def test_units_do_not_march_to_and_fro() -> None:
    mine = nation(wedge="gold", cities=HOMES, know_hows="sailing navigation", galleys={"athen": 3})
    here = position("greeks", greeks=mine)
    line, _ = hard_turn(play(here, Rondel("maneuver-1")))
    ways = {(each.origin, each.target) for each in line if isinstance(each, Move)}
    assert not {(target, origin) for origin, target in ways} & ways


def test_a_players_other_nation_is_left_in_peace() -> None:
    """With S9 the Greeks and the Arabs belong to one player."""
    mine = nation(wedge="gold", cities=HOMES, know_hows="sailing", galleys={"athen": 4, "sparta": 2})
    theirs = besieged(cities="knossos petra mecca")
    here = position("greeks", settings={"two_players": "four-nations"}, greeks=mine, arabs=theirs)
    moving = play(here, Rondel("maneuver-1"))
    assert [each.target for each in marches(moving, Forces(EAST))] == ["knossos"]
    assert not marches(moving, Forces(EAST), friends=["greeks", "arabs"])
    assert conquered(hard_turn(here)[0]) == []
    assert conquered(hard_turn(position("greeks", greeks=mine, arabs=theirs))[0]) == ["knossos"]
