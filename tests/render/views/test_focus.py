"""The focus of a close-up: each changed province is whole in a frame, or among those named in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.boards import board_ids, load_board
from bot.cli.arena.games import Match, setup_of
from bot.engine.events import Armed
from bot.engine.purse import Purse
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import NATIONS
from bot.render.antike.map_pieces import pieces_of as pieces_of_antike
from bot.render.antike.marking import MARKING as ANTIKE
from bot.render.core.viewport import Viewport
from bot.render.duellum.map_pieces import pieces_of as pieces_of_duellum
from bot.render.duellum.marking import MARKING as DUELLUM
from bot.render.map.counter_placement import place_counters
from bot.render.map.layout import within
from bot.render.map.pieces import Force, MapPieces, Units
from bot.render.views.focus import Focus, changed_places, focus_of
from bot.render.views.marking import Marking
from bot.render.views.request import ViewSpec
from bot.rulesets import ruleset
from tests.render.crowds import layout_of
from tests.render.samples import start
from tools.bench.engine import positions_at_random
from tools.fairness import RESULTS, games_of

GAMES = sorted(RESULTS.glob("*-6-*.xz"))


def calls(path: Path) -> Iterator[tuple[OwnPosition, Sequence[Event]]]:
    """Yield each position of a stored game in which the turn has passed, and the events of a round."""
    header, games = games_of(path)
    game = next(each for each in games if each.log)
    players, found = tuple(header["players"]), ruleset(header["ruleset"])
    match = Match(game.game, game.board, header["nations"], players, header["seed"], header["cap"])
    position: OwnPosition = found.rules.start(setup_of(match))
    turns: list[list[Event]] = [[]]
    for action in found.notation.parse_turn(game.log):
        mover = position.mover
        position, events = found.rules.apply(position, action)
        turns[-1] += events
        if position.mover != mover:
            yield position, [event for turn in turns[-match.nations :] for event in turn]
            turns.append([])


def whole(focus: Focus, board: str, units: Units) -> set[str]:
    """Return the provinces whose name and counters a frame does not cut."""
    found = set()
    for left, top, right, bottom in focus.frames:
        view = Viewport(Image.new("L", (int(right - left), int(bottom - top))), left, top)
        near = within(layout_of(board), view)
        for name, placed in place_counters(near, units).items():
            boxes = [near.provinces[name].label.box, *(each.box for each in placed if not each.lead)]
            if all(map(view.contains, boxes)):
                found.add(name)
    return found


def check(position: OwnPosition, since: Sequence[Event], marking: Marking, pieces: MapPieces) -> int:
    """Check that each changed province is whole or named in words; return how many are whole."""
    board, request = position.setup.board.id, ViewSpec(position, "close", since=since)
    focus, changed = focus_of(layout_of(board), pieces, marking, request), changed_places(marking, request)
    assert set(focus.missed) <= changed.keys()
    shown = changed.keys() - set(focus.missed)
    assert shown <= whole(focus, board, pieces.units)
    return len(shown)


@pytest.mark.parametrize("path", GAMES, ids=[path.name.partition(".")[0] for path in GAMES])
def test_each_change_of_a_stored_game_is_whole_or_named(path: Path) -> None:
    assert sum(check(at, since, ANTIKE, pieces_of_antike(at)) for at, since in calls(path)) > 500


@pytest.mark.parametrize("board", board_ids("duellum"))
def test_each_change_of_a_game_of_two_is_whole_or_named(board: str) -> None:
    recent: list[Event] = []
    for index, (position, events) in enumerate(positions_at_random("duellum", board, 5, 500)):
        recent = [*recent, *events][-30:]
        if index % 10 == 9:
            check(position, recent, DUELLUM, pieces_of_duellum(position))


@pytest.mark.parametrize("board", board_ids())
def test_a_change_alone_is_whole_wherever_it_is_and_however_many_units_stand_there(board: str) -> None:
    """Not even the longest row of counters, or a name at the map's edge, is too large for a frame."""
    for province in load_board(board).provinces:
        since = [Armed("greeks", province, 1, 0, Purse())]
        position = start(3)
        request = ViewSpec(position, "close", since=since)
        for count in range(7):
            units = {province: [Force(nation, legions=1, galleys=1) for nation in NATIONS[:count]]}
            pieces = replace(pieces_of_antike(position), units=units)
            assert focus_of(layout_of(board), pieces, ANTIKE, request).missed == ()
