"""Computer players in games: seats in the lobby, recorded actions, and one message for several turns."""

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, AppError, GameRequest, GameSettings, Table, UndoConsent
from bot.app.after_change import finish_change
from bot.app.antike.scripts import answer
from bot.app.lobby.bot_seats import stand_in, take_over
from bot.app.lobby.settings import set_paused
from bot.app.table import load_table
from bot.app.turn.payments import single
from bot.app.votes.votes import VoteResult
from bot.boards import load_board
from bot.engine.antike.actions import Action, EndTurn, Rondel
from bot.engine.terms import Nation
from bot.model import ActionRow, OrderRow, SeatRow
from bot.model.seats import Level
from bot.notation.antike import parse_turn as parse_antike
from bot.notation.duellum import parse_turn
from bot.store import BotTurns, Database, Games, Journal, Orders, Plans
from bot.text.stats import format_server_stats
from bot.text.table.votes import format_undo_preview
from tests.app.tables import (
    CHANNEL,
    NAMES,
    Clock,
    RecordingSender,
    act,
    app_on,
    at_table,
    caller,
    lobby,
    look,
    mail,
    place,
    refused,
    unpost,
    written,
)
from tests.app.waiting import DAY, END, WaitingTable
from tests.cogs.table import lay
from tests.records.samples import endgame
from tests.support.damaged_game import reopened_with_damage
from tests.support.delivery import EndedDelivery

pytestmark = pytest.mark.slow
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")

_OTHER = CHANNEL + 1


async def solo(app: App, bots: int = 3, level: Level = "easy") -> Table:
    """Start a game of Ann against computer players; she has the start nation, so she is awaited first."""
    await lobby(app, bots + 1)
    await app.lobby.join(caller(1), NAMES[1], "phoenicians")
    await app.bots.seat(caller(1), level, bots)
    table = await app.lobby.start(caller(1))
    await unpost(app)
    return table


async def quiet_turn(app: App) -> None:
    """Move Ann's stone to MARBLE, or from there to MANEUVER ②, and end her turn."""
    table = await look(app)
    assert table.position is not None
    far = table.position.current.wedge == "marble"
    await app.play.submit(caller(1), single(Rondel("maneuver-2" if far else "marble")))
    await app.play.submit(caller(1), single(EndTurn()))


async def bots_done(app: App) -> int:
    """Let computer players act until a person has to; return the number of steps."""
    steps = 0
    while await app.bot_worker.work():
        steps += 1
        assert steps < 60
    return steps


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    async with Database(tmp_path / "antike.sqlite3") as database:
        made = app_on(database)
        yield made


async def test_bots_sit_down_with_names_of_their_own(app: App) -> None:
    await lobby(app, 4)
    table = await app.bots.seat(caller(1), "hard", 2)
    table = await app.bots.seat(caller(1), "easy")
    names = [seat.name for seat in table.seats]
    assert names == ["Ann", "Bot Minerva", "Bot Mercury", "Bot Juno"]
    assert len({seat.user_id for seat in table.seats}) == 4
    assert [seat.user_id < 0 for seat in table.seats] == [False, True, True, True]
    assert table.people == {1: "Ann"}
    await refused("game-full", app.bots.seat(caller(1), "easy"))


async def test_the_last_bot_gets_up_again(app: App) -> None:
    await lobby(app, 4)
    await app.bots.seat(caller(1), "hard", 2)
    table = await app.bots.remove(caller(1))
    assert [seat.name for seat in table.seats] == ["Ann", "Bot Minerva"]
    await app.bots.remove(caller(1))
    await refused("no-bot", app.bots.remove(caller(1)))


async def test_a_bot_has_an_id_of_its_own_whoever_has_left_before(app: App) -> None:
    await lobby(app, 4)
    await app.lobby.join(caller(2), "Bob")
    await app.bots.seat(caller(1), "hard")
    await app.lobby.leave(caller(2))
    table = await app.bots.seat(caller(1), "hard", 2)
    assert len({seat.user_id for seat in table.seats}) == 4
    table = await app.bots.remove(caller(1))
    assert [seat.name for seat in table.seats] == ["Ann", "Bot Minerva", "Bot Mercury"]


