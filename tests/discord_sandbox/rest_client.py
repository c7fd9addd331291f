"""A minimal client of the sandbox's REST API and of its page's API, for tests of raw responses."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Self

import aiohttp

from discord_sandbox.web import actions

if TYPE_CHECKING:
    from types import TracebackType

    from discord_sandbox import Sandbox
    from discord_sandbox.state.models import Interaction, Message, Modal


@dataclass(frozen=True)
class Answer:
    status: int
    body: Any
    content_type: str

    @property
    def code(self) -> int | None:
        return self.body.get("code") if isinstance(self.body, dict) else None

    def wrong(self, *path: str | int) -> str:
        """Return Discord's error code for a field; empty if nothing is wrong with it."""
        place = self.body.get("errors", {})
        for step in path:
            place = place.get(str(step), {})
        return place["_errors"][0]["code"] if "_errors" in place else ""


class Api:
    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world = sandbox.world
        self.headers = {"Authorization": f"Bot {sandbox.token}"}
        self.channel = self.world.channel("channel-1")

    async def __aenter__(self) -> Self:
        self.session = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()

    async def call(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None, **more: Any
    ) -> Answer:
        """Call the REST API with the bot's token."""
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", content, filename=name)
            more["data"] = form
        elif body is not None:
            more["json"] = body
        more.setdefault("headers", self.headers)
        return await self._ask(method, self.sandbox.api_base + path, more)

    async def ui(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """Call the page's API."""
        if body is not None:
            more["json"] = body
        return await self._ask(method, self.sandbox.base_url + "/ui" + path, more)

    async def _ask(self, method: str, url: str, more: Any) -> Answer:
        async with self.session.request(method, url, **more) as answer:
            text = await answer.text()
            kind = answer.headers.get("Content-Type", "")
            body = json.loads(text) if text and kind.startswith("application/json") else text
            return Answer(answer.status, body, kind)

    def hurry(self) -> None:
        """Give the bot 0.25 seconds from now on to acknowledge interactions, instead of 3."""
        self.world.limits = replace(self.world.limits, acknowledge=0.25)

    async def post(
        self, body: Any, files: dict[str, bytes] | None = None, channel: int | None = None
    ) -> Answer:
        """Post a message, by default in channel-1."""
        return await self.call("POST", f"/channels/{channel or self.channel.id}/messages", body, files)

    async def register(self, *commands: Any) -> Answer:
        """Register global commands."""
        return await self.call("PUT", f"/applications/{self.world.bot.id}/commands", list(commands))

    async def use(self, name: str = "ping", who: str = "Ada", **options: Any) -> Interaction:
        """Use a command as a person in channel-1; a plain one is registered if there are none."""
        if not self.world.commands.of(None):
            await self.register(chat_command(name))
        return actions.use_command(self.world, self.world.person(who), self.channel, name, options)

    async def callback(
        self,
        it: Interaction,
        kind: int,
        data: Any = None,
        files: dict[str, bytes] | None = None,
        query: str = "",
    ) -> Answer:
        """Answer an interaction."""
        body = {"type": kind} if data is None else {"type": kind, "data": data}
        path = f"/interactions/{it.id}/{it.token}/callback{query}"
        return await self.call("POST", path, body, files, headers={})

    async def hook(
        self,
        it: Interaction,
        method: str,
        path: str = "",
        body: Any = None,
        files: dict[str, bytes] | None = None,
    ) -> Answer:
        """Send a later request with an interaction's token."""
        whole = f"/webhooks/{self.world.bot.id}/{it.token}{path}"
        return await self.call(method, whole, body, files, headers={})


def original(it: Interaction) -> Message:
    """Return the first answer."""
    assert it.original is not None
    return it.original


def form_of(it: Interaction) -> Modal:
    """Return the form shown as the answer."""
    assert it.modal is not None
    return it.modal


def chat_command(name: str, *options: Any, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "A command", "type": 1, "options": list(options), **more}


def row(*children: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}
