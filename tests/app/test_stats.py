"""Statistics computed from logs, and removal from them."""

import asyncio
import json
import re
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App, AppError, GameCreator, GameLocation, GameRequest, GameSettings
from bot.app.stats import rate_players
from bot.model.seats import Level
from bot.records import write_record
from bot.store import DeliveryFailures, Games, Journal, Offers, Privacy, Tenures, Votes
from bot.text.stats import format_player_stats, format_server_stats
from tests.app.tables import (
    NAMES,
    Clock,
    RecordingSender,
    act,
    at_table,
    caller,
    lobby,
    look,
    mail,
    written,
)
from tests.app.waiting import HOUR, WaitingTable
from tests.databases import tables_of
from tests.records.samples import SEATS
from tests.support.delivery import EndedDelivery
from tests.support.outbox import queue_message

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_GUILD = 1
_ZORRO, _QUORRA = 77001, 88002
_ROOT = Path(__file__).resolve().parents[2]


async def _won_by(app: App, winner: int, channel_id: int, players: int = 4) -> int:
    """Start a game and let all players but `winner` concede at once; return its id."""
    table = await at_table(app, players, channel_id)
    for user_id in range(1, players + 1):
        if user_id != winner:
            await app.resignations.concede(caller(user_id, channel_id))
    return table.game.id


async def test_games_and_results_by_player_and_nation(app: App) -> None:
    await _won_by(app, 2, 100)
    await _won_by(app, 2, 101)
    await _won_by(app, 4, 102)
    stats = (await app.stats.of_server(_GUILD)).by_ruleset["antike"]
    assert stats.games == 3
    assert [(player.name, player.games, player.won) for player in stats.players[:2]] == [
        ("Bob", 3, 2),
        ("Dao", 3, 1),
    ]
    assert stats.wins["persians"] == 2
    assert stats.wins["greeks"] == 1
    assert stats.nations["arabs"] == 3
    bob = (await app.stats.of_player(_GUILD, 2))["antike"]
    assert bob.wins["persians"] == 2
    assert bob.rating > max(player.rating for player in stats.players[1:])
    assert not (await app.stats.of_server(_GUILD + 1)).by_ruleset
    with pytest.raises(AppError, match="no-stats"):
        await app.stats.of_player(_GUILD, 99)


async def test_other_commands_are_answered_while_statistics_are_computed(app: App) -> None:
    """Commands wait for each other's views, and a server may have thousands of won games."""
    for channel_id in (100, 101, 102):
        await _won_by(app, 2, channel_id)
    done = list[str]()

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        done.append(name)

    statistics, board = app.stats.of_server(_GUILD), app.queries.table(caller(1, 100))
    await asyncio.gather(noted("statistics", statistics), noted("board", board))
    assert done == ["board", "statistics"]


async def test_each_ruleset_has_its_own_ratings(app: App) -> None:
    """Wins at Duellum do not change the ratings at Antike."""
    await _won_by(app, 2, 100)
    before = await app.stats.of_server(_GUILD)
    await app.lobby.create(caller(1, 101), GameRequest(_GUILD, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2, 101), "Bob")
    await app.lobby.start(caller(1, 101))
    await app.resignations.concede(caller(2, 101))
    stats = await app.stats.of_server(_GUILD)
    assert list(stats.by_ruleset) == ["antike", "duellum"]
    assert stats.by_ruleset["antike"] == before.by_ruleset["antike"]
    duels = stats.by_ruleset["duellum"]
    assert (duels.games, [player.name for player in duels.players]) == (1, ["Ann", "Bob"])
    assert set(duels.nations) == {"romans", "carthaginians"}
    told = format_server_stats(stats)
    assert "**Antike: 1 game on this server**" in told
    assert "**Antike Duellum: 1 game on this server**" in told
    ann = await app.stats.of_player(_GUILD, 1)
    assert (ann["antike"].won, ann["duellum"].won) == (0, 1)


