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
    assert " gold) or Monarchy (7 gold) (" in line, "a single one more is named too"
    with speaking("de"):
        assert sum(line.count(" oder ") for line in format_legal_moves(here) if "Monarchie" in line) == 1


def test_each_know_how_has_its_price() -> None:
    here = position(
        "greeks", greeks=nation(cities="athen", purse=pay(gold=7)), persians=nation(know_hows="wheel")
    )
    lines = format_legal_moves(play(here, Rondel("know-how")))
    assert "- Wheel for 3 gold" in lines
    assert "- Sailing for 7 gold, new: earns a scholar" in lines


def test_what_is_too_dear_has_its_price() -> None:
    here = position("greeks", greeks=nation(cities="athen"), persians=nation(know_hows="wheel"))
    told = "\n".join(format_legal_moves(here))
    assert "no temple affordable (5 marble) (`/temple`)" in told
    assert "no unit affordable (1 iron) (`/arming`)" in told
    assert "no know-how affordable (from 3 gold) (`/know-how`)" in told
    with speaking("de"):
        told = "\n".join(format_legal_moves(here))
    assert "kein Tempel bezahlbar (5 Marmor) (" in told
    assert "kein Fortschritt bezahlbar (ab 3 Gold) (" in told
