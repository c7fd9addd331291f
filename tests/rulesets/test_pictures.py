"""Pictures of a ruleset whose positions have nothing but what `bot.engine.ruleset` says about them."""

from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from bot.boards import load_board
from bot.client.panel.pictures import panel_picture
from bot.cogs.turn.offers import unit_at, unit_places
from bot.engine.reach import Reach
from bot.model.turns import Turn
from bot.page.scene import scene_of
from bot.page.sprites import SpriteSheet
from bot.panel import Page
from bot.render import Renderer, reach_of
from bot.render.film import Film
from bot.render.map.pieces import Force, MapPieces
from bot.render.views import animation
from bot.render.views.marking import Marking
from bot.render.views.renderer import BoardRenderer, RulesetDrawing
from bot.render.views.request import VIEWS, ViewName
from bot.rulesets import ruleset
from bot.text.turns.changes import ChangeKinds
from tests.rulesets.heaps import Position, Setup, Take, apply, start

START = start(Setup(load_board("east"), ("arabs", "greeks", "persians")))


def pieces_of(position: Position) -> MapPieces:
    units = {"athen": [Force("greeks", legions=1), Force("arabs", galleys=2)]}
    return MapPieces(position.setup.board, {"saba": "arabs"}, {"saba": "gold"}, (), units)


def movement_range(position: Position, nation: Any, origin: str, unit: Any) -> Reach:
    return Reach(nation, unit, origin, 1, 1, {"sparta": 1}, frozenset(), supposed=False)


def _strip(*_: Any) -> Image.Image:
    return Image.new("RGB", (1000, 40))


def _nothing(*_: Any) -> str:
    return ""


DRAWING = RulesetDrawing(
    pieces=pieces_of,
    draw_tables=cast("Any", _nothing),
    fill_tables=cast("Any", _nothing),
    draw_rows=_strip,
    draw_standing=_strip,
    marking=Marking(ChangeKinds(type(None), (), lambda _: ()), _nothing, {}, {}),
    headline=lambda position, _names: ("Heaps", position.mover),
    short_headline=lambda position, _names: ("Heaps", position.mover),
    describe=_nothing,
    ways_of=cast("Any", _nothing),
    ways_alt=_nothing,
    draw_goal=_strip,
    part_box=lambda layout, *_: layout.map,
    mark=cast("Any", _nothing),
    caption=_nothing,
    format_film=_nothing,
    with_mover=lambda position, _nation, _round: position,
)


@pytest.fixture(autouse=True)
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {
        "Renderer": partial(BoardRenderer, DRAWING),
        "pieces_of": pieces_of,
        "movement_range": movement_range,
    }
    for name, part in own.items():
        monkeypatch.setattr(ruleset("heaps").pictures, name, part, raising=False)


@pytest.mark.parametrize("view", VIEWS)
def test_every_view_is_drawn(view: ViewName) -> None:
    assert unit_places(START, "arabs") == {"athen"}
    assert unit_at(START, "athen", ["arabs"]) == "galley"
    reach = reach_of(START, "athen", "galley")
    assert reach.nation == "arabs"
    wishes: dict[str, dict[str, Any]] = {
        "region": {"region": "athen"},
        "reach": {"reach": reach},
        "close": {"nation": "greeks"},
    }
    assert Renderer().draw(START, view=view, **wishes.get(view, {})).data


def test_a_replay_and_the_page_of_a_game_are_drawn() -> None:
    after, events = apply(START, Take(1))
    turn = Turn(1, "arabs", events, (Take(1),), after)
    renderer = Renderer().own("heaps")
    film = animation.render_film(DRAWING, renderer, Film(START, (turn,), 1, 1, {}), width=400)
    assert film.data
    pieces = scene_of(START, renderer.layout("east"), SpriteSheet())["pieces"]
    assert {"saba.city", "athen.arabs.galley", "athen.greeks.legion"} <= pieces.keys()


def test_the_panel_shows_where_the_nation_is() -> None:
    view = SimpleNamespace(
        position=START,
        acts=False,
        plan=None,
        own_turn=False,
        seat=SimpleNamespace(nation="arabs"),
        table=SimpleNamespace(names={}),
    )
    assert panel_picture(cast("Any", view), Page("", ()), "").options["around"] == ["athen", "saba"]