async def test_computer_players_of_different_levels_are_rated_apart(app: App) -> None:
    """Their ids are the same in every game; a win over one that has always won weighs more."""

    async def ann_after(server: int, level: Level) -> float:
        """Let computer players of a level win three games of others; then let Ann beat a hard one."""
        for number, (first, second, opponent) in enumerate([(3, 4, level)] * 3 + [(1, 2, "hard")]):
            channel = server * 10 + number
            await app.lobby.create(
                caller(first, channel), GameRequest(server, NAMES[first], "east", "antike", 3)
            )
            await app.lobby.join(caller(second, channel), NAMES[second])
            await app.bots.seat(caller(first, channel), opponent)
            seats = (await app.lobby.start(caller(first, channel))).seats
            winner = next(seat for seat in seats if (seat.user_id == 1 if first == 1 else seat.computer))
            result = json.dumps({"winner": winner.nation, "reason": "target"})
            async with app.context.database.transaction() as tx:
                await tx.execute(
                    "UPDATE games SET status = 'over', result = ? WHERE channel_id = ?", (result, channel)
                )
        return (await app.stats.of_player(server, 1))["antike"].rating

    assert await ann_after(20, "easy") < await ann_after(30, "hard")
    alone = rate_players([{1: 1, 2: 2, "hard": 2}])
    assert await ann_after(40, "easy") == pytest.approx(alone[1])


async def test_what_does_not_count(app: App) -> None:
    """Games without a winner or still going on, those from records, and practice do not count."""
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    record = json.dumps(write_record(await app.queries.record(caller(1)))).encode()
    await app.imports.import_record(caller(1, 300), _GUILD, record)
    game = (await look(app)).game.id
    page = await app.history_pager.at(caller(1), game, 1)
    await app.imports.fork(caller(1), "Ann", page, GameLocation(_GUILD, 301))
    await app.resignations.end(caller(1))
    stats = await app.stats.of_server(_GUILD)
    assert (stats.by_ruleset, stats.imported) == ({}, False)
    finished = (_ROOT / "data" / "games" / "last-temple.json").read_bytes()
    await app.imports.import_record(caller(1, 302), _GUILD, finished)
    stats = await app.stats.of_server(_GUILD)
    assert (stats.by_ruleset, stats.imported) == ({}, True)


async def test_response_times_are_those_of_first_actions(app: App, clock: Clock) -> None:
    await at_table(app)
    for user_id, wait in ((1, 60), (2, 600), (3, 6), (4, 6)):
        clock.seconds += wait
        await act(app, user_id, _GOLD)
        clock.seconds += 10_000
        await act(app, user_id, _END)
    for user_id in (1, 3, 4):
        await app.resignations.concede(caller(user_id))
    assert (await app.stats.of_player(_GUILD, 1))["antike"].response == 60
    assert (await app.stats.of_player(_GUILD, 2))["antike"].response == 600
    assert (await app.stats.of_player(_GUILD, 2))["antike"].timed == 0


@pytest.mark.parametrize("settings", [GameSettings(deadline=HOUR), GameSettings(daily=1200)])
async def test_deadlines_kept_and_missed(waiting: WaitingTable, settings: GameSettings) -> None:
    """A turn that the bot ended, without an action of the player, was a miss of one deadline."""
    await waiting.begin(replace(settings, timeout="skip"))
    for user_id in (1, 2, 3, 4, 1):
        await waiting.turn(user_id)
    while (await waiting.waits())[0].user_id == 2:
        await waiting.wait(600)
    assert await _kept_by_bob(waiting) == (1, 2)


async def test_a_turn_extended_twice_was_one_miss(waiting: WaitingTable) -> None:
    await waiting.begin(GameSettings(deadline=HOUR))
    for user_id in (1, 2, 3, 4, 1):
        await waiting.turn(user_id)
    for _ in range(2):
        await waiting.wait(HOUR + 60)
        (wait,) = await waiting.waits()
        await waiting.app.deadlines.choose(caller(1), wait.id, "extend")
        await waiting.settle()
    await waiting.turn(2)
    assert len([event for event in await waiting.journal() if event.kind == "deadline"]) == 2
    assert await _kept_by_bob(waiting) == (1, 2)


