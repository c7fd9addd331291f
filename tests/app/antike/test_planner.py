"""Plans of Antike: the turn they are tried on, and the facts that a conquest depends on."""

from bot.app.antike.planner import as_if_on_turn, assumptions
from bot.engine.antike import Phase
from bot.engine.antike.actions import Conquer, Rondel
from tests.engine.builders import maneuver, nation, opening, play


def test_the_next_turn_of_every_nation() -> None:
    here = play(opening(), Rondel("maneuver-1"))
    order = here.setup.turn_order
    for name in order[1:]:
        later = as_if_on_turn(here, name)
        assert (later.mover, later.round, later.phase) == (name, 1, Phase.RONDEL)
        assert later.current.purse == here.nations[name].purse
    own = as_if_on_turn(here, order[0])
    assert (own.mover, own.round, own.phase) == (order[0], 2, Phase.RONDEL)
    assert own.current.purse.coins == here.current.purse.coins + 1


def test_what_a_conquest_rests_on() -> None:
    for temples, defence in (("", 1), ("tyros", 3)):
        punics = nation(cities="tyros paphos", temples=temples)
        here = maneuver(greeks=nation(legions={"tyros": 4}), phoenicians=punics)
        assert assumptions(here, Conquer("tyros", defence), ()) == {
            "owner": "phoenicians",
            "defence": defence,
            "temple": bool(temples),
        }
    assert assumptions(here, Conquer("athen", 1), ()) == {"owner": "greeks", "defence": 1, "temple": False}
    assert assumptions(here, Conquer("sparta", 1), ()) == {"owner": None}
