"""Conceding a running game: the bot plays the nation's minimal turns, and the last player left has won."""

import json
from typing import Any

import pytest

from bot.app import App, GameRequest, GameSettings
from bot.app.antike.options import Options
from bot.app.antike.scripts import answer, turn_to
from bot.engine.antike import Phase
from tests.app.tables import (
    act,
    at_table,
    caller,
    lobby,
    look,
    mail,
    place,
    position_of,
    refused,
    several,
    user_of,
    written,
)
from tests.records.samples import endgame, given, text

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")


async def _last(app: App) -> int:
    return int((await mail(app))[-1]["id"])


async def _entered_by(app: App) -> list[tuple[str, str, int | None]]:
    query = "SELECT nation, action, user_id FROM actions ORDER BY seq"
    cursor = await app.context.database.reader.execute(query)
    found = [tuple(row) for row in await cursor.fetchall()]
    return [(nation, json.loads(action)["type"], user_id) for nation, action, user_id in found]


async def test_off_turn(app: App) -> None:
    """Conceding in another's turn calls nobody; the bot plays the nation's turns from the next one on."""
    await at_table(app)
    last = await _last(app)
    table = await app.resignations.concede(caller(2))
    assert user_of(table) == 1
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("closed", [])
    assert "Bob" in row["payload"]["text"]
    assert "Persians" in row["payload"]["text"]
    last = row["id"]
    report = await app.play.submit(caller(1), several([_GOLD, _END]))
    assert user_of(report.table) == 3
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("turn", [3])
    assert await _entered_by(app) == [
        ("phoenicians", "rondel", 1),
        ("phoenicians", "end_turn", 1),
        ("persians", "rondel", None),
        ("persians", "end_turn", None),
    ]
    assert (await look(app)).game.turn_start == 4


async def test_who_has_conceded_may_do_nothing_more(app: App) -> None:
    await at_table(app)
    await app.resignations.concede(caller(2))
    await refused("conceded", app.resignations.concede(caller(2)))
    await refused("conceded", app.play.undo(caller(2)))
    await refused("conceded", app.play.submit(caller(2), turn_to("gold")))
    await refused("not-in-game", app.resignations.concede(caller(9)))


async def test_in_the_own_turn(app: App) -> None:
    """Actions already entered stay; the bot ends the turn and the next player is called."""
    await at_table(app)
    await act(app, 1, _GOLD)
    last = await _last(app)
    table = await app.resignations.concede(caller(1))
    assert user_of(table) == 2
    assert position_of(table).nations["phoenicians"].purse.gold == 4
    rows = await mail(app, last)
    assert [(row["kind"], row["mention"]) for row in rows] == [("closed", []), ("turn", [2])]
    assert len({row["nonce"] for row in rows}) == 2
    assert await look(app) == table


async def test_before_the_stone_has_moved(app: App) -> None:
    """The bot moves the stone on by one wedge, which is free."""
    await place(app, text(position=given(greeks={"wedge": "gold", "owes_chip": 1})))
    table = await app.resignations.concede(caller(4))
    greeks = position_of(table).nations["greeks"]
    assert (greeks.wedge, greeks.owes_chip) == ("maneuver-1", False)
    assert user_of(table) == 1


async def test_whether_a_concession_ends_the_game_is_known_before(app: App) -> None:
    """That depends on players, not on nations."""
    await app.lobby.create(caller(1), GameRequest(1, "Ann", options=Options(two_players="four-nations")))
    assert (await look(app)).ends_by_concession
    await app.lobby.join(caller(2), "Bob")
    assert (await app.lobby.start(caller(1))).ends_by_concession
    assert not (await at_table(app, 3, channel_id=101)).ends_by_concession
    assert (await app.resignations.concede(caller(1, 101))).ends_by_concession
    await app.lobby.create(caller(1, 102), GameRequest(1, "Ann", "punic", "duellum"))
    assert (await look(app, 102)).ends_by_concession