async def _kept_by_bob(waiting: WaitingTable) -> tuple[int, int]:
    """Let Bob win; return how many of his deadlines he kept, of how many, as a user is told."""
    for user_id in (1, 3, 4):
        await waiting.app.resignations.concede(caller(user_id))
    told = format_player_stats(await waiting.app.stats.of_player(_GUILD, 2))
    kept = re.search(r"Deadlines kept: (\d+) of (\d+)", told)
    assert kept
    return int(kept[1]), int(kept[2])


@pytest.mark.both
async def test_who_leaves_the_statistics_is_in_no_list(app: App) -> None:
    await _won_by(app, 2, 100)
    ann = (await app.stats.of_player(_GUILD, 1))["antike"]
    await app.stats.list(2, listed=False)
    assert not await app.stats.is_listed(2)
    assert 2 not in [
        player.user_id for player in (await app.stats.of_server(_GUILD)).by_ruleset["antike"].players
    ]
    with pytest.raises(AppError, match="no-stats"):
        await app.stats.of_player(_GUILD, 2)
    assert (await app.stats.of_player(_GUILD, 1))["antike"].rating == ann.rating
    await app.stats.list(2, listed=True)
    assert (await app.stats.of_player(_GUILD, 2))["antike"].won == 1


_OWN_ROWS = (
    "INSERT INTO orders (game_id, user_id, answer) VALUES (?, ?, 'fight')",
    "INSERT INTO plans (game_id, user_id, nation, mode, lines, state)"
    " VALUES (?, ?, 'arabs', 'play', '[]', 'waiting')",
    "INSERT INTO plan_choices (game_id, user_id, nation, round, line, written, passed)"
    " VALUES (?, ?, 'arabs', 1, 0, '', '[]')",
    "INSERT INTO plan_drafts (game_id, user_id, lines) VALUES (?, ?, '[]')",
    "INSERT INTO presences (game_id, user_id, seen_at) VALUES (?, ?, 0)",
    "INSERT INTO delivery_failures (game_id, channel_id, problem, told_at) VALUES (?, ?, '', 0)",
)
"""Rows that a player's orders, plans and presence, and messages that did not arrive, leave in a game."""


async def _everything(app: App) -> str:
    """Return all rows of all tables as text, one per line."""
    told = []
    reader = app.context.database.reader
    for name in await tables_of(app.context.database):
        cursor = await reader.execute(f"SELECT * FROM {name}")  # noqa: S608 its own tables
        told += [f"{name}: {tuple(row)}" for row in await cursor.fetchall()]
    return "\n".join(told)


@pytest.mark.both
async def test_who_wants_to_be_forgotten_is_nowhere_in_ended_games(app: App, clock: Clock) -> None:
    del clock
    game = await _won_by(app, 2, 100)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE seats SET user_id = 77001, name = 'Zorro' WHERE user_id = 2")
        await tx.execute("UPDATE games SET host_id = 77001")
        await tx.execute("UPDATE outbox SET sent_at = 1, payload = replace(payload, 'Bob', 'Zorro')")
        query = "INSERT INTO journal (game_id, kind, user_id, nation, facts, at) VALUES (?, ?, ?, ?, ?, 0)"
        await tx.execute(
            query, (game, "skipped", 77001, "persians", '{"agreed": [77001], "by_setting": false}')
        )
        log = "INSERT INTO actions (game_id, seq, kind, nation, user_id, batch, action, at) VALUES"
        await tx.execute(
            f"{log} (?, 900, 'action', 'persians', 77001, 900, ?, 0)", (game, '{"type": "end_turn"}')
        )
        for own in _OWN_ROWS:
            await tx.execute(own, (game, 77001))
            await tx.execute(own.replace("'arabs'", "'greeks'"), (game, 88002))
    assert "Zorro" in await _everything(app)
    posted = [(row["id"], row["channel_id"]) for row in await mail(app)]
    farewell = await app.stats.forget(77001)
    assert (farewell.forgotten, farewell.open_games) == (1, ())
    left = await _everything(app)
    assert "Zorro" not in left
    assert "77001" not in left
    assert left.count("88002") == len(_OWN_ROWS), "what others have stored stays"
    stats = (await app.stats.of_server(_GUILD)).by_ruleset["antike"]
    assert stats.games == 1
    assert stats.wins["persians"] == 1, "the game itself stays"
    assert len(stats.players) == 3
    assert [(row["id"], row["channel_id"]) for row in await mail(app)] == posted, "they can still be edited"
    assert (await app.stats.forget(77001)).forgotten == 0


