"""The outbox: messages in order for each game, retried later after a failure, with unique nonces."""

from dataclasses import replace

import pytest

from bot.model import MessageRow, WaitRow
from bot.model.messages import Payload
from bot.store import Database, DeliveryQueue, Games, Outbox, Waits
from tests.databases import writer_of
from tests.store.conftest import new_game
from tests.support.outbox import due, edits, queue_message, read

pytestmark = pytest.mark.both


async def _add(database: Database, game_id: int, nonce: str, at: int = 0) -> None:
    async with database.transaction() as tx:
        await queue_message(tx, game_id, nonce, {"text": nonce}, at)


async def _due(database: Database, at: int = 1_000) -> list[MessageRow]:
    return await due(database.reader, at)


async def _sent(database: Database, message: MessageRow, message_id: int | None = 5) -> None:
    async with database.transaction() as tx:
        await DeliveryQueue(tx).mark_sent(message, message_id, 2_000)


@pytest.fixture
async def other_id(database: Database) -> int:
    async with database.transaction() as tx:
        return await Games(tx).create(new_game(200))


async def test_a_message_comes_out_as_it_went_in(database: Database, game_id: int) -> None:
    async with database.transaction() as tx:
        payload = Payload(text="Zoë", mention=[{"id": 2**62, "name": "Zoë"}])
        await queue_message(tx, game_id, "n", payload, 9, kind="demand", channel=2**62, revision=7)
    assert await _due(database) == [
        MessageRow(
            id=1,
            game_id=game_id,
            nonce="n",
            kind="demand",
            channel_id=2**62,
            payload={"text": "Zoë", "mention": [{"id": 2**62, "name": "Zoë"}]},
            revision=7,
            attempts=0,
            message_id=None,
            due_at=9,
            log_seq=0,
        )
    ]


async def test_only_messages_of_the_kind_and_game_are_released(
    database: Database, game_id: int, other_id: int
) -> None:
    async with database.transaction() as tx:
        for place, nonce, kind in (
            (game_id, "a", "demand"),
            (game_id, "b", "turn"),
            (other_id, "c", "demand"),
        ):
            await queue_message(tx, place, nonce, {"text": nonce}, 100, kind=kind)
        await Outbox(tx).release(game_id, "demand", 50)
        found = [await Outbox(tx).by_nonce(nonce) for nonce in "abc"]
    assert [message and message.due_at for message in found] == [50, 100, 100]


async def test_a_message_that_has_changed_meanwhile_is_not_put_off(
    database: Database, game_id: int, other_id: int
) -> None:
    await _add(database, game_id, "a")
    await _add(database, other_id, "b")
    changed, other = await _due(database)
    async with database.transaction() as tx:
        await Outbox(tx).rewrite("a", {"text": "new"}, 5)
        await DeliveryQueue(tx).postpone(changed, 2_000)
    assert [message.nonce for message in await _due(database)] == ["a", "b"]
    async with database.transaction() as tx:
        await DeliveryQueue(tx).postpone(other, 2_000)
    assert [message.nonce for message in await _due(database)] == ["a"]


async def test_only_the_oldest_of_each_game_is_due(database: Database, game_id: int, other_id: int) -> None:
    for index in range(3):
        await _add(database, game_id, f"a{index}")
        await _add(database, other_id, f"b{index}")
    for index in range(3):
        due = await _due(database)
        assert [message.nonce for message in due] == [f"a{index}", f"b{index}"]
        for message in due:
            await _sent(database, message)
    assert await _due(database) == []
    assert await DeliveryQueue(database.reader).next_due() is None


async def test_a_message_that_waits_holds_up_its_own_game_only(
    database: Database, game_id: int, other_id: int
) -> None:
    await _add(database, game_id, "first")
    await _add(database, game_id, "second")
    await _add(database, other_id, "other", at=50)
    (first,) = [message for message in await _due(database) if message.nonce == "first"]
    async with database.transaction() as tx:
        await DeliveryQueue(tx).record_failure(first, "no permission", due_at=500)
    assert [message.nonce for message in await _due(database, 499)] == ["other"]
    assert [message.nonce for message in await _due(database, 500)] == ["first", "other"]
    assert await DeliveryQueue(database.reader).next_due() == 50
    (first,) = [message for message in await _due(database) if message.nonce == "first"]
    assert first.attempts == 1


