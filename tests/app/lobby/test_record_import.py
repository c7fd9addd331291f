"""Games from record files: in the lobby, finished, rejected; and practice from past positions."""

import asyncio
import json
from time import sleep
from typing import Any

import pytest

from bot.app import App, AppError, GameLocation, GameRequest, Table
from bot.app.antike.options import Options
from bot.app.lobby import record_import
from bot.app.turn.payments import single
from bot.records import Record, read_record, replay, write_record
from bot.records.antike import action_to_json
from tests.app.tables import act, at_table, caller, look, mail, position_of, refused, written
from tests.records.samples import EXAMPLE, changed, endgame, given, text, walk

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_GUILD = 1


async def _bring(app: App, record: str, channel_id: int = 200, user_id: int = 9) -> Table:
    return await app.imports.import_record(caller(user_id, channel_id), _GUILD, record.encode())


async def _exported(app: App, channel_id: int = 200) -> dict[str, Any]:
    return write_record(await app.queries.record(caller(9, channel_id)))


def _wandered(seed: int, record: str | None = None, steps: int = 120) -> str:
    """Return the record of a random game of at most `steps` actions, which continues `record` if given."""
    begun = json.loads(record or text())
    actions = [action for _, action, _ in walk(seed, steps, record)]
    written_down = write_record(read_record(json.dumps(begun)))
    return json.dumps({**written_down, "actions": [action_to_json(action) for action in actions]})


@pytest.mark.parametrize("begun", [None, endgame(goal=50)], ids=["from the start", "from a position"])
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_export_import_export_is_the_identity(app: App, begun: str | None, seed: int) -> None:
    record = _wandered(seed, begun)
    table = await _bring(app, record)
    first = await _exported(app)
    assert first == write_record(read_record(record))
    assert position_of(table) == replay(read_record(record)).position
    await _bring(app, json.dumps(first), 201)
    assert await _exported(app, 201) == first


async def test_the_players_of_a_record_are_seats_to_be_taken(app: App) -> None:
    table = await _bring(app, EXAMPLE)
    assert table.game.status == "lobby"
    assert table.game.host_id == 9
    assert [(seat.name, seat.free) for seat in table.seats] == [(f"p{n}", True) for n in (1, 2, 3, 4)]
    with pytest.raises(AppError, match="not-in-game"):
        await app.lobby.start(caller(1, 200))
    await app.lobby.join(caller(1, 200), "Ann", "phoenicians")
    with pytest.raises(AppError, match="nation-taken"):
        await app.lobby.join(caller(2, 200), "Bob", "phoenicians")
    with pytest.raises(AppError, match="nation-unknown"):
        await app.lobby.join(caller(2, 200), "Bob", "romans")
    with pytest.raises(AppError, match="in-game-already"):
        await app.lobby.join(caller(1, 200), "Ann", "greeks")
    with pytest.raises(AppError, match="game-full") as refused:
        await app.bots.seat(caller(1, 200), "easy")
    assert refused.value.facts["recorded"], "there are free seats, but for people"
    await app.lobby.join(caller(2, 200), "Bob")
    await app.lobby.join(caller(3, 200), "Cem", "greeks")
    with pytest.raises(AppError, match="seats-free"):
        await app.lobby.start(caller(1, 200))
    await app.lobby.leave(caller(3, 200))
    table = await look(app, 200)
    assert [seat.nation for seat in table.free] == ["arabs", "greeks"]
    assert table.game.host_id == 9
    await app.lobby.join(caller(3, 200), "Cem", "arabs")
    await app.lobby.join(caller(4, 200), "Dao", "greeks")
    with pytest.raises(AppError, match="game-full"):
        await app.lobby.join(caller(5, 200), "Eve")
    table = await app.lobby.start(caller(2, 200))
    assert table.game.status == "running"
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Cem", "Dao"]
    assert position_of(table) == replay(read_record(EXAMPLE)).position
    assert [row["mention"] for row in await mail(app)] == [[2]], "the next player of the record is called"
    await app.play.submit(caller(2, 200), single(_GOLD))
    assert len((await app.queries.record(caller(2, 200))).actions) == 3
    assert (await app.play.undo(caller(2, 200))).position == replay(read_record(EXAMPLE)).position


