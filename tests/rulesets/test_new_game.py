"""The options `ruleset` and `board` of `/game new`, where there is more than one ruleset."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app import AppError, GameCreator, GameRequest
from bot.boards import board_ids, usual_board
from bot.cogs.game.new_options import (
    offer_boards,
    read_board,
    rules_so_far,
)
from bot.store import Database
from bot.text.table.lobby import format_lobby
from tests.app.tables import NAMES, app_on, caller


def _typed(**options: str) -> Any:
    return cast("Any", SimpleNamespace(namespace=SimpleNamespace(**options)))


@pytest.mark.parametrize(
    ("rules", "board", "meant"),
    [
        (None, None, ("antike", "east")),
        (None, "west", ("antike", "west")),
        (None, "West", ("antike", "west")),
        (None, "Ost", ("antike", "east")),
        ("heaps", None, ("heaps", "east")),
        ("heaps", "west", ("heaps", "west")),
        (None, "../east", ("antike", "../east")),
    ],
)
def test_board_and_ruleset_go_together(rules: str | None, board: str | None, meant: tuple[str, str]) -> None:
    assert read_board(rules, board) == meant


async def test_boards_are_offered_by_the_ruleset_typed_so_far() -> None:
    every = await offer_boards(_typed(), "")
    assert [offer.name for offer in every][:2] == ["East (Antike)", "West (Antike)"]
    chosen = await offer_boards(_typed(ruleset="heaps"), "")
    assert [offer.value for offer in chosen] == list(board_ids("heaps"))
    assert all("(" not in offer.name for offer in chosen)
    assert [offer.value for offer in await offer_boards(_typed(ruleset="antike"), "we")] == ["west"]


def test_what_else_is_completed_follows() -> None:
    assert rules_so_far(_typed()).id == "antike"
    assert rules_so_far(_typed(ruleset="heaps")).id == "heaps"
    assert rules_so_far(_typed(ruleset="poker", board="west")).id == "antike"


@pytest.mark.parametrize("name", ["antike", "heaps"])
async def test_a_board_that_is_not_there_opens_no_table(tmp_path: Path, name: str) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        with pytest.raises(AppError, match="board-unknown"):
            await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "../east", name))
        board = usual_board(name)
        table = await app.lobby.create(caller(1), GameRequest(1, NAMES[1], board, name, 3))
        assert (table.game.ruleset, table.game.board) == (name, board)


@pytest.mark.parametrize("name", ["antike", "heaps"])
async def test_another_game_like_it_has_the_same_ruleset(tmp_path: Path, name: str) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        first = await app.lobby.create(caller(1), GameRequest(1, NAMES[1], usual_board(name), name, 3))
        assert f"**{name.capitalize()}** ·" in format_lobby(first)
        await app.lobby.leave(caller(1))
        again = await app.lobby.create_again(
            caller(1), first.game.id, NAMES[1], GameCreator(frozenset(), (100,), manages=True)
        )
        assert (again.game.ruleset, again.game.board) == (name, usual_board(name))
