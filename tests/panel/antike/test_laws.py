"""In random positions pages fit Discord's limits, custom ids are unique, and everything offered is legal."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.app import PlayerView
from bot.app.turn.payments import outcome
from bot.boards import load_board
from bot.engine.antike import Phase, Position, apply, legal
from bot.engine.antike.actions import Rondel
from bot.engine.rondel import PAID_WITH
from bot.engine.terms import Resource
from bot.i18n.catalogue import say, speaking
from bot.i18n.language import LANGUAGES
from bot.notation.antike import parse_turn
from bot.panel import Page, PanelButton, PanelRequest, Row, page_of
from bot.panel.antike.builder import script_of
from bot.records import read_record
from bot.text.antike.position.legal_moves import format_legal_moves
from tests.engine.playing import at_random, dice, late, pick
from tests.panel.limits import asks_of, check_framed, check_sent, read_ask, sent, view_of

pytestmark = pytest.mark.slow

_ACTIONS = 40
_WALKS = 12
_PRESSES = 25
_GAMES = sorted(set(Path("data/games").glob("whole-*.json")) - set(Path("data/games").glob("*.about.json")))
_ASK = PanelRequest("go", 10**9, 12345, "arms.0", "coins")


def _view(position: Position) -> PlayerView:
    """Return the view of the player who must act."""
    return view_of(position, position.setup.turn_order)


def _check(view: PlayerView, page: Page) -> list[PanelRequest]:
    """Check limits and legality of one page; return its requests for other pages."""
    check_sent(page)
    asked = list(asks_of(page))
    check_framed(page, view.position, asked)
    for ask in asked:
        if ask.verb == "do":
            actions = parse_turn(ask.rest)
            assert outcome(view.position, script_of(actions, ask.first)) is not None, (ask, page.title)
    return [ask for ask in asked if ask.verb == "go"]


def _check_all(view: PlayerView) -> None:
    """Check the first page, the pages that it leads to, and up to six that each of these leads to."""

    @cache  # many ways lead to the same page
    def onward(rest: str = "", first: Resource | None = None) -> list[PanelRequest]:
        return _check(view, page_of(view, rest, first))

    for ask in onward():
        for further in onward(ask.rest, ask.first)[:6]:
            onward(further.rest, further.first)


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
                _check_all(_view(position))
            position, _ = apply(position, pick(chance, list(legal(position))))


@pytest.mark.parametrize("board", ["east", "west"])
def test_no_page_that_random_presses_lead_to_is_refused(board: str) -> None:
    """No page is refused late in games, with units chosen in many cities and in every way of paying."""
    chance = dice("presses", board)
    for _ in range(_WALKS):
        position = late(chance, chance.randint(3, 6), board=load_board(board))
        if (
            reached := [each for each in legal(position) if each == Rondel("arming")]
        ) and chance.random() < 0.5:
            position, _ = apply(position, reached[0])
        view = _view(position)
        asked, first = "", None
        for _ in range(_PRESSES):
            onward = _check(view, page_of(view, asked, first))
            if not onward:
                break
            chosen = chance.choice(onward)
            asked, first = chosen.rest, chosen.first


@pytest.mark.parametrize("game", _GAMES, ids=lambda game: game.stem)
def test_a_way_costs_the_chips_that_leave_what_the_list_of_moves_promises(game: Path) -> None:
    record, ways = read_record(game.read_bytes()), 0
    position: Position = record.start
    for action in record.actions:
        listed = format_legal_moves(position) if position.phase is Phase.RONDEL else []
        for wedge in PAID_WITH if listed else ():
            page = page_of(_view(position), f"way.{wedge}")
            if page.title == say("panel-way-title", wedge=say("wedge", wedge=wedge)):
                ways += 1
                gain = next(str(block)[3:] for block in page.blocks if str(block).startswith("-# "))
                assert any(f"`/{wedge}`" in line and gain in line for line in listed), (wedge, gain)
        position, _ = apply(position, action)
    assert ways > 10


def test_controls_that_ask_for_the_same_are_told_apart() -> None:
    page = Page(
        "Twice",
        (
            Row(
                (
                    PanelButton("a", str(_ASK)),
                    PanelButton("b", str(_ASK)),
                    PanelButton("c", ""),
                    PanelButton("d", ""),
                )
            ),
        ),
    )
    row = sent(page)[0]["components"][2]
    ids = [button["custom_id"] for button in row["components"]]
    assert len(set(ids)) == 4
    assert [read_ask(each) for each in ids[:2]] == [_ASK, _ASK]
    assert [button["disabled"] for button in row["components"]] == [False, False, True, True]


@pytest.mark.parametrize("settings", [{"one_city": True}, {"two_players": "doubled"}])
def test_start_cities_are_picked_on_a_page(settings: dict[str, Any]) -> None:
    chance = dice("picking", *settings)
    position = at_random(chance, 2 if "two_players" in settings else 4, **settings)
    assert position.phase is Phase.PICK
    while position.phase is Phase.PICK:
        view = _view(position)
        page = page_of(view)
        _check(view, page)
        offered = [ask for ask in asks_of(page) if ask.verb == "do"]
        assert len(offered) == len(legal(position))
        told = "\n".join(block for block in page.blocks if isinstance(block, str))
        one_of_three = position.setup.variant.one_city
        assert ("Your nation starts with one of these." in told) == one_of_three
        assert ("Any province without a city will do." in told) != one_of_three
        assert told.count(" would give ") == (3 if one_of_three else 0)
        (action,) = parse_turn(chance.choice(offered).rest)
        position, _ = apply(position, action)
