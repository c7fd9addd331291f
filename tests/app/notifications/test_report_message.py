"""The report of a game: posted once after its end, whatever happens in between, if that end stands."""

import asyncio
import json
from typing import Any

import pytest

from bot.app import App, GameRequest, OutgoingMessage
from bot.app.notifications.buttons import try_id
from bot.app.votes.votes import VoteResult
from bot.i18n.catalogue import speaking
from bot.model import ActionRow
from bot.store import Database, Games
from bot.workers.jobs import MOST_TOLD, Reporting
from tests.app.tables import (
    CHANNEL,
    NAMES,
    Clock,
    RecordingSender,
    app_on,
    at_table,
    caller,
    look,
    mail,
    place,
    refused,
    several,
    user_of,
    written,
)
from tests.databases import Where
from tests.records.samples import given, text
from tests.support.delivery import EndedDelivery

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _nearly_won(app: App) -> None:
    """Place the Greeks one turn from winning; the game begins there, as one imported from a record does.

    The Persians are close behind, so that this turn shows in the chances.
    """
    facts = given(greeks={"personages": {"king": 9}}, persians={"personages": {"scholar": 8}})
    table = await place(app, text(position=facts))
    begins = table.ruleset.codec.position_to_json(table.position)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET begins = ?", (json.dumps(begins),))


async def _won(app: App) -> None:
    await _nearly_won(app)
    await app.play.submit(caller(4), several([_GOLD, _END]))


def _reports(mailbox: RecordingSender) -> list[OutgoingMessage]:
    return [message for message in mailbox.messages if message.nonce.endswith("-report")]


async def _delivered(app: App, mailbox: RecordingSender) -> None:
    await EndedDelivery(app.context, mailbox).deliver_due()


async def test_it_comes_after_the_end_with_its_picture_and_buttons(app: App) -> None:
    mailbox = RecordingSender()
    await _won(app)
    await _delivered(app, mailbox)
    told, report = mailbox.messages
    assert told.nonce.endswith("-won")
    game = (await look(app)).game
    assert (report.channel_id, report.mentions, report.position) == (CHANNEL, (), None)
    assert report.nonce == f"{game.id}-{game.revision}-report"
    assert "**How the game went**" in report.content
    assert "Greeks (Dao)" in report.content
    assert len(report.content) <= 2000
    assert [button.label for button in report.buttons] == ["Try from here: 1"]
    assert [button.custom_id for button in report.buttons] == [try_id(game.id, 0)]
    assert report.picture is not None
    picture = await report.picture()
    assert picture is not None
    assert picture.filename.endswith(".jpg")
    assert "Turning point 1: Round 5, Greeks (Dao)" in picture.alt
    await _delivered(app, mailbox)
    assert len(_reports(mailbox)) == 1


async def test_names_are_not_numbered_as_in_records(app: App) -> None:
    """The nation tells players of one name apart."""
    mailbox = RecordingSender()
    await _nearly_won(app)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ?", ("Ann",))
    await app.play.submit(caller(4), several([_GOLD, _END]))
    await _delivered(app, mailbox)
    report = mailbox.messages[-1]
    assert "Greeks (Ann)" in report.content
    assert report.picture is not None
    picture = await report.picture()
    assert picture is not None
    assert "Greeks (Ann)" in picture.alt
    assert "(4)" not in picture.alt


async def test_it_speaks_the_table_s_language(app: App) -> None:
    mailbox = RecordingSender()
    await _nearly_won(app)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET settings = ?", ('{"language": "de"}',))
    await app.play.submit(caller(4), several([_GOLD, _END]))
    await _delivered(app, mailbox)
    (report,) = _reports(mailbox)
    assert "So lief die Partie" in report.content
    assert report.buttons[0].label == "Ab hier ausprobieren: 1"


