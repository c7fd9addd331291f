"""A bot that has run here before: its commands are registered, as at any start but the first.

To translate, send and check two hundred options takes longer than what most tests of the client are about.
"""

from dataclasses import dataclass
from typing import Any

from bot.app import App
from discord_sandbox import Sandbox


@dataclass(frozen=True)
class _Registered:
    """What is left of a start: in the database by which digest, at Discord what."""

    setting: str
    digest: str
    commands: list[dict[str, Any]]


_latest: list[_Registered] = []


async def registered_before(app: App, sandbox: Sandbox) -> None:
    """Before a client starts: what the latest one of this process has left.

    A client with other commands than those registers them, for their digest is another.
    """
    for left in _latest:
        await app.remember(left.setting, left.digest)
        sandbox.world.commands.overwrite(None, left.commands)


async def keep_registered(app: App, sandbox: Sandbox) -> None:
    """After a client has started: what it has registered, if it had to."""
    setting = f"commands/{sandbox.world.bot.id}/global"
    trees = [entry["body"] for entry in sandbox.log.entries if _is_tree(entry)]
    digest = await app.setting(setting)
    if trees and digest:
        _latest[:] = [_Registered(setting, digest, trees[-1])]


def _is_tree(entry: dict[str, Any]) -> bool:
    return entry["method"] == "PUT" and str(entry["path"]).endswith("/commands") and bool(entry["body"])