async def test_others_play_on_while_somebody_is_removed_from_many_games(app: App, clock: Clock) -> None:
    del clock
    game = await _won_by(app, 2, 100)
    async with app.context.database.transaction() as tx:
        columns = "guild_id, channel_id, ruleset, board, variant, status, created_at, changed_at"
        for number in range(game + 1, game + 100):
            query = (
                f"INSERT INTO games (id, host_id, {columns}) SELECT ?, 2, {columns} FROM games WHERE id = ?"  # noqa: S608
            )
            await tx.execute(query, (number, game))
    removing = asyncio.create_task(app.stats.forget(2))
    left = 100
    while left == 100:
        await asyncio.sleep(0)
        async with app.context.database.transaction() as tx:
            left = len(await Privacy(tx).ended_games(2))
    assert left > 0, "this one has not waited for all of them"
    assert (await removing).forgotten == 100


async def test_a_game_that_ends_while_somebody_is_removed_from_others_is_one_of_them(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _won_by(app, 2, 100)
    await at_table(app, channel_id=101)

    async def end_game(_seconds: float) -> None:
        monkeypatch.undo()
        for user_id in (1, 3, 4):
            await app.resignations.concede(caller(user_id, 101))

    monkeypatch.setattr(asyncio, "sleep", end_game)
    farewell = await app.stats.forget(2)
    assert (farewell.forgotten, farewell.open_games) == (2, ())
    assert "Bob" not in await _everything(app)


async def _with_a_past(app: App) -> int:
    """Play a game to its end in which Zorro is in votes and gives his seat to Quorra; return its id."""
    await lobby(app)
    people = ((1, "Ann"), (_ZORRO, "Zorro"), (3, "Cem"), (4, "Dao"))
    for (user_id, name), nation in zip(people, SEATS, strict=True):
        await app.lobby.join(caller(user_id), name, nation)
    game = (await app.lobby.start(caller(1))).game.id
    put, vote = app.proposals.put, app.proposals.vote
    await act(app, 1, _GOLD, _END)
    await act(app, _ZORRO, _GOLD)
    newcomer = (_QUORRA, "Quorra")
    for mover, kind, about, to, voters in (
        (_ZORRO, "pause", None, None, {1: True, 3: True}),
        (1, "resume", None, None, {3: True, _ZORRO: True}),
        (1, "expel", _ZORRO, None, {3: False, 4: False}),
        (3, "replace", _ZORRO, newcomer, {1: False, 4: False}),
    ):
        asked = (await put(caller(mover), kind, about, to)).vote  # type: ignore[arg-type]
        assert asked is not None
        for voter, yes in voters.items():
            await vote(caller(voter), asked.id, yes=yes)
    await put(caller(_ZORRO), "replace", _ZORRO, newcomer)
    await app.substitutes.take(caller(_QUORRA), 1, "Quorra")
    async with app.context.database.transaction() as tx:
        await queue_message(tx, game, "direct", {"text": "Zorro"}, kind="reminder", to=_ZORRO)
        await queue_message(tx, game, "waiting", {"text": "Quorra, Zorro"}, 2**40, kind="more")
        facts = {"level": "easy", "reason": "late", "player": _ZORRO, "name": "Zorro", "action": _ZORRO + 1}
        await Journal(tx).add(game, "bot-takes-over", 0, 3, "persians", facts)
        await Journal(tx).add(game, "skipped", 0, 3, "persians", {"agreed": [_ZORRO, 3], "by_setting": False})
        await DeliveryFailures(tx).add(game, _ZORRO, "closed", 0)
    for user_id in (_QUORRA, 3, 4):
        await app.resignations.concede(caller(user_id))
    return game


@pytest.mark.both
async def test_one_id_of_nobody_s_stands_for_somebody_forgotten(app: App) -> None:
    game = await _with_a_past(app)
    before = await _everything(app)
    assert {name for name in ("Zorro", "Quorra", str(_ZORRO), str(_QUORRA)) if name in before} == {
        *("Zorro", "Quorra", str(_ZORRO), str(_QUORRA))
    }
    assert (await app.stats.forget(_ZORRO)).forgotten == 1
    left = await _everything(app)
    assert "Zorro" not in left
    assert not re.search(rf"(?<!\d){_ZORRO}(?!\d)", left)
    assert str(_QUORRA) in left, "who has not asked for it"
    reader = app.context.database.reader
    votes = await Votes(reader).of_game(game)
    nobody = votes[0].mover_id
    assert nobody < 0
    assert [vote.about_id for vote in votes] == [None, None, nobody, nobody]
    assert nobody in votes[1].asked
    assert await Votes(reader).ballots(votes[1].id) == {3: True, nobody: True}
    assert votes[3].facts["names"] == {str(nobody): "Somebody", str(_QUORRA): "Quorra"}
    offer = await Offers(reader).by_id(1)
    assert offer is not None
    assert (offer.user_id, offer.taken_by) == (nobody, _QUORRA)
    assert [(row.user_id, row.name) for row in await Tenures(reader).of_game(game)] == [
        (nobody, "Somebody"),
        (_QUORRA, "Quorra"),
    ]
    events = {event.kind: event for event in await Journal(reader).of_game(game)}
    assert events["bot-takes-over"].user_id == 3
    assert events["bot-takes-over"].facts["name"] == "Somebody"
    assert events["bot-takes-over"].facts["action"] == _ZORRO + 1, "no id, and so as it was"
    assert events["skipped"].facts == {"agreed": [nobody, 3], "by_setting": False}
    assert [row.user_id for row in await Games(reader).log(game)][:3] == [1, 1, nobody]


@pytest.mark.both
async def test_two_who_are_forgotten_stay_two(app: App) -> None:
    game = await _with_a_past(app)
    await app.stats.forget(_ZORRO)
    await app.stats.forget(_QUORRA)
    assert "Quorra" not in await _everything(app)
    reader = app.context.database.reader
    first, second = [row.user_id for row in await Tenures(reader).of_game(game)]
    assert first != second
    offer = await Offers(reader).by_id(1)
    assert offer is not None
    assert (offer.user_id, offer.to_id, offer.taken_by) == (first, second, second)
    assert [seat.user_id for seat in (await look(app)).seats] == [1, second, 3, 4]
    assert (await app.stats.of_server(_GUILD)).by_ruleset["antike"].games == 1
    assert await app.substitutes.tenures(game)


async def test_whose_id_is_within_that_of_another_takes_no_name_along(app: App) -> None:
    """The names of computer players' predecessors stand in the journal, with their ids."""
    game = await _won_by(app, 2, 100)
    async with app.context.database.transaction() as tx:
        for user_id, name in ((3, "Zorro"), (23, "Quorra")):
            facts = {"level": "easy", "reason": "deadline", "player": user_id, "name": name}
            await Journal(tx).add(game, "bot-takes-over", 5, None, "arabs", facts)
    await app.stats.forget(3)
    journal = await Journal(app.context.database.reader).of_game(game)
    told = [event.facts for event in journal if event.kind == "bot-takes-over"]
    assert [facts["name"] for facts in told] == ["Somebody", "Quorra"]
    assert [facts["player"] == 23 for facts in told] == [False, True]


@pytest.mark.both
async def test_who_agreed_to_a_rematch_is_forgotten_there_too(app: App) -> None:
    """Such an entry in the journal has the name as it was then; those of other players stay."""
    game = await _won_by(app, 2, 100)
    for user_id, name in ((2, "Zorro"), (3, "Quorra")):
        await app.rematches.ask(caller(user_id), game, name, GameCreator(frozenset(), (100,)))
    assert (await app.stats.forget(2)).forgotten == 1
    assert "Zorro" not in await _everything(app)
    journal = await Journal(app.context.database.reader).of_game(game)
    asked = [event for event in journal if event.kind == "rematch"]
    assert [event.facts for event in asked] == [{"name": "Somebody"}, {"name": "Quorra"}]
    assert [event.user_id == 3 for event in asked] == [False, True]


@pytest.mark.both
async def test_who_could_no_longer_see_the_game_they_followed_is_forgotten(app: App, clock: Clock) -> None:
    follower = 123_456_789_012_345_678  # as long as Discord's
    table = await at_table(app)
    await app.following.choose(caller(follower), table.game.id, "end")
    await app.resignations.end(caller(1))
    clock.seconds += 60
    await app.scheduler.work()
    sender = RecordingSender(hidden={follower})
    await EndedDelivery(app.context, sender).deliver_due()
    assert follower in [message.channel_id for message in sender.messages], "hears that they follow no more"
    assert (await app.stats.forget(follower)).forgotten == 1
    assert str(follower) not in await _everything(app)


@pytest.mark.both
async def test_whoever_left_a_running_game_is_forgotten_once_it_has_ended(app: App) -> None:
    await at_table(app)
    await app.proposals.put(caller(2), "replace", 2)
    await app.substitutes.take(caller(_QUORRA), 1, "Quorra")
    assert (await app.stats.forget(2)).forgotten == 0
    for user_id in (_QUORRA, 3, 4):
        await app.resignations.concede(caller(user_id))
    assert (await app.stats.forget(2)).forgotten == 1
    assert "Bob" not in await _everything(app)


async def test_a_running_game_keeps_its_players(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    page = await app.history_pager.at(caller(1), (await look(app)).game.id, 1)
    await app.imports.fork(caller(1), "Ann", page, GameLocation(_GUILD, 301))
    farewell = await app.stats.forget(1)
    assert farewell.open_games == (100,)
    assert farewell.forgotten == 1, "what was tried out alone"
    assert (await look(app)).seat_of(1) is not None
    assert await mail(app)


@pytest.mark.both
async def test_the_log_still_takes_no_other_change(app: App) -> None:
    await at_table(app)
    await act(app, 1, _GOLD)
    for change in (
        "user_id = 5",
        "user_id = NULL",
        "user_id = -5, at = 0",
        "nation = 'romans', user_id = -5",
    ):
        with pytest.raises(Exception, match="append-only"):
            async with app.context.database.transaction() as tx:
                await tx.execute(f"UPDATE actions SET {change}")  # noqa: S608 the lines above


@pytest.mark.both
async def test_the_journal_still_takes_no_other_change(app: App) -> None:
    await at_table(app)
    async with app.context.database.transaction() as tx:
        await Journal(tx).add(1, "skipped", 0, 1, "greeks", {"agreed": [1], "by_setting": False})
    for change in (
        "user_id = 5",
        "user_id = NULL",
        "user_id = -5, at = 1",
        """facts = '{"agreed": [1], "by_setting": true}'""",
        """facts = '{"agreed": [1]}'""",
    ):
        with pytest.raises(Exception, match="append-only"):
            async with app.context.database.transaction() as tx:
                await tx.execute(f"UPDATE journal SET {change}")  # noqa: S608 the lines above


def test_ratings_grow_with_wins_against_the_strong() -> None:
    ratings = rate_players([{1: 1, 2: 2}, {1: 1, 2: 2}, {2: 1, 3: 2}])
    assert ratings[1] > ratings[2] > ratings[3]
    assert rate_players([]) == {}
    level = rate_players([{1: 1, 2: 1}])
    assert level[1] == pytest.approx(level[2])
