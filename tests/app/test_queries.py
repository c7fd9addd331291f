"""Reading games: tables, lists, histories, records."""

import json

from bot.app import App
from bot.engine.antike import events as ev
from bot.notation.antike import print_turn
from bot.records import read_record, replay, write_record
from tests.app.tables import act, at_table, caller, lobby, look, position_of, written

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def test_a_history_turn_by_turn(app: App) -> None:
    await at_table(app)
    assert await app.queries.history(caller(9)) == []
    await act(app, 1, _GOLD, _END)
    await act(app, 2, _GOLD)
    turns = await app.queries.history(caller(9))
    assert [(turn.round, turn.nation) for turn in turns] == [(1, "phoenicians"), (1, "persians")]
    assert [type(event) for event in turns[0].events] == [ev.StoneMoved, ev.Produced, ev.TurnEnded]
    assert [type(event) for event in turns[1].events] == [ev.StoneMoved, ev.Produced]
    assert [print_turn(turn.actions) for turn in turns] == ["@gold; .", "@gold"]


async def test_what_was_undone_is_not_history(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    await app.play.undo(caller(1))
    assert await app.queries.history(caller(1)) == []


async def test_a_new_round_is_told_once(app: App) -> None:
    await at_table(app)
    for user_id in (1, 2, 3, 4):
        await act(app, user_id, _GOLD, _END)
    turns = await app.queries.history(caller(1))
    told = [event for turn in turns for event in turn.events if isinstance(event, ev.RoundBegan)]
    assert [event.round for event in told] == [2]


async def test_a_record_of_the_game(app: App) -> None:
    """The record replays to the table's position and names the players."""
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    await act(app, 2, written("rondel", wedge="arming"), written("arm", province="susa", legions=1))
    record = await app.queries.record(caller(9))
    told = json.dumps(write_record(record))
    assert replay(read_record(told)).position == position_of(await look(app))
    assert [seat["player"] for seat in json.loads(told)["seats"]] == ["Ann", "Bob", "Cem", "Dao"]


async def test_a_record_outlives_the_end(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    await app.resignations.end(caller(1))
    assert len((await app.queries.record(caller(1))).actions) == 1
    assert len(await app.queries.history(caller(1))) == 1


async def test_games_of_a_server(app: App) -> None:
    first = await at_table(app)
    await app.resignations.end(caller(1))
    second = await lobby(app, channel_id=101)
    third = await at_table(app, 3, channel_id=102)
    listed = await app.queries.in_guild(1)
    assert [table.game.id for table in listed] == [third.game.id, second.game.id, first.game.id]
    assert [table.position is None for table in listed] == [False, True, False]
    assert await app.queries.in_guild(2) == []


async def test_a_game_by_its_number(app: App) -> None:
    table = await at_table(app)
    assert await app.queries.by_id(table.game.id) == table
    assert await app.queries.by_id(table.game.id + 1) is None


async def test_a_table_knows_its_people(app: App) -> None:
    table = await at_table(app)
    assert table.seat_of(9) is None
    assert table.seat_for(None) is None
    assert table.seat_for("romans") is None
    seat = table.seat_for("greeks")
    assert seat is not None
    assert seat.user_id == 4
    assert table.names == {"phoenicians": "Ann", "persians": "Bob", "arabs": "Cem", "greeks": "Dao"}


async def test_changes_since_ones_own_last_turn(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    await act(app, 2, _GOLD, _END)
    await act(app, 3, _GOLD)

    async def turns(user_id: int) -> list[str]:
        found = await app.queries.changes(caller(user_id))
        return [event.nation for event in found if isinstance(event, ev.TurnBegan)]

    assert await turns(1) == ["persians", "arabs"]
    assert await turns(2) == ["arabs"]
    assert await turns(3) == ["phoenicians", "persians", "arabs"], "whose turn has not ended yet"
    assert await turns(4) == ["phoenicians", "persians", "arabs"], "who has not had one"
    await act(app, 3, _END)
    assert await turns(3) == []
    await act(app, 4, _GOLD, _END)
    await act(app, 1, written("rondel", wedge="maneuver-1"))
    assert await turns(1) == ["persians", "arabs", "greeks", "phoenicians"]
    assert await turns(9) == ["persians", "arabs", "greeks", "phoenicians"], "an onlooker sees one round"