async def test_two_at_one_revision(app: App) -> None:
    """Two concessions at one revision, with no action in between, are both announced."""
    await at_table(app)
    await app.resignations.concede(caller(2))
    await app.resignations.concede(caller(3))
    rows = [row for row in await mail(app) if row["kind"] == "closed"]
    assert len({row["nonce"] for row in rows}) == 2
    report = await app.play.submit(caller(1), several([_GOLD, _END]))
    assert user_of(report.table) == 4


async def test_the_last_one_left_has_won(app: App) -> None:
    await at_table(app, 3)
    await app.resignations.concede(caller(1))
    last = await _last(app)
    table = await app.resignations.concede(caller(3))
    winner = table.seats[1]
    assert table.game.status == "over"
    assert table.game.result == {"winner": winner.nation, "reason": "concession"}
    assert table.awaited is None
    row, report = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("won", [1, 2, 3])
    assert (report["kind"], report["mention"]) == ("report", [])
    assert "Bob" in row["payload"]["text"]
    await refused("game-over", app.play.submit(caller(2), turn_to("gold")))
    await refused("game-over", app.resignations.concede(caller(2)))
    await refused("game-over", app.lobby.join(caller(9), "Ida"))
    await refused("game-over", app.lobby.start(caller(1)))
    assert await look(app) == table
    await lobby(app)


