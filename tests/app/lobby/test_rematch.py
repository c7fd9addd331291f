"""Rematches: the same players, each in the next seat, as soon as all of them have asked for it."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App, GameCreator, GameRequest, GameSettings
from bot.app.antike.options import Options
from bot.app.lobby.announcement import LAPSE
from bot.app.lobby.rematch import Rematch, rotate_seats
from bot.model import SeatRow
from bot.store import Database, DeliveryQueue, Games, Jobs, Journal, Outbox
from bot.store.migrations import Kind, migrations
from tests.app.tables import CHANNEL, NAMES, Clock, app_on, at_table, caller, lobby, look, mail, refused
from tests.app.waiting import DAY, HOUR, WaitingTable
from tests.databases import Where
from tests.records.samples import EXAMPLE

_ANYBODY = GameCreator(frozenset(), (CHANNEL,))
_WEEK = 7 * 86_400


async def _ended(app: App, nations: int = 4) -> int:
    """Start a game and end it as its host; return its id."""
    table = await at_table(app, nations, settings=GameSettings(deadline=3_600))
    await app.resignations.end(caller(1))
    return table.game.id


async def _ask(app: App, game_id: int, user_id: int, name: str | None = None) -> Rematch:
    return await app.rematches.ask(caller(user_id), game_id, name or NAMES[user_id], _ANYBODY)


async def _message(app: App, game_id: int) -> dict[str, Any]:
    rows = [row for row in await mail(app) if (row["game_id"], row["kind"]) == (game_id, "rematch")]
    assert rows
    payload: dict[str, Any] = rows[-1]["payload"]
    return payload


@pytest.mark.both
async def test_it_begins_when_all_have_asked(app: App) -> None:
    first = await _ended(app)
    before = await look(app)
    for user_id, missing in ((3, (1, 2, 4)), (1, (2, 4)), (4, (2,))):
        found = await _ask(app, first, user_id)
        assert found == Rematch(tuple(NAMES[one] for one in missing))
        assert (await look(app)).game.id == first
    found = await _ask(app, first, 2, "Bobby")
    after = await look(app)
    assert found == Rematch((), after)
    assert (after.game.status, after.game.host_id, after.game.channel_id) == ("running", 1, CHANNEL)
    for same in ("board", "ruleset", "variant", "settings", "guild_id"):
        assert getattr(after.game, same) == getattr(before.game, same)
    assert [seat.nation for seat in after.seats] == [seat.nation for seat in before.seats]
    assert [seat.user_id for seat in after.seats] == [4, 1, 2, 3], "each in the place of the next"
    assert [seat.name for seat in after.seats] == ["Dao", "Ann", "Bobby", "Cem"]
    (opening,) = [row for row in await mail(app) if row["game_id"] == after.game.id]
    assert (opening["kind"], opening["mention"]) == ("turn", [4]), "whoever begins is called"


async def test_one_message_shows_who_is_in_and_calls_the_others_once(app: App) -> None:
    first = await _ended(app)
    await app.preferences.change(3, lambda wishes: replace(wishes, quiet=(12 * 60, 18 * 60)))
    await app.preferences.change(4, lambda wishes: replace(wishes, place="dm"))
    await _ask(app, first, 1)
    payload = await _message(app, first)
    assert payload["text"].endswith("In so far: Ann.")
    assert [one["id"] for one in payload["mention"]] == [2, 3, 4]
    assert payload["silent"] == [3, 4]
    await _ask(app, first, 2)
    payload = await _message(app, first)
    assert payload["text"].endswith("In so far: Ann and Bob.")
    assert payload["buttons"]
    for user_id in (3, 4):
        await _ask(app, first, user_id)
    payload = await _message(app, first)
    assert payload["text"] == "🔁 Rematch: Ann, Bob, Cem and Dao. It has begun."
    assert "buttons" not in payload


async def _proposed(waiting: WaitingTable) -> int:
    """End a game and propose a rematch in quiet hours of Cem's; Dao wants direct messages."""
    waiting.clock.seconds = 5 * DAY + 23 * HOUR
    await waiting.preferences(3, quiet=(22 * 60, 8 * 60))
    await waiting.preferences(4, place="dm")
    first = await _ended(waiting.app)
    await _ask(waiting.app, first, 1)
    await waiting.settle()
    return first


