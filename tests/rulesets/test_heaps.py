"""A ruleset unknown to all modules of the bot works throughout the application."""

import json
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App, AppError, Caller, GameRequest, GameSettings, Table, UndoConsent
from bot.app.maintenance.verify import replay_stored
from bot.app.table import setup_of
from bot.app.votes.votes import VoteResult
from bot.engine.errors import RuleError
from bot.engine.terms import Nation
from bot.model import OrderRow
from bot.records import write_record
from bot.rulesets import Script, ruleset
from bot.store import Database, Games
from bot.text.table.settings import format_time_settings
from bot.text.table.votes import format_undo_preview
from tests.app.tables import CHANNEL, NAMES, Clock, RecordingSender, app_on, caller, look, mail, unpost
from tests.app.waiting import DAY
from tests.databases import Where
from tests.rulesets.heaps import CODEC, Beg, End, Pat, Take
from tests.support.delivery import EndedDelivery


async def _table(app: App, players: int = 3, settings: GameSettings | None = None) -> Table:
    await app.lobby.create(
        caller(1), GameRequest(7, NAMES[1], "east", "heaps", players, settings=settings or GameSettings())
    )
    for user_id in range(2, players + 1):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    await app.lobby.start(caller(1))
    await unpost(app)
    return await look(app)


def _doing(action: Any) -> Script:
    def steps(position: Any) -> Generator[Any, Any, None]:
        del position
        yield action

    return steps


def _now(table: Table) -> Any:
    assert table.position is not None
    return table.position


def _user(table: Table, nation: Nation) -> int:
    seat = table.seat_for(nation)
    assert seat is not None
    return seat.user_id


async def _act(app: App, action: Any) -> Table:
    table = await look(app)
    assert table.awaited is not None
    await app.play.submit(caller(table.awaited.user_id), _doing(action))
    return await look(app)


class _Rising(Random):
    """Random source of 0, 1, 2 and so on, so that a card that comes again is not a new draw."""

    def __init__(self) -> None:
        super().__init__()
        self.given = -1

    def randrange(self, start: int, *_: Any) -> int:
        self.given += 1
        return self.given % start


async def _undo(app: App, user_id: int) -> None:
    """Propose an undo, to which all others agree."""
    asked = await app.proposals.undo(caller(user_id))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    for other in asked.vote.asked:
        asked = await app.proposals.vote(caller(other), asked.vote.id, yes=True)
        assert asked.vote is not None
    assert asked.state == "carried"


async def _taken(app: App) -> int:
    """Take a card for the awaited nation, answer no to a question, and return the card."""
    table = await _act(app, Take())
    card: int = (await _log(app, table))[-1].card
    if table.question is not None:
        await _act(app, Beg(yes=False))
    return card


async def _log(app: App, table: Table) -> list[Any]:
    return [row.action for row in await Games(app.context.database.reader).log(table.game.id)]


async def _until_asked(app: App) -> Table:
    """Play until a 3 was taken, and return the table with the question; at most 60 actions."""
    for _ in range(60):
        table = await look(app)
        if table.question is not None:
            return table
        taken = _now(table).taken
        table = await _act(app, End() if taken else Take())
        assert _now(table).outcome is None
    raise AssertionError("no 3 in 60 cards")


@pytest.mark.both
async def test_a_whole_game(where: Where) -> None:
    """From lobby to winner, with off-turn questions and drawn cards; a replay of the log ends the same."""
    async with Database(where) as database:
        app, chance = app_on(database), Random(5)
        table = await _table(app)
        rules = table.ruleset.rules
        for _ in range(400):
            if _now(table).outcome is not None:
                break
            table = await _act(app, chance.choice(rules.legal(_now(table))))
        assert table.game.status == "over"
        log = await _log(app, table)
        assert all(action.card in (1, 2, 3) for action in log if isinstance(action, Take))
        position = rules.start(setup_of(table.game, table.seats))
        for action in log:
            position, _ = rules.apply(position, action)
        assert position == (await look(app)).position
        checked = [each async for each in replay_stored(database)]
        assert [(each.fault, each.actions) for each in checked] == [(None, len(log))]
        turns = await app.queries.history(caller(1))
        assert sum(len(turn.rows) for turn in turns) == len(log)
        assert [turn.nation for turn in turns[:3]] == list(_now(table).setup.nations)


