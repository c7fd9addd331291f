"""Tells addresses of people's own that it is their turn."""

import asyncio
import ipaddress
import logging
import socket
from typing import Any, Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

from bot.app import App
from bot.app.background import BackgroundLoop
from bot.app.feeds import ReadCalendar
from bot.feeds.table_json import own_json
from bot.i18n.catalogue import speaking
from bot.model.people import WebhookRow
from bot.text.notifications.feeds import format_webhook

_log = logging.getLogger(__name__)
_LONGEST: Final = 300
_PATIENCE: Final = 10
"""Seconds."""


def check_address(text: str) -> str | None:
    """An address as it is kept; None for one that is not told: only https, to a name, without a password."""
    try:
        url = URL(text.strip())
    except ValueError:
        return None
    host = url.host or ""
    named = "." in host and not _is_number(host) and not host.endswith((".local", ".internal", ".localhost"))
    if url.scheme != "https" or not named or url.user is not None or len(text) > _LONGEST:
        return None
    return str(url.with_fragment(None))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdecimal()
    return True


class PublicResolver(AbstractResolver):
    """Finds addresses in the open internet alone: nobody reaches into the host's own network by a name."""

    def __init__(self) -> None:
        self._inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """As the system does, without addresses of private nets; raises `OSError` if none is left."""
        found = await self._inner.resolve(host, port, family)
        public = [each for each in found if ipaddress.ip_address(each["host"]).is_global]
        if not public:
            raise OSError(f"{host} is not in the open internet")
        return public

    async def close(self) -> None:
        """Nothing is held."""
        await self._inner.close()


class WebhookSender(BackgroundLoop):
    """Looks every few seconds who was called, and tells their addresses."""

    name = "webhooks"
    longest_sleep = 10

    def __init__(self, app: App, resolver: AbstractResolver | None = None, tls: bool = True) -> None:
        """`resolver` and `tls` are for a net of one's own, as tests have."""
        super().__init__(app.context, asyncio.Event())
        self._app = app
        self._resolver = resolver
        self._tls = tls

    async def next_due(self) -> int | None:
        """Nothing wakes it: calls are in the database."""
        return None

    async def work(self) -> int:
        """Tell all that are due, one after the other; what fails is tried again later."""
        due = await self._app.feeds.due_webhooks()
        if not due:
            return 0
        connector = aiohttp.TCPConnector(resolver=self._resolver or PublicResolver())
        timeout = aiohttp.ClientTimeout(total=_PATIENCE)
        async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
            for hook, read in due:
                now = self._context.now()
                await self._app.feeds.told(hook, now, await self._post(session, hook, read))
        return len(due)

    async def _post(self, session: aiohttp.ClientSession, hook: WebhookRow, read: ReadCalendar) -> str | None:
        """Tell one; returns what went wrong."""
        url = hook.url if self._tls else str(URL(hook.url).with_scheme("http"))
        try:
            async with session.post(url, json=_told(read), allow_redirects=False) as answer:
                return None if answer.ok and answer.status < 300 else f"HTTP {answer.status}"
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            _log.info("a webhook could not be told: %s", type(error).__name__)
            return type(error).__name__


def _told(read: ReadCalendar) -> dict[str, Any]:
    """Words where chat programs look for them, and the games for others."""
    waiting = [own for own in read.games if own.wait is not None]
    with speaking(read.person.language(waiting[0].game) if waiting else "en"):
        words = format_webhook(waiting)
    return {"content": words, "text": words, "games": [own_json(own) for own in waiting]}