def _private(waiting: WaitingTable, user_id: int) -> list[str]:
    """Return the texts that stand in a user's direct messages."""
    return [message.content for message in waiting.mailbox.standing(user_id)]


async def test_it_is_told_in_private_and_after_quiet_hours(waiting: WaitingTable) -> None:
    first = await _proposed(waiting)
    call = f"Game 1 in <#{CHANNEL}>: press **Rematch** and you're in.\n🔁 **Rematch?** Same players"
    (told,) = _private(waiting, 4)
    assert told.startswith(call)
    assert _private_buttons(waiting, 4) == ["Rematch"]
    await _ask(waiting.app, first, 2)
    await waiting.wait(9 * HOUR - 600)
    assert waiting.pings(3) == 0
    await waiting.wait(600)
    for user_id in (3, 4):
        (told,) = _private(waiting, user_id)
        assert told.startswith(call)
        assert told.endswith("In so far: Ann and Bob.")
    await _ask(waiting.app, first, 4)
    await waiting.settle()
    assert _private(waiting, 4)[0].startswith("🔁 **Rematch?**")
    assert (_private_buttons(waiting, 3), _private_buttons(waiting, 4)) == (["Rematch"], [])
    assert _private(waiting, 3)[0].endswith("In so far: Ann, Bob and Dao.")
    await lobby(waiting.app)
    await waiting.settle()
    for user_id in (3, 4):
        assert _private(waiting, user_id) == ["🔁 No rematch: this channel has a new game."]
        assert _private_buttons(waiting, user_id) == []
    assert {user_id: waiting.pings(user_id) for user_id in (3, 4)} == {3: 1, 4: 1}


def _private_buttons(waiting: WaitingTable, user_id: int) -> list[str]:
    """Return the labels of the buttons in a user's direct messages."""
    return [button.label for message in waiting.mailbox.standing(user_id) for button in message.buttons]


@pytest.mark.parametrize("closed", [True, False])
async def test_who_is_in_or_comes_too_late_is_not_told_after_quiet_hours(
    waiting: WaitingTable, closed: bool
) -> None:
    first = await _proposed(waiting)
    if closed:
        await waiting.app.rematches.withdraw(caller(1), first)
    else:
        await _ask(waiting.app, first, 3)
    await waiting.wait(10 * HOUR)
    assert _private(waiting, 3) == []


async def test_a_proposal_delivered_at_night_is_told_in_the_morning(waiting: WaitingTable) -> None:
    """The later direct message is not taken for the proposal itself."""
    waiting.clock.seconds = 5 * DAY + 21 * HOUR
    await waiting.preferences(3, quiet=(22 * 60, 8 * 60))
    first = await _ended(waiting.app)
    await waiting.settle()
    waiting.mailbox.closed.add(CHANNEL)
    await _ask(waiting.app, first, 1)
    await waiting.wait(2 * HOUR)
    waiting.mailbox.closed.clear()
    await waiting.wait(10 * HOUR)
    await _ask(waiting.app, first, 2)
    await waiting.settle()
    (told,) = _private(waiting, 3)
    assert told.endswith("In so far: Ann and Bob.")
    assert any("In so far: Ann and Bob." in each.content for each in waiting.mailbox.standing(CHANNEL))


async def test_asking_twice_is_asking_once(app: App) -> None:
    first = await _ended(app)
    once = await _ask(app, first, 1)
    sent = len(await mail(app))
    assert await _ask(app, first, 1) == once
    assert len(await mail(app)) == sent
    both = await asyncio.gather(*(_ask(app, first, user_id) for user_id in (2, 2, 3, 3)))
    assert all(found.begun is None for found in both)
    rows = await Journal(app.context.database.reader).of_game(first)
    assert [row.user_id for row in rows if row.kind == "rematch"] == [1, 2, 3]