async def test_a_card_is_drawn_once(tmp_path: Any) -> None:
    """The card drawn is in the log's row, and in the position that the log leads to."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await _table(app)
        table = await _act(app, Take())
        card = (await _log(app, table))[-1].card
        assert _now(table).heaps[_now(table).mover] == card
        assert (await look(app)).position == table.position


async def test_what_was_seen_is_taken_back_with_consent_alone(tmp_path: Any) -> None:
    """Consent is needed even if nobody has acted since; later actions are undone without it."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        app.context.chance = _Rising()
        table = await _table(app)
        mine = _user(table, _now(table).mover)
        others = {1, 2, 3} - {mine}
        await _act(app, Take())
        for whole in (False, True):
            with pytest.raises(AppError) as refused:
                await app.play.undo(caller(mine), whole_turn=whole)
            assert refused.value.code == "revealed-over"
        consent = await app.proposals.undo_own(caller(mine))
        assert isinstance(consent, UndoConsent)
        assert (set(consent.asked), consent.facts["shown"]) == (others, True)
        told = format_undo_preview(consent.table, consent.asked, consent.facts)
        assert told.startswith("That turned up something new, so the others must agree.")
        for whole, gone in ((True, 2), (False, 1)):
            await _act(app, Pat())
            await _act(app, Pat())
            assert len((await app.play.undo(caller(mine), whole_turn=whole)).taken_back) == gone
        await app.play.undo(caller(mine))
        assert [action.type for action in await _log(app, table)] == ["take"]
        await _undo(app, mine)
        assert await _log(app, table) == []


