"""Whatever the position: pages within Discord's limits, every button of its own, everything offered legal."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Desk, Table
from bot.app.purchases import outcome
from bot.boards import load_board
from bot.client.panel.layout import laid_out
from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.terms import RESOURCES
from bot.notation import parse_turn
from bot.panel import Ask, Page, Pick, Row, page_of, playing
from bot.store import GameRow, SeatRow
from bot.words.speech import LANGUAGES, speaking
from tests.engine.playing import at_random, dice, late, pick

_ACTIONS = 40
_ROW = GameRow(
    id=10**9,
    guild_id=1,
    channel_id=2,
    host_id=3,
    ruleset="antike",
    board="east",
    variant={},
    status="running",
    revision=12345,
    length=0,
    turn_start=0,
    turn_seq=0,
    result=None,
    created_at=0,
    started_at=0,
    changed_at=0,
)


def _desk(position: Position) -> Desk:
    """As whoever is awaited has it before them."""
    seats = tuple(
        SeatRow(index, 100 + index, f"Player {index}", name, conceded=False)
        for index, name in enumerate(position.setup.turn_order)
    )
    table = Table(_ROW, seats, position)
    seat = table.seat_for(position.awaited or position.mover)
    assert seat is not None
    return Desk(table, position, seat, (), may_undo=True, orders=())


def _asks(page: Page) -> Iterator[tuple[Ask, bool]]:
    """All that can be asked for on a page, and whether it can be pressed."""
    for block in page.blocks:
        if isinstance(block, Row):
            assert len(block.presses) <= 5
            for press in block.presses:
                assert 1 <= len(press.label) <= 80
                yield _read(press.ask), not press.disabled
        elif isinstance(block, Pick):
            assert 1 <= len(block.options) <= 25
            assert 1 <= block.most <= len(block.options)
            assert len({option.value for option in block.options}) == len(block.options)
            for option in block.options:
                assert 1 <= len(option.label) <= 100
                assert len(option.value) <= 100
                assert len(option.about) <= 100
                chosen = _read(block.ask).chosen(option.value)
                assert chosen is not None
                first = block.ask.rpartition(".")[2]
                yield (
                    (
                        chosen
                        if not first
                        else Ask("do", chosen.game, chosen.revision, f"{first}~{chosen.rest}")
                    ),
                    True,
                )


def _read(text: str) -> Ask:
    match = re.fullmatch(Ask.PATTERN, text)
    assert match is not None, text
    assert len(text) <= 100, text
    return Ask.read(match)


def _check(desk: Desk, page: Page) -> list[str]:
    """Limits and legality of one page; returns the pages it leads to."""
    view = laid_out(page, None, "x" * 300)
    assert view.total_children_count <= 40
    assert sum(len(block) for block in page.blocks if isinstance(block, str)) <= 3600
    ids = [str(ask) for ask, _ in _asks(page) if not ask.rest.startswith(tuple(RESOURCES))]
    assert len(ids) == len(set(ids)), page
    onward = []
    for ask, alive in _asks(page):
        if ask.verb == "go" and alive:
            onward.append(ask.rest)
        elif ask.verb == "do":
            first = next((kind for kind in RESOURCES if kind == ask.rest.partition("~")[0]), None)
            actions = parse_turn(ask.rest.rpartition("~")[2])
            assert outcome(desk.position, playing(actions, first)) is not None, (ask, page.title)
    return onward


@pytest.mark.parametrize("board", ["east", "west"])
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_all_pages_of_random_games(board: str, number: int) -> None:
    chance = dice("panel", board, number)
    languages = list(LANGUAGES)
    for begun in (late(chance, number, board=load_board(board)), at_random(chance, number)):
        position = begun
        for turn in range(_ACTIONS):
            if position.phase is Phase.OVER:
                break
            with speaking(languages[turn % len(languages)]):
                desk = _desk(position)
                for name in _check(desk, page_of(desk)):
                    for further in _check(desk, page_of(desk, name))[:6]:
                        _check(desk, page_of(desk, further))
            position, _ = apply(position, pick(chance, list(legal(position))))


@pytest.mark.parametrize("settings", [{"one_city": True}, {"two_players": "doubled"}])
def test_start_cities_are_picked_on_a_page(settings: dict[str, Any]) -> None:
    chance = dice("picking", *settings)
    position = at_random(chance, 2 if "two_players" in settings else 4, **settings)
    assert position.phase is Phase.PICK
    while position.phase is Phase.PICK:
        desk = _desk(position)
        page = page_of(desk)
        _check(desk, page)
        offered = [ask for ask, _ in _asks(page) if ask.verb == "do"]
        assert len(offered) == len(legal(position))
        (action,) = parse_turn(chance.choice(offered).rest)
        position, _ = apply(position, action)