async def test_only_those_at_the_table_seat_bots(app: App) -> None:
    await lobby(app, 4)
    await refused("not-in-game", app.bots.seat(caller(2), "hard"))


async def test_a_table_with_bots_alone_closes_and_none_of_them_is_host(app: App) -> None:
    await lobby(app, 4)
    await app.bots.seat(caller(1), "hard")
    await app.lobby.join(caller(2), "Bob")
    table = await app.lobby.leave(caller(1))
    assert table.game.host_id == 2
    table = await app.lobby.leave(caller(2))
    assert (table.game.status, table.seats) == ("closed", ())


@pytest.mark.parametrize("nation", ["greeks", "persians", "arabs"])
async def test_where_computer_players_begin_nobody_is_called_until_they_have_moved(
    app: App, nation: Nation
) -> None:
    """The start and the players are announced; the person is called after the computer players' turns."""
    box = RecordingSender()
    delivery = EndedDelivery(app.context, box)
    await lobby(app, 4)
    await app.lobby.join(caller(1), NAMES[1], nation)
    await app.bots.seat(caller(1), "easy", 3)
    await app.lobby.start(caller(1))
    await unpost(app)
    await delivery.deliver_due()
    (begun,) = box.messages
    assert begun.mentions == ()
    assert begun.content.startswith("🏛️ The game begins. Turn order: **Phoenicians** (Bot ")
    assert "(Ann)" in begun.content
    assert "your turn" not in begun.content
    assert {button.custom_id.split(":")[1] for button in begun.buttons} == {"order"}, "no panel for nobody"
    assert begun.position is not None
    await bots_done(app)
    await delivery.deliver_due()
    _, called = box.messages
    assert called.mentions == (1,)
    assert called.content.startswith("<@1>, game 1: your turn (**")
    assert "**Phoenicians** (Bot " in called.content
    assert "by a computer player" not in called.content, "its name says so"


async def test_one_person_plays_a_round_against_three_bots(app: App) -> None:
    box = RecordingSender()
    delivery = EndedDelivery(app.context, box)
    await solo(app)
    await delivery.deliver_due()
    assert [message.mentions for message in box.messages] == [(1,)]

    await quiet_turn(app)
    await delivery.deliver_due()
    assert len(box.messages) == 1, "the table hears of the bots' turns together"

    await bots_done(app)
    await delivery.deliver_due()
    table = await look(app)
    assert table.position is not None
    assert (table.position.round, table.awaited and table.awaited.user_id) == (2, 1)
    last = box.messages[-1]
    assert len(box.messages) == 2
    assert last.mentions == (1,)
    assert last.position is not None
    for told in ("Phoenicians", "Persians", "Arabs", "Greeks", "Minerva"):
        assert told in last.content
    assert len(last.content) < 2000


async def test_live_play_against_bots_goes_on_round_after_round(tmp_path: Path) -> None:
    """Each round has its own message, below the one answered; once play is live, nobody is pinged."""
    async with Database(tmp_path / "antike.sqlite3") as database:
        app, box = app_on(database, patience=300), RecordingSender()
        delivery = EndedDelivery(app.context, box)
        await solo(app)
        await delivery.deliver_due()
        for _ in range(4):
            await quiet_turn(app)
            await delivery.deliver_due()  # the call is marked as over, and its text deleted
            await bots_done(app)
            await delivery.deliver_due()
        table = await look(app)
    assert table.position is not None
    assert (table.position.round, table.awaited and table.awaited.user_id) == (5, 1)
    for number, message in enumerate(box.messages[1:], 2):
        assert f"your turn (**Phoenicians**, round {number})" in message.content
    assert [message.mentions for message in box.messages] == [(1,), (1,), (), (), ()]


