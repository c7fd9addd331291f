"""Delivery of messages: in order, at least once, to the player awaited, within Discord's limits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from bot.app import App, Fingerprint, OutgoingMessage, UndeliverableError, labelled
from bot.app.antike.scripts import answer
from bot.app.notifications.buttons import (
    answer_id,
    follow_button,
    look_buttons,
    order_buttons,
    turn_button,
    undo_button,
)
from bot.app.notifications.report_message import ReportMessages
from bot.engine.antike.terms import KNOW_HOWS
from bot.engine.terms import CHIPS
from bot.model import GameRow, MessageRow
from bot.model.messages import Payload
from bot.store import Database, DeliveryQueue, Games, Outbox, OutboxHead, StoreTroubleError
from bot.telemetry import Meter
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
    position_of,
    several,
    written,
)
from tests.app.waiting import until
from tests.databases import writer_of
from tests.records.samples import endgame, given, text
from tests.support.damaged_game import reopened_with_damage
from tests.support.delivery import EndedDelivery
from tests.support.outbox import queue_message

_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")
_ROUSED = written("rondel", wedge="maneuver-1")
_TO_KNOSSOS = written("move", unit="galley", count=1, start="athen", to="knossos")
_NASTY = "*_~`|>[]()#:@<-\\*_~`|>[]()#:@<-\\"[:32]


@pytest.fixture
def mailbox() -> RecordingSender:
    return RecordingSender()


@pytest.fixture
def delivery(app: App, mailbox: RecordingSender) -> EndedDelivery:
    return EndedDelivery(app.context, mailbox)


async def _deliver(delivery: EndedDelivery) -> None:
    await delivery.deliver_due()


def _check_bounds(message: OutgoingMessage) -> None:
    assert 0 < len(message.content) <= 2_000
    assert 0 < len(message.nonce) <= 25
    assert all(f"<@{user_id}>" in message.content for user_id in message.mentions)
    for button in message.buttons:
        assert 0 < len(button.label) <= 80
        assert 0 < len(button.custom_id) <= 100


@pytest.mark.both
async def test_the_first_turn_is_told(app: App, delivery: EndedDelivery, mailbox: RecordingSender) -> None:
    table = await at_table(app)
    assert await delivery.deliver_due() == 1
    assert await delivery.deliver_due() == 0
    (message,) = mailbox.messages
    _check_bounds(message)
    assert (message.channel_id, message.mentions) == (CHANNEL, (1,))
    assert message.buttons == labelled(
        (
            turn_button(table.game.id),
            *order_buttons(table.game.id),
            *look_buttons(table.game.id, begun=False),
            follow_button(table.game.id),
        )
    )
    assert message.content.startswith("<@1>")
    assert "Phoenicians" in message.content
    assert message.position == position_of(table)
    assert message.names == table.names


async def test_every_turn_is_one_message_with_one_mention(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await at_table(app)
    for user_id in (1, 2, 3, 4, 1, 2, 3, 4):
        await _deliver(delivery)
        await act(
            app, user_id, written("rondel", wedge="gold" if len(mailbox.messages) < 5 else "arming"), _END
        )
    await _deliver(delivery)
    assert [message.mentions for message in mailbox.messages] == [(n % 4 + 1,) for n in range(9)]
    assert all(message.content.count("<@") == 1 for message in mailbox.messages)
    assert len({message.nonce for message in mailbox.messages}) == 9
    for message in mailbox.messages:
        _check_bounds(message)


async def test_a_demand_carries_its_buttons(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await place(app, endgame())
    report = await app.play.submit(caller(4), several([_ROUSED, _TO_KNOSSOS]))
    await _deliver(delivery)
    (message,) = mailbox.messages
    _check_bounds(message)
    assert message.mentions == (1,)
    game = report.table.game
    assert {button.custom_id for button in message.buttons} == {
        answer_id(game.id, game.revision, "fight"),
        answer_id(game.id, game.revision, "peace"),
        *(f"antike:look:{game.id}:{what}" for what in ("board", "changes", "around")),
        f"antike:undo:{game.id}",
    }
    assert [button.strong for button in message.buttons] == [True, *[False] * 5]
    assert message.position == report.position


@pytest.mark.both
async def test_an_answer_replaces_the_demand(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    await _deliver(delivery)
    await app.play.submit(caller(1), answer(fights=True))
    await _deliver(delivery)
    ((channel, message, content),) = mailbox.replaced
    assert (channel, message) == (CHANNEL, 5_001)
    assert "Phoenicians" in content
    assert "<@" not in content
    assert [message.mentions for message in mailbox.messages] == [(1,), (3,)]
    await app.play.submit(caller(3), answer(fights=False))
    await _deliver(delivery)
    assert [message for _, message, _ in mailbox.replaced] == [5_001, 5_002]
    assert [message.mentions for message in mailbox.messages] == [(1,), (3,), (4,)]
    assert mailbox.messages[-1].buttons == labelled((turn_button(1), *look_buttons(1), undo_button(1)))


async def test_the_call_to_go_on_is_gone_once_the_mover_has(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    """What is told of a fight stays in the question with its picture, and in the turn (M5)."""
    await place(app, endgame())
    await act(app, 4, _ROUSED)
    for _ in range(2):  # a later question takes the place of the earlier call to go on
        await act(app, 4, _TO_KNOSSOS)
        for user_id in (1, 3):
            await _deliver(delivery)
            await app.play.submit(caller(user_id), answer(fights=False))
        await _deliver(delivery)
        assert [said.mentions for said in mailbox.standing(CHANNEL) if "go on with" in said.content] == [(4,)]
    await act(app, 4, _END)
    await _deliver(delivery)
    told = [said.content for said in mailbox.standing(CHANNEL)]
    assert ["did not fight the Greeks in Knossos." in content for content in told] == [*[True] * 4, False]
    assert told[-1].count("do not fight") == 4


@pytest.mark.both
async def test_a_demand_taken_back_in_time_is_never_sent(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await place(app, endgame())
    await act(app, 4, _ROUSED, _TO_KNOSSOS)
    await app.play.undo(caller(4))
    await _deliver(delivery)
    assert mailbox.messages == []
    assert mailbox.replaced == []
    assert await DeliveryQueue(app.context.database.reader).next_due() is None


async def test_who_has_acted_is_not_called_again(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    """Late messages report what happened, but mention nobody who has already acted."""
    await at_table(app)
    for user_id in (1, 2):
        await act(app, user_id, _GOLD, _END)
    await _deliver(delivery)
    assert [message.mentions for message in mailbox.messages] == [(), (), (3,)]
    assert [message.content.count("<@") for message in mailbox.messages] == [0, 0, 1]
    assert NAMES[2] in mailbox.messages[1].content


async def test_who_has_acted_is_not_called_in_private_either(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await app.preferences.change(2, lambda person: replace(person, place="dm"))
    await at_table(app)
    await act(app, 1, _GOLD, _END)
    await act(app, 2, _GOLD)
    await _deliver(delivery)
    assert not [message for message in mailbox.messages if message.direct]


async def test_the_end_is_told_to_all_however_late(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await place(app, text(position=given(greeks={"personages": {"king": 9}})))
    await app.play.submit(caller(4), several([_GOLD, _END]))
    await _deliver(delivery)
    message, report = mailbox.messages
    _check_bounds(message)
    _check_bounds(report)
    assert (message.mentions, report.mentions) == ((1, 2, 3, 4), ())
    assert message.position is not None
    assert message.position.winner == "greeks"


@pytest.mark.both
async def test_a_failure_holds_the_game_up_and_is_tried_again(
    app: App,
    delivery: EndedDelivery,
    mailbox: RecordingSender,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The delay between attempts grows to an hour; after a success all messages follow in order."""
    await at_table(app)
    (first,) = await mail(app)
    mailbox.broken[first["nonce"]] = 12
    await act(app, 1, _GOLD, _END)
    waits = []
    with caplog.at_level(logging.CRITICAL):
        while not mailbox.messages:
            before = clock.seconds
            worked = await delivery.deliver_due()
            if mailbox.messages:
                break
            assert worked == 1
            assert await delivery.deliver_due() == 0
            due = await DeliveryQueue(app.context.database.reader).next_due()
            assert due is not None
            clock.seconds = due - 1
            assert await delivery.deliver_due() == 0
            clock.seconds = due
            waits.append(due - before)
    assert worked == 2, "the one behind it, too"
    assert waits == [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]
    assert [message.nonce for message in mailbox.messages] == [row["nonce"] for row in await mail(app)]


