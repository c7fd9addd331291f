"""Webhooks are notified once of every turn; failures are retried, up to `MOST_FAILURES`."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.app import App
from bot.app.antike.scripts import answer
from bot.app.feeds import MOST_FAILURES
from bot.app.notifications.delivery import Delivery
from bot.app.reminders.absence import Absence
from bot.app.turn.payments import single
from bot.feeds import WebhookSender, check_address
from bot.feeds.webhooks import _SETTLED, PublicResolver
from bot.model import GameRow, OwnGame, VoteKind, WaitRow
from bot.store import Shards, Webhooks
from bot.store.db.connection import all_rows
from bot.text.notifications.feeds import format_event
from tests.app.tables import Clock, RecordingSender, act, at_table, caller, place, written
from tests.records.samples import endgame

_ANN, _BOB, _CEM, _DAO = 1, 2, 3, 4
_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


class Receiver:
    """A user's server, which keeps what it receives and answers with `status`."""

    def __init__(self) -> None:
        self.told: list[Any] = []
        self.status, self.port = 204, 0
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """What happens before it answers."""

    async def hear(self, request: web.Request) -> web.Response:
        if self.meanwhile is not None:
            await self.meanwhile()
        self.told.append(json.loads(await request.text()))
        moved = {"Location": "http://127.0.0.1:1/"} if self.status == 302 else None
        return web.Response(status=self.status, headers=moved)