async def test_private_messages_of_one_game_are_sent_sooner(
    database: Database, game_id: int, other_id: int
) -> None:
    async with database.transaction() as tx:
        for number in (game_id, other_id):
            await queue_message(tx, number, f"to 7 of {number}", {"text": "a"}, 900, to=7)
        await queue_message(tx, game_id, "to 8", {"text": "a"}, 900, to=8)
        await Outbox(tx).hasten(7, 500, game_id, held=900)
    assert not await _due(database, 500), "it is held back for the time being"
    async with database.transaction() as tx:
        await Outbox(tx).hasten(7, 500, game_id, held=899)
    assert [message.nonce for message in await _due(database, 500)] == [f"to 7 of {game_id}"]
    async with database.transaction() as tx:
        await Outbox(tx).hasten(7, 600)
    assert len(await _due(database, 600)) == 2


async def test_next_due_is_that_of_the_oldest_of_a_game(database: Database, game_id: int) -> None:
    """A later message of the game does not count: it waits for the first."""
    await _add(database, game_id, "first", at=900)
    await _add(database, game_id, "second", at=10)
    assert await _due(database, 899) == []
    assert await DeliveryQueue(database.reader).next_due() == 900


async def test_sent_messages_keep_their_id_and_lose_their_text(database: Database, game_id: int) -> None:
    await _add(database, game_id, "n")
    (message,) = await _due(database)
    await _sent(database, message, 77)
    told = await Outbox(database.reader).by_nonce("n")
    assert told is not None
    assert (told.message_id, told.payload) == (77, {})
    assert await Outbox(database.reader).by_nonce("m") is None


async def test_a_nonce_is_there_once(database: Database, game_id: int) -> None:
    """A further message with it gets a nonce of its own; `by_nonce` finds the first, `latest` the last."""
    long = "n" * 26
    for nonce in ("n", "n", "n", long, long):
        await _add(database, game_id, nonce)
    cursor = await database.reader.execute("SELECT nonce FROM outbox ORDER BY id")
    kept = [row["nonce"] for row in await cursor.fetchall()]
    assert kept[:3] == ["n", "n+1", "n+2"]
    assert len(set(kept)) == 5
    assert all(len(nonce) <= 25 for nonce in kept)
    found = await Outbox(database.reader).by_nonce("n")
    latest = await Outbox(database.reader).latest("n")
    assert found is not None
    assert latest is not None
    assert (found.id, latest.id) == (1, 3)
    assert await Outbox(database.reader).latest("m") is None


async def test_a_limit_is_kept(database: Database) -> None:
    async with database.transaction() as tx:
        for channel in range(110):
            game_id = await Games(tx).create(new_game(1_000 + channel))
            await queue_message(tx, game_id, f"n{channel}", {}, channel=channel)
    assert len(await _due(database)) == 100
    assert [message.nonce for message in await due(database.reader, 0, limit=3)] == ["n0", "n1", "n2"]


@pytest.mark.sqlite
async def test_looking_for_mail_does_not_read_all_that_was_ever_sent(database: Database) -> None:
    """Sent rows are kept; the queries for unsent ones use an index of only those."""
    asked: list[str] = []
    reader = writer_of(database)
    await reader.set_trace_callback(asked.append)
    await due(reader, 0)
    await DeliveryQueue(reader).next_due()
    await DeliveryQueue(reader).stuck(1)
    questions = asked[:3]
    assert len(asked) == 4
    cursor = await database.reader.execute(f"EXPLAIN QUERY PLAN {asked[3]}")
    plan = [str(row["detail"]) for row in await cursor.fetchall()]
    assert any("outbox_edits" in step for step in plan), plan
    assert not any("outbox_game" in step for step in plan), plan
    for query in questions:
        cursor = await database.reader.execute(f"EXPLAIN QUERY PLAN {query}")
        plan = [str(row["detail"]) for row in await cursor.fetchall()]
        assert any("SCAN outbox USING" in step and "outbox_unsent" in step for step in plan), plan
        assert "SCAN outbox" not in plan


async def test_what_it_said_before_is_kept_until_it_is_noted_as_sent(
    database: Database, game_id: int
) -> None:
    """It may have been posted with an earlier text; the last 50 texts are kept, each once."""
    async with database.transaction() as tx:
        await queue_message(tx, game_id, "n", {"text": "0", "snapshot": {}}, kind="vote")
        await Outbox(tx).rewrite("n", {"text": "1"}, 5)
    (message,) = await _due(database)
    assert message.payload == {"text": "1", "before": [{"text": "0"}]}
    async with database.transaction() as tx:
        for count in (2, 2, 3, 2, *range(4, 60)):
            await Outbox(tx).rewrite("n", {"text": str(count)}, 5)
    (message,) = await _due(database)
    assert [said["text"] for said in message.payload["before"]] == [str(count) for count in range(9, 59)]
    async with database.transaction() as tx:
        await DeliveryQueue(tx).mark_found(message, 5, 6)
    (found,) = await edits(database.reader, 6)
    async with database.transaction() as tx:
        await DeliveryQueue(tx).mark_edited(found, 2_000)
        await Outbox(tx).rewrite("n", {"text": "20"}, 7)
    (sent,) = await edits(database.reader, 7)
    assert sent.payload == {"text": "20"}, "it says what it says, and nobody looks for it any more"