class _Outcomes(Meter):
    """Meter that keeps how each try to deliver a message ended."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    def delivered(self, kind: str, outcome: str, seconds: float) -> None:
        self.told.append((kind, outcome))


async def test_every_try_is_measured_and_only_the_last_as_given_up(app: App, clock: Clock) -> None:
    class Refusing(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            if message.nonce == first["nonce"]:
                raise UndeliverableError("400 Bad Request (error code: 50035)", "message", code=50035)
            return await super().send(message)

    await at_table(app)
    (first,) = await mail(app)
    app.context.meter = outcomes = _Outcomes()
    delivery = EndedDelivery(app.context, Refusing())
    for _ in range(5):
        clock.seconds += 600
        await delivery.deliver_due()
    assert outcomes.told[:5] == [("turn", "failed")] * 4 + [("turn", "given up")]
    assert {outcome for _, outcome in outcomes.told[5:]} == {"sent"}, "the host is told"


@pytest.mark.both
async def test_a_failure_of_one_game_does_not_touch_another(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender, caplog: pytest.LogCaptureFixture
) -> None:
    await at_table(app)
    await at_table(app, channel_id=101)
    mailbox.broken[(await mail(app))[0]["nonce"]] = 1
    with caplog.at_level(logging.CRITICAL):
        assert await delivery.deliver_due() == 2
    assert [message.channel_id for message in mailbox.messages] == [101]


async def test_an_unforeseen_error_is_like_a_failure(
    app: App, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            if not self.replaced:
                self.replaced.append((0, 0, ""))
                raise ZeroDivisionError
            return await super().send(message)

    await at_table(app)
    mailbox = Broken()
    with caplog.at_level(logging.CRITICAL):
        assert await EndedDelivery(app.context, mailbox).deliver_due() == 1
    clock.seconds += 5
    assert await EndedDelivery(app.context, mailbox).deliver_due() == 1
    assert len(mailbox.messages) == 1


@pytest.mark.both
async def test_a_message_whose_receipt_was_lost_is_not_posted_twice(
    app: App, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """It is looked for before it is sent again, though this process has written it."""

    class Lossy(RecordingSender):
        losing = False

        async def send(self, message: OutgoingMessage) -> int:
            number = await super().send(message)
            if self.losing:
                raise UndeliverableError("the connection was lost")
            return number

    mailbox = Lossy()
    delivery = EndedDelivery(app.context, mailbox)
    await at_table(app)
    await _deliver(delivery)
    await act(app, 1, _GOLD, _END)
    mailbox.losing = True
    with caplog.at_level(logging.CRITICAL):
        await _deliver(delivery)
    clock.seconds += 5
    await _deliver(delivery)
    assert len(mailbox.messages) == 2
    assert [row["sent_at"] for row in await mail(app)][-1] == clock.seconds


def _fail_to_record(monkeypatch: pytest.MonkeyPatch, times: int, error: StoreTroubleError) -> list[int]:
    """Let the first notes that a message was sent fail; return the list that will hold each try's message."""
    record, attempts = DeliveryQueue.mark_sent, list[int]()

    async def fail(self: DeliveryQueue, message: MessageRow, message_id: int | None, at: int) -> None:
        attempts.append(message.id)
        if len(attempts) <= times:
            raise error
        await record(self, message, message_id, at)

    monkeypatch.setattr(DeliveryQueue, "mark_sent", fail)
    monkeypatch.setattr("bot.app.background._AFTER_STORE_TROUBLE", 0)
    return attempts


