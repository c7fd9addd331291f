"""Checks of pages, as sent to Discord, against its limits."""

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.app import PlayerView, Table
from bot.client.panel.layout import layout_view
from bot.client.setup.emojis import SAME
from bot.engine.ruleset import Event, OwnPosition
from bot.engine.terms import Nation
from bot.model import GameRow, SeatRow
from bot.model.messages import Picture
from bot.panel import Page, PanelMenu, PanelRequest, Row
from bot.panel.arming import draft_of, read_draft
from bot.render.tables.emojis import ICONS
from bot.rulesets import ruleset_of
from discord_sandbox.validation.form import Form
from discord_sandbox.validation.layouts import check_layout

ROW: Final = GameRow(
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


def seats_of(nations: tuple[Nation, ...]) -> tuple[SeatRow, ...]:
    """Return a seat with a player for each nation."""
    return tuple(
        SeatRow(index, 100 + index, f"Player {index}", name, conceded=False)
        for index, name in enumerate(nations)
    )


def view_of(
    position: OwnPosition, nations: tuple[Nation, ...], row: GameRow = ROW, happened: tuple[Event, ...] = ()
) -> PlayerView:
    """Return the view of the player who must act, or of the mover if no nation has to."""
    table = Table(row, seats_of(nations), position)
    seat = table.seat_for(position.awaited or position.mover)
    assert seat is not None
    return PlayerView(table, position, seat, happened, may_undo=True, orders=())


def asks_of(page: Page) -> Iterator[PanelRequest]:
    """Yield the requests of a page; check its buttons and menus against Discord's limits."""
    for block in page.blocks:
        if isinstance(block, Row):
            assert len(block.presses) <= 5
            for press in block.presses:
                assert 1 <= len(press.label) <= 80
                check_icon(press.icon)
                if press.ask:
                    yield read_ask(press.ask)
        elif isinstance(block, PanelMenu):
            assert 1 <= len(block.options) <= 25
            assert 1 <= block.most <= len(block.options)
            assert len({option.value for option in block.options}) == len(block.options)
            for option in block.options:
                assert 1 <= len(option.label) <= 100
                assert len(option.value) <= 100
                assert len(option.about) <= 100
                assert "…" not in option.about
                check_icon(option.icon)
                chosen = read_ask(block.ask).chosen(option.value)
                assert chosen is not None
                yield chosen


def check_framed(page: Page, position: OwnPosition, asked: Iterable[PanelRequest]) -> None:
    """Check that the picture shows every province of a button or menu option, except start cities to pick."""
    parse, shown = ruleset_of(position).notation.parse_turn, {*page.shot.around, page.shot.region}
    for ask in asked:
        name, *arguments = ask.rest.split(".")
        places = {"group": arguments[1:2], "conquest": arguments[:1]}.get(name, [])
        if ask.verb == "go":
            assert {*places, *read_draft(position, draft_of(ask.rest))} <= shown, (ask, page.title)
        elif ask.verb == "do":
            actions = [each for each in parse(ask.rest) if each.type != "pick_city"]
            built = {getattr(each, "province", None) for each in actions} - {None}
            assert built <= shown, (ask, page.title)


def check_icon(icon: str) -> None:
    """Check that an icon, if given, is among the available ones."""
    assert not icon or SAME.get(icon, icon) in ICONS, icon


def read_ask(text: str) -> PanelRequest:
    match = re.fullmatch(PanelRequest.PATTERN, text)
    assert match is not None, text
    assert len(text) <= 100, text
    return PanelRequest.read(match)


def sent(page: Page, note: str = "") -> list[dict[str, Any]]:
    """Return the components as sent to Discord."""
    made: Any = layout_view(page, Picture(b"", "board.png", 1, 1, "x"), note)
    return list(made.to_components())


def check_sent(page: Page, note: str = "x" * 300) -> None:
    """Check a page, below a note on the press before, against Discord's limits; raises `ApiError`."""
    form = Form()
    check_layout(form, sent(page, note), {"board.png"})
    form.raise_errors()
    assert sum(len(block) for block in page.blocks if isinstance(block, str)) <= 3600
