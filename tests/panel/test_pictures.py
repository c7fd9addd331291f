"""The picture of a page shows everything that has a button, and stays the same from press to press."""

from bot.engine.antike import apply
from bot.engine.antike.actions import Move, Rondel
from bot.panel import page_of
from bot.panel.page import PagePicture
from tests.engine.builders import maneuver, nation, pay, play, position
from tests.panel.limits import view_of


def test_who_moves_shows_every_group_and_where_one_has_just_gone() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 2, "susa": 1}, galleys={"opone": 1}))
    seats = here.setup.turn_order
    assert page_of(view_of(here, seats)).shot == PagePicture(around=("athen", "opone", "susa"))
    moved, happened = apply(here, Move("legion", 1, "athen", "pella"))
    shot = page_of(view_of(moved, seats, happened=tuple(happened))).shot
    assert shot == PagePicture(around=("athen", "opone", "pella", "susa"))


def test_who_moves_is_a_close_look_once_nobody_does() -> None:
    here = maneuver(greeks=nation(cities="athen", legions={"athen": 1}))
    moved, happened = apply(here, Move("legion", 1, "athen", "pella"))
    view = view_of(moved, here.setup.turn_order, happened=tuple(happened))
    assert page_of(view, "maneuver").shot == PagePicture("pella")


def test_setting_up_units_shows_the_cities_of_the_page_whatever_is_chosen() -> None:
    here = position("greeks", greeks=nation(cities="athen pella sparta tomis tyros", purse=pay(iron=5)))
    view = view_of(play(here, Rondel("arming")), here.setup.turn_order)
    first, chosen = (page_of(view, asked).shot for asked in ("arms.0", "arms.0.1-2-0"))
    assert first == chosen == PagePicture(around=("athen", "pella", "sparta", "tomis"))
    assert page_of(view, "arms.1.1-2-0").shot == PagePicture(around=("pella", "tyros"))