async def test_an_agreement_can_be_withdrawn(app: App) -> None:
    """The message shows who is left, without another call; with the last one it is closed."""
    first = await _ended(app)
    await app.rematches.withdraw(caller(1), first)
    assert not [row for row in await mail(app) if row["kind"] == "rematch"], "nothing to withdraw"
    for user_id in (1, 2):
        await _ask(app, first, user_id)
    sent = len(await mail(app))
    await app.rematches.withdraw(caller(1), first)
    payload = await _message(app, first)
    assert payload["text"].endswith("In so far: Bob.")
    assert [one["id"] for one in payload["mention"]] == [1, 3, 4]
    assert len(await mail(app)) == sent
    for user_id in (3, 4):
        assert (await _ask(app, first, user_id)).begun is None
    for user_id in (2, 3, 4):
        await app.rematches.withdraw(caller(user_id), first)
    payload = await _message(app, first)
    assert payload["text"] == "🔁 No rematch: nobody is in any more."
    assert "buttons" not in payload
    assert (await _ask(app, first, 1)).missing == ("Bob", "Cem", "Dao")
    old, new = (row["payload"] for row in await mail(app) if row["kind"] == "rematch")
    assert old == payload
    assert new["text"].endswith("In so far: Ann.")
    for user_id in (2, 3, 4):
        await _ask(app, first, user_id)
    await refused("rematch-over", app.rematches.withdraw(caller(1), first))
    await refused("rematch-others", app.rematches.withdraw(caller(5), first))


async def test_the_last_agreement_withdrawn_posts_nothing(app: App) -> None:
    """Not even if the proposal could not be sent."""
    first = await _ended(app)
    await _ask(app, first, 1)
    sent = await mail(app)
    unsent = await Outbox(app.context.database.reader).latest_visible(first, "rematch")
    assert unsent is not None
    async with app.context.database.transaction() as tx:
        await DeliveryQueue(tx).give_up(unsent, app.context.now())
    await app.rematches.withdraw(caller(1), first)
    assert len(await mail(app)) == len(sent)


async def test_agreements_lapse_one_by_one_and_the_last_closes_the_proposal(waiting: WaitingTable) -> None:
    await waiting.preferences(4, place="dm")
    first = await _ended(waiting.app)
    await _ask(waiting.app, first, 1)
    await waiting.wait(3 * DAY, DAY)
    await _ask(waiting.app, first, 2)
    await waiting.wait(4 * DAY - 1, DAY)
    called = [waiting.pings(user_id) for user_id in NAMES]
    for agreed, seconds in (("Ann and Bob", 1), ("Bob", 3 * DAY)):
        for place in (CHANNEL, 4):
            proposal = waiting.mailbox.standing(place)[-1]
            assert proposal.content.endswith(f"In so far: {agreed}.")
        await waiting.wait(seconds, DAY)
    for place in (CHANNEL, 4):
        proposal = waiting.mailbox.standing(place)[-1]
        assert proposal.content == "🔁 No rematch: not everyone pressed within a week."
        assert not proposal.buttons
    assert [waiting.pings(user_id) for user_id in NAMES] == called, "nobody is called for that"
    assert (await _ask(waiting.app, first, 3)).missing == ("Ann", "Bob", "Dao")


@pytest.mark.both
async def test_agreements_from_before_there_was_a_job_lapse_too(waiting: WaitingTable) -> None:
    """An upgrade schedules it for open proposals, sent long ago (migration 019)."""
    kind: Kind = "sqlite" if isinstance(waiting.database.where, Path) else "postgresql"
    (step,) = [step for step in migrations(kind) if "rematch" in step.name]
    closed = await _ended(waiting.app)
    await _ask(waiting.app, closed, 1)
    await waiting.settle()
    withdrawn = (await at_table(waiting.app, channel_id=101)).game.id
    await waiting.app.resignations.end(caller(1, 101))
    await waiting.app.rematches.ask(caller(1, 101), withdrawn, "Ann", _ANYBODY)
    await waiting.app.rematches.withdraw(caller(1, 101), withdrawn)
    first = await _ended(waiting.app)
    await _ask(waiting.app, first, 1)
    await waiting.settle()
    async with waiting.app.context.database.transaction() as tx:
        await Jobs(tx).drop(first, LAPSE, "")
        await tx.execute(step.read_text("utf-8"))
        assert [await Jobs(tx).get(other, LAPSE, "") for other in (closed, withdrawn)] == [None, None]
    await waiting.wait(DAY, DAY)
    assert waiting.mailbox.standing(CHANNEL)[-1].content.endswith("In so far: Ann.")
    await waiting.wait(6 * DAY, DAY)
    assert "not everyone pressed within a week" in waiting.mailbox.standing(CHANNEL)[-1].content