async def test_bots_act_as_ordinary_recorded_actions(app: App) -> None:
    table = await solo(app)
    await quiet_turn(app)
    await bots_done(app)
    log = await Games(app.context.database.reader).log(table.game.id)
    by_bots = [row for row in log if row.nation != "phoenicians"]
    assert {row.nation for row in by_bots} == {"persians", "arabs", "greeks"}
    assert {(row.reason, row.user_id) for row in by_bots} == {("bot", None)}
    record = await app.queries.record(caller(1))
    assert len(record.actions) == len(log)


async def test_a_game_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "antike.sqlite3"
    async with Database(path) as database:
        first = app_on(database)
        await solo(first)
        await quiet_turn(first)
        await first.bot_worker.work()  # the first of three has played
    async with Database(path) as database:
        second = app_on(database)
        assert await BotTurns(database.reader).next() is not None
        await bots_done(second)
        table = await look(second)
    assert table.awaited is not None
    assert table.awaited.user_id == 1
    assert table.thinking is None


async def test_bots_wait_while_a_game_is_paused(app: App) -> None:
    await solo(app)
    await quiet_turn(app)
    table = await look(app)
    async with app.context.game_transaction(table.game.id) as tx:
        await set_paused(app.context, tx, table, None, paused=True)
    assert await bots_done(app) == 0
    async with app.context.game_transaction(table.game.id) as tx:
        await set_paused(app.context, tx, await look(app), None, paused=False)
    assert await bots_done(app) > 0


async def test_an_undo_that_nobody_else_must_agree_to_does_not_say_that_others_must(app: App) -> None:
    """Undoing the end of a turn of Duellum needs consent (DE10), and a computer player gives it."""
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "punic", "duellum"))
    await app.bots.seat(caller(1), "easy", 1)
    await app.lobby.start(caller(1))
    await bots_done(app)
    for action in parse_turn("@gold; ."):
        await app.play.submit(caller(1), single(action))
    await bots_done(app)
    table = await look(app)
    found = await app.proposals.undo_own(caller(1))
    assert isinstance(found, UndoConsent)
    assert format_undo_preview(table, found.asked, found.facts) == (
        "This takes back the end of your turn and a computer player's turn. "
        "Nobody else has to agree. Undo it?"
    )


async def test_a_game_won_against_computer_players_is_told_of_though_it_does_not_count(app: App) -> None:
    await solo(app, 3)
    table = await look(app)
    assert table.position is not None
    won = replace(table.game, status="over", result={"winner": "phoenicians", "reason": "target"})
    async with app.context.database.transaction() as tx:
        await Games(tx).save(won)
    stats = await app.stats.of_server(table.game.guild_id)
    assert (stats.by_ruleset, stats.uncounted) == ({}, 1)
    assert "No game between people" in format_server_stats(stats)
    assert "The one against computer players doesn't count" in format_server_stats(stats)


async def test_a_game_won_against_computer_players_is_reopened_only_when_asked_for(app: App) -> None:
    """An undo of bot turns, or of the end of the game, is only previewed until it is confirmed."""
    await solo(app, 3)
    await quiet_turn(app)
    await bots_done(app)
    table = await look(app)
    assert table.position is not None
    found = await app.proposals.undo_own(caller(1))
    assert isinstance(found, UndoConsent)
    assert (await look(app)).game.revision == table.game.revision, "nothing has happened"
    told = format_undo_preview(table, found.asked, found.facts)
    assert told == (
        "This takes back the end of your turn and 3 turns of computer players. "
        "Nobody else has to agree. Undo it?"
    )
    with pytest.raises(AppError, match="stale"):
        await app.proposals.undo(caller(1), (table.game.id, table.game.revision - 1))
    won = replace(table.game, status="over", result={"winner": "phoenicians", "reason": "target"})
    async with app.context.database.transaction() as tx:
        await Games(tx).save(won)
    found = await app.proposals.undo_own(caller(1))
    assert isinstance(found, UndoConsent)
    assert format_undo_preview(table, found.asked, found.facts).startswith(
        "The game is over; an undo reopens it. This takes back"
    )
    assert (await look(app)).game.status == "over"
    await app.proposals.undo(caller(1), (table.game.id, table.game.revision))
    reopened = await look(app)
    assert (reopened.game.status, reopened.awaited and reopened.awaited.user_id) == ("running", 1)
    texts = [str(row["payload"].get("text")) for row in await mail(app)]
    assert sum("Undone for" in text for text in texts) == 1
    assert not any("🗳️" in text for text in texts), "nobody had to be asked"


