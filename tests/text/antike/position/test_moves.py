"""Legal actions of Antike in words, as in `/moves`."""

from bot.engine.antike.actions import Rondel
from bot.i18n.catalogue import speaking
from bot.text.antike.position.legal_moves import format_legal_moves
from tests.engine.builders import nation, pay, play, position


def test_a3_a_city_takes_no_more_units_than_the_supply_has() -> None:
    legions, galleys = {"sparta": 16}, {"sparta": 17}
    greeks = nation(
        cities="athen pella", temples="athen", legions=legions, galleys=galleys, purse=pay(iron=6)
    )
    lines = format_legal_moves(play(position("greeks", greeks=greeks), Rondel("arming")))
    assert "- Athen: up to 1, legions" in lines
    assert "- Pella: up to 1, legions" in lines


def test_the_know_hows_that_are_not_named_end_the_list() -> None:
    here = position("greeks", greeks=nation(wedge="gold", cities="athen", purse=pay(gold=40)))
    (line,) = (line for line in format_legal_moves(here) if "(`/know-how`)" in line)
    assert line.count(" or ") == 1
    assert " gold) or 1 more (" in line
    with speaking("de"):
        assert sum(line.count(" oder ") for line in format_legal_moves(here) if "1 weiterer" in line) == 1