class Local(AbstractResolver):
    """A resolver that maps every host name to 127.0.0.1."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        """Do nothing, as there is nothing to close."""


class ExampleLocal(PublicResolver):
    """The resolver of the bot, except that example.org is 127.0.0.1."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host == "example.org":
            return await Local().resolve(host, port, family)
        return await super().resolve(host, port, family)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    found, site = Receiver(), web.Application()
    site.router.add_post("/hook", found.hear)
    runner = web.AppRunner(site, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    found.port = runner.addresses[0][1]
    yield found
    await runner.cleanup()


@pytest.fixture
def sender(app: App) -> WebhookSender:
    return WebhookSender(app, Local(), tls=False)


async def _set(app: App, user_id: int, receiver: Receiver) -> None:
    await app.feeds.set_webhook(user_id, f"https://example.org:{receiver.port}/hook")


async def _called(app: App, clock: Clock, receiver: Receiver) -> None:
    """Set Ann's address, and begin a game in which she is called; her webhook is due."""
    await _set(app, _ANN, receiver)
    clock.seconds += 60
    await at_table(app)
    clock.seconds += _SETTLED


@pytest.mark.both
async def test_it_is_told_once_of_a_turn(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _set(app, _CEM, receiver)
    await at_table(app)
    await sender.work()
    assert receiver.told == []
    clock.seconds += 60
    for user_id in (1, 2):
        await act(app, user_id, _GOLD, _END)
    assert await sender.work() == 0, "others may still be called in the same moment"
    clock.seconds += _SETTLED
    assert await sender.work() == 1
    assert await sender.work() == 0
    (told,) = receiver.told
    assert told["content"] == told["text"] == "Antike, game 1: your turn (Arabs)"
    (game,) = told["games"]
    assert (game["game"], game["nation"], game["for"]) == (1, "arabs", "turn")
    assert game["since"] == clock.seconds - _SETTLED
    assert game["url"] == "https://discord.com/channels/1/100"


async def test_a_new_call_stands_before_those_told_earlier(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _set(app, 1, receiver)
    for channel in (100, 101):
        clock.seconds += 60
        await at_table(app, channel_id=channel)
        clock.seconds += _SETTLED
        assert await sender.work() == 1
    first, second = receiver.told
    assert first["content"] == "Antike, game 1: your turn (Phoenicians)"
    assert second["content"].splitlines() == [
        "Antike, game 2: your turn (Phoenicians)",
        "Antike, game 1: your turn (Phoenicians) · still waiting",
    ]
    assert [(game["game"], game["new"]) for game in second["games"]] == [(2, True), (1, False)]


@pytest.mark.parametrize(
    ("ruleset", "kind", "told"),
    [
        ("antike", "answer", "Antike, game 7: you're asked to answer (Arabs)"),
        ("duellum", "turn", "Antike Duellum, game 7: your turn (Arabs)"),
    ],
)
def test_it_names_the_game_and_what_is_awaited(ruleset: str, kind: str, told: str) -> None:
    game = cast("GameRow", SimpleNamespace(id=7, ruleset=ruleset))
    wait = cast("WaitRow", SimpleNamespace(kind=kind, nation="arabs"))
    assert format_event(OwnGame(game, ("arabs",), wait)) == told


async def test_a_call_while_another_server_is_slow_is_told_as_well(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    """So is one in the second in which the games were read."""
    for user_id in (_ANN, _BOB, _CEM):
        await _set(app, user_id, receiver)
    clock.seconds += 60
    for channel in (100, 200, 300):
        await at_table(app, channel_id=channel)
    await act(app, _ANN, _GOLD, _END)
    clock.seconds += _SETTLED
    moves = [(200, 0), (300, 8)]

    async def meanwhile() -> None:
        for channel, seconds in moves:
            clock.seconds += seconds
            for action in (_GOLD, _END):
                await app.play.submit(caller(_ANN, channel), single(action))
        moves.clear()

    receiver.meanwhile = meanwhile
    assert await sender.work() == 2
    clock.seconds += 10
    assert await sender.work() == 1
    assert [sorted(game["game"] for game in told["games"]) for told in receiver.told] == [
        [2, 3],
        [1],
        [1, 2, 3],
    ]


async def test_after_a_restart_what_was_told_is_not_told_again(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _called(app, clock, receiver)
    await sender.work()
    await WebhookSender(app, Local(), tls=False).work()
    assert len(receiver.told) == 1


async def test_what_a_player_does_is_no_call(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _called(app, clock, receiver)
    assert await sender.work() == 1
    await act(app, _ANN, _GOLD)
    clock.seconds += 60
    assert await sender.work() == 0
    await app.play.undo(caller(_ANN))
    clock.seconds += 60
    assert await sender.work() == 0
    clock.seconds += 86_400
    await app.scheduler.work()
    clock.seconds += _SETTLED
    assert await sender.work() == 1, "a reminder calls again"


async def test_a_call_is_told_when_the_game_waits_again(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    """While others are asked in the middle of a turn nothing is posted, not even to be tried again."""
    await _set(app, _DAO, receiver)
    clock.seconds += 60
    await place(app, endgame())
    into = written("move", unit="galley", count=1, start="athen", to="knossos")
    await act(app, _DAO, written("rondel", wedge="maneuver-1"), into)
    clock.seconds += 60
    assert await sender.work() == 0
    await app.play.submit(caller(_ANN), answer(fights=False))
    clock.seconds += 60
    assert await sender.work() == 0
    await app.play.submit(caller(_CEM), answer(fights=False))
    clock.seconds += 60
    assert [await sender.work() for _ in range(2)] == [1, 0]
    assert [told["content"] for told in receiver.told] == ["Antike, game 1: your turn (Greeks)"]


async def test_a_call_before_a_pause_is_told_after_it(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _set(app, _ANN, receiver)
    clock.seconds += 60
    await at_table(app)
    await _agree(app, "pause")
    clock.seconds += 60
    assert await sender.work() == 0
    await _agree(app, "resume")
    await app.scheduler.work()
    clock.seconds += _SETTLED
    assert await sender.work() == 1
    assert [told["content"] for told in receiver.told] == ["Antike, game 1: your turn (Phoenicians)"]


async def _agree(app: App, kind: VoteKind) -> None:
    """Propose something to the table, and let all others agree."""
    vote = (await app.proposals.put(caller(_BOB), kind)).vote
    assert vote is not None
    for user_id in (_ANN, _CEM):
        await app.proposals.vote(caller(user_id), vote.id, yes=True)


async def test_what_is_answered_before_the_games_are_read_is_not_told(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _called(app, clock, receiver)
    due = Webhooks.due

    async def acted_after(*facts: Any) -> Any:
        found = await due(*facts)
        await act(app, _ANN, _GOLD, _END)
        return found

    monkeypatch.setattr(Webhooks, "due", acted_after)
    assert (await sender.work(), receiver.told) == (0, [])


async def test_a_clock_that_was_set_back_silences_no_webhook(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    """Neither the calls of the next hour, nor a try that was to be made soon."""
    for user_id in (_ANN, _CEM):
        await _set(app, user_id, receiver)
    clock.seconds += 60
    await at_table(app)
    clock.seconds += _SETTLED
    receiver.status = 503
    assert await sender.work() == 1
    clock.seconds -= 3_600
    app.context.absence.back = 3_600
    await Delivery(app.context, RecordingSender()).work()
    receiver.status = 204
    clock.seconds += 60
    assert await sender.work() == 1
    assert await sender.work() == 0
    for user_id in (_ANN, _BOB):
        await act(app, user_id, _GOLD, _END)
    clock.seconds += _SETTLED
    assert await sender.work() == 1
    assert receiver.told[-1]["content"] == "Antike, game 1: your turn (Arabs)"


async def test_only_the_process_that_calls_webhooks_moves_them_back_with_the_clock(
    app: App, clock: Clock, receiver: Receiver
) -> None:
    """Each process finds out that the clock was set back: moved twice, a failed try would be made at once."""
    await _set(app, _ANN, receiver)
    later = clock.seconds + 7_200
    async with app.context.database.transaction() as tx:
        hook = await Webhooks(tx).get(_ANN)
        assert hook is not None
        await Webhooks(tx).put(replace(hook, retry_at=later, failures=1))
    for shards in (Shards((1,), 2), Shards((0,), 2)):
        context = replace(app.context, shards=shards, absence=Absence(back=3_600))
        await Delivery(context, RecordingSender()).work()
    moved = await Webhooks(app.context.database.reader).get(_ANN)
    assert moved is not None
    assert moved.retry_at == later - 3_600


@pytest.mark.parametrize("url", ["https://a..b/hook", "https://xn--.com/hook"])
async def test_an_address_that_cannot_even_be_tried_stops_no_other(
    app: App, clock: Clock, receiver: Receiver, url: str
) -> None:
    await app.feeds.set_webhook(_ANN, url)  # as an old row might have it
    await _set(app, _BOB, receiver)
    clock.seconds += 60
    await at_table(app)
    await at_table(app, channel_id=200)
    await act(app, _ANN, _GOLD, _END)
    clock.seconds += _SETTLED
    assert await WebhookSender(app, ExampleLocal(), tls=False).work() == 2
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (len(receiver.told), hook.failures) == (1, 1)


async def test_a_server_that_does_not_answer_is_given_up(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds up the others for a while, but not until it answers."""
    monkeypatch.setattr("bot.feeds.webhooks._PATIENCE", 0.05)
    await _called(app, clock, receiver)
    receiver.meanwhile = lambda: asyncio.sleep(2)
    assert await sender.work() == 1
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (hook.failures, receiver.told) == (1, [])


async def test_a_failure_of_the_old_address_is_none_of_the_new_one(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _called(app, clock, receiver)
    receiver.status = 500
    receiver.meanwhile = lambda: app.feeds.set_webhook(_ANN, "https://example.org/new")
    assert await sender.work() == 1
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (hook.url, hook.failures) == ("https://example.org/new", 0)


@pytest.mark.parametrize("status", [302, 404, 500])
async def test_failures_are_tried_again_and_then_no_more(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender, status: int
) -> None:
    """A redirect is not followed: it could lead into the host's own network."""
    await _called(app, clock, receiver)
    receiver.status = status
    for _ in range(MOST_FAILURES + 3):
        await sender.work()
        await sender.work()
        clock.seconds += 10_000
    assert len(receiver.told) == MOST_FAILURES
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (hook.failures, hook.problem) == (MOST_FAILURES, f"HTTP {status}")
    assert await _told_privately(app, _ANN) == [
        "⚠️ I have stopped telling your address when it's your turn: several tries in a row failed "
        f"(HTTP {status}). Once it answers again, give it anew: `/feeds webhook url:`."
    ]
    receiver.status = 204
    await _set(app, _ANN, receiver)
    assert await sender.work() == 0, "what was called before it was set is not told"


async def _told_privately(app: App, user_id: int) -> list[str]:
    """Return the texts of the private messages to a user in the outbox, apart from calls."""
    query = "SELECT payload FROM outbox WHERE direct AND channel_id = ? AND kind = 'trouble'"
    rows = await all_rows(app.context.database.reader, query, (user_id,))
    return [json.loads(row["payload"])["text"] for row in rows]


async def test_one_that_comes_back_is_told(
    app: App, clock: Clock, receiver: Receiver, sender: WebhookSender
) -> None:
    await _called(app, clock, receiver)
    receiver.status = 503
    await sender.work()
    receiver.status = 200
    clock.seconds += 60
    await sender.work()
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (len(receiver.told), hook.failures, hook.problem) == (2, 0, None)
    assert await _told_privately(app, _ANN) == [], "nothing was lost"


async def test_nobody_reaches_into_a_private_net(app: App, clock: Clock, receiver: Receiver) -> None:
    await app.feeds.set_webhook(
        _ANN, f"https://localhost:{receiver.port}/hook"
    )  # as an old row might have it
    clock.seconds += 60
    await at_table(app)
    clock.seconds += _SETTLED
    await WebhookSender(app, tls=False).work()
    hook = await app.feeds.webhook(_ANN)
    assert hook is not None
    assert (receiver.told, hook.failures) == ([], 1)
    with pytest.raises(OSError, match="not in the open internet"):
        await PublicResolver().resolve("localhost", 443)


@pytest.mark.parametrize(
    "text",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://localhost/hook",
        "https://printer.local/hook",
        "https://2130706433/hook",
        "https://0x7f.1/hook",
        "https://a.0x7f/hook",
        "https://127.0.0.1./hook",
        "https://printer.local./hook",
        "https://a..b/hook",
        "https://.a/hook",
        "https://xn--.com/hook",
        f"https://{'x' * 64}.org/hook",
        f"https://{'x.' * 127}org/hook",
        "https://exa mple.org/hook",
        "https://user:word@example.org/hook",
        "https://example.org/" + "x" * 300,
        "https://",
        "hook",
        "https://[",
        "",
    ],
)
def test_addresses_that_are_not_told(text: str) -> None:
    assert check_address(text) is None


@pytest.mark.parametrize("host", ["a_b.example.org", "münchen.example", "xn--r8jz45g.xn--zckzah", "A.B.C"])
def test_names_of_all_kinds_are_told(host: str) -> None:
    assert check_address(f"https://{host}:8443/hook") is not None


def test_an_address_is_kept_without_what_stands_behind_it() -> None:
    assert check_address(" https://example.org/hook?a=1#b ") == "https://example.org/hook?a=1"