@pytest.mark.both
async def test_who_gives_up_a_recorded_seat_leaves_no_name_behind(app: App) -> None:
    await _bring(app, EXAMPLE)
    for user_id, name in ((1, "Ann"), (2, "Bob")):
        await app.lobby.join(caller(user_id, 200), name)
        await app.lobby.leave(caller(user_id, 200))
    await app.lobby.join(caller(1, 200), "Ann", "greeks")
    table = await app.lobby.leave(caller(1, 200))
    assert [(seat.name, seat.free) for seat in table.seats][1:3] == [("p2", True), ("p3", True)]
    assert {table.seats[0].name, table.seats[3].name} == {"Somebody"}
    again = await _bring(app, json.dumps(await _exported(app)), 201)
    assert len({seat.user_id for seat in again.seats}) == 4, "they are still two players in the record"


@pytest.mark.both
async def test_a_game_from_a_position_goes_on_from_it(app: App) -> None:
    """Without snapshots the game begins at the position stored in its row."""
    position = given(persians={"gold": 4, "marble": 2}, greeks={"iron": 3})
    record = text({"type": "rondel", "wedge": "marble"}, {"type": "end_turn"}, position=position)
    table = await _bring(app, record)
    async with app.context.database.transaction() as tx:
        await tx.execute("DELETE FROM snapshots")
    assert position_of(await look(app, 200)) == position_of(table)
    past = await app.queries.history(caller(9, 200))
    assert (past[0].round, past[0].nation) == (5, "greeks")
    assert (await _exported(app))["position"] == write_record(read_record(record))["position"]


async def test_a_record_that_is_over_stands_there_to_be_looked_at(app: App) -> None:
    for seed in range(40):
        record = _wandered(seed, endgame(goal=2), 400)
        table = await _bring(app, record, 300 + seed)
        if table.game.status == "over":
            break
    assert table.game.result is not None
    assert table.game.result["winner"] == position_of(table).winner
    assert await _exported(app, 300 + seed) == write_record(read_record(record))
    again = await _bring(app, EXAMPLE, 300 + seed)
    assert again.game.id != table.game.id, "a finished game leaves the channel free"


@pytest.mark.both
async def test_who_has_several_nations_in_a_record_sits_at_all_of_them(app: App) -> None:
    """A player who takes one of the two nations of a recorded player gets both (S9)."""
    wish = GameRequest(_GUILD, "Ann", options=Options(two_players="four-nations"))
    await app.lobby.create(caller(1), wish)
    await app.lobby.join(caller(2), "Bob")
    await app.lobby.start(caller(1))
    record = write_record(await app.queries.record(caller(1)))
    table = await _bring(app, json.dumps(record))
    await app.lobby.join(caller(1, 200), "Cem")
    table = await look(app, 200)
    assert len(table.seats_of(1)) == 2
    assert len(table.free) == 2
    await app.lobby.leave(caller(1, 200))
    assert len((await look(app, 200)).free) == 4, "both are free again"
    await app.lobby.join(caller(1, 200), "Cem")
    page = await app.history_pager.at(caller(7, 200), table.game.id, 0)
    practice = await app.imports.fork(caller(7, 200), "Gus", page, GameLocation(_GUILD, 500))
    told = write_record(await app.queries.record(caller(7, 500)))
    assert {seat["player"] for seat in told["seats"]} == {"Gus", "Gus (2)"}
    assert read_record(json.dumps(told)).setup == position_of(practice).setup


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record-malformed"),
        ("[" * 100_000, "record-malformed"),
        ("{}", "record-malformed"),
        (changed(EXAMPLE, "board", "../../etc/passwd"), "record-malformed"),
        (changed(EXAMPLE, "board", "middle"), "record-malformed"),
        (changed(EXAMPLE, "seats.0.player", "x" * 101), "record-malformed"),
        (changed(EXAMPLE, "variant.goal", 2**70), "record-malformed"),
        (changed(EXAMPLE, "actions.0.wedge", "silver"), "record-malformed"),
        (changed(EXAMPLE, "actions.0", {"type": "end_turn"}), "record-unplayable"),
        (" " * 2**20 + EXAMPLE, "record-too-long"),
        (text(*[{"type": "end_turn"}] * 20_001), "record-too-many"),
    ],
)
async def test_what_is_no_record_is_refused(app: App, record: str, code: str) -> None:
    error = await refused(code, _bring(app, record))
    assert "\n" not in str(error.facts.get("problem", ""))
    with pytest.raises(AppError, match="no-game"):
        await look(app, 200)


