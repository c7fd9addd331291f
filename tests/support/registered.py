"""Commands registered by an earlier bot, as at any start but the first.

Translating, sending and checking two hundred options takes longer than the rest of most tests of the client.
"""

from dataclasses import dataclass
from typing import Any

from bot.app import App
from discord_sandbox import Sandbox


@dataclass(frozen=True)
class _Registered:
    """Result of a start: the digest in the database, its setting's name, and the commands at Discord."""

    setting: str
    digest: str
    commands: list[dict[str, Any]]


_latest: list[_Registered] = []


async def registered_before(app: App, sandbox: Sandbox) -> None:
    """Restore the digest and the commands of this process's latest client, before a client starts.

    A client with other commands than those registers them, because their digest differs.
    """
    for left in _latest:
        await app.remember(left.setting, left.digest)
        sandbox.world.commands.overwrite(None, left.commands)


async def keep_registered(app: App, sandbox: Sandbox) -> None:
    """Keep the commands that a client has registered at its start, if it registered any."""
    setting = f"commands/{sandbox.world.bot.id}/global"
    trees = [entry["body"] for entry in sandbox.log.entries if _is_tree(entry)]
    digest = await app.setting(setting)
    if trees and digest:
        _latest[:] = [_Registered(setting, digest, trees[-1])]


def _is_tree(entry: dict[str, Any]) -> bool:
    return entry["method"] == "PUT" and str(entry["path"]).endswith("/commands") and bool(entry["body"])