async def test_while_asked_the_answer_is_no(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    last = await _last(app)
    table = await app.resignations.concede(caller(1))
    assert user_of(table) == 3
    assert position_of(table).nations["phoenicians"].count("galley", "knossos") == 1
    rows = await mail(app, last)
    assert [(row["kind"], row["mention"]) for row in rows] == [
        ("closed", []),
        ("demand", [3]),
    ]
    table = await app.resignations.concede(caller(3))
    assert user_of(table) == 4
    rows = await mail(app, rows[-1]["id"])
    assert [(row["kind"], row["mention"]) for row in rows] == [
        ("closed", []),
        ("resume", [4]),
    ]


async def test_a_nation_that_was_left_is_not_waited_for(app: App) -> None:
    """A conceded nation lets units pass at once; the next one is asked."""
    await place(app, endgame())
    await app.resignations.concede(caller(1))
    last = await _last(app)
    report = await app.play.submit(caller(4), several([_ROUSED, _TO_KNOSSOS]))
    assert user_of(report.table) == 3
    assert [(row["kind"], row["mention"]) for row in await mail(app, last)] == [("demand", [3])]
    await app.resignations.concede(caller(3))
    report = await act(app, 4, _TO_KNOSSOS)
    assert user_of(report.table) == 4
    assert report.position.phase is Phase.WEDGE
    await refused("answered-over", app.play.undo(caller(4)))


async def test_the_mover_leaves_while_an_answer_is_awaited(app: App) -> None:
    """The question stays open; after the answer the bot ends the turn."""
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    table = await app.resignations.concede(caller(4))
    assert user_of(table) == 1
    await app.play.submit(caller(1), answer(fights=True))
    last = await _last(app)
    report = await app.play.submit(caller(3), answer(fights=True))
    assert user_of(report.table) == 1
    assert report.position.mover == "phoenicians"
    assert [(row["kind"], row["mention"]) for row in await mail(app, last)] == [("turn", [1])]


@pytest.mark.parametrize("substitute", ["off", "easy"])
async def test_a_pause_ends_when_the_last_person_leaves(app: App, substitute: Any) -> None:
    """Nobody is left who could vote on resuming the game, so the computer players go on."""
    await lobby(app, 4, settings=GameSettings(substitute=substitute))
    await app.lobby.join(caller(2), "Bob")
    await app.bots.seat(caller(1), "easy", 2)
    await app.lobby.start(caller(1))
    asked = await app.proposals.put(caller(1), "pause")
    assert asked.vote is not None
    await app.proposals.vote(caller(2), asked.vote.id, yes=True)
    assert (await app.resignations.concede(caller(1))).game.paused_at is not None
    table = await app.resignations.concede(caller(2))
    assert table.game.paused_at is None
    for _ in range(9):
        await app.bot_worker.work()
    assert (await look(app)).game.length > table.game.length


async def test_with_a_choice_open(app: App) -> None:
    await place(app, endgame())
    await act(app, 4, written("rondel", wedge="know-how"), written("learn", advance="democracy"), _END)
    table = await app.resignations.concede(caller(4))
    assert user_of(table) == 1
    assert position_of(table).nations["greeks"].personages.total == 3


async def test_the_bot_can_win_for_a_nation_that_was_left(app: App) -> None:
    """The bot ends the nation's turns by the rules, which include taking personages."""
    await place(app, text(position=given(greeks={"personages": {"king": 9}})))
    table = await app.resignations.concede(caller(4))
    assert table.game.status == "over"
    assert table.game.result == {"winner": "greeks", "reason": "target"}


@pytest.mark.parametrize("started", [False, True])
async def test_the_host_ends_a_game(app: App, started: bool) -> None:
    await (at_table(app) if started else lobby(app))
    await refused("not-host", app.resignations.end(caller(2)))
    await refused("not-host", app.resignations.end(caller(9)))
    last = max((row["id"] for row in await mail(app)), default=0)
    table = await app.resignations.end(caller(1))
    assert (table.game.status, table.game.result) == ("closed", {"reason": "ended"})
    assert table.awaited is None
    (row,) = await mail(app, last)
    assert (row["kind"], row["mention"]) == ("closed", [])
    assert "Ann" in row["payload"]["text"]
    for work in (app.resignations.end(caller(1)), app.resignations.concede(caller(1))):
        await refused("game-closed" if started else "no-game", work)
    assert (await look(app)).game.status == "closed"


@pytest.mark.parametrize("by_concession", [False, True])
async def test_an_end_takes_the_buttons_of_an_open_question(app: App, by_concession: bool) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    asked = (await mail(app))[-1]
    if by_concession:
        await app.resignations.concede(caller(2))
        await app.resignations.concede(caller(3))
        await app.resignations.concede(caller(4))
    else:
        await app.resignations.end(caller(1))
    (closed,) = [row for row in await mail(app) if row["nonce"] == asked["nonce"]]
    assert "Phoenicians" in closed["payload"]["answered"]
    assert (await look(app)).awaited is None


async def test_a_host_who_has_conceded_may_still_end_the_game(app: App) -> None:
    await at_table(app)
    await app.resignations.concede(caller(1))
    assert (await app.resignations.end(caller(1))).game.status == "closed"


async def test_the_others_play_on(app: App) -> None:
    """Three rounds are played after two of four have conceded."""
    await at_table(app)
    await app.resignations.concede(caller(2))
    await app.resignations.concede(caller(4))
    for wedge in ("gold", "arming", "marble"):
        for user_id in (1, 3):
            report = await app.play.submit(caller(user_id), several([written("rondel", wedge=wedge), _END]))
            assert user_of(report.table) == 4 - user_id
    assert report.position.round == 4


@pytest.mark.parametrize(("user_id", "manages"), [(9, True), (2, False)])
async def test_a_game_whose_channel_is_gone_is_ended_in_silence(
    app: App, user_id: int, *, manages: bool
) -> None:
    """A manager of the server may end it, and so may each player; there is no channel for a message."""
    await at_table(app)
    await app.resignations.concede(caller(3))
    last = await _last(app)
    for other in (9, 3):
        await refused("not-host", app.resignations.end_orphaned(caller(other), manages=False))
    table = await app.resignations.end_orphaned(caller(user_id), manages=manages)
    assert (table.game.status, table.game.result) == ("closed", {"reason": "ended"})
    assert await mail(app, last) == []
    await refused("game-closed", app.resignations.end_orphaned(caller(1), manages=False))
