"""Small reference pictures beside the tests: drawings match them, and small mistakes are detected."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.engine.duellum import NationState, Position
from bot.engine.duellum.position import Units
from bot.render.duellum.renderer import Renderer
from tests.render.duellum.pictures import GOLDEN, SHOTS, GoldenPicture
from tests.render.duellum.samples import middle, with_nation
from tests.render.pictures import apart, without_one_stack

pytestmark = pytest.mark.slow

TOLERANCE = 14
SHOT = GoldenPicture("punic", "middle", "overview", "standard")


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_looks_as_it_did(renderer: Renderer, shot: GoldenPicture) -> None:
    difference = apart(shot.draw(renderer), shot.golden())
    assert difference <= TOLERANCE, "if it has to look different: python -m tests.render.duellum.pictures"


def test_what_is_painted_is_what_is_drawn(renderer: Renderer) -> None:
    painted = renderer.paint(SHOT.position, width=500).image
    assert painted.tobytes() == SHOT.draw(renderer).tobytes()


def test_no_other_pictures_lie_there() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {shot.file.name for shot in SHOTS}


@pytest.mark.parametrize("board", ["punic", "hellenic"])
def test_a_missing_counter_shows(renderer: Renderer, board: str) -> None:
    shot = GoldenPicture(board, "middle", "overview", "standard")
    position, golden = shot.position, shot.golden()
    for nation, state in position.nations.items():
        for less in without_one_stack(state):
            changed = shot.painted(renderer, with_nation(position, nation, less))
            assert apart(changed, golden) > 2 * TOLERANCE


CHANGES: dict[str, Callable[[NationState], NationState]] = {
    "a temple gone": lambda s: replace(s, temples=frozenset({"roma"})),
    "a wall gone": lambda s: replace(s, walls=s.walls - {"genua"}),
    "a city of another resource": lambda s: replace(s, cities={**s.cities, "genua": "iron"}),
    "a city gone": lambda s: replace(s, cities={k: v for k, v in s.cities.items() if k != "brundisium"}),
    "another wedge": lambda s: replace(s, wedge="know-how"),
    "a know-how lost": lambda s: replace(s, know_hows=frozenset({"strata"})),
    "less iron": lambda s: replace(s, purse=s.purse._replace(iron=2)),
    "a king gone": lambda s: replace(s, personages=s.personages._replace(king=0)),
    "a full box": lambda s: replace(s, box=Units(6, 1)),
    "a card played": lambda s: replace(s, cards={"fortress": 2, "levy": 1}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_another_position_shows(renderer: Renderer, change: str) -> None:
    position = middle("punic")
    changed = CHANGES[change](position.nations["romans"])
    assert changed != position.nations["romans"]
    picture = SHOT.painted(renderer, with_nation(position, "romans", changed))
    assert apart(picture, SHOT.golden()) > 2 * TOLERANCE


WHOLE: dict[str, Callable[[Position], Position]] = {
    "another card on display": lambda p: replace(p, display=("burglary", "levy", "settlers")),
    "an empty place on display": lambda p: replace(p, display=("burglary", "masons")),
    "less in the bank": lambda p: replace(p, bank=p.bank._replace(coins=0)),
}


@pytest.mark.parametrize("change", WHOLE)
def test_another_table_shows(renderer: Renderer, change: str) -> None:
    assert apart(SHOT.painted(renderer, WHOLE[change](middle("punic"))), SHOT.golden()) > 2 * TOLERANCE