async def test_what_changes_while_a_message_is_edited_is_shown_by_the_next_edit(
    database: Database, game_id: int
) -> None:
    await _add(database, game_id, "n")
    (message,) = await _due(database)
    await _sent(database, message, 77)
    async with database.transaction() as tx:
        await Outbox(tx).rewrite("n", {"text": "1"}, 5)
    (edit,) = await edits(database.reader, 5)
    async with database.transaction() as tx:
        await Outbox(tx).rewrite("n", {"text": "2"}, 6)
        await DeliveryQueue(tx).mark_edited(edit, 2_000)
    (again,) = await edits(database.reader, 6)
    assert again.payload["text"] == "2"
    async with database.transaction() as tx:
        await DeliveryQueue(tx).mark_edited(again, 2_000)
    assert await DeliveryQueue(database.reader).next_edit() is None


async def test_failed_edits_of_a_server_come_after_its_failed_messages(
    database: Database, game_id: int, other_id: int
) -> None:
    """Edits that have not failed, and those of other servers, are left to their schedule."""
    for nonce in ("failed", "fresh"):
        await _add(database, game_id, nonce)
        (message,) = await _due(database)
        await _sent(database, message)
    await _add(database, other_id, "elsewhere")
    await _add(database, game_id, "stuck")
    async with database.transaction() as tx:
        await tx.execute("UPDATE games SET guild_id = 2 WHERE id = ?", (other_id,))
        for nonce in ("failed", "fresh"):
            await Outbox(tx).rewrite(nonce, {"text": "new"}, 0)
        for message in await edits(tx, 0):
            if message.nonce == "failed":
                await DeliveryQueue(tx).record_edit_failure(message, 900)
        for message in await due(tx, 0):
            await DeliveryQueue(tx).record_failure(message, "closed", 900)
    heads = await DeliveryQueue(database.reader).stuck(1)
    found = await read(DeliveryQueue(database.reader), heads)
    assert [(message.nonce, message.edit_at) for message in found] == [("stuck", None), ("failed", 900)]


async def test_what_is_put_off_was_tried_before(database: Database, game_id: int, other_id: int) -> None:
    for nonce in ("a0", "a1"):
        await _add(database, game_id, nonce)
    await _add(database, other_id, "b", at=900)
    assert await DeliveryQueue(database.reader).postponed_heads(500) == [], "nothing was tried so far"
    (message,) = await _due(database, 500)
    async with database.transaction() as tx:
        await DeliveryQueue(tx).record_failure(message, "the line broke", 800)
    assert [head.id for head in await DeliveryQueue(database.reader).postponed_heads(500)] == [message.id]
    assert await DeliveryQueue(database.reader).postponed_heads(800) == [], "then it is tried again anyway"


async def test_a_later_board_counts_once_it_is_due_and_until_it_is_sent(
    database: Database, game_id: int, other_id: int
) -> None:
    async def board(nonce: str, game: int, place: int = 100, at: int = 0) -> None:
        async with database.transaction() as tx:
            await queue_message(tx, game, nonce, {"snapshot": {}, "text": ""}, at, channel=place)

    await board("first", game_id)
    (first,) = await _due(database)
    await _add(database, game_id, "mere words")
    await board("elsewhere", game_id, place=200)
    await board("another game", other_id)
    await board("not yet", game_id, at=2_000)
    outbox, queue = Outbox(database.reader), DeliveryQueue(database.reader)
    assert not await queue.has_later_board(first, 1_999)
    assert await queue.has_later_board(first, 2_000)
    later = await outbox.by_nonce("not yet")
    assert later is not None
    assert not await queue.has_later_board(later, 2_000)
    await _sent(database, later)
    assert not await queue.has_later_board(first, 2_000)


