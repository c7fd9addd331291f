"""Health and metrics over HTTP: `ANTIKE_METRICS=127.0.0.1:9100`."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aiohttp import web

from bot.app import App
from bot.app.notifications.message import first_due
from bot.cli.errors import UsageError
from bot.cli.service.health import Heartbeat
from bot.store import Metrics, StoreTroubleError

if TYPE_CHECKING:
    from bot.client import AntikeBot
    from bot.telemetry.prometheus import PrometheusMeter

_log = logging.getLogger(__name__)
_UNKNOWN: Final = -1.0
_COUNTING: Final = 5.0
"""Seconds to count what is stored: Prometheus waits 10 for the page, and has to read what is wrong."""


def make_meter() -> "PrometheusMeter":
    """Create the metrics collector; raises `UsageError` if its library is not installed."""
    try:
        from bot.telemetry.prometheus import PrometheusMeter
    except ImportError:
        raise UsageError(
            "ANTIKE_METRICS needs prometheus-client: install the extra `metrics`, or leave this setting out."
        ) from None
    meter = PrometheusMeter()
    logging.getLogger().addHandler(meter)
    return meter


class Monitor:
    """A small HTTP server with `/health`, 200 or 503, and `/metrics`."""

    def __init__(self, address: str, meter: "PrometheusMeter", app: App, heartbeat: Heartbeat) -> None:
        """Create a server for the address `host:port`."""
        self.client: AntikeBot | None = None
        """The current client, or the last one while the bot waits to reach Discord again."""
        self._address = address
        self._meter = meter
        self._app = app
        self._heartbeat = heartbeat
        site = web.Application()
        site.router.add_get("/health", self._health)
        site.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(site, access_log=None, shutdown_timeout=0.5)

    async def start(self) -> int:
        """Listen and return the port; raises `UsageError` if the port is taken."""
        host, _, port = self._address.rpartition(":")
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host.strip("[]"), int(port)).start()
        except OSError as error:
            await self._runner.cleanup()
            reason = error.strerror or error
            raise UsageError(f"ANTIKE_METRICS: cannot listen on {self._address}: {reason}.") from error
        bound = int(self._runner.addresses[0][1])
        _log.info("figures are told", extra={"address": f"{host}:{bound}"})
        return bound

    async def stop(self) -> None:
        """Release the port."""
        await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        status = self._heartbeat.status
        return web.Response(text=f"{status.format()}\n", status=200 if status.is_healthy else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        from bot.telemetry.prometheus import CONTENT_TYPE

        page = self._meter.page(await self._levels())
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE})

    async def _levels(self) -> dict[tuple[str, str], float]:
        status, context = self._heartbeat.status, self._app.context
        levels: dict[tuple[str, str], float] = {
            ("up:what:gateway", "Whether it can be worked with"): status.gateway == "ok",
            ("up:what:database", "Whether it can be worked with"): status.database == "ok",
            ("games_busy", "Games in which a change is under way or waits"): len(context.locks),
        }
        if (client := self.client) is not None:
            latency = client.latency if client.latency < 60 else _UNKNOWN
            levels |= {
                ("gateway_latency_seconds", "Heartbeat to its answer"): latency,
                ("servers", "Discord servers the bot is in"): len(client.guilds),
                ("answers_waiting", "People who have nothing to read yet"): len(client.timer.waiting),
                ("drawing_waiting", "Pictures nobody has begun to draw"): client.render_queue.waiting,
            }
        if status.database != "ok":
            return levels
        try:
            async with asyncio.timeout(_COUNTING):
                games = await Metrics(context.database.reader).games()
                unsent = await Metrics(context.database.reader).outbox()
        except (StoreTroubleError, TimeoutError) as error:
            _log.warning("what is stored is not counted: %r", error)
            return levels
        except Exception:
            _log.exception("what is stored could not be counted")
            return levels
        levels |= {(f"games:status:{status}", "Games stored"): number for status, number in games.items()}
        # From the first try on: a message that fails is due again in a moment, time after time. What one
        # channel refuses is counted apart, as it says nothing about the others.
        waited = [
            context.now() - first_due(message.due_at, message.attempts)
            for message in unsent
            if not message.refused
        ]
        refused = len(unsent) - len(waited)
        levels["outbox_unsent", "Messages to be sent, now or later"] = len(unsent)
        levels["outbox_refused", "Messages that their channel or recipient refuses"] = refused
        levels["outbox_due", "Messages to be sent now, or tried in vain"] = sum(late >= 0 for late in waited)
        levels["outbox_late_seconds", "For how long the oldest message has been due"] = max([0, *waited])
        return levels