@pytest.mark.both
async def test_a_message_that_could_not_be_recorded_is_not_posted_twice(
    app: App,
    delivery: EndedDelivery,
    mailbox: RecordingSender,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    attempts = _fail_to_record(monkeypatch, 1, StoreTroubleError("busy", "locked"))
    await at_table(app)
    with caplog.at_level(logging.CRITICAL):
        await _deliver(delivery)
    assert (len(attempts), len(mailbox.messages)) == (2, 1)


async def test_an_outage_is_logged_once_though_every_try_begins_well(
    app: App,
    delivery: EndedDelivery,
    mailbox: RecordingSender,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A full disk or a lock fails the note that a message was sent, not the look for what is due."""
    attempts = _fail_to_record(monkeypatch, 3, StoreTroubleError("full", "no space"))
    await at_table(app)
    with caplog.at_level(logging.ERROR):
        await _deliver(delivery)
    assert (len(attempts), len(mailbox.messages)) == (4, 1)
    assert [record.getMessage() for record in caplog.records] == [
        "the outbox must wait: the database is full: no space"
    ]


@pytest.mark.both
async def test_an_edit_outlasts_trouble_of_the_database(
    app: App,
    delivery: EndedDelivery,
    mailbox: RecordingSender,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """For a moment, games cannot be read."""
    table = await at_table(app)
    await _deliver(delivery)
    async with app.context.database.transaction() as tx:
        await Outbox(tx).rewrite((await mail(app))[0]["nonce"], {"text": "changed"}, app.context.now())
    read, attempts = Games.by_id, list[int]()

    async def fail_once(self: Games, game_id: int) -> GameRow | None:
        attempts.append(game_id)
        if len(attempts) == 1:
            raise StoreTroubleError("away", "restarting")
        return await read(self, game_id)

    monkeypatch.setattr(Games, "by_id", fail_once)
    monkeypatch.setattr("bot.app.background._AFTER_STORE_TROUBLE", 0)
    with caplog.at_level(logging.CRITICAL):
        await _deliver(delivery)
    assert attempts == [table.game.id] * 2
    assert [content for _, _, content in mailbox.replaced] == ["changed"]


@pytest.mark.both
async def test_a_change_in_a_server_while_a_message_is_sent_does_not_send_it_twice(
    app: App, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    class Waiting(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            number = await super().send(message)
            begun.set()
            await may_end.wait()
            return number

    await at_table(app)
    mailbox = Waiting(broken={(await mail(app))[0]["nonce"]: 1})
    delivery = EndedDelivery(app.context, mailbox)
    with caplog.at_level(logging.CRITICAL):
        await _deliver(delivery)
    clock.seconds += 5
    sending = asyncio.create_task(delivery.deliver_due())
    await begun.wait()
    await delivery.try_again(1)
    may_end.set()
    await sending
    await _deliver(delivery)
    assert len(mailbox.messages) == 1


@pytest.mark.both
async def test_a_delay_that_discord_demands_is_kept(
    app: App, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    class Limited(RecordingSender):
        async def send(self, message: OutgoingMessage) -> int:
            raise UndeliverableError("429 Too Many Requests", after=90.2, doubtful=False)

    await at_table(app)
    with caplog.at_level(logging.CRITICAL):
        await _deliver(EndedDelivery(app.context, Limited()))
    assert await DeliveryQueue(app.context.database.reader).next_due() == clock.seconds + 91


async def test_a_closed_lobby_is_told_without_a_picture(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await lobby(app)
    await app.resignations.end(caller(1))
    await _deliver(delivery)
    table, message = mailbox.messages
    assert (table.content, table.buttons) == ("**Antike** · game 1 · East board\nThis table is closed.", ())
    assert (message.mentions, message.position) == ((), None)


@pytest.mark.both
async def test_it_wakes_up_when_there_is_mail(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    running = asyncio.create_task(delivery.run())
    try:
        await asyncio.sleep(0.02)
        await at_table(app)
        await until(lambda: len(_played(mailbox)) == 1)
        await act(app, 1, _GOLD)
        await act(app, 1, _END)
        await until(lambda: len(_played(mailbox)) == 2)
        await app.resignations.end(caller(1))
        await until(lambda: mailbox.messages[-1].position is None)
    finally:
        running.cancel()
        await asyncio.wait([running])
    assert running.cancelled()


class _Slow(RecordingSender):
    """Sender whose `send` never returns for one channel."""

    async def send(self, message: OutgoingMessage) -> int:
        if message.channel_id == CHANNEL:
            await asyncio.Event().wait()
        return await super().send(message)


@pytest.mark.both
async def test_a_slow_channel_delays_no_other(app: App) -> None:
    mailbox = _Slow()
    delivery = EndedDelivery(app.context, mailbox)
    running = asyncio.create_task(delivery.run())
    try:
        await at_table(app)
        await asyncio.sleep(0.02)
        await at_table(app, channel_id=CHANNEL + 1)
        await until(lambda: len(_played(mailbox)) == 1)
        assert await delivery.next_due() is None, "the end of what is under way wakes the loop"
        assert {message.channel_id for message in mailbox.messages} == {CHANNEL + 1}
    finally:
        running.cancel()
        await asyncio.wait([running])


async def test_a_slow_channel_hides_no_new_outage(
    app: App, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What was recorded meanwhile shows that the first one is over."""
    record, tried = DeliveryQueue.mark_sent, set[int]()

    async def fail_first(self: DeliveryQueue, message: MessageRow, message_id: int | None, at: int) -> None:
        if message.kind == "turn" and message.id not in tried:
            tried.add(message.id)
            raise StoreTroubleError("full", "no space")
        await record(self, message, message_id, at)

    async def are_recorded(count: int) -> None:
        while sum(row["sent_at"] is not None for row in await mail(app)) < count:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(DeliveryQueue, "mark_sent", fail_first)
    monkeypatch.setattr("bot.app.background._AFTER_STORE_TROUBLE", 0)
    running = asyncio.create_task(EndedDelivery(app.context, _Slow()).run())
    try:
        with caplog.at_level(logging.ERROR):
            await at_table(app)
            for count in (1, 2):
                await at_table(app, channel_id=CHANNEL + count)
                async with asyncio.timeout(20):
                    await are_recorded(count)
    finally:
        running.cancel()
        await asyncio.wait([running])
    assert [record.getMessage() for record in caplog.records] == [
        "the outbox must wait: the database is full: no space"
    ] * 2


async def test_only_reports_wait_for_slow_reports(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two are made at a time; meanwhile everything else is delivered."""
    begun, done = list[int](), asyncio.Event()

    async def prepare(self: ReportMessages, message: MessageRow) -> MessageRow | None:
        begun.append(message.channel_id)
        await done.wait()
        return None

    monkeypatch.setattr(ReportMessages, "prepare", prepare)
    table, mailbox = await at_table(app), RecordingSender()

    async def queue(kind: str, *channels: int) -> None:
        async with app.context.database.transaction() as tx:
            for channel in channels:
                told = Payload(text=kind)
                await queue_message(tx, table.game.id, f"n{channel}", told, kind=kind, channel=channel)
        app.context.signals.outbox.set()

    running = asyncio.create_task(EndedDelivery(app.context, mailbox).run())
    try:
        await queue("report", 201, 202, 203)
        await until(lambda: len(begun) == 2)
        await queue("note", 204)
        await until(lambda: any(message.channel_id == 204 for message in mailbox.messages))
        assert begun == [201, 202]
        done.set()
        await until(lambda: begun == [201, 202, 203])
    finally:
        running.cancel()
        await asyncio.wait([running])


class _CountingSender(RecordingSender):
    """Sender that counts searches for messages; they find nothing, or fail in `closed` channels."""

    looked = 0

    async def find(self, place: int, signs: Fingerprint, *, direct: bool = False) -> int | None:
        self.looked += 1
        return await super().find(place, signs, direct=direct)


@pytest.mark.both
@pytest.mark.parametrize("closed", [False, True], ids=["nothing is there", "nobody may look"])
async def test_what_is_put_off_is_looked_for_once_after_a_start(app: App, *, closed: bool) -> None:
    """Restarts use up no attempt: after each one the message is searched for, and is sent when it is due."""
    await at_table(app)
    first = RecordingSender(closed={CHANNEL})
    await EndedDelivery(app.context, first).deliver_due()
    for _ in range(3):
        mailbox = _CountingSender(closed={CHANNEL} if closed else set())
        delivery = EndedDelivery(app.context, mailbox)
        running = asyncio.create_task(delivery.run())
        try:
            await until(lambda mailbox=mailbox: mailbox.looked)
            app.context.signals.outbox.set()
            await asyncio.sleep(0.05)
        finally:
            running.cancel()
            await asyncio.wait([running])
        assert (mailbox.looked, mailbox.messages) == (1, [])
    (head,) = await DeliveryQueue(app.context.database.reader).postponed_heads(app.context.now())
    message = await DeliveryQueue(app.context.database.reader).by_id(head.id)
    assert message is not None
    assert (message.attempts, message.message_id) == (1, None)


class _Forgotten(EndedDelivery):
    """Delivery of messages that are deleted, as their reader is forgotten, before they are read."""

    async def _select_messages(self) -> Mapping[OutboxHead, Callable[[MessageRow], Awaitable[None]]]:
        chosen = await super()._select_messages()
        async with self._context.database.transaction() as tx:
            await tx.execute("DELETE FROM outbox WHERE sent_at IS NULL")
        return chosen


async def test_a_message_deleted_before_it_is_looked_for_does_not_keep_the_loop_awake(app: App) -> None:
    await at_table(app)
    await EndedDelivery(app.context, RecordingSender(closed={CHANNEL})).deliver_due()
    async with asyncio.timeout(10):
        assert await _Forgotten(app.context, RecordingSender()).deliver_due() == 1


def _played(mailbox: RecordingSender) -> list[OutgoingMessage]:
    """Return the messages about the game itself, without that of the lobby, which is also delivered."""
    return [message for message in mailbox.messages if message.position is not None]


@pytest.mark.sqlite
async def test_a_call_cancelled_while_it_commits_still_wakes_it(app: App, mailbox: RecordingSender) -> None:
    """A committed change is announced, even if its call was cancelled during the commit."""
    await at_table(app)
    await act(app, 1, _GOLD)
    running = asyncio.create_task(EndedDelivery(app.context, mailbox).run())
    try:
        await until(lambda: len(mailbox.messages) == 1)
        async with app.context.database.transaction():
            writer = writer_of(app.context.database)
        loop, task = asyncio.get_running_loop(), asyncio.create_task(act(app, 1, _END))

        def leave(statement: str) -> None:
            if statement == "COMMIT":
                loop.call_soon_threadsafe(task.cancel)

        await writer.set_trace_callback(leave)
        await asyncio.wait([task])
        assert task.cancelled()
        assert (await look(app)).game.length == 2
        await until(lambda: len(mailbox.messages) == 2)
    finally:
        running.cancel()
        await asyncio.wait([running])


async def test_long_turns_and_nasty_names_stay_within_bounds(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    """Trades of all kinds in one turn, by players whose names are nothing but Markdown signs."""
    trader = {
        "marble": 400,
        "iron": 400,
        "gold": 400,
        "know_hows": list(KNOW_HOWS),
    }
    await place(app, text(position=given(greeks=trader)))
    await _rename(app, _NASTY)
    kinds = [some for size in (1, 2, 3) for some in combinations(CHIPS, size)]
    trades = [
        written("trade", give=dict.fromkeys(give, 2 * len(take)), take=dict.fromkeys(take, len(give)))
        for give in kinds
        for take in kinds
    ]
    await app.play.submit(caller(4), several([_GOLD, *trades, _END]))
    await _deliver(delivery)
    (message,) = mailbox.messages
    _check_bounds(message)
    assert message.mentions == (1,)
    assert message.content.count("<@1>") == 1
    assert "more" in message.content


async def test_a_long_last_turn_with_nasty_names(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    """The message of a game's end mentions all players, so it is the longest of all."""
    trader = {
        "gold": 400,
        "personages": {"king": 9},
        "know_hows": list(KNOW_HOWS),
    }
    await place(app, text(position=given(greeks=trader)))
    await _rename(app, _NASTY)
    async with app.context.database.transaction() as tx:
        await tx.execute("UPDATE seats SET user_id = user_id + 9000000000000000000")
    trade = written("trade", give={"gold": 2}, take={"marble": 1})
    dao = caller(9_000_000_000_000_000_004)
    await app.play.submit(dao, several([_GOLD, *[trade] * 60, _END]))
    await _deliver(delivery)
    (message,) = mailbox.messages
    _check_bounds(message)
    assert len(message.mentions) == 4


async def _rename(app: App, name: str) -> None:
    table = await look(app)
    async with app.context.database.transaction() as tx:
        await Games(tx).set_seats(table.game.id, [replace(seat, name=name) for seat in table.seats])


async def test_a_late_message_to_a_nasty_name_calls_nobody(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await at_table(app)
    await _rename(app, "<@2> @everyone")
    await act(app, 1, _GOLD)
    await _deliver(delivery)
    (message,) = mailbox.messages
    assert message.mentions == ()
    assert "<@2>" not in message.content
    assert " @everyone" not in message.content


async def test_only_the_latest_board_of_a_table_that_has_gone_on_is_drawn(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender
) -> None:
    await at_table(app)
    for user_id in (1, 2, 3):
        await act(app, user_id, _GOLD, _END)
    while await delivery.deliver_due():
        message = mailbox.messages[-1]
        assert message.newest is not None
        assert await message.newest() == (len(mailbox.messages) == 4)
    assert len(mailbox.messages) == 4, "every turn is told all the same"


async def test_a_message_that_cannot_be_read_holds_up_no_other(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read again an hour later; those of its game wait for it, as for one that cannot be sent."""
    path, mailbox = tmp_path / "antike.sqlite3", RecordingSender()
    async with Database(path) as database:
        for channel_id in (CHANNEL, CHANNEL + 1):
            await at_table(app_on(database, clock), channel_id=channel_id)
    async with (
        reopened_with_damage(path, 1, monkeypatch, messages=True) as database,
        asyncio.timeout(60),
    ):
        delivery = EndedDelivery(app_on(database, clock).context, mailbox)
        await delivery.deliver_due()
        assert [message.channel_id for message in mailbox.messages] == [CHANNEL + 1]
        assert await delivery.deliver_due() == 0
        assert await delivery.next_due() is None, "it does not keep the loop awake"
        clock.seconds += 3_600
        assert await delivery.deliver_due() == 1


async def test_an_edit_that_cannot_be_read_holds_up_no_later_message_of_its_game(
    app: App, delivery: EndedDelivery, mailbox: RecordingSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at_table(app)
    await _deliver(delivery)
    await act(app, 1, _GOLD, _END)
    damaged, read = (await mail(app))[-2]["id"], DeliveryQueue.by_id

    async def by_id(self: DeliveryQueue, message_id: int) -> MessageRow | None:
        if message_id == damaged:
            raise ValueError("damaged")
        return await read(self, message_id)

    monkeypatch.setattr(DeliveryQueue, "by_id", by_id)
    async with asyncio.timeout(60):
        await _deliver(delivery)
        await act(app, 2, _GOLD, _END)
        await _deliver(delivery)
    assert mailbox.messages[-1].mentions == (3,)


async def test_a_game_that_cannot_be_read_holds_up_no_message_of_others(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is read before its call is sent without a ping, as its player is left alone by then."""
    path, mailbox = tmp_path / "antike.sqlite3", RecordingSender()
    async with Database(path) as database:
        app = app_on(database, clock)
        for channel_id in (CHANNEL, CHANNEL + 1):
            await at_table(app, channel_id=channel_id)
        await app.preferences.change(1, lambda person: replace(person, quiet=(0, 24 * 60 - 1)))
    async with reopened_with_damage(path, 1, monkeypatch) as database, asyncio.timeout(60):
        delivery = EndedDelivery(app_on(database, clock).context, mailbox)
        await delivery.deliver_due()
        assert [message.channel_id for message in mailbox.messages] == [CHANNEL + 1]
        assert await delivery.deliver_due() == 0, "it is tried again less and less often"