async def test_one_that_was_won_by_conceding_has_a_report(app: App) -> None:
    mailbox = RecordingSender()
    await at_table(app)
    await app.play.submit(caller(1), several([_GOLD, _END]))
    for user_id in (2, 3, 4):
        await app.resignations.concede(caller(user_id))
    await _delivered(app, mailbox)
    (report,) = _reports(mailbox)
    assert "Phoenicians" in report.content


@pytest.mark.parametrize("acted", [False, True])
async def test_none_is_posted_where_nobody_has_won(app: App, acted: bool) -> None:
    mailbox = RecordingSender()
    await at_table(app)
    if acted:
        await app.play.submit(caller(1), several([_GOLD, _END]))
    await app.resignations.end(caller(1))
    await _delivered(app, mailbox)
    assert _reports(mailbox) == []


async def test_none_is_posted_where_nobody_has_acted(app: App) -> None:
    mailbox = RecordingSender()
    await at_table(app)
    for user_id in (2, 3, 4):
        await app.resignations.concede(caller(user_id))
    await _delivered(app, mailbox)
    assert _reports(mailbox) == []


@pytest.mark.both
async def test_a_new_program_posts_what_the_old_one_owed(where: Where, clock: Clock) -> None:
    """A program that stops between a game's end and its report leaves the report to the next program."""
    async with Database(where) as database:
        await _won(app_on(database, clock))
    mailbox = RecordingSender()
    async with Database(where) as database:
        await _delivered(app_on(database, clock), mailbox)
        await _delivered(app_on(database, clock), mailbox)
    assert len(_reports(mailbox)) == 1


class _Dying(RecordingSender):
    """Sender that stops the program right after sending the report."""

    async def send(self, message: OutgoingMessage) -> int:
        sent = await super().send(message)
        if message.nonce.endswith("-report"):
            raise asyncio.CancelledError
        return sent