async def test_nobody_undoes_a_turn_after_which_a_bot_has_played(app: App) -> None:
    await solo(app)
    await quiet_turn(app)
    await bots_done(app)
    await refused("nothing-to-undo", app.play.undo(caller(1)))


async def test_a_bot_answers_a_demand_and_the_mover_goes_on(app: App) -> None:
    table = await place(app, json.dumps(entering()))
    seat = next(seat for seat in table.seats if seat.nation == "greeks")
    async with app.context.game_transaction(table.game.id) as tx:
        await take_over(tx, table, seat, "hard", app.context.now(), None)
    report = await app.play.submit(caller(1), single(written("rondel", wedge="maneuver-1")))
    mover = report.position.nations["phoenicians"]
    origin = next(iter(mover.galleys))
    target = next(iter(report.position.nations["greeks"].galleys))
    report = await app.play.submit(
        caller(1), single(written("move", unit="galley", count=1, start=origin, to=target))
    )
    assert (await look(app)).thinking == "hard"
    await bots_done(app)
    after = await look(app)
    assert after.awaited is not None
    assert after.awaited.user_id == 1
    await refused("answered-over", app.play.undo(caller(1)))


async def test_m5_a_turn_in_which_people_are_asked_is_told_once(app: App) -> None:
    """Else each question would tell it from its start again, and units lost before would count twice."""
    table = await place(app, endgame())
    await lay(app, table.game.id, table.started)
    table = await look(app)
    assert table.awaited is not None
    async with app.context.game_transaction(table.game.id) as tx:
        await take_over(tx, table, table.awaited, "hard", app.context.now(), None)
    fights = True
    for actions in ((written("rondel", wedge="maneuver-1"), _TO_KNOSSOS), (_TO_KNOSSOS,)):
        await _as_computer(app, *actions)
        while (asked := await look(app)).question is not None:
            assert asked.awaited is not None
            await app.play.submit(caller(asked.awaited.user_id), answer(fights=fights))
            fights = False
    await _as_computer(app, END)
    told = [row["payload"].get("text", "") for row in await mail(app) if row["kind"] in {"told", "turn"}]
    (once,) = [text for text in told if "Knossos" in text]
    assert (once.count("⚠️"), once.count("demand a fight"), once.count("do not fight")) == (1, 1, 2)


async def _as_computer(app: App, *actions: Action) -> None:
    """Play actions as the computer player that must act."""
    table = await look(app)
    assert table.thinking is not None
    rows = [ActionRow(table.started.mover, None, action, "bot") for action in actions]
    async with app.context.game_transaction(table.game.id) as tx:
        await app.play.run_automatic(tx, await load_table(tx, table.game), first=rows)


def entering() -> dict[str, object]:
    """Return a record in which a Phoenician galley is next to a Greek one, and the Phoenicians move."""
    board = load_board("east")
    home = board.start_cities[4]["phoenicians"]
    origin = next(city for city in home if board.ways("galley", city))
    taken = {city for cities in board.start_cities[4].values() for city in cities}
    target = next(place for place in board.ways("galley", origin) if place not in taken)
    nations: dict[str, dict[str, object]] = {
        nation: {"wedge": "iron", "marble": 2, "iron": 1, "gold": 3, "cities": sorted(cities)}
        for nation, cities in board.start_cities[4].items()
    }
    nations["phoenicians"]["galleys"] = {origin: 1}
    nations["greeks"]["galleys"] = {target: 1}
    return {
        "format": "antike-record/1",
        "ruleset": "antike",
        "board": "east",
        "variant": {"nations": 4},
        "seats": [
            {"nation": nation, "player": nation} for nation in ("phoenicians", "persians", "arabs", "greeks")
        ],
        "position": {"round": 3, "to_move": "phoenicians", "nations": nations},
        "actions": [],
    }


