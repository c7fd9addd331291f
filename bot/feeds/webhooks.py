"""Turn notifications to users' webhooks."""

import asyncio
import ipaddress
import logging
import re
import socket
from typing import Any, Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

from bot.app import App
from bot.app.background import BackgroundLoop
from bot.app.feeds import ReadCalendar
from bot.feeds.table_json import waiting_game_json
from bot.i18n.catalogue import speaking
from bot.model.people import WebhookRow
from bot.text.notifications.feeds import format_webhook

_log = logging.getLogger(__name__)
_LONGEST: Final = 300
_NAME: Final = re.compile(r"(?=.{1,253}$)(?:[a-z\d_-]{1,63}\.)+[a-z][a-z\d-]{0,62}")
"""Encoded host name that can be resolved; a last part that begins with a digit would be an IP address."""
_PRIVATE: Final = (".local", ".internal", ".localhost")
_PATIENCE: Final = 10
"""Timeout of a request in seconds."""
_SETTLED: Final = 2
"""Seconds after which all calls of a moment can be read, also those that were just being stored."""


def check_address(text: str) -> str | None:
    """Return a webhook's address in the form to be stored; None if it is not allowed.

    Allowed is only https, to a public host name, without a password.
    """
    try:
        url = URL(text.strip())
        host = url.raw_host if url.host else None
    except ValueError:  # some names only fail when `host` decodes them
        return None
    named = host is not None and _NAME.fullmatch(host) and not host.endswith(_PRIVATE)
    if url.scheme != "https" or not named or url.user is not None or len(text) > _LONGEST:
        return None
    return str(url.with_fragment(None))


class PublicResolver(AbstractResolver):
    """Resolver of public addresses only, so that no name gives access to the host's private network."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Resolve by the system, without private addresses; raises `OSError` if none is left."""
        found = await self._inner.resolve(host, port, family)
        public = [each for each in found if ipaddress.ip_address(each["host"]).is_global]
        if not public:
            raise OSError(f"{host} is not in the open internet")
        return public

    async def close(self) -> None:
        """Close the system's resolver."""
        await self._inner.close()


class WebhookSender(BackgroundLoop):
    """Background loop that polls for turn notifications and posts them to users' webhooks."""

    name = "webhooks"
    longest_sleep = 10

    def __init__(self, app: App, resolver: AbstractResolver | None = None, tls: bool = True) -> None:
        """Create the loop; `resolver` and `tls` allow a private network, as in tests."""
        super().__init__(app.context, asyncio.Event())
        self._app = app
        self._resolver = resolver
        self._tls = tls

    async def next_due(self) -> int | None:
        """Return None: notifications are polled from the database, nothing wakes the loop."""
        return None

    async def work(self) -> int:
        """Post all due notifications in sequence and return their number; failures are retried later."""
        # Before the games are read: whoever is called while a slow server answers is told next time.
        until = self._context.now() - _SETTLED
        due = await self._app.feeds.due_webhooks(until)
        if not due:
            return 0
        connector = aiohttp.TCPConnector(resolver=self._resolver or PublicResolver())
        timeout = aiohttp.ClientTimeout(total=_PATIENCE)
        async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
            for hook, read in due:
                problem = await self._post(session, hook, read)
                await self._app.feeds.record_delivery(hook, read, until, problem)
        return len(due)

    async def _post(self, session: aiohttp.ClientSession, hook: WebhookRow, read: ReadCalendar) -> str | None:
        """Post a notification; return the error, None if there was none."""
        try:
            url = hook.url if self._tls else str(URL(hook.url).with_scheme("http"))
            async with session.post(url, json=_payload(read, hook.told_at), allow_redirects=False) as answer:
                return None if answer.ok and answer.status < 300 else f"HTTP {answer.status}"
        except Exception as error:  # of any kind, as it must not keep the others from being told
            _log.info("a webhook could not be told: %s", type(error).__name__)
            return type(error).__name__


def _payload(read: ReadCalendar, told_at: int) -> dict[str, Any]:
    """Return the JSON to post: text in the fields that chat programs read, and the games for others.

    Games in which the user was called after `told_at` are new, and come first; an own action is no call.
    """
    waiting = [own for own in read.games if own.wait is not None]
    new = [own for own in waiting if own.wait is not None and (own.wait.last_call or 0) > told_at]
    earlier = [own for own in waiting if own not in new]
    with speaking(read.person.language(waiting[0].game)):
        words = format_webhook(new, earlier)
    games = [{**waiting_game_json(own), "new": own in new} for own in (*new, *earlier)]
    return {"content": words, "text": words, "games": games}
