"""Legal actions of Antike in words, as in `/moves`."""

from bot.engine.antike.actions import Rondel
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