async def test_the_last_message_of_a_channel_is_told_anew(database: Database, game_id: int) -> None:
    """A picture that is stored while the message is being sent is posted by an edit."""
    for nonce in ("a", "b"):
        await _add(database, game_id, nonce)
    async with database.transaction() as tx:
        await queue_message(tx, game_id, "to another", {"text": ""}, to=100)
        await queue_message(tx, game_id, "elsewhere", {"text": ""}, channel=200)
    last = await Outbox(database.reader).last_posted(game_id, 100)
    assert last is not None
    assert last.nonce == "b"
    async with database.transaction() as tx:
        await Outbox(tx).redraw(last, {"text": "c", "snapshot": {"round": 2}}, 8, 50, wait=3)
    await _sent(database, last)
    (edit,) = await edits(database.reader, 50)
    assert (edit.nonce, edit.revision, edit.wait, edit.payload["text"]) == ("b", 8, 3, "c")
    assert edit.payload["snapshot"] == {"round": 2}
    async with database.transaction() as tx:
        await DeliveryQueue(tx).mark_edited(edit, 2_000)
    last = await Outbox(database.reader).last_posted(game_id, 100)
    assert last is not None
    assert last.payload == {"text": "c"}
    await _sent(database, last, message_id=None)
    last = await Outbox(database.reader).last_posted(game_id, 100)
    assert last is not None
    assert last.nonce == "a", "what was needless is not there to be changed"


async def test_a_long_nonce_fits_and_its_message_is_found_by_it(database: Database, game_id: int) -> None:
    long = [f"g{game_id}-somebody{2**62 + last}-{10**10}" for last in range(2)]
    for nonce in (*long, "n" * 25):
        await _add(database, game_id, nonce)
    async with database.transaction() as tx:
        kept = [await Outbox(tx).by_nonce(nonce) for nonce in long]
        await Outbox(tx).rewrite(long[0], {"text": "new"}, 5)
        await Outbox(tx).close(long[1], "done", 5)
        told = [message.payload for nonce in long if (message := await Outbox(tx).by_nonce(nonce))]
        last = await Outbox(tx).by_nonce("n" * 25)
    assert [len(message.nonce) for message in kept if message] == [25, 25]
    assert len({message.nonce for message in kept if message}) == 2, "they stay apart"
    assert [payload.get("answered", payload["text"]) for payload in told] == ["new", "done"]
    assert last is not None
    assert last.nonce == "n" * 25, "what fits stays as it is"


async def test_a_wait_is_told_by_the_first_of_its_messages_that_arrives(
    database: Database, game_id: int
) -> None:
    """Not by one that was given up, was not needed or still shows an earlier turn of live play."""
    async with database.transaction() as tx:
        queue, waits = DeliveryQueue(tx), Waits(tx)
        wait = await waits.add(WaitRow(game_id, "turn", "1:arabs", 5, "arabs", 10, 10, None))
        for nonce in ("shown", "given up", "needless", "posted"):
            await queue_message(tx, game_id, nonce, {"text": nonce}, 7)
        shown, given_up, needless, posted = await Outbox(tx).unsent(game_id, "turn")
        await queue.mark_sent(shown, 6, 60)
        await Outbox(tx).redraw(shown, {"text": "later"}, 2, 70, wait.id)
        await queue.record_failure(given_up, "403 Forbidden", 12)
        await queue.give_up(given_up, 71)
        await queue.mark_sent(replace(needless, wait=wait.id), None, 72)
        await queue.mark_edited(replace(posted, wait=wait.id), 73, removed=True)
        assert await waits.by_id(wait.id) == wait
        (edited,) = await Outbox(tx).of_wait(wait.id)
        await queue.mark_edited(edited, 80)
        await queue.mark_sent(replace(posted, wait=wait.id), 9, 90)
        assert await waits.by_id(wait.id) == replace(wait, told_at=80)


@pytest.mark.parametrize(("silent", "told"), [([5], None), ([6], 60)])
async def test_a_wait_is_not_told_by_a_message_that_pings_others_only(
    database: Database, game_id: int, silent: list[int], told: int | None
) -> None:
    async with database.transaction() as tx:
        wait = await Waits(tx).add(WaitRow(game_id, "turn", "1:arabs", 5, "arabs", 10, 10, None))
        game = await Games(tx).get(game_id)
        await Outbox(tx).add(game, "posted", "turn", {"text": "", "silent": silent}, 7, wait=wait)
        (posted,) = await Outbox(tx).of_wait(wait.id)
        await DeliveryQueue(tx).mark_sent(posted, 6, 60)
        assert await Waits(tx).by_id(wait.id) == replace(wait, told_at=told)