async def test_nobody_says_what_chance_brings(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        table = await _table(app)
        app.context.chance = _Rising()
        await _act(app, Take(card=3))
        assert await _log(app, table) == [Take(card=1)]


async def test_one_no_keeps_what_was_seen(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        app.context.chance = _Rising()
        table = await _table(app)
        mine = _user(table, _now(table).mover)
        table = await _act(app, Take())
        asked = await app.proposals.undo(caller(mine))
        assert isinstance(asked, VoteResult)
        assert asked.vote is not None
        answer = await app.proposals.vote(caller(asked.vote.asked[0]), asked.vote.id, yes=False)
        assert answer.state == "rejected"
        assert (await look(app)).position == table.position


async def test_an_undo_past_something_seen_asks_all_others(tmp_path: Any) -> None:
    """Players who have not acted since are asked as well."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        app.context.chance = _Rising()
        table = await _table(app)
        mine = _user(table, _now(table).mover)
        for action in (Take(), End(), Take()):
            await _act(app, action)
        consent = await app.proposals.undo_own(caller(mine))
        assert isinstance(consent, UndoConsent)
        assert set(consent.asked) == {1, 2, 3} - {mine}
        assert "shown" not in consent.facts


@pytest.mark.both
async def test_a_card_that_was_seen_comes_again(where: Where) -> None:
    """Cards come again in the order they were seen in, before new ones; undone cards are in no record."""
    async with Database(where) as database:
        app = app_on(database)
        table = await _table(app)
        app.context.chance = _Rising()
        first = _user(table, _now(table).mover)
        assert await _taken(app) == 1
        await _act(app, End())
        assert await _taken(app) == 2
        await _undo(app, first)  # its end of the turn, and the card of the next nation
        await _undo(app, first)
        assert await _log(app, table) == []
        assert write_record(await app.queries.record(caller(1)))["actions"] == []
        assert await _taken(app) == 1
        await _undo(app, first)
        assert await _taken(app) == 1
        for card in (2, 3, 1):
            await _act(app, End())
            assert await _taken(app) == card


async def test_the_chance_of_the_set_up_is_kept(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        app.context.chance = _Rising()
        table = await _table(app)
        jack = table.game.variant["jack"]
        assert jack == _now(table).setup.jack
        assert jack in (1, 2, 3)
        assert write_record(await app.queries.record(caller(1)))["jack"] == jack


async def test_a_question_is_asked_off_turn_and_undone(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await _table(app)
        table = await _until_asked(app)
        asked, mover = table.question, _now(table).mover
        assert asked is not None
        assert asked.nation != mover
        assert any(message["kind"] == "demand" for message in await mail(app))
        with pytest.raises(RuleError):
            await app.play.submit(caller(_user(table, asked.nation)), _doing(End()))
        await _undo(app, _user(table, mover))
        undone = await look(app)
        assert undone.question is None
        assert _now(undone).heaps.get(mover, 0) == _now(table).heaps[mover] - 3


async def test_what_is_never_asked_in_advance_is_refused_in_words(tmp_path: Any) -> None:
    """Heaps has questions, but none that can be answered in advance, so orders are not offered."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await app.lobby.create(caller(1), GameRequest(7, NAMES[1], "east", "heaps", 3))
        await app.lobby.join(caller(2), NAMES[2])
        await app.lobby.join(caller(3), NAMES[3])
        await app.lobby.start(caller(1))
        (begun,) = [message for message in await mail(app) if message["kind"] == "turn"]
        assert "offers" not in begun["payload"]
        order = OrderRow(1, None, None, "peace")
        for refused in (
            app.orders.of(caller(1)),
            app.orders.save(caller(1), order),
            app.game_settings.change(caller(1), {"fallback": "fight"}),
        ):
            with pytest.raises(AppError, match="no-questions"):
                await refused
        table = await app.game_settings.change(caller(1), {"answers": 3600})
        assert "fight" in format_time_settings(GameSettings(deadline=DAY, answers=3600), ruleset("antike"))
        told = format_time_settings(table.game.settings, table.ruleset)
        assert "Deadline to answer on another player's turn:** 1 hour" in told
        assert "fight" not in told, "Heaps has no fights"
        assert "If no answer comes" not in told


async def test_a_computer_player_takes_part(tmp_path: Any) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await app.lobby.create(caller(1), GameRequest(7, NAMES[1], "east", "heaps", 3))
        await app.bots.seat(caller(1), "easy", 2)
        await app.lobby.start(caller(1))
        for _ in range(8):
            table = await look(app)
            if table.thinking is None:
                break
            await app.bot_worker.work()
        assert (await look(app)).thinking is None


async def test_a_late_answer_is_the_usual_one(tmp_path: Any) -> None:
    """When the deadline of a question passes, the ruleset's default answer is given."""
    async with Database(tmp_path / "games.sqlite3") as database:
        clock = Clock()
        app = app_on(database, clock)
        await _table(app, settings=GameSettings(deadline=3600))
        table = await _until_asked(app)
        asked = table.question
        assert asked is not None
        await EndedDelivery(app.context, RecordingSender()).deliver_due()
        clock.seconds += 100 * 3600
        await app.scheduler.work()
        later = await look(app)
        assert later.question is None
        assert _now(later).heaps.get(asked.nation, 0) == _now(table).heaps.get(asked.nation, 0)


async def test_a_record_leaves_and_comes_back(tmp_path: Any) -> None:
    """The export holds the drawn cards, and the imported game has the same position."""
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        await _table(app)
        played = await _until_asked(app)
        record = write_record(await app.queries.record(caller(1)))
        assert record["ruleset"] == "heaps"
        assert record["actions"] == [CODEC.action_to_json(action) for action in await _log(app, played)]
        there = Caller(1, CHANNEL + 1)
        await app.imports.import_record(there, 7, json.dumps(record).encode())
        brought = await app.queries.table(there)
        assert brought.game.ruleset == "heaps"
        assert brought.position == played.position


async def test_a_hint_where_there_is_no_rondel(tmp_path: Path) -> None:
    async with Database(tmp_path / "games.sqlite3") as database:
        app = app_on(database)
        table = await _table(app, settings=GameSettings(hints=True))
        assert table.awaited is not None
        hint = await app.hints.of(caller(table.awaited.user_id), "wedge")
        assert ([action.type for action in hint.actions], hint.wedge) == (["take"], None)
