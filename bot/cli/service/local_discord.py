"""Our server in the local Discord: what it and the bot are called, and its channels."""

from discord_sandbox import Limits, World

_CHANNELS = {"forum": "Talk, and find a game"} | {f"table-{n}": "A table to play at" for n in (1, 2, 3)}


def local_world(limits: Limits | None = None) -> World:
    """A local Discord with a server to play Antike in."""
    return World(limits=limits, bot_name="Antike", guild_name="Antike", channels=_CHANNELS)
