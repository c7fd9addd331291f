"""Replays: one frame per turn, with a caption and marks where something happened, limited in bytes."""

import io
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.engine.antike.position import Outcome, Position
from bot.model.turns import Turn
from bot.records import Record, read_record, turns
from bot.render.antike.marking import HIGHLIGHTS
from bot.render.antike.nation_cards import card_boxes
from bot.render.antike.renderer import Renderer, mark, render_film
from bot.render.core.encode import encode_animated_webp
from bot.render.core.viewport import Viewport
from bot.render.film import MOST_BYTES, Film, FilmStoppedError, FilmTooLargeError, make_replay
from bot.render.map.layout import Layout
from bot.render.tables.banners import STRIP
from bot.render.views.highlights import find_highlights

pytestmark = pytest.mark.slow

_WIDTH = 240
_HEIGHT = 168
"""Height of the board in pixels at that width; the caption is below it."""
_FOUR = Path(__file__).parents[3] / "e2e" / "games" / "four.json"


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(_FOUR.read_bytes())


@pytest.fixture(scope="module")
def past(record: Record) -> list[Turn]:
    return list(turns(record.start, record.actions))


def _frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames and their durations in milliseconds."""
    with Image.open(io.BytesIO(data)) as file:
        count = getattr(file, "n_frames", 1)
        found = []
        for index in range(count):
            file.seek(index)
            frame = file.convert("RGB")
            found.append((frame, file.info["duration"]))
        return found


def _apart(a: Image.Image, b: Image.Image, box: tuple[int, int, int, int]) -> float:
    """Return the mean difference within a box, summed over red, green and blue."""
    return sum(ImageStat.Stat(ImageChops.difference(a.crop(box), b.crop(box))).mean)


def test_a_frame_a_turn_and_one_before(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    film = make_replay(record.start, past, record.players, first=74, last=79)
    picture = render_film(renderer, film, width=_WIDTH)
    assert picture.filename == "east-turns-74-79.webp"
    frames = _frames(picture.data)
    assert [duration for _, duration in frames] == [1500, 900, 900, 900, 900, 900, 5000]
    assert {frame.size for frame, _ in frames} == {(picture.width, picture.height)}
    assert (picture.width, picture.height) == (_WIDTH, _HEIGHT + round(STRIP * _WIDTH / 2000))
    strip = (0, _HEIGHT, picture.width, picture.height)
    for (before, _), (after, _) in pairwise(frames):
        assert _apart(before, after, strip) > 3, "every frame has a caption of its own"


def test_a_frame_shows_the_board_after_its_turn(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    """Encoding changes the frame slightly, but it is closest to the position that it shows."""
    film = make_replay(record.start, past, record.players, first=81, last=81)
    _, (frame, _) = _frames(render_film(renderer, film, width=_WIDTH).data)

    def distance(turn: Turn) -> float:
        seen = replace(turn.position, mover=turn.nation, round=turn.round)
        plain = renderer.paint(seen, names=record.players, width=_WIDTH).image
        return _apart(frame, plain, (0, 0, *plain.size))

    assert distance(past[80]) == min(distance(past[number]) for number in (78, 79, 80, 81, 82))


def test_it_begins_before_its_first_turn_and_counts_its_turns(
    renderer: Renderer, record: Record, past: list[Turn], monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, paint = list[Position](), renderer.paint

    def painting(position: Position, **wishes: Any) -> Viewport:
        painted.append(position)
        return paint(position, **wishes)

    monkeypatch.setattr(renderer, "paint", painting)
    for first, before in ((1, record.start), (2, past[0].position)):
        begun = list[int]()
        film = make_replay(record.start, past, {}, first=first, last=first + 1)
        render_film(renderer, film, width=_WIDTH, begun=begun.append)
        assert (painted[-3], begun) == (before, [1, 2])


def test_a_caption_too_long_with_names_is_drawn_without_them(
    renderer: Renderer, record: Record, past: list[Turn]
) -> None:
    films = [
        make_replay(record.start, past, dict.fromkeys(record.start.nations, name), first=81, last=81)
        for name in ("M" * 32, "")
    ]
    (named, _), (plain, _) = (_frames(render_film(renderer, film, width=_WIDTH).data)[1] for film in films)
    assert _apart(named, plain, (0, _HEIGHT, *named.size)) < 8, "encoding changes them slightly"


def test_the_whole_game_is_the_default_and_a_long_one_goes_faster(record: Record, past: list[Turn]) -> None:
    film = make_replay(record.start, past, {})
    assert (film.first, film.last, len(film.durations)) == (1, 118, 119)
    assert film.durations[:2] == [1500, 900]
    long = Film(record.start, (*past, *past), 1, 236, {})
    assert (long.durations[1], long.durations[-1], len(long.durations)) == (700, 5000, 237)


def test_a_game_that_its_players_ended_is_over_after_its_last_turn(record: Record, past: list[Turn]) -> None:
    given_up = make_replay(record.start, past[:5], {}, Outcome("greeks", "concession"))
    assert given_up.turns[:4] == tuple(past[:4])
    assert given_up.turns[4].position.outcome == Outcome("greeks", "concession")
    won = make_replay(record.start, past, {}, Outcome("greeks", "concession"))
    assert won.turns == tuple(past), "the rules had ended it before"


def test_spans(record: Record, past: list[Turn]) -> None:
    film = make_replay(record.start, past, {}, latest=4)
    assert (film.first, film.last) == (115, 118)
    assert film.shown == tuple(past[114:])
    assert make_replay(record.start, past, {}, latest=900).first == 1
    begun = replace(past[4], actions=())
    assert make_replay(record.start, [*past[:4], begun], {}).last == 4
    with pytest.raises(ValueError, match="Nobody has taken a turn yet"):
        make_replay(record.start, [begun], {})
    for first, last in ((0, 3), (1, 119), (119, None)):
        with pytest.raises(ValueError, match=r"There are turns 1 to 118, not (0|119)\."):
            make_replay(record.start, past, {}, first=first, last=last)
    with pytest.raises(ValueError, match="Turn 5 is after turn 4"):
        make_replay(record.start, past, {}, first=5, last=4)
    with pytest.raises(ValueError, match="There is only turn 1, not 9"):
        make_replay(record.start, past[:1], {}, first=9)


def test_conquests_and_foundings_are_marked(renderer: Renderer, layout: Layout, past: list[Turn]) -> None:
    """Rays around a city have its deed's colour, and the card of the winner of a personage has a frame."""
    conquest, founding = past[76], past[54]
    assert find_highlights(HIGHLIGHTS, conquest.events).deeds == {"cyrene": "conquered"}
    assert find_highlights(HIGHLIGHTS, conquest.events).won == {"phoenicians": ("crown",)}
    assert list(find_highlights(HIGHLIGHTS, founding.events).deeds.values()) == ["founded"] * 4
    for turn in (conquest, founding):
        view = renderer.paint(turn.position, width=1000)
        plain, marked = view.image.copy(), view.image
        mark(view, layout, turn.position, turn.events)
        for province in layout.provinces:
            x, y = (round(value / 2) for value in layout.provinces[province].city)
            ring = _apart(plain, marked, (x - 25, y - 25, x - 11, y - 11))
            assert (ring > 60) == (province in find_highlights(HIGHLIGHTS, turn.events).deeds), province
        order = turn.position.setup.turn_order
        for nation, box in zip(order, card_boxes(layout, len(order)), strict=True):
            edge = (
                round(box[0] / 2) + 8,
                round(box[3] / 2) - 2,
                round(box[2] / 2) - 8,
                round(box[3] / 2) + 2,
            )
            assert (_apart(plain, marked, edge) > 60) == (nation == turn.nation)