async def test_a_bot_takes_a_seat_over_for_good(app: App) -> None:
    table = await at_table(app)
    async with app.context.game_transaction(table.game.id) as tx:
        after = await take_over(tx, table, table.seats[0], "easy", app.context.now(), 2)
        await finish_change(app.context, tx, after, [])
    assert after.players[-1] == "Bot Minerva"
    await bots_done(app)
    now = await look(app)
    assert now.awaited is not None
    assert now.awaited.user_id == 2
    kept = await Journal(app.context.database.reader).of_game(table.game.id)
    assert [(row.kind, row.user_id, row.facts["player"]) for row in kept] == [("bot-takes-over", 2, 1)]


async def test_what_was_said_beforehand_goes_with_the_player(app: App) -> None:
    table = await at_table(app)
    for user_id in (3, 4):
        await app.orders.save(caller(user_id), OrderRow(user_id, None, None, "peace"))
        await app.plans.save(caller(user_id), parse_antike("@marble; ."))
    async with app.context.game_transaction(table.game.id) as tx:
        await take_over(tx, table, table.seats[2], "easy", app.context.now(), 2)
    reader = app.context.database.reader
    assert [order.user_id for order in await Orders(reader).of_game(table.game.id)] == [4]
    assert set(await Plans(reader).of_game(table.game.id)) == {"greeks"}


async def test_who_concedes_is_followed_by_a_bot_where_the_table_has_said_so(app: App) -> None:
    table = await at_table(app)
    async with app.context.game_transaction(table.game.id) as tx:
        await Games(tx).save(replace(table.game, settings=GameSettings(substitute="easy")))
    after = await app.resignations.concede(caller(1))
    assert [seat.name for seat in after.seats] == ["Bot Minerva", "Bob", "Cem", "Dao"]
    assert not any(seat.conceded for seat in after.seats)
    await bots_done(app)
    now = await look(app)
    assert now.awaited is not None
    assert now.awaited.user_id == 2
    box = RecordingSender()
    await EndedDelivery(app.context, box).deliver_due()
    told = "Ann gave up; Bot Minerva now plays the Phoenicians. Bob is now the host."
    assert sum(told in message.content for message in box.messages) == 1


async def test_a_bot_stands_in_for_one_turn(app: App) -> None:
    table = await at_table(app)
    async with app.context.game_transaction(table.game.id) as tx:
        after = await stand_in(tx, table, table.seats[0], "easy", app.context.now(), None)
        await finish_change(app.context, tx, after, [])
    await bots_done(app)
    now = await look(app)
    assert now.awaited is not None
    assert now.awaited.user_id == 2
    assert now.players[1] == "Ann"
    for user_id in (2, 3, 4):
        await app.play.submit(caller(user_id), single(Rondel("gold")))
        await app.play.submit(caller(user_id), single(EndTurn()))
    again = await look(app)
    assert again.awaited is not None
    assert (again.awaited.user_id, again.thinking) == (1, None)


async def test_what_a_stand_in_has_played_is_not_undone_by_the_player(app: App) -> None:
    table = await at_table(app)
    row = ActionRow("phoenicians", None, Rondel("gold"), "bot")
    async with app.context.game_transaction(table.game.id) as tx:
        await app.play.run_automatic(tx, table, first=[row])
    error = await refused("answered-over", app.play.undo(caller(1)))
    assert error.facts["reason"] == "bot"


async def test_bots_alone_tell_every_round(tmp_path: Path) -> None:
    async with Database(tmp_path / "antike.sqlite3") as database:
        app, box = app_on(database, Clock()), RecordingSender()
        delivery = EndedDelivery(app.context, box)
        table = await solo(app)
        async with app.context.game_transaction(table.game.id) as tx:
            alone = await take_over(tx, table, table.seats[0], "easy", app.context.now(), None)
            await finish_change(app.context, tx, alone, [])
        await delivery.deliver_due()
        before = len(box.messages)
        now = await look(app)
        while now.position is not None and now.position.round < 3:
            assert await app.bot_worker.work()
            now = await look(app)
        await delivery.deliver_due()
    assert len(box.messages) == before + 2
    assert all(not message.mentions for message in box.messages[before:])
    assert all(message.content.count("Bot ") == 4 for message in box.messages[before:])


