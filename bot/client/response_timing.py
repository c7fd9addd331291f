"""Measures the time from receiving an interaction to an answer the user can read.

Requests are observed where they leave the program, so commands and components need do nothing.
"""

import re
from dataclasses import dataclass
from time import monotonic
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

from bot.telemetry import Meter

_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_ANSWER: Final = re.compile(r"/webhooks/\d+/([^/]+)")
_TYPE: Final = re.compile(rb'"type": ?(\d+)')
_PROMISES: Final = frozenset({5, 6})
"""Callback types that only acknowledge."""
_ID: Final = re.compile(r"/\d{15,20}")
_TOKEN: Final = re.compile(r"/[\w.~%-]{40,}")
_UNKNOWN: Final = "unknown"
_FORGOTTEN_AFTER: Final = 15 * 60.0
"""Seconds after which Discord accepts no answer."""


@dataclass(slots=True)
class _OpenInteraction:
    """An interaction that is not answered yet."""

    interaction: "discord.Interaction[Any]"
    command: str
    since: float


class ResponseTimer:
    """Tracks open interactions and times the answers sent."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter
        self._visits: dict[int, _OpenInteraction] = {}
        self._by_token: dict[str, int] = {}
        self.trace = aiohttp.TraceConfig()
        """Trace hooks for discord.py's HTTP client."""
        self.trace.on_request_start.append(self._on_request_start)
        self.trace.on_request_chunk_sent.append(self._on_chunk_sent)
        self.trace.on_request_end.append(self._on_request_end)
        self.trace.on_request_exception.append(self._on_request_exception)

    def register(self, interaction: "discord.Interaction[Any]") -> None:
        """Register an interaction."""
        now = monotonic()
        for visit in [visit for visit in self._visits.values() if now - visit.since > _FORGOTTEN_AFTER]:
            self._forget(visit)
        self._visits[interaction.id] = _OpenInteraction(interaction, name_of(interaction), now)
        self._by_token[interaction.token] = interaction.id

    @property
    def waiting(self) -> "list[discord.Interaction[Any]]":
        """Interactions whose users have no answer yet."""
        return [visit.interaction for visit in self._visits.values()]

    async def _on_request_start(self, session: Any, context: SimpleNamespace, told: Any) -> None:
        context.begun, context.kind = monotonic(), 0

    async def _on_chunk_sent(
        self, session: Any, context: SimpleNamespace, told: aiohttp.TraceRequestChunkSentParams
    ) -> None:
        """Read the callback type from the request body, which alone distinguishes acknowledgements."""
        if not context.kind and _CALLBACK.search(told.url.path) and (match := _TYPE.search(told.chunk)):
            context.kind = int(match[1])

    async def _on_request_end(
        self, session: Any, context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        now = monotonic()
        self._meter.requested(_route(told.method, told.url.path), told.response.status, now - context.begun)
        if told.response.status < 400:
            self._record_answer(told.url.path, promise=context.kind in _PROMISES, now=now)

    async def _on_request_exception(
        self, session: Any, context: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._meter.requested(_route(told.method, told.url.path), 0, monotonic() - context.begun)

    def _record_answer(self, path: str, *, promise: bool, now: float) -> None:
        if match := _CALLBACK.search(path):
            visit = self._visits.get(int(match[1]))
            if visit is not None:
                self._meter.answered(visit.command, "first", now - visit.since)
                if not promise:
                    self._record_done(visit, now)
        elif match := _ANSWER.search(path):
            visit = self._visits.get(self._by_token.get(match[1], 0))
            if visit is not None:
                self._record_done(visit, now)

    def _record_done(self, visit: _OpenInteraction, now: float) -> None:
        self._meter.answered(visit.command, "done", now - visit.since)
        self._forget(visit)

    def _forget(self, visit: _OpenInteraction) -> None:
        self._visits.pop(visit.interaction.id, None)
        self._by_token.pop(visit.interaction.token, None)


def name_of(interaction: "discord.Interaction[Any]") -> str:
    """Return the command, or the kind of component: a small set of names, independent of user input."""
    data: Any = interaction.data or {}
    if "custom_id" in data:
        custom_id = str(data["custom_id"])
        form = interaction.type is discord.InteractionType.modal_submit
        known = interaction.client.answers_to(custom_id, form=form)
        return ":".join(custom_id.split(":")[:2]) if known else _UNKNOWN
    if interaction.type is discord.InteractionType.autocomplete:
        return "completion"
    command = interaction.command
    return command.qualified_name if command is not None else _UNKNOWN


def _route(method: str, path: str) -> str:
    """Return the route of a request, without ids and tokens."""
    return f"{method} {_TOKEN.sub('/:token', _ID.sub('/:id', path))}"