async def test_many_reports_delay_no_other_message(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take seconds each, one after another, and everybody's messages share the same places."""
    mailbox, asked = RecordingSender(), list[Any]()

    async def never(job: Any) -> Any:
        asked.append(job)
        await asyncio.Event().wait()

    monkeypatch.setattr(app.context.workers, "run", never)
    for number in range(25):
        await at_table(app, channel_id=CHANNEL + number)
        await app.play.submit(caller(1, CHANNEL + number), several([_GOLD, _END]))
        for user_id in (2, 3, 4):
            await app.resignations.concede(caller(user_id, CHANNEL + number))
    running = asyncio.create_task(EndedDelivery(app.context, mailbox).run())
    try:
        async with asyncio.timeout(60):
            while [row for row in await mail(app) if row["sent_at"] is None and row["kind"] != "report"]:
                await asyncio.sleep(0.01)
    finally:
        running.cancel()
        await asyncio.wait([running])
    assert len(asked) <= 2


@pytest.mark.both
async def test_one_that_was_posted_but_not_noted_is_not_posted_again(where: Where, clock: Clock) -> None:
    dying = _Dying()
    async with Database(where) as database:
        app = app_on(database, clock)
        await _won(app)
        with pytest.raises(asyncio.CancelledError):
            await _delivered(app, dying)
    mailbox = RecordingSender(shown=dying.shown)
    async with Database(where) as database:
        app = app_on(database, clock)
        await _delivered(app, mailbox)
        assert [row["kind"] for row in await mail(app) if row["sent_at"] is None] == []
    assert _reports(mailbox) == []


@pytest.mark.both
async def test_its_words_are_kept_before_it_is_sent(app: App) -> None:
    """Only the sending fails: the second attempt uses the stored text, so the game is not analysed again."""
    mailbox, clock = RecordingSender(), app.context.now
    assert isinstance(clock, Clock)
    await _won(app)
    game = (await look(app)).game
    mailbox.broken[f"{game.id}-{game.revision}-report"] = 1
    delivery = EndedDelivery(app.context, mailbox)
    await delivery.deliver_due()
    assert _reports(mailbox) == []
    (row,) = [row for row in await mail(app) if row["kind"] == "report"]
    assert "How the game went" in row["payload"]["text"]
    clock.seconds += 10
    await delivery.deliver_due()
    assert len(_reports(mailbox)) == 1


async def test_the_table_does_without_one_that_cannot_be_made(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    mailbox, clock, tries = RecordingSender(), app.context.now, []
    assert isinstance(clock, Clock)
    run = app.context.workers.run

    async def broken(job: Any) -> Any:
        if not isinstance(job, Reporting):
            return await run(job)
        tries.append(job)
        raise RuntimeError("no process can be started")

    monkeypatch.setattr(app.context.workers, "run", broken)
    await _won(app)
    delivery = EndedDelivery(app.context, mailbox)
    for _ in range(5):
        await delivery.deliver_due()
        clock.seconds += 60
    assert len(tries) == 3
    assert _reports(mailbox) == []
    assert all(row["sent_at"] is not None for row in await mail(app))


@pytest.mark.both
async def test_a_game_that_goes_on_after_all_has_no_report_yet(app: App) -> None:
    """No report is posted if the end was undone before."""
    mailbox = RecordingSender()
    await _won(app)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET status = 'running', result = NULL, length = length - 1")
    await _delivered(app, mailbox)
    assert _reports(mailbox) == []


async def _taken_back(app: App) -> None:
    """Undo the end of the game with the consent of all players."""
    asked = await app.proposals.undo(caller(4))
    assert isinstance(asked, VoteResult)
    assert asked.vote is not None
    for user_id in (1, 2, 3):
        await app.proposals.vote(caller(user_id), asked.vote.id, yes=True)
    assert (await look(app)).game.status == "running"


@pytest.mark.both
async def test_an_end_that_was_taken_back_and_came_again_has_one_report(app: App) -> None:
    """Two ends after the same number of actions, neither of them reported yet, lead to one report."""
    mailbox = RecordingSender()
    await _won(app)
    await _taken_back(app)
    await app.play.submit(caller(4), several([_GOLD, _END]))
    assert len([row for row in await mail(app) if row["kind"] == "report"]) == 2
    await _delivered(app, mailbox)
    game = (await look(app)).game
    assert [report.nonce for report in _reports(mailbox)] == [f"{game.id}-{game.revision}-report"]


@pytest.mark.both
async def test_one_that_could_not_be_sent_goes_with_its_end(app: App) -> None:
    """A report that is stored but not sent is dropped when the end is undone."""
    mailbox = RecordingSender()
    await _won(app)
    game = (await look(app)).game
    mailbox.broken[f"{game.id}-{game.revision}-report"] = 1
    await _delivered(app, mailbox)
    await _taken_back(app)
    clock = app.context.now
    assert isinstance(clock, Clock)
    clock.seconds += 10
    await _delivered(app, mailbox)
    assert _reports(mailbox) == []


@pytest.mark.both
async def test_a_second_end_has_a_report_of_its_own_once(where: Where, clock: Clock) -> None:
    """The first report stays; the second is posted once, though the program stops right after sending it."""
    mailbox, dying = RecordingSender(), _Dying()
    async with Database(where) as database:
        app = app_on(database, clock)
        await _won(app)
        await _delivered(app, mailbox)
        assert len(_reports(mailbox)) == 1
        await _taken_back(app)
        await app.play.submit(caller(4), several([_GOLD, _END]))
        with pytest.raises(asyncio.CancelledError):
            await _delivered(app, dying)
        assert len(_reports(dying)) == 1
    again = RecordingSender(shown=dying.shown)
    async with Database(where) as database:
        await _delivered(app_on(database, clock), again)
    assert _reports(again) == []


async def test_who_asks_sees_it_in_their_own_language(app: App) -> None:
    await _won(app)
    with speaking("de"):
        table, page = await app.game_reports.for_caller(caller(6))
    assert table.game.channel_id == CHANNEL
    assert "So lief die Partie" in page.text
    assert page.picture is not None
    assert page.turns == (1,)


async def test_while_a_game_goes_on_there_is_none(app: App) -> None:
    await at_table(app)
    await app.play.submit(caller(1), several([_GOLD, _END]))
    await refused("report-open", app.game_reports.for_caller(caller(1)))
    await app.resignations.end(caller(1))
    _, page = await app.game_reports.for_caller(caller(1))
    assert "Nobody won." in page.text


async def test_without_a_turn_there_is_none(app: App) -> None:
    await at_table(app)
    await app.resignations.end(caller(1))
    await refused("report-empty", app.game_reports.for_caller(caller(1)))


@pytest.fixture
def asked(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list to which every job of the workers is added."""
    jobs, run = list[Any](), app.context.workers.run

    async def counting(job: Any) -> Any:
        jobs.append(job)
        return await run(job)

    monkeypatch.setattr(app.context.workers, "run", counting)
    return jobs


async def test_it_is_made_once_for_all_who_ask(app: App, asked: list[Any]) -> None:
    await _won(app)
    answers = await asyncio.gather(*(app.game_reports.for_caller(caller(user)) for user in (1, 4, 6)))
    assert len({page.text for _, page in answers}) == 1
    await app.game_reports.for_caller(caller(1))
    assert len(asked) == 1


@pytest.mark.both
async def test_a_player_who_is_forgotten_is_not_in_one_made_before(app: App) -> None:
    await _won(app)
    assert NAMES[4] in (await app.game_reports.for_caller(caller(6)))[1].text
    await app.stats.forget(4)
    assert NAMES[4] not in (await app.game_reports.for_caller(caller(6)))[1].text


async def test_a_game_that_is_very_long_has_none(app: App, asked: list[Any]) -> None:
    """Others' games would have to wait for it."""
    mailbox = RecordingSender()
    await _won(app)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE games SET length = ?", (MOST_TOLD + 1,))
    await refused("report-too-long", app.game_reports.for_caller(caller(6)))
    await _delivered(app, mailbox)
    assert not _reports(mailbox)
    assert not [row for row in await mail(app) if row["sent_at"] is None], "nothing waits for it"
    assert not asked


async def test_a_game_that_can_no_longer_be_replayed_has_none(app: App) -> None:
    await _won(app)
    async with app.context.database.transaction() as tx:
        await Games(tx).add_actions(1, [ActionRow("greeks", 4, _END)], 9, 9)
    await refused("unreplayable", app.game_reports.for_caller(caller(6)))


@pytest.mark.both
async def test_one_s_own_games_that_are_over(app: App) -> None:
    await _won(app)
    assert [own.game.id for own in await app.queries.own_ended(4, 5)] == [1]
    assert await app.queries.own_ended(6, 5) == []
    async with app.context.database.view() as view:
        assert await Games(view).own(4, 5) == []


async def test_one_of_duellum_has_its_report_too(app: App) -> None:
    mailbox = RecordingSender()
    await app.lobby.create(caller(1), GameRequest(1, NAMES[1], "punic", "duellum", None))
    await app.lobby.join(caller(2), NAMES[2])
    await app.lobby.start(caller(1))
    for _ in range(4):
        table = await look(app)
        rondel = next(each for each in table.ruleset.rules.legal(table.position) if each.type == "rondel")
        await app.play.submit(
            caller(user_of(table)), several([rondel, table.ruleset.rules.end_turn_action()])
        )
    await app.resignations.concede(caller(2))
    await _delivered(app, mailbox)
    (report,) = _reports(mailbox)
    assert report.picture is not None
    picture = await report.picture()
    assert picture is not None
    assert "Punic" in picture.alt
    assert 1 <= len(report.buttons) <= 3


async def test_a_name_may_be_longer_than_in_a_record(app: App) -> None:
    mailbox = RecordingSender()
    await _nearly_won(app)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE seats SET name = ? WHERE user_id = 4", ("Dao " + "o" * 200,))
    await app.play.submit(caller(4), several([_GOLD, _END]))
    await _delivered(app, mailbox)
    (report,) = _reports(mailbox)
    assert "(Dao " + "o" * 50 in report.content
    assert len(report.content) <= 2000