async def test_trouble_with_thinking_ends_in_the_least_move(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = app.context.now
    assert isinstance(clock, Clock)
    await solo(app)
    await quiet_turn(app)

    async def broken(job: object) -> None:
        raise RuntimeError("no process can be started")

    monkeypatch.setattr(app.context.workers, "run", broken)
    for _ in range(40):
        await app.bot_worker.work()
        clock.seconds += 6
        table = await look(app)
        if table.thinking is None:
            break
    assert table.awaited is not None
    assert table.awaited.user_id == 1


async def test_a_game_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, clock = tmp_path / "antike.sqlite3", Clock()
    async with Database(path) as database:
        app = app_on(database, clock)
        for channel_id in (CHANNEL, _OTHER):
            table = await at_table(app, channel_id=channel_id)
            async with app.context.game_transaction(table.game.id) as tx:
                played = await take_over(tx, table, table.seats[0], "easy", clock(), None)
                await finish_change(app.context, tx, played, [])
    async with reopened_with_damage(path, 1, monkeypatch) as database:
        app = app_on(database, clock)
        for _ in range(12):
            await app.bot_worker.work()
            clock.seconds += 5
        assert (await look(app, _OTHER)).game.length > 0
        (unread,) = await BotTurns(database.reader).ready(clock() + DAY)
        assert (unread.game_id, unread.attempts) == (1, 4)
        assert unread.due_at > clock() + 60, "it is tried again, but rarely"


def test_a_seat_of_its_own_is_told_from_a_stand_in() -> None:
    seat = SeatRow(0, -1, "Bot Minerva", None, False, "hard")
    assert seat.computer
    assert not replace(seat, bot_round=3).computer


async def test_the_seat_of_a_computer_player_that_has_conceded(app: App) -> None:
    """The least action is played for it, as for any conceded seat; otherwise nobody would ever act."""
    table = await solo(app)
    seats = tuple(replace(seat, conceded=seat.user_id == -1) for seat in table.seats)
    async with app.context.game_transaction(table.game.id) as tx:
        await Games(tx).set_seats(table.game.id, seats)
    await quiet_turn(app)
    while (now := await look(app)).thinking is not None:
        assert await app.bot_worker.work()
    assert now.awaited is not None
    assert now.awaited.user_id == 1


async def test_who_takes_the_seat_while_it_thinks_plays_that_turn(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await solo(app)
    await quiet_turn(app)
    awaited = (await look(app)).awaited
    assert awaited is not None
    assert awaited.computer
    await app.proposals.put(caller(1), "replace", awaited.user_id)
    think = app.context.workers.run

    async def taken_meanwhile(job: Any) -> Any:
        found = await think(job)
        await app.substitutes.take(caller(9), 1, "Ivy")
        return found

    monkeypatch.setattr(app.context.workers, "run", taken_meanwhile)
    before = (await look(app)).game.length
    await app.bot_worker.work()
    table = await look(app)
    assert table.awaited is not None
    assert (table.awaited.user_id, table.game.length) == (9, before)


async def test_after_an_undo_nobody_stands_in_again(waiting: WaitingTable) -> None:
    """A player who was late and is back plays the turn themselves when it is restored."""
    await waiting.begin(GameSettings(deadline=DAY))
    await waiting.turn(1)
    await waiting.wait(DAY + 600)
    (late,) = await waiting.waits()
    await waiting.app.deadlines.choose(caller(1), late.id, "bot")
    while (await look(waiting.app)).thinking is not None:
        await waiting.app.bot_worker.work()
    asked = await waiting.app.proposals.undo(caller(1))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    for user_id in asked.vote.asked:
        await waiting.app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    await act(waiting.app, 1, END)
    await waiting.settle()
    assert (await look(waiting.app)).thinking is None
    assert [wait.user_id for wait in await waiting.waits()] == [2]
