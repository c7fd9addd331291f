"""Feeds over HTTP: what can be read with a link, and which requests are refused."""

import asyncio
import json
from datetime import UTC, datetime

import aiohttp
import pytest
from icalendar import Calendar

from bot.app import App, AppError, GameSettings
from bot.feeds.server import FeedServer
from bot.model import OrderRow
from bot.model.people import FeedRow
from bot.notation.antike import parse_turn
from bot.rulesets import ruleset
from bot.store import Feeds, StoreTroubleError
from tests.app.tables import Clock, act, at_table, caller, lobby, look, position_of, written

_DAY = 86_400
_ANN, _BOB, _STRANGER = 1, 2, 9
_GOLD, _END = written("rondel", wedge="gold"), written("end_turn")


async def _get(web: aiohttp.ClientSession, url: str) -> tuple[int, str]:
    async with web.get(url) as answer:
        return answer.status, await answer.text()


async def _table(app: App, base: str, *, renew: bool = False) -> str:
    _, token = await app.feeds.open_table(caller(_ANN), renew=renew)
    return f"{base}/table/{token}.json"


async def _calendar(app: App, base: str, *, renew: bool = False) -> str:
    return f"{base}/calendar/{await app.feeds.calendar(_ANN, renew=renew)}.ics"


async def test_a_table_is_read_as_it_stands_after_each_turn(
    app: App, base: str, web: aiohttp.ClientSession
) -> None:
    await at_table(app)
    url = await _table(app, base)
    for user_id in (_ANN, _BOB):
        await act(app, user_id, _GOLD, _END)
        told = json.loads((await _get(web, url))[1])
        here = await look(app)
        codec = ruleset("antike").codec
        assert told["position"] == codec.position_to_json(position_of(here))
        assert here.awaited is not None
        assert (told["revision"], told["waiting"]["nation"]) == (here.game.revision, here.awaited.nation)
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob", "Cem", "Dao"]


async def test_a_table_before_the_start_has_no_position(
    app: App, base: str, web: aiohttp.ClientSession
) -> None:
    await lobby(app)
    told = json.loads((await _get(web, await _table(app, base)))[1])
    assert (told["status"], told["position"], told["waiting"]) == ("lobby", None, None)


async def test_a_paused_table_waits_for_nobody(
    app: App, clock: Clock, base: str, web: aiohttp.ClientSession
) -> None:
    await at_table(app)
    url = await _table(app, base)
    assert json.loads((await _get(web, url))[1])["paused"] is None
    vote = (await app.proposals.put(caller(_ANN), "pause")).vote
    assert vote is not None
    for user_id in (_BOB, 3):
        await app.proposals.vote(caller(user_id), vote.id, yes=True)
    told = json.loads((await _get(web, url))[1])
    assert (told["status"], told["paused"], told["waiting"]) == ("running", clock.seconds, None)


async def test_no_plan_and_no_order_is_read(app: App, base: str, web: aiohttp.ClientSession) -> None:
    """The feed has the same bytes with and without plans and orders."""
    await at_table(app)
    url = await _table(app, base)
    before = await _get(web, url)
    await app.plans.save(caller(_BOB), parse_turn("@marble; ."), None)
    await app.orders.save(caller(_BOB), OrderRow(_BOB, None, None, "fight"))
    assert await _get(web, url) == before


async def test_a_calendar_has_the_deadlines_of_games_that_wait(
    app: App, clock: Clock, base: str, web: aiohttp.ClientSession
) -> None:
    await at_table(app, settings=GameSettings(deadline=_DAY))
    await at_table(app, channel_id=101)  # without a deadline
    status, told = await _get(web, await _calendar(app, base))
    calendar = Calendar.from_ical(told)
    (event,) = calendar.walk("VEVENT")
    assert status == 200
    assert str(calendar["version"]) == "2.0"
    assert event.decoded("dtstart") == datetime.fromtimestamp(clock.seconds + _DAY, UTC)
    assert str(event["summary"]) == "Antike, game 1: your turn (Phoenicians)"
    assert str(event["url"]) == "https://discord.com/channels/1/100"
    await act(app, _ANN, _GOLD, _END)
    assert not Calendar.from_ical((await _get(web, await _calendar(app, base)))[1]).walk("VEVENT")


async def test_a_calendar_speaks_its_owners_language(app: App, base: str, web: aiohttp.ClientSession) -> None:
    await at_table(app, settings=GameSettings(deadline=_DAY))
    await app.preferences.store_locale(_ANN, "de")
    calendar = Calendar.from_ical((await _get(web, await _calendar(app, base)))[1])
    assert str(calendar.walk("VEVENT")[0]["summary"]) == "Antike, Partie 1: du bist dran (Phönizier)"
    assert str(calendar["x-wr-calname"]) == "Antike: deine Fristen"