async def test_all_at_once_begin_one_game(app: App) -> None:
    first = await _ended(app)
    found = await asyncio.gather(*(_ask(app, first, user_id) for user_id in (1, 2, 3, 4)))
    assert sum(each.begun is not None for each in found) == 1
    assert (await look(app)).game.id == first + 1
    await refused("rematch-over", _ask(app, first, 1))


async def test_it_is_for_those_who_have_played(app: App) -> None:
    first = await _ended(app)
    await refused("rematch-others", _ask(app, first, 5))
    elsewhere = app.rematches.ask(caller(1, CHANNEL + 1), first, "Ann", _ANYBODY)
    await refused("no-game", elsewhere)
    await refused("game-lost", _ask(app, first + 1, 1))
    assert not [row for row in await mail(app) if row["kind"] == "rematch"]


async def test_where_the_host_of_a_record_does_not_play_the_first_to_ask_is_host(app: App) -> None:
    await app.imports.import_record(caller(9), 1, EXAMPLE.encode())
    for user_id in (1, 2, 3, 4):
        await app.lobby.join(caller(user_id), NAMES[user_id])
    first = (await app.lobby.start(caller(1))).game.id
    await app.resignations.end(caller(9))
    for user_id in (3, 1, 2):
        assert (await _ask(app, first, user_id)).begun is None
    after = (await _ask(app, first, 4)).begun
    assert after is not None
    assert after.game.host_id == 3


async def test_not_while_the_game_goes_on(app: App) -> None:
    table = await at_table(app)
    await refused("game-running", _ask(app, table.game.id, 1))
    await refused("game-running", app.lobby.create_again(caller(1), table.game.id, "Ann", _ANYBODY))


async def test_not_of_a_table_whose_game_never_began(app: App) -> None:
    table = await lobby(app, None)
    await app.resignations.end(caller(1))
    await refused("no-game", _ask(app, table.game.id, 1))


async def test_a_new_game_in_the_channel_ends_it(app: App) -> None:
    first = await _ended(app)
    for user_id in (1, 2):
        await _ask(app, first, user_id)
    await lobby(app)
    payload = await _message(app, first)
    assert payload["text"] == "🔁 No rematch: this channel has a new game."
    assert "buttons" not in payload
    await refused("rematch-over", _ask(app, first, 3))
    await app.lobby.leave(caller(1))  # a lobby that closes without a game prevents no rematch
    found = await _ask(app, first, 3)
    assert found.missing == ("Dao",)
    assert (await _message(app, first))["buttons"]


async def test_what_was_asked_a_week_ago_counts_no_more(app: App, clock: Clock) -> None:
    first = await _ended(app)
    for user_id in (1, 2, 3):
        await _ask(app, first, user_id)
    clock.seconds += _WEEK
    found = await _ask(app, first, 4)
    assert found.missing == ("Ann", "Bob", "Cem")
    old, new = (row for row in await mail(app) if row["kind"] == "rematch")
    assert old["payload"]["text"] == "🔁 No rematch: not everyone pressed within a week."
    assert "buttons" not in old["payload"]
    assert new["payload"]["text"].endswith("In so far: Dao.")


async def test_computer_players_come_along(app: App) -> None:
    await lobby(app, 3)
    await app.bots.seat(caller(1), "hard", 2)
    table = await app.lobby.start(caller(1))
    await app.resignations.end(caller(1))
    found = await _ask(app, table.game.id, 1)
    assert found.begun is not None, "the only person has asked"
    old, new = table.seats, found.begun.seats
    assert [(seat.user_id, seat.bot) for seat in new] == [
        (seat.user_id, seat.bot) for seat in (old[-1], *old[:-1])
    ]
    assert not [row for row in await mail(app) if row["kind"] == "rematch"], "nobody else to be told"