async def test_a_channel_with_a_game_takes_no_second_one(app: App) -> None:
    await at_table(app)
    with pytest.raises(AppError, match="channel-taken"):
        await _bring(app, EXAMPLE, 100)


async def test_where_a_game_is_no_record_is_read(app: App) -> None:
    await at_table(app)
    with pytest.raises(AppError, match="channel-taken"):
        await _bring(app, "no record", 100)


async def test_records_are_read_one_after_another(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read in threads, which would all slow down the bot at once."""
    reading, most = list[bytes](), list[int]()

    def slowly(told: bytes) -> Record:
        reading.append(told)
        most.append(len(reading))
        sleep(0.02)
        reading.pop()
        return read_record(told)

    monkeypatch.setattr(record_import, "read_record", slowly)
    await asyncio.gather(*(_bring(app, EXAMPLE, channel) for channel in range(200, 204)))
    assert most == [1] * 4


async def _practice(app: App, number: int, user_id: int = 7) -> Table:
    game = (await look(app)).game.id
    place = GameLocation(_GUILD, 500)
    page = await app.history_pager.at(caller(user_id), game, number)
    return await app.imports.fork(caller(user_id), "Gus", page, place)


@pytest.mark.both
async def test_a_past_position_to_try_things_out_in(app: App) -> None:
    await at_table(app)
    for user_id in (1, 2, 3):
        await act(app, user_id, _GOLD, _END)
    before, messages = await look(app), len(await mail(app))
    table = await _practice(app, 2)
    past = await app.queries.history(caller(1))
    assert position_of(table) == past[1].position
    assert {seat.user_id for seat in table.seats} == {7}
    assert [row["mention"] for row in (await mail(app))[messages:]] == [[]], "nobody is called"
    for _ in range(3):
        assert (await look(app, 500)).awaited is not None
        await app.play.submit(caller(7, 500), single(_GOLD))
        await app.play.submit(caller(7, 500), single(_END))
    assert position_of(await look(app, 500)).round == 2
    assert all(row["mention"] == [] for row in (await mail(app))[messages:])
    assert await look(app) == before, "the game itself stays as it is"
    with pytest.raises(AppError, match="practice-alone"):
        await app.resignations.concede(caller(7, 500))
    assert [each.game.id for each in await app.queries.in_guild(_GUILD)] == [before.game.id]
    with pytest.raises(AppError, match="no-game"):
        await app.history_pager.at(caller(1), table.game.id)
    record = json.dumps(write_record(await app.queries.record(caller(7, 500))))
    assert replay(read_record(record)).position == position_of(await look(app, 500))
    ended = await app.resignations.end(caller(7, 500))
    assert ended.game.status == "closed"


async def test_practice_from_the_very_start(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    table = await _practice(app, 0)
    assert position_of(table).mover == "phoenicians"
    assert table.game.length == 0


async def test_no_practice_after_the_end_or_in_another_server(app: App) -> None:
    for seed in range(40):
        table = await _bring(app, _wandered(seed, endgame(goal=2), 400), 300 + seed)
        if table.game.status == "over":
            break
    who = caller(7, table.game.channel_id)
    end, start = [await app.history_pager.at(who, table.game.id, number) for number in (9_999, 0)]
    with pytest.raises(AppError, match="practice-over"):
        await app.imports.fork(who, "Gus", end, GameLocation(_GUILD, 500))
    with pytest.raises(AppError, match="no-game"):
        await app.imports.fork(who, "Gus", start, GameLocation(_GUILD + 1, 500))