@pytest.mark.both
async def test_renewed_closed_forged_and_mistaken_links_lead_nowhere(
    app: App, base: str, web: aiohttp.ClientSession
) -> None:
    await at_table(app)
    table, calendar = await _table(app, base), await _calendar(app, base)
    assert [(await _get(web, url))[0] for url in (table, calendar)] == [200, 200]
    fresh = [await _table(app, base, renew=True), await _calendar(app, base, renew=True)]
    assert [(await _get(web, url))[0] for url in (table, calendar, *fresh)] == [404, 404, 200, 200]
    await app.feeds.close_table(caller(_ANN))
    swapped = fresh[1].replace("/calendar/", "/table/").replace(".ics", ".json")
    forged = (fresh[0], swapped, f"{base}/table/1.json", f"{base}/", f"{base}/table/..%2f.json")
    assert [(await _get(web, url))[0] for url in forged] == [404] * 5
    async with web.post(fresh[1]) as answer:
        assert answer.status == 405


async def test_a_link_is_kept_until_it_is_renewed(app: App, base: str) -> None:
    await at_table(app)
    assert await _table(app, base) == await _table(app, base)
    assert await _calendar(app, base) == await _calendar(app, base)


async def test_whoever_does_not_play_opens_no_table(app: App) -> None:
    await at_table(app)
    for work in (
        app.feeds.open_table(caller(_STRANGER), renew=False),
        app.feeds.close_table(caller(_STRANGER)),
    ):
        with pytest.raises(AppError) as caught:
            await work
        assert caught.value.code == "not-in-game"


async def test_floods_are_refused_for_a_minute(
    app: App, clock: Clock, base: str, web: aiohttp.ClientSession
) -> None:
    url = await _calendar(app, base)
    found = [(await _get(web, url))[0] for _ in range(125)]
    assert found == [200] * 120 + [429] * 5
    clock.seconds += 60
    assert (await _get(web, url))[0] == 200


@pytest.mark.parametrize("hangs", [False, True])
async def test_while_the_database_is_away_readers_are_told_to_come_again(
    app: App,
    base: str,
    web: aiohttp.ClientSession,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    hangs: bool,
) -> None:
    async def read(*_: object) -> FeedRow:
        if hangs:
            await asyncio.Event().wait()
        raise StoreTroubleError("away", "connection refused")

    url = await _calendar(app, base)
    monkeypatch.setattr(Feeds, "by_token", read)
    monkeypatch.setattr("bot.feeds.server._PATIENCE", 0.05)
    async with web.get(url) as answer:
        assert (answer.status, answer.headers["Retry-After"]) == (503, "60")
        assert answer.headers["Cache-Control"] == "private, no-cache"
    (logged,) = (record for record in caplog.records if record.levelname != "INFO")
    assert logged.exc_info is None, "it is no error of ours"
    assert url.rpartition("/")[2].removesuffix(".ics") not in logged.getMessage()


async def test_long_requests_are_refused(app: App, base: str, web: aiohttp.ClientSession) -> None:
    url = await _calendar(app, base)
    for long in (f"{url}?{'x' * 300}", f"{base}/table/{'x' * 20_000}.json"):
        assert (await _get(web, long))[0] == 413
    async with web.get(url, data=b"x" * 10) as answer:
        assert answer.status == 413


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("body", [None, b"x", b"x" * 100_000])
async def test_only_reading_is_allowed(
    app: App, base: str, web: aiohttp.ClientSession, method: str, body: bytes | None
) -> None:
    async with web.request(method, await _calendar(app, base), data=body) as answer:
        assert answer.status == 405
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_what_is_read_is_not_kept_by_others(app: App, base: str, web: aiohttp.ClientSession) -> None:
    async with web.get(await _calendar(app, base)) as answer:
        assert answer.headers["Cache-Control"] == "private, no-cache"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_refusals_carry_the_same_headers(app: App, base: str, web: aiohttp.ClientSession) -> None:
    for url, status in ((f"{base}/table/none.json", 404), (f"{await _calendar(app, base)}?{'x' * 300}", 413)):
        async with web.get(url) as answer:
            assert answer.status == status
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_port_that_is_taken(app: App, base: str) -> None:
    with pytest.raises(OSError, match="in use"):
        await FeedServer(app, base.removeprefix("http://")).start()


async def test_whoever_is_forgotten_leaves_no_link(app: App, base: str, web: aiohttp.ClientSession) -> None:
    url = await _calendar(app, base)
    await app.feeds.set_webhook(_ANN, "https://example.org/hook")
    await app.stats.forget(_ANN)
    assert (await _get(web, url))[0] == 404
    assert await app.feeds.webhook(_ANN) is None


async def test_a_stopped_server_frees_its_port(app: App, web: aiohttp.ClientSession) -> None:
    server = FeedServer(app, "127.0.0.1:0")
    url = f"http://127.0.0.1:{await server.start()}/"
    assert (await _get(web, url))[0] == 404
    await server.stop()
    with pytest.raises(aiohttp.ClientConnectorError):
        await _get(web, url)