async def test_a_restart_forgets_nothing(where: Where, clock: Clock) -> None:
    async with Database(where) as database:
        first = await _ended(app_on(database, clock))
        for user_id in (1, 2, 3):
            await _ask(app_on(database, clock), first, user_id)
    async with Database(where) as database:
        assert (await _ask(app_on(database, clock), first, 4)).begun is not None


async def test_whoever_may_open_no_games_cannot_be_the_first_to_ask(app: App) -> None:
    first = await _ended(app)
    await app.servers.change(1, role_id=77)
    await refused("may-not-create", _ask(app, first, 1))
    may = GameCreator(frozenset({77}), (CHANNEL,))
    await app.rematches.ask(caller(2), first, "Bob", may)
    assert (await _ask(app, first, 1)).missing == ("Cem", "Dao")


async def test_a_private_press_proposes_only_where_no_rule_needs_roles(app: App) -> None:
    first, private = await _ended(app), GameCreator(None, (99,))
    for rule in ({"role_id": 77}, {"channel_id": CHANNEL}):
        await app.servers.change(1, anew=True, **rule)
        await refused("roles-unknown", app.rematches.ask(caller(1), first, "Ann", private))
    await _ask(app, first, 2)
    assert (await app.rematches.ask(caller(1), first, "Ann", private)).missing == ("Cem", "Dao"), "can join"
    await app.rematches.withdraw(caller(1), first)
    await app.rematches.withdraw(caller(2), first)
    await app.servers.change(1, anew=True)
    assert (await app.rematches.ask(caller(1), first, "Ann", private)).missing == ("Bob", "Cem", "Dao")


async def test_sides_are_swapped_in_duellum(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, "Ann", "punic", "duellum"))
    await app.lobby.join(caller(2), "Bob", "romans")
    before = await app.lobby.start(caller(1))
    await app.resignations.end(caller(1))
    await _ask(app, before.game.id, 1)
    after = (await _ask(app, before.game.id, 2)).begun
    assert after is not None
    assert after.position is not None
    played = {seat.user_id: seat.nation for seat in after.seats}
    assert played == {1: "romans", 2: "carthaginians"}
    assert after.seats[0].user_id == before.seats[1].user_id, "the other one begins"


async def test_people_with_two_nations_swap_both(app: App) -> None:
    await app.lobby.create(caller(1), GameRequest(1, "Ann", options=Options(two_players="four-nations")))
    await app.lobby.join(caller(2), "Bob")
    before = await app.lobby.start(caller(1))
    await app.resignations.end(caller(1))
    await _ask(app, before.game.id, 1)
    after = (await _ask(app, before.game.id, 2)).begun
    assert after is not None
    for user_id, other in ((1, 2), (2, 1)):
        theirs = {seat.nation for seat in after.seats_of(user_id)}
        assert theirs == {seat.nation for seat in before.seats_of(other)}


async def test_somebody_who_is_forgotten_cannot_come(app: App) -> None:
    first = await _ended(app)
    await app.stats.forget(2)
    await refused("rematch-gone", _ask(app, first, 1))


def test_everybody_is_whole_again() -> None:
    seats = (
        SeatRow(0, 1, "Ann", "greeks", conceded=True),
        SeatRow(1, 2, "Bob", "arabs", False, "easy", 7),
        SeatRow(2, -1, "Juno", "persians", False, "hard"),
    )
    assert rotate_seats(seats, {1: "Anna"}) == (
        SeatRow(0, -1, "Juno", "greeks", False, "hard"),
        SeatRow(1, 1, "Anna", "arabs", False),
        SeatRow(2, 2, "Bob", "persians", False),
    )


@pytest.mark.both
async def test_the_games_before_and_after_in_a_channel(app: App) -> None:
    first = await _ended(app)
    await lobby(app)
    games = Games(app.context.database.reader)
    one, two = await games.by_id(first), await games.by_id(first + 1)
    assert one is not None
    assert two is not None
    assert (await games.before(two), await games.after(one)) == (one, two)
    assert (await games.before(one), await games.after(two)) == (None, None)
