"""The sandbox's server for Antike: names and channels."""

from discord_sandbox import Limits, World

_CHANNELS = {"forum": "Talk, and find a game"} | {f"table-{n}": "A table to play at" for n in (1, 2, 3)}


def local_world(limits: Limits | None = None) -> World:
    """Return a sandbox world with a server to play Antike."""
    return World(limits=limits, bot_name="Antike", guild_name="Antike", channels=_CHANNELS)