def test_marks_hide_no_name_and_no_unit(renderer: Renderer, layout: Layout, past: list[Turn]) -> None:
    """At full size the letters of names keep their brightness, except for the glow."""
    turn = past[54]
    view = renderer.paint(turn.position)
    plain, marked = view.image.copy(), view.image
    mark(view, layout, turn.position, turn.events)
    for province in find_highlights(HIGHLIGHTS, turn.events).deeds:
        left, top, right, bottom = layout.provinces[province].label.box
        box = (round(left), round(top), round(right), round(bottom))
        letters = plain.crop(box).convert("L").point([255 if value < 60 else 0 for value in range(256)])
        before = ImageStat.Stat(plain.crop(box).convert("L"), letters).mean[0]
        after = ImageStat.Stat(marked.crop(box).convert("L"), letters).mean[0]
        assert abs(before - after) < 8, province


def test_a_replay_is_narrowed_until_it_fits(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    film = make_replay(record.start, past, record.players, first=1, last=3)
    wide = render_film(renderer, film, width=600)
    assert wide.width == 600
    limit = len(wide.data) * 2 // 3
    small = render_film(renderer, film, width=600, limit=limit)
    assert len(small.data) <= limit
    assert 300 < small.width < 600
    with pytest.raises(FilmTooLargeError, match=r"A replay of 3 turns does not fit into 0\.0 MiB"):
        render_film(renderer, film, limit=3000)


def test_a_long_replay_is_begun_narrow(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    """Drawing hundreds of turns twice takes long, so the first width depends on their number."""
    film = make_replay(record.start, past, {}, first=1, last=1)
    begun: list[int] = []

    class Painter(Renderer):
        def paint(self, *args: object, width: int = 0, **options: object) -> Viewport:
            begun.append(width)
            raise FilmStoppedError

    painter = Painter(Path())
    for times in (1, 200, 450, 900):
        with pytest.raises(FilmStoppedError):
            render_film(painter, replace(film, turns=film.turns * times, last=times))
    assert begun[0] == 1000
    assert 1000 >= begun[1] > begun[2] > begun[3] > 300
    del renderer


def test_it_can_be_stopped(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    asked = iter([False, True])
    with pytest.raises(FilmStoppedError):
        render_film(renderer, make_replay(record.start, past, {}), width=_WIDTH, stopped=lambda: next(asked))


def test_widths_and_themes_there_are_not(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    with pytest.raises(ValueError, match="A replay is 200 to 4000 pixels wide, not 100"):
        render_film(renderer, make_replay(record.start, past, {}, last=1), width=100)
    with pytest.raises(ValueError, match="There is no theme 'night'; there is standard"):
        render_film(renderer, make_replay(record.start, past, {}, last=1, theme="night"))


def test_it_is_told_in_words(renderer: Renderer, record: Record, past: list[Turn]) -> None:
    film = make_replay(record.start, past, record.players, first=117)
    alt = render_film(renderer, film, width=_WIDTH).alt
    assert alt.startswith("A replay on the East board, turns 117 to 118 of 118: 0 cities founded,")
    assert "At its end: Antike, East board, round 30. Persians (p4) have won." in alt
    assert len(alt) <= 1024
    assert alt.endswith(".")


def test_one_frame_is_drawn_at_a_time() -> None:
    """A replay of any length is never in memory as a whole."""
    drawn: list[int] = []
    kept: list[int] = []

    def draw() -> Iterator[Image.Image]:
        for shade in range(0, 200, 10):
            drawn.append(shade)
            yield Image.new("RGB", (64, 48), (shade, 90, 200 - shade))
            kept.append(len(drawn))

    data = encode_animated_webp(draw(), [100] * 20, 75)
    assert kept == list(range(1, 20))
    frames = _frames(data)
    assert [round(frame.getpixel((32, 24))[0] / 10) for frame, _ in frames] == list(range(20))  # type: ignore[index]
    assert len(data) < MOST_BYTES
