"""Small pictures kept beside the tests: they must look as they did, and a small mistake must show."""

from dataclasses import replace

import pytest
from PIL import Image

from bot.engine.antike.position import Position, Stacks
from bot.render.borders import draw_borders
from bot.render.layout import Layout
from bot.render.renderer import Renderer
from tests.render.pictures import GOLDEN, SAMPLES, apart, open_picture, small
from tests.render.samples import middle, with_state

TOLERANCE = 10


def golden(name: str) -> Image.Image:
    with Image.open(GOLDEN / f"{name}.png") as file:
        return file.convert("RGB")


@pytest.mark.parametrize("name", SAMPLES)
def test_looks_as_it_did(renderer: Renderer, name: str) -> None:
    assert apart(small(renderer, SAMPLES[name]), golden(name)) <= TOLERANCE


def lessened(stacks: Stacks) -> list[Stacks]:
    """The stacks with one of them missing, in every way."""
    return [{key: stack for key, stack in stacks.items() if key != place} for place in stacks]


def without_one_stack(position: Position) -> list[Position]:
    """The position with one stack of legions or galleys missing, in every way."""
    found: list[Position] = []
    for nation, state in position.nations.items():
        fewer = [replace(state, legions=less) for less in lessened(state.legions)]
        fewer += [replace(state, galleys=less) for less in lessened(state.galleys)]
        found += [with_state(position, {**position.nations, nation: changed}) for changed in fewer]
    return found


def test_a_missing_counter_shows(renderer: Renderer) -> None:
    for mutant in without_one_stack(middle(6))[::7]:
        assert apart(small(renderer, mutant), golden("middle-6")) > 2 * TOLERANCE


def test_another_number_shows(renderer: Renderer) -> None:
    position = middle(6)
    state = position.nations["greeks"]
    place = next(iter(state.legions))
    more = replace(state, legions={**state.legions, place: (17, 0, 0, 0)})
    changed = small(renderer, with_state(position, {**position.nations, "greeks": more}))
    assert apart(changed, golden("middle-6")) > TOLERANCE


def test_a_wrong_border_shows(renderer: Renderer, layout: Layout) -> None:
    position = SAMPLES["start-3"]
    page = open_picture(renderer.draw(position, format="png").data)
    board = position.setup.board
    for pair in (("napoca", "sirmium"), ("athen", "ephesos"), ("ammonion", "cyrene")):
        kind = board.border(*pair)
        wrong = replace(board, borders={**board.borders, pair: "sea" if kind == "land" else "land"})
        only = layout.model_copy(
            update={"borders": [b for b in layout.borders if set(b.between) == set(pair)]}
        )
        assert only.borders
        changed = page.copy()
        draw_borders(changed, only, wrong, lambda point: point, 1.0)
        reduced = changed.resize((500, 350), Image.Resampling.LANCZOS, reducing_gap=3.0)
        assert apart(reduced, golden("start-3")) > 2 * TOLERANCE
